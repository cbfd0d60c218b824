import ClassParser
import Engine
import Recipes

/// Writes class strings with the classes of the recipes that they name.
public struct RecipeExpansion: Sendable {
  private let engine: StyleEngine
  private let recipes: [String: RecipeDefinition]
  /// Recipes that lead to themselves, or to more than a string may expand to.
  private let broken: Set<String>

  public init(_ engine: StyleEngine) {
    self.engine = engine
    var recipes: [String: RecipeDefinition] = [:]
    for recipe in engine.recipes { recipes[recipe.name] = recipe }
    self.recipes = recipes
    broken = Set(engine.vocabulary.recipes.filter { $0.broken != nil }.map { $0.name })
  }

  /// The classes of a variant, down to utilities.
  public func classes(of variant: RecipeVariant) -> String {
    var walk = Walk()
    return Self.written(pieces(of: variant, &walk) ?? [])
  }

  /// A class string with recipes replaced by their classes.
  ///
  /// The classes of a recipe lose to those beside it, so they come first, the deepest before all, also inside of
  /// groups. Variants and marks of a recipe or a group hold for each of its classes. A recipe that leads to itself
  /// or to too much, which is an error, stays as it is written.
  /// - Complexity: O(*n*) in the text of the recipes that are reached plus what is written.
  public func classes(_ text: String) -> String {
    var walk = Walk()
    return Self.written(pieces(of: text, &walk) ?? [])
  }

  /// One class with the variants before it, and how many recipes lead to it.
  private struct Piece {
    var variants: String
    var text: String
    var depth: Int
  }

  /// What is known while a string is written.
  private struct Walk {
    /// What variants come to; `nil` for one that comes to too much.
    var known: [RecipeVariant: [Piece]?] = [:]
    /// The recipes that lead to the text being read.
    var open: [String] = []
  }

  /// The pieces in the order of the cascade, neighbours with the same variants in one group.
  private static func written(_ pieces: [Piece]) -> String {
    let sorted = pieces.enumerated().sorted { left, right in
      left.element.depth == right.element.depth
        ? left.offset < right.offset : left.element.depth > right.element.depth
    }.map { $0.element }
    var words: [String] = []
    var index = 0
    while index < sorted.count {
      let variants = sorted[index].variants
      let end = sorted[index...].firstIndex { $0.variants != variants } ?? sorted.count
      let classes = sorted[index..<end].map { $0.text }.joined(separator: " ")
      words.append(
        variants.isEmpty || end == index + 1 ? variants + classes : "\(variants)(\(classes))")
      index = end
    }
    return words.joined(separator: " ")
  }

  /// The pieces of a class string; `nil` when they are too many.
  private func pieces(of text: String, _ walk: inout Walk) -> [Piece]? {
    let bytes = Array(text.utf8)
    var pieces: [Piece] = []
    var groups = Groups()
    var end = 0
    for token in engine.parse(text).tokens where token.range.lowerBound >= end {
      groups.read(bytes[end..<token.range.lowerBound])
      end = token.range.upperBound
      let parts = Self.parts(of: String(decoding: bytes[token.range], as: UTF8.self))
      let variants = groups.variants + parts.variants
      let (name, isImportant) = Self.unmarked(parts.name)
      guard let variant = variant(name), let inner = self.pieces(of: variant, &walk) else {
        pieces.append(Piece(variants: variants, text: parts.name, depth: 0))
        continue
      }
      guard pieces.count + inner.count <= ClassParser.Limit.declarations else { return nil }
      for piece in inner {
        let isMarked = !isImportant || Self.unmarked(piece.text).isImportant
        pieces.append(
          Piece(
            variants: variants + piece.variants, text: isMarked ? piece.text : "!" + piece.text,
            depth: piece.depth + 1))
      }
    }
    return pieces
  }

  /// The pieces of a recipe's texts; `nil` when the recipe is none, leads to itself or comes to too much.
  private func pieces(of variant: RecipeVariant, _ walk: inout Walk) -> [Piece]? {
    if let known = walk.known[variant] { return known }
    guard let recipe = recipes[variant.recipe], !broken.contains(variant.recipe),
      !walk.open.contains(variant.recipe), walk.open.count < ClassParser.Limit.recipes
    else { return nil }
    walk.open.append(variant.recipe)
    var pieces: [Piece]? = []
    for text in recipe.texts(for: variant) {
      guard let inner = self.pieces(of: text.text, &walk), let known = pieces,
        known.count + inner.count <= ClassParser.Limit.declarations
      else {
        pieces = nil
        break
      }
      pieces = known + inner
    }
    walk.open.removeLast()
    walk.known[variant] = .some(pieces)
    return pieces
  }

  /// The groups that are open at a place of a string.
  private struct Groups {
    private var open: [String] = []

    /// The variants of all of them.
    var variants: String { open.joined() }

    /// Goes on over what stands between two classes: blanks, `)` and the variants of groups with their `(`.
    mutating func read(_ glue: ArraySlice<UInt8>) {
      var start = glue.startIndex
      var depth = 0
      for index in glue.indices {
        let byte = glue[index]
        switch byte {
        case UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "]"): depth -= 1
        case UInt8(ascii: "(") where depth == 0 && (index == start || glue[index - 1] == UInt8(ascii: ":")):
          open.append(String(decoding: glue[start..<index], as: UTF8.self))
          start = index + 1
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")") where depth == 0:
          if !open.isEmpty { open.removeLast() }
          start = index + 1
        case UInt8(ascii: ")"): depth -= 1
        case 0...0x20:
          start = index + 1
          depth = 0
        default: break
        }
      }
    }
  }

  /// The recipe that a token uses, variants and marks apart; `nil` when it names none.
  func variant(ofToken token: String) -> RecipeVariant? {
    variant(Self.unmarked(Self.parts(of: token).name).name)
  }

  /// A class without the `!` at either end, and whether there was one.
  private static func unmarked(_ name: String) -> (name: String, isImportant: Bool) {
    var bare = name
    if bare.utf8.first == UInt8(ascii: "!") { bare.removeFirst() }
    if bare.utf8.last == UInt8(ascii: "!") { bare.removeLast() }
    return (bare, bare.utf8.count < name.utf8.count)
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
    guard let open = name.utf8.firstIndex(of: UInt8(ascii: "[")) else {
      return recipes[name] == nil ? nil : RecipeVariant(name)
    }
    guard let close = name.utf8.lastIndex(of: UInt8(ascii: "]")), open < close else { return nil }
    let head = name[..<open]
    let slot = name[name.utf8.index(after: close)...]
    guard head.utf8.last == UInt8(ascii: "-"), slot.isEmpty || slot.utf8.first == UInt8(ascii: "/") else {
      return nil
    }
    var choices: [RecipeVariant.Choice] = []
    for item in name[name.utf8.index(after: open)..<close].split(separator: ",") {
      let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
      choices.append(.init(axis: pair[0], value: pair.count > 1 ? pair[1] : "true"))
    }
    let recipe = head.dropLast() + slot
    return recipes[String(recipe)] == nil ? nil : RecipeVariant(String(recipe), choices)
  }
}
