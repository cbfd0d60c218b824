import JSONText

/// A button with a title.
public struct ButtonData: FlowAtom {
  /// The stock button reads text, font and colour of it, nothing else.
  public var title: TextData
  /// `solid`, `outline` or `plain`; another word counts as `solid`.
  public var style: String?
  /// The accent: the fill of a solid button, stroke and text of an outline, the text of a plain one.
  public var backgroundColor: ColorData?
  public var cornerRadius: CornerRadiusData?
  /// Stands before the title.
  public var icon: IconData?
  public var isFullWidth: Bool?
  public var isDisabled: Bool?
  public var action: ActionData?

  public init(
    title: TextData, style: String? = nil, backgroundColor: ColorData? = nil,
    cornerRadius: CornerRadiusData? = nil, icon: IconData? = nil, isFullWidth: Bool? = nil,
    isDisabled: Bool? = nil, action: ActionData? = nil
  ) {
    self.title = title
    self.style = style
    self.backgroundColor = backgroundColor
    self.cornerRadius = cornerRadius
    self.icon = icon
    self.isFullWidth = isFullWidth
    self.isDisabled = isDisabled
    self.action = action
  }

  public init() { self.init(title: TextData()) }

  public static let styles = ["solid", "outline", "plain"]
  public static let name = "ButtonData"
  public static let fields: [FlowField<ButtonData>] = [
    .required("title", get: { $0.title }, set: { $0.title = $1 }),
    FlowField(
      "style", .word(styles, unknown: "solid"), initial: "solid", get: { $0.style }, set: { $0.style = $1 }),
    FlowField(
      "bg_color", fallback: "theme accentColor", get: { $0.backgroundColor },
      set: { $0.backgroundColor = $1 }),
    FlowField(
      "corner_radius", fallback: "theme cornerRadius", get: { $0.cornerRadius },
      set: { $0.cornerRadius = $1 }),
    FlowField("icon", get: { $0.icon }, set: { $0.icon = $1 }),
    FlowField("full_width", initial: false, get: { $0.isFullWidth }, set: { $0.isFullWidth = $1 }),
    FlowField("disabled", initial: false, get: { $0.isDisabled }, set: { $0.isDisabled = $1 }),
    FlowField("action", get: { $0.action }, set: { $0.action = $1 }),
  ]
}
