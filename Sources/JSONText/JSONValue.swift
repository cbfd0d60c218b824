/// JSON value as a tree, for building output.
///
/// Equality is by form: `.integer(2)`, `.number(2)` and `.literal("2")` differ, and so do objects whose
/// members stand in another order.
public enum JSONValue: Hashable, Sendable {
  /// The word `null`.
  case null
  /// The word `true` or `false`.
  case bool(Bool)
  /// Number; written as `null` when it is not finite.
  case number(Double)
  /// Number without fraction and exponent.
  case integer(Int)
  /// Number as it is written; must be a well-formed JSON number.
  case literal(String)
  /// Decoded text of a string.
  case string(String)
  /// Elements in order.
  case array([JSONValue])
  /// Members in the order in which they are written.
  case object([JSONMember])
  /// Valid JSON text in UTF-8, written as it is, but laid out anew over several lines.
  case raw([UInt8])

  /// Value of the last member with this key, keys compared byte by byte; nil for another kind. O(members).
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key.utf8.elementsEqual(key.utf8) }?.value
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  /// String value.
  public init(stringLiteral value: String) {
    self = .string(value)
  }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  /// Integer value.
  public init(integerLiteral value: Int) {
    self = .integer(value)
  }
}

extension JSONValue: ExpressibleByFloatLiteral {
  /// Number value.
  public init(floatLiteral value: Double) {
    self = .number(value)
  }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  /// Bool value.
  public init(booleanLiteral value: Bool) {
    self = .bool(value)
  }
}

extension JSONValue: ExpressibleByArrayLiteral {
  /// Array of these elements.
  public init(arrayLiteral elements: JSONValue...) {
    self = .array(elements)
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// Object with these members in this order, duplicates included.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { JSONMember($0.0, $0.1) })
  }
}
