/// Key and value of one member of a ``JSONValue`` object.
public struct JSONMember: Hashable, Sendable {
  /// Decoded text of the key.
  public var key: String
  /// Value of any kind.
  public var value: JSONValue

  /// Member with a key and a value.
  public init(key: String, value: JSONValue) {
    self.key = key
    self.value = value
  }

  /// Member with a key and a value.
  public init(_ key: String, _ value: JSONValue) {
    self.init(key: key, value: value)
  }
}
