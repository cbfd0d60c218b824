extension Evaluation {
  /// The language's `==`: strict by type, but whole and real numbers compare by their value.
  mutating func isEqual(
    _ left: ExpressionValue, _ right: ExpressionValue, depth: Int = 0
  ) throws(EvaluationError) -> Bool {
    try spend(1)
    guard depth < ExpressionLimits.valueDepth else { throw .valueTooDeep }
    switch (left, right) {
    case (.none, .none): return true
    case (.bool(let left), .bool(let right)): return left == right
    case (.integer(let left), .integer(let right)): return left == right
    case (.double(let left), .double(let right)): return left == right
    case (.integer(let left), .double(let right)), (.double(let right), .integer(let left)):
      return Evaluation.order(left, right) == 0
    case (.string(let left), .string(let right)):
      try spend(bytes: min(left.utf8.count, right.utf8.count))
      return left == right
    case (.date(let left), .date(let right)): return left == right
    case (.array(let left), .array(let right)):
      guard left.count == right.count else { return false }
      for (index, element) in left.enumerated()
      where !(try isEqual(element, right[index], depth: depth + 1)) {
        return false
      }
      return true
    case (.dictionary(let left), .dictionary(let right)):
      guard left.count == right.count else { return false }
      for (index, key) in left.keys.enumerated() {
        guard let value = right[key], try isEqual(left.values[index], value, depth: depth + 1) else {
          return false
        }
      }
      return true
    default: return false
    }
  }

  /// Order of two values of one type: below, at or above 0; nil if they have none.
  mutating func order(_ left: ExpressionValue, _ right: ExpressionValue) throws(EvaluationError) -> Int? {
    if case .string(let left) = left, case .string(let right) = right {
      try spend(bytes: min(left.utf8.count, right.utf8.count))
    }
    return Evaluation.order(left, right)
  }

  static func order(_ left: ExpressionValue, _ right: ExpressionValue) -> Int? {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): left < right ? -1 : left > right ? 1 : 0
    case (.double(let left), .double(let right)): left < right ? -1 : left > right ? 1 : 0
    case (.integer(let left), .double(let right)): order(left, right)
    case (.double(let left), .integer(let right)): -order(right, left)
    case (.string(let left), .string(let right)): left < right ? -1 : left > right ? 1 : 0
    case (.date(let left), .date(let right)):
      left.seconds < right.seconds ? -1 : left.seconds > right.seconds ? 1 : 0
    default: nil
    }
  }

  /// Exact order of a whole and a real number.
  private static func order(_ left: Int64, _ right: Double) -> Int {
    let near = Double(left)
    if near != right { return near < right ? -1 : 1 }
    // The conversion may have rounded.
    guard let whole = Int64(exactly: right) else { return -1 }
    return left < whole ? -1 : left > whole ? 1 : 0
  }

  /// The language's `~` and `contains()`.
  mutating func contains(
    _ container: ExpressionValue, _ needle: ExpressionValue
  ) throws(EvaluationError) -> ExpressionValue {
    switch (container, needle) {
    case (.string(let text), .string(let part)):
      try spend(bytes: text.utf8.count)
      return .bool(part.isEmpty || ByteSearch(part).first(in: Array(text.utf8), from: 0) != nil)
    case (.array(let elements), _): return .bool(try holds(elements, needle))
    case (.dictionary(let dictionary), .string(let key)): return .bool(dictionary[key] != nil)
    default: return .none
    }
  }

  mutating func holds(
    _ elements: [ExpressionValue], _ wanted: ExpressionValue
  ) throws(EvaluationError) -> Bool {
    for element in elements where try isEqual(element, wanted) { return true }
    return false
  }
}
