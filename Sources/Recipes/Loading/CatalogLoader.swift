import JSONText
import StyleModel

/// Reads catalogs of recipes from JSON.
public enum CatalogLoader {
  /// What was read, and what is wrong in it; byte ranges are those of the file.
  public struct Result: Sendable {
    public var recipes: [RecipeDefinition] = []
    public var families: [FamilyDefinition] = []
    public var diagnostics: [Diagnostic] = []
  }

  /// Reads a file of the form `{"recipes": {"card": "p-6 …"}, "families": {…}}`, or the object of recipes alone.
  public static func load(_ bytes: [UInt8], source: String) -> Result {
    var result = Result()
    let document: JSONDocument
    do {
      document = try JSONDocument(parsing: bytes)
    } catch {
      result.diagnostics.append(Diagnostic(jsonError: error, in: bytes))
      return result
    }
    var reader = RecipeReader(document: document, source: source)
    guard document.kind(of: document.root) == .object else {
      reader.complain("catalog-form", document.root, "a catalog is an object with recipes")
      result.diagnostics = reader.diagnostics
      return result
    }
    let recipes = document.member("recipes", of: document.root)
    let families = document.member("families", of: document.root)
    reader.complainOfDuplicates(
      in: document.root, recipes: recipes ?? (families == nil ? document.root : nil))
    if recipes != nil || families != nil {
      if let recipes { result.recipes = reader.recipes(recipes) }
      if let families { result.families = reader.families(families) }
      for member in document.members(of: document.root) {
        reader.expect(member.key, among: ["recipes", "families", "description", "family", "$schema"])
      }
    } else {
      result.recipes = reader.recipes(document.root)
    }
    result.diagnostics = reader.diagnostics
    return result
  }
}

/// Reads recipe definitions from JSON nodes and collects what is wrong.
struct RecipeReader {
  let document: JSONDocument
  let source: String
  var diagnostics: [Diagnostic] = []

  init(document: JSONDocument, source: String) {
    self.document = document
    self.source = source
  }

  mutating func complain(_ id: String, _ node: JSONNode, _ message: String, suggestions: [String] = []) {
    let hint = suggestions.first.map { "; did you mean \"\($0)\"?" } ?? ""
    diagnostics.append(
      Diagnostic(.error, id: id, at: document.range(of: node), message + hint, suggestions: suggestions))
  }

  /// Reports keys that stand twice in one object inside `node`; the last one counts.
  mutating func complainOfDuplicates(in node: JSONNode, recipes: JSONNode? = nil) {
    let whole = document.range(of: node)
    let names = recipes.map { document.members(of: $0).map { $0.key } } ?? []
    for duplicate in document.duplicateKeys() {
      guard whole.contains(document.range(of: duplicate.key).lowerBound) else { continue }
      let name = document.string(of: duplicate.key) ?? ""
      let isRecipe = names.contains(duplicate.key)
      complain(
        isRecipe ? "duplicate-recipe" : "duplicate-key", duplicate.key,
        isRecipe
          ? "the recipe \"\(name)\" is defined twice; names are unique"
          : "the key \"\(name)\" stands twice in one object")
    }
  }

  mutating func expect(_ key: JSONNode, among known: [String]) {
    let name = document.string(of: key) ?? ""
    guard !known.contains(name) else { return }
    complain(
      "unknown-key", key, "unknown key \"\(name)\"", suggestions: Suggestions.nearest(to: name, in: known))
  }

  /// - Parameter checksNames: Whether the axes and values that are named have to be there: not in slots that
  ///   another recipe's slots may complete.
  mutating func recipes(_ node: JSONNode, checksNames: Bool = true) -> [RecipeDefinition] {
    guard document.kind(of: node) == .object else {
      complain("catalog-form", node, "recipes are an object of names and classes")
      return []
    }
    var recipes: [RecipeDefinition] = []
    for member in document.members(of: node) {
      let name = document.string(of: member.key) ?? ""
      guard isRecipeName(name) else {
        complain(
          "recipe-name", member.key,
          "\"\(name)\" is no recipe name; use letters, digits, -, _ and ., no - in front")
        continue
      }
      if let recipe = recipe(name, member.key, member.value, checksNames: checksNames) {
        recipes.append(recipe)
      }
    }
    return recipes
  }

  /// Whether a class can write the name; a hyphen in front of one makes it negative.
  func isRecipeName(_ name: String) -> Bool {
    name.utf8.first.map { $0 != UInt8(ascii: "-") } == true
      && name.utf8.allSatisfy { byte in
        let lower = byte | 0x20
        return (lower >= 0x61 && lower <= 0x7A) || (byte >= 0x30 && byte <= 0x39)
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
      }
  }

  mutating func recipe(
    _ name: String, _ key: JSONNode, _ node: JSONNode, checksNames: Bool = true
  ) -> RecipeDefinition? {
    let at = document.range(of: key)
    switch document.kind(of: node) {
    case .string:
      var recipe = RecipeDefinition(name, classes(node), source: source, at: at)
      takeExtends(&recipe)
      return recipe
    case .object:
      return object(name, at, node, checksNames)
    default:
      complain("recipe-form", node, "the recipe \"\(name)\" is neither classes nor an object")
      return nil
    }
  }

