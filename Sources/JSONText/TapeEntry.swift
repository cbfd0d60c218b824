/// One value or key on the flat tape of a document.
///
/// A container is followed by its content, in document order: elements, or key and value by turns.
///
///     info   kkk             bits 0-2   kind
///            e               bit  3     string with escapes
///            nnnn…           bits 4-31  number of elements or members
@usableFromInline package struct TapeEntry: Sendable {
  @inlinable static var escapeBit: UInt32 { 1 << 3 }
  @inlinable static var countShift: UInt32 { 4 }
  @inlinable static var countLimit: UInt32 { 1 << 28 }

  /// Byte offset of the first byte.
  @usableFromInline var start: UInt32
  /// Byte offset after the last byte.
  @usableFromInline var end: UInt32
  /// Tape index after the whole subtree; in a container that is still open, the index of its parent.
  @usableFromInline var next: UInt32
  @usableFromInline var info: UInt32

  /// Spelt out, since a raw value is read by a call.
  @inlinable var kind: JSONKind {
    switch info & 7 {
    case 1: .bool
    case 2: .number
    case 3: .string
    case 4: .array
    case 5: .object
    default: .null
    }
  }
  @inlinable var hasEscapes: Bool { info & TapeEntry.escapeBit != 0 }
  @inlinable var count: Int { Int(info >> TapeEntry.countShift) }
  @inlinable var range: Range<Int> { Int(start)..<Int(end) }
}
