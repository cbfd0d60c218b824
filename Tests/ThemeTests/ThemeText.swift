import StyleModel
import Theme

/// A theme read for a test, with the built-in presets in reach.
func loaded(_ json: String) -> ThemeLoader.Result {
  ThemeLoader.load(Array(json.utf8)) { Theme.preset(named: $0) }
}

/// A colour of two hex texts.
func adaptive(_ light: String, _ dark: String) -> Color? {
  guard let light = RGBA(hex: light), let dark = RGBA(hex: dark) else { return nil }
  return Color(light: Tone(.rgba(light)), dark: Tone(.rgba(dark)))
}

/// The text of a range of UTF-8 bytes.
func excerpt(_ range: Range<Int>, of text: String) -> String {
  String(decoding: Array(text.utf8)[range], as: UTF8.self)
}
