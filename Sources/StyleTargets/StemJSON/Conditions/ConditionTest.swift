import ClassParser
import StyleResolve

/// One test of a set of conditions, without its `not-`.
enum ConditionTest: Hashable, Sendable {
  case plain(Condition)
  case argument(ArgumentCondition.Kind)

  /// The variant as a class writes it, without the colon.
  var name: String {
    switch self {
    case .plain(let condition): condition.name
    case .argument(let kind): ArgumentCondition(kind).name
    }
  }

  /// Whether it asks for a state, of the component or of a group, which at rest does not hold.
  var isState: Bool {
    switch self {
    case .plain(let condition): condition.isState || condition.isPosition
    case .argument(.group): true
    case .argument: false
    }
  }

  /// Tells a context whether the test holds.
  func settle(_ context: inout StyleContext, _ holds: Bool) {
    switch self {
    case .plain(let condition): context[condition] = holds
    case .argument(.expression(let text)): context.expressions[text] = holds
    case .argument(.group(let state, let name)):
      var groups = context.groups ?? [:]
      if holds { groups[name ?? "", default: []].append(state) }
      context.groups = groups
    case .argument: break
    }
  }
}

extension ConditionSet {
  /// Every test of the set, and whether `not-` stands before it.
  var tests: [(test: ConditionTest, isNegated: Bool)] {
    var tests: [(test: ConditionTest, isNegated: Bool)] = []
    var rest = positive | negative
    while rest != 0 {
      let bit = rest & (~rest + 1)
      rest &= rest - 1
      guard let condition = Condition(rawValue: UInt8(truncatingIfNeeded: bit.trailingZeroBitCount)) else {
        continue
      }
      if positive & bit != 0 { tests.append((.plain(condition), false)) }
      if negative & bit != 0 { tests.append((.plain(condition), true)) }
    }
    for argument in arguments { tests.append((.argument(argument.kind), argument.isNegated)) }
    return tests
  }

  /// Whether a test is one of the set's.
  func asks(_ test: ConditionTest) -> Bool {
    switch test {
    case .plain(let condition): (positive | negative) & condition.bit != 0
    case .argument(let kind): arguments.contains { $0.kind == kind }
    }
  }

  /// Whether it asks that a state does not hold, which at rest is true.
  var asksRest: Bool {
    if negative & Self.states != 0 { return true }
    for argument in arguments where argument.isNegated {
      if case .group = argument.kind { return true }
    }
    return false
  }

  /// The plain conditions that are states or positions.
  private static let states: UInt64 = {
    var states: UInt64 = 0
    for condition in Condition.allCases where ConditionTest.plain(condition).isState {
      states |= condition.bit
    }
    return states
  }()
}
