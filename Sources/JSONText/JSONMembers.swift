/// Members of an object, in document order.
public struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  let tape: [TapeEntry]
  var place: UInt32
  let end: UInt32

  /// Next member, or nil at the end.
  public mutating func next() -> JSONMemberRef? {
    guard place < end else { return nil }
    let key = JSONNode(index: place)
    let value = JSONNode(index: place &+ 1)
    place = tape[Int(value.index)].next
    return JSONMemberRef(key: key, value: value)
  }
}
