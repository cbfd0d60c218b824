import ClassParser
import Engine
import Expressions
import StyleModel
import StyleResolve
import Testing
import TestSupport

@testable import StyleTargets

/// Expressions are no longer than the cascade written down case by case.
@Suite struct LoweringSizeTests {
  /// A property's decision as nested ternaries, every condition in full.
  private struct Nesting {
    let binding: ConditionBinding
    let decision: Decision

    func text(_ value: (StyleValue?) -> String?) -> String? {
      guard var text = value(decision.value) else { return nil }
      for one in decision.cases.reversed() {
        // What nothing answers is no part of either text.
        guard let formulas = binding.formulas(of: one.when), let then = value(one.value) else { return nil }
        let tests = formulas.map { binding.space.expression(of: $0) }
        let test = tests.dropFirst().reduce(tests[0]) { Expression(.binary(.and, $0, $1)) }
        let printed = ExpressionPrinter.print(test)
        // A choice that is a condition stands in parentheses.
        let isChoice = if case .ternary = test.node { true } else { false }
        text = "\(isChoice ? "(\(printed))" : printed) ? \(then) : \(text)"
      }
      return "{{ \(text) }}"
    }
  }

  @Test func neverLongerThanTheNesting() throws {
    var random = SplitMix64(seed: 77)
    var (expressions, emitted, nested) = (0, 0, 0)
    for _ in 0..<1000 {
      var one = LoweringCase.random(&random)
      one.dynamic = .open
      let style = LoweringLawTests.engine.resolve(one.classes, for: one.kind).style
      let binding = ConditionBinding(style, LoweringCase.sources)
      let output = LoweringLawTests.lowered(one)
      for entry in output.style.entries + output.custom.entries {
        guard let decision = style.decision(for: entry.property), !decision.isStatic else { continue }
        let neutral = RowPlace.style(entry.property).neutral
        for (text, naive) in Self.texts(entry.value, Nesting(binding: binding, decision: decision), neutral) {
          expressions += 1
          emitted += text.utf8.count
          nested += naive.utf8.count
          #expect(text.utf8.count <= naive.utf8.count, "\(one): \(text) is longer than \(naive)")
        }
      }
    }
    let report = """
      1000 random class lists: \(expressions) expressions of \(emitted) bytes; written case by case they
      would take \(nested) bytes: lowering makes them \((nested - emitted) * 100 / nested) % shorter.

      """
    #expect(try Repository.compare(report, with: "Tests/Fixtures/Lowering/size.txt") == nil)
  }

  private static func texts(
    _ value: StyleValue, _ nesting: Nesting, _ neutral: StyleValue?
  ) -> [(String, String)] {
    func pair(_ text: String, _ side: (StyleValue?) -> String?) -> [(String, String)] {
      nesting.text(side).map { [(text, $0)] } ?? []
    }
    switch value {
    case .dynamic(let text): return pair(text) { plain($0 ?? neutral) }
    case .color(let color):
      var pairs: [(String, String)] = []
      if case .dynamic(let text) = color.light.shade {
        pairs += pair(text) { tone($0 ?? neutral) { $0.light } }
      }
      if let dark = color.darkTone, case .dynamic(let text) = dark.shade {
        pairs += pair(text) { tone($0 ?? neutral) { $0.dark } }
      }
      return pairs
    default: return []
    }
  }

  private static func plain(_ value: StyleValue?) -> String? {
    switch value {
    case .number, .integer, .bool: value.map { described($0) }
    case .keyword(let word), .text(let word): ExpressionPrinter.quote(word)
    case .infinity: "'infinity'"
    case .dynamic(let text): text
    default: nil
    }
  }

  private static func tone(_ value: StyleValue?, _ side: (Color) -> Tone) -> String? {
    guard case .color(let color)? = value else { return nil }
    switch side(color).shade {
    case .keyword(let keyword):
      return side(color).opacity == 1 || keyword == .clear ? "'\(keyword.name)'" : "'#00000000'"
    case .rgba(let rgba): return "'\(rgba.multiplyingAlpha(by: side(color).opacity).hex)'"
    case .dynamic(let text): return text
    }
  }
}
