extension Evaluation {
  /// `first()` and `last()`; with a key, the value of that key.
  func end(_ values: [ExpressionValue], isLast: Bool) -> ExpressionValue {
    guard case .array(let elements) = values[0] else { return .none }
    let value = (isLast ? elements.last : elements.first) ?? .none
    guard values.count > 1 else { return value }
    guard case .string(let key) = values[1] else { return .none }
    return member(value, key)
  }

  /// `min()` and `max()` of values of one type; with a key, the element of which that key is least or most.
  mutating func extreme(_ values: [ExpressionValue], isMost: Bool) throws(EvaluationError) -> ExpressionValue
  {
    guard case .array(let elements) = values[0], let keys = keys(of: elements, values.dropFirst().first)
    else {
      return .none
    }
    var best: Int?
    for (index, key) in keys.enumerated() where !key.isNone {
      try spend(1)
      guard let order = try order(key, best.map { keys[$0] } ?? key) else { return .none }
      if best == nil || (isMost ? order > 0 : order < 0) { best = index }
    }
    return best.map { elements[$0] } ?? .none
  }

  /// What elements are sorted or added by: themselves, or the value of a key.
  private func keys(of elements: [ExpressionValue], _ key: ExpressionValue?) -> [ExpressionValue]? {
    switch key {
    case nil: elements
    case .string(let key): elements.map { member($0, key) }
    default: nil
    }
  }

  /// `sum()`; what is no number does not count.
  mutating func total(_ values: [ExpressionValue]) throws(EvaluationError) -> ExpressionValue {
    guard case .array(let elements) = values[0], let keys = keys(of: elements, values.dropFirst().first)
    else {
      return .none
    }
    try spend(keys.count)
    var whole: Int64 = 0
    var real = 0.0
    var isWhole = true
    for key in keys {
      switch key {
      case .integer(let value):
        let (sum, overflow) = whole.addingReportingOverflow(value)
        if overflow { isWhole = false }
        whole = overflow ? 0 : sum
        real += Double(value)
      case .double(let value):
        isWhole = false
        real += value
      default: break
      }
    }
    return isWhole ? .integer(whole) : ExpressionValue(finite: real)
  }

  /// `sort()`, stable: numbers, then strings, dates, truth values; what has no order stays last.
  mutating func sort(_ values: [ExpressionValue]) throws(EvaluationError) -> ExpressionValue {
    guard case .array(let elements) = values[0] else { return .none }
    var key: ExpressionValue?
    var direction = "asc"
    if values.count == 3 {
      guard case .string(let word) = values[2], word == "asc" || word == "desc" else { return .none }
      key = values[1]
      direction = word
    } else if values.count == 2 {
      if case .string(let word) = values[1], word == "asc" || word == "desc" {
        direction = word
      } else {
        key = values[1]
      }
    }
    guard let keys = keys(of: elements, key) else { return .none }
    var cost = keys.count
    for case .string(let text) in keys { cost += text.utf8.count / 16 }
    let rounds = Int.bitWidth - keys.count.leadingZeroBitCount
    let (work, overflow) = cost.multipliedReportingOverflow(by: rounds + 1)
    try spend(overflow ? .max : work)
    let isDescending = direction == "desc"
    let sorted = keys.indices.sorted { left, right in
      let ranks = (rank(keys[left]), rank(keys[right]))
      if ranks.0 != ranks.1 {
        // What has no order is last in either direction.
        return ranks.0 >= 4 || ranks.1 >= 4 ? ranks.0 < ranks.1 : (ranks.0 < ranks.1) != isDescending
      }
      let order = Evaluation.order(keys[left], keys[right]) ?? orderOfTruths(keys[left], keys[right])
      return order == 0 ? left < right : (order < 0) != isDescending
    }
    return .array(sorted.map { elements[$0] })
  }

  private func rank(_ value: ExpressionValue) -> Int {
    switch value {
    case .integer, .double: 0
    case .string: 1
    case .date: 2
    case .bool: 3
    case .array, .dictionary: 4
    case .none: 5
    }
  }

  private func orderOfTruths(_ left: ExpressionValue, _ right: ExpressionValue) -> Int {
    guard case .bool(let left) = left, case .bool(let right) = right, left != right else { return 0 }
    return left ? 1 : -1
  }

  /// `range()`; the end is excluded.
  mutating func range(_ values: [ExpressionValue]) throws(EvaluationError) -> ExpressionValue {
    guard case .integer(let first) = values[0] else { return .none }
    var (start, end) = (Int64(0), first)
    if values.count > 1 {
      guard case .integer(let second) = values[1] else { return .none }
      (start, end) = (first, second)
    }
    guard start < end else { return .array([]) }
    let (width, overflow) = end.subtractingReportingOverflow(start)
    try spend(overflow ? .max : Int(clamping: width))
    return .array((start..<end).map { .integer($0) })
  }

  /// `setAt()`, `removeAt()` and `insertAt()`; outside the array and for another value nothing changes.
  mutating func edit(
    _ values: [ExpressionValue], _ function: ExpressionFunction
  ) throws(EvaluationError) -> ExpressionValue {
    guard case .array(var elements) = values[0] else { return values[0] }
    guard case .integer(let index) = values[1] else { return .none }
    try spend(elements.count)
    if function == .insertAt, index == Int64(elements.count) {
      elements.append(values[2])
    } else if let place = place(index, in: elements.count) {
      switch function {
      case .removeAt: elements.remove(at: place)
      case .insertAt: elements.insert(values[2], at: place)
      default: elements[place] = values[2]
      }
    }
    return .array(elements)
  }

  /// `slice()`; bounds count from the end if negative and are clamped.
  mutating func slice(_ values: [ExpressionValue]) throws(EvaluationError) -> ExpressionValue {
    guard case .array(let elements) = values[0] else { return values[0] }
    guard case .integer(let first) = values[1] else { return .none }
    var last = Int64(elements.count)
    if values.count > 2 {
      guard case .integer(let end) = values[2] else { return .none }
      last = end
    }
    let count = Int64(elements.count)
    func clamped(_ index: Int64) -> Int {
      Int(index < 0 ? Swift.max(index, -count) + count : Swift.min(index, count))
    }
    let (start, end) = (clamped(first), clamped(last))
    guard start < end else { return .array([]) }
    try spend(end - start)
    return .array(Array(elements[start..<end]))
  }

  /// `keys()`, `values()` and `removeKey()`.
  mutating func entries(
    _ values: [ExpressionValue], _ function: ExpressionFunction
  ) throws(EvaluationError) -> ExpressionValue {
    guard case .dictionary(var dictionary) = values[0] else {
      return function == .removeKey ? values[0] : .array([])
    }
    let (work, overflow) = dictionary.count.multipliedReportingOverflow(by: 16)
    try spend(overflow ? .max : work)
    if function == .removeKey {
      if case .string(let key) = values[1] { dictionary[key] = nil }
      return .dictionary(dictionary)
    }
    let keys = dictionary.keys.sorted()
    return .array(function == .keys ? keys.map { .string($0) } : keys.map { dictionary[$0] ?? .none })
  }
}
