extension Evaluation {
  func apply(_ operation: UnaryOperator, _ operand: ExpressionValue) -> ExpressionValue {
    switch (operation, operand) {
    case (.not, _): .bool(!operand.isTruthy)
    case (.plus, .integer), (.plus, .double): operand
    case (.minus, .integer(let value)): value == .min ? .none : .integer(-value)
    case (.minus, .double(let value)): .double(-value)
    default: .none
    }
  }

  mutating func value(
    of left: Expression, _ operation: BinaryOperator, _ right: Expression
  ) throws(EvaluationError) -> ExpressionValue {
    let left = try value(of: left)
    switch operation {
    case .coalesce: return left.isNone ? try value(of: right) : left
    case .and: return .bool(left.isTruthy ? try value(of: right).isTruthy : false)
    // A truthy left side is the result as it is; the right side counts as a truth value.
    case .or: return left.isTruthy ? left : .bool(try value(of: right).isTruthy)
    default: break
    }
    let right = try value(of: right)
    switch operation {
    case .equal: return .bool(try isEqual(left, right))
    case .notEqual: return .bool(!(try isEqual(left, right)))
    case .less: return .bool(try order(left, right).map { $0 < 0 } ?? false)
    case .lessOrEqual: return .bool(try order(left, right).map { $0 <= 0 } ?? false)
    case .greater: return .bool(try order(left, right).map { $0 > 0 } ?? false)
    case .greaterOrEqual: return .bool(try order(left, right).map { $0 >= 0 } ?? false)
    case .contains: return try contains(left, right)
    case .add: return try sum(left, right)
    case .subtract: return try difference(left, right)
    case .multiply: return try product(left, right)
    case .divide: return try quotient(left, right)
    case .remainder: return remainder(left, right)
    case .power: return power(left, right)
    case .coalesce, .and, .or: return .none
    }
  }

  // MARK: - Arithmetic

  private mutating func sum(
    _ left: ExpressionValue, _ right: ExpressionValue
  ) throws(EvaluationError) -> ExpressionValue {
    switch (left, right) {
    case (.string, .none), (.none, .string): return .none
    case (.string, _), (.integer, .string), (.double, .string):
      let (left, right) = (try text(of: left), try text(of: right))
      try spend(bytes: left.utf8.count + right.utf8.count)
      return .string(left + right)
    case (.integer(let left), .integer(let right)):
      let (sum, overflow) = left.addingReportingOverflow(right)
      return overflow ? .none : .integer(sum)
    case (.array(let left), .array(let right)):
      try spend(left.count + right.count)
      return .array(left + right)
    case (.array(let left), _):
      try spend(left.count)
      return .array(left + [right])
    case (_, .array(let right)):
      try spend(right.count)
      return .array([left] + right)
    case (.dictionary(var merged), .dictionary(let right)):
      try spend(merged.count + right.count)
      for (index, key) in right.keys.enumerated() { merged[key] = right.values[index] }
      return .dictionary(merged)
    case (.date(let date), _):
      return right.number.map { shifted(date, by: $0) } ?? .none
    default:
      guard let left = left.number, let right = right.number else { return .none }
      return ExpressionValue(finite: left + right)
    }
  }

  private func shifted(_ date: ExpressionDate, by seconds: Double) -> ExpressionValue {
    let moved = date.seconds + seconds
    return moved.isFinite ? .date(ExpressionDate(seconds: moved)) : .none
  }

  private mutating func difference(
    _ left: ExpressionValue, _ right: ExpressionValue
  ) throws(EvaluationError) -> ExpressionValue {
    switch (left, right) {
    case (.integer(let left), .integer(let right)):
      let (difference, overflow) = left.subtractingReportingOverflow(right)
      return overflow ? .none : .integer(difference)
    case (.string(let left), .string(let right)): return .string(try replace(left, right, with: ""))
    case (.date(let left), .date(let right)): return ExpressionValue(finite: left.seconds - right.seconds)
    case (.date(let date), _): return right.number.map { shifted(date, by: -$0) } ?? .none
    case (.array(let left), .array(let right)):
      var kept: [ExpressionValue] = []
      for element in left where !(try holds(right, element)) { kept.append(element) }
      return .array(kept)
    case (.array(let left), _):
      var kept: [ExpressionValue] = []
      for element in left where !(try isEqual(element, right)) { kept.append(element) }
      return .array(kept)
    case (.dictionary(var rest), .string(let key)):
      try spend(rest.count)
      rest[key] = nil
      return .dictionary(rest)
    case (.none, .integer), (.none, .double): return apply(.minus, right)
    default:
      guard let left = left.number, let right = right.number else { return .none }
      return ExpressionValue(finite: left - right)
    }
  }

  private mutating func product(
    _ left: ExpressionValue, _ right: ExpressionValue
  ) throws(EvaluationError) -> ExpressionValue {
    switch (left, right) {
    case (.integer(let left), .integer(let right)):
      let (product, overflow) = left.multipliedReportingOverflow(by: right)
      return overflow ? .none : .integer(product)
    case (.string(let text), .integer(let count)), (.integer(let count), .string(let text)):
      guard count > 0, !text.isEmpty else { return .string("") }
      let (bytes, overflow) = Int64(text.utf8.count).multipliedReportingOverflow(by: count)
      try spend(bytes: overflow ? .max : Int(clamping: bytes))
      return .string(String(repeating: text, count: Int(clamping: count)))
    default:
      guard let left = left.number, let right = right.number else { return .none }
      return ExpressionValue(finite: left * right)
    }
  }

  private mutating func quotient(
    _ left: ExpressionValue, _ right: ExpressionValue
  ) throws(EvaluationError) -> ExpressionValue {
    if case .string(let text) = left, case .string(let separator) = right {
      return .array(try split(text, by: separator).map { .string($0) })
    }
    guard let left = left.number, let right = right.number, right != 0 else { return .none }
    return ExpressionValue(finite: left / right)
  }

  private func remainder(_ left: ExpressionValue, _ right: ExpressionValue) -> ExpressionValue {
    if case .integer(let left) = left, case .integer(let right) = right {
      guard right != 0 else { return .none }
      return .integer(left.remainderReportingOverflow(dividingBy: right).partialValue)
    }
    guard let left = left.number, let right = right.number, right != 0 else { return .none }
    return ExpressionValue(finite: RealMath.remainder(left, right))
  }

  /// A power: a whole number if both sides are whole and the result fits, a real number otherwise.
  private func power(_ left: ExpressionValue, _ right: ExpressionValue) -> ExpressionValue {
    if case .integer(let base) = left, case .integer(var exponent) = right, exponent >= 0 {
      var (result, square, overflows): (Int64, Int64, Bool) = (1, base, false)
      while exponent > 0, !overflows {
        if exponent & 1 == 1 {
          let (product, overflow) = result.multipliedReportingOverflow(by: square)
          (result, overflows) = (product, overflow)
        }
        exponent >>= 1
        if exponent > 0, !overflows { (square, overflows) = square.multipliedReportingOverflow(by: square) }
      }
      if !overflows { return .integer(result) }
    }
    guard let left = left.number, let right = right.number else { return .none }
    return ExpressionValue(finite: RealMath.pow(left, right))
  }
}
