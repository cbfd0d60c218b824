/// Text in HTML.
package enum HTMLText {
  /// A text in which no character means markup, inside elements and inside quoted attributes alike.
  ///
  /// Control characters, which have no place in HTML, become blanks. Those that turn the direction of what follows, and
  /// could make a page read as something else, are spelt out: `[U+202E]`.
  package static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the escaped form of a text as UTF-8.
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: bytes += "&amp;".utf8
      case 0x3C: bytes += "&lt;".utf8
      case 0x3E: bytes += "&gt;".utf8
      case 0x22: bytes += "&quot;".utf8
      case 0x27: bytes += "&#39;".utf8
      case 0..<0x20 where scalar.value != 0x0A && scalar.value != 0x09, 0x7F..<0xA0: bytes.append(0x20)
      case 0x202A...0x202E, 0x2066...0x2069:
        bytes += "[U+\(String(scalar.value, radix: 16, uppercase: true))]".utf8
      default: bytes += String(scalar).utf8
      }
    }
  }
}
