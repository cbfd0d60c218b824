import StyleModel
import Testing

/// Eight-bit colours.
struct RGBATests {
  @Test func hexAndPackedRoundTrip() {
    var state: UInt32 = 1
    for _ in 0..<2_000 {
      state = state &* 1_664_525 &+ 1_013_904_223
      for packed in [state, state | 0xFF] {
        let color = RGBA(packed: packed)
        #expect(color.packed == packed)
        #expect(RGBA(hex: color.hex) == color)
        #expect(RGBA(hex: color.hex.lowercased()) == color)
        #expect(ExtendedRGB(color).rgba() == color)
        #expect(ExtendedRGB(color).rgba(.reduceChroma) == color)
        #expect(color.hex.count == (packed & 0xFF == 0xFF ? 7 : 9))
      }
    }
  }

  @Test(arguments: ["", "#", "#1", "#12", "#12345", "#1234567", "#123456789", "123", "#12g", "# 123", "#1é"])
  func refusesOtherHex(_ text: String) { #expect(RGBA(hex: text) == nil) }

  @Test(arguments: [
    ("#FFFFFF", "#000000", 21.0), ("#000", "#FFF", 21), ("#777777", "#FFFFFF", 4.4781),
    ("#767676", "#FFFFFF", 4.5422), ("#0000FF", "#FFFFFF", 8.5925), ("#123456", "#123456", 1),
  ]) func contrast(_ one: String, _ other: String, _ ratio: Double) throws {
    let (a, b) = (try #require(RGBA(hex: one)), try #require(RGBA(hex: other)))
    #expect(abs(a.contrast(against: b) - ratio) < 1e-4)
    #expect(a.contrast(against: b) == b.contrast(against: a))
  }

  @Test func luminanceOfPrimaries() {
    #expect(abs(RGBA(255, 0, 0).relativeLuminance - 0.2126) < 1e-12)
    #expect(abs(RGBA(0, 255, 0, 0).relativeLuminance - 0.7152) < 1e-12)
    #expect(RGBA(0, 0, 0).relativeLuminance == 0)
  }
}
