import Expressions

/// The tests that conditions are made of, each one once, and what is known about how they exclude one another.
///
/// A leaf is an expression that is no `!`, `&&` or `||`. Conditions that read the same value share leaves, so that
/// `${busy}`, `!${busy}` and `${busy} || ${locked}` are known to depend on one another.
struct ConditionSpace {
  private(set) var leaves: [Expression] = []

  /// The formula of a condition; its tests become leaves.
  mutating func formula(of condition: Expression) -> Formula {
    switch condition.node {
    case .unary(.not, let operand): return formula(of: operand).negated
    case .binary(.and, let left, let right): return formula(of: left).and(formula(of: right))
    case .binary(.or, let left, let right): return formula(of: left).or(formula(of: right))
    case .binary(.notEqual, let left, let right):
      return formula(of: Expression(.binary(.equal, left, right))).negated
    case .binary(.equal, let left, let right):
      if case .literal = left.node { return leaf(.init(.binary(.equal, right, left))) }
      return leaf(condition)
    case .ternary(let test, let then, let otherwise):
      // A choice with a constant is a conjunction or a disjunction.
      switch (ExpressionChecker.constant(then)?.isTruthy, ExpressionChecker.constant(otherwise)?.isTruthy) {
      case (true?, _): return formula(of: test).or(formula(of: otherwise))
      case (false?, _): return formula(of: test).negated.and(formula(of: otherwise))
      case (nil, true?): return formula(of: test).negated.or(formula(of: then))
      case (nil, false?): return formula(of: test).and(formula(of: then))
      case (nil, nil): return leaf(condition)
      }
    case .literal(.bool(let value)): return .constant(value)
    case .literal(.none): return .constant(false)
    default: return leaf(condition)
    }
  }

  private mutating func leaf(_ test: Expression) -> Formula {
    // What reads nothing is settled here.
    if let value = ExpressionChecker.constant(test) { return .constant(value.isTruthy) }
    if let known = leaves.firstIndex(of: test) { return .leaf(known) }
    if let other = Self.opposite(of: test), let known = leaves.firstIndex(of: other) {
      return .not(.leaf(known))
    }
    leaves.append(test)
    return .leaf(leaves.count - 1)
  }

  /// The assignments under which a formula holds.
  func table(of formula: Formula) -> TruthTable {
    switch formula {
    case .constant(let value): TruthTable(value, leaves: leaves.count)
    case .leaf(let index): TruthTable(leaf: index, leaves: leaves.count)
    case .not(let inner): table(of: inner).complement
    case .and(let left, let right): table(of: left).intersection(table(of: right))
    case .or(let left, let right): table(of: left).union(table(of: right))
    }
  }

  /// The text of a formula.
  func expression(of formula: Formula) -> Expression {
    switch formula {
    case .constant(let value): Expression(.literal(.bool(value)))
    case .leaf(let index): leaves[index]
    case .not(let inner): Self.negation(of: expression(of: inner))
    case .and(let left, let right): Expression(.binary(.and, expression(of: left), expression(of: right)))
    case .or(let left, let right): Expression(.binary(.or, expression(of: left), expression(of: right)))
    }
  }

  /// `!a`, or `a != b` for `a == b`.
  static func negation(of expression: Expression) -> Expression {
    switch expression.node {
    case .binary(.equal, let left, let right): Expression(.binary(.notEqual, left, right))
    case .unary(.not, let operand) where isTruthValued(operand): operand
    default: Expression(.unary(.not, expression))
    }
  }

  /// Whether an expression gives true or false and nothing else.
  static func isTruthValued(_ expression: Expression) -> Bool {
    switch expression.node {
    case .unary(.not, _), .literal(.bool): true
    case .binary(let operation, let left, let right):
      switch operation {
      case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: true
      // Either may give an operand as it is.
      case .and, .or: isTruthValued(left) && isTruthValued(right)
      default: false
      }
    case .call(let call):
      switch call.function {
      case .empty, .notEmpty, .hasPrefix, .hasSuffix: true
      default: false
      }
    default: false
    }
  }

  /// The assignments that can come up.
  var possible: TruthTable {
    var possible = TruthTable(true, leaves: leaves.count)
    for first in leaves.indices {
      for second in leaves.indices where second != first {
        guard let implied = Self.implied(by: leaves[first], leaves[second]) else { continue }
        let holds = TruthTable(leaf: first, leaves: leaves.count)
        let other = TruthTable(leaf: second, leaves: leaves.count)
        possible = possible.subtracting(holds.intersection(implied ? other.complement : other))
      }
    }
    return possible
  }

  /// What is known of a second test where the first one holds: two values cannot both be it, and a number has one
  /// remainder.
  private static func implied(by first: Expression, _ second: Expression) -> Bool? {
    guard case .binary(.equal, let subject, let value) = first.node, case .literal(let literal) = value.node,
      case .binary(.equal, let other, let otherValue) = second.node,
      case .literal(let otherLiteral) = otherValue.node
    else { return nil }
    if subject == other {
      switch (literal, otherLiteral) {
      case (.string, .string), (.integer, .integer), (.bool, .bool): return false
      default: return nil
      }
    }
    guard case .binary(.remainder, let dividend, let divisor) = other.node, dividend == subject,
      case .literal(.integer(let count)) = divisor.node, count > 0, case .integer(let number) = literal,
      case .integer(let rest) = otherLiteral
    else { return nil }
    return number % count == rest
  }

  /// The other one of two values, where a value is always one of two.
  private static func opposite(of test: Expression) -> Expression? {
    guard case .binary(.equal, let subject, let value) = test.node, case .literal(let literal) = value.node,
      let pair = pairs.first(where: { $0.subject == subject })
    else { return nil }
    let other: ExpressionLiteral? =
      literal == pair.first ? pair.second : literal == pair.second ? pair.first : nil
    return other.map { Expression(.binary(.equal, subject, Expression(.literal($0)))) }
  }

  private static let pairs: [(subject: Expression, first: ExpressionLiteral, second: ExpressionLiteral)] = [
    (Expression(.reference(.init(.system, "orientation"))), .string("portrait"), .string("landscape")),
    (Expression(.reference(.init(.system, "horizontal_size_class"))), .string("compact"), .string("regular")),
    (
      Expression(
        .binary(
          .remainder, Expression(.reference(.init(.context, "index"))), Expression(.literal(.integer(2))))),
      .integer(0), .integer(1)
    ),
  ]
}