  /// `"extends card p-3"` is short for an object with `extends` and `base`.
  private func takeExtends(_ recipe: inout RecipeDefinition) {
    let text = recipe.base.text
    // Few recipes begin so, and looking for blanks of every kind takes long.
    guard let first = text.utf8.first(where: { $0 > 0x20 }), first == UInt8(ascii: "e") || first >= 0x80
    else {
      return
    }
    let words = text.split(maxSplits: 2, omittingEmptySubsequences: true) { $0.isWhitespace }
    guard words.count >= 2, words[0] == "extends" else { return }
    recipe.extends = String(words[1])
    recipe.extendsRange = recipe.base.range
    let own = words.count > 2 ? words[2] : ""
    recipe.base.text = String(own)
    recipe.base.skipped = text.utf8.count - own.utf8.count
  }

  func classes(_ node: JSONNode) -> RecipeDefinition.Classes {
    RecipeDefinition.Classes(document.string(of: node) ?? "", at: document.range(of: node), in: source)
  }

  /// A text; `what` says which, and what it has to be.
  mutating func text(_ node: JSONNode, _ what: String) -> RecipeDefinition.Classes? {
    guard document.kind(of: node) == .string else {
      complain("recipe-form", node, what)
      return nil
    }
    return classes(node)
  }

  private mutating func object(
    _ name: String, _ at: Range<Int>, _ node: JSONNode, _ checksNames: Bool
  ) -> RecipeDefinition {
    // What is wrong in a recipe without a base stands at its name.
    var recipe = RecipeDefinition(name, .init("", at: at, in: source), source: source, at: at)
    for member in document.members(of: node) {
      switch document.string(of: member.key) {
      case "base": recipe.base = text(member.value, "base is a string of classes") ?? recipe.base
      case "extends":
        recipe.extends = text(member.value, "extends is the name of a recipe")?.text
        recipe.extendsRange = document.range(of: member.value)
      case "family":
        recipe.family = text(member.value, "family is the name of a family")?.text
        recipe.familyRange = document.range(of: member.value)
      case "description": recipe.description = text(member.value, "description is a text")?.text
      case "deprecated":
        recipe.deprecated =
          document.bool(of: member.value) == true
          ? "" : text(member.value, "deprecated is true, or the name of the recipe to use instead")?.text
      case "variants": recipe.axes = axes(member.value)
      case "compounds": recipe.compounds = compounds(member.value)
      case "defaults": recipe.defaults = defaults(member.value)
      case "slots":
        let isWhole =
          document.member("extends", of: node) == nil && document.member("family", of: node) == nil
        recipe.slots = recipes(member.value, checksNames: checksNames && isWhole)
        complainOfInnerSlots(member.value)
      default:
        expect(
          member.key,
          among: [
            "base", "extends", "family", "description", "deprecated", "variants", "compounds", "defaults",
            "slots",
          ])
      }
    }
    if checksNames { checkNames(recipe, node) }
    return recipe
  }

  /// Reports the slots of slots: a class names a recipe and one slot.
  private mutating func complainOfInnerSlots(_ slots: JSONNode) {
    guard document.kind(of: slots) == .object else { return }
    for slot in document.members(of: slots) where document.kind(of: slot.value) == .object {
      for member in document.members(of: slot.value) where document.string(of: member.key) == "slots" {
        complain(
          "recipe-form", member.key,
          "no class can name a slot of the slot \"\(document.string(of: slot.key) ?? "")\"; "
            + "make it a slot of the recipe")
      }
    }
  }

  /// Axes and values that compounds and defaults name must exist, unless a parent or a family may have them.
  private mutating func checkNames(_ recipe: RecipeDefinition, _ node: JSONNode) {
    guard recipe.extends == nil, recipe.family == nil else { return }
    if let defaults = document.member("defaults", of: node) {
      checkNames(in: defaults, "defaults name", recipe)
    }
    guard let compounds = document.member("compounds", of: node) else { return }
    for compound in document.elements(of: compounds) {
      if let when = document.member("when", of: compound) { checkNames(in: when, "a compound names", recipe) }
    }
  }

  private mutating func checkNames(in choices: JSONNode, _ what: String, _ recipe: RecipeDefinition) {
    checkNames(in: choices, what, recipe.axes, "which no variant defines")
  }

  /// Checks an object of axes and values, or of axes and several values.
  mutating func checkNames(
    in choices: JSONNode, _ what: String, _ axes: [RecipeDefinition.Axis], _ lack: String
  ) {
    for member in document.members(of: choices) {
      let axis = document.string(of: member.key) ?? ""
      let values = axes.first { $0.name == axis }?.values.map { $0.name }
      let several = document.kind(of: member.value) == .array
      for node in several ? Array(document.elements(of: member.value)) : [member.value] {
        guard let value = word(node), values?.contains(value) != true else { continue }
        complain(
          "unknown-axis-value", values == nil ? member.key : node,
          "\(what) \"\(axis)\": \"\(value)\", \(lack)",
          suggestions: values.map { Suggestions.nearest(to: value, in: $0) }
            ?? Suggestions.nearest(to: axis, in: axes.map { $0.name }))
      }
    }
  }

