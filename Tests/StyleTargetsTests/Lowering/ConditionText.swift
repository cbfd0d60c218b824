import Expressions
import TestSupport

/// Conditions of many forms over values of many types.
enum ConditionText {
  /// What the conditions read: truth values, numbers, texts, lists, and what is not there.
  static let environments: [ExpressionEnvironment] = {
    let values: [ExpressionValue] = [
      .bool(true), .bool(false), .integer(0), .integer(1), .double(1), .string(""), .string("x"), .none,
      .array([]), .array([.integer(1)]),
    ]
    return values.indices.flatMap { first in
      [0, 3, 7].map { step in
        ExpressionEnvironment(
          state: [
            "a": values[first], "b": values[(first + step) % values.count],
            "n": .integer(Int64(first % 3)), "t": .string(first % 2 == 0 ? "x" : "y"),
          ])
      }
    }
  }()

  private static let leaves = [
    "${a}", "${b}", "${n}", "${t}", "${a} == 1", "1.0 == ${a}", "${a} == true", "${b} != null", "${n} > 1",
    "${n} % 2 == 0", "${t} == 'x'", "'y' == ${t}", "${t} ~ 'x'", "empty(${a})", "${void}", "true", "0", "''",
    "1 < 2", "['x', 1] ~ ${b}", "count(${t})", "${a} == ${b}", "[${a}] == [${b}]", "${n} == -1", "'a' + 'b'",
  ]

  /// A condition that reads something.
  static func random(_ random: inout SplitMix64, depth: Int) -> String {
    let text = part(&random, depth: depth)
    return text.contains("{") ? text : "(\(text)) || ${n}"
  }

  /// A condition, with operators in it down to a depth.
  private static func part(_ random: inout SplitMix64, depth: Int) -> String {
    guard depth > 0 else { return leaves[random.below(leaves.count)] }
    func part() -> String { self.part(&random, depth: depth - 1) }
    return switch random.below(8) {
    case 0: "!(\(part()))"
    case 1, 2: "(\(part())) && (\(part()))"
    case 3, 4: "(\(part())) || (\(part()))"
    case 5: "(\(part())) ? (\(part())) : (\(part()))"
    case 6: "(\(part())) ?? (\(part()))"
    default: part()
    }
  }
}
