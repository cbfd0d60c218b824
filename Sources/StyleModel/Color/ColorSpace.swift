/// How a colour outside the sRGB gamut becomes one inside it.
public enum GamutMapping: Hashable, Sendable {
  /// Each component is clipped on its own, as browsers and Tailwind's published fallbacks do.
  case clip
  /// The algorithm of CSS Color 4: OKLCH chroma is reduced until clipping makes no visible difference.
  case reduceChroma
}

/// A gamma-encoded sRGB colour of any gamut: components outside 0...1 lie outside sRGB.
public struct ExtendedRGB: Hashable, Sendable {
  /// The components; 0...1 is the sRGB gamut.
  public var red, green, blue: Double
  /// The opacity from 0 to 1.
  public var alpha: Double

  /// A colour from its components, opaque unless told otherwise.
  public init(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The same colour with components from 0 to 1.
  public init(_ rgba: RGBA) {
    self.init(
      Double(rgba.red) / 255, Double(rgba.green) / 255, Double(rgba.blue) / 255,
      alpha: Double(rgba.alpha) / 255)
  }

  /// Whether all components lie within sRGB, give or take the noise of a conversion.
  public var isInGamut: Bool {
    func fits(_ x: Double) -> Bool { x >= -1e-6 && x <= 1 + 1e-6 }
    return fits(red) && fits(green) && fits(blue)
  }

  /// Each component at the nearest value from 0 to 1.
  public var clipped: ExtendedRGB {
    ExtendedRGB(clampedToUnit(red), clampedToUnit(green), clampedToUnit(blue), alpha: clampedToUnit(alpha))
  }

  /// The colour inside sRGB that stands for this one.
  public func mapped(_ mapping: GamutMapping) -> ExtendedRGB {
    switch mapping {
    case .clip: clipped
    case .reduceChroma: reducingChroma()
    }
  }

  /// The colour in eight bits a component; halves round up, as CSS asks.
  public func rgba(_ mapping: GamutMapping = .clip) -> RGBA {
    // The margin beyond one half lets 127.5 round up when a conversion has left it a little short.
    func byte(_ x: Double) -> UInt8 { UInt8(Elementary.floor(clampedToUnit(x) * 255 + 0.500_004)) }
    let inside = mapped(mapping)
    return RGBA(byte(inside.red), byte(inside.green), byte(inside.blue), byte(inside.alpha))
  }

  /// The colour in OKLab: lightness from 0 to 1, then the two axes.
  public var oklab: (lightness: Double, a: Double, b: Double) {
    let lms = ColorSpace.lmsFromLinear.times(
      ColorSpace.decodedSRGB(red), ColorSpace.decodedSRGB(green), ColorSpace.decodedSRGB(blue))
    let lab = ColorSpace.oklabFromLMS.times(
      Elementary.cbrt(lms.0), Elementary.cbrt(lms.1), Elementary.cbrt(lms.2))
    return (lab.0, lab.1, lab.2)
  }

  // CSS Color 4, section 13.2: bisect the chroma; stop where the clipped colour is just noticeably different.
  private func reducingChroma() -> ExtendedRGB {
    let just = 0.02
    let tolerance = 0.0001
    let origin = oklab
    if origin.lightness >= 1 { return ExtendedRGB(1, 1, 1, alpha: clampedToUnit(alpha)) }
    if origin.lightness <= 0 { return ExtendedRGB(0, 0, 0, alpha: clampedToUnit(alpha)) }
    if isInGamut { return clipped }
    func reduced(to factor: Double) -> ExtendedRGB {
      ColorSpace.oklab.rgb(origin.lightness, origin.a * factor, origin.b * factor, alpha: alpha)
    }
    if clipped.distance(to: self) < just { return clipped }
    // Hue and lightness stay, so a factor on both axes is the chroma.
    let chroma = (origin.a * origin.a + origin.b * origin.b).squareRoot()
    var (low, high) = (0.0, 1.0)
    var lowIsInGamut = true
    var result = clipped
    while (high - low) * chroma > tolerance {
      let middle = (low + high) / 2
      let current = reduced(to: middle)
      if lowIsInGamut && current.isInGamut {
        low = middle
        continue
      }
      result = current.clipped
      let distance = result.distance(to: current)
      if distance >= just {
        high = middle
      } else if just - distance < tolerance {
        return result
      } else {
        lowIsInGamut = false
        low = middle
      }
    }
    return result
  }

  // The colour difference deltaEOK.
  private func distance(to other: ExtendedRGB) -> Double {
    let (x, y) = (oklab, other.oklab)
    let (l, a, b) = (x.lightness - y.lightness, x.a - y.a, x.b - y.b)
    return (l * l + a * a + b * b).squareRoot()
  }
}

/// A colour space of CSS Color 4, with the way from its components to sRGB.
///
/// Components are numbers as CSS writes them: 0...1 for RGB and XYZ spaces and for OKLab's lightness, 0...100
/// for the lightness of Lab and for the last two components of HSL and HWB, degrees for hues.
public enum ColorSpace: UInt8, CaseIterable, Hashable, Sendable {
  case srgb, srgbLinear, displayP3, displayP3Linear, a98RGB, prophotoRGB, rec2020, xyzD50, xyzD65
  case lab, lch, oklab, oklch, hsl, hwb

