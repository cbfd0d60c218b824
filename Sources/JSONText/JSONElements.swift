/// Elements of an array, in order.
public struct JSONElements: Sequence, IteratorProtocol, Sendable {
  let tape: [TapeEntry]
  var place: UInt32
  let end: UInt32

  /// Next element, or nil at the end.
  public mutating func next() -> JSONNode? {
    guard place < end else { return nil }
    let node = JSONNode(index: place)
    place = tape[Int(place)].next
    return node
  }
}
