import Expressions
import Testing

@Suite struct FuzzTests {
  private static let pieces = [
    "${", "@{", "#{", "{{", "}}", "}", "{", "[", "]", "(", ")", "'", "\"", " ", "+", "-", "*", "/", "%", "^",
    "~", "!", "==", "<", ">", "&&", "||", "??", "?", ":", "|>", ",", ".", "a", "count(", "map(", "true",
    "null",
    "12", "0.5", "é", "’", "\n", "\\", "\u{0}", "😀", "now", "item",
  ]

  @Test func randomBytesNeverTrap() {
    var random = SplitMix64(seed: 99)
    var parsed = 0
    for round in 0..<100_000 {
      var text = ""
      if round % 2 == 0 {
        let bytes = (0..<random.below(24)).map { _ in UInt8(truncatingIfNeeded: random.next() >> 8) }
        text = String(decoding: bytes, as: UTF8.self)
      } else {
        for _ in 0..<random.below(12) { text += random.pick(FuzzTests.pieces) }
      }
      let count = text.utf8.count
      do {
        let expression = try ExpressionParser.parse(text)
        parsed += 1
        let printed = ExpressionPrinter.print(expression)
        let again = try? ExpressionParser.parse(printed)
        if again != expression { Issue.record("\(text) became \(printed)") }
        _ = try? ExpressionEvaluator.evaluate(expression, in: standard, steps: 1000)
      } catch {
        let span = error.span
        if span.lowerBound < 0 || span.upperBound > count { Issue.record("\(text): \(span)") }
      }
      for finding in ExpressionChecker.check(whole: text) where finding.span.upperBound > count {
        Issue.record("\(text): \(finding)")
      }
      _ = ExpressionChecker.check(whole: "{{ " + text + " }}")
    }
    #expect(parsed > 500)
  }
}
