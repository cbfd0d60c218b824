import JSONText

/// How much contrast a text needs, by its size, and how its figures are written.
public enum ContrastLevel: Sendable {
  case text
  /// From 24 points on, or from 18.66 in bold.
  case largeText

  /// The ratio that WCAG 2.2 asks for (success criterion 1.4.3).
  public var ratio: Double { self == .text ? 4.5 : 3 }

  /// The ratio that WCAG 2.2 asks of text for enhanced contrast (success criterion 1.4.6).
  public static let enhancedRatio = 7.0

  /// The Lc that APCA advises.
  public var lightness: Double { self == .text ? 60 : 45 }

  /// A ratio with two digits behind the point, cut so that it never reads as more than it is.
  public static func written(ratio: Double) -> String { cut(ratio, 100) }

  /// A lightness contrast with one digit behind the point, cut likewise.
  public static func written(lightness: Double) -> String { cut(lightness, 10) }

  private static func cut(_ number: Double, _ steps: Double) -> String {
    JSONWriter.number((number * steps).rounded(.down) / steps)
  }
}
