import JSONText
import StyleModel

/// Values of CSS as text.
enum CSSText {
  /// Points; a point is a pixel of CSS. What is no finite number is none.
  static func points(_ number: Double) -> String {
    number == 0 || !number.isFinite ? "0" : JSONWriter.number(number) + "px"
  }

  static func number(_ number: Double) -> String { JSONWriter.number(number) }

  static func degrees(_ number: Double) -> String { JSONWriter.number(number) + "deg" }

  static func seconds(_ number: Double) -> String { JSONWriter.number(number) + "s" }

  /// A share of one as a percentage, to four decimals.
  static func percent(_ share: Double) -> String {
    let scaled = share * 1_000_000
    let rounded = (scaled + 0.5).rounded(.down) / 10000
    return JSONWriter.number(rounded) + "%"
  }

  /// A colour; `light-dark()` where the appearances differ, `nil` where the runtime decides.
  static func color(_ color: Color) -> String? {
    guard let light = components(color.light, dark: false), let dark = components(color.dark, dark: true)
    else {
      return nil
    }
    return light == dark ? light.hex : "light-dark(\(light.hex),\(dark.hex))"
  }

  private static func components(_ tone: Tone, dark isDark: Bool) -> RGBA? {
    switch tone.shade {
    case .rgba(let rgba): rgba.multiplyingAlpha(by: tone.opacity)
    case .keyword(let keyword):
      SystemColors.components(of: keyword, dark: isDark).multiplyingAlpha(by: tone.opacity)
    case .dynamic: nil
    }
  }
}
