import ClassParser
import Engine
import JSONText
import Recipes
import StyleModel

/// Where documents use recipes.
public struct RecipeUses: Sendable {
  /// One use in one document.
  public struct Use: Hashable, Sendable {
    /// The recipe, or the slot `card/title`.
    public let recipe: String
    /// The class, at bytes of the document.
    public let range: Range<Int>
  }

  private let engine: StyleEngine
  private let expansion: RecipeExpansion
  private let definitions: [String: RecipeDefinition]

  public init(_ engine: StyleEngine) {
    self.engine = engine
    expansion = RecipeExpansion(engine)
    var definitions: [String: RecipeDefinition] = [:]
    for recipe in engine.recipes { definitions[recipe.name] = recipe }
    self.definitions = definitions
  }

  /// The uses in `class` members and in the rules of a document, in their order.
  public func uses(in document: JSONDocument) -> [Use] {
    var uses: [Use] = []
    var open = [document.root]
    while let node = open.popLast() {
      var inner: [JSONNode] = []
      for element in document.elements(of: node) { inner.append(element) }
      for member in document.members(of: node) {
        if document.text(of: member.key, equals: "class") {
          add(member.value, in: document, to: &uses)
        } else if document.text(of: member.key, equals: "rules") {
          add(rules: member.value, in: document, to: &uses)
        } else {
          inner.append(member.value)
        }
      }
      open += inner.reversed()
    }
    return uses.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The recipes and slots that some classes lead to, those that recipes name among them.
  public func reached(from names: [String]) -> Set<String> {
    var reached: Set<String> = []
    var open = names
    while let name = open.popLast() {
      guard reached.insert(name).inserted, let recipe = definitions[name] else { continue }
      if let parent = recipe.extends { open.append(parent) }
      for text in recipe.everyText { open += self.names(in: text.text).map { $0.name } }
      // A slot is a part of its recipe.
      if let slash = name.utf8.firstIndex(of: UInt8(ascii: "/")) { open.append(String(name[..<slash])) }
    }
    return reached
  }

  /// The recipes and slots that a class string names itself, with the bytes of the class.
  func names(in text: String) -> [(name: String, range: Range<Int>)] {
    let bytes = Array(text.utf8)
    var found: [(name: String, range: Range<Int>)] = []
    for token in engine.parse(text).tokens {
      let written = String(decoding: bytes[token.range], as: UTF8.self)
      if let variant = expansion.variant(ofToken: written) {
        found.append((variant.recipe, token.range))
        continue
      }
      for name in ClassParser.recipeNames(in: written, with: engine.vocabulary) {
        found.append((name, token.range))
      }
    }
    return found
  }

  private func add(_ node: JSONNode, in document: JSONDocument, to uses: inout [Use]) {
    var faults: [Diagnostic] = []
    let text = ClassText.read(node, in: document, diagnostics: &faults)
    for (name, range) in names(in: text.text) {
      uses.append(Use(recipe: name, range: text.source(of: range)))
    }
  }

  /// The texts of rules: what every component gets, recipes and utilities.
  private func add(rules node: JSONNode, in document: JSONDocument, to uses: inout [Use]) {
    var open: [JSONNode] = []
    for key in ["view", "button", "named", "utilities"] {
      if let value = document.member(key, of: node) { open.append(value) }
    }
    while let node = open.popLast() {
      if document.kind(of: node) == .string { add(node, in: document, to: &uses) }
      for element in document.elements(of: node) { open.append(element) }
      for member in document.members(of: node) { open.append(member.value) }
    }
  }
}

extension RecipeDefinition {
  /// Every class text, slots apart.
  var everyText: [Classes] {
    var texts = [base]
    for axis in axes { for value in axis.values { texts.append(value.classes) } }
    for compound in compounds { texts.append(compound.classes) }
    return texts
  }
}
