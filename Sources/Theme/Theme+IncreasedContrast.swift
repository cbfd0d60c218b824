import StyleModel

extension Theme {
  /// Whether a token looks different under increased contrast.
  public var hasIncreasedContrast: Bool { increasedColors.count > 0 || increasedShadows.count > 0 }

  /// The theme as it looks where the user asks for increased contrast.
  ///
  /// Every token keeps its position in its scale, so that what was parsed with one theme may be read with the other.
  public var inIncreasedContrast: Theme {
    guard hasIncreasedContrast else { return self }
    var theme = self
    for name in increasedColors.names { theme.colors[name] = increasedColors[name] }
    for name in increasedShadows.names { theme.shadows[name] = increasedShadows[name] }
    theme.increasedColors = TokenScale(matching: .folded)
    theme.increasedShadows = TokenScale()
    return theme
  }

  /// Takes over the forms of another theme, which is this one under increased contrast.
  mutating func setIncreasedContrast(from increased: Theme) {
    increasedColors = TokenScale(matching: .folded)
    increasedShadows = TokenScale()
    for name in colors.names {
      if let form = increased.colors[name], form != colors[name] { increasedColors[name] = form }
    }
    for name in shadows.names {
      if let form = increased.shadows[name], form != shadows[name] { increasedShadows[name] = form }
    }
  }
}
