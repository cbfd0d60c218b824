import StyleModel
import Testing

/// Contrast by WCAG 2.2 and by APCA, against published values.
struct ContrastTests {
  /// Ratios of the contrast checkers that the W3C's understanding documents lead to.
  @Test(arguments: [
    ("#FFFFFF", "#000000", 21.0), ("#767676", "#FFFFFF", 4.5422), ("#777777", "#FFFFFF", 4.4781),
    ("#595959", "#FFFFFF", 7.0047), ("#949494", "#FFFFFF", 3.0334), ("#FF0000", "#FFFFFF", 3.9985),
    ("#0000FF", "#FFFFFF", 8.5925), ("#00FF00", "#FFFFFF", 1.3722), ("#123456", "#123456", 1),
  ])
  func ratio(_ text: String, _ fill: String, _ due: Double) throws {
    let (text, fill) = (try #require(RGBA(hex: text)), try #require(RGBA(hex: fill)))
    #expect(abs(text.contrast(against: fill) - due) < 1e-3)
    #expect(text.contrast(against: fill) == fill.contrast(against: text))
  }

  /// The keystone checks of APCA-W3 0.1.9, text before fill, and the two ends.
  @Test(arguments: [
    ("#888", "#fff", 63.056469930209424), ("#fff", "#888", -68.54146436644962),
    ("#000", "#aaa", 58.146262578561334), ("#aaa", "#000", -56.24113336839742),
    ("#123", "#def", 91.66830811481631), ("#def", "#123", -93.06770049484275),
    ("#123", "#444", 8.32326136957393), ("#444", "#123", -7.526878460278154),
    ("#000", "#fff", 106.04067321268862), ("#fff", "#000", -107.88473318309848),
    // Too near to tell apart, and equal.
    ("#123", "#234", 0), ("#777", "#777", 0),
  ])
  func lightness(_ text: String, _ fill: String, _ due: Double) throws {
    let (text, fill) = (try #require(RGBA(hex: text)), try #require(RGBA(hex: fill)))
    #expect(abs(text.lightnessContrast(on: fill) - due) < 1e-3)
  }

  @Test(arguments: [
    ("#00000080", "#FFFFFF", "#7F7F7F"), ("#FFFFFF80", "#000000", "#808080"),
    ("#FF000000", "#123456", "#123456"),
    ("#FF0000", "#123456", "#FF0000"), ("#2E2E311A", "#FFFFFF", "#EAEAEA"),
  ])
  func compositing(_ front: String, _ back: String, _ seen: String) throws {
    let (front, back) = (try #require(RGBA(hex: front)), try #require(RGBA(hex: back)))
    #expect(front.composited(over: back).hex == seen)
  }
}
