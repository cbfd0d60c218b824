/// Tells which places stand in comments, or in the text of literals of several lines.
///
/// Asked for places in their order, it reads each byte once at most.
struct CommentPlaces {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let language: SourceLanguage
  private let reader: LiteralReader
  /// What is read so far.
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ language: SourceLanguage) {
    self.bytes = bytes
    self.language = language
    reader = LiteralReader(bytes: bytes, syntax: language.literals)
  }

  /// Whether a place, not before the last one, is in a comment or in the text of a literal of several lines.
  mutating func cover(_ offset: Int) -> Bool {
    guard language.hasSlashComments else { return false }
    while position < offset {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "/"):
        let end = language.commentEnd(position, in: bytes) ?? position + 1
        if end > offset { return true }
        position = end
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "#"):
        if let isText = passLiteral(to: offset) { return isText }
      default: position += 1
      }
    }
    return false
  }

  /// Passes a literal; where it reaches beyond a place, tells whether the place is in its text and not in a value.
  private mutating func passLiteral(to offset: Int) -> Bool? {
    guard let literal = reader.literal(at: position) else {
      let byte = bytes[position]
      position += 1
      while byte == UInt8(ascii: "#"), position < offset, bytes[position] == byte { position += 1 }
      return nil
    }
    if literal.end <= offset {
      position = literal.end
      return nil
    }
    // Inside a literal of one line, quotes may be paired wrongly.
    return literal.isMultiline && !reader.isInValue(offset, of: literal)
  }
}

extension SourceLanguage {
  /// Whether `//` starts a comment.
  var hasSlashComments: Bool { [.swift, .kotlin, .javascript].contains(self) }

  /// Behind the comment that a slash starts; `nil` where it starts none. Those of Swift and Kotlin nest.
  func commentEnd(_ slash: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard slash + 1 < bytes.count else { return nil }
    if bytes[slash + 1] == UInt8(ascii: "/") { return bytes[slash...].firstIndex(of: 0x0A) ?? bytes.count }
    guard bytes[slash + 1] == UInt8(ascii: "*") else { return nil }
    var level = 1
    var at = slash + 2
    while at + 1 < bytes.count {
      if bytes[at] == UInt8(ascii: "*"), bytes[at + 1] == UInt8(ascii: "/") {
        level -= 1
        at += 2
        if level == 0 { return at }
      } else if self != .javascript, bytes[at] == UInt8(ascii: "/"), bytes[at + 1] == UInt8(ascii: "*") {
        level += 1
        at += 2
      } else {
        at += 1
      }
    }
    return bytes.count
  }
}
