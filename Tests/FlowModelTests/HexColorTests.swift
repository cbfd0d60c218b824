import FlowModel
import StyleModel
import Testing

/// Hex texts and the components that Flow reads from them, alpha first.
@Suite struct HexColorTests {
  static let rows: [(text: String, argb: String?)] = [
    ("#4F8CFF", "FF4F8CFF"), ("4f8cff", "FF4F8CFF"), ("#80FF5722", "80FF5722"), ("80ff5722", "80FF5722"),
    ("#BB1C1C1C", "BB1C1C1C"), (" #FFFFFF\n", "FFFFFFFF"), ("\u{A0}#FFFFFF\t", "FFFFFFFF"),
    // What the web writes for a white of 80 percent is an opaque yellowish white here.
    ("#FFFFFFCC", "FFFFFFCC"),
    // A sign is a sign of the number.
    ("+FFFFF", "FF0FFFFF"), ("#+FFFFF", "FF0FFFFF"), ("-00000", "FF000000"), ("-00001", nil),
    ("#FFF", nil), ("#FFFF", nil), ("##FFFFFF", nil), ("#GGGGGG", nil), ("0xFFFF", nil), ("red", nil),
    ("", nil), ("#", nil), ("# FFFFF", nil), ("#FFFFFFF", nil), ("#FFFFFFFFF", nil), ("ＦＦＦＦＦＦ", nil),
    ("rgb(0,0,0)", nil), ("+-FFFF", nil),
  ]

  @Test("reads AARRGGBB and nothing looser", arguments: rows)
  func parses(_ row: (text: String, argb: String?)) {
    let color = HexColor.parse(row.text)
    let argb = color.map { color in
      let web = RGBA(color.red, color.green, color.blue, 254).hex.dropFirst().prefix(6)
      return "\(RGBA(0, 0, color.alpha, 254).hex.dropFirst(5).prefix(2))\(web)"
    }
    #expect(argb == row.argb)
  }

  @Test("writes alpha first, and only where it is not full")
  func writes() {
    #expect(HexColor.text(RGBA(0x4F, 0x8C, 0xFF)) == "#4F8CFF")
    #expect(HexColor.text(RGBA(0xFF, 0x57, 0x22, 0x80)) == "#80FF5722")
    #expect(HexColor.text(RGBA(1, 2, 3, 0)) == "#00010203")
  }

  @Test("what is written reads back as the same components")
  func roundTrip() {
    var value: UInt32 = 0x1234_5678
    for _ in 0..<2000 {
      value = value &* 1_664_525 &+ 1_013_904_223
      let color = RGBA(packed: value)
      #expect(HexColor.parse(HexColor.text(color)) == color)
    }
  }
}
