import Expressions
import Testing

/// A text that does not parse, carets under the bytes at fault, and the message.
private let rows: [(text: String, carets: String, message: String)] = [
  ("", "^", "the expression is empty"),
  ("  ", "^^", "the expression is empty"),
  ("1 +", "   ^", "expected a value, found the end"),
  ("* 2", "^", "expected a value, found '*'"),
  ("1 + * 2", "    ^", "expected a value, found '*'"),
  ("1 2", "  ^", "expected an operator or the end, found '2'"),
  ("1 ${a}", "  ^^", "expected an operator or the end, found '${'"),
  ("12px", "  ^^", "expected an operator or the end, found 'px'"),
  ("1e5", " ^^", "expected an operator or the end, found 'e5'"),
  (".5", "^", "expected a value, found '.'"),
  ("(1", "  ^", "expected ')', found the end"),
  ("(1]", "  ^", "expected ')', found ']'"),
  ("1)", " ^", "expected an operator or the end, found ')'"),
  ("()", " ^", "expected a value, found ')'"),
  ("[1, ]", "    ^", "expected a value, found ']'"),
  ("[1 2]", "   ^", "expected ']', found '2'"),
  ("{a: 1}", " ^", "expected a key in quotes, found 'a'"),
  ("{'a' 1}", "     ^", "expected ':', found '1'"),
  ("{'a': 1", "       ^", "expected '}', found the end"),
  ("{'a': 1,}", "        ^", "expected a key in quotes, found '}'"),
  ("count(1", "       ^", "expected ')', found the end"),
  ("count(,)", "      ^", "expected a value, found ','"),
  ("'abc", "^^^^", "the string has no closing quote"),
  ("'a' + \"b", "      ^^", "the string has no closing quote"),
  ("1 ? 2", "     ^", "expected ':', found the end"),
  ("1 ? : 2", "    ^", "expected a value, found ':'"),
  ("1 : 2", "  ^", "expected an operator or the end, found ':'"),
  ("name", "^^^^", "'name' is no value; write '${name}' or '@{name}' to read it, quotes around it for text"),
  (
    "1 + red", "    ^^^",
    "'red' is no value; write '${red}' or '@{red}' to read it, quotes around it for text"
  ),
  ("1 = 2", "  ^", "'=' is no operator; use '=='"),
  ("1 === 2", "  ^^^", "'===' is no operator; use '=='"),
  ("1 !== 2", "  ^^^", "'!==' is no operator; use '!='"),
  ("1 <> 2", "  ^^", "'<>' is no operator; use '!='"),
  ("1 ** 2", "  ^^", "'**' is no operator; use '^'"),
  ("1 & 2", "  ^", "'&' is no operator; use '&&'"),
  ("1 | 2", "  ^", "'|' is no operator; use '||'"),
  ("(1 and 2)", "   ^^^", "'and' is no operator; use '&&'"),
  ("1 or 2", "  ^^", "'or' is no operator; use '||'"),
  ("not 1", "^^^", "'not' is no operator; use '!'"),
  ("1 |> 2", "     ^", "expected a call after '|>', found '2'"),
  ("1 |> upper", "     ^^^^^", "expected a call after '|>', found 'upper'"),
  ("1 |>", "    ^", "expected a call after '|>', found the end"),
  ("1 |> upper() + 1", "             ^", "expected an operator or the end, found '+'"),
  ("${}", "  ^", "expected a key of the path, found '}'"),
  ("${a", "^^^", "'${' has no closing '}'"),
  ("@{a.", "^^^^", "'@{' has no closing '}'"),
  ("${a.}", "    ^", "expected a key of the path, found '}'"),
  ("${ a }", "  ^", "expected a key of the path, found ' '"),
  ("${a + 1}", "   ^", "expected '}', found ' '"),
  ("${[0]}", "  ^^^", "expected a key of the path, found brackets"),
  ("${a[]}", "    ^", "expected a value, found ']'"),
  ("${a[1}", "     ^", "expected ']', found '}'"),
  ("${a[room ~ ]}", "           ^", "expected a value, found ']'"),
  ("${a}.", "     ^", "expected a key of the path, found the end"),
  ("${a}.1", "     ^", "expected a key of the path, found '1'"),
  ("${a}[0", "      ^", "expected ']', found the end"),
  ("@${a}", "^^^", "markers do not combine in '@${'; use one of '${', '@{' and '#{' per reference"),
  ("${@{a}}", "^^^^", "markers do not combine in '${@{'; use one of '${', '@{' and '#{' per reference"),
  ("#{${a}}", "^^^^", "markers do not combine in '#{${'; use one of '${', '@{' and '#{' per reference"),
  ("${a.@{b}}", "    ^^", "markers do not combine in '@{'; use one of '${', '@{' and '#{' per reference"),
  ("1 + {{ 2 }}", "    ^^", "markers do not combine in '{{'; use one of '${', '@{' and '#{' per reference"),
  ("1 ; 2", "  ^", "expected an operator or the end, found ';'"),
  ("; 2", "^", "';' is no part of an expression"),
  ("\\", "^", "'\\' is no part of an expression"),
  ("$a", "^", "'$' is no part of an expression"),
  ("'a\\'b'", "    ^", "expected an operator or the end, found 'b'"),
]

@Suite struct ParserErrorTests {
  @Test(arguments: rows.indices) func positions(index: Int) {
    let (text, carets, message) = rows[index]
    do {
      let parsed = try ExpressionParser.parse(text)
      Issue.record("\(text) parses as \(ExpressionPrinter.print(parsed))")
    } catch {
      let marks =
        String(repeating: " ", count: error.span.lowerBound)
        + String(repeating: "^", count: max(error.span.count, 1))
      #expect(marks == carets, "\(text)")
      #expect(error.message == message)
    }
  }

  @Test func messagesAreOneLineWithoutAFullStop() {
    for (text, _, message) in rows {
      #expect(!message.contains("\n") && !message.hasSuffix("."), "\(text)")
    }
  }

  @Test func hugeNumbers() throws {
    let digits = String(repeating: "9", count: 400)
    #expect(throws: ExpressionError(.numberTooLarge(digits), span: 0..<400)) {
      try ExpressionParser.parse(digits)
    }
    #expect(run("9223372036854775807") == "9223372036854775807")
    #expect(run("9223372036854775808") == "9.223372036854776e+18")
  }
}
