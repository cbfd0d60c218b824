import JSONText

/// Numbers that Flow accepts as texts, where it accepts any: widths and sheet heights.
///
/// It reads what Swift's `Double(_: String)` reads: decimals with an exponent, hexadecimal with a binary exponent,
/// `inf`, `infinity` and `nan` in any case, each with a sign; no blanks, no percent sign.
public enum NumberText {
  /// The number, or `nil` for a text that is none. One beyond the range of `Double` is infinite.
  public static func double(_ text: String) -> Double? {
    var bytes = Array(text.utf8)[...]
    var sign = 1.0
    if let first = bytes.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-") {
      if first == UInt8(ascii: "-") { sign = -1 }
      bytes = bytes.dropFirst()
    }
    let lower = bytes.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    if lower == Array("inf".utf8) || lower == Array("infinity".utf8) { return sign * .infinity }
    if lower == Array("nan".utf8) { return .nan }
    if lower.starts(with: Array("0x".utf8)) { return hexadecimal(lower.dropFirst(2)).map { sign * $0 } }
    return decimal(lower).map { sign * $0 }
  }

  private static func decimal(_ text: [UInt8]) -> Double? {
    var at = 0
    let whole = skipDigits(text, &at)
    var fraction = 0
    if at < text.count, text[at] == UInt8(ascii: ".") {
      at += 1
      fraction = skipDigits(text, &at)
    }
    guard whole + fraction > 0 else { return nil }
    if at < text.count, text[at] == UInt8(ascii: "e") {
      at += 1
      if at < text.count, text[at] == UInt8(ascii: "+") || text[at] == UInt8(ascii: "-") { at += 1 }
      guard skipDigits(text, &at) > 0 else { return nil }
    }
    guard at == text.count else { return nil }
    return DecimalText.double(text[...]) ?? .infinity
  }

  /// Digits from a place on; moves behind them.
  private static func skipDigits(_ text: [UInt8], _ at: inout Int) -> Int {
    let start = at
    while at < text.count, text[at] >= 0x30, text[at] <= 0x39 { at += 1 }
    return at - start
  }

  /// `1.8p-3`: digits of base 16, then a power of two.
  private static func hexadecimal(_ text: ArraySlice<UInt8>) -> Double? {
    var value = 0.0
    var scale = 1.0
    var digits = 0
    var isFraction = false
    var rest = text
    while let byte = rest.first, byte != UInt8(ascii: "p") {
      rest = rest.dropFirst()
      if byte == UInt8(ascii: ".") {
        if isFraction { return nil }
        isFraction = true
        continue
      }
      guard let digit = hexDigit(byte) else { return nil }
      digits += 1
      if isFraction {
        scale /= 16
        value += Double(digit) * scale
      } else {
        value = value * 16 + Double(digit)
      }
    }
    guard digits > 0 else { return nil }
    guard !rest.isEmpty else { return value }
    rest = rest.dropFirst()
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    guard !rest.isEmpty, rest.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    var exponent = 0
    for byte in rest { exponent = min(exponent * 10 + Int(byte - 0x30), 4000) }
    for _ in 0..<exponent { value = isNegative ? value / 2 : value * 2 }
    return value
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}
