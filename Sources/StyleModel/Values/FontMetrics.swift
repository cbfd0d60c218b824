/// Sizes and line heights of Apple's text styles, in points.
///
/// Source: Human Interface Guidelines, Typography, iOS Dynamic Type sizes, and macOS built-in text styles.
public enum FontMetrics {
  /// What a text style is at one text size.
  public struct Face: Hashable, Sendable {
    /// The size in points.
    public let size: Double
    /// The leading in points, from baseline to baseline.
    public let lineHeight: Double
    /// The weight, by the name that StemJSON has for it.
    public let weight: String
  }

  /// The face of a text style at a text size; `nil` for a name that is no text style.
  public static func face(of style: String, at size: ContentSizeCategory = .large) -> Face? {
    TextStyleRow.all.first { $0.name == style }?.faces[size.index]
  }

  /// The face of a text style on a Mac, which has one text size; `nil` for a name that is no text style.
  public static func desktopFace(of style: String) -> Face? {
    TextStyleRow.all.first { $0.name == style }?.desktop
  }

  /// The size of a font value at the default text size; body without one.
  public static func size(of font: StyleValue?) -> Double {
    switch font {
    case .keyword(let name): face(of: name)?.size ?? 17
    case .number(let size): size
    default: 17
    }
  }

  /// The line height that the font has by itself at the default text size.
  ///
  /// San Francisco's leading of fixed sizes is close to 1.2 times the size.
  public static func lineHeight(of font: StyleValue?) -> Double {
    switch font {
    case .keyword(let name): face(of: name)?.lineHeight ?? 22
    case .number(let size): (size * 1.2 + 0.5).rounded(.down)
    default: 22
    }
  }
}
