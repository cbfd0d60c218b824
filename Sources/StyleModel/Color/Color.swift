/// One colour without an appearance: a keyword, components, or a text that the runtime evaluates.
public enum Shade: Hashable, Sendable {
  case keyword(ColorKeyword)
  case rgba(RGBA)
  /// A reference such as `${brand}` or a whole expression `{{ … }}`, as written in StemJSON.
  case dynamic(String)
}

/// A shade with its own opacity.
public struct Tone: Hashable, Sendable {
  public var shade: Shade
  /// A factor from 0 to 1 on top of the shade's own alpha.
  public var opacity: Double

  public init(_ shade: Shade, opacity: Double = 1) {
    self.shade = shade
    self.opacity = opacity
  }
}

/// A colour value: one tone for both appearances, or one each for light and dark.
///
/// Opacity lives in the tones. StemJSON's `{light, dark, opacity}` multiplies both; encoding folds equal
/// opacities back into that form, so equal colours are equal bytes.
public struct Color: Hashable, Sendable {
  /// The tone in light appearance, and in dark too unless `darkTone` is set.
  public let light: Tone
  /// The tone in dark appearance where it differs.
  public let darkTone: Tone?

  /// The tone in dark appearance.
  public var dark: Tone { darkTone ?? light }
  /// Whether light and dark differ.
  public var isAdaptive: Bool { darkTone != nil }

  public init(_ tone: Tone) {
    light = tone
    darkTone = nil
  }

  public init(light: Tone, dark: Tone) {
    self.light = light
    darkTone = dark == light ? nil : dark
  }

  public init(_ shade: Shade, opacity: Double = 1) { self.init(Tone(shade, opacity: opacity)) }
  public init(_ keyword: ColorKeyword) { self.init(.keyword(keyword)) }
  public init(_ rgba: RGBA) { self.init(.rgba(rgba)) }

  /// The same colour with both opacities multiplied by `factor`.
  public func multiplyingOpacity(by factor: Double) -> Color {
    if light.opacity == 1, dark.opacity == 1 {
      // A product with 1 must not be rounded: the number is the author's.
      return Color(light: Tone(light.shade, opacity: factor), dark: Tone(dark.shade, opacity: factor))
    }
    func scaled(_ tone: Tone) -> Tone { Tone(tone.shade, opacity: Self.product(tone.opacity, factor)) }
    return Color(light: scaled(light), dark: scaled(dark))
  }

  /// The product of two opacities, to the nearest millionth.
  static func product(_ opacity: Double, _ factor: Double) -> Double {
    // Products such as 0.7 * 0.1 carry noise in the last bits that would show in the output. Rounding down needs no
    // C library, which `rounded()` does on some targets.
    (opacity * factor * 1_000_000 + 0.5).rounded(.down) / 1_000_000
  }

  /// The colour that one appearance shows.
  public func resolved(dark isDark: Bool) -> Color { Color(isDark ? dark : light) }
}
