import StyleModel
import Testing

/// Apple's text styles at the text sizes.
@Suite struct FontMetricsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let style: String
    let size: ContentSizeCategory
    let face: [Double]
    var testDescription: String { "\(style) \(size)" }
  }

  static let rows = [
    Row(style: "body", size: .large, face: [17, 22]), Row(style: "body", size: .xSmall, face: [14, 19]),
    Row(style: "body", size: .accessibility5, face: [53, 62]),
    Row(style: "largeTitle", size: .large, face: [34, 41]),
    Row(style: "largeTitle", size: .accessibility5, face: [60, 70]),
    Row(style: "footnote", size: .medium, face: [12, 16]),
    Row(style: "caption2", size: .xxxLarge, face: [17, 22]),
  ]

  @Test("gives size and leading", arguments: rows)
  func faces(_ row: Row) {
    let face = FontMetrics.face(of: row.style, at: row.size)
    #expect(face.map { [$0.size, $0.lineHeight] } == row.face)
  }

  @Test("knows every style of the table at every size, each at least as large as the one before")
  func complete() {
    for style in PropertyTable.fontPresets {
      #expect(FontMetrics.desktopFace(of: style) != nil)
      var last = 0.0
      for size in ContentSizeCategory.allCases {
        let face = FontMetrics.face(of: style, at: size)
        #expect((face?.size ?? 0) >= last, "\(style) at \(size)")
        #expect((face?.lineHeight ?? 0) > face?.size ?? 0, "\(style) at \(size)")
        last = face?.size ?? 0
      }
    }
    #expect(FontMetrics.face(of: "headline")?.weight == "semibold")
    #expect(FontMetrics.desktopFace(of: "headline")?.weight == "bold")
    #expect(FontMetrics.face(of: "title4") == nil)
    #expect(FontMetrics.desktopFace(of: "Body") == nil)
  }
}
