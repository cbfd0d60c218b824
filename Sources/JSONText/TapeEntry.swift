/// One value or key on the flat tape of a document.
///
/// A container is followed by its content, in document order: elements, or key and value by turns.
///
///     info   kkk             bits 0-2   kind
///            e               bit  3     string with escapes
///            nnnn…           bits 4-31  number of elements or members
package struct TapeEntry: Sendable {
  static let escapeBit: UInt32 = 1 << 3
  static let countShift: UInt32 = 4
  static let countLimit: UInt32 = 1 << 28

  /// Byte offset of the first byte.
  var start: UInt32
  /// Byte offset after the last byte.
  var end: UInt32
  /// Tape index after the whole subtree; in a container that is still open, the index of its parent.
  var next: UInt32
  var info: UInt32

  var kind: JSONKind { JSONKind(rawValue: UInt8(truncatingIfNeeded: info & 7)) ?? .null }
  var hasEscapes: Bool { info & TapeEntry.escapeBit != 0 }
  var count: Int { Int(info >> TapeEntry.countShift) }
  var range: Range<Int> { Int(start)..<Int(end) }
}
