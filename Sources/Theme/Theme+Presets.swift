import StyleModel

extension Theme {
  /// The built-in theme with swiftcn's tokens.
  public static let swiftcn: Theme = loaded("swiftcn", over: Theme(name: "swiftcn"))

  /// The theme whose colours are StemJSON's keywords, so that the system decides; its scales are swiftcn's.
  public static let system: Theme = {
    var theme = Theme(name: "system")
    theme.type = swiftcn.type
    theme.radii = swiftcn.radii
    theme.shadows = swiftcn.shadows
    theme.motions = swiftcn.motions
    theme.breakpoints = swiftcn.breakpoints
    return loaded("system", over: theme)
  }()

  /// The palette and scales of Tailwind CSS v4, over swiftcn's tokens, which the catalog's recipes name.
  public static let tailwind: Theme = {
    var theme = swiftcn
    theme.name = "tailwind"
    theme.type = TokenScale()
    theme.radii = TokenScale()
    theme.shadows = TokenScale()
    theme.breakpoints = TokenScale()
    return loaded("tailwind", over: theme)
  }()

  /// ThemeKit's default theme, with its tokens and the names that the catalog's recipes use.
  public static let themekit: Theme = loaded("themekit", over: Theme(name: "themekit"))

  /// A theme file that comes with the engine.
  private static func loaded(_ name: String, over base: Theme) -> Theme {
    for file in BuiltInThemeText.files where file.name == name {
      return ThemeLoader.load(Array(file.text.utf8)) { _ in base }.theme
    }
    return base
  }

  /// The names of the built-in themes, as `extends` spells them.
  public static let presetNames = ["swiftcn", "system", "tailwind", "themekit"]

  /// The built-in theme of this name.
  public static func preset(named name: String) -> Theme? {
    switch name {
    case "swiftcn": swiftcn
    case "system": system
    case "tailwind": tailwind
    case "themekit": themekit
    default: ThemeKitPresets.theme(named: name)
    }
  }

  /// The names of ThemeKit's presets, such as `themekit/dracula`; each is a theme in one appearance.
  public static var themeKitPresetNames: [String] { ThemeKitPresets.names }
}
