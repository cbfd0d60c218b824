/// Types that `cast()` converts to.
public enum CastType: Sendable, Equatable, CaseIterable {
  case int, double, number, string, bool, expression, date

  /// Words that name the type; case counts.
  public var words: [String] {
    switch self {
    case .int: ["int"]
    case .double: ["double", "float"]
    case .number: ["number"]
    case .string: ["string", "str"]
    case .bool: ["bool", "boolean"]
    case .expression: ["expression", "expr"]
    case .date: ["date"]
    }
  }

  /// Type of a word.
  public init?(_ word: String) {
    for type in CastType.allCases where type.words.contains(word) {
      self = type
      return
    }
    return nil
  }
}
