extension Evaluation {
  /// `format()`: a descriptor has one key, `date`, `number` or `duration`, with a style or its fields.
  ///
  /// The words are those of en_US; another locale is not modelled.
  mutating func format(
    _ value: ExpressionValue, _ descriptor: ExpressionValue
  ) throws(EvaluationError) -> ExpressionValue {
    guard case .dictionary(let descriptor) = descriptor, descriptor.count == 1,
      let kind = descriptor.keys.first
    else { return .none }
    var fields = ExpressionDictionary()
    switch descriptor.values[0] {
    case .string(let style): fields["style"] = .string(style)
    case .dictionary(let given): fields = given
    default: return .none
    }
    let seconds: Double? = if case .date(let date) = value { date.seconds } else { value.number }
    guard let seconds else { return .none }
    let text: String?
    switch kind {
    case "date":
      text = DateFormat(fields, environment).text(of: ExpressionDate(seconds: seconds))
    case "number":
      guard let number = value.number else { return .none }
      text = NumberFormat(fields, currency: environment.systemValue("currency")).text(of: number)
    case "duration": text = DurationFormat(fields).text(of: seconds)
    default: text = nil
    }
    return text.map { .string($0) } ?? .none
  }
}

extension ExpressionDictionary {
  /// The text under a key, if it is one.
  func word(_ key: String) -> String? {
    if case .string(let word) = self[key] { word } else { nil }
  }

  /// The truth value under a key, if it is one.
  func flag(_ key: String) -> Bool? {
    if case .bool(let flag) = self[key] { flag } else { nil }
  }

  /// The small number under a key, if it is one.
  func digits(_ key: String) -> Int? {
    guard case .integer(let value) = self[key], (0...20).contains(value) else { return nil }
    return Int(value)
  }
}
