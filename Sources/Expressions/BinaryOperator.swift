/// Operators between two operands.
public enum BinaryOperator: Sendable, Equatable, CaseIterable {
  case power
  case multiply, divide, remainder
  case add, subtract
  case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual, contains
  case and
  case or
  case coalesce

  /// Text of the operator.
  public var text: String {
    switch self {
    case .power: "^"
    case .multiply: "*"
    case .divide: "/"
    case .remainder: "%"
    case .add: "+"
    case .subtract: "-"
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .equal: "=="
    case .notEqual: "!="
    case .contains: "~"
    case .and: "&&"
    case .or: "||"
    case .coalesce: "??"
    }
  }

  /// How tightly the operator binds, by the table of the language; higher is tighter.
  public var strength: Int {
    switch self {
    case .power: 8
    case .multiply, .divide, .remainder: 7
    case .add, .subtract: 6
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .contains: 5
    case .and: 4
    case .or: 3
    case .coalesce: 2
    }
  }

  /// Whether `a op b op c` means `a op (b op c)`.
  ///
  /// The language states no associativity. Powers group to the right as in mathematics, the rest to the left.
  public var isRightAssociative: Bool { self == .power }

  /// Whether the result is a truth value by the operator alone.
  var isTruthValued: Bool { strength == 5 || self == .and || self == .or }
}
