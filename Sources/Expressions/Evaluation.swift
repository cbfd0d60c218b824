/// One evaluation on its way.
struct Evaluation {
  let environment: ExpressionEnvironment
  /// Steps that are left.
  var steps: Int
  /// What `@{item}` and `@{index}` mean in the template of `map()`, the innermost last.
  var iterations: [(item: ExpressionValue, index: Int)] = []
  /// What bare names read: the element that a filter looks at, the innermost last.
  var elements: [ExpressionValue] = []
  /// Expressions in strings that are being evaluated.
  var castDepth = 0
  var randomState: UInt64

  init(_ environment: ExpressionEnvironment, steps: Int) {
    self.environment = environment
    self.steps = steps
    randomState = environment.seed
  }

  /// Pays for work before it is done.
  mutating func spend(_ cost: Int) throws(EvaluationError) {
    guard cost <= steps else {
      steps = 0
      throw .tooManySteps
    }
    steps -= cost
  }

  /// Pays for work on so many bytes.
  mutating func spend(bytes: Int) throws(EvaluationError) { try spend(bytes / 16 + 1) }

  mutating func value(of expression: Expression) throws(EvaluationError) -> ExpressionValue {
    try spend(1)
    switch expression.node {
    case .literal(let literal): return ExpressionValue(literal)
    case .reference(let reference): return try value(of: reference)
    case .name(let name): return member(elements.last ?? .none, name)
    case .unary(let operation, let operand): return apply(operation, try value(of: operand))
    case .binary(let operation, let left, let right): return try value(of: left, operation, right)
    case .ternary(let condition, let then, let otherwise):
      return try value(of: value(of: condition).isTruthy ? then : otherwise)
    case .call(let call): return try value(of: call, piped: nil)
    case .pipe(let input, let call): return try value(of: call, piped: try value(of: input))
    case .array(let expressions):
      var elements: [ExpressionValue] = []
      for element in expressions { elements.append(try value(of: element)) }
      return .array(elements)
    case .dictionary(let entries):
      var dictionary = ExpressionDictionary()
      for entry in entries { dictionary[entry.key] = try value(of: entry.value) }
      return .dictionary(dictionary)
    case .member(let base, let name): return member(try value(of: base), name)
    case .element(let base, let index):
      let base = try value(of: base)
      return element(base, try value(of: index))
    }
  }

  // MARK: - Paths

  private mutating func value(of reference: ExpressionReference) throws(EvaluationError) -> ExpressionValue {
    var value = root(of: reference)
    for segment in reference.segments.dropFirst() {
      try spend(1)
      switch segment.step {
      case .name(let name), .key(let name): value = member(value, name)
      case .index(let index): value = element(value, .integer(index))
      case .computed(let inner): value = element(value, try self.value(of: inner))
      case .filter(let predicate): value = try filter(value, predicate)
      }
    }
    return value
  }

  private func root(of reference: ExpressionReference) -> ExpressionValue {
    let key = reference.root
    switch reference.scope {
    case .state: return environment.state[key] ?? .none
    case .system: return environment.systemValue(key)
    case .context:
      if let iteration = iterations.last {
        if key == "item" { return iteration.item }
        if key == "index" { return .integer(Int64(iteration.index)) }
      }
      return environment.context[key] ?? .none
    }
  }

  func member(_ base: ExpressionValue, _ name: String) -> ExpressionValue {
    guard case .dictionary(let dictionary) = base else { return .none }
    return dictionary[name] ?? .none
  }

  /// Element of an array by its index, from the end if negative, or of a dictionary by its key.
  func element(_ base: ExpressionValue, _ index: ExpressionValue) -> ExpressionValue {
    switch (base, index) {
    case (.array(let elements), .integer(let index)):
      guard let place = place(index, in: elements.count) else { return .none }
      return elements[place]
    case (.dictionary(let dictionary), .string(let key)): return dictionary[key] ?? .none
    default: return .none
    }
  }

  /// Place of an index, which counts from the end if negative.
  func place(_ index: Int64, in count: Int) -> Int? {
    let count = Int64(count)
    guard index >= -count, index < count else { return nil }
    return Int(index < 0 ? index + count : index)
  }

  private mutating func filter(
    _ base: ExpressionValue, _ predicate: Expression
  ) throws(EvaluationError) -> ExpressionValue {
    guard case .array(let candidates) = base else { return .none }
    var kept: [ExpressionValue] = []
    for candidate in candidates {
      elements.append(candidate)
      let isKept = try value(of: predicate).isTruthy
      elements.removeLast()
      if isKept { kept.append(candidate) }
    }
    return .array(kept)
  }
}
