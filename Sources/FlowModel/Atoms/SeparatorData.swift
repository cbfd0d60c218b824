import JSONText

/// A line, a dashed line or a gap between widgets.
public struct SeparatorData: FlowAtom {
  /// `line`, `dashed` or `space`; another word counts as `line`.
  public var style: String?
  public var color: ColorData?
  /// Points of the line or of the gap.
  public var thickness: Double?
  public var insets: EdgeInsetsData?

  public init(
    style: String? = nil, color: ColorData? = nil, thickness: Double? = nil, insets: EdgeInsetsData? = nil
  ) {
    self.style = style
    self.color = color
    self.thickness = thickness
    self.insets = insets
  }

  public init() { self.init(style: nil) }

  public static let styles = ["line", "dashed", "space"]
  public static let name = "SeparatorData"
  public static let fields: [FlowField<SeparatorData>] = [
    FlowField(
      "style", .word(styles, unknown: "line"), initial: "line", get: { $0.style }, set: { $0.style = $1 }),
    FlowField("color", fallback: "theme separatorColor", get: { $0.color }, set: { $0.color = $1 }),
    FlowField("thickness", initial: 1, get: { $0.thickness }, set: { $0.thickness = $1 }),
    FlowField("insets", initial: 0, get: { $0.insets }, set: { $0.insets = $1 }),
  ]
}
