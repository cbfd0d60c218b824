import ClassParser
import Expressions
import JSONText
import StyleModel

/// Reads rules from JSON.
public enum RulesLoader {
  public struct Result: Sendable {
    public var rules = Rules()
    public var diagnostics: [Diagnostic] = []
  }

  /// Reads a rules file: `{"view": …, "button": …, "named": {…}, "utilities": {…}, …}`.
  public static func load(_ bytes: [UInt8], source: String = "") -> Result {
    do {
      let document = try JSONDocument(parsing: bytes)
      return load(document.root, in: document, source: source)
    } catch {
      var result = Result()
      result.diagnostics.append(Diagnostic(jsonError: error, in: bytes))
      return result
    }
  }

  /// Reads rules that stand inside a document.
  public static func load(_ node: JSONNode, in document: JSONDocument, source: String = "") -> Result {
    var result = Result()
    var reader = RecipeReader(document: document, source: source)
    guard document.kind(of: node) == .object else {
      reader.complain("rules-form", node, "rules are an object")
      result.diagnostics = reader.diagnostics
      return result
    }
    reader.complainOfDuplicates(in: node, recipes: document.member("named", of: node))
    var utilities: [CustomUtility] = []
    for member in document.members(of: node) {
      switch document.string(of: member.key) {
      case "view": result.rules.view = reader.string(member.value)
      case "button": result.rules.button = reader.string(member.value)
      case "named": result.rules.named = reader.recipes(member.value)
      case "families": result.rules.families = reader.familyStyles(member.value)
      case "utilities": utilities += reader.utilities(member.value)
      case "animations": utilities += reader.animations(member.value)
      case "modifiers": result.rules.modifiers = reader.modifiers(member.value)
      case "theme": result.rules.theme = Array(document.raw(of: member.value))
      case "appearance": result.rules.appearance = reader.appearance(member.value)
      case "conditions": result.rules.conditions = reader.conditions(member.value)
      case "reserved": result.rules.reserved = reader.reserved(member.value)
      default:
        reader.expect(
          member.key,
          among: [
            "view", "button", "named", "families", "utilities", "animations", "modifiers", "theme",
            "appearance", "conditions", "reserved", "description", "$schema",
          ])
      }
    }
    result.rules.utilities = utilities
    result.diagnostics = reader.diagnostics
    return result
  }

  /// Reads conditions by themselves: variants and the expressions that they stand for.
  public static func load(conditions node: JSONNode, in document: JSONDocument, source: String = "") -> Result
  {
    var result = Result()
    var reader = RecipeReader(document: document, source: source)
    result.rules.conditions = reader.conditions(node)
    result.diagnostics = reader.diagnostics
    return result
  }
}

extension RecipeReader {
  mutating func string(_ node: JSONNode) -> RecipeDefinition.Classes {
    guard document.kind(of: node) == .string else {
      complain("rules-form", node, "defaults are a string of classes")
      return .init("")
    }
    return classes(node)
  }

  mutating func appearance(_ node: JSONNode) -> String? {
    let known = ["automatic", "glass", "solid"]
    guard let word = document.string(of: node), known.contains(word) else {
      let written = String(decoding: document.raw(of: node), as: UTF8.self)
      complain("rules-form", node, "appearance is automatic, glass or solid, not \(written)")
      return nil
    }
    return word
  }

  mutating func reserved(_ node: JSONNode) -> [String] {
    let form = "\"reserved\" is an array of texts with which names begin"
    guard document.kind(of: node) == .array else {
      complain("rules-form", node, form)
      return []
    }
    return document.elements(of: node).compactMap { element in
      if let text = document.string(of: element), !text.isEmpty { return text }
      complain("rules-form", element, form)
      return nil
    }
  }

