extension Evaluation {
  /// Text with every occurrence of a part replaced; an empty part occurs nowhere.
  mutating func replace(
    _ text: String, _ part: String, with replacement: String
  ) throws(EvaluationError) -> String {
    guard !part.isEmpty else { return text }
    try spend(bytes: text.utf8.count)
    let parts = ByteSearch(part).split(Array(text.utf8))
    let (added, overflow) = (parts.count - 1).multipliedReportingOverflow(by: replacement.utf8.count)
    try spend(bytes: overflow ? .max : added)
    var result: [UInt8] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { result += replacement.utf8 }
      result += part
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Parts of a text between separators; an empty separator gives the characters.
  mutating func split(_ text: String, by separator: String) throws(EvaluationError) -> [String] {
    try spend(text.utf8.count)
    if separator.isEmpty { return text.map { String($0) } }
    return ByteSearch(separator).split(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// `upper()` and `lower()`, of the whole text or of its first or last characters.
  mutating func changeCase(
    _ arguments: [ExpressionValue], _ change: (Substring) -> String
  ) throws(EvaluationError) -> ExpressionValue {
    guard case .string(let text) = arguments[0] else { return .none }
    try spend(bytes: text.utf8.count)
    guard arguments.count > 1 else { return .string(change(text[...])) }
    guard case .integer(let count) = arguments[1] else { return .none }
    let size = Int(clamping: count.magnitude)
    let part = count < 0 ? text.suffix(size) : text.prefix(size)
    return .string(
      String(text[..<part.startIndex]) + change(part) + String(text[part.endIndex...]))
  }

  mutating func trim(_ value: ExpressionValue) throws(EvaluationError) -> ExpressionValue {
    guard case .string(let text) = value else { return .none }
    try spend(bytes: text.utf8.count)
    var scalars = text.unicodeScalars[...]
    while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return .string(String(scalars))
  }

  /// `prefix()` and `suffix()`; a negative count takes nothing.
  mutating func part(
    _ value: ExpressionValue, _ count: ExpressionValue, fromEnd: Bool
  ) throws(EvaluationError) -> ExpressionValue {
    guard case .integer(let count) = count else { return .none }
    let size = Int(clamping: Swift.max(count, 0))
    switch value {
    case .string(let text):
      try spend(bytes: text.utf8.count)
      return .string(String(fromEnd ? text.suffix(size) : text.prefix(size)))
    case .array(let elements):
      try spend(Swift.min(size, elements.count))
      return .array(Array(fromEnd ? elements.suffix(size) : elements.prefix(size)))
    default: return .none
    }
  }

  /// `hasPrefix()` and `hasSuffix()`.
  mutating func hasPart(
    _ value: ExpressionValue, _ part: ExpressionValue, atEnd: Bool
  ) throws(EvaluationError) -> ExpressionValue {
    guard case .string(let text) = value, case .string(let part) = part else { return .none }
    try spend(bytes: part.utf8.count)
    guard part.utf8.count <= text.utf8.count else { return .bool(false) }
    let size = part.utf8.count
    return .bool(
      atEnd
        ? text.utf8.suffix(size).elementsEqual(part.utf8) : text.utf8.prefix(size).elementsEqual(part.utf8))
  }

  mutating func replaceAll(_ arguments: [ExpressionValue]) throws(EvaluationError) -> ExpressionValue {
    switch (arguments[0], arguments[1], arguments[2]) {
    case (.string(let text), .string(let part), .string(let replacement)):
      return .string(try replace(text, part, with: replacement))
    case (.array(var elements), let wanted, let replacement):
      for index in elements.indices where try isEqual(elements[index], wanted) {
        elements[index] = replacement
      }
      return .array(elements)
    default: return .none
    }
  }

  /// The localised text of a code, or the message; `%@` stands for the arguments in their order.
  mutating func localize(_ arguments: [ExpressionValue]) throws(EvaluationError) -> ExpressionValue {
    guard case .string(let code) = arguments[0] else { return .none }
    guard case .string(let message) = environment.localizations[code] ?? arguments[1] else { return .none }
    guard arguments.count > 2 else { return .string(message) }
    var values = [arguments[2]]
    if case .array(let several) = arguments[2] { values = several }
    try spend(bytes: message.utf8.count)
    let parts = ByteSearch("%@").split(Array(message.utf8))
    var result = ""
    for (index, part) in parts.enumerated() {
      if index > 0 { result += index <= values.count ? try text(of: values[index - 1]) : "%@" }
      result += String(decoding: part, as: UTF8.self)
    }
    return .string(result)
  }
}
