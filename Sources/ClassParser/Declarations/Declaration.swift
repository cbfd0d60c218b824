import StyleModel

/// One property that one class sets, in 24 bytes without references.
///
/// What a value needs beyond a word of payload (text, gradients, adaptive literals) lies in its class list.
public struct Declaration: Sendable, BitwiseCopyable {
  public internal(set) var property: StyleProperty
  package let kind: PackedKind
  /// Sort key of the cascade's first three rules: importance, state rank, number of conditions.
  package let weight: UInt16
  /// Which token of the class list it comes from.
  public var token: UInt16
  /// Index of its conditions in the class list; zero for none.
  package var conditions: UInt16
  /// How it came through recipes: a chain of the vocabulary, zero for a class of the string itself.
  package var chain: UInt32
  /// How many recipes it is deep.
  package var depth: UInt8
  package let payload: UInt64

  package init(
    _ property: StyleProperty, kind: PackedKind, payload: UInt64, weight: UInt16, token: UInt16,
    conditions: UInt16, chain: UInt32 = 0, depth: UInt8 = 0
  ) {
    self.property = property
    self.kind = kind
    self.payload = payload
    self.weight = weight
    self.token = token
    self.conditions = conditions
    self.chain = chain
    self.depth = depth
  }

  /// Whether `!` stands on its token.
  public var isImportant: Bool { weight >> 15 != 0 }

  /// Packs importance, state rank (0 to 4) and the number of conditions (at most 255) into one sort key.
  package static func weight(important: Bool, rank: Int, count: Int) -> UInt16 {
    (important ? 0x8000 : 0) | UInt16(rank) << 8 | UInt16(min(count, 255))
  }

  /// The same declaration under more conditions, `levels` recipes deeper.
  package func moved(weight: UInt16, token: UInt16, conditions: UInt16, chain: UInt32, depth: UInt8)
    -> Declaration
  {
    Declaration(
      property, kind: kind, payload: payload, weight: weight, token: token, conditions: conditions,
      chain: chain, depth: depth)
  }

  /// The same declaration with a value of its list in the place of its own, under other conditions.
  package func boxed(at position: UInt64, conditions: UInt16) -> Declaration {
    Declaration(
      property, kind: .boxed, payload: position, weight: weight, token: token, conditions: conditions,
      chain: chain, depth: depth)
  }

  /// The same declaration for another property and in another kind.
  package func standing(for property: StyleProperty, _ kind: PackedKind) -> Declaration {
    Declaration(
      property, kind: kind, payload: payload, weight: weight, token: token, conditions: conditions,
      chain: chain, depth: depth)
  }

  package func with(payload: UInt64) -> Declaration {
    Declaration(
      property, kind: kind, payload: payload, weight: weight, token: token, conditions: conditions,
      chain: chain, depth: depth)
  }
}

/// How a declaration's payload is to be read.
package enum PackedKind: UInt8, Sendable, BitwiseCopyable {
  /// The bits of a Double.
  case number, fraction, multiple
  case integer, bool
  /// An index into the words of the property's row.
  case word
  /// Low half: position in the theme's colours; high half: opacity in millionths.
  case themeColor
  /// Low half: a colour keyword; high half: opacity in millionths.
  case keywordColor
  /// Low half: `RGBA.packed`; high half: opacity in millionths.
  case rgba
  /// An index into the class list's values.
  case boxed
  case infinity, unset
  /// The theme's border colour.
  case borderColor
  /// Position in the theme's shadows, whose principal layer has the colour.
  case shadowColor
  /// Low half: a `ColorRole` of the accent in force; high half: opacity in millionths.
  case accentRole
}
