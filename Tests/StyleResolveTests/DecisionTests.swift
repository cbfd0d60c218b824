import ClassParser
import Engine
import StyleModel
import TestSupport
import Testing

@testable import StyleResolve

@Suite("Decisions")
struct DecisionTests {
  /// Conditions that exclude nothing but their own opposites.
  static let conditions: [Condition] = [.hover, .focus, .disabled, .checked]

  @Test("combined give what their parts give, for every assignment", arguments: 0..<8)
  func combining(_ chunk: Int) {
    var random = SplitMix64(seed: 0xDEC1_0000 + UInt64(chunk))
    for _ in 0..<60 {
      let (first, second) = (Self.decision(&random), Self.decision(&random))
      func pair(_ one: StyleValue?, _ other: StyleValue?) -> StyleValue? {
        // Some pairs give nothing.
        guard let one, let other, one != .integer(0) else { return one }
        return .text("\(one) \(other)")
      }
      let both = Decision.combining(first, second, pair)
      let pruned = first.pruned()
      let mapped = first.map { $0 == .integer(1) ? nil : $0 }
      for assignment in 0..<16 {
        let context = Self.context(assignment)
        let (one, other) = (first.value(in: context), second.value(in: context))
        #expect(both.value(in: context) == pair(one, other))
        #expect(pruned.value(in: context) == one)
        #expect(mapped.value(in: context) == (one == .integer(1) ? nil : one))
      }
    }
  }

  @Test("lose the cases that never hold, never come up or change nothing")
  func pruning() {
    let hover = ConditionSet([.hover])
    let both = ConditionSet([.hover, .focus])
    var never = ConditionSet([.dark])
    never.insert(.light)
    func one(_ when: ConditionSet, _ value: Int) -> Decision.Case {
      Decision.Case(when: when, value: .integer(value))
    }
    let decision = Decision(
      cases: [one(never, 1), one(hover, 2), one(both, 3), one(ConditionSet([.focus]), 4)], value: .integer(4))
    #expect(described(decision.pruned()) == "2 if hover else 4")
  }

  @Test("of open conditions give what settled ones give", arguments: 0..<8)
  func open(_ chunk: Int) {
    var random = SplitMix64(seed: 0x0BE1_0000 + UInt64(chunk))
    for _ in 0..<40 {
      let text = (0..<random.below(7)).map { _ in Self.token(&random) }.joined(separator: " ")
      let list = StyleEngine.plain.parse(text)
      let open = StyleEngine.plain.resolve(list).style
      for assignment in 0..<32 {
        var context = Self.context(assignment)
        context[.dark] = assignment & 16 != 0
        let settled = StyleEngine.plain.resolve(list, in: context).style
        #expect(settled.isStatic)
        for property in StyleProperty.allCases {
          let due = settled.decision(for: property)?.value
          let found = open.decision(for: property)?.value(in: context)?.resolved(dark: assignment & 16 != 0)
          // A missing half of an adaptive colour is what nothing would show.
          if due == nil, property.row.takesColor, found != nil { continue }
          #expect(found == due, "\(property) of \(text) in \(assignment)")
        }
      }
    }
  }

  private static func token(_ random: inout SplitMix64) -> String {
    let variants = [
      "hover:", "focus:", "not-hover:", "disabled:", "checked:", "dark:", "light:", "not-dark:", "", "", "",
    ]
    let classes = [
      "p-1", "p-2", "pt-3", "opacity-10", "!opacity-20", "bg-red", "bg-blue", "bg-none", "text-primary",
      "w-full",
      "w-4", "w-1/2", "max-w-[9]", "border", "border-2", "border-0", "border-red", "bg-linear-to-r",
      "from-red",
      "to-blue", "via-white", "scale-50", "scale-[1,2]", "leading-loose", "text-[10]", "text-sm/6", "rounded",
      "rounded-t-lg", "shadow", "shadow-none", "line-clamp-2", "line-clamp-none",
    ]
    let prefix = (0..<random.below(3)).map { _ in variants[random.below(variants.count)] }.joined()
    return prefix + classes[random.below(classes.count)]
  }

  private static func decision(_ random: inout SplitMix64) -> Decision {
    func value() -> StyleValue? { random.below(5) == 0 ? nil : .integer(random.below(3)) }
    let cases = (0..<random.below(4)).map { _ in
      var when = ConditionSet()
      for condition in conditions where random.below(3) == 0 {
        when.insert(condition, negated: random.below(2) == 0)
      }
      if when.isEmpty { when.insert(.hover) }
      return Decision.Case(when: when, value: value())
    }
    return Decision(cases: cases, value: value())
  }

  private static func context(_ assignment: Int) -> StyleContext {
    var context = StyleContext()
    context.setStates(conditions.enumerated().filter { assignment & (1 << $0.offset) != 0 }.map(\.element))
    return context
  }
}

extension Decision {
  /// The value when every condition of the decision is settled.
  fileprivate func value(in context: StyleContext) -> StyleValue? {
    for one in cases where context.remaining(of: one.when)?.isEmpty == true { return one.value }
    return value
  }
}
