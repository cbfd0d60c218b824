/// Decoded UTF-8 of the content of a JSON string, byte by byte.
///
/// An escaped surrogate without its other half becomes U+FFFD. The content must have passed the reader.
struct StringDecoder: IteratorProtocol {
  private let bytes: [UInt8]
  private var at: Int
  private let end: Int
  /// Rest of the bytes of the last escape, the next one lowest, and how many they are.
  private var rest: UInt32 = 0
  private var restCount = 0
  /// Byte offset in the document of the character or escape that gave the last byte.
  private(set) var source: Int

  /// Decoder of the content of the string that stands at `range`, quotes included.
  init(_ bytes: [UInt8], range: Range<Int>) {
    self.bytes = bytes
    at = range.lowerBound + 1
    end = range.upperBound - 1
    source = at
  }

  mutating func next() -> UInt8? {
    if restCount > 0 {
      let byte = UInt8(truncatingIfNeeded: rest)
      rest >>= 8
      restCount -= 1
      return byte
    }
    source = at
    guard at < end else { return nil }
    let byte = bytes[at]
    at += 1
    guard byte == 0x5C else { return byte }
    let escape = bytes[at]
    at += 1
    switch escape {
    case 0x62: return 0x08
    case 0x66: return 0x0C
    case 0x6E: return 0x0A
    case 0x72: return 0x0D
    case 0x74: return 0x09
    case 0x75: return scalar()
    default: return escape
    }
  }

  /// First byte of the scalar whose four hex digits start here; the others wait in `rest`.
  private mutating func scalar() -> UInt8 {
    var code = unit(at)
    at += 4
    if code & 0xFC00 == 0xD800, at + 6 <= end, bytes[at] == 0x5C, bytes[at + 1] == 0x75 {
      let low = unit(at + 2)
      if low & 0xFC00 == 0xDC00 {
        code = 0x1_0000 + (code & 0x3FF) << 10 + (low & 0x3FF)
        at += 6
      }
    }
    if code & 0xFFFF_F800 == 0xD800 { code = 0xFFFD }
    switch code {
    case 0..<0x80:
      return UInt8(code)
    case 0..<0x800:
      (rest, restCount) = (0x80 | code & 0x3F, 1)
      return UInt8(0xC0 | code >> 6)
    case 0..<0x1_0000:
      (rest, restCount) = (0x80 | code >> 6 & 0x3F | (0x80 | code & 0x3F) << 8, 2)
      return UInt8(0xE0 | code >> 12)
    default:
      rest = 0x80 | code >> 12 & 0x3F | (0x80 | code >> 6 & 0x3F) << 8 | (0x80 | code & 0x3F) << 16
      restCount = 3
      return UInt8(0xF0 | code >> 18)
    }
  }

  /// Value of the four hex digits at an offset.
  private func unit(_ from: Int) -> UInt32 {
    var code: UInt32 = 0
    for index in from..<(from + 4) {
      code = code << 4 | UInt32(Hex.value(bytes[index]) ?? 0)
    }
    return code
  }
}
