/// Elements of an array, in order.
public struct JSONElements: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let tape: [TapeEntry]
  @usableFromInline var place: UInt32
  @usableFromInline let end: UInt32

  @inlinable init(tape: [TapeEntry], place: UInt32, end: UInt32) {
    self.tape = tape
    self.place = place
    self.end = end
  }

  /// Next element, or nil at the end.
  @inlinable public mutating func next() -> JSONNode? {
    guard place < end else { return nil }
    let node = JSONNode(index: place)
    place = tape[Int(place)].next
    return node
  }
}
