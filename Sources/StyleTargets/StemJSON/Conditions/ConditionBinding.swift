import ClassParser
import Expressions
import StyleModel
import StyleResolve

/// What the open conditions of one component come to: formulas over the tests that a payload can make.
struct ConditionBinding {
  private(set) var space = ConditionSpace()
  /// The tests that a payload can make, in the order in which classes ask for them.
  private(set) var bound: [(test: ConditionTest, formula: Formula)] = []
  /// The tests that nothing in a payload answers.
  private(set) var unbound: [ConditionTest] = []
  /// Conditions in brackets that cannot be read, with the reason.
  private(set) var faults: [(text: String, message: String)] = []
  private let sources: ConditionSources
  /// The plain conditions among the unbound tests.
  var unboundConditions: UInt64 {
    var bits: UInt64 = 0
    for test in unbound { if case .plain(let condition) = test { bits |= condition.bit } }
    return bits
  }

  /// Binds every test that the open decisions of a style ask.
  init(_ style: ResolvedStyle, _ sources: ConditionSources) {
    self.sources = sources
    // Plain conditions that were bound already; few sets ask for new ones.
    var seen: UInt64 = Condition.disabled.bit
    var asksDisabled = false
    let entries = style.entries
    for index in entries.indices where !entries[index].decision.isStatic {
      for one in entries[index].decision.cases {
        let asked = one.when.positive | one.when.negative
        if asked & Condition.disabled.bit != 0 { asksDisabled = true }
        guard asked & ~seen != 0 || !one.when.arguments.isEmpty else { continue }
        seen |= asked
        for (test, _) in one.when.tests where test != .plain(.disabled) { bind(test) }
      }
    }
    if asksDisabled { bindDisabled(style) }
  }

  /// The formula of a test; `nil` where nothing in a payload answers it.
  func formula(of test: ConditionTest) -> Formula? { bound.first { $0.test == test }?.formula }

  /// The tests of a set as formulas; `nil` when one of them has none.
  func formulas(of set: ConditionSet) -> [Formula]? {
    var formulas: [Formula] = []
    for (test, isNegated) in set.tests {
      guard let formula = formula(of: test) else { return nil }
      formulas.append(isNegated ? formula.negated : formula)
    }
    return formulas
  }

  private mutating func bind(_ test: ConditionTest) {
    guard formula(of: test) == nil, !unbound.contains(test) else { return }
    if let expression = expression(of: test) {
      bound.append((test, space.formula(of: expression)))
    } else {
      unbound.append(test)
    }
  }

  private mutating func expression(of test: ConditionTest) -> Expression? {
    switch test {
    case .plain(let condition): return sources.expression(of: condition)
    case .argument(.expression(let text)):
      do throws(ExpressionError) {
        let expression = try ExpressionParser.parse(text)
        let findings = ExpressionChecker.check(expression)
        guard let finding = findings.first(where: { $0.severity == .error }) else { return expression }
        faults.append((text, finding.message))
      } catch {
        faults.append((text, error.message))
      }
      return nil
    case .argument(let kind): return sources.expression(of: kind)
    }
  }

  /// `disabled` reads what disables the component: `is-disabled-[${busy}]` sets it and feeds `disabled:`.
  private mutating func bindDisabled(_ style: ResolvedStyle) {
    let test = ConditionTest.plain(.disabled)
    var formula = sources.expression(of: .disabled).map { space.formula(of: $0) } ?? disabled(style)
    // What is disabled around a component disables it too.
    for outer in sources.disabledAround {
      let around = space.formula(of: outer)
      formula = formula.map { $0.or(around) } ?? around
    }
    if let formula { bound.append((test, formula)) } else { unbound.append(test) }
  }

  /// What the classes of a component are disabled by.
  mutating func disabled(_ style: ResolvedStyle) -> Formula? {
    style.decision(for: .disabled).flatMap { formula(of: $0) }
  }

  private mutating func formula(of decision: Decision) -> Formula? {
    guard var result = formula(of: decision.value) else { return nil }
    for one in decision.cases.reversed() {
      // A state that disables itself never begins.
      guard let when = formulas(of: one.when), let value = formula(of: one.value) else { continue }
      let holds = when.reduce(Formula.constant(true)) { $0.and($1) }
      result = holds.and(value).or(holds.negated.and(result))
    }
    return result
  }

  private mutating func formula(of value: StyleValue?) -> Formula? {
    switch value {
    case nil, .unset?: return .constant(false)
    case .bool(let isDisabled)?: return .constant(isDisabled)
    case .dynamic(let text)?:
      return ExpressionParser.expression(whole: text).map { space.formula(of: $0) }
    default: return nil
    }
  }

  /// The leaves that a bound test reads.
  func leaves(of test: ConditionTest) -> [Int] {
    var leaves: [Int] = []
    func collect(_ formula: Formula) {
      switch formula {
      case .constant: break
      case .leaf(let index): if !leaves.contains(index) { leaves.append(index) }
      case .not(let inner): collect(inner)
      case .and(let left, let right), .or(let left, let right):
        collect(left)
        collect(right)
      }
    }
    if let formula = formula(of: test) { collect(formula) }
    return leaves
  }

  /// The same binding with some of the tests alone, over the leaves that these read.
  func narrowed(to tests: [ConditionTest]) -> ConditionBinding {
    var copy = self
    copy.space = ConditionSpace()
    copy.bound = []
    for (test, formula) in bound where tests.contains(test) {
      copy.bound.append((test, copy.space.formula(of: space.expression(of: formula))))
    }
    return copy
  }
}

extension StemJSONTarget {
  /// What disables a component by its own classes, such as `is-disabled-[${busy}]`; `nil` for one that none does.
  public static func disabledCondition(of style: ResolvedStyle, _ sources: ConditionSources) -> Expression? {
    guard style.decision(for: .disabled) != nil else { return nil }
    var binding = ConditionBinding(style, sources)
    return binding.disabled(style).map { binding.space.expression(of: $0) }
  }
}
