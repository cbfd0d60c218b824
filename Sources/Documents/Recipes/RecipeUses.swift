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
  /// The recipes that others extend.
  private let parents: [String: String]
  /// The styles in force, and those that come with a family, by the family's name.
  private let shells: [String: [String]]

  public init(_ engine: StyleEngine) {
    self.engine = engine
    expansion = RecipeExpansion(engine)
    var definitions: [String: RecipeDefinition] = [:]
    for recipe in engine.recipes { definitions[recipe.name] = recipe }
    self.definitions = definitions
    var parents: [String: String] = [:]
    for recipe in engine.writtenRecipes { parents[recipe.name] = recipe.extends }
    self.parents = parents
    var shells: [String: [String]] = [:]
    for family in engine.catalog.families {
      shells[family.name] = [family.standard.name] + family.presets.map { $0.name }
    }
    for style in engine.rules.families {
      shells[style.family, default: []].append(style.style.extends ?? style.style.base.text)
    }
    self.shells = shells
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
      if let parent = parents[name] { open.append(parent) }
      if let family = recipe.family { open += shells[family] ?? [] }
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
    for key in ["view", "button", "named", "families", "utilities"] {
      if let value = document.member(key, of: node) { open.append(value) }
    }
    while let node = open.popLast() {
      if document.kind(of: node) == .string { add(node, in: document, to: &uses) }
      for element in document.elements(of: node) { open.append(element) }
      for member in document.members(of: node) { open.append(member.value) }
    }
  }
}

extension StyleEngine {
  /// The recipes in force as they are written, without what they extend, then their slots.
  var writtenRecipes: [RecipeDefinition] {
    var catalog = catalog
    catalog.add(rules.named)
    var slots: [RecipeDefinition] = []
    for recipe in catalog.recipes {
      for var slot in recipe.slots {
        slot.name = "\(recipe.name)/\(slot.name)"
        slots.append(slot)
      }
    }
    return catalog.recipes + slots
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
