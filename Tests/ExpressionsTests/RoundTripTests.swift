import Expressions
import Testing

@Suite struct RoundTripTests {
  @Test func printedExpressionsParseAsThemselves() throws {
    var generator = ExpressionGenerator(seed: 2026)
    var sizes = 0
    for _ in 0..<20_000 {
      let expression = generator.expression(depth: 5)
      let text = ExpressionPrinter.print(expression)
      sizes += text.utf8.count
      let parsed = try #require(try? ExpressionParser.parse(text), "\(text)")
      guard parsed == expression else {
        Issue.record("\(text) became \(ExpressionPrinter.print(parsed))")
        return
      }
      guard ExpressionPrinter.print(parsed) == text else {
        Issue.record("\(text) is no fixed point")
        return
      }
      let whole = ExpressionPrinter.print(whole: expression)
      guard try ExpressionParser.parse(whole: whole).expression == expression else {
        Issue.record("\(whole) is something else as a whole string")
        return
      }
    }
    // The generator makes more than leaves.
    #expect(sizes > 20_000 * 20)
  }

  @Test func generatedExpressionsEvaluateAndCheckWithinTheirLimits() {
    var generator = ExpressionGenerator(seed: 7)
    var values = 0
    for _ in 0..<10_000 {
      let expression = generator.expression(depth: 5)
      let value = try? ExpressionEvaluator.evaluate(expression, in: standard, steps: 20_000)
      if let value, !value.isNone { values += 1 }
      _ = ExpressionChecker.check(expression)
      _ = ExpressionChecker.possibleLiterals(of: expression)
      _ = ExpressionChecker.references(in: expression)
    }
    #expect(values > 1000)
  }

  @Test func spansCoverTheTextOfTheirExpression() throws {
    var generator = ExpressionGenerator(seed: 11)
    for _ in 0..<2000 {
      let text = ExpressionPrinter.print(generator.expression(depth: 4))
      let bytes = Array(text.utf8)
      var waiting = [try ExpressionParser.parse(text)]
      while let expression = waiting.popLast() {
        waiting += expression.children
        // Text inside brackets may use bare names, so those are read in brackets.
        let part = "${a[1 + (" + String(decoding: bytes[expression.span], as: UTF8.self) + ")]}"
        guard case .reference(let reference) = try ExpressionParser.parse(part).node,
          case .binary(_, _, let again)? = reference.segments[1].inner?.node
        else {
          Issue.record("\(part)")
          return
        }
        #expect(again == expression)
      }
    }
  }
}
