/// Tells which places of HTML stand in tags, outside of the values of attributes, comments and texts.
///
/// Asked for places in their order, it reads each byte once.
struct MarkupPlaces {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// Where the tag that was begun last ends.
  private var tagEnd = 0
  /// The values of its attributes.
  private var values: [Range<Int>] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether an attribute can begin at a place, not before the last one.
  mutating func isAttribute(at offset: Int) -> Bool {
    while position <= offset {
      guard let open = bytes[position...].firstIndex(of: UInt8(ascii: "<")), open < offset else {
        // The text goes on beyond the place.
        position = max(position, offset)
        break
      }
      if isComment(open) {
        position = end(of: "-->", from: open + 4)
        continue
      }
      guard open + 1 < bytes.count, isLetter(bytes[open + 1]) else {
        position = open + 1
        continue
      }
      readTag(open)
      position = rawEnd(of: open) ?? tagEnd
    }
    return offset < tagEnd && !values.contains { $0.contains(offset) }
  }

  private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }

  private func isComment(_ open: Int) -> Bool {
    open + 3 < bytes.count && bytes[open + 1] == UInt8(ascii: "!") && bytes[open + 2] == UInt8(ascii: "-")
      && bytes[open + 3] == UInt8(ascii: "-")
  }

  /// Behind the next of some bytes, or the end.
  private func end(of text: StaticString, from start: Int) -> Int {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var at = start
    while at + wanted.count <= bytes.count {
      if bytes[at] == wanted[0], bytes[at..<at + wanted.count].elementsEqual(wanted) {
        return at + wanted.count
      }
      at += 1
    }
    return bytes.count
  }

  /// Notes where a tag and the values in it end.
  private mutating func readTag(_ open: Int) {
    values = []
    var at = open + 1
    while at < bytes.count, bytes[at] != UInt8(ascii: ">") {
      let byte = bytes[at]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        guard let close = bytes[(at + 1)...].firstIndex(of: byte) else { break }
        values.append(at..<close + 1)
        at = close
      }
      at += 1
    }
    tagEnd = min(at + 1, bytes.count)
  }

  /// Where the content of a script or a style ends, which has no tags.
  private func rawEnd(of open: Int) -> Int? {
    func isNamed(_ name: StaticString) -> Bool {
      let count = name.utf8CodeUnitCount
      guard open + 1 + count < bytes.count else { return false }
      for index in 0..<count where bytes[open + 1 + index] | 0x20 != name.utf8Start[index] { return false }
      return !isLetter(bytes[open + 1 + count])
    }
    if isNamed("script") { return end(of: "</script", from: tagEnd) }
    return isNamed("style") ? end(of: "</style", from: tagEnd) : nil
  }
}
