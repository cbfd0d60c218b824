/// Key and value of one member of a ``JSONValue`` object.
public struct JSONMember: Hashable, Sendable {
  public var key: String
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
