import JSONText

/// The chrome of a widget: what stands around the view that the widget draws.
///
/// The fields are applied in one order, that of ``ChromeStep``.
public struct WidgetLayout: FlowAtom {
  /// Outside background and border.
  public var margin: EdgeInsetsData?
  /// Between the content and the edge of the background.
  public var padding: EdgeInsetsData?
  public var cornerRadius: CornerRadiusData?
  /// No colour of the theme takes its place.
  public var background: ColorData?
  /// Painted over the background.
  public var gradient: GradientData?
  public var border: BorderData?
  public var width: WidgetWidth?

  public init(
    margin: EdgeInsetsData? = nil, padding: EdgeInsetsData? = nil, cornerRadius: CornerRadiusData? = nil,
    background: ColorData? = nil, gradient: GradientData? = nil, border: BorderData? = nil,
    width: WidgetWidth? = nil
  ) {
    self.margin = margin
    self.padding = padding
    self.cornerRadius = cornerRadius
    self.background = background
    self.gradient = gradient
    self.border = border
    self.width = width
  }

  public init() { self.init(margin: nil) }

  public var isEmpty: Bool { self == WidgetLayout() }

  public static let name = "WidgetLayout"
  public static let fields: [FlowField<WidgetLayout>] = [
    FlowField("margin", initial: 0, get: { $0.margin }, set: { $0.margin = $1 }),
    FlowField("padding", initial: 0, get: { $0.padding }, set: { $0.padding = $1 }),
    FlowField("corner_radius", initial: 0, get: { $0.cornerRadius }, set: { $0.cornerRadius = $1 }),
    FlowField("background", get: { $0.background }, set: { $0.background = $1 }),
    FlowField("gradient", get: { $0.gradient }, set: { $0.gradient = $1 }),
    FlowField("border", get: { $0.border }, set: { $0.border = $1 }),
    FlowField("width", get: { $0.width }, set: { $0.width = $1 }),
  ]
}
