import Expressions
import Testing

private func at(_ text: String, offset: Int64 = 0, firstWeekday: Int64 = 0) -> ExpressionEnvironment {
  var environment = standard
  environment.utcOffset = offset
  environment.firstWeekday = firstWeekday
  guard
    case .date(let date)? = try? ExpressionEvaluator.evaluate(
      Expression(
        .call(
          ExpressionCall(
            "cast",
            [
              Expression(.literal(.string(text))), Expression(.literal(.string("date"))),
            ]))), in: environment)
  else { return environment }
  environment.now = date
  return environment
}

private func iso(_ text: String, _ environment: ExpressionEnvironment) -> String {
  run("format(\(text), {'date': 'iso8601'})", environment)
}

@Suite struct DateTests {
  @Test(arguments: [
    ("#{now}", "2026-02-26T15:45:30.000Z"), ("#{today}", "2026-02-26T00:00:00.000Z"),
    ("#{yesterday}", "2026-02-25T00:00:00.000Z"),
    ("#{tomorrow}", "2026-02-27T00:00:00.000Z"), ("#{endofweek}", "2026-02-28T00:00:00.000Z"),
    ("#{startofmonth}", "2026-02-01T00:00:00.000Z"),
    ("#{endofmonth}", "2026-02-28T23:59:59.000Z"), ("#{now} + 0.25", "2026-02-26T15:45:30.250Z"),
    ("#{today} - 86400", "2026-02-25T00:00:00.000Z"),
  ]) func systemDates(text: String, shown: String) {
    #expect(iso(text, at("2026-02-26T15:45:30Z")) == "'\(shown)'")
  }

  @Test func weeksMayBeginOnMonday() {
    #expect(iso("#{endofweek}", at("2026-02-26T15:45:30Z", firstWeekday: 1)) == "'2026-03-01T00:00:00.000Z'")
    #expect(iso("#{endofweek}", at("2026-03-01T10:00:00Z")) == "'2026-03-07T00:00:00.000Z'")
  }

  @Test func localTimeIsAheadOfUTC() {
    let kyiv = at("2026-02-26T23:30:00Z", offset: 7200)
    #expect(iso("#{today}", kyiv) == "'2026-02-26T22:00:00.000Z'")
    #expect(run("cast(#{now}, 'str')", kyiv) == "'2/27/2026, 1:30 AM'")
    #expect(run("cast('2026-02-27T01:30', 'date') == #{now}", kyiv) == "true")
  }

  @Test func everyDayOfFourCenturiesHasItsName() {
    // 2000-03-01 was a Wednesday; the Gregorian calendar repeats after 146,097 days.
    let names = ["Wed", "Thu", "Fri", "Sat", "Sun", "Mon", "Tue"]
    var previous = ""
    for day in stride(from: 0, through: 146_097, by: 367) {
      let seconds = 951_868_800 + day * 86_400
      let shown = run("format(\(seconds), {'date': {'style': 'custom', 'pattern': 'EEE yyyy-MM-dd'}})")
      #expect(shown.hasPrefix("'" + names[day % 7]))
      let date = String(shown.dropFirst(5).dropLast())
      #expect(date > previous)
      #expect(run("cast('\(date)', 'date') == cast(\(seconds), 'date')") == "true")
      previous = date
    }
  }

  @Test(arguments: [
    ("2026-13-01", "none"), ("2026-00-10", "none"), ("2026-02-29", "none"),
    ("2024-02-29", "date 1709164800.0"), ("1900-02-29", "none"),
    ("2026-01-01T24:00", "none"), ("2026-01-01T10", "none"), ("2026-01-01T10:00:00+25:00", "none"),
    ("1969-12-31T23:59:59Z", "date -1.0"),
    ("2026-01-01T10:00:00.", "none"), ("2026-01-01x", "none"), ("", "none"),
    ("1970-01-01T00:00:00-0130", "date 5400.0"),
  ]) func isoTexts(text: String, value: String) {
    #expect(run("cast('\(text)', 'date')") == value)
  }

