import StyleModel

/// Flow's hex notation: `RRGGBB` or `AARRGGBB`, alpha first, a `#` before it or not.
///
///     HexColor.parse("#80FF5722")    // red 255, green 87, blue 34, alpha 128
///     HexColor.parse("#FFFFFFCC")    // opaque, with 204 in blue: what the web calls alpha
public enum HexColor {
  /// The components, or `nil` for a text that is no colour; Flow reports none, it paints nothing.
  public static func parse(_ text: String) -> RGBA? {
    var digits = trimmed(text)
    if digits.first == UInt8(ascii: "#") { digits = digits.dropFirst() }
    guard digits.count == 6 || digits.count == 8, let value = integer(digits) else { return nil }
    let alpha = digits.count == 6 ? 0xFF : value >> 24
    return RGBA(packed: value << 8 | alpha)
  }

  /// `#RRGGBB`, or `#AARRGGBB` when not opaque; upper case.
  public static func text(_ color: RGBA) -> String {
    guard color.alpha != 255 else { return color.hex }
    let web = color.hex
    return "#" + web.suffix(2) + web.dropFirst().prefix(6)
  }

  /// The value of digits of base 16; a sign before them counts, as in Flow's own parser: `+FFFFF` is 0FFFFF.
  private static func integer(_ digits: ArraySlice<UInt8>) -> UInt32? {
    var digits = digits
    let sign = digits.first
    if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { digits = digits.dropFirst() }
    var value: UInt32 = 0
    for byte in digits {
      guard let digit = hexDigitValue(byte) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    // No negative number is unsigned but zero.
    return sign == UInt8(ascii: "-") && value != 0 ? nil : value
  }

  /// The UTF-8 of a text without the white space and line ends around it.
  static func trimmed(_ text: String) -> ArraySlice<UInt8> {
    let scalars = Array(text.unicodeScalars)
    guard let start = scalars.firstIndex(where: { !isBlank($0) }),
      let end = scalars.lastIndex(where: { !isBlank($0) })
    else { return [] }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: scalars[start...end])
    return Array(String(kept).utf8)[...]
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
