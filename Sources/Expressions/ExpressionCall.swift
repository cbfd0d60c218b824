/// A function's name and the arguments in its parentheses.
///
/// Any name parses; the checker says whether the language has it.
public struct ExpressionCall: Sendable {
  /// Name as written.
  public var name: String
  /// Range of the name's bytes.
  public var nameSpan: Range<Int>
  /// Arguments in parentheses; a pipe adds one before them.
  public var arguments: [Expression]

  /// Makes a call.
  public init(_ name: String, _ arguments: [Expression] = [], nameSpan: Range<Int> = 0..<0) {
    self.name = name
    self.arguments = arguments
    self.nameSpan = nameSpan
  }

  /// Function that the name stands for, if the language has it.
  public var function: ExpressionFunction? { ExpressionFunction(rawValue: name) }
}

extension ExpressionCall: Equatable {
  public static func == (left: ExpressionCall, right: ExpressionCall) -> Bool {
    left.name == right.name && left.arguments == right.arguments
  }
}
