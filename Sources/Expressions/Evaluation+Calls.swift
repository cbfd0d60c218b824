extension Evaluation {
  /// An argument: a piped value, or an expression that is not evaluated yet.
  private enum Argument {
    case value(ExpressionValue)
    case expression(Expression)
  }

  private mutating func value(of argument: Argument) throws(EvaluationError) -> ExpressionValue {
    switch argument {
    case .value(let value): value
    case .expression(let expression): try value(of: expression)
    }
  }

  /// Value of a call; none for an unknown function and a wrong number of arguments.
  mutating func value(
    of call: ExpressionCall, piped: ExpressionValue?
  ) throws(EvaluationError) -> ExpressionValue {
    var arguments: [Argument] = []
    if let piped { arguments.append(.value(piped)) }
    for argument in call.arguments { arguments.append(.expression(argument)) }
    guard let function = call.function, function.accepts(arguments.count) else { return .none }
    switch function {
    case .switch: return try choose(arguments)
    case .map: return try map(arguments[0], arguments[1])
    default:
      var values: [ExpressionValue] = []
      for argument in arguments { values.append(try value(of: argument)) }
      return try apply(function, values)
    }
  }

  /// `switch()`: the value behind the first test that is boolean true; nothing else is evaluated.
  private mutating func choose(_ arguments: [Argument]) throws(EvaluationError) -> ExpressionValue {
    var index = 0
    while index + 1 < arguments.count {
      if case .bool(true) = try value(of: arguments[index]) { return try value(of: arguments[index + 1]) }
      index += 2
    }
    return try value(of: arguments[index])
  }

  /// `map()`: the template once for each element, with `@{item}` and `@{index}` bound.
  private mutating func map(_ list: Argument, _ template: Argument) throws(EvaluationError) -> ExpressionValue
  {
    guard case .array(let elements) = try value(of: list) else { return .none }
    var results: [ExpressionValue] = []
    for (index, element) in elements.enumerated() {
      try spend(1)
      iterations.append((element, index))
      results.append(try value(of: template))
      iterations.removeLast()
    }
    return .array(results)
  }

  /// Value of a function that evaluates all its arguments; their number is right.
  private mutating func apply(
    _ function: ExpressionFunction, _ values: [ExpressionValue]
  ) throws(EvaluationError) -> ExpressionValue {
    switch function {
    case .switch, .map: return .none
    case .upper: return try changeCase(values) { $0.uppercased() }
    case .lower: return try changeCase(values) { $0.lowercased() }
    case .trim: return try trim(values[0])
    case .replace: return try replaceAll(values)
    case .prefix: return try part(values[0], values[1], fromEnd: false)
    case .suffix: return try part(values[0], values[1], fromEnd: true)
    case .count, .length: return try count(values[0])
    case .empty: return .bool(isEmpty(values[0]))
    case .notEmpty: return .bool(!isEmpty(values[0]))
    case .hasPrefix: return try hasPart(values[0], values[1], atEnd: false)
    case .hasSuffix: return try hasPart(values[0], values[1], atEnd: true)
    case .contains: return try contains(values[0], values[1])
    case .strtojson:
      guard case .string(let text) = values[0] else { return .none }
      try spend(text.utf8.count)
      return JSONValueReader.read(text) ?? .none
    case .localize: return try localize(values)
    case .cast:
      guard case .string(let type) = values[1], let type = CastType(type) else { return .none }
      return try cast(values[0], to: type)
    case .format: return try format(values[0], values[1])
    case .sort: return try sort(values)
    case .first, .last: return end(values, isLast: function == .last)
    case .min, .max: return try extreme(values, isMost: function == .max)
    case .sum: return try total(values)
    case .range: return try range(values)
    case .setAt, .removeAt, .insertAt: return try edit(values, function)
    case .slice: return try slice(values)
    case .keys, .values, .removeKey: return try entries(values, function)
    case .pow: return real(values) { RealMath.pow($0, $1) }
    case .sqrt: return real(values) { number, _ in number < 0 ? .nan : number.squareRoot() }
    case .log: return logarithm(values)
    case .random: return random(values)
    }
  }

  // MARK: - Inspection

  private mutating func count(_ value: ExpressionValue) throws(EvaluationError) -> ExpressionValue {
    switch value {
    case .none: return .integer(0)
    case .string(let text):
      try spend(bytes: text.utf8.count)
      return .integer(Int64(text.count))
    case .array(let elements): return .integer(Int64(elements.count))
    case .dictionary(let dictionary): return .integer(Int64(dictionary.count))
    case .bool, .integer, .double, .date: return .none
    }
  }

  /// Whether a value is empty; numbers, truth values and dates never are.
  private func isEmpty(_ value: ExpressionValue) -> Bool {
    switch value {
    case .none: true
    case .string(let text): text.isEmpty
    case .array(let elements): elements.isEmpty
    case .dictionary(let dictionary): dictionary.isEmpty
    case .bool, .integer, .double, .date: false
    }
  }

  // MARK: - Numbers

  private func real(_ values: [ExpressionValue], _ function: (Double, Double) -> Double) -> ExpressionValue {
    guard let first = values[0].number, let last = values[values.count - 1].number else { return .none }
    return ExpressionValue(finite: function(first, last))
  }

  private func logarithm(_ values: [ExpressionValue]) -> ExpressionValue {
    guard let number = values[0].number, number > 0 else { return .none }
    guard values.count > 1 else { return ExpressionValue(finite: RealMath.log(number)) }
    guard let base = values[1].number, base > 0 else { return .none }
    let quotient = RealMath.log(number) / RealMath.log(base)
    // Whole results are meant to be whole.
    let whole = (quotient + 0.5).rounded(.down)
    return ExpressionValue(
      finite: abs(whole) < 1024 && RealMath.pow(base, whole) == number ? whole : quotient)
  }

  private mutating func random(_ values: [ExpressionValue]) -> ExpressionValue {
    // SplitMix64.
    randomState &+= 0x9E37_79B9_7F4A_7C15
    var bits = randomState
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    guard values.count == 2 else { return .double(Double(bits >> 11) * 0x1p-53) }
    guard case .integer(let one) = values[0], case .integer(let other) = values[1] else { return .none }
    let low = Swift.min(one, other)
    let width = UInt64(bitPattern: Swift.max(one, other) &- low) &+ 1
    // The full width of 64 bits wraps to 0.
    let offset = width == 0 ? bits : width.multipliedFullWidth(by: bits).high
    return .integer(low &+ Int64(bitPattern: offset))
  }
}
