/// Bounds that keep every expression and every evaluation finite and shallow.
public enum ExpressionLimits {
  /// Brackets, braces, calls, signs and conditions inside each other.
  public static let nesting = 64
  /// Height of the tree, which long chains of operators raise.
  public static let height = 256
  /// Steps of one evaluation, unless told otherwise: nodes visited, elements and bytes produced.
  public static let steps = 1_000_000
  /// Arrays and dictionaries inside each other, in JSON texts and in values that are compared or printed.
  public static let valueDepth = 128
  /// Expressions in strings that evaluate further expressions in strings.
  public static let castDepth = 2
}
