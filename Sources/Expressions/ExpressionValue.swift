/// A value of the expression language.
///
/// Equality is Swift's own and strict; the language's `==`, for which 1 and 1.0 are equal, is the evaluator's.
public indirect enum ExpressionValue: Sendable, Equatable {
  /// `null`, and whatever is missing or failed.
  case none
  case bool(Bool)
  case integer(Int64)
  /// A finite number.
  case double(Double)
  case string(String)
  case array([ExpressionValue])
  case dictionary(ExpressionDictionary)
  case date(ExpressionDate)

  /// Value of a constant.
  public init(_ literal: ExpressionLiteral) {
    self =
      switch literal {
      case .none: .none
      case .bool(let value): .bool(value)
      case .integer(let value): .integer(value)
      case .double(let value): .double(value)
      case .string(let value): .string(value)
      }
  }

  /// A number, or none if the result of an operation is not finite.
  init(finite value: Double) {
    self = value.isFinite ? .double(value) : .none
  }

  /// Whether a condition holds: all but false, zero, what is empty, and none.
  public var isTruthy: Bool {
    switch self {
    case .none: false
    case .bool(let value): value
    case .integer(let value): value != 0
    case .double(let value): value != 0
    case .string(let value): !value.isEmpty
    case .array(let elements): !elements.isEmpty
    case .dictionary(let dictionary): !dictionary.isEmpty
    case .date: true
    }
  }

  /// Whether it is none.
  public var isNone: Bool {
    if case .none = self { true } else { false }
  }

  /// The number, if it is one.
  public var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  /// Name of the type, for messages.
  public var typeName: String {
    switch self {
    case .none: "none"
    case .bool: "bool"
    case .integer: "int"
    case .double: "double"
    case .string: "string"
    case .array: "array"
    case .dictionary: "dictionary"
    case .date: "date"
    }
  }
}
