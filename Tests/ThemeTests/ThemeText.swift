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

/// What two themes say differently, in whatever order their tokens stand.
func differences(_ left: Theme, _ right: Theme) -> [String] {
  var found: [String] = []
  if left.name != right.name { found.append("name") }
  if left.spacing != right.spacing { found.append("spacing unit") }
  if left.rem != right.rem { found.append("rem") }
  func compare<Value>(_ left: TokenScale<Value>, _ right: TokenScale<Value>, _ what: String) {
    if Set(left.names) != Set(right.names) { found.append("names of \(what): \(left.names), \(right.names)") }
    for name in left.names where left[name] != right[name] {
      found.append(
        "\(what) \(name): \(left[name].map { "\($0)" } ?? "-"), \(right[name].map { "\($0)" } ?? "-")")
    }
  }
  compare(left.colors, right.colors, "colours")
  compare(left.type, right.type, "type")
  compare(left.spacings, right.spacings, "spacing")
  compare(left.radii, right.radii, "radii")
  compare(left.shadows, right.shadows, "shadows")
  compare(left.motions, right.motions, "motion")
  compare(left.increasedColors, right.increasedColors, "colours under increased contrast")
  compare(left.increasedShadows, right.increasedShadows, "shadows under increased contrast")
  compare(left.breakpoints, right.breakpoints, "breakpoints")
  let aliases = [left, right].map { theme in
    Set(
      theme.aliases.map { alias in
        // Which of the spellings of a token is named makes no difference.
        let target =
          theme.colors.table.position(of: alias.target).map { theme.colors.names[$0] } ?? alias.target
        return "\(alias.name)=\(target)"
      })
  }
  if aliases[0] != aliases[1] { found.append("aliases: \(aliases[0]), \(aliases[1])") }
  return found
}
