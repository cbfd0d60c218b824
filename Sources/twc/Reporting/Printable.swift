/// Text as a terminal may show it.
enum Printable {
  /// Control characters, which could steer a terminal, become their pictures; line ends too.
  static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { isControl($0) }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(picture(scalar)) }
    return String(result)
  }

  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }

  /// What stands for a scalar: a control picture, or the scalar itself.
  static func picture(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard isControl(scalar) else { return scalar }
    if scalar.value < 0x20 { return Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}" }
    return scalar.value == 0x7F ? "\u{2421}" : "\u{FFFD}"
  }

  /// How many columns of a terminal a scalar takes.
  static func width(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }
  }

  /// The blocks of East Asian wide characters and of emoji.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
    0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}
