/// A constant of the expression language.
///
/// Numbers are never negative: the text `-1` is a unary minus before 1.
public enum ExpressionLiteral: Sendable, Equatable {
  /// `null` or `nil`.
  case none
  /// `true` or `false`.
  case bool(Bool)
  /// `42`.
  case integer(Int64)
  /// `3.14`, and a whole number beyond 64 bits.
  case double(Double)
  /// `'text'`.
  case string(String)
}
