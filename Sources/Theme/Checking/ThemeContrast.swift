import StyleModel

/// How well the texts of a theme can be read on its fills.
///
/// The pairs are those that names tell: `foreground` and `mutedForeground` on every surface, and `onX`, `x-foreground`
/// and `x-on-solid` on `x`. A theme with forms for increased contrast is measured with them too. Colours that the system gives are left out: nobody knows them here.
public struct ThemeContrast: Sendable {
  /// One text on one fill in one appearance.
  public struct Pair: Hashable, Sendable {
    public let text: String
    public let fill: String
    public let isDark: Bool
    /// Whether both are shown as under increased contrast.
    public let isIncreased: Bool
    /// Whether one of them has a form for increased contrast and is shown in it.
    public let hasOwnForm: Bool
    /// The contrast ratio of WCAG 2.2, from 1 to 21.
    public let ratio: Double
    /// The lightness contrast Lc of APCA, without its sign.
    public let lightness: Double

    /// The ratio that WCAG 2.2 asks for: 4.5, and 7 of forms for increased contrast (success criterion 1.4.6).
    public var needed: Double { hasOwnForm ? ContrastLevel.enhancedRatio : ContrastLevel.text.ratio }
    /// Whether text of ordinary size can be read.
    public var isReadable: Bool { ratio >= needed }
  }

  /// The pairs in the theme's order, light before dark before increased contrast.
  public let pairs: [Pair]
  /// Colours with components that are the same in both appearances although the theme's surface is not.
  public let withoutDark: [String]

  public init(of theme: Theme) {
    var pairs: [Pair] = []
    let increased = theme.inIncreasedContrast
    for name in theme.colors.names {
      for fill in Self.fills(of: name, in: theme) {
        for isIncreased in theme.hasIncreasedContrast ? [false, true] : [false] {
          for isDark in [false, true] {
            guard
              let pair = Self.pair(name, fill, isDark, isIncreased, isIncreased ? increased : theme, theme)
            else { continue }
            pairs.append(pair)
          }
        }
      }
    }
    self.pairs = pairs
    let background = theme.color("background") ?? theme.surfaceColor
    withoutDark =
      background.isAdaptive
      ? theme.colors.names.filter { name in
        guard let color = theme.colors[name], !color.isAdaptive, case .rgba = color.light.shade else {
          return false
        }
        // What stands on a fill is judged with it; steps of a palette are the same by design.
        guard Self.fills(of: name, in: theme).isEmpty else { return false }
        return name.utf8.last.map { $0 < 0x30 || $0 > 0x39 } ?? true
      } : []
  }

  private static let texts = ["foreground", "mutedforeground", "text", "textsecondary"]
  private static let surfaces = ["background", "surface", "muted", "accent", "card", "popover"]

  /// The fills that a text stands on, by its name.
  private static func fills(of name: String, in theme: Theme) -> [String] {
    let folded = TokenWords.folded(name)
    if texts.contains(folded) { return surfaces.filter { theme.colors[$0] != nil } }
    var base = ""
    if folded.utf8.starts(with: "on".utf8) { base = String(folded.dropFirst(2)) }
    for suffix in ["foreground", "onsolid", "contrast"] where folded.utf8.count > suffix.utf8.count {
      if folded.hasSuffix(suffix) { base = String(folded.dropLast(suffix.utf8.count)) }
    }
    guard !base.isEmpty else { return [] }
    return theme.colors.names.filter { TokenWords.folded($0) == base }
  }

  private static func pair(
    _ text: String, _ fill: String, _ isDark: Bool, _ isIncreased: Bool, _ theme: Theme, _ ordinary: Theme
  ) -> Pair? {
    guard let front = components(theme.colors[text], isDark),
      let back = components(theme.colors[fill], isDark)
    else {
      return nil
    }
    let ground =
      components(theme.color("background"), isDark) ?? (isDark ? RGBA(0, 0, 0) : RGBA(255, 255, 255))
    let filled = back.composited(over: ground)
    let written = front.composited(over: filled)
    return Pair(
      text: text, fill: fill, isDark: isDark, isIncreased: isIncreased,
      hasOwnForm: isIncreased
        && (ordinary.increasedColors[text] != nil || ordinary.increasedColors[fill] != nil),
      ratio: written.contrast(against: filled),
      lightness: abs(written.lightnessContrast(on: filled)))
  }

  /// What a colour looks like; a clear one is no text and no fill.
  private static func components(_ color: Color?, _ isDark: Bool) -> RGBA? {
    let tone = color.map { isDark ? $0.dark : $0.light }
    return tone?.shade == .keyword(.clear) ? nil : tone?.components
  }
}
