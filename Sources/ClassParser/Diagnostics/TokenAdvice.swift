import StyleModel
import Theme

/// What to write in place of a token that a theme lacks: the preset that has it, the name that it has here, or where to
/// add it.
enum TokenAdvice {
  /// The advice for a name of a scale, as messages call it; `nil` where near names say enough.
  static func advice(for name: String, scale: String, hasSuggestions: Bool) -> String? {
    if name.utf8.starts(with: "--".utf8) || name.utf8.starts(with: "color-".utf8) {
      return "variables of CSS are not read; write the name of a token, as in bg-(primary)"
    }
    if let preset = presets.first(where: { has(name, scale, $0) }) {
      return "the preset \(preset.name) has it (--theme \(preset.name)), or add it to the theme"
    }
    if scale == "colour" {
      if name.utf8.starts(with: "opacity-".utf8) { return "write it behind the colour, as in bg-primary/50" }
      if let own = kits.first(where: { $0.name == name }) {
        return "write \"\(own.own)\", as the preset swiftcn calls it"
      }
    }
    if hasSuggestions { return nil }
    return keys.first { $0.scale == scale }.map {
      "add it to the theme's \($0.keys), or write a value in brackets"
    }
  }

  private static let presets: [Theme] = [.tailwind, .themekit]

  private static func has(_ name: String, _ scale: String, _ theme: Theme) -> Bool {
    switch scale {
    case "colour": theme.colors[name] != nil
    case "radius": theme.radii[name] != nil
    case "type role": theme.type[name] != nil
    case "shadow or colour": theme.shadows[name] != nil || theme.colors[name] != nil
    case "spacing": theme.spacings[name] != nil
    default: false
    }
  }

  /// The keys of theme files that hold a scale.
  private static let keys: [(scale: String, keys: String)] = [
    ("colour", "colors"), ("radius", "radii"), ("type role", "type"),
    ("shadow or colour", "shadows or colors"),
    ("spacing", "spacings"),
  ]

  /// Colours of component kits for the web, and swiftcn's names for them.
  private static let kits: [(name: String, own: String)] = [
    ("popover", "surface"), ("popover-foreground", "foreground"), ("secondary", "muted"),
    ("secondary-foreground", "foreground"), ("surface-foreground", "foreground"),
    ("muted-fg", "muted-foreground"),
    ("overlay", "black/50"), ("overlay-foreground", "white"), ("sidebar", "surface"),
    ("sidebar-foreground", "foreground"), ("sidebar-accent", "accent"),
    ("sidebar-accent-foreground", "on-accent"), ("sidebar-primary", "primary"),
    ("sidebar-primary-foreground", "on-primary"), ("sidebar-border", "border"), ("sidebar-ring", "ring"),
    ("danger", "destructive"), ("danger-foreground", "on-destructive"), ("divider", "border"),
    ("separator", "border"),
    ("default", "muted"), ("default-foreground", "foreground"), ("surface-secondary", "muted"),
    ("surface-tertiary", "accent"),
  ]
}
