/// A colour in a few words without references; both appearances have one opacity.
package struct PackedColor: BitwiseCopyable, Sendable {
  package struct Tones: OptionSet, BitwiseCopyable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The tone is a keyword, not components.
    package static let isLightKeyword = Tones(rawValue: 1)
    package static let isDarkKeyword = Tones(rawValue: 2)
    /// The appearances differ.
    package static let isAdaptive = Tones(rawValue: 4)
  }

  /// `RGBA.packed`, or the raw value of a keyword.
  package let light: UInt32
  package let dark: UInt32
  package let opacity: Double
  package let tones: Tones

  package init(light: UInt32, dark: UInt32, opacity: Double, _ tones: Tones) {
    self.light = light
    self.dark = dark
    self.opacity = opacity
    self.tones = tones
  }

  package init(_ rgba: RGBA, opacity: Double = 1) {
    self.init(light: rgba.packed, dark: 0, opacity: opacity, [])
  }

  package init(_ keyword: ColorKeyword, opacity: Double = 1) {
    self.init(light: UInt32(keyword.rawValue), dark: 0, opacity: opacity, .isLightKeyword)
  }

  /// `nil` for a colour with an expression, or with two opacities.
  package init?(_ color: Color) {
    guard let light = Self.word(color.light.shade), let dark = Self.word(color.dark.shade),
      color.light.opacity == color.dark.opacity
    else { return nil }
    var tones: Tones = []
    if light.isKeyword { tones.insert(.isLightKeyword) }
    if dark.isKeyword { tones.insert(.isDarkKeyword) }
    if color.isAdaptive { tones.insert(.isAdaptive) }
    self.init(light: light.bits, dark: dark.bits, opacity: color.light.opacity, tones)
  }

  private static func word(_ shade: Shade) -> (bits: UInt32, isKeyword: Bool)? {
    switch shade {
    case .keyword(let keyword): (UInt32(keyword.rawValue), true)
    case .rgba(let rgba): (rgba.packed, false)
    case .dynamic: nil
    }
  }

  /// The same colour with its opacity multiplied, as `Color.multiplyingOpacity` does.
  package func multiplyingOpacity(by factor: Double) -> PackedColor {
    PackedColor(
      light: light, dark: dark, opacity: opacity == 1 ? factor : Color.product(opacity, factor), tones)
  }
}
