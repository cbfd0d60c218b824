/// Bytes that take the place of a range of a text.
///
/// A large document has hundreds of thousands of them at once, so that one takes 24 bytes.
struct ByteEdit: Sendable {
  /// Order of edits that start at the same byte: what belongs to the value before comes first.
  enum Rank: UInt8, Sendable {
    case suffix, memberBehind, memberBefore, bytes, prefix, replacement
  }

  /// Offsets in a document, which is below 4 GiB.
  private let start: UInt32
  private let end: UInt32
  let bytes: [UInt8]
  /// Order among edits of the same rank at the same byte.
  private let order: Int32
  private let rank: Rank

  init(range: Range<Int>, bytes: [UInt8], rank: Rank, order: Int) {
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
    self.bytes = bytes
    self.order = Int32(clamping: order)
    self.rank = rank
  }

  private func precedes(_ other: ByteEdit) -> Bool {
    if start != other.start { return start < other.start }
    if rank != other.rank { return rank.rawValue < other.rank.rawValue }
    if end != other.end { return end > other.end }
    return rank == .replacement ? order > other.order : order < other.order
  }

  /// Text after all edits; one that starts inside an earlier one is dropped.
  static func apply(_ edits: [ByteEdit], to text: [UInt8]) -> [UInt8] {
    edits.withUnsafeBufferPointer { edits in
      let capacity = edits.reduce(text.count) { $0 + $1.bytes.count }
      let order = isInOrder(edits) ? [] : order(of: edits)
      return [UInt8](unsafeUninitializedCapacity: capacity) { result, count in
        text.withUnsafeBufferPointer { text in
          var done = 0
          for place in edits.indices {
            let index = order.isEmpty ? place : Int(order[place])
            let start = Int(edits[index].start)
            guard start >= done else { continue }
            count = copy(text[done..<start], to: &result, count)
            edits[index].bytes.withUnsafeBufferPointer { count = copy($0[...], to: &result, count) }
            done = Int(edits[index].end)
          }
          count = copy(text[done...], to: &result, count)
        }
      }
    }
  }

  /// Whether no edit precedes the one before it, as in most documents, which are gone through from front to back.
  private static func isInOrder(_ edits: UnsafeBufferPointer<ByteEdit>) -> Bool {
    for index in edits.indices.dropFirst() where edits[index].precedes(edits[index - 1]) { return false }
    return true
  }

  /// The places of edits, sorted instead of the edits themselves, which are six times as large.
  private static func order(of edits: UnsafeBufferPointer<ByteEdit>) -> [UInt32] {
    (0..<UInt32(edits.count)).sorted { edits[Int($0)].precedes(edits[Int($1)]) }
  }

  /// Copies bytes behind those that are there, and returns how many there are then.
  private static func copy(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>, to result: inout UnsafeMutableBufferPointer<UInt8>,
    _ count: Int
  ) -> Int {
    _ = result[count..<count + bytes.count].initialize(fromContentsOf: bytes)
    return count + bytes.count
  }
}
