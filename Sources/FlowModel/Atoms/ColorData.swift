/// A colour: a token of the design system, a hex text with its dark twin, and an opacity on top of either.
///
/// Hex texts are read when the colour is painted, so every text decodes.
public struct ColorData: FlowAtom {
  public var hex: String?
  /// What takes the place of `hex` in dark appearance.
  public var darkHex: String?
  /// A name that the installed theme may know; then it wins over `hex`.
  public var token: String?
  /// A factor on whatever resolution gives; its range is not enforced.
  public var alpha: Double?

  public init(hex: String? = nil, darkHex: String? = nil, token: String? = nil, alpha: Double? = nil) {
    self.hex = hex
    self.darkHex = darkHex
    self.token = token
    self.alpha = alpha
  }

  public init() { self.init(hex: nil) }

  public static let name = "ColorData"
  public static let shorthand: String? = "hex"
  public static let fields: [FlowField<ColorData>] = [
    FlowField("hex", get: { $0.hex }, set: { $0.hex = $1 }),
    FlowField("dark_hex", get: { $0.darkHex }, set: { $0.darkHex = $1 }),
    FlowField("token", get: { $0.token }, set: { $0.token = $1 }),
    FlowField("alpha", get: { $0.alpha }, set: { $0.alpha = $1 }),
  ]
}
