import StyleModel

/// What stands for materials and glass: a fill that lets through what a filter has blurred.
///
/// Apple publishes no numbers; these look like the systems' own over light and dark content.
struct CSSMaterial: Sendable {
  /// The name in StemJSON.
  let name: String
  /// The fill in light and dark appearance.
  let fill: Color
  /// The blur of what lies behind, in points; none for `identity`.
  let blur: Double
  /// How much stronger colours behind it become.
  let saturation: Double

  /// The filter on what lies behind; `nil` where there is none.
  var filter: String? {
    blur == 0 ? nil : "blur(\(CSSText.points(blur))) saturate(\(CSSText.number(saturation)))"
  }

  static let materials: [CSSMaterial] = [
    row("ultraThin", 0xFFFF_FF70, 0x2626_2A70, 18), row("thin", 0xFBFB_FD99, 0x2424_2899, 20),
    row("regular", 0xF8F8_FABF, 0x2020_24BF, 24), row("thick", 0xF6F6_F8D9, 0x1E1E_22D9, 28),
    row("ultraThick", 0xF5F5_F7F2, 0x1C1C_20F2, 32),
  ]

  static let glasses: [CSSMaterial] = [
    row("regular", 0xFFFF_FF80, 0x2A2A_3080, 12, 1.6), row("clear", 0xFFFF_FF26, 0x2020_2426, 4, 1.2),
    row("identity", 0x0000_0000, 0x0000_0000, 0, 1),
  ]

  /// The light that the edge of glass catches.
  static let glassEdge =
    "inset 0 1px 1px light-dark(#FFFFFFB3,#FFFFFF38),inset 0 0 0 1px light-dark(#FFFFFF4D,#FFFFFF1F)"

  private static func row(
    _ name: String, _ light: UInt32, _ dark: UInt32, _ blur: Double, _ saturation: Double = 1.8
  ) -> CSSMaterial {
    CSSMaterial(
      name: name,
      fill: Color(light: Tone(.rgba(RGBA(packed: light))), dark: Tone(.rgba(RGBA(packed: dark)))), blur: blur,
      saturation: saturation)
  }
}
