/// What a byte may be in a class string.
package enum ByteClass {
  @inline(__always)
  package static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// How many of the bytes from a place on are ASCII letters, digits, `-` or `.`.
  @inline(__always)
  static func plainLength(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while index &+ 8 <= raw.count {
      let others = ~plainBytes(of: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) & highBits
      if others != 0 { return index &+ others.trailingZeroBitCount / 8 &- start }
      index &+= 8
    }
    let rest = raw.count &- index
    guard rest > 0 else { return index &- start }
    var word: UInt64 = 0
    if raw.count >= 8 {
      word = raw.loadUnaligned(fromByteOffset: raw.count &- 8, as: UInt64.self) >> UInt64(64 &- rest &* 8)
    } else {
      for offset in 0..<rest { word |= UInt64(raw[index &+ offset]) << UInt64(offset &* 8) }
    }
    // The bytes behind the end are zero, which is no plain byte.
    let others = ~plainBytes(of: word) & highBits
    return index &+ others.trailingZeroBitCount / 8 &- start
  }

  /// A bit for each of eight bytes that is `-`, the lowest for the first.
  @inline(__always)
  static func hyphens(of word: UInt64) -> UInt64 {
    let others = word ^ 0x2D2D_2D2D_2D2D_2D2D
    return gathered(~(((others & ~highBits) &+ 0x7F7F_7F7F_7F7F_7F7F) | others))
  }

  /// Brings the high bits of eight bytes together.
  @inline(__always)
  private static func gathered(_ word: UInt64) -> UInt64 {
    (((word & highBits) >> 7) &* 0x0102_0408_1020_4080) >> 56
  }

  /// How many of sixteen bytes are ASCII letters, digits, `-` or `.` up to the first other one, and which of these are
  /// `-`.
  @inline(__always)
  static func plainLength(_ first: UInt64, _ second: UInt64) -> (length: Int, hyphens: UInt64) {
    let plain = gathered(plainBytes(of: first)) | gathered(plainBytes(of: second)) << 8
    let length = (~plain).trailingZeroBitCount
    let hyphens = hyphens(of: first) | hyphens(of: second) << 8
    return (length, hyphens & (1 &<< UInt64(truncatingIfNeeded: length) &- 1))
  }

  private static var highBits: UInt64 { 0x8080_8080_8080_8080 }

  /// The high bit of each of eight bytes that is a letter, a digit, `-` or `.`; the other bits mean nothing.
  @inline(__always)
  private static func plainBytes(of word: UInt64) -> UInt64 {
    let low = word & ~highBits
    // Adding what is missing to 128 sets the high bit of bytes from some value on.
    let lower = low | 0x2020_2020_2020_2020
    let letters = (lower &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(lower &+ 0x0505_0505_0505_0505)
    let digits = (low &+ 0x5050_5050_5050_5050) & ~(low &+ 0x4646_4646_4646_4646)
    // The point comes behind the hyphen.
    let marks = (low &+ 0x5353_5353_5353_5353) & ~(low &+ 0x5151_5151_5151_5151)
    return (letters | digits | marks) & ~word
  }

  /// ASCII letters, digits, `-`, `_` and `.`.
  @inline(__always)
  static func isName(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return (lower >= 0x61 && lower <= 0x7A) || isDigit(byte) || byte == 0x2D || byte == 0x5F || byte == 0x2E
  }

  /// The length of the Unicode White_Space character that starts at `index`, or zero.
  static func blankLength(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    let byte = bytes[index]
    if byte < 0x80 { return isBlank(byte) ? 1 : 0 }
    func at(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
    switch byte {
    // U+0085 next line, U+00A0 no-break space
    case 0xC2: return at(1) == 0x85 || at(1) == 0xA0 ? 2 : 0
    // U+1680 ogham space
    case 0xE1: return at(1) == 0x9A && at(2) == 0x80 ? 3 : 0
    case 0xE2:
      // U+2000 to U+200A, U+2028, U+2029, U+202F
      if at(1) == 0x80 {
        let last = at(2)
        return (last >= 0x80 && last <= 0x8A) || last == 0xA8 || last == 0xA9 || last == 0xAF ? 3 : 0
      }
      // U+205F medium mathematical space
      return at(1) == 0x81 && at(2) == 0x9F ? 3 : 0
    // U+3000 ideographic space
    case 0xE3: return at(1) == 0x80 && at(2) == 0x80 ? 3 : 0
    default: return 0
    }
  }

  /// The name of the invisible character that starts at `index`, and its length, if there is one.
  static func invisible(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> (name: String, length: Int)? {
    func at(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
    switch bytes[index] {
    case 0x00...0x08, 0x0E...0x1F, 0x7F: return ("a control character", 1)
    case 0xC2: return at(1) == 0xAD ? ("U+00AD soft hyphen", 2) : nil
    case 0xE1: return at(1) == 0xA0 && at(2) == 0x8E ? ("U+180E Mongolian vowel separator", 3) : nil
    case 0xE2:
      switch (at(1), at(2)) {
      case (0x80, 0x8B): return ("U+200B zero-width space", 3)
      case (0x80, 0x8C): return ("U+200C zero-width non-joiner", 3)
      case (0x80, 0x8D): return ("U+200D zero-width joiner", 3)
      case (0x80, 0x8E): return ("U+200E left-to-right mark", 3)
      case (0x80, 0x8F): return ("U+200F right-to-left mark", 3)
      case (0x80, 0xAA...0xAE): return ("a bidirectional control character", 3)
      case (0x81, 0xA0): return ("U+2060 word joiner", 3)
      case (0x81, 0xA6...0xA9): return ("a bidirectional control character", 3)
      default: return nil
      }
    case 0xEF: return at(1) == 0xBB && at(2) == 0xBF ? ("U+FEFF zero-width no-break space", 3) : nil
    default: return nil
    }
  }
}
