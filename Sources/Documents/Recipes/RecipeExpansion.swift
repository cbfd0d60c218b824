import ClassParser
import Engine
import Recipes

/// Writes class strings with the classes of the recipes that they name.
public struct RecipeExpansion: Sendable {
  private let engine: StyleEngine
  private let recipes: [String: RecipeDefinition]
  /// Levels of recipes that are followed.
  private static let limit = 32

  public init(_ engine: StyleEngine) {
    self.engine = engine
    var recipes: [String: RecipeDefinition] = [:]
    for recipe in engine.recipes { recipes[recipe.name] = recipe }
    self.recipes = recipes
  }

  /// The classes of a variant, down to utilities.
  public func classes(of variant: RecipeVariant) -> String {
    guard let recipe = recipes[variant.recipe] else { return "" }
    return Self.joined(recipe.texts(for: variant).flatMap { pieces($0.text, 0) })
  }

  /// A class string with recipes replaced by their classes.
  ///
  /// The classes of a recipe lose to those beside it, so they come first, the deepest before all. Variants before
  /// a recipe hold for a group of its classes. An important recipe stays as it is written, since no mark can
  /// stand before a group; so does the order of a string with groups.
  public func classes(_ text: String) -> String { Self.joined(pieces(text, 0)) }

  /// Some classes, and how many recipes lead to them.
  private struct Piece {
    let text: String
    let depth: Int
  }

  /// The pieces in the order of the cascade.
  private static func joined(_ pieces: [Piece]) -> String {
    let sorted = pieces.enumerated().sorted { left, right in
      left.element.depth == right.element.depth
        ? left.offset < right.offset : left.element.depth > right.element.depth
    }
    return sorted.map { $0.element.text }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func pieces(_ text: String, _ depth: Int) -> [Piece] {
    let bytes = Array(text.utf8)
    var pieces: [Piece] = []
    var inPlace = ""
    var end = 0
    var hasGroup = false
    for token in engine.parse(text).tokens where token.range.lowerBound >= end {
      let glue = bytes[end..<token.range.lowerBound]
      hasGroup = hasGroup || glue.contains(UInt8(ascii: "("))
      let written = String(decoding: bytes[token.range], as: UTF8.self)
      let replaced = replaced(written, depth) ?? [Piece(text: written, depth: depth)]
      pieces += replaced
      inPlace += String(decoding: glue, as: UTF8.self) + Self.joined(replaced)
      end = token.range.upperBound
    }
    inPlace += String(decoding: bytes[end...], as: UTF8.self)
    return hasGroup ? [Piece(text: inPlace, depth: depth)] : pieces
  }

  /// The recipe that a token uses, variants and marks apart; `nil` when it names none.
  func variant(ofToken token: String) -> RecipeVariant? {
    var name = Self.parts(of: token).name
    if name.utf8.first == UInt8(ascii: "!") { name.removeFirst() }
    if name.utf8.last == UInt8(ascii: "!") { name.removeLast() }
    return variant(name)
  }

  /// What stands for one token; `nil` when it names no recipe.
  private func replaced(_ token: String, _ depth: Int) -> [Piece]? {
    let parts = Self.parts(of: token)
    guard depth < Self.limit, let variant = variant(parts.name), let recipe = recipes[variant.recipe] else {
      return nil
    }
    let pieces = recipe.texts(for: variant).flatMap { self.pieces($0.text, depth + 1) }
    if parts.variants.isEmpty { return pieces }
    let classes = Self.joined(pieces)
    return [Piece(text: classes.isEmpty ? "" : "\(parts.variants)(\(classes))", depth: depth + 1)]
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
}