  @Test func withoutANowThereAreNoDates() {
    #expect(run("#{now}", ExpressionEnvironment()) == "none")
    #expect(
      run("#{today}", ExpressionEnvironment(system: ["today": .date(ExpressionDate(seconds: 5))]))
        == "date 5.0")
    #expect(run("cast(10 ^ 18, 'date') + ''", standard) == "none")
    #expect(run("'' + cast(10 ^ 18, 'date')", standard) == "'1000000000000000000.0'")
  }

  @Test(arguments: [
    ("#{now}", "{'date': 'date'}", "Feb 26, 2026"), ("#{now}", "{'date': 'time'}", "3:45 PM"),
    ("#{now}", "{'date': {}}", "Feb 26, 2026 at 3:45 PM"),
    ("#{now}", "{'date': 'friendly'}", "Today"), ("#{tomorrow}", "{'date': 'friendly'}", "Tomorrow"),
    ("#{yesterday}", "{'date': 'friendly'}", "Yesterday"),
    ("0", "{'date': 'friendly'}", "Jan 1, 1970"), ("#{now} - 180", "{'date': 'relative'}", "3 minutes ago"),
    ("#{now} + 3600", "{'date': 'relative'}", "in 1 hour"),
    ("#{now}", "{'date': 'relative'}", "now"),
    ("#{now}", "{'date': {'style': 'date', 'dateStyle': 'full'}}", "Thursday, February 26, 2026"),
    ("#{now}", "{'date': {'dateStyle': 'short', 'timeStyle': 'medium'}}", "2/26/26 at 3:45:30 PM"),
    ("0.5", "{'date': 'rfc3339'}", "1970-01-01T00:00:00.500Z"),
    (
      "#{now}", "{'date': {'style': 'custom', 'pattern': \"dd MMM yyyy 'at' HH''mm\"}}",
      "26 Feb 2026 at 15'45"
    ), ("0", "{'date': {'style': 'custom', 'pattern': 'h a EEEEE y'}}", "12 AM T 1970"),
    ("1234.5", "{'number': 'number'}", "1,234.5"), ("1234.9", "{'number': 'integer'}", "1,235"),
    ("0.23", "{'number': 'percent'}", "23%"), ("14.99", "{'number': 'currency'}", "$14.99"),
    ("1234567", "{'number': 'scientific'}", "1.235E6"), ("0.00012", "{'number': 'scientific'}", "1.2E-4"),
    ("42", "{'number': 'spellout'}", "forty-two"),
    (
      "-1234567", "{'number': 'spellout'}",
      "minus one million two hundred thirty-four thousand five hundred sixty-seven"
    ),
    ("1", "{'number': 'ordinal'}", "1st"), ("12", "{'number': 'ordinal'}", "12th"),
    ("103", "{'number': 'ordinal'}", "103rd"), ("1500000", "{'number': 'number.compact'}", "1.5M"),
    ("950", "{'number': 'number.compact'}", "950"),
    ("0.5", "{'number': 'integer'}", "0"), ("1.5", "{'number': 'integer'}", "2"),
    ("2.5", "{'number': 'integer'}", "2"), ("-2.5", "{'number': 'number'}", "-2.5"),
    ("-0.2", "{'number': 'integer'}", "0"),
    ("2.5", "{'number': {'style': 'integer', 'roundingMode': 'halfUp'}}", "3"),
    ("2.1", "{'number': {'style': 'integer', 'roundingMode': 'up'}}", "3"),
    ("-2.1", "{'number': {'style': 'integer', 'roundingMode': 'floor'}}", "-3"),
    ("999.99", "{'number': {'maximumFractionDigits': 1}}", "1,000"),
    ("5", "{'number': {'minimumFractionDigits': 2}}", "5.00"),
    ("1234", "{'number': {'usesGroupingSeparator': false}}", "1234"),
    ("5", "{'number': {'signDisplay': 'always'}}", "+5"), ("-5", "{'number': {'signDisplay': 'never'}}", "5"),
    ("5", "{'number': {'style': 'currency', 'currencyCode': 'EUR', 'maximumFractionDigits': 2}}", "€5.00"),
    ("5", "{'number': {'style': 'currency', 'currencyCode': 'JPY'}}", "¥5"),
    ("3723", "{'duration': 'positional'}", "01:02:03"), ("3723", "{'duration': 'abbreviated'}", "1h 2m"),
    ("3723", "{'duration': 'short'}", "1 hr, 2 min"), ("3723", "{'duration': 'full'}", "1 hour, 2 minutes"),
    ("303", "{'duration': {'style': 'positional', 'allowedUnits': 'ms', 'zeroPad': true}}", "05:03"),
    ("303", "{'duration': {'style': 'positional', 'allowedUnits': 'ms', 'zeroPad': false}}", "5:3"),
    ("0", "{'duration': 'full'}", "0 seconds"), ("-90", "{'duration': 'abbreviated'}", "-1m 30s"),
    ("90000", "{'duration': {'style': 'short', 'allowedUnits': 'dh'}}", "1 day, 1 hr"),
  ]) func formats(value: String, descriptor: String, shown: String) {
    #expect(run("format(\(value), \(descriptor))", standard) == "'\(shown)'", "\(descriptor)")
  }
}
