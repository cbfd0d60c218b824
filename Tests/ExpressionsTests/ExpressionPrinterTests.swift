import Expressions
import Testing

@Suite struct ExpressionPrinterTests {
  @Test(arguments: [
    ("1+2*3", "1 + 2 * 3"), ("(1+2)*3", "(1 + 2) * 3"), ("((1))", "1"), ("(1*2)+3", "1 * 2 + 3"),
    ("1-(2-3)", "1 - (2 - 3)"),
    ("(1-2)-3", "1 - 2 - 3"), ("1+(2+3)", "1 + (2 + 3)"), ("2^3^2", "2 ^ (3 ^ 2)"),
    ("(2^3)^2", "(2 ^ 3) ^ 2"), ("-2^2", "-2 ^ 2"),
    ("-(2^2)", "-(2 ^ 2)"), ("(-2)^2", "-2 ^ 2"), ("!(${a}==1)", "!(${a} == 1)"), ("!!${a}", "!!${a}"),
    ("- -1", "--1"), ("1- -1", "1 - -1"),
    ("${a}?\"x\":'y'", "${a} ? 'x' : 'y'"), ("${a} ? 1 : (${b} ? 2 : 3)", "${a} ? 1 : ${b} ? 2 : 3"),
    ("(${a} ? 1 : 2) ? 3 : 4", "(${a} ? 1 : 2) ? 3 : 4"),
    ("(${a} ? 1 : 2) |> count()", "(${a} ? 1 : 2) |> count()"),
    ("${a} ? 1 |> count() : 2", "${a} ? (1 |> count()) : 2"), ("(1 |> count()) + 1", "(1 |> count()) + 1"),
    ("(1 |> count()) |> count()", "1 |> count() |> count()"),
    ("count((1 |> count()))", "count(1 |> count())"),
    ("[1,2 ,'a']", "[1, 2, 'a']"), ("{\"a\":1,'b':[ ]}", "{'a': 1, 'b': []}"), ("{ }", "{}"), ("nil", "null"),
    ("1.50", "1.5"), ("2.0", "2.0"),
    ("0.0000001", "0.0000001"), ("123456789012345678901234.5", "123456789012345690000000.0"),
    ("\"it's\"", "\"it's\""), ("'say \"x\"'", "'say \"x\"'"),
    ("${a}. b", "error"), ("${ab}.c [0]", "${ab}.c[0]"), ("(1+2).x", "(1 + 2).x"), ("(-1)[0]", "(-1)[0]"),
    ("${a[\"k\"]}", "${a['k']}"), ("${a[ -1 ]}", "${a[-1]}"),
    ("${a[(1)]}", "${a[1]}"), ("${a[room~'x'&&!done]}", "${a[room ~ 'x' && !done]}"),
    ("switch( true ,1, 2)", "switch(true, 1, 2)"), ("${a} ?? (${b} ?? 1)", "${a} ?? (${b} ?? 1)"),
    ("(${a} ?? ${b}) ?? 1", "${a} ?? ${b} ?? 1"),
    ("(1 == 2) && (3 < 4) || false", "1 == 2 && 3 < 4 || false"),
  ]) func canonicalForm(text: String, printed: String) {
    guard let expression = try? ExpressionParser.parse(text) else {
      #expect(printed == "error", "\(text)")
      return
    }
    #expect(ExpressionPrinter.print(expression) == printed)
  }

  @Test func textsWithBothQuotesBecomeSums() throws {
    let built = Expression(.member(Expression(.literal(.string("it's \"x\""))), "a"))
    let text = ExpressionPrinter.print(built)
    #expect(text == "('it' + \"'\" + 's \"x\"').a")
    #expect(run("('it' + \"'\" + 's \"x\"')") == "'it's \"x\"'")
    #expect(ExpressionPrinter.print(try ExpressionParser.parse(text)) == text)
  }

  @Test func wholeStrings() throws {
    #expect(ExpressionPrinter.print(whole: try ExpressionParser.parse("${a}")) == "${a}")
    #expect(ExpressionPrinter.print(whole: try ExpressionParser.parse("!${a}")) == "{{ !${a} }}")
    #expect(
      ExpressionPrinter.print(whole: Expression(.reference(.init(.context, "item", "id")))) == "@{item.id}")
  }
}
