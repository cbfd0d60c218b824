import Expressions
import Testing

private let rows: [(text: String, value: String)] = [
  // +
  ("1 + 2", "3"), ("1.5 + 2.5", "4.0"), ("1 + 2.5", "3.5"), ("2.5 + 1", "3.5"), ("'px' + 5", "'px5'"),
  ("3 + 'px'", "'3px'"), ("2.5 + 'x'", "'2.5x'"), ("'v:' + true", "'v:true'"), ("'3' + 2", "'32'"),
  ("'n' + 5 / 2", "'n2.5'"), ("'n' + 4 / 2", "'n2.0'"), ("'a' + 'b'", "'ab'"),
  ("'a' + [1, 'b']", "'a[1,\"b\"]'"),
  ("'a' + {'k': null}", "'a{\"k\":null}'"), ("'at ' + ${when}", "'at 1/1/1970, 12:01 AM'"),
  ("${when} + 50", "date 150.0"), ("${when} + 0.5", "date 100.5"), ("[1] + [2, 3]", "[1, 2, 3]"),
  ("[1] + 2", "[1, 2]"), ("1 + [2]", "[1, 2]"), ("[1] + null", "[1, none]"),
  ("{'a': 1, 'b': 2} + {'b': 3, 'c': 4}", "{a: 1, b: 3, c: 4}"), ("true + true", "none"),
  ("true + 'a'", "none"),
  ("null + 5", "none"), ("5 + null", "none"), ("'a' + ${missing}", "none"), ("${missing} + 'a'", "none"),
  ("{'a': 1} + 1", "none"), ("1 + ${when}", "none"), ("9223372036854775807 + 1", "none"),
  // -
  ("5 - 2", "3"), ("5 - 2.5", "2.5"), ("2.5 - 0.5", "2.0"), ("'hello world' - 'world'", "'hello '"),
  ("'aXbX' - 'X'", "'ab'"), ("'a' - ''", "'a'"), ("${when} - 40", "date 60.0"), ("${when} - ${when}", "0.0"),
  ("[1, 2, 3, 2] - [2]", "[1, 3]"), ("[1, 2, 1.0] - 1", "[2]"), ("{'a': 1, 'b': 2} - 'a'", "{b: 2}"),
  ("null - 5", "-5"), ("${missing} - 2.5", "-2.5"), ("'50' - 2", "none"), ("5 - '2'", "none"),
  ("1 - [1]", "none"),
  ("{'a': 1} - 1", "none"), ("true - 1", "none"), ("5 - null", "none"), ("-9223372036854775807 - 2", "none"),
  // *
  ("3 * 4", "12"), ("3 * 0.5", "1.5"), ("1.5 * 2.0", "3.0"), ("'ab' * 3", "'ababab'"),
  ("3 * 'ab'", "'ababab'"),
  ("'50' * 2", "'5050'"), ("'ab' * 0", "''"), ("'ab' * -1", "''"), ("'ab' * 1.5", "none"),
  ("'a' * 'b'", "none"),
  ("[1] * 2", "none"), ("null * 2", "none"), ("true * 2", "none"), ("4611686018427387904 * 2", "none"),
  // /
  ("1 / 2", "0.5"), ("4 / 2", "2.0"), ("1 / 0", "none"), ("1.0 / 0.0", "none"),
  ("'a,b,c' / ','", "['a', 'b', 'c']"),
  ("'abc' / ''", "['a', 'b', 'c']"), ("'abc' / 'x'", "['abc']"), ("'' / ','", "['']"),
  ("',' / ','", "['', '']"),
  ("'a' / 1", "none"), ("1 / '1'", "none"), ("[1] / 1", "none"), ("null / 1", "none"), ("1 / null", "none"),
  // %
  ("7 % 3", "1"), ("-7 % 3", "-1"), ("7.5 % 2", "1.5"), ("7 % 2.5", "2.0"), ("7 % 0", "none"),
  ("7 % 0.0", "none"),
  ("'7' % 2", "none"), ("null % 2", "none"), ("7 % null", "none"),
  // ^
  ("2 ^ 10", "1024"), ("2 ^ 0", "1"), ("2 ^ -1", "0.5"), ("2.0 ^ 3", "8.0"), ("9 ^ 0.5", "3.0"),
  ("-2 ^ 2", "4"),
  ("2 ^ 3 ^ 2", "512"), ("-8 ^ 0.5", "none"), ("0 ^ -1", "none"), ("10 ^ 400", "none"),
  ("2 ^ 63", "9.223372036854776e+18"),
  ("'2' ^ 2", "none"), ("null ^ 2", "none"),
  // == and !=
  ("1 == 1", "true"), ("1 == 1.0", "true"), ("1.0 == 1", "true"), ("1 == 1.5", "false"),
  ("'1' == 1", "false"),
  ("'a' == 'a'", "true"), ("'a' == 'A'", "false"), ("true == true", "true"), ("true == 1", "false"),
  ("null == null", "true"), ("null == nil", "true"), ("null == false", "false"),
  ("${missing} == null", "true"),
  ("[1, 2] == [1.0, 2]", "true"), ("[1] == [1, 2]", "false"),
  ("{'a': 1, 'b': 2} == {'b': 2, 'a': 1}", "true"),
  ("{'a': 1} == {'a': 2}", "false"), ("{'a': 1} == {'b': 1}", "false"), ("${when} == ${when}", "true"),
  ("1 != 2", "true"), ("1 != 1.0", "false"), ("'1' != 1", "true"), ("null != null", "false"),
  ("null != 0", "true"),
  ("9007199254740993 == 9007199254740992.0", "false"),
  // < <= > >=
  ("1 < 2", "true"), ("2 < 1", "false"), ("1 < 1.5", "true"), ("1.5 < 1", "false"), ("'a' < 'b'", "true"),
  ("1 <= 1", "true"), ("1 <= 0", "false"), ("1 <= 1.0", "true"), ("2 > 1", "true"), ("1 > 1", "false"),
  ("'b' > 'a'", "true"), ("1 >= 1.0", "true"), ("0 >= 1", "false"), ("${when} < ${when} + 1", "true"),
  ("#{now} > ${when}", "true"), ("'10' < 9", "false"), ("1 < 'a'", "false"), ("[1] < [2]", "false"),
  ("null < 1", "false"), ("null <= null", "false"), ("true > false", "false"), ("1 > null", "false"),
  ("${when} < 5", "false"),
  // ~
  ("'hello world' ~ 'world'", "true"), ("'hello' ~ 'World'", "false"), ("'a' ~ ''", "true"),
  ("${tags} ~ 'sale'", "true"),
  ("[1, 2] ~ 2.0", "true"), ("[1, 2] ~ '2'", "false"), ("${d} ~ 'k'", "true"), ("${d} ~ 'x'", "false"),
  ("'a1' ~ 1", "none"), ("${d} ~ 1", "none"), ("true ~ true", "none"), ("5 ~ 5", "none"),
  ("null ~ 'a'", "none"),
  // && || !
  ("true && true", "true"), ("1 && 'a'", "true"), ("1 && ''", "false"), ("0 && missing()", "false"),
  ("null && 1", "false"),
  ("'a' || 'b'", "'a'"), ("5 || 0", "5"), ("'' || 'b'", "true"), ("0 || ''", "false"),
  ("null || null", "false"),
  ("false || true", "true"), ("true || missing()", "true"),
  ("!true", "false"), ("!0", "true"), ("!''", "true"), ("!'a'", "false"), ("!null", "true"),
  ("!${missing}", "true"),
  // Signs
  ("-5", "-5"), ("-2.5", "-2.5"), ("--5", "5"), ("+5", "5"), ("+2.5", "2.5"), ("-'a'", "none"),
  ("+'a'", "none"),
  ("-true", "none"), ("-null", "none"), ("+null", "none"),
  // ??
  ("null ?? 1", "1"), ("${missing} ?? 'd'", "'d'"), ("0 ?? 1", "0"), ("'' ?? 'd'", "''"),
  ("false ?? true", "false"),
  ("null ?? null ?? 3", "3"), ("null ?? null", "none"), ("1 / 0 ?? 'x'", "'x'"),
  // ? :
  ("true ? 1 : 2", "1"), ("0 ? 1 : 2", "2"), ("'a' ? 1 : 2", "1"), ("null ? 1 : 2", "2"),
  ("false ? 1 : true ? 2 : 3", "2"),
  ("false ? 1 : false ? 2 : 3", "3"), ("${n} > 3 ? 'many' : 'few'", "'many'"), ("true ? null : 1", "none"),
  // |>
  ("' a ' |> trim()", "'a'"), ("' a ' |> trim() |> upper()", "'A'"), ("'aXb' |> replace('X', '-')", "'a-b'"),
  ("${s} |> upper() |> prefix(5)", "'HELLO'"), ("[1, 2] |> map(@{item} * 2)", "[2, 4]"),
  ("false ? 1 : [3, 4] |> count()", "2"), ("true |> switch(1, 2)", "1"), ("1 |> missing()", "none"),
  ("1 |> trim()", "none"),
  ("'a' |> replace('a')", "none"),
  // Literals, members and elements
  ("[1, 'a', ${n}]", "[1, 'a', 5]"), ("[]", "[]"), ("{}", "{}"), ("{'a': {'b': [1]}}", "{a: {b: [1]}}"),
  ("{'a': 1, 'a': 2}", "{a: 2}"), ("\"it's\"", "'it's'"), ("nil", "none"), ("3.140", "3.14"), ("007", "7"),
  ("${d}.k", "1"), ("${d}.x", "none"), ("${a}.k", "none"), ("5.k", "none"), ("null.k", "none"),
  ("[1, 2, 3][0]", "1"), ("[1, 2, 3][-1]", "3"), ("[1, 2, 3][3]", "none"), ("[1, 2, 3][-4]", "none"),
  ("[1, 2][1.0]", "none"), ("[1, 2]['0']", "none"), ("{'a': 1}['a']", "1"), ("{'a': 1}[0]", "none"),
  ("'abc'[0]", "none"),
  ("null[0]", "none"), ("(${d} + {'k': 2}).k", "2"), ("first(${people}).name", "'Ann'"),
  ("${people}[age > 30]", "none"),
]

