/// Sizes and line heights of Apple's text styles at the default text size, in points.
///
/// Source: Human Interface Guidelines, Typography, iOS Dynamic Type sizes, "Large (default)".
public enum FontMetrics {
  private static let styles: [(name: String, size: Double, lineHeight: Double)] = [
    ("largeTitle", 34, 41), ("title", 28, 34), ("title2", 22, 28), ("title3", 20, 25), ("headline", 17, 22),
    ("body", 17, 22), ("callout", 16, 21), ("subheadline", 15, 20), ("footnote", 13, 18), ("caption", 12, 16),
    ("caption2", 11, 13),
  ]

  /// The size of a font value; body without one.
  public static func size(of font: StyleValue?) -> Double {
    switch font {
    case .keyword(let name): styles.first { $0.name == name }?.size ?? 17
    case .number(let size): size
    default: 17
    }
  }

  /// The line height that the font has by itself.
  ///
  /// San Francisco's leading of fixed sizes is close to 1.2 times the size.
  public static func lineHeight(of font: StyleValue?) -> Double {
    switch font {
    case .keyword(let name): styles.first { $0.name == name }?.lineHeight ?? 22
    case .number(let size): (size * 1.2 + 0.5).rounded(.down)
    default: 22
    }
  }
}
