/// How names of ThemeKit's files and names of themes stand for each other.
///
/// What ThemeKit has no token for is a custom token there (`custom.brand`), and has its bare name here.
enum ThemeKitNames {
  private static let custom = "custom."
  /// What a custom token is called here whose bare name is that of a token.
  private static let shadowed = "custom-"

  /// Radii and spacing steps whose names differ.
  private static let lengths: [(upstream: String, name: String)] = [
    ("radius-none", "none"), ("radius-box", "box"), ("radius-field", "field"),
    ("radius-selector", "selector"),
    ("spacing-none", "none"), ("spacing-box", "box"),
  ]

  /// The radii that recipes use, by the key that stands for each in ThemeKit.
  static let derivedRadii = [
    ("sm", "rd-xs"), ("md", "rd-sm"), ("lg", "rd-md"), ("xl", "rd-md"), ("2xl", "rd-base"),
    ("DEFAULT", "rd-sm"),
  ]
  static let derivedShadows = [("sm", "soft"), ("md", "elevated"), ("lg", "elevated"), ("DEFAULT", "soft")]

  private static let radiusKeys = ["rd-xs", "rd-sm", "rd-md", "rd-base", "rd-lg", "rd-xl", "rd-4xl"]
  private static let spacingKeys = [
    "sp-xs", "sp-sm", "sp-md", "sp-base", "sp-lg", "sp-xl", "sp-4xl", "card-padding", "card-header-padding",
    "card-body-padding", "card-footer-padding",
  ]
  private static let textStyles = [
    "displayLg", "displayMd", "displayBase", "displaySm", "heading2xl", "headingXl", "headingLg", "headingMd",
    "headingBase", "headingSm", "headingXs", "heading2xs", "heading3xs", "labelLg600", "labelLg700",
    "labelMd600",
    "labelMd700", "labelBase600", "labelBase700", "labelSm600", "labelSm700", "bodyLg500", "bodyLg400",
    "bodyMd500", "bodyMd400", "bodyBase500", "bodyBase400", "bodySm500", "bodySm400", "overline400",
    "overline500", "linkMd", "linkBase", "linkSm",
  ]
  private static let shadows = ["soft", "elevated", "tabBar"]

  /// One table of a theme file.
  enum Kind: CaseIterable {
    case color, radius, spacing, type, shadow

    /// The part of a theme that has what the table holds.
    var part: ThemePart {
      switch self {
      case .color: .colors
      case .radius: .radii
      case .spacing: .spacing
      case .type: .type
      case .shadow: .shadows
      }
    }
  }

  /// The name here of a token of ThemeKit.
  static func name(of upstream: String, _ kind: Kind) -> String {
    if upstream.utf8.starts(with: custom.utf8) {
      let bare = String(upstream.dropFirst(custom.utf8.count))
      return isTaken(bare, kind) ? shadowed + bare : bare
    }
    switch kind {
    case .color:
      if let row = ThemeKitTokens.rows.first(where: { $0.upstream == upstream }) { return row.name }
      let parts = upstream.split(separator: ".").map { String($0) }
      // palette.primary.500, and tokens of groups that came later.
      if parts.count > 1, ["palette", "foreground", "background", "border", "text"].contains(parts[0]) {
        return TokenWords.name(Array(parts.dropFirst()))
      }
      return TokenWords.name(parts)
    case .radius, .spacing: return lengths.first { $0.upstream == upstream }?.name ?? upstream
    case .type, .shadow: return kebabCase(upstream)
    }
  }

  /// The name in ThemeKit of a token of a theme.
  static func upstream(of name: String, _ kind: Kind) -> String {
    if name.utf8.starts(with: shadowed.utf8) {
      let bare = String(name.dropFirst(shadowed.utf8.count))
      if isTaken(bare, kind) { return custom + bare }
    }
    return token(of: name, kind) ?? custom + name
  }

  /// The token of ThemeKit that has a name here; `nil` where it has none.
  static func token(of name: String, _ kind: Kind) -> String? {
    switch kind {
    case .color:
      if let row = ThemeKitTokens.rows.first(where: { $0.name == name }) { return row.upstream }
      let parts = name.split(separator: "-").map { String($0) }
      guard parts.count == 2, ThemeKitTokens.families.contains(parts[0]),
        ThemeKitLadder.steps.contains(where: { String($0) == parts[1] })
      else { return nil }
      return "palette.\(parts[0]).\(parts[1])"
    case .radius, .spacing:
      let isRadius = kind == .radius
      if let row = lengths.first(where: {
        $0.name == name && $0.upstream.utf8.starts(with: (isRadius ? "r" : "s").utf8)
      }) {
        return row.upstream
      }
      return (isRadius ? radiusKeys : spacingKeys).contains(name) ? name : nil
    case .type: return textStyles.first { kebabCase($0) == name }
    case .shadow: return shadows.first { kebabCase($0) == name }
    }
  }

  /// Whether a bare name is that of a token, or one that tokens give.
  private static func isTaken(_ bare: String, _ kind: Kind) -> Bool { token(of: bare, kind) != nil }

  /// `labelMd600` as `label-md-600`, `heading2xl` as `heading-2xl`.
  static func kebabCase(_ name: String) -> String {
    var bytes: [UInt8] = []
    var before: UInt8 = 0
    for byte in name.utf8 {
      let isUpper = byte >= 0x41 && byte <= 0x5A
      let isDigit = byte >= 0x30 && byte <= 0x39
      let isAfterLetter = before | 0x20 >= 0x61 && before | 0x20 <= 0x7A
      let isAfterDigit = before >= 0x30 && before <= 0x39
      if isUpper && (isAfterLetter || isAfterDigit) || isDigit && isAfterLetter {
        bytes.append(UInt8(ascii: "-"))
      }
      bytes.append(isUpper ? byte | 0x20 : byte)
      before = byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
