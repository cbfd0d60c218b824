/// Functions of the expression language; names are case-sensitive.
public enum ExpressionFunction: String, Sendable, Equatable, CaseIterable {
  case `switch`
  case upper, lower, trim, replace, prefix, suffix
  case count, length, empty, notEmpty, hasPrefix, hasSuffix, contains
  case strtojson, localize, cast, format
  case sort, first, last, min, max, sum, map, range
  case setAt, removeAt, insertAt, slice, keys, values, removeKey
  case pow, sqrt, log
  case random

  /// Function that this one is another name of.
  public var aliased: ExpressionFunction? { self == .length ? .count : nil }

  /// Smallest number of arguments.
  public var fewestArguments: Int {
    switch self {
    case .switch, .replace, .setAt, .insertAt: 3
    case .prefix, .suffix, .hasPrefix, .hasSuffix, .contains, .localize, .cast, .format, .map, .removeAt,
      .slice, .removeKey, .pow:
      2
    case .upper, .lower, .trim, .count, .length, .empty, .notEmpty, .strtojson, .sort, .first, .last, .min,
      .max, .sum, .range, .keys, .values, .sqrt, .log:
      1
    case .random: 0
    }
  }

  /// Greatest number of arguments; nil if there is none.
  public var mostArguments: Int? {
    switch self {
    case .switch: nil
    case .upper, .lower, .first, .last, .min, .max, .sum, .range, .log, .random: 2
    case .localize, .sort, .slice: 3
    default: fewestArguments
    }
  }

  /// Whether a call with so many arguments, a piped one included, is a call of this function.
  public func accepts(_ count: Int) -> Bool {
    guard count >= fewestArguments else { return false }
    switch self {
    case .switch: return count % 2 == 1
    case .random: return count == 0 || count == 2
    default: return count <= mostArguments ?? count
    }
  }

  /// The call as the specification writes it.
  public var signature: String {
    let parameters =
      switch self {
      case .switch: "test, value, [test, value …], default"
      case .upper, .lower: "s, [n]"
      case .trim, .strtojson: "s"
      case .replace: "s, from, to"
      case .prefix, .suffix: "s, n"
      case .count, .length, .empty, .notEmpty: "v"
      case .hasPrefix, .hasSuffix: "s, p"
      case .contains: "v, needle"
      case .localize: "code, msg, [args]"
      case .cast: "v, type"
      case .format: "v, descriptor"
      case .sort: "array, [key], [direction]"
      case .first, .last, .min, .max, .sum: "array, [key]"
      case .map: "array, template"
      case .range: "start, [end]"
      case .setAt, .insertAt: "array, index, value"
      case .removeAt: "array, index"
      case .slice: "array, start, [end]"
      case .keys, .values: "dict"
      case .removeKey: "dict, key"
      case .pow: "base, exponent"
      case .sqrt: "x"
      case .log: "x, [base]"
      case .random: "[min, max]"
      }
    return rawValue + "(" + parameters + ")"
  }

  /// Version of the specification that brought the function.
  public var since: String {
    switch self {
    case .switch, .range, .setAt, .removeAt, .insertAt, .keys, .values, .removeKey, .random: "1.1"
    case .slice, .pow, .sqrt, .log: "1.2"
    default: "1.0"
    }
  }
}
