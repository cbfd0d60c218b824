import JSONText

/// A stroke inside the edge of a widget's box.
public struct BorderData: FlowAtom {
  /// Points.
  public var width: Double?
  /// Without a colour that resolves there is no border.
  public var color: ColorData?
  /// Points of a dash; both lengths make dashes, one alone a solid line.
  public var dashWidth: Double?
  /// Points between two dashes.
  public var dashGap: Double?

  public init(
    width: Double? = nil, color: ColorData? = nil, dashWidth: Double? = nil, dashGap: Double? = nil
  ) {
    self.width = width
    self.color = color
    self.dashWidth = dashWidth
    self.dashGap = dashGap
  }

  public init() { self.init(width: nil) }

  public static let name = "BorderData"
  public static let fields: [FlowField<BorderData>] = [
    FlowField("width", initial: 1, get: { $0.width }, set: { $0.width = $1 }),
    FlowField("color", get: { $0.color }, set: { $0.color = $1 }),
    FlowField("dash_width", get: { $0.dashWidth }, set: { $0.dashWidth = $1 }),
    FlowField("dash_gap", get: { $0.dashGap }, set: { $0.dashGap = $1 }),
  ]
}
