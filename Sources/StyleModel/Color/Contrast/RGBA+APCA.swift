// The lightness contrast of APCA-W3 0.1.9, constants 0.0.98G-4g.
extension RGBA {
  /// How well a text of this colour can be read on a fill: the value Lc, from about -108 to 106.
  ///
  /// It is positive for dark text on a lighter fill, negative for light text on a darker one, and 0 where the two
  /// are too near to tell. Unlike the ratio of WCAG it depends on which colour is the text. Alpha does not count.
  public func lightnessContrast(on fill: RGBA) -> Double {
    let text = Self.softened(screenLuminance)
    let ground = Self.softened(fill.screenLuminance)
    guard abs(ground - text) >= 0.0005 else { return 0 }
    if ground > text {
      let contrast = (Elementary.pow(ground, 0.56) - Elementary.pow(text, 0.57)) * 1.14
      return contrast < 0.1 ? 0 : (contrast - 0.027) * 100
    }
    let contrast = (Elementary.pow(ground, 0.65) - Elementary.pow(text, 0.62)) * 1.14
    return contrast > -0.1 ? 0 : (contrast + 0.027) * 100
  }

  /// The luminance of a screen whose every channel has the plain exponent 2.4.
  private var screenLuminance: Double {
    func linear(_ component: UInt8) -> Double { Elementary.pow(Double(component) / 255, 2.4) }
    return 0.2126729 * linear(red) + 0.7151522 * linear(green) + 0.0721750 * linear(blue)
  }

  /// Near black the flare of a screen lifts what is seen.
  private static func softened(_ luminance: Double) -> Double {
    luminance > 0.022 ? luminance : luminance + Elementary.pow(0.022 - luminance, 1.414)
  }
}
