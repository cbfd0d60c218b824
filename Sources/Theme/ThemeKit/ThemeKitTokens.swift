import StyleModel

/// The tokens of ThemeKit, the names that they have in a theme, and what its generator makes them of.
enum ThemeKitTokens {
  /// What a token's colour is.
  enum Source {
    /// A step of a family's ladder, by its position.
    case step(String, Int)
    /// Surfaces, which follow a base colour where one is given.
    case white, base, elevated, quiet, strong
    /// The dark tone behind neutral fills, with a touch of the primary colour.
    case tertiary
    case constant(light: UInt32, dark: UInt32)
  }

  /// A colour token: its group in ThemeKit's names, such as `background.badge`, its own name, and its source.
  struct Row {
    let group: String
    let token: String
    let source: Source

    init(_ group: String, _ token: String, _ source: Source) {
      (self.group, self.token, self.source) = (group, token, source)
    }

    /// The name in ThemeKit's files, such as `background.badge.bg-purple`.
    var upstream: String { "\(group).\(token)" }

    /// The name in a theme, without the category: `badge-bg-purple`.
    var name: String {
      let parts = group.split(separator: ".")
      return parts.count > 1 ? "\(parts[1])-\(token)" : token
    }
  }

  static let families = [
    "primary", "neutral", "info", "success", "warning", "error", "turquoise", "orange", "purple", "pink",
    "secondary", "accent",
  ]

  /// The families whose colour is always the same.
  static let fixedFamilies: [(name: String, color: UInt32)] = [
    ("success", 0x12B76A), ("warning", 0xF79009), ("error", 0xF04438), ("turquoise", 0x0FB4AB),
    ("orange", 0xEE9124), ("purple", 0xB48BEA), ("pink", 0xFF0D87),
  ]

  static let rows: [Row] =
    [
      Row("foreground", "fg-hero", .step("primary", 5)),
      Row("foreground", "fg-secondary", .constant(light: 0xFFFF_FFFF, dark: 0xFFFF_FFFF)),
      Row("foreground", "fg-turquoise", .step("turquoise", 5)),
      Row("foreground.badge", "fg-maximumpink", .step("pink", 6)),
      Row("foreground.badge", "fg-turquoise", .step("turquoise", 6)),
      Row("foreground.badge", "fg-orange", .step("orange", 7)),
    ] + system("foreground", "fg", light: nil)
    + [
      Row("background", "bg-white", .white), Row("background", "bg-base", .base),
      Row("background", "bg-hero", .step("primary", 5)),
      Row("background", "bg-elevator-primary", .elevated),
      Row("background", "bg-elevator-tertiary", .step("primary", 0)),
      Row("background", "bg-secondary", .strong), Row("background", "bg-secondary-light", .quiet),
      Row("background", "bg-tertiary", .tertiary),
      Row("background", "bg-backdrop", .constant(light: 0x0000_0066, dark: 0x0000_008C)),
      Row("background", "bg-turquoise", .step("turquoise", 5)),
      Row("background", "bg-turquoise-light", .step("turquoise", 0)),
      Row("background", "bg-orange", .step("orange", 5)),
      Row("background.badge", "bg-maximumpink-base", .step("pink", 5)),
      Row("background.badge", "bg-maximumpink-light", .step("pink", 0)),
      Row("background.badge", "bg-purple", .step("purple", 0)),
      Row("background.badge", "bg-orange", .step("orange", 0)),
      Row("background.badge", "bg-turquoise-light", .step("turquoise", 1)),
      Row("background.skeleton", "bg-skeleton-base", .constant(light: 0x0009_2914, dark: 0xFFFF_FF14)),
    ] + system("background", "bg", light: 0)
    + [
      Row("border", "border-hero", .step("primary", 5)), Row("border", "border-primary", .step("neutral", 2)),
      Row("border", "border-orange", .step("orange", 3)),
      Row("border", "border-turquoise", .step("turquoise", 3)),
    ] + system("border", "border", light: 2)
    + [
      Row("text", "text-primary", .step("neutral", 9)), Row("text", "text-secondary", .step("neutral", 7)),
      Row("text", "text-tertiary", .step("neutral", 5)), Row("text", "text-disabled", .step("neutral", 3)),
      Row("text", "text-hero", .step("primary", 5)), Row("text", "text-purple", .step("purple", 5)),
      Row("text", "text-secondary-inverse", .constant(light: 0xD8D9_DEFF, dark: 0xC5C6_CEFF)),
    ]

