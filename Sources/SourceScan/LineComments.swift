/// Tells which places stand in comments that their lines began.
///
/// Asked for places in their order, it reads each byte once at most.
struct LineComments {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let reader: LiteralReader
  private let isPossible: Bool
  /// What is read so far: up to here, and whether that is in a comment or in a literal that is never closed.
  private var position = 0
  private var isComment = false
  private var isUnclosed = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ language: SourceLanguage) {
    self.bytes = bytes
    reader = LiteralReader(bytes: bytes, syntax: language.literals)
    isPossible = language.hasSlashComments
  }

  /// Whether a place, not before the last one, is in a comment.
  mutating func cover(_ offset: Int) -> Bool {
    guard isPossible else { return false }
    var start = offset
    while start > position, bytes[start - 1] != 0x0A { start -= 1 }
    if start > position {
      (isComment, isUnclosed) = (false, false)
      position = start
    }
    while position < offset, !isComment, !isUnclosed {
      let byte = bytes[position]
      if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == byte {
        isComment = true
      } else if let literal = reader.literal(at: position, upTo: offset) {
        // A literal that ends behind the place counts as one that is never closed.
        position = literal.end
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`") {
        isUnclosed = true
      } else {
        position += 1
      }
    }
    // The way back to the line's start ends here next time.
    position = max(position, offset)
    return isComment
  }
}
