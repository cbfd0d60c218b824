import Expressions

/// Makes expressions that the parser could have made.
struct ExpressionGenerator {
  var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func expression(depth: Int, inBrackets: Bool = false) -> Expression {
    guard depth > 0, random.below(6) > 0 else { return leaf(depth: depth, inBrackets: inBrackets) }
    func next(_ generator: inout ExpressionGenerator) -> Expression {
      generator.expression(depth: depth - 1, inBrackets: inBrackets)
    }
    switch random.below(12) {
    case 0: return Expression(.unary(random.pick(UnaryOperator.allCases), next(&self)))
    case 1...4: return Expression(.binary(random.pick(BinaryOperator.allCases), next(&self), next(&self)))
    case 5: return Expression(.ternary(next(&self), then: next(&self), otherwise: next(&self)))
    case 6: return Expression(.call(call(depth: depth, inBrackets: inBrackets)))
    case 7:
      return Expression(.pipe(next(&self), into: call(depth: depth, inBrackets: inBrackets)))
    case 8: return Expression(.array((0..<random.below(4)).map { _ in next(&self) }))
    case 9:
      return Expression(
        .dictionary(
          (0..<random.below(3)).map { _ in ExpressionEntry(key: text(), value: next(&self)) }))
    case 10: return Expression(.member(next(&self), name()))
    default: return Expression(.element(next(&self), expression(depth: depth - 1, inBrackets: true)))
    }
  }

  private mutating func call(depth: Int, inBrackets: Bool) -> ExpressionCall {
    let known = random.below(3) > 0
    return ExpressionCall(
      known ? random.pick(ExpressionFunction.allCases).rawValue : name(),
      (0..<random.below(4)).map { _ in expression(depth: depth - 1, inBrackets: inBrackets) })
  }

  private mutating func leaf(depth: Int, inBrackets: Bool) -> Expression {
    switch random.below(inBrackets ? 8 : 7) {
    case 0: return Expression(.literal(random.pick([.none, .bool(true), .bool(false)])))
    case 1: return Expression(.literal(.integer(Int64(random.next() >> UInt64(random.below(63) + 1)))))
    case 2: return Expression(.literal(.double(double())))
    case 3: return Expression(.literal(.string(text())))
    case 7: return Expression(.name(name()))
    default: return Expression(.reference(reference(depth: depth)))
    }
  }

  private mutating func reference(depth: Int) -> ExpressionReference {
    let first = random.below(8) == 0 ? PathSegment(.key(text())) : PathSegment(.name(pathName()))
    var segments = [first]
    for _ in 0..<random.below(3) {
      switch random.below(5) {
      case 0: segments.append(PathSegment(.index(Int64(random.below(20)) - 10)))
      case 1: segments.append(PathSegment(.key(text())))
      case 2 where depth > 0: segments.append(bracket(expression(depth: depth - 1, inBrackets: true)))
      default: segments.append(PathSegment(.name(pathName())))
      }
    }
    return ExpressionReference(random.pick(ExpressionReference.Scope.allCases), segments)
  }

  /// The step that the parser takes brackets for, found by asking it.
  private func bracket(_ inner: Expression) -> PathSegment {
    let text = "${a[" + ExpressionPrinter.print(inner) + "]}"
    guard case .reference(let reference)? = try? ExpressionParser.parse(text).node else {
      return PathSegment(.name("lost"))
    }
    return reference.segments[1]
  }

  private mutating func double() -> Double {
    switch random.below(4) {
    case 0: return Double(random.below(1000)) / 8
    case 1: return Double(random.below(100_000)) / 1000
    case 2: return Double(random.next() >> 11)
    default:
      let value = Double(bitPattern: random.next()).magnitude
      return value.isFinite ? value : 0.1
    }
  }

  private mutating func name() -> String {
    random.pick(["a", "room", "x1", "_id", "größe", "名前", "isOn", "trueish", "nullable"])
  }

  private mutating func pathName() -> String {
    random.below(3) == 0 ? random.pick(["user-name", "0", "true", "null", "12a"]) : name()
  }

  private mutating func text() -> String {
    random.pick([
      "", "red", "#FF0000", "it's", "say \"hi\"", "a\\b", "{{ x }}", "${y}", "·", "’", "a\nb", "}",
    ])
  }
}
