/// A 3 × 3 matrix, row by row.
struct ColorMatrix: Sendable {
  let rows: ((Double, Double, Double), (Double, Double, Double), (Double, Double, Double))

  init(
    _ first: (Double, Double, Double), _ second: (Double, Double, Double), _ third: (Double, Double, Double)
  ) {
    rows = (first, second, third)
  }

  func times(_ x: Double, _ y: Double, _ z: Double) -> (Double, Double, Double) {
    (
      rows.0.0 * x + rows.0.1 * y + rows.0.2 * z, rows.1.0 * x + rows.1.1 * y + rows.1.2 * z,
      rows.2.0 * x + rows.2.1 * y + rows.2.2 * z
    )
  }
}

// Each matrix goes from linear components of a space to linear sRGB in one step. They follow, in exact
// fractions, from the chromaticities of the primaries and of the whites D65 (0.3127, 0.3290) and D50 (0.3457,
// 0.3585) that CSS Color 4 names, with Bradford's adaptation between the whites.
extension ColorSpace {
  static let linearFromXYZD65 = ColorMatrix(
    (3.2409699419045213, -1.5373831775700935, -0.4986107602930033),
    (-0.9692436362808798, 1.8759675015077206, 0.04155505740717561),
    (0.05563007969699361, -0.20397695888897657, 1.0569715142428786))

  static let linearFromXYZD50 = ColorMatrix(
    (3.1341358529001178, -1.617385998018042, -0.49066221791109754),
    (-0.9787954765557777, 1.9162543773959884, 0.03344287339036693),
    (0.07195539255794735, -0.22897675981518203, 1.4053860351131182))

  static let linearFromP3 = ColorMatrix(
    (1.2249401762805598, -0.22494017628055996, 0),
    (-0.04205695470968816, 1.042056954709688, 0),
    (-0.019637554590334432, -0.07863604555063189, 1.0982736001409663))

  static let linearFromA98 = ColorMatrix(
    (1.3983557439607783, -0.3983557439607783, 0),
    (0, 1, 0),
    (0, -0.042928989294473266, 1.0429289892944733))

  static let linearFromRec2020 = ColorMatrix(
    (1.6604910021084345, -0.5876411387885495, -0.07284986331988488),
    (-0.12455047452159074, 1.1328998971259603, -0.008349422604369477),
    (-0.018150763354905303, -0.10057889800800739, 1.1187296613629127))

  static let linearFromProPhoto = ColorMatrix(
    (2.034380849516996, -0.7276357899341342, -0.30674505958286186),
    (-0.22882573163305037, 1.2317425411901048, -0.0029168095570544935),
    (-0.008558828783917425, -0.15326670213803723, 1.1618255309219547))

  // OKLab's cone responses, on the same white as sRGB.
  static let lmsFromLinear = ColorMatrix(
    (0.412221469470763, 0.5363325372617348, 0.0514459932675022),
    (0.21190349581782522, 0.6806995506452344, 0.10739695353694055),
    (0.08830245919005643, 0.2817188391361215, 0.6299787016738221))

  static let linearFromLMS = ColorMatrix(
    (4.076741636075958, -3.3077115392580625, 0.23096990318210447),
    (-1.268437973285032, 2.609757349287689, -0.3413193760026573),
    (-0.00419607613867548, -0.7034186179359363, 1.7076146940746117))

  // Between the cube roots of the cone responses and OKLab.
  static let oklabFromLMS = ColorMatrix(
    (0.210454268309314, 0.7936177747023054, -0.0040720430116193),
    (1.9779985324311684, -2.42859224204858, 0.450593709617411),
    (0.0259040424655478, 0.7827717124575296, -0.8086757549230774))

  static let lmsFromOKLab = ColorMatrix(
    (1, 0.396337777376175, 0.2158037573099136),
    (1, -0.10556134581565856, -0.06385417282581334),
    (1, -0.08948417752981182, -1.2914855480194094))
}

/// `x` within 0...1; 0 for NaN.
func clampedToUnit(_ x: Double) -> Double { x > 0 ? min(x, 1) : 0 }

/// A power of the size of `x` under its sign.
func signedPower(_ x: Double, _ exponent: Double) -> Double {
  mirroringSign(x) { Elementary.pow($0, exponent) }
}

/// A function of the size of `x` under its sign.
func mirroringSign(_ x: Double, _ function: (Double) -> Double) -> Double {
  x < 0 ? -function(-x) : function(x)
}

/// An angle in degrees brought to 0..<360.
func wrappedDegrees(_ degrees: Double) -> Double {
  let rest = degrees - 360 * Elementary.floor(degrees / 360)
  return rest >= 0 && rest < 360 ? rest : 0
}
