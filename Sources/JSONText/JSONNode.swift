/// Handle of one value or key inside the ``JSONDocument`` that gave it.
///
/// A handle means nothing in another document; there its answers are arbitrary or a trap.
public struct JSONNode: Hashable, Sendable {
  /// Place on the tape of the document, counted from 0 in document order.
  public let index: UInt32

  @inlinable init(index: UInt32) {
    self.index = index
  }
}

/// Key and value of one member of an object.
public struct JSONMemberRef: Hashable, Sendable {
  /// String node of the key.
  public let key: JSONNode
  /// Node of the value.
  public let value: JSONNode

  @inlinable init(key: JSONNode, value: JSONNode) {
    self.key = key
    self.value = value
  }
}

/// Key that an object already had.
public struct JSONDuplicateKey: Hashable, Sendable {
  /// Key node of the later member.
  public let key: JSONNode
  /// Key node of the first member with the same decoded key.
  public let first: JSONNode
}
