import Expressions
import Testing

@Suite struct ExpressionCheckerTests {
  /// An expression, carets under the finding, its id, rule, severity and message.
  private static let rows: [(String, String, String, String, String, String)] = [
    (
      "uper('a')", "^^^^", "unknown-function", "R27", "error",
      "unknown function 'uper'; did you mean 'upper'?"
    ),
    ("abs(1)", "^^^", "unknown-function", "R27", "error", "unknown function 'abs'"),
    (
      "1 + setat([1], 0, 2)", "    ^^^^^", "unknown-function", "R27", "error",
      "unknown function 'setat'; did you mean 'setAt'?"
    ),
    ("if(true, 1, 2)", "^^", "unknown-function", "R27", "error", "unknown function 'if'"),
    ("1 |> clamp(2)", "     ^^^^^", "unknown-function", "R27", "error", "unknown function 'clamp'"),
    ("trim()", "^^^^^^", "argument-count", "R27", "error", "'trim' cannot take 0 arguments; it is 'trim(s)'"),
    (
      "replace('a', 'b')", "^^^^^^^^^^^^^^^^^", "argument-count", "R27", "error",
      "'replace' cannot take 2 arguments; it is 'replace(s, from, to)'"
    ),
    (
      "'a' |> trim('b')", "^^^^^^^^^^^^^^^^", "argument-count", "R27", "error",
      "'trim' cannot take 2 arguments; it is 'trim(s)'"
    ),
    (
      "switch(true, 1)", "^^^^^^^^^^^^^^^", "switch-shape", "R30", "error",
      "'switch' needs pairs of test and value and a default, an odd number from 3 on, not 2 arguments"
    ),
    (
      "switch(true, 1, false, 2)", "^^^^^^^^^^^^^^^^^^^^^^^^^", "switch-shape", "R30", "error",
      "'switch' needs pairs of test and value and a default, an odd number from 3 on, not 4 arguments"
    ),
    (
      "random()", "^^^^^^", "random", "R29", "error",
      "'random' changes with every rendering; put its result into state by an action and read that"
    ),
    (
      "map(range(3), random(1, 9))", "              ^^^^^^", "random", "R29", "error",
      "'random' changes with every rendering; put its result into state by an action and read that"
    ),
    (
      "#{nwo}", "  ^^^", "unknown-system-value", "R28", "error",
      "unknown system value '#{nwo}'; did you mean 'now'?"
    ),
    (
      "#{colorScheme}", "  ^^^^^^^^^^^", "unknown-system-value", "R28", "error",
      "unknown system value '#{colorScheme}'"
    ),
    (
      "#{Orientation} == 'x'", "  ^^^^^^^^^^^", "unknown-system-value", "R28", "error",
      "unknown system value '#{Orientation}'; did you mean 'orientation'?"
    ),
    (
      "#{now.year}", "^^^^^^^^^^^", "system-path", "R28", "warning",
      "'#{now}' has nothing inside it; a system value is read as '#{key}'"
    ),
    (
      "${devices}[room ~ 'x']", "           ^^^^^^^^^^", "filter-outside-path", "R31", "warning",
      "the filter 'room ~ 'x'' stands outside a path and gives none; write it inside the braces of the reference"
    ),
    (
      "first(${a})[done]", "            ^^^^", "filter-outside-path", "R31", "warning",
      "the filter 'done' stands outside a path and gives none; write it inside the braces of the reference"
    ),
    (
      "${a[id == @{item.id}]}", "          ^^^^^^^^^^", "context-in-filter", "R28", "warning",
      "'@{item}' need not resolve inside a filter; copy it to state and use '${}'"
    ),
    (
      "${a[mood ~ true]}", "           ^^^^", "contains-on-primitive", "R28", "warning",
      "'~' asks whether something contains 'true' and gives none here; use '=='"
    ),
    (
      "5 ~ 5", "^", "contains-on-primitive", "R28", "warning",
      "'~' asks whether something contains '5' and gives none here; use '=='"
    ),
    (
      "cast(1, 'strng')", "        ^^^^^^^", "cast-type", "R28", "error",
      "unknown type 'strng' of 'cast'; did you mean 'string'?"
    ),
    (
      "format(1, 'date')", "          ^^^^^^", "bare-format", "R28", "warning",
      "the descriptor 'date' is ignored; write '{'date': …}', '{'number': …}' or '{'duration': …}'"
    ),
    (
      "{'a': 1, 'a': 2}", "         ^^^", "repeated-key", "R28", "warning",
      "the key 'a' stands twice; the last value counts"
    ),
    (
      "${count-1}", "  ^^^^^^^", "hyphen-in-path", "R28", "note",
      "'count-1' is read as one key; a subtraction stands outside the braces"
    ),
  ]

