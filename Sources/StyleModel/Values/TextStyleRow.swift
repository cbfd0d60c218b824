/// One of Apple's text styles at every text size, and on a Mac.
///
/// Source: Human Interface Guidelines, Typography: "iOS, iPadOS Dynamic Type sizes", "Larger accessibility type sizes"
/// and "macOS built-in text styles".
struct TextStyleRow: Sendable {
  /// StemJSON's name.
  let name: String
  /// The faces in the order of `ContentSizeCategory`.
  let faces: [FontMetrics.Face]
  /// The face on macOS.
  let desktop: FontMetrics.Face

  static let all: [TextStyleRow] = [
    row(
      "largeTitle", desktop: (26, 32, "regular"),
      [31, 38, 32, 39, 33, 40, 34, 41, 36, 43, 38, 46, 40, 48, 44, 52, 48, 57, 52, 61, 56, 66, 60, 70]),
    row(
      "title", desktop: (22, 26, "regular"),
      [25, 31, 26, 32, 27, 33, 28, 34, 30, 37, 32, 39, 34, 41, 38, 46, 43, 51, 48, 57, 53, 62, 58, 68]),
    row(
      "title2", desktop: (17, 22, "regular"),
      [19, 24, 20, 25, 21, 26, 22, 28, 24, 30, 26, 32, 28, 34, 34, 41, 39, 47, 44, 52, 50, 59, 56, 66]),
    row(
      "title3", desktop: (15, 20, "regular"),
      [17, 22, 18, 23, 19, 24, 20, 25, 22, 28, 24, 30, 26, 32, 31, 38, 37, 44, 43, 51, 49, 58, 55, 65]),
    row(
      "headline", weight: "semibold", desktop: (13, 16, "bold"),
      [14, 19, 15, 20, 16, 21, 17, 22, 19, 24, 21, 26, 23, 29, 28, 34, 33, 40, 40, 48, 47, 56, 53, 62]),
    row(
      "body", desktop: (13, 16, "regular"),
      [14, 19, 15, 20, 16, 21, 17, 22, 19, 24, 21, 26, 23, 29, 28, 34, 33, 40, 40, 48, 47, 56, 53, 62]),
    row(
      "callout", desktop: (12, 15, "regular"),
      [13, 18, 14, 19, 15, 20, 16, 21, 18, 23, 20, 25, 22, 28, 26, 32, 32, 39, 38, 46, 44, 52, 51, 60]),
    row(
      "subheadline", desktop: (11, 14, "regular"),
      [12, 16, 13, 18, 14, 19, 15, 20, 17, 22, 19, 24, 21, 28, 25, 31, 30, 37, 36, 43, 42, 50, 49, 58]),
    row(
      "footnote", desktop: (10, 13, "regular"),
      [12, 16, 12, 16, 12, 16, 13, 18, 15, 20, 17, 22, 19, 24, 23, 29, 27, 33, 33, 40, 38, 46, 44, 52]),
    row(
      "caption", desktop: (10, 13, "regular"),
      [11, 13, 11, 13, 11, 13, 12, 16, 14, 19, 16, 21, 18, 23, 22, 29, 26, 32, 32, 39, 37, 44, 43, 51]),
    row(
      "caption2", desktop: (10, 13, "medium"),
      [11, 13, 11, 13, 11, 13, 11, 13, 13, 18, 15, 20, 17, 22, 20, 25, 24, 30, 29, 35, 34, 41, 40, 48]),
  ]

  /// A row from sizes and leadings in turn.
  private static func row(
    _ name: String, weight: String = "regular", desktop: (Double, Double, String), _ numbers: [Double]
  ) -> TextStyleRow {
    let faces = stride(from: 0, to: numbers.count - 1, by: 2).map { index in
      FontMetrics.Face(size: numbers[index], lineHeight: numbers[index + 1], weight: weight)
    }
    return TextStyleRow(
      name: name, faces: faces,
      desktop: FontMetrics.Face(size: desktop.0, lineHeight: desktop.1, weight: desktop.2))
  }
}
