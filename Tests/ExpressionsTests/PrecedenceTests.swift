import Expressions
import Testing

/// The language's own table of binary operators, the tightest first.
private let levels: [[String]] = [
  ["^"], ["*", "/", "%"], ["+", "-"], ["<", "<=", ">", ">=", "==", "!=", "~"], ["&&"], ["||"], ["??"],
]
private let operators = levels.flatMap { $0 }

private func level(_ text: String) -> Int { levels.firstIndex { $0.contains(text) } ?? -1 }

private func expectSame(_ text: String, _ grouped: String) throws {
  let (left, right) = (try ExpressionParser.parse(text), try ExpressionParser.parse(grouped))
  #expect(left == right, "\(text) is not \(grouped)")
}

@Suite struct PrecedenceTests {
  @Test(arguments: operators) func pairs(first: String) throws {
    #expect(operators.count == BinaryOperator.allCases.count)
    for second in operators {
      let isLeftFirst =
        level(first) == level(second) ? first != "^" : level(first) < level(second)
      try expectSame(
        "1 \(first) 2 \(second) 3",
        isLeftFirst ? "(1 \(first) 2) \(second) 3" : "1 \(first) (2 \(second) 3)")
    }
  }

  @Test(arguments: operators) func othersAroundOne(text: String) throws {
    try expectSame("!1 \(text) 2", "(!1) \(text) 2")
    try expectSame("-1 \(text) -2", "(-1) \(text) (-2)")
    try expectSame("1 \(text) !2", "1 \(text) (!2)")
    try expectSame("1 \(text) ${a}.b", "1 \(text) (${a}.b)")
    try expectSame("1 \(text) [2][0]", "1 \(text) ([2][0])")
    try expectSame("1 \(text) 2 ? 3 \(text) 4 : 5 \(text) 6", "(1 \(text) 2) ? (3 \(text) 4) : (5 \(text) 6)")
    try expectSame("1 \(text) 2 |> count()", "(1 \(text) 2) |> count()")
  }

  @Test(
    arguments: [
      ("!${a}.b", "!(${a}.b)"), ("-${a}[0]", "-(${a}[0])"), ("-2 ^ 2", "(-2) ^ 2"), ("!!true", "!(!true)"),
      ("- -1", "-(-1)"), ("!-+1", "!(-(+1))"),
      ("1 ? 2 : 3 ? 4 : 5", "1 ? 2 : (3 ? 4 : 5)"), ("1 ? 2 ? 3 : 4 : 5", "1 ? (2 ? 3 : 4) : 5"),
      ("1 ? 2 : 3 |> count()", "(1 ? 2 : 3) |> count()"), ("1 ? 2 |> count() : 3", "1 ? (2 |> count()) : 3"),
      ("1 |> count() |> count()", "(1 |> count()) |> count()"),
      ("1 ?? 2 ? 3 : 4", "(1 ?? 2) ? 3 : 4"), ("1 ? 2 : 3 ?? 4", "1 ? 2 : (3 ?? 4)"),
      ("${a}.b.c[0].d", "(((${a}.b).c)[0]).d"), ("first(${a}).link", "(first(${a})).link"),
      ("a", "a"),
    ].dropLast()) func forms(text: String, grouped: String) throws
  {
    try expectSame(text, grouped)
  }
}
