extension JSONWriter {
  /// Shortest text that reads back as the same `Double`, laid out as ECMAScript does; `null` if it is not
  /// finite.
  ///
  /// `16` and not `16.0`; minus zero is `0`; an exponent is used below 1e-6 and from 1e21 on.
  public static func number(_ value: Double) -> String {
    var bytes: [UInt8] = []
    appendNumber(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text of ``number(_:)``.
  public static func appendNumber(_ value: Double, to bytes: inout [UInt8]) {
    guard value.isFinite else { return append("null", to: &bytes) }
    if value.magnitude < 9_007_199_254_740_992 {
      // A number without a fraction survives the way to an integer and back.
      let integer = Int64(value)
      if Double(integer) == value { return append(integer, to: &bytes) }
    }
    if let decimal = shortDecimal(value.magnitude) {
      if value < 0 { bytes.append(0x2D) }
      append(Int64(decimal.whole), to: &bytes)
      bytes.append(0x2E)
      return eachDecimal(of: decimal.millionths) { bytes.append($0) }
    }
    // The standard library finds the shortest digits; only their layout is ours.
    let decimal = Decimal(ArraySlice(value.magnitude.description.utf8))
    var digits = decimal.digits
    var exponent = decimal.exponent
    while let last = digits.last, last == 0 {
      digits.removeLast()
      exponent += 1
    }
    if value < 0 { bytes.append(0x2D) }
    layOut(digits.map { $0 + 0x30 }, place: digits.count + exponent, to: &bytes)
  }

  /// A number with at most six decimals as its whole part and millionths; `nil` for any other one.
  ///
  /// No two numbers of so few digits are one `Double`, so what reads back as the number is its shortest text.
  package static func shortDecimal(_ value: Double) -> (whole: UInt64, millionths: UInt32)? {
    guard value > 0, value < 1_000_000_000 else { return nil }
    let millionths = UInt64(value * 1_000_000 + 0.5)
    guard Double(millionths) / 1_000_000 == value else { return nil }
    return (millionths / 1_000_000, UInt32(millionths % 1_000_000))
  }

  /// Hands on the decimals that millionths are written with, one digit after another.
  package static func eachDecimal(of millionths: UInt32, _ write: (UInt8) -> Void) {
    var left = millionths
    var place: UInt32 = 100_000
    while left > 0 {
      write(0x30 + UInt8(left / place))
      left %= place
      place /= 10
    }
  }

  /// Appends the digits of a number below 10^`place`, of which the first digit is not 0.
  private static func layOut(_ digits: [UInt8], place: Int, to bytes: inout [UInt8]) {
    if place > 21 || place < -5 {
      bytes.append(contentsOf: digits.prefix(1))
      if digits.count > 1 { bytes.append(0x2E) }
      bytes.append(contentsOf: digits.dropFirst())
      append(place > 0 ? "e+" : "e-", to: &bytes)
      append(Int64(abs(place - 1)), to: &bytes)
    } else if place <= 0 {
      append("0.", to: &bytes)
      bytes.append(contentsOf: repeatElement(0x30, count: -place))
      bytes.append(contentsOf: digits)
    } else {
      bytes.append(contentsOf: digits.prefix(place))
      bytes.append(contentsOf: repeatElement(0x30, count: max(place - digits.count, 0)))
      if digits.count > place { bytes.append(0x2E) }
      bytes.append(contentsOf: digits.dropFirst(place))
    }
  }

  /// Appends an integer.
  public static func appendNumber(_ value: Int, to bytes: inout [UInt8]) {
    append(Int64(value), to: &bytes)
  }

  /// Appends a text as a JSON string, quotes included.
  ///
  /// Escaped are `"`, `\` and control characters, these as `\b \f \n \r \t` or `\u00XX`; all else stands in
  /// UTF-8.
  public static func appendString(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(0x22)
    var text = text
    text.withUTF8 { text in
      var written = 0
      if !text.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) {
        return bytes.append(contentsOf: text)
      }
      for at in text.indices where text[at] < 0x20 || text[at] == 0x22 || text[at] == 0x5C {
        bytes.append(contentsOf: text[written..<at])
        appendEscape(of: text[at], to: &bytes)
        written = at + 1
      }
      bytes.append(contentsOf: text[written...])
    }
    bytes.append(0x22)
  }

  private static func appendEscape(of byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case 0x08: append("\\b", to: &bytes)
    case 0x0C: append("\\f", to: &bytes)
    case 0x0A: append("\\n", to: &bytes)
    case 0x0D: append("\\r", to: &bytes)
    case 0x09: append("\\t", to: &bytes)
    case 0x20...: bytes.append(contentsOf: [0x5C, byte])
    default:
      append("\\u00", to: &bytes)
      bytes.append(Hex.lower(byte >> 4))
      bytes.append(Hex.lower(byte & 15))
    }
  }

  /// JSON string of a text, quotes included.
  public static func string(_ text: String) -> String {
    var bytes: [UInt8] = []
    appendString(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a text as it is.
  package static func append(_ text: StaticString, to bytes: inout [UInt8]) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private static func append(_ value: Int64, to bytes: inout [UInt8]) {
    var left = value.magnitude
    if value < 0 { bytes.append(0x2D) }
    if left < 10 { return bytes.append(0x30 + UInt8(left)) }
    let start = bytes.count
    repeat {
      bytes.append(0x30 + UInt8(left % 10))
      left /= 10
    } while left > 0
    bytes[start...].reverse()
  }
}
