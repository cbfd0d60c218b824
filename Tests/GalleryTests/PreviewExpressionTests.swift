import Expressions
import Gallery
import JSONText
import TestSupport
import Testing

/// Many expressions with what Swift makes of them, recorded for the evaluator of the page: the browser tests run the
/// same trees there and compare.
@Suite struct PreviewExpressionTests {
  /// Values of every type, as texts of the language.
  private static let values = [
    "null", "true", "false", "0", "1", "-7", "42", "9223372036854775807", "0.0", "2.5", "-0.125", "1e300",
    "3.0", "''", "'a'", "'Hello World'", "'ÄÖß'", "'e\u{301}'", "'é'", "'👩‍👩‍👧x'", "'12'", "'-3.5'", "'true'",
    "[]", "[3, 1, 2]", "['b', 'a', null]", "{}", "{'k': 1, 'b': 'two'}", "${people}", "${when}", "#{now}",
    "@{item}", "${missing}",
  ].map { text in
    // The language has no numbers with an exponent.
    text == "1e300" ? "10 ^ 300" : text
  }

  private static let environment = ExpressionEnvironment(
    state: [
      "n": .integer(5), "when": .date(ExpressionDate(seconds: 100.25)), "code": .string("1 + 1"),
      "people": .array([
        .dictionary(["name": .string("Ann"), "age": .integer(31)]),
        .dictionary(["name": .string("Bob"), "age": .double(25.5)]),
        .dictionary(["name": .string("Cid")]),
      ]),
    ], context: ["item": .string("outer"), "index": .integer(9)],
    system: ["currency": .string("EUR"), "locale": .string("en_US")],
    now: ExpressionDate(seconds: 1_772_120_730.5), utcOffset: 3600, firstWeekday: 1,
    localizations: ["hi": .string("Hallo %@ %@")], seed: 7)

  /// Expressions that no combination below gives.
  private static let rows = [
    "${people[age > 26].name}", "${people[0].name}", "${people[-1]['name']}", "${people[${n} - 5].age}",
    "${people}[1].age", "[1, 2, 3][1]", "{'a': {'b': 2}}.a.b", "${n} > 3 && 'yes' || 'no'",
    "!${missing} ?? 1",
    "'a' |> upper()", "[3, 1] |> sort('desc') |> first()", "switch(${n} == 5, 'five', 1 / 0, 2, 3)",
    "map(${people}, {'i': @{index}, 'n': upper(@{item.name}), 'x': map([1, 2], @{item} * @{index})})",
    "map(['a', 'b'], @{item}) + @{item}", "2 ^ 62", "2 ^ 63", "2 ^ -1", "2 ^ 0.5", "(-8) ^ (1 / 3)",
    "9007199254740993 == 9007199254740992.0", "9007199254740993 > 9007199254740992.0", "7 % -3", "-7 % 3",
    "7.5 % 2", "10 ^ 300 % 7", "1 / 3", "0.1 + 0.2", "'' + 0.1 + 1.0", "'x' + 10 ^ 21",
    "'x' + 1 / 3 * 10 ^ -7",
    "'x' + {'a': [1, 2.5, 'q\"\n', null, true]}", "'é' == 'e\u{301}'", "'é' < 'f'", "'Z' < 'a'",
    "'𐀀' > '\u{FFFD}'",
    "count('e\u{301}👩‍👩‍👧')", "lower('ΟΔΟΣ')", "upper('ﬁß', 1)", "prefix('👩‍👩‍👧x', 1)", "trim('\u{2003} a\u{A0}')",
    "'a,b,,c' / ','", "'héy' / ''", "'aXbX' - 'X'", "'ab' * 3", "3 * 'ab'", "#{today}", "#{yesterday}",
    "#{tomorrow}", "#{endofweek}", "#{startofmonth}", "#{endofmonth}", "#{locale}", "#{nothing}",
    "#{now} - ${when}", "#{now} + 60", "'' + #{now}",
    "strtojson('{\"a\": [1, 2.0, 1e2, \"\\\\u00e9\\\\n\"], \"a\": 3}')",
    "strtojson('[01]')", "strtojson('[1, ]')", "strtojson(' [true, null, -0, 12345678901234567890] ')",
    "localize('hi', 'x', ['a', 2])", "localize('no', '%@!', 'b')", "random()", "random(1, 6)",
    "random(-9, 9)",
    "[random(), random()]", "log(8, 2)", "log(1000, 10)", "log(7)", "sqrt(2)", "pow(1.1, 50)",
    "pow(2, -1074)",
    "pow(10, 308) * 10", "pow(-2, 3.0)", "cast(' 1', 'int')", "cast('+5', 'int')", "cast('1.', 'double')",
    "cast('.5', 'double')", "cast('1e400', 'number')", "cast('12345678901234567890', 'number')",
    "cast('2026-02-26T15:45:00.5+01:00', 'date')", "cast('2026-02-26T15:45', 'date')",
    "cast('2026-02-30', 'date')",
    "cast('2024-02-29', 'date') - cast('2024-02-28', 'date')", "cast(#{now}, 'double')", "cast(3, 'expr')",
    "sort([true, 2, 'x', null, 1.5, [1], false])", "sort([true, 2, 'x', null, 1.5, [1], false], 'desc')",
    "map(sort(${people}, 'age'), @{item.name})", "sort(['b', 'Ä', 'a', 'é'])", "keys({'b': 1, 'a': 2})",
    "{'é': 1}.é ?? {'e\u{301}': 2}['é']", "removeKey({'a': 1, 'b': 2}, 'a')", "range(2, 5)", "range(-2)",
    "sum([9223372036854775807, 1])", "min(${people}, 'age')", "max([1, 1.0, 2])", "range(2000000)",
    "'ab' * 99999999",
  ]