  private mutating func axes(_ node: JSONNode) -> [RecipeDefinition.Axis] {
    guard document.kind(of: node) == .object else {
      complain("recipe-form", node, "variants are an object of axes")
      return []
    }
    var axes: [RecipeDefinition.Axis] = []
    for member in document.members(of: node) {
      let name = document.string(of: member.key) ?? ""
      expectReachable(name, member.key, "the axis")
      if document.kind(of: member.value) == .string {
        // A string is a boolean axis: its classes apply for true.
        axes.append(.init(name, [.init("true", classes(member.value)), .init("false", .init(""))]))
        continue
      }
      guard document.kind(of: member.value) == .object else {
        complain(
          "recipe-form", member.value, "the axis \"\(name)\" is an object of values, or classes for true")
        continue
      }
      var values: [RecipeDefinition.Value] = []
      for value in document.members(of: member.value) {
        guard let classes = text(value.value, "a variant is a string of classes") else { continue }
        let word = document.string(of: value.key) ?? ""
        expectReachable(word, value.key, "the value")
        values.append(.init(word, classes))
      }
      if document.count(of: member.value) == 0 { complainOfNoValues(name, member.value) }
      axes.append(.init(name, values))
    }
    return axes
  }

  /// Reports an axis that nothing can be chosen of.
  mutating func complainOfNoValues(_ axis: String, _ node: JSONNode) {
    complain("unreachable-value", node, "the axis \"\(axis)\" has no value that a class could choose")
  }

  /// Reports a name that no class can write between the brackets of `pill-[size=lg]`.
  ///
  /// `_` is a blank there, which counts for nothing at either end, and commas inside of brackets part nothing.
  mutating func expectReachable(_ name: String, _ key: JSONNode, _ what: String) {
    let structural = Array(",=[]\\".utf8)
    let blank = UInt8(ascii: "_")
    var depth = 0
    var isWritable = name.utf8.first.map { $0 != blank } == true && name.utf8.last != blank
    for byte in name.utf8 {
      if byte <= 0x20 || byte >= 0x7F || structural.contains(byte) { isWritable = false }
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "}") { depth -= 1 }
      if depth < 0 { isWritable = false }
    }
    if isWritable, depth == 0 { return }
    complain(
      "unreachable-value", key,
      "no class can choose \(what) \"\(name)\": its name has visible ASCII characters besides , = [ ] and \\, "
        + "no _ at either end, and a partner for each bracket")
  }

  private mutating func compounds(_ node: JSONNode) -> [RecipeDefinition.Compound] {
    guard document.kind(of: node) == .array else {
      complain("recipe-form", node, "compounds are an array")
      return []
    }
    var compounds: [RecipeDefinition.Compound] = []
    for item in document.elements(of: node) {
      guard let when = document.member("when", of: item), document.kind(of: when) == .object,
        let list = document.member("classes", of: item),
        let classes = text(list, "classes are a string of classes")
      else {
        complain("recipe-form", item, "a compound has \"when\" and \"classes\"")
        continue
      }
      for member in document.members(of: item) { expect(member.key, among: ["when", "classes"]) }
      var conditions: [RecipeDefinition.Compound.Condition] = []
      for member in document.members(of: when) {
        let isList = document.kind(of: member.value) == .array
        var values: [String] = []
        for value in isList ? Array(document.elements(of: member.value)) : [member.value] {
          guard let value = word(value) else {
            complain("recipe-form", value, "a condition of a compound is the name of a value, or several")
            continue
          }
          values.append(value)
        }
        if isList, document.count(of: member.value) == 0 {
          complain(
            "unreachable-value", member.value, "a compound that asks for none of several values never holds")
        }
        conditions.append(.init(axis: document.string(of: member.key) ?? "", values: values))
      }
      compounds.append(.init(when: conditions, classes: classes))
    }
    return compounds
  }

  mutating func defaults(_ node: JSONNode) -> [String: String] {
    guard document.kind(of: node) == .object else {
      complain("recipe-form", node, "defaults are an object of axes and values")
      return [:]
    }
    var defaults: [String: String] = [:]
    for member in document.members(of: node) {
      guard let value = word(member.value) else {
        complain("recipe-form", member.value, "a default is the name of a value")
        continue
      }
      defaults[document.string(of: member.key) ?? ""] = value
    }
    return defaults
  }

  /// A value's name; booleans and numbers count as written.
  func word(_ node: JSONNode) -> String? {
    switch document.kind(of: node) {
    case .string: document.string(of: node)
    case .bool, .number: String(decoding: document.raw(of: node), as: UTF8.self)
    default: nil
    }
  }
}
