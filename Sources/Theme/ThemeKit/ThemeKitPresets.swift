import StyleModel

/// ThemeKit's presets: a few colours each, from which its generator makes a theme.
///
/// A preset is one appearance, light or dark, and looks the same in both.
enum ThemeKitPresets {
  /// What begins the names of the presets here, so that `dark` and `light` stay words of conditions.
  static let prefix = "themekit/"

  /// The names, such as `themekit/dracula`, in ThemeKit's order.
  static let names: [String] = seeds.map { prefix + $0.id }

  /// The theme of a preset; nothing is made before it is asked for.
  static func theme(named name: String) -> Theme? {
    guard name.utf8.starts(with: prefix.utf8) else { return nil }
    let id = String(name.dropFirst(prefix.utf8.count))
    guard let seed = seeds.first(where: { $0.id == id }) else { return nil }
    var config = ThemeKitConfig(primary: RGBA(packed: seed.primary << 8 | 0xFF))
    config.secondary = RGBA(packed: seed.secondary << 8 | 0xFF)
    config.accent = RGBA(packed: seed.accent << 8 | 0xFF)
    config.base = RGBA(packed: seed.base << 8 | 0xFF)
    config.isDark = seed.isDark
    config.tint = seed.tint
    var theme = config.theme(over: .themekit)
    theme.name = name
    return theme
  }

  private typealias Seed = (
    id: String, primary: UInt32, secondary: UInt32, accent: UInt32, base: UInt32, isDark: Bool, tint: Double
  )

  private static let seeds: [Seed] = [
    ("default", 0x056BFD, 0x7C3AED, 0x0FB4AB, 0xFFFFFF, false, 0.06),
    ("neutral", 0x056BFD, 0x7C3AED, 0x0FB4AB, 0xFFFFFF, false, 0.0),
    ("light", 0x422AD5, 0x009689, 0x00D3BB, 0xFFFFFF, false, 0.05),
    ("dark", 0x605DFF, 0xF43098, 0x00D3BB, 0x1D232A, true, 0.05),
    ("cupcake", 0x65C3C8, 0xEF9FBC, 0xEEAF3A, 0xFAF7F5, false, 0.07),
    ("bumblebee", 0xE0A82E, 0xF9D72F, 0x181830, 0xFFFBEB, false, 0.08),
    ("emerald", 0x66CC8A, 0x377CFB, 0xEA5234, 0xFFFFFF, false, 0.05),
    ("corporate", 0x4B6BFB, 0x7B92B2, 0x67CBA0, 0xFFFFFF, false, 0.03),
    ("synthwave", 0xE779C1, 0x58C7F3, 0xF3CC30, 0x1A103C, true, 0.1),
    ("retro", 0xEF9995, 0xA4CBB4, 0xDC8850, 0xECE3CA, false, 0.1),
    ("cyberpunk", 0xFF7598, 0x75D1F0, 0xC07EEC, 0xFFF248, false, 0.06),
    ("valentine", 0xE96D7B, 0xA991F7, 0x88DBDD, 0xFAE7F4, false, 0.08),
    ("halloween", 0xF28C18, 0x6D3A9C, 0x51A800, 0x212121, true, 0.08),
    ("garden", 0x5C7F67, 0x5A5B9F, 0xEF9FBC, 0xE9E7E7, false, 0.05),
    ("forest", 0x1EB854, 0x1DB990, 0x1DB98A, 0x171212, true, 0.08),
    ("aqua", 0x09ECF3, 0x966FB3, 0xFFE999, 0x345DA7, true, 0.1),
    ("lofi", 0x0D0D0D, 0x1A1919, 0x262626, 0xFFFFFF, false, 0.0),
    ("pastel", 0xD1C1D7, 0xF6CBD1, 0xB4E9D6, 0xFFFFFF, false, 0.06),
    ("fantasy", 0x6E0B75, 0x0075BE, 0xFF8D05, 0xFFFFFF, false, 0.04),
    ("wireframe", 0xB8B8B8, 0xB8B8B8, 0xB8B8B8, 0xFFFFFF, false, 0.0),
    ("black", 0x373737, 0x373737, 0x373737, 0x000000, true, 0.0),
    ("luxury", 0xD4AF37, 0x152747, 0x513448, 0x09090B, true, 0.06),
    ("dracula", 0xFF79C6, 0xBD93F9, 0xFFB86C, 0x282A36, true, 0.07),
    ("cmyk", 0x45AEEE, 0xE8488A, 0xFFF232, 0xFFFFFF, false, 0.05),
    ("autumn", 0x8C0327, 0xD85251, 0xD59B6A, 0xF1F1F1, false, 0.05),
    ("business", 0x1C4E80, 0x7C909A, 0xEA6947, 0x202020, true, 0.06),
    ("acid", 0xFF00F4, 0xFF7400, 0xCBFD03, 0xFAFAFA, false, 0.05),
    ("lemonade", 0x519903, 0xE9E92F, 0xF7FD03, 0xFFFFFF, false, 0.06),
    ("night", 0x38BDF8, 0x818CF8, 0xF471B5, 0x0F172A, true, 0.07),
    ("coffee", 0xDB924B, 0x6F4E37, 0x10576D, 0x20161F, true, 0.08),
    ("winter", 0x047AFF, 0x463AA2, 0xC148AC, 0xFFFFFF, false, 0.04),
    ("dim", 0x9FE88D, 0xFF7D5C, 0xC792E9, 0x2A303C, true, 0.07),
    ("nord", 0x5E81AC, 0x81A1C1, 0x88C0D0, 0xECEFF4, false, 0.06),
    ("sunset", 0xFF865B, 0xFD6F9C, 0xB387FA, 0x1A1626, true, 0.08),
  ]
}
