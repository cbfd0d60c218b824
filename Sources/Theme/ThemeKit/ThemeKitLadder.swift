import StyleModel

/// The ten steps of a colour, from 50 to 900, as ThemeKit's generator makes them of one colour.
///
/// Five lighter steps, the colour itself and four darker ones, in HSV; the hue turns a little on the way.
struct ThemeKitLadder {
  static let steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900]

  let colors: [RGBA]

  /// The ladder of a colour in light or in dark appearance.
  init(_ color: RGBA, isDark: Bool) {
    let hsv = HSV(color)
    var light = (1...5).reversed().map { hsv.step($0, isLighter: true) }
    light.append(color)
    light += (1...4).map { hsv.step($0, isLighter: false) }
    guard isDark else {
      colors = light
      return
    }
    // In dark appearance every step is one of the light ones over a dark ground.
    let ground = RGBA(0x14, 0x14, 0x14)
    colors = Self.darkMix.map { ground.mixed(with: light[$0.step], share: $0.share) }
  }

  private static let darkMix: [(step: Int, share: Double)] = [
    (6, 0.15), (5, 0.25), (4, 0.3), (4, 0.45), (4, 0.65), (4, 0.85), (3, 0.9), (2, 0.95), (1, 0.97),
    (0, 0.98),
  ]

  /// The neutral ladder, which takes on some of the primary colour: most in its first steps.
  static func neutral(isDark: Bool, tint: Double, primary: RGBA) -> [RGBA] {
    (isDark ? darkNeutrals : lightNeutrals).enumerated().map { index, grey in
      grey.mixed(with: primary, share: tint * (1 - 0.72 * Double(index) / 9))
    }
  }

  private static let lightNeutrals = greys([
    0xF6F7F9, 0xECEEF1, 0xDDE0E5, 0xC5C9D0, 0xA3A8B2, 0x808494, 0x5B5E69, 0x464951, 0x2B2D35, 0x0E1015,
  ])
  private static let darkNeutrals = greys([
    0x14161B, 0x1B1E24, 0x2A2E38, 0x3A3F4B, 0x565B68, 0x80858F, 0x9AA0AB, 0xBCC1CA, 0xD8DBE1, 0xF0F2F6,
  ])

  private static func greys(_ values: [UInt32]) -> [RGBA] { values.map { RGBA(packed: $0 << 8 | 0xFF) } }
}

extension RGBA {
  /// A mix of two colours, alpha left out; `share` is how much of the other one there is.
  func mixed(with other: RGBA, share: Double) -> RGBA {
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      let value = halfToEven(Double(from) + (Double(to) - Double(from)) * share)
      return UInt8(max(0, min(255, value)))
    }
    return RGBA(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }
}

/// The whole number next to a value, the even one of two.
func halfToEven(_ value: Double) -> Double {
  // Rounding down needs no C library, which `rounded()` does on some targets.
  let below = value.rounded(.down)
  let rest = value - below
  if rest != 0.5 { return rest < 0.5 ? below : below + 1 }
  return (below / 2).rounded(.down) * 2 == below ? below : below + 1
}

/// Hue in degrees, saturation and value from 0 to 1.
private struct HSV {
  var hue: Double
  var saturation: Double
  var value: Double

  init(_ color: RGBA) {
    let (red, green, blue) = (Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255)
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    value = most
    saturation = most == 0 ? 0 : range / most
    hue = 0
    guard range > 0 else { return }
    if most == red {
      hue = (green - blue) / range + (green < blue ? 6 : 0)
    } else if most == green {
      hue = (blue - red) / range + 2
    } else {
      hue = (red - green) / range + 4
    }
    hue *= 60
  }

  /// A step toward white or toward black.
  func step(_ index: Int, isLighter: Bool) -> RGBA {
    let count = Double(index)
    let whole = halfToEven(hue)
    // Lighter steps turn away from green, darker ones towards it.
    var turned = whole + ((whole >= 60 && whole <= 240) == isLighter ? -2 : 2) * count
    if turned < 0 { turned += 360 } else if turned >= 360 { turned -= 360 }
    var strength = saturation
    if !(hue == 0 && saturation == 0) {
      strength += isLighter ? -0.16 * count : index == 4 ? 0.16 : 0.05 * count
      if isLighter, index == 5 { strength = min(strength, 0.1) }
      strength = Self.cut(max(0.06, min(1, strength)))
    }
    let brightness = Self.cut(max(0, min(1, value + (isLighter ? 0.05 : -0.15) * count)))
    return Self.color(turned, strength, brightness)
  }

  private static func cut(_ share: Double) -> Double { halfToEven(share * 100) / 100 }

  private static func color(_ hue: Double, _ saturation: Double, _ value: Double) -> RGBA {
    let sector = (hue / 60).rounded(.down)
    let rest = hue / 60 - sector
    let low = value * (1 - saturation)
    let falling = value * (1 - rest * saturation)
    let rising = value * (1 - (1 - rest) * saturation)
    let parts: (Double, Double, Double)
    switch Int(sector) % 6 {
    case 0: parts = (value, rising, low)
    case 1: parts = (falling, value, low)
    case 2: parts = (low, value, rising)
    case 3: parts = (low, falling, value)
    case 4: parts = (rising, low, value)
    default: parts = (value, low, falling)
    }
    func byte(_ part: Double) -> UInt8 { UInt8(max(0, min(255, halfToEven(part * 255)))) }
    return RGBA(byte(parts.0), byte(parts.1), byte(parts.2))
  }
}