@Suite struct OperatorTests {
  @Test(arguments: rows.indices) func table(index: Int) {
    #expect(run(rows[index].text) == rows[index].value, "\(rows[index].text)")
  }

  @Test func everyOperatorHasRows() {
    for operation in BinaryOperator.allCases {
      let count = rows.filter { $0.text.contains(" " + operation.text + " ") }.count
      #expect(count >= 4, "\(operation.text)")
    }
  }

  @Test(arguments: [
    ("${n}", "5"), ("${missing}", "none"), ("${nothing}", "none"), ("${user.profile.email}", "'a@b.c'"),
    ("${user.missing.email}", "none"), ("${s.length}", "none"), ("${a[0]}", "3"), ("${a[-1]}", "2"),
    ("${a[7]}", "none"),
    ("${a[${i}]}", "1"), ("${a[${i} + 1]}", "2"), ("${d['k']}", "1"), ("${d[\"b\"]}", "'two'"),
    ("${['s']}", "'Hello World'"),
    ("${people[0].name}", "'Ann'"), ("${people[0][${key}]}", "'Ann'"), ("${a[${s}]}", "none"),
    ("${a[${t}]}", "none"),
    ("${people[age > 30]}[1].name", "'Cid'"), ("${people[age > 30][in == true][-1].name}", "'Cid'"),
    ("${people[in]}[0].name", "'Ann'"), ("count(${people[!in]})", "1"),
    ("${people[name ~ 'o']}[0].name", "'Bob'"),
    ("${people[name == 'Bob' || age == 40]}[1].name", "'Cid'"), ("count(${people[age ~ 3]})", "0"),
    ("count(${people[missing]})", "0"), ("count(${people[lower(name) ~ 'a']})", "1"),
    ("count(${people[true]})", "3"),
    ("${d[k == 1]}", "none"), ("count(${a[x == 1]})", "0"),
    ("${people[age > ${n} * 6 && name != 'Ann']}[0].name", "'Cid'"),
    ("@{item}", "'outer'"), ("@{index}", "9"), ("@{label}", "'L'"), ("@{missing.deep[0]}", "none"),
    ("map([1, 2], @{item} + @{index})", "[1, 3]"), ("map([[1], [2]], map(@{item}, @{item}))", "[[1], [2]]"),
    ("map([1], @{label}) + @{item}", "['L', 'outer']"),
    ("#{orientation}", "'portrait'"), ("#{device}", "none"), ("#{unknown}", "none"), ("#{locale.x}", "none"),
  ]) func paths(text: String, value: String) {
    #expect(run(text) == value, "\(text)")
  }

  @Test(arguments: [
    ("null", false), ("false", false), ("true", true), ("0", false), ("0.0", false), ("-0.0", false),
    ("1", true), ("-1", true),
    ("0.1", true), ("''", false), ("' '", true), ("'false'", true), ("'0'", true), ("[]", false),
    ("[0]", true), ("[null]", true),
    ("{}", false), ("{'a': null}", true), ("#{now}", true), ("cast(0, 'date')", true), ("${missing}", false),
    ("${d.missing.x}", false),
  ]) func truthiness(text: String, isTrue: Bool) {
    #expect(run("!!(\(text))") == String(isTrue), "\(text)")
    #expect(run("\(text) ? 1 : 2") == (isTrue ? "1" : "2"), "\(text)")
    #expect(run("1 && \(text)") == String(isTrue), "\(text)")
  }
}
