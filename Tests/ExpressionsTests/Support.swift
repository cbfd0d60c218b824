import Expressions

/// Text of a value that tells types apart: `5`, `5.0`, `'five'`, `none`, `[1]`, `{a: 1}`, `date 0.0`.
func show(_ value: ExpressionValue) -> String {
  switch value {
  case .none: "none"
  case .bool(let value): value ? "true" : "false"
  case .integer(let value): String(value)
  case .double(let value): String(value)
  case .string(let value): "'" + value + "'"
  case .array(let values): "[" + values.map { show($0) }.joined(separator: ", ") + "]"
  case .dictionary(let dictionary):
    "{" + zip(dictionary.keys, dictionary.values).map { $0 + ": " + show($1) }.joined(separator: ", ") + "}"
  case .date(let date): "date " + String(date.seconds)
  }
}

/// Shown value of an expression, or the message of what went wrong.
func run(_ text: String, _ environment: ExpressionEnvironment = standard) -> String {
  do {
    return show(try ExpressionEvaluator.evaluate(try ExpressionParser.parse(text), in: environment))
  } catch let error as ExpressionError {
    return "error: " + error.message
  } catch let error as EvaluationError {
    return "error: " + error.message
  } catch {
    return "error"
  }
}

/// 2026-02-26 15:45:30 UTC, a Thursday.
let thursday = ExpressionDate(seconds: 1_772_120_730)

private func person(_ name: String, _ age: Int64, _ isIn: Bool) -> ExpressionValue {
  .dictionary(["name": .string(name), "age": .integer(age), "in": .bool(isIn)])
}

let standard = ExpressionEnvironment(
  state: [
    "n": .integer(5), "x": .double(2.5), "s": .string("Hello World"), "t": .bool(true), "f": .bool(false),
    "a": .array([.integer(3), .integer(1), .integer(2)]),
    "d": .dictionary(["k": .integer(1), "b": .string("two")]),
    "people": .array([person("Ann", 31, true), person("Bob", 25, false), person("Cid", 40, true)]),
    "i": .integer(1), "key": .string("name"), "when": .date(ExpressionDate(seconds: 100)),
    "user": .dictionary(["profile": .dictionary(["email": .string("a@b.c")])]),
    "code": .string("${n} + 1"), "loop": .string("cast(${loop}, 'expr')"), "nothing": .none,
    "tags": .array([.string("new"), .string("sale")]),
  ],
  context: ["item": .string("outer"), "index": .integer(9), "label": .string("L")],
  system: ["orientation": .string("portrait"), "locale": .string("en_US"), "currency": .string("USD")],
  now: thursday,
  localizations: ["hi": .string("Hallo %@")])
