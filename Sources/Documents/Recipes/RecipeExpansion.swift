import ClassParser
import Engine
import Recipes

/// Writes class strings with the classes of the recipes that they name.
public struct RecipeExpansion: Sendable {
  private let engine: StyleEngine
  private let recipes: [String: RecipeDefinition]
  private static let depth = 32

  public init(_ engine: StyleEngine) {
    self.engine = engine
    var recipes: [String: RecipeDefinition] = [:]
    for recipe in engine.recipes { recipes[recipe.name] = recipe }
    self.recipes = recipes
  }

  /// The classes of a variant, down to utilities.
  public func classes(of variant: RecipeVariant) -> String {
    guard let recipe = recipes[variant.recipe] else { return "" }
    return joined(recipe.texts(for: variant).map { classes($0.text, Self.depth) })
  }

  /// A class string with recipes replaced by their classes.
  ///
  /// Variants before a recipe hold for a group of its classes. An important recipe stays as it is written, since
  /// no mark can stand before a group.
  public func classes(_ text: String) -> String { classes(text, Self.depth) }

  private func classes(_ text: String, _ depth: Int) -> String {
    let bytes = Array(text.utf8)
    var pieces: [String] = []
    var end = 0
    var glue = ""
    for token in engine.parse(text).tokens where token.range.lowerBound >= end {
      glue = String(decoding: bytes[end..<token.range.lowerBound], as: UTF8.self)
      let written = String(decoding: bytes[token.range], as: UTF8.self)
      pieces.append(glue + (replaced(written, depth) ?? written))
      end = token.range.upperBound
    }
    return pieces.joined() + String(decoding: bytes[end...], as: UTF8.self)
  }

  /// The recipe that a token uses, variants and marks apart; `nil` when it names none.
  func variant(ofToken token: String) -> RecipeVariant? {
    var name = Self.parts(of: token).name
    if name.utf8.first == UInt8(ascii: "!") { name.removeFirst() }
    if name.utf8.last == UInt8(ascii: "!") { name.removeLast() }
    return variant(name)
  }

  /// What stands for one token; `nil` when it names no recipe.
  private func replaced(_ token: String, _ depth: Int) -> String? {
    let parts = Self.parts(of: token)
    guard depth > 0, let variant = variant(parts.name), let recipe = recipes[variant.recipe] else {
      return nil
    }
    let classes = joined(recipe.texts(for: variant).map { self.classes($0.text, depth - 1) })
    if parts.variants.isEmpty { return classes }
    return classes.isEmpty ? "" : "\(parts.variants)(\(classes))"
  }

  /// A token's variants with their colons, and what is behind the last one that stands outside of brackets.
  private static func parts(of token: String) -> (variants: String, name: String) {
    var depth = 0
    var last = 0
    for (index, byte) in token.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ":") where depth == 0: last = index + 1
      default: break
      }
    }
    let bytes = Array(token.utf8)
    return (
      String(decoding: bytes[..<last], as: UTF8.self), String(decoding: bytes[last...], as: UTF8.self)
    )
  }

  /// `pill-[size=lg]/icon` as a variant of a recipe.
  private func variant(_ name: String) -> RecipeVariant? {
    var head = name
    var choices: [RecipeVariant.Choice] = []
    var slot = ""
    if let slash = head.utf8.lastIndex(of: UInt8(ascii: "/")) {
      slot = String(head[slash...])
      head = String(head[..<slash])
    }
    if head.utf8.last == UInt8(ascii: "]"), let open = head.utf8.firstIndex(of: UInt8(ascii: "[")) {
      let list = head[head.utf8.index(after: open)...].dropLast()
      for item in list.split(separator: ",") {
        let pair = item.split(separator: "=", maxSplits: 1).map { String($0) }
        choices.append(.init(axis: pair[0], value: pair.count > 1 ? pair[1] : "true"))
      }
      head = String(head[..<open])
      guard head.utf8.last == UInt8(ascii: "-") else { return nil }
      head = String(head.dropLast())
    }
    return recipes[head + slot] == nil ? nil : RecipeVariant(head + slot, choices)
  }

  private func joined(_ texts: [String]) -> String {
    texts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
