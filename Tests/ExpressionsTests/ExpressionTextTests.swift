import Expressions
import Testing

@Suite struct ExpressionTextTests {
  @Test(arguments: [
    "", "plain text", "100 %", "a $ b # c @ d", "me@example.com", "{ }", "{'a': 1}", "$name", "#FF0000", "}}",
    "$ {a}",
  ]) func plainLiterals(text: String) throws {
    let parsed = try ExpressionParser.parse(whole: text)
    #expect(parsed.form == .literal(text))
    #expect(parsed.suspicion == nil)
    #expect(ExpressionChecker.check(whole: text).isEmpty)
  }

  @Test(arguments: ["${a}", "@{item.name}", "#{now}", "${devices[room ~ 'a}b']}", "${a[${i}]}", "${['x y']}"])
  func references(text: String) throws {
    let parsed = try ExpressionParser.parse(whole: text)
    guard case .reference(let expression) = parsed.form else {
      Issue.record("\(parsed.form)")
      return
    }
    #expect(expression.span == 0..<text.utf8.count)
    #expect(ExpressionPrinter.print(whole: expression) == text)
  }

  @Test(arguments: [
    "{{ 1 }}", "{{1}}", "{{${a}}}", "{{ {'a': {'b': {}}} }}", "{{ '}}' + \"{{\" }}", "{{\n1\n}}",
    "{{ ${a} + '${b}' }}", "{{{}}}",
  ]) func wrapped(text: String) throws {
    let parsed = try ExpressionParser.parse(whole: text)
    guard case .wrapped(let expression) = parsed.form else {
      Issue.record("\(parsed.form)")
      return
    }
    #expect(expression.span.lowerBound >= 2 && expression.span.upperBound <= text.utf8.count - 2)
  }

  /// Literals that hold markers: the text, carets under the marker, the id of the finding.
  private static let suspicious: [(text: String, carets: String, id: String)] = [
    ("Hi @{item.name}", "   ^^^^^^^^^^^^", "expression.mixed-text"),
    ("@{a} @{b}", "^^^^", "expression.mixed-text"),
    ("${a}${b}", "^^^^", "expression.mixed-text"),
    ("@{item.name} · #{now}", "^^^^^^^^^^^^", "expression.mixed-text"),
    ("upper(${s})", "      ^^^^", "expression.mixed-text"),
    (" ${a}", " ^^^^", "expression.mixed-text"),
    ("${a} ", "^^^^", "expression.mixed-text"),
    ("{{ 1 }} and {{ 2 }}", "^^^^^^^", "expression.mixed-text"),
    (" {{ 1 }}", " ^^^^^^^", "expression.mixed-text"),
    ("{{ 1 }}}", "^^^^^^^", "expression.mixed-text"),
    ("x {{ {'a': 1} }}", "  ^^^^^^^^^^^^^^", "expression.mixed-text"),
    ("${a", "^^", "expression.unfinished-marker"),
    ("a {{ b", "  ^^", "expression.unfinished-marker"),
    ("{{ 1 }", "^^", "expression.unfinished-marker"),
    ("{{}", "^^", "expression.unfinished-marker"),
    ("@${a}", "^^^", "expression.merged-markers"),
    ("@${forecast.temperature}", "^^^", "expression.merged-markers"),
    ("${@{a}}", "^^^^", "expression.merged-markers"),
    ("#{${a}}", "^^^^", "expression.merged-markers"),
    ("a $@{b}", "  ^^^", "expression.merged-markers"),
    ("${a.@{b}}", "    ^^", "expression.merged-markers"),
  ]

  @Test(arguments: suspicious.indices) func suspiciousLiterals(index: Int) throws {
    let (text, carets, id) = ExpressionTextTests.suspicious[index]
    #expect(try ExpressionParser.parse(whole: text).form == .literal(text))
    let findings = ExpressionChecker.check(whole: text)
    #expect(findings.map(\.id) == [id], "\(text)")
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.map(\.rule) == [id == "expression.merged-markers" ? "R26" : "R25"])
    let span = findings.first?.span ?? 0..<0
    #expect(
      String(repeating: " ", count: span.lowerBound) + String(repeating: "^", count: span.count) == carets,
      "\(text)")
  }

  @Test(arguments: [
    ("{{ }}", 2, "R27"), ("{{}}", 2, "R27"), ("{{ 1 + }}", 7, "R27"), ("{{ 'a }}", 3, "R27"),
    ("{{ (1 }}", 6, "R27"),
    ("{{ 1) }}", 4, "R27"), ("{{ @${a}.b }}", 3, "R26"), ("{{ ${@{a}}.b }}", 3, "R26"), ("{{ { }}", 5, "R27"),
    ("${a b}", 3, "R27"), ("${}", 2, "R27"), ("${a[b ~ ]}", 8, "R27"),
  ]) func faults(text: String, offset: Int, rule: String) {
    let findings = ExpressionChecker.check(whole: text)
    #expect(findings.map(\.rule) == [rule], "\(text)")
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.map(\.span.lowerBound) == [offset], "\(text)")
  }

  @Test func aLiteralEvaluatesToItself() throws {
    func value(_ text: String) throws -> String {
      show(try ExpressionEvaluator.evaluate(try ExpressionParser.parse(whole: text), in: standard))
    }
    #expect(try value("Hi ${n}") == "'Hi ${n}'")
    #expect(try value("${n}") == "5")
    #expect(try value("{{ ${n} + 1 }}") == "6")
  }
}
