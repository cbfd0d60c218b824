/// Bytes that take the place of a range of a text.
struct ByteEdit: Sendable {
  /// Order of edits that start at the same byte: what belongs to the value before comes first.
  enum Rank: UInt8, Sendable {
    case suffix, memberBehind, memberBefore, bytes, prefix, replacement
  }

  let range: Range<Int>
  let bytes: [UInt8]
  let rank: Rank
  /// Order among edits of the same rank at the same byte.
  let order: Int

  private func precedes(_ other: ByteEdit) -> Bool {
    if range.lowerBound != other.range.lowerBound { return range.lowerBound < other.range.lowerBound }
    if rank != other.rank { return rank.rawValue < other.rank.rawValue }
    if range.upperBound != other.range.upperBound { return range.upperBound > other.range.upperBound }
    return rank == .replacement ? order > other.order : order < other.order
  }

  /// Text after all edits; one that starts inside an earlier one is dropped.
  static func apply(_ edits: [ByteEdit], to text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count + edits.reduce(0) { $0 + $1.bytes.count })
    var done = 0
    // Sorted are their places: an edit is ten times as large as one.
    let order = (0..<UInt32(edits.count)).sorted { edits[Int($0)].precedes(edits[Int($1)]) }
    for index in order where edits[Int(index)].range.lowerBound >= done {
      let edit = edits[Int(index)]
      result.append(contentsOf: text[done..<edit.range.lowerBound])
      result.append(contentsOf: edit.bytes)
      done = edit.range.upperBound
    }
    result.append(contentsOf: text[done...])
    return result
  }
}
