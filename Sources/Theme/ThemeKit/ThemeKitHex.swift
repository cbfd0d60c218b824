import StyleModel

/// Colours as ThemeKit's files write them: `RRGGBB`, or `RRGGBBAA` with the alpha last.
enum ThemeKitHex {
  static func rgba(_ text: String) -> RGBA? {
    var digits = Array(text.utf8)
    if digits.first != UInt8(ascii: "#") { digits.insert(UInt8(ascii: "#"), at: 0) }
    guard digits.count == 7 || digits.count == 9 else { return nil }
    return RGBA(hex: digits[...])
  }

  static func text(_ rgba: RGBA) -> String {
    String(
      decoding: rgba.hex.utf8.dropFirst().map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
