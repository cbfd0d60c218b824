import JSONText
import StyleModel
extension Theme {
  public static let swiftcn: Theme = ThemeLoader.load(Array(BuiltInThemeText.files[0].text.utf8)) { _ in nil }.theme
  public static func preset(named name: String) -> Theme? { name == "swiftcn" ? .swiftcn : nil }
}
public enum ThemeLoader {
  public static let defaultPreset = "swiftcn"
  public static func load(_ bytes: [UInt8], presets: (String) -> Theme?) -> (theme: Theme, diagnostics: [Diagnostic]) {
    var t = Theme(name: "swiftcn")
    guard let d = try? JSONDocument(parsing: bytes) else { return (t, []) }
    func tone(_ s: String) -> Tone { if let r = RGBA(hex: s) { return Tone(.rgba(r)) }; return Tone(.keyword(ColorKeyword(s) ?? .primary)) }
    func color(_ n: JSONNode) -> Color {
      if let s = d.string(of: n) { return Color(tone(s)) }
      return Color(light: tone(d.string(of: d.member("light", of: n)!)!), dark: tone(d.string(of: d.member("dark", of: n)!)!))
    }
    for m in d.members(of: d.member("colors", of: d.root)!) { t.colors[d.string(of: m.key)!] = color(m.value) }
    for m in d.members(of: d.member("aliases", of: d.root)!) { t.colors[d.string(of: m.key)!] = t.colors[d.string(of: m.value)!]! }
    for m in d.members(of: d.member("type", of: d.root)!) { t.type[d.string(of: m.key)!] = TypeRole(.preset(d.string(of: m.value)!)) }
    for m in d.members(of: d.member("radii", of: d.root)!) { t.radii[d.string(of: m.key)!] = d.number(of: m.value)! }
    for m in d.members(of: d.member("breakpoints", of: d.root)!) { t.breakpoints[d.string(of: m.key)!] = d.number(of: m.value)! }
    for m in d.members(of: d.member("shadows", of: d.root)!) {
      if let s = d.string(of: m.value) { t.shadows[d.string(of: m.key)!] = t.shadows[s]!; continue }
      t.shadows[d.string(of: m.key)!] = Shadow(color: color(d.member("color", of: m.value)!), radius: d.number(of: d.member("radius", of: m.value)!)!, x: d.number(of: d.member("x", of: m.value)!)!, y: d.number(of: d.member("y", of: m.value)!)!)
    }
    return (t, [])
  }
}
