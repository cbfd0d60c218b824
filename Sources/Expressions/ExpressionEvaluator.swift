/// Evaluates expressions by the language's own rules.
///
/// What is missing, of the wrong type or out of range gives ``ExpressionValue/none``, never an error. Numbers and
/// strings are not coerced. The only error is that a limit was reached.
public enum ExpressionEvaluator {
  /// The value of an expression.
  ///
  /// `steps` bounds the work: nodes visited, elements and bytes produced or compared.
  public static func evaluate(
    _ expression: Expression, in environment: ExpressionEnvironment = ExpressionEnvironment(),
    steps: Int = ExpressionLimits.steps
  ) throws(EvaluationError) -> ExpressionValue {
    var evaluation = Evaluation(environment, steps: steps)
    return try evaluation.value(of: expression)
  }

  /// The value of a whole StemJSON string; a literal is the string itself.
  public static func evaluate(
    _ text: ExpressionText, in environment: ExpressionEnvironment = ExpressionEnvironment(),
    steps: Int = ExpressionLimits.steps
  ) throws(EvaluationError) -> ExpressionValue {
    switch text.form {
    case .literal(let literal): .string(literal)
    case .reference(let expression), .wrapped(let expression):
      try evaluate(expression, in: environment, steps: steps)
    }
  }
}