  @Test(arguments: rows.indices) func findings(index: Int) throws {
    let (text, carets, id, rule, severity, message) = ExpressionCheckerTests.rows[index]
    let findings = ExpressionChecker.check(try ExpressionParser.parse(text))
    #expect(findings.map(\.id) == ["expression." + id], "\(text)")
    #expect(findings.map(\.rule) == [rule])
    #expect(findings.map(\.severity.word) == [severity])
    #expect(findings.map(\.message) == [message])
    let span = findings.first?.span ?? 0..<0
    #expect(
      String(repeating: " ", count: span.lowerBound) + String(repeating: "^", count: span.count) == carets,
      "\(text)")
    // In a whole string the ranges count from its start.
    let whole = ExpressionChecker.check(whole: "{{ " + text + " }}")
    #expect(whole.map(\.span.lowerBound) == findings.map { $0.span.lowerBound + 3 })
  }

  @Test(arguments: [
    "upper(${s}) + ' ' + @{item.name}", "switch(${a} == 1, 'red', 'blue')", "${a[room ~ 'x']}",
    "${a[score >= 7][${i}]}", "${a}[${i} + 1]", "${a}['k']",
    "${t} ~ 'sale'", "'5' ~ '5'", "cast(#{now}, 'str')", "format(1, {'date': 'date'})", "map(${a}, @{item})",
    "${user-name}.x ? 1 : 2",
    "${a[@{index}]}", "length(${a})", "log(8, 2)",
  ]) func goodNeighbours(text: String) throws {
    let findings = ExpressionChecker.check(try ExpressionParser.parse(text)).filter { $0.severity != .note }
    #expect(findings.isEmpty, "\(findings.map(\.message))")
  }

  @Test func randomIsFineInActions() throws {
    #expect(ExpressionChecker.check(try ExpressionParser.parse("random(1, 6)"), in: .action).isEmpty)
    #expect(ExpressionChecker.check(whole: "{{ random() }}").map(\.rule) == ["R29"])
  }

  @Test func severalFindingsComeInTheOrderOfTheText() throws {
    let findings = ExpressionChecker.check(whole: "{{ foo(#{bar}, random()) + trim() }}")
    #expect(findings.map(\.span.lowerBound) == [3, 9, 15, 27])
  }

  @Test func allSystemNamesAreKnown() throws {
    let names = [
      "now", "today", "yesterday", "tomorrow", "endofweek", "startofmonth", "endofmonth", "user", "locale",
      "language", "currency",
      "timezone", "orientation", "device_type", "device", "systemname", "systemversion", "is_split_view",
      "horizontal_size_class",
    ]
    #expect(names.count == 19)
    #expect(SystemValue.allCases.map(\.rawValue) == names)
    for name in names { #expect(ExpressionChecker.check(whole: "#{\(name)}").isEmpty) }
    #expect(SystemValue.deviceType.words == ["phone", "pad", "mac", "vision", "other"])
  }

  @Test(arguments: [
    ("'red'", ["'red'"], false), ("${a}", [], true), ("${a} ? 'red' : 'blue'", ["'red'", "'blue'"], false),
    ("${a} ? 'red' : ${b} ? ${c} : 'blue'", ["'red'", "'blue'"], true),
    ("switch(${a}, 'x', ${b}, 'y', 'z')", ["'x'", "'y'", "'z'"], false),
    ("${a} ?? 'x'", ["'x'"], true), ("null ?? 'x'", ["'x'"], false),
    ("(${a} ? null : 'y') ?? 'x'", ["'y'", "'x'"], false),
    ("'#' + 'fff'", ["'#fff'"], false), ("'#' + ${a}", [], true), ("upper('red')", ["'RED'"], false),
    ("${a} ? 1 : null", ["1", "none"], false),
    ("random(1, 2)", [], true), ("true ? 'a' : 'b'", ["'a'", "'b'"], false), ("localize('a', 'b')", [], true),
    ("switch(true, 1)", ["none"], false),
    ("[1, 2][0]", ["1"], false), ("'a' * 100000000", [], true),
  ]) func branches(text: String, literals: [String], isDynamic: Bool) throws {
    let branches = ExpressionChecker.possibleLiterals(of: try ExpressionParser.parse(text))
    #expect(branches.literals.map { show($0.value) } == literals, "\(text)")
    #expect(branches.hasDynamic == isDynamic, "\(text)")
    let bytes = Array(text.utf8)
    for literal in branches.literals {
      #expect(run(String(decoding: bytes[literal.span], as: UTF8.self)) == show(literal.value))
    }
  }

  @Test(arguments: [
    ("${a} ? 'red' : '#FF0000'", []), ("${a} ? 'Red' : '#f00'", []), ("${a} ? '#ff000080' : ${b}", []),
    ("${a} ? 'redd' : 'blue'", ["redd"]),
    ("${a} ? '#ff00' : '#ggg'", ["#ff00", "#ggg"]), ("${a} ? 1 : null", ["int", "null"]),
    ("${a} ?? 'label'", ["label"]), ("'#' + ${a}", []),
  ]) func colours(text: String, bad: [String]) throws {
    let findings = ExpressionChecker.check(try ExpressionParser.parse(text), yieldsColorOf: ["red", "blue"])
    #expect(
      findings.map(\.message) == bad.map { "'\($0)' is no colour; use a colour keyword or a hex colour" })
    #expect(findings.allSatisfy { $0.rule == "R32" && $0.severity == .error })
  }

  @Test func words() throws {
    let findings = ExpressionChecker.check(
      try ExpressionParser.parse("${a} ? 'clear' : 'Regular'"), yieldsOneOf: ["regular", "clear"])
    #expect(findings.map(\.message) == ["'Regular' is not one of 'regular', 'clear'"])
    #expect(findings.map(\.span) == [17..<26])
  }

  @Test func referencesAndVersions() throws {
    let expression = try ExpressionParser.parse("${a[${i}]} + map(@{b.c}, #{now}) |> slice(1)")
    let read = ExpressionChecker.references(in: expression).map {
      ExpressionPrinter.print(Expression(.reference($0.reference)))
    }
    #expect(read == ["${a[${i}]}", "${i}", "@{b.c}", "#{now}"])
    #expect(ExpressionChecker.requiredVersion(of: expression) == "1.2")
    #expect(ExpressionChecker.requiredVersion(of: try ExpressionParser.parse("switch(true, 1, 2)")) == "1.1")
    #expect(ExpressionChecker.requiredVersion(of: try ExpressionParser.parse("upper('a')")) == "1.0")
  }
}