  mutating func conditions(_ node: JSONNode) -> [String: String] {
    guard isObject(node, "conditions are an object of variants and expressions") else { return [:] }
    var conditions: [String: String] = [:]
    /// What the file calls each of them.
    var names: [String: String] = [:]
    for member in document.members(of: node) {
      guard let expression = document.string(of: member.value) else {
        complain("rules-form", member.value, "a condition is an expression in a string")
        continue
      }
      let name = document.string(of: member.key) ?? ""
      guard isVariantName(name) else {
        complain(
          "rules-form", member.key,
          "a condition is named like the variant that asks for it, without colon and not-")
        continue
      }
      let known = canonical(name)
      if let other = names[known], other != name {
        complain(
          "duplicate-key", member.key,
          "\"\(name)\" and \"\(other)\" are one condition, \"\(known)\", which reads one expression")
        continue
      }
      names[known] = name
      do throws(ExpressionError) {
        conditions[known] = ExpressionPrinter.print(
          try ExpressionParser.parse(condition: expression))
      } catch {
        complain("rules-form", member.value, "the condition \"\(name)\" cannot be read: \(error.message)")
      }
    }
    return conditions
  }

  /// The name under which conditions know themselves: `active` is `pressed`.
  private func canonical(_ name: String) -> String {
    if let condition = Condition(name: name) { return condition.name }
    guard name.utf8.starts(with: "group-".utf8) else { return name }
    let parts = name.dropFirst(6).split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let state = parts.first, let condition = Condition(name: String(state)) else { return name }
    return "group-\(condition.name)" + (parts.count > 1 ? "/\(parts[1])" : "")
  }

  /// Whether a class can write the name in front of its colon.
  private func isVariantName(_ name: String) -> Bool {
    guard let first = name.utf8.first, first | 0x20 >= UInt8(ascii: "a"), first | 0x20 <= UInt8(ascii: "z"),
      !name.utf8.starts(with: "not-".utf8)
    else { return false }
    return name.utf8.allSatisfy { byte in
      let lower = byte | 0x20
      return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "/")
    }
  }

  mutating func isObject(_ node: JSONNode, _ form: String) -> Bool {
    if document.kind(of: node) == .object { return true }
    complain("rules-form", node, form)
    return false
  }

  /// The name that a key gives a utility or modifier, if a class can spell it.
  mutating func name(_ key: JSONNode) -> String? {
    let name = document.string(of: key) ?? ""
    if isRecipeName(name) { return name }
    complain(
      "recipe-name", key, "\"\(name)\" is no name of a class; use letters, digits, -, _ and ., no - in front")
    return nil
  }

  mutating func modifiers(_ node: JSONNode) -> [NativeModifier] {
    var modifiers: [NativeModifier] = []
    guard isObject(node, "modifiers are an object of names and their forms") else { return [] }
    for member in document.members(of: node) {
      guard let name = name(member.key) else { continue }
      guard isObject(member.value, "a modifier is an object with phase, order, argument and conflictKey"),
        let modifier = modifier(name, member.value)
      else { continue }
      modifiers.append(modifier)
    }
    return modifiers
  }

  private mutating func modifier(_ name: String, _ node: JSONNode) -> NativeModifier? {
    var phase = "effects"
    var argument = NativeModifier.Argument.none
    var order = 0
    var conflictKey: String?
    let count = diagnostics.count
    for member in document.members(of: node) {
      let written = String(decoding: document.raw(of: member.value), as: UTF8.self)
      let word = document.string(of: member.value)
      switch document.string(of: member.key) {
      case "phase":
        let known = ["content", "layout", "decoration", "effects"]
        if let word, known.contains(word) {
          phase = word
        } else {
          complain(
            "rules-form", member.value, "\(written) is no phase; use content, layout, decoration or effects")
        }
      case "argument":
        if let known = word.flatMap({ NativeModifier.Argument(rawValue: $0) }) {
          argument = known
        } else {
          complain(
            "rules-form", member.value, "a modifier's argument is none, number or text, not \(written)")
        }
      case "order":
        if let number = document.integer(of: member.value) {
          order = number
        } else {
          complain("rules-form", member.value, "order is a whole number, not \(written)")
        }
      case "conflictKey":
        if let word, !word.isEmpty {
          conflictKey = word
        } else {
          complain("rules-form", member.value, "conflictKey is a name that modifiers share, not \(written)")
        }
      case "description": break
      default: expect(member.key, among: ["phase", "order", "argument", "conflictKey", "description"])
      }
    }
    guard diagnostics.count == count else { return nil }
    return NativeModifier(
      name: name, argument: argument, phase: phase, order: order, conflictKey: conflictKey)
  }
}
