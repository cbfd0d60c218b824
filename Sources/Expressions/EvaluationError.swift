/// Why an evaluation was given up; faults of the language itself give none instead.
public enum EvaluationError: Error, Sendable, Equatable {
  /// More steps than allowed.
  case tooManySteps
  /// Values nest deeper than ``ExpressionLimits/valueDepth``.
  case valueTooDeep

  /// One line that says what happened, without a full stop.
  public var message: String {
    switch self {
    case .tooManySteps: "the evaluation takes too many steps"
    case .valueTooDeep: "a value nests deeper than \(ExpressionLimits.valueDepth) levels"
    }
  }
}
