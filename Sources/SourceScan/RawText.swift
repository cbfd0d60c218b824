/// Reads the text between quotes whose ends a pattern has found.
struct RawText {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let escapes: LiteralSyntax.Escapes

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ escapes: LiteralSyntax.Escapes) {
    self.bytes = bytes
    self.escapes = escapes
  }

  func string(_ range: Range<Int>, pattern: String) -> ClassString {
    switch escapes {
    case .swift, .dollar, .backslash:
      // The quote is one that no value can stand between.
      let literal = LiteralReader.Literal(
        inside: range, end: range.upperBound, hashes: 0, quote: 0x22, isMultiline: false)
      let syntax = LiteralSyntax(quotes: [0x22], escapes: escapes)
      return LiteralReader(bytes: bytes, syntax: syntax).string(literal, pattern: pattern)
    case .entities: return replacing(range, pattern) { entity($0, range.upperBound) }
    case .doubled:
      return replacing(range, pattern) { at in
        bytes[at] == UInt8(ascii: "'") ? ([0x27], min(at + 2, range.upperBound)) : nil
      }
    case .none:
      return ClassString(pattern: pattern, range: range, text: String(decoding: bytes[range], as: UTF8.self))
    }
  }

  /// The text with each place replaced for which there is another text.
  private func replacing(
    _ range: Range<Int>, _ pattern: String, _ other: (Int) -> (text: [UInt8], end: Int)?
  ) -> ClassString {
    var decoder = LiteralDecoder(pattern: pattern, range: range)
    var at = range.lowerBound
    while at < range.upperBound {
      if let (text, end) = other(at) {
        decoder.append(text, from: at, to: end)
        at = end
      } else {
        decoder.append(bytes[at])
        at += 1
      }
    }
    return decoder.finish()
  }

  /// `&amp;`, `&#38;` and `&#x26;`.
  private func entity(_ at: Int, _ limit: Int) -> (text: [UInt8], end: Int)? {
    guard bytes[at] == UInt8(ascii: "&"),
      let end = bytes[at..<min(at + 12, limit)].firstIndex(of: UInt8(ascii: ";"))
    else { return nil }
    let name = String(decoding: bytes[at + 1..<end], as: UTF8.self)
    let named = ["amp": "&", "quot": "\"", "apos": "'", "lt": "<", "gt": ">", "nbsp": "\u{A0}"]
    if let text = named[name] { return (Array(text.utf8), end + 1) }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
    guard let number = UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10) else { return nil }
    return (LiteralDecoder.scalar(number), end + 1)
  }
}
