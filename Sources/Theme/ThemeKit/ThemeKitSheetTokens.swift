/// What the properties of a web style sheet stand for in ThemeKit.
enum ThemeKitSheetTokens {
  /// Tokens that have the colour of a property as it is, by their names in ThemeKit without the group.
  static let colors: [(property: String, tokens: [String])] = [
    ("accent", ["fg-hero", "text-hero", "border-hero", "bg-hero", "bg-info", "border-info"]),
    ("focus", ["fg-info"]), ("accent-foreground", ["fg-secondary"]),
    ("danger", ["fg-error", "bg-error", "border-error"]),
    ("success", ["fg-success", "bg-success", "border-success"]),
    ("warning", ["fg-warning", "bg-warning", "border-warning"]), ("surface", ["bg-white"]),
    ("background", ["bg-base"]), ("border", ["border-primary"]), ("foreground", ["text-primary"]),
    ("muted", ["text-tertiary"]), ("surface-secondary", ["bg-elevator-primary"]),
    ("surface-tertiary", ["bg-secondary-light"]), ("default", ["bg-secondary"]),
  ]

  /// Families whose ladders, and the tokens on them, are made of a property's colour.
  static let ladders: [(property: String, families: [String])] = [
    ("accent", ["primary", "info"]), ("danger", ["error"]), ("success", ["success"]),
    ("warning", ["warning"]),
  ]

  static let radii: [(property: String, tokens: [String])] = [
    ("radius", ["radius-box", "radius-selector"]), ("field-radius", ["radius-field"]),
  ]

  /// Spacing steps with the properties that may tell them, the first of which counts.
  static let spacing: [(token: String, properties: [String])] = [
    ("card-padding", ["card-padding", "card-p", "padding-card"]),
    ("card-header-padding", ["card-header-padding"]), ("card-body-padding", ["card-body-padding"]),
    ("card-footer-padding", ["card-footer-padding"]),
  ]

  /// The beginnings of properties that are tokens of a team's own.
  static let custom: [(prefix: String, kind: ThemeKitNames.Kind)] = [
    ("custom-color-", .color), ("custom-radius-", .radius), ("custom-spacing-", .spacing),
  ]

  /// What a property is a token of; `nil` for those that ThemeKit does not know.
  static func kind(of property: String) -> ThemeKitNames.Kind? {
    if let row = custom.first(where: { property.utf8.starts(with: $0.prefix.utf8) }) {
      return property.utf8.count > row.prefix.utf8.count ? row.kind : nil
    }
    if colors.contains(where: { $0.property == property }) { return .color }
    if radii.contains(where: { $0.property == property }) { return .radius }
    return spacing.contains { $0.properties.contains(property) } ? .spacing : nil
  }
}
