import Expressions
import Testing

private let rows: [(text: String, value: String)] = [
  ("switch(true, 1, 2)", "1"), ("switch(false, 1, 2)", "2"), ("switch(false, 1, true, 2, 3)", "2"),
  ("switch(1, 'a', 'b')", "'b'"),
  ("switch('true', 'a', ${missing}, 'b', 'c')", "'c'"), ("switch(${n} == 5, 'five', 1)", "'five'"),
  ("switch(true, 1)", "none"),
  ("switch(true, 1, 2, 3)", "none"), ("switch(true, ${missing}, 1)", "none"),
  ("upper('abc')", "'ABC'"), ("upper('abc', 1)", "'Abc'"), ("upper('abc', -1)", "'abC'"),
  ("upper('abc', 9)", "'ABC'"),
  ("upper('abc', 0)", "'abc'"), ("upper('éß')", "'ÉSS'"), ("upper(5)", "none"), ("upper(${missing})", "none"),
  ("upper('a', 'b')", "none"),
  ("upper()", "none"), ("upper('a', 1, 2)", "none"),
  ("lower('ABC')", "'abc'"), ("lower('ABC', 2)", "'abC'"), ("lower('ABC', -2)", "'Abc'"),
  ("lower([])", "none"), ("lower(${missing})", "none"),
  ("trim('  a b ')", "'a b'"), ("trim('\n\t')", "''"), ("trim('\u{A0}a')", "'a'"), ("trim(1)", "none"),
  ("trim(${missing})", "none"),
  ("replace('Hello World', 'World', 'You')", "'Hello You'"), ("replace('aaa', 'a', 'b')", "'bbb'"),
  ("replace('aaa', 'aa', 'b')", "'ba'"),
  ("replace('abc', '', 'x')", "'abc'"), ("replace(['a', 'b', 'a'], 'a', 'c')", "['c', 'b', 'c']"),
  ("replace([1, 2], 1.0, null)", "[none, 2]"),
  ("replace('a', 1, 'b')", "none"), ("replace(5, 5, 6)", "none"), ("replace(${missing}, 'a', 'b')", "none"),
  ("replace('a', 'b')", "none"),
  ("prefix('Hello', 2)", "'He'"), ("prefix('He', 9)", "'He'"), ("prefix('He', -1)", "''"),
  ("prefix([1, 2, 3], 2)", "[1, 2]"),
  ("prefix('a', 1.0)", "none"), ("prefix(5, 1)", "none"), ("prefix(${missing}, 1)", "none"),
  ("suffix('Hello', 2)", "'lo'"), ("suffix([1, 2, 3], 2)", "[2, 3]"), ("suffix('a', 0)", "''"),
  ("suffix('a', '1')", "none"), ("suffix(${missing}, 1)", "none"),
  ("count('héé')", "3"), ("count([1, 2])", "2"), ("count({'a': 1})", "1"), ("count(null)", "0"),
  ("count(${missing})", "0"), ("count(5)", "none"), ("count(true)", "none"),
  ("length('abc')", "3"), ("length([])", "0"), ("length(${missing})", "0"), ("length(5)", "none"),
  ("empty('')", "true"), ("empty([])", "true"), ("empty({})", "true"), ("empty(${missing})", "true"),
  ("empty('a')", "false"), ("empty(0)", "false"), ("empty(false)", "false"),
  ("notEmpty('a')", "true"), ("notEmpty('')", "false"), ("notEmpty(${missing})", "false"),
  ("notEmpty(0)", "true"),
  ("hasPrefix('Hello', 'He')", "true"), ("hasPrefix('Hello', 'he')", "false"), ("hasPrefix('a', '')", "true"),
  ("hasPrefix('a', 'abc')", "false"),
  ("hasPrefix('a', 1)", "none"), ("hasPrefix(${missing}, 'a')", "none"),
  ("hasSuffix('Hello', 'lo')", "true"), ("hasSuffix('Hello', 'LO')", "false"), ("hasSuffix([1], 1)", "none"),
  ("hasSuffix(${missing}, 'a')", "none"),
  ("contains('Hello', 'ell')", "true"), ("contains([1, 2], 2)", "true"), ("contains(${d}, 'k')", "true"),
  ("contains(${d}, 'z')", "false"),
  ("contains(5, 5)", "none"), ("contains(${missing}, 'a')", "none"),
  ("strtojson('{\"a\": [1, 2.5, true, null, \"x\\\\n\"]}').a", "[1, 2.5, true, none, 'x\\n']"),
  ("strtojson('1e2')", "100.0"), ("strtojson(' 7 ')", "7"), ("strtojson('{')", "none"),
  ("strtojson('[1,]')", "none"), ("strtojson('01')", "none"), ("strtojson('tru')", "none"),
  ("strtojson(5)", "none"), ("strtojson(${missing})", "none"),
  ("localize('hi', 'Hello', 'Ann')", "'Hallo Ann'"), ("localize('hi', 'Hello')", "'Hallo %@'"),
  ("localize('no', 'Hello %@ %@', ['a', 2])", "'Hello a 2'"), ("localize('no', 'Hello')", "'Hello'"),
  ("localize(5, 'a')", "none"), ("localize('no', ${missing})", "none"),
  ("cast('42', 'int')", "42"), ("cast('4.7', 'int')", "none"), ("cast(4.7, 'int')", "4"),
  ("cast(-4.7, 'int')", "-4"), ("cast('x', 'int')", "none"), ("cast(true, 'int')", "1"),
  ("cast(#{now}, 'int')", "0"), ("cast(10 ^ 300, 'int')", "none"), ("cast('2.5', 'double')", "2.5"),
  ("cast('-1e3', 'double')", "-1000.0"), ("cast(3, 'double')", "3.0"), ("cast('3', 'float')", "3.0"),
  ("cast('', 'double')", "none"), ("cast('1.', 'double')", "none"), ("cast(${when}, 'double')", "100.0"),
  ("cast(false, 'double')", "0.0"), ("cast('3', 'number')", "3"), ("cast('3.0', 'number')", "3.0"),
  ("cast(3, 'string')", "'3'"), ("cast(3.0, 'str')", "'3.0'"), ("cast(true, 'string')", "'true'"),
  ("cast([1, 'a'], 'string')", "'[1,\"a\"]'"), ("cast(#{now}, 'str')", "'2/26/2026, 3:45 PM'"),
  ("cast('true', 'bool')", "true"), ("cast('FALSE', 'boolean')", "false"), ("cast('yes', 'bool')", "none"),
  ("cast(2, 'bool')", "true"), ("cast(0.0, 'bool')", "false"), ("cast([], 'bool')", "none"),
  ("cast('1 + 2', 'expression')", "3"), ("cast('{{ ${n} }}', 'expr')", "5"), ("cast('1 +', 'expr')", "none"),
  ("cast(5, 'expr')", "5"),
  ("cast(60, 'date')", "date 60.0"), ("cast('1970-01-02', 'date')", "date 86400.0"),
  ("cast('1970-01-01T01:00:00.5+01:00', 'date')", "date 0.5"), ("cast('2026-02-30', 'date')", "none"),
  ("cast('soon', 'date')", "none"), ("cast(${missing}, 'int')", "none"),
  ("cast(${missing}, 'string')", "none"), ("cast(5, 'Int')", "none"), ("cast(5, 'colour')", "none"),
  ("cast(5, 5)", "none"),
  ("format(1234.5, {'number': 'number'})", "'1,234.5'"),
  ("format(#{now}, {'date': 'date'})", "'Feb 26, 2026'"), ("format(5, 'number')", "none"),
  ("format('5', {'number': 'number'})", "none"),
  ("format(${missing}, {'number': 'number'})", "none"), ("format(5, {'colour': 'red'})", "none"),
  ("format(5, {'number': 'roman'})", "none"),
  ("sort([3, 1, 2])", "[1, 2, 3]"), ("sort([3, 1, 2], 'desc')", "[3, 2, 1]"),
  ("sort([2, 1.5, 1])", "[1, 1.5, 2]"), ("sort(['b', 'a'])", "['a', 'b']"),
  ("map(sort(${people}, 'age'), @{item.name})", "['Bob', 'Ann', 'Cid']"),
  ("map(sort(${people}, 'age', 'desc'), @{item.name})", "['Cid', 'Ann', 'Bob']"),
  ("sort([null, 'a', 1])", "[1, 'a', none]"), ("sort([null, 'a', 1], 'desc')", "['a', 1, none]"),
  ("sort([true, false])", "[false, true]"),
  (
    "map(sort([{'k': 1, 'n': 1}, {'n': 2}, {'k': 0, 'n': 3}, {'k': 1, 'n': 4}], 'k'), @{item.n})",
    "[3, 1, 4, 2]"
  ), ("sort('ba')", "none"), ("sort(${missing})", "none"), ("sort([1], 5)", "none"),
  ("sort([1], 'k', 'up')", "none"),
  ("first([1, 2])", "1"), ("first([])", "none"), ("first(${people}, 'name')", "'Ann'"),
  ("first('abc')", "none"), ("first(${missing})", "none"),
  ("last([1, 2])", "2"), ("last([])", "none"), ("last(${people}, 'name')", "'Cid'"), ("last(5)", "none"),
  ("last(${missing})", "none"),
  ("min([3, 1.5, 2])", "1.5"), ("min(['b', 'a'])", "'a'"), ("min(${people}, 'age').name", "'Bob'"),
  ("min([])", "none"), ("min([1, 'a'])", "none"), ("min([null, 2, 1])", "1"), ("min(5)", "none"),
  ("min(${missing})", "none"),
  ("max([3, 1.5, 2])", "3"), ("max(${people}, 'age').name", "'Cid'"), ("max([1, 1.0])", "1"),
  ("max([true])", "none"), ("max(${missing})", "none"),
  ("sum([1, 2, 3])", "6"), ("sum([1, 2.5])", "3.5"), ("sum([])", "0"), ("sum([1, 'a', null])", "1"),
  ("sum(${people}, 'age')", "96"), ("sum(5)", "none"), ("sum(${missing})", "none"),
  ("sum([9223372036854775807, 1])", "9.223372036854776e+18"),
  ("map([1, 2], @{item} * 10)", "[10, 20]"), ("map([], 1)", "[]"),
  ("map(['a'], {'i': @{index}, 'v': @{item}})", "[{i: 0, v: 'a'}]"), ("map('ab', 1)", "none"),
  ("map(${missing}, 1)", "none"),
  ("range(3)", "[0, 1, 2]"), ("range(0)", "[]"), ("range(2, 5)", "[2, 3, 4]"), ("range(5, 2)", "[]"),
  ("range(-2, 1)", "[-2, -1, 0]"), ("range(2.0)", "none"), ("range('3')", "none"),
  ("range(${missing})", "none"),
  ("setAt([1, 2], 0, 9)", "[9, 2]"), ("setAt([1, 2], -1, 9)", "[1, 9]"), ("setAt([1, 2], 2, 9)", "[1, 2]"),
  ("setAt('ab', 0, 9)", "'ab'"), ("setAt(${missing}, 0, 9)", "none"), ("setAt([1], 'x', 9)", "none"),
  ("removeAt([1, 2], 0)", "[2]"), ("removeAt([1, 2], -1)", "[1]"), ("removeAt([1, 2], 5)", "[1, 2]"),
  ("removeAt(5, 0)", "5"), ("removeAt(${missing}, 0)", "none"), ("removeAt([1], 0.0)", "none"),
  ("insertAt([1, 2], 1, 9)", "[1, 9, 2]"), ("insertAt([1, 2], 2, 9)", "[1, 2, 9]"),
  ("insertAt([1, 2], -1, 9)", "[1, 9, 2]"), ("insertAt([1, 2], 3, 9)", "[1, 2]"),
  ("insertAt([], 0, 1)", "[1]"), ("insertAt(true, 0, 1)", "true"), ("insertAt(${missing}, 0, 1)", "none"),
  ("slice([1, 2, 3], 1)", "[2, 3]"), ("slice([1, 2, 3], 0, 2)", "[1, 2]"), ("slice([1, 2, 3], -2)", "[2, 3]"),
  ("slice([1, 2, 3], 0, -1)", "[1, 2]"), ("slice([1, 2, 3], -9, 9)", "[1, 2, 3]"),
  ("slice([1, 2], 2, 1)", "[]"),
  ("slice('abc', 1)", "'abc'"), ("slice(${missing}, 1)", "none"), ("slice([1], 'x')", "none"),
  ("keys({'b': 1, 'a': 2})", "['a', 'b']"), ("keys({})", "[]"), ("keys([1])", "[]"),
  ("keys(${missing})", "[]"), ("values({'b': 1, 'a': 2})", "[2, 1]"), ("values({})", "[]"),
  ("values(5)", "[]"), ("values(${missing})", "[]"),
  ("removeKey({'a': 1, 'b': 2}, 'a')", "{b: 2}"), ("removeKey({'a': 1}, 'z')", "{a: 1}"),
  ("removeKey([1], 'a')", "[1]"), ("removeKey(${missing}, 'a')", "none"),
  ("pow(2, 10)", "1024.0"), ("pow(0, 0)", "1.0"), ("pow(2, -1)", "0.5"), ("pow(2, 0.5) == sqrt(2)", "true"),
  ("pow(-2, 3)", "-8.0"), ("pow(-2, 0.5)", "none"), ("pow(0, -1)", "none"), ("pow(10, 400)", "none"),
  ("pow('2', 2)", "none"), ("pow(${missing}, 2)", "none"),
  ("sqrt(9)", "3.0"), ("sqrt(2.25)", "1.5"), ("sqrt(0)", "0.0"), ("sqrt(-1)", "none"), ("sqrt('9')", "none"),
  ("sqrt(${missing})", "none"),
  ("log(1)", "0.0"), ("log(8, 2)", "3.0"), ("log(1000, 10)", "3.0"), ("log(0.25, 2)", "-2.0"),
  ("log(0)", "none"), ("log(-1)", "none"), ("log(8, 0)", "none"), ("log(8, 1)", "none"), ("log('8')", "none"),
  ("log(${missing})", "none"),
  ("random() >= 0 && random() < 1", "true"), ("random(4, 4)", "4"),
  ("random(6, 1) > 0 && random(6, 1) < 7", "true"), ("random(1.5, 2)", "none"), ("random(1)", "none"),
  ("random(${missing}, 2)", "none"),
  ("Upper('a')", "none"), ("abs(1)", "none"), ("setat([1], 0, 2)", "none"),
]

