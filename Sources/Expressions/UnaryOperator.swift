/// Operators before one operand.
public enum UnaryOperator: Sendable, Equatable, CaseIterable {
  case not, plus, minus

  /// Text of the operator.
  public var text: String {
    switch self {
    case .not: "!"
    case .plus: "+"
    case .minus: "-"
    }
  }
}
