import JSONText

/// A short label in a shape of its own.
public struct TagData: FlowAtom {
  public var text: TextData
  public var backgroundColor: ColorData?
  /// A stroke of one point inside the edge; none where the colour does not resolve.
  public var borderColor: ColorData?
  public var cornerRadius: CornerRadiusData?
  /// Stands before the text.
  public var icon: IconData?
  public var action: ActionData?

  public init(
    text: TextData, backgroundColor: ColorData? = nil, borderColor: ColorData? = nil,
    cornerRadius: CornerRadiusData? = nil, icon: IconData? = nil, action: ActionData? = nil
  ) {
    self.text = text
    self.backgroundColor = backgroundColor
    self.borderColor = borderColor
    self.cornerRadius = cornerRadius
    self.icon = icon
    self.action = action
  }

  public init() { self.init(text: TextData()) }

  public static let name = "TagData"
  public static let fields: [FlowField<TagData>] = [
    .required("text", get: { $0.text }, set: { $0.text = $1 }),
    FlowField(
      "bg_color", fallback: "theme surfaceColor", get: { $0.backgroundColor },
      set: { $0.backgroundColor = $1 }),
    FlowField("border_color", get: { $0.borderColor }, set: { $0.borderColor = $1 }),
    FlowField("corner_radius", initial: 6, get: { $0.cornerRadius }, set: { $0.cornerRadius = $1 }),
    FlowField("icon", get: { $0.icon }, set: { $0.icon = $1 }),
    FlowField("action", get: { $0.action }, set: { $0.action = $1 }),
  ]
}