  /// The tokens of one category for success, error, warning and info, with their light variants.
  private static func system(_ category: String, _ prefix: String, light: Int?) -> [Row] {
    ["success", "error", "warning", "info"].flatMap { family in
      [Row("\(category).systemcolors", "\(prefix)-\(family)", .step(family, 5))]
        + (light.map { [Row("\(category).systemcolors", "\(prefix)-\(family)-light", .step(family, $0))] }
          ?? [])
    }
  }

  /// Names of a theme that stand for a token of ThemeKit: semantic colours with their roles, and those that the
  /// catalog's recipes use.
  static let derived: [(name: String, token: String)] =
    [
      ("foreground", "text-primary"), ("mutedForeground", "text-secondary"), ("background", "bg-base"),
      ("surface", "bg-white"), ("muted", "bg-secondary-light"), ("border", "border-primary"),
      ("input", "bg-secondary"), ("destructive", "systemcolors-bg-error"), ("ring", "bg-hero"),
      ("tint", "bg-hero"), ("primary", "bg-hero"), ("primary-soft", "bg-elevator-tertiary"),
      ("primary-text", "text-hero"), ("primary-border", "border-hero"), ("neutral", "bg-tertiary"),
      ("neutral-soft", "bg-secondary-light"), ("neutral-text", "text-primary"),
      ("neutral-border", "border-primary"), ("turquoise", "bg-turquoise"),
      ("turquoise-soft", "bg-turquoise-light"), ("turquoise-text", "fg-turquoise"),
      ("turquoise-border", "border-turquoise"), ("orange", "bg-orange"), ("orange-soft", "badge-bg-orange"),
      ("orange-text", "badge-fg-orange"), ("orange-border", "border-orange"), ("purple", "text-purple"),
      ("purple-soft", "badge-bg-purple"), ("purple-text", "text-purple"), ("purple-border", "text-purple"),
      ("pink", "badge-bg-maximumpink-base"), ("pink-soft", "badge-bg-maximumpink-light"),
      ("pink-text", "badge-fg-maximumpink"), ("pink-border", "badge-fg-maximumpink"),
      ("secondary", "secondary-500"), ("accent", "accent-500"),
    ]
    + ["info", "success", "warning", "error"].flatMap { family in
      [
        (family, "systemcolors-bg-\(family)"), ("\(family)-soft", "systemcolors-bg-\(family)-light"),
        ("\(family)-text", "systemcolors-fg-\(family)"),
        ("\(family)-border", "systemcolors-border-\(family)"),
      ]
    }

  /// What is drawn on a fill, by the fill's token: near black or white, whichever has more contrast.
  static let onFills: [(name: String, fill: String)] =
    [
      ("primary-on-solid", "bg-hero"), ("onPrimary", "bg-hero"), ("onAccent", "accent-500"),
      ("onDestructive", "systemcolors-bg-error"), ("neutral-on-solid", "bg-tertiary"),
      ("turquoise-on-solid", "bg-turquoise"), ("orange-on-solid", "bg-orange"),
      ("purple-on-solid", "text-purple"), ("pink-on-solid", "badge-bg-maximumpink-base"),
    ] + ["info", "success", "warning", "error"].map { ("\($0)-on-solid", "systemcolors-bg-\($0)") }

  /// What can be read on a fill; the fill's alpha does not count.
  static func onFill(_ fill: RGBA) -> RGBA {
    fill.takesDarkText ? .nearBlack : RGBA(255, 255, 255)
  }
}