  /// Converts three components of this space; nothing is clamped, and hues may be of any size.
  ///
  /// `rec2020` is display-referred with a gamma of 2.4, as CSS Color 4 has it since 2025.
  public func rgb(_ x: Double, _ y: Double, _ z: Double, alpha: Double = 1) -> ExtendedRGB {
    var color: ExtendedRGB
    switch self {
    case .srgb: color = ExtendedRGB(x, y, z)
    case .srgbLinear: color = Self.encoded((x, y, z))
    case .displayP3:
      color = Self.encoded(
        Self.linearFromP3.times(Self.decodedSRGB(x), Self.decodedSRGB(y), Self.decodedSRGB(z)))
    case .displayP3Linear: color = Self.encoded(Self.linearFromP3.times(x, y, z))
    case .a98RGB:
      let gamma = 563.0 / 256
      color = Self.encoded(
        Self.linearFromA98.times(signedPower(x, gamma), signedPower(y, gamma), signedPower(z, gamma)))
    case .prophotoRGB:
      func decoded(_ x: Double) -> Double { abs(x) <= 16.0 / 512 ? x / 16 : signedPower(x, 1.8) }
      color = Self.encoded(Self.linearFromProPhoto.times(decoded(x), decoded(y), decoded(z)))
    case .rec2020:
      color = Self.encoded(
        Self.linearFromRec2020.times(signedPower(x, 2.4), signedPower(y, 2.4), signedPower(z, 2.4)))
    case .xyzD50: color = Self.encoded(Self.linearFromXYZD50.times(x, y, z))
    case .xyzD65: color = Self.encoded(Self.linearFromXYZD65.times(x, y, z))
    case .lab: color = Self.fromLab(x, y, z)
    case .lch:
      let (a, b) = Self.axes(chroma: y, hue: z)
      color = Self.fromLab(x, a, b)
    case .oklab: color = Self.fromOKLab(x, y, z)
    case .oklch:
      let (a, b) = Self.axes(chroma: y, hue: z)
      color = Self.fromOKLab(x, a, b)
    case .hsl: color = Self.fromHSL(x, y / 100, z / 100)
    case .hwb: color = Self.fromHWB(x, y / 100, z / 100)
    }
    color.alpha = alpha
    return color
  }

  // sRGB's transfer curve, mirrored for negative numbers.
  static func decodedSRGB(_ x: Double) -> Double {
    abs(x) <= 0.04045 ? x / 12.92 : mirroringSign(x) { Elementary.pow(($0 + 0.055) / 1.055, 2.4) }
  }

  static func encodedSRGB(_ x: Double) -> Double {
    abs(x) <= 0.0031308 ? x * 12.92 : mirroringSign(x) { 1.055 * Elementary.pow($0, 1 / 2.4) - 0.055 }
  }

  private static func encoded(_ linear: (Double, Double, Double)) -> ExtendedRGB {
    ExtendedRGB(encodedSRGB(linear.0), encodedSRGB(linear.1), encodedSRGB(linear.2))
  }

  private static func axes(chroma: Double, hue: Double) -> (Double, Double) {
    let radians = wrappedDegrees(hue) * (Elementary.pi / 180)
    return (chroma * Elementary.cos(radians), chroma * Elementary.sin(radians))
  }

  private static func fromLab(_ lightness: Double, _ a: Double, _ b: Double) -> ExtendedRGB {
    let y = (lightness + 16) / 116
    func decoded(_ f: Double) -> Double {
      f * f * f > 216.0 / 24389 ? f * f * f : (116 * f - 16) * 27 / 24389
    }
    // The white of D50.
    return encoded(
      linearFromXYZD50.times(
        decoded(y + a / 500) * (0.3457 / 0.3585), decoded(y), decoded(y - b / 200) * (0.2958 / 0.3585)))
  }

  private static func fromOKLab(_ lightness: Double, _ a: Double, _ b: Double) -> ExtendedRGB {
    let lms = lmsFromOKLab.times(lightness, a, b)
    return encoded(
      linearFromLMS.times(lms.0 * lms.0 * lms.0, lms.1 * lms.1 * lms.1, lms.2 * lms.2 * lms.2))
  }

  private static func fromHSL(_ hue: Double, _ saturation: Double, _ lightness: Double) -> ExtendedRGB {
    let sector = wrappedDegrees(hue) / 30
    let reach = saturation * min(lightness, 1 - lightness)
    func component(_ start: Double) -> Double {
      let k = start + sector >= 12 ? start + sector - 12 : start + sector
      return lightness - reach * max(-1, min(k - 3, 9 - k, 1))
    }
    return ExtendedRGB(component(0), component(8), component(4))
  }

  private static func fromHWB(_ hue: Double, _ whiteness: Double, _ blackness: Double) -> ExtendedRGB {
    if whiteness + blackness >= 1 {
      let gray = whiteness / (whiteness + blackness)
      return ExtendedRGB(gray, gray, gray)
    }
    let pure = fromHSL(hue, 1, 0.5)
    let span = 1 - whiteness - blackness
    return ExtendedRGB(
      pure.red * span + whiteness, pure.green * span + whiteness, pure.blue * span + whiteness)
  }
}
