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
    guard let (base, isOnSolid) = base(of: name) else { return [] }
    // What stands on the solid fill of a colour stands on the token for that, where there is one.
    if isOnSolid {
      let solids = theme.colors.names.filter { TokenWords.folded($0) == base + "solid" }
      if !solids.isEmpty { return solids }
    }
    return theme.colors.names.filter { TokenWords.folded($0) == base }
  }

  /// The folded name of what a text stands on by its own name: `onCard`, `card-foreground` and `card-on-solid` on `card`.
  private static func base(of name: String) -> (name: String, isOnSolid: Bool)? {
    let words = words(of: name)
    if words.count > 1, words[0] == "on" { return (words.dropFirst().joined(), false) }
    for suffix in [["on", "solid"], ["foreground"], ["contrast"]] where words.count > suffix.count {
      if words.suffix(suffix.count).elementsEqual(suffix) {
        return (words.dropLast(suffix.count).joined(), suffix.count > 1)
      }
    }
    return nil
  }

  /// The words of a name in lower case: `onPrimary` and `on-primary` have two, `one` has one.
  private static func words(of name: String) -> [String] {
    var words: [[UInt8]] = [[]]
    for byte in name.utf8 {
      let isUpper = byte >= 0x41 && byte <= 0x5A
      let isSeparator = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      if isUpper || isSeparator { words.append([]) }
      if !isSeparator { words[words.count - 1].append(asciiLowercased(byte)) }
    }
    return words.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
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
