extension Evaluation {
  mutating func cast(_ value: ExpressionValue, to type: CastType) throws(EvaluationError) -> ExpressionValue {
    if value.isNone { return .none }
    if case .string(let text) = value { try spend(bytes: text.utf8.count) }
    switch type {
    case .int: return integer(value)
    case .double: return integerAsDouble(number(value))
    case .number: return number(value)
    case .string: return .string(try text(of: value))
    case .bool: return truth(value)
    case .date: return date(value)
    case .expression:
      guard case .string(let text) = value else { return value }
      return try evaluate(text)
    }
  }

  /// Whole number; real numbers lose their fraction, a date is 0 as the specification has it.
  private func integer(_ value: ExpressionValue) -> ExpressionValue {
    switch value {
    case .integer: return value
    case .double(let number): return Int64(exactly: number.rounded(.towardZero)).map { .integer($0) } ?? .none
    case .bool(let truth): return .integer(truth ? 1 : 0)
    case .date: return .integer(0)
    case .string(let text):
      return NumberText.signedInteger(Array(text.utf8)[...]).map { .integer($0) } ?? .none
    case .none, .array, .dictionary: return .none
    }
  }

  /// Number as it is written; a date is the seconds since 1970.
  private func number(_ value: ExpressionValue) -> ExpressionValue {
    switch value {
    case .integer, .double: return value
    case .bool(let truth): return .integer(truth ? 1 : 0)
    case .date(let date): return .double(date.seconds)
    case .string(let text):
      let bytes = Array(text.utf8)[...]
      if let value = NumberText.signedInteger(bytes) { return .integer(value) }
      return NumberText.double(bytes).map { .double($0) } ?? .none
    case .none, .array, .dictionary: return .none
    }
  }

  private func integerAsDouble(_ value: ExpressionValue) -> ExpressionValue {
    value.number.map { .double($0) } ?? .none
  }

  /// Truth value; of texts only `true`, `false`, `1` and `0` have one.
  private func truth(_ value: ExpressionValue) -> ExpressionValue {
    switch value {
    case .bool: return value
    case .integer(let number): return .bool(number != 0)
    case .double(let number): return .bool(number != 0)
    case .string(let text):
      switch text.lowercased() {
      case "true", "1": return .bool(true)
      case "false", "0": return .bool(false)
      default: return .none
      }
    case .none, .array, .dictionary, .date: return .none
    }
  }

  /// Date; a number is the seconds since 1970, a text has to be ISO 8601.
  private func date(_ value: ExpressionValue) -> ExpressionValue {
    switch value {
    case .date: return value
    case .integer(let seconds): return .date(ExpressionDate(seconds: Double(seconds)))
    case .double(let seconds): return .date(ExpressionDate(seconds: seconds))
    case .string(let text):
      return ExpressionDate(iso8601: text, offset: environment.offset).map { .date($0) } ?? .none
    case .none, .bool, .array, .dictionary: return .none
    }
  }

  /// Value of an expression in a string, with or without its braces, in the same environment.
  private mutating func evaluate(_ text: String) throws(EvaluationError) -> ExpressionValue {
    guard castDepth < ExpressionLimits.castDepth else { return .none }
    try spend(text.utf8.count)
    castDepth += 1
    defer { castDepth -= 1 }
    if let expression = ExpressionParser.expression(whole: text) { return try value(of: expression) }
    guard let expression = try? ExpressionParser.parse(text) else { return .none }
    return try value(of: expression)
  }
}
