/// Members of an object, in document order.
public struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let tape: [TapeEntry]
  @usableFromInline var place: UInt32
  @usableFromInline let end: UInt32

  @inlinable init(tape: [TapeEntry], place: UInt32, end: UInt32) {
    self.tape = tape
    self.place = place
    self.end = end
  }

  /// Next member, or nil at the end.
  @inlinable public mutating func next() -> JSONMemberRef? {
    guard place < end else { return nil }
    let key = JSONNode(index: place)
    let value = JSONNode(index: place &+ 1)
    place = tape[Int(value.index)].next
    return JSONMemberRef(key: key, value: value)
  }
}
