/// One entry of a dictionary literal.
public struct ExpressionEntry: Sendable {
  /// Key, a string literal in the text.
  public var key: String
  /// Range of the key's bytes, quotes included.
  public var keySpan: Range<Int>
  /// Value.
  public var value: Expression

  /// Makes an entry.
  public init(key: String, value: Expression, keySpan: Range<Int> = 0..<0) {
    self.key = key
    self.value = value
    self.keySpan = keySpan
  }
}

extension ExpressionEntry: Equatable {
  public static func == (left: ExpressionEntry, right: ExpressionEntry) -> Bool {
    left.key == right.key && left.value == right.value
  }
}
