import JSONText

/// The navigation bar of a page.
public struct NavData: FlowAtom {
  public var title: TextData?
  public var subtitle: TextData?
  public var backgroundColor: ColorData?
  /// Without an action it goes back.
  public var leftButton: ButtonData?
  /// One that does not decode fails the bar, and with it the page.
  public var rightButtons: [ButtonData]?

  public init() {}

  public static let name = "NavData"
  public static let fields: [FlowField<NavData>] = [
    FlowField("title", get: { $0.title }, set: { $0.title = $1 }),
    FlowField("subtitle", get: { $0.subtitle }, set: { $0.subtitle = $1 }),
    FlowField(
      "bg_color", fallback: "theme pageBackground", get: { $0.backgroundColor },
      set: { $0.backgroundColor = $1 }),
    FlowField("left_button", get: { $0.leftButton }, set: { $0.leftButton = $1 }),
    FlowField("right_buttons", get: { $0.rightButtons }, set: { $0.rightButtons = $1 }),
  ]
}

/// Whether pulling a page down loads it again.
public struct RefreshData: FlowAtom {
  public var pullToRefresh = false

  public init() {}

  public static let name = "RefreshData"
  public static let fields: [FlowField<RefreshData>] = [
    .required("pull_to_refresh", get: { $0.pullToRefresh }, set: { $0.pullToRefresh = $1 })
  ]
}

/// Whether more sections follow, and what asks for them.
public struct PaginationData: FlowAtom {
  public var hasMore = false
  /// Sent back as it came.
  public var postback: JSONValue?

  public init() {}

  public static let name = "PaginationData"
  public static let fields: [FlowField<PaginationData>] = [
    .required("has_more", get: { $0.hasMore }, set: { $0.hasMore = $1 }),
    FlowField("postback", get: { $0.postback }, set: { $0.postback = $1 }),
  ]
}

/// How a sheet is presented.
public struct SheetConfig: FlowAtom {
  public var detents: Detents?
  public var grabber: Bool?
  public var dismissible: Bool?
  /// Points.
  public var cornerRadius: Double?

  public init() {}

  /// The heights at which it rests.
  public var heights: [Detents.Height] { (detents ?? Detents([])).heights }

  public static let name = "SheetConfig"
  public static let fields: [FlowField<SheetConfig>] = [
    FlowField("detents", initial: ["medium", "large"], get: { $0.detents }, set: { $0.detents = $1 }),
    FlowField("grabber", initial: true, get: { $0.grabber }, set: { $0.grabber = $1 }),
    FlowField("dismissible", initial: true, get: { $0.dismissible }, set: { $0.dismissible = $1 }),
    FlowField("corner_radius", get: { $0.cornerRadius }, set: { $0.cornerRadius = $1 }),
  ]
}