@Suite struct FunctionTests {
  @Test(arguments: rows.indices) func table(index: Int) {
    #expect(run(rows[index].text) == rows[index].value, "\(rows[index].text)")
  }

  @Test(arguments: ExpressionFunction.allCases) func everyFunctionHasRows(function: ExpressionFunction) {
    let own = rows.filter {
      $0.text.hasPrefix(function.rawValue + "(") || $0.text.contains("(" + function.rawValue + "(")
    }
    #expect(own.count >= 4)
    #expect(
      own.contains { $0.text.contains("${missing}") || function == .notEmpty },
      "no row with something missing")
    #expect(function.signature.hasPrefix(function.rawValue + "("))
  }

  @Test func thereAre37() {
    #expect(ExpressionFunction.allCases.count == 37)
    #expect(ExpressionFunction.length.aliased == .count)
  }

  @Test(arguments: ExpressionFunction.allCases) func argumentCounts(function: ExpressionFunction) throws {
    for count in 0...8 {
      let arguments = [String](repeating: "'a'", count: count).joined(separator: ", ")
      let expression = try ExpressionParser.parse("\(function.rawValue)(\(arguments))")
      let isRefused = ExpressionChecker.check(expression, in: .action).contains {
        $0.id == "expression.argument-count" || $0.id == "expression.switch-shape"
      }
      #expect(isRefused != function.accepts(count), "\(count)")
      // A pipe counts as one.
      let piped = try ExpressionParser.parse("1 |> \(function.rawValue)(\(arguments))")
      let isPipeRefused = ExpressionChecker.check(piped, in: .action).contains {
        $0.id == "expression.argument-count" || $0.id == "expression.switch-shape"
      }
      #expect(isPipeRefused != function.accepts(count + 1), "\(count)")
    }
  }
}
