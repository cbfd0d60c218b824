import Expressions
import Testing

private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

@Suite struct LimitTests {
  @Test(arguments: [
    ("(", "1", ")"), ("[", "1", "]"), ("!", "true", ""), ("{'a': ", "1", "}"), ("count(", "1", ")"),
    ("${a[", "1", "]}"), ("1 ? ", "2", " : 3"), ("1 ^ ", "2", ""),
  ]) func nesting(open: String, inside: String, close: String) throws {
    // A path with brackets takes two levels.
    let fits = open == "${a[" ? 32 : 64
    let good = repeated(open, fits) + inside + repeated(close, fits)
    #expect(throws: Never.self) { try ExpressionParser.parse(good) }
    for count in [fits + 1, 1000, 100_000] {
      do {
        _ = try ExpressionParser.parse(repeated(open, count) + inside + repeated(close, count))
        Issue.record("\(count) levels of \(open) parse")
      } catch {
        #expect(error.kind == .nestingTooDeep(limit: 64))
      }
    }
  }

  @Test(arguments: [" + 1", ".a", "[0]", " |> count()", " ? 1 : 2"]) func chains(link: String) throws {
    #expect(throws: Never.self) { try ExpressionParser.parse("1" + repeated(link, 255)) }
    do {
      _ = try ExpressionParser.parse("1" + repeated(link, 256))
      Issue.record("a chain of 256 parses")
    } catch {
      #expect(error.kind == .chainTooLong(limit: 256))
    }
    #expect(throws: ExpressionError.self) { try ExpressionParser.parse("1" + repeated(link, 100_000)) }
  }

  @Test func treesOfTheGreatestHeightPrintAndEvaluate() throws {
    let sum = try ExpressionParser.parse("1" + repeated(" + 1", 255))
    #expect(ExpressionPrinter.print(sum) == "1" + repeated(" + 1", 255))
    #expect(show(try ExpressionEvaluator.evaluate(sum)) == "256")
    let choice = try ExpressionParser.parse(repeated("${x} ? 1 : ", 250) + "2")
    #expect(show(try ExpressionEvaluator.evaluate(choice)) == "2")
    #expect(ExpressionChecker.possibleLiterals(of: choice).literals.count == 251)
  }

  @Test(arguments: [
    "'ab' * 9000000000000000000", "range(9000000000)", "range(0 - 9000000000000000000, 9000000000000000000)",
    "map(range(5000), map(range(5000), 1))", "map(range(30000), 'abcdefghij' * 1000)",
    "sort(map(range(200000), 0 - @{index}))",
    "map([['x']], " + repeated("map([[@{item}, @{item}]], ", 40) + "@{item} == @{item}" + repeated(")", 41),
    "map([['x']], " + repeated("map([[@{item}, @{item}]], ", 40) + "'' + @{item}" + repeated(")", 41),
  ]) func nothingHangs(text: String) throws {
    let expression = try ExpressionParser.parse(text)
    #expect(throws: EvaluationError.tooManySteps) {
      try ExpressionEvaluator.evaluate(expression, in: standard)
    }
  }

  @Test func textsInTextsEnd() {
    #expect(run("cast(${code}, 'expr')") == "6")
    #expect(run("cast(${loop}, 'expr')") == "none")
  }

  @Test func valuesThatNestTooDeepAreGivenUp() throws {
    var value = ExpressionValue.integer(1)
    for _ in 0..<1000 { value = .array([value]) }
    let deep = ExpressionEnvironment(state: ["v": value])
    for text in ["${v} == ${v}", "'' + ${v}"] {
      let expression = try ExpressionParser.parse(text)
      #expect(throws: EvaluationError.valueTooDeep) { try ExpressionEvaluator.evaluate(expression, in: deep) }
    }
    #expect(run("strtojson('\(repeated("[", 128) + repeated("]", 128))') ?? 0").hasPrefix("[["))
    #expect(run("strtojson('\(repeated("[", 129) + repeated("]", 129))') ?? 0") == "0")
    #expect(run("strtojson('\(repeated("[", 100_000))') ?? 0") == "0")
  }
}
