import JSONText

/// A symbol of the system.
public struct IconData: FlowAtom {
  public var symbol: String
  /// Points before the reader's text size scales them.
  public var size: Double?
  public var color: ColorData?
  /// What a tap does; without it the icon is hidden from assistive technology.
  public var action: ActionData?

  public init(_ symbol: String, size: Double? = nil, color: ColorData? = nil, action: ActionData? = nil) {
    self.symbol = symbol
    self.size = size
    self.color = color
    self.action = action
  }

  public init() { self.init("") }

  public static let name = "IconData"
  public static let shorthand: String? = "symbol"
  public static let fields: [FlowField<IconData>] = [
    .required("symbol", get: { $0.symbol }, set: { $0.symbol = $1 }),
    FlowField("size", initial: 17, get: { $0.size }, set: { $0.size = $1 }),
    FlowField("color", fallback: "theme textColor", get: { $0.color }, set: { $0.color = $1 }),
    FlowField("action", get: { $0.action }, set: { $0.action = $1 }),
  ]
}