  private static let formats = [
    "'date'", "'time'", "'dateTime'", "'iso8601'", "'friendly'", "'relative'",
    "{'style': 'custom', 'pattern': \"EEE, d MMM yyyy 'at' hh:mm:ss.SSS a LLLLL EEEEE yy\"}",
    "{'style': 'date', 'dateStyle': 'full'}",
    "{'style': 'dateTime', 'timeStyle': 'medium', 'dateStyle': 'short'}",
  ]
  private static let numbers = [
    "'number'", "'integer'", "'percent'", "'currency'", "'scientific'", "'number.compact'", "'ordinal'",
    "'spellout'",
    "{'style': 'currency', 'currencyCode': 'JPY'}",
    "{'style': 'currency', 'currencyCode': 'CHF', 'signDisplay': 'always'}",
    "{'minimumFractionDigits': 2, 'maximumFractionDigits': 2}",
    "{'maximumFractionDigits': 1, 'roundingMode': 'up'}",
    "{'maximumFractionDigits': 0, 'roundingMode': 'halfDown', 'usesGroupingSeparator': false}",
    "{'maximumFractionDigits': 0, 'roundingMode': 'floor'}", "'roman'",
  ]
  private static let durations = [
    "'abbreviated'", "'short'", "'full'", "'positional'", "{'allowedUnits': 'dh', 'style': 'full'}",
    "{'style': 'positional', 'zeroPad': false, 'allowedUnits': 'ms'}",
  ]

  private static let texts: [String] = {
    var random = SplitMix64(seed: 20_26)
    var texts = rows
    func pick(_ random: inout SplitMix64) -> String { values[Int(random.next() % UInt64(values.count))] }
    for operation in BinaryOperator.allCases {
      for _ in 0..<45 { texts.append("(\(pick(&random))) \(operation.text) (\(pick(&random)))") }
    }
    for operation in UnaryOperator.allCases {
      for value in values { texts.append("\(operation.text)(\(value))") }
    }
    for function in ExpressionFunction.allCases {
      for round in 0..<24 {
        let count = (0...5).filter { function.accepts($0) }
        guard !count.isEmpty else { continue }
        let arguments = (0..<count[round % count.count]).map { _ in pick(&random) }
        texts.append("\(function.rawValue)(\(arguments.joined(separator: ", ")))")
      }
    }
    for type in CastType.allCases where type != .expression {
      for value in values { texts.append("cast(\(value), '\(type.words[0])')") }
    }
    for (kind, styles, subjects) in [
      ("date", formats, ["#{now}", "0", "-86400.5", "#{now} + 86400", "10 ^ 13"]),
      ("number", numbers, ["0", "1234.5", "-0.045", "2.5", "1234567", "-21", "0.5", "999999.96", "10 ^ 22"]),
      ("duration", durations, ["0", "59", "3661", "-90061.5", "86400"]),
    ] {
      for style in styles {
        for subject in subjects { texts.append("format(\(subject), {'\(kind)': \(style)})") }
      }
    }
    return texts
  }()

  @Test("are recorded as trees with their values") func record() throws {
    var lines: [String] = []
    for text in Self.texts {
      let expression = try ExpressionParser.parse(text)
      let value: JSONValue
      do throws(EvaluationError) {
        value = Self.json(try ExpressionEvaluator.evaluate(expression, in: Self.environment))
      } catch {
        value = .array(["error", .string(error.message)])
      }
      lines.append(JSONWriter.text(.array([.string(text), ExpressionProgram.json(expression), value])))
    }
    #expect(lines.count > 1500)
    let recorded = "[\n" + lines.joined(separator: ",\n") + "\n]\n"
    let difference = try Repository.compare(recorded, with: "Tests/Fixtures/Preview/expressions.json")
    #expect(difference == nil, "\(difference ?? "")")
  }

  /// A value as the tree that gives it; a date as its seconds.
  private static func json(_ value: ExpressionValue) -> JSONValue {
    switch value {
    case .date(let date): .array(["date", .number(date.seconds)])
    case .none: .array(["n"])
    case .bool(let flag): .array(["b", .bool(flag)])
    case .integer(let number): .array(["i", .string(String(number))])
    case .double(let number): .array(["d", .number(number)])
    case .string(let text): .array(["s", .string(text)])
    case .array(let elements): .array(["a"] + elements.map { json($0) })
    case .dictionary(let dictionary):
      .array(["h"] + zip(dictionary.keys, dictionary.values).map { .array([.string($0), json($1)]) })
    }
  }
}
