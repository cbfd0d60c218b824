/// Reads expressions.
///
/// The parser never traps, and its depth is bounded by ``ExpressionLimits/nesting``. The language's tables leave
/// a few things open; the readings taken are: powers group to the right and all other operators to the left, a
/// sign binds tighter than a power (`-2 ^ 2` is 4), the ternary is above the pipe alone, the right side of a pipe
/// is a call, strings take either quote and know no escapes, numbers have no exponent.
public struct ExpressionParser {
  let bytes: [UInt8]
  let end: Int
  var at: Int
  var nesting = 0
  /// Whether a bare name may stand here, which is so in brackets.
  var allowsNames = false

  init(bytes: [UInt8], range: Range<Int>) {
    self.bytes = bytes
    at = range.lowerBound
    end = range.upperBound
  }

  /// Parses the inside of `{{ }}`.
  public static func parse(_ text: String) throws(ExpressionError) -> Expression {
    let bytes = Array(text.utf8)
    var parser = ExpressionParser(bytes: bytes, range: 0..<bytes.count)
    return try parser.everything()
  }

  /// An expression with the height of its tree, and its range with the parentheses around it.
  struct Parsed {
    var expression: Expression
    var height: Int
    var range: Range<Int>
  }

  /// The expression that the rest of the text is.
  mutating func everything() throws(ExpressionError) -> Expression {
    let start = at
    skipSpace()
    guard at < end else { throw ExpressionError(.empty, span: start..<end) }
    let parsed = try pipeline()
    guard at < end else { return parsed.expression }
    throw stray { .unexpected($0) }
  }

  // MARK: - Operators, the loosest first

  mutating func pipeline() throws(ExpressionError) -> Parsed {
    var left = try conditional()
    while has("|>") {
      at += 2
      skipSpace()
      let nameSpan = at..<at + nameLength(at)
      let start = at
      at = nameSpan.upperBound
      skipSpace()
      guard !nameSpan.isEmpty, peek() == 0x28 else {
        at = start
        let (found, span) = found()
        throw ExpressionError(.pipeNeedsCall(found: found), span: span)
      }
      let (call, height) = try call(nameSpan)
      left = try combined(
        .pipe(left.expression, into: call), above: max(left.height, height), left.range.lowerBound..<at)
      skipSpace()
    }
    return left
  }

  mutating func conditional() throws(ExpressionError) -> Parsed {
    var branches: [(condition: Parsed, then: Parsed)] = []
    while true {
      let last = try binary(atLeast: 0)
      guard has("?") else {
        var result = last
        for branch in branches.reversed() {
          result = try combined(
            .ternary(
              branch.condition.expression, then: branch.then.expression, otherwise: result.expression),
            above: max(branch.condition.height, branch.then.height, result.height),
            branch.condition.range.lowerBound..<result.range.upperBound)
        }
        return result
      }
      try enter()
      at += 1
      skipSpace()
      let then = try pipeline()
      try expect(0x3A)
      leave()
      branches.append((last, then))
    }
  }

  mutating func binary(atLeast strength: Int) throws(ExpressionError) -> Parsed {
    var left = try unary()
    while let operation = binaryOperator(), operation.strength >= strength {
      at += operation.text.utf8.count
      skipSpace()
      let right: Parsed
      if operation.isRightAssociative {
        try enter()
        right = try binary(atLeast: operation.strength)
        leave()
      } else {
        right = try binary(atLeast: operation.strength + 1)
      }
      left = try combined(
        .binary(operation, left.expression, right.expression), above: max(left.height, right.height),
        left.range.lowerBound..<right.range.upperBound)
    }
    return left
  }

  mutating func unary() throws(ExpressionError) -> Parsed {
    var signs: [(operation: UnaryOperator, at: Int)] = []
    while let operation = unaryOperator() {
      guard nesting + signs.count < ExpressionLimits.nesting else { throw tooDeep() }
      signs.append((operation, at))
      at += 1
      skipSpace()
    }
    var operand = try postfix()
    for sign in signs.reversed() {
      operand = try combined(
        .unary(sign.operation, operand.expression), above: operand.height, sign.at..<operand.range.upperBound)
    }
    return operand
  }

  mutating func postfix() throws(ExpressionError) -> Parsed {
    var base = try primary()
    skipSpace()
    while let byte = peek(), byte == 0x2E || byte == 0x5B {
      at += 1
      if byte == 0x2E {
        let length = nameLength(at)
        guard length > 0 else { throw expectedName() }
        let name = text(at..<at + length)
        at += length
        base = try combined(
          .member(base.expression, name), above: base.height, base.range.lowerBound..<at)
      } else {
        let index = try bracketed()
        base = try combined(
          .element(base.expression, index.expression), above: max(base.height, index.height),
          base.range.lowerBound..<at)
      }
      skipSpace()
    }
    return base
  }

  /// The expression before a closing bracket, behind which the parser then stands.
  mutating func bracketed() throws(ExpressionError) -> Parsed {
    let outer = allowsNames
    allowsNames = true
    try enter()
    skipSpace()
    let inner = try pipeline()
    try expect(0x5D, skippingSpace: false)
    leave()
    allowsNames = outer
    return inner
  }

  func combined(
    _ node: Expression.Node, above height: Int, _ range: Range<Int>
  ) throws(ExpressionError) -> Parsed {
    guard height < ExpressionLimits.height else {
      throw ExpressionError(.chainTooLong(limit: ExpressionLimits.height), span: range)
    }
    return Parsed(expression: Expression(node, span: range), height: height + 1, range: range)
  }

  // MARK: - Depth

  mutating func enter() throws(ExpressionError) {
    guard nesting < ExpressionLimits.nesting else { throw tooDeep() }
    nesting += 1
  }

  mutating func leave() { nesting -= 1 }

  func tooDeep() -> ExpressionError {
    ExpressionError(.nestingTooDeep(limit: ExpressionLimits.nesting), span: at..<min(at + 1, end))
  }
}
