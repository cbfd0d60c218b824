import StyleModel

/// What ThemeKit's generator makes a theme of.
struct ThemeKitConfig {
  var primary: RGBA
  /// Without them the families secondary and accent are the primary one.
  var secondary: RGBA?
  var accent: RGBA?
  /// The ground of pages and surfaces.
  var base: RGBA?
  /// How much of the primary colour neutral tones take on, from 0 to 0.25.
  var tint = 0.06
  var isDark = false
  var radiusScale = 1.0
  var spacingScale = 1.0
  var shadowScale = 1.0
  var fontScale = 1.0

  init(primary: RGBA) { self.primary = primary }

  /// A theme with the generated colours in place of another one's, in one appearance, and its metrics scaled.
  func theme(over base: Theme) -> Theme {
    var theme = base
    for (name, color) in colors() { theme.colors[name] = Color(color) }
    theme.moveAliases()
    for name in theme.radii.names {
      // What is round stays round.
      if let points = theme.radii[name], points < 10000 {
        theme.radii[name] = halfToEven(points * radiusScale)
      }
    }
    for name in theme.spacings.names {
      if let points = theme.spacings[name] { theme.spacings[name] = halfToEven(points * spacingScale) }
    }
    for name in theme.shadows.names {
      guard var shadow = theme.shadows[name] else { continue }
      for index in shadow.layers.indices {
        shadow.layers[index].radius = halfToEven(shadow.layers[index].radius * shadowScale)
        shadow.layers[index].x = halfToEven(shadow.layers[index].x * shadowScale)
        shadow.layers[index].y = halfToEven(shadow.layers[index].y * shadowScale)
      }
      theme.shadows[name] = shadow
    }
    guard fontScale != 1 else { return theme }
    for name in theme.type.names {
      guard var role = theme.type[name] else { continue }
      if case .size(let points) = role.face { role.face = .size(halfToEven(points * fontScale)) }
      role.lineHeight = role.lineHeight.map { halfToEven($0 * fontScale) }
      theme.type[name] = role
    }
    return theme
  }

  /// Every colour by its name in a theme.
  func colors() -> [(name: String, color: RGBA)] {
    var colors: [(name: String, color: RGBA)] = []
    var ladders: [(family: String, colors: [RGBA])] = []
    for family in ThemeKitTokens.families {
      let ladder =
        family == "neutral"
        ? ThemeKitLadder.neutral(isDark: isDark, tint: tint, primary: primary)
        : ThemeKitLadder(seed(of: family), isDark: isDark).colors
      ladders.append((family, ladder))
      for (step, color) in zip(ThemeKitLadder.steps, ladder) { colors.append(("\(family)-\(step)", color)) }
    }
    func step(_ family: String, _ index: Int) -> RGBA {
      ladders.first { $0.family == family }?.colors[index] ?? primary
    }
    for row in ThemeKitTokens.rows {
      let color: RGBA
      switch row.source {
      case .step(let family, let index): color = step(family, index)
      case .white: color = base ?? (isDark ? RGBA(0x18, 0x1C, 0x24) : RGBA(255, 255, 255))
      case .base:
        // Without a base of its own the page is the first neutral, untinted.
        color = base ?? ThemeKitLadder.neutral(isDark: isDark, tint: 0, primary: primary)[0]
      case .elevated: color = surface(5) ?? step("neutral", 0)
      case .quiet: color = surface(8) ?? step("neutral", 1)
      case .strong: color = surface(16) ?? step("neutral", 3)
      case .tertiary:
        let tone = isDark ? RGBA(0x3A, 0x41, 0x50) : RGBA(0x00, 0x09, 0x29)
        color = tone.mixed(with: primary, share: tint / 4)
      case .constant(let light, let dark): color = RGBA(packed: isDark ? dark : light)
      }
      colors.append((row.name, color))
    }
    let tokens = colors
    func token(_ name: String) -> RGBA { tokens.first { $0.name == name }?.color ?? primary }
    colors += ThemeKitTokens.derived.map { ($0.name, token($0.token)) }
    colors += ThemeKitTokens.onFills.map { ($0.name, ThemeKitTokens.onFill(token($0.fill))) }
    return colors
  }

  private func seed(of family: String) -> RGBA {
    switch family {
    case "secondary": secondary ?? primary
    case "accent": accent ?? primary
    default:
      RGBA(
        packed: (ThemeKitTokens.fixedFamilies.first { $0.name == family }?.color).map { $0 << 8 | 0xFF }
          ?? primary.packed)
    }
  }

  /// The base with some black or white mixed in, where there is a base.
  private func surface(_ percent: Double) -> RGBA? {
    base?.mixed(with: isDark ? RGBA(255, 255, 255) : RGBA(0, 0, 0), share: percent / 100)
  }
}

extension Theme {
  /// Gives second names the colours that their tokens have by now.
  mutating func moveAliases() {
    for alias in aliases { if let color = color(alias.target) { colors[alias.name] = color } }
  }
}
