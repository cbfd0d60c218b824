import StyleModel

extension Theme {
  /// The built-in theme with swiftcn's tokens.
  public static let swiftcn: Theme = {
    var theme = Theme(name: "swiftcn")
    for file in BuiltInThemeText.files where file.name == "swiftcn" {
      theme = ThemeLoader.load(Array(file.text.utf8)) { _ in nil }.theme
    }
    return theme
  }()

  /// The theme without colours of its own: names are StemJSON's keywords, so that the system decides.
  ///
  /// Its scales are swiftcn's, and its borders have the colour `outline`.
  public static let system: Theme = {
    var theme = Theme(name: "system")
    theme.type = swiftcn.type
    theme.radii = swiftcn.radii
    theme.shadows = swiftcn.shadows
    theme.breakpoints = swiftcn.breakpoints
    return theme
  }()

  /// The names of the built-in themes, as `extends` spells them.
  public static let presetNames = ["swiftcn", "system"]

  /// The built-in theme of this name.
  public static func preset(named name: String) -> Theme? {
    switch name {
    case "swiftcn": swiftcn
    case "system": system
    default: nil
    }
  }
}
