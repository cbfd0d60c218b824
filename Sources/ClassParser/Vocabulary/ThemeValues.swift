import StyleModel
import Theme

/// The colours of a theme, and the colour keywords, as values that all styles share: naming one allocates nothing.
package final class ThemeValues: Sendable {
  /// A colour by the appearance that is known.
  private struct Shown: Sendable {
    let open: StyleValue
    let light: StyleValue
    let dark: StyleValue

    init(_ color: Color) {
      open = .color(color)
      light = color.isAdaptive ? .color(color.resolved(dark: false)) : open
      dark = color.isAdaptive ? .color(color.resolved(dark: true)) : open
    }

    @inline(__always)
    func value(dark isDark: Bool?) -> StyleValue {
      switch isDark {
      case nil: open
      case false?: light
      case true?: dark
      }
    }
  }

  private let colors: [Shown]
  private let keywords: [StyleValue]
  private let border: Shown
  private let shadows: [Shown]
  /// The radius from which on ends are round.
  package let pillRadius: Double
  /// The layer by which each shadow of the theme is drawn, in the order of the scale.
  package let principals: [ShadowLayer?]
  /// Whether the theme looks different under increased contrast.
  package let hasIncreasedContrast: Bool

  init(_ theme: Theme) {
    colors = theme.colors.names.indices.map { Shown(theme.color(at: $0)) }
    keywords = ColorKeyword.allCases.map { .color(Color($0)) }
    border = Shown(theme.borderColor)
    shadows = theme.shadows.names.indices.map {
      Shown(theme.shadows[position: $0].principal?.color ?? Color(.clear))
    }
    pillRadius = theme.radii["full"] ?? 10000
    principals = theme.shadows.names.indices.map { theme.shadows[position: $0].principal }
    hasIncreasedContrast = theme.hasIncreasedContrast
  }

  /// The colour of borders that name none.
  package func borderColor(dark: Bool?) -> StyleValue { border.value(dark: dark) }

  /// The value of a declaration that names a colour as it is, in an appearance if one is known; `nil` for any other
  /// declaration.
  package func value(of declaration: Declaration, dark: Bool?) -> StyleValue? {
    let low = Int(UInt32(truncatingIfNeeded: declaration.payload))
    switch declaration.kind {
    case .themeColor where declaration.isOpaque: return colors[low].value(dark: dark)
    case .keywordColor where declaration.isOpaque: return low < keywords.count ? keywords[low] : nil
    case .borderColor: return border.value(dark: dark)
    case .shadowColor: return shadows[low].value(dark: dark)
    default: return nil
    }
  }
}
