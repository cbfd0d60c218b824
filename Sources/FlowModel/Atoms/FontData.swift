/// A font: a named type style of the design system, or a size in points and a weight.
///
/// It has no shorthand: a bare text fails, the name of a token too.
public struct FontData: FlowAtom {
  /// Points before the reader's text size scales them.
  public var size: Double?
  /// A word of ``weights`` in exactly this case; another one counts as `regular`.
  public var weight: String?
  /// A name that the installed theme may know; then it wins over size and weight.
  public var token: String?

  public init(size: Double? = nil, weight: String? = nil, token: String? = nil) {
    self.size = size
    self.weight = weight
    self.token = token
  }

  public init() { self.init(size: nil) }

  public static let weights = ["light", "regular", "medium", "semibold", "bold", "heavy"]
  public static let name = "FontData"
  public static let fields: [FlowField<FontData>] = [
    FlowField("size", get: { $0.size }, set: { $0.size = $1 }),
    FlowField("weight", .word(weights, unknown: "regular"), get: { $0.weight }, set: { $0.weight = $1 }),
    FlowField("token", get: { $0.token }, set: { $0.token = $1 }),
  ]
}
