import JSONText

/// Lengths at four sides, in points; left and right change sides where text runs from right to left.
///
/// It has no shorthand: no number for all sides, no `horizontal` and `vertical`. Sides that are absent are zero.
public struct EdgeInsetsData: FlowAtom {
  public var top: Double
  public var left: Double
  public var right: Double
  public var bottom: Double

  public init(top: Double = 0, left: Double = 0, right: Double = 0, bottom: Double = 0) {
    self.top = top
    self.left = left
    self.right = right
    self.bottom = bottom
  }

  public init() { self.init(top: 0) }

  public var isZero: Bool { self == EdgeInsetsData() }
  /// What the sides take of a width.
  public var horizontal: Double { left + right }
  /// What the sides take of a height.
  public var vertical: Double { top + bottom }

  public static let name = "EdgeInsetsData"
  public static let fields: [FlowField<EdgeInsetsData>] = [
    .always("top", initial: 0.0, get: { $0.top }, set: { $0.top = $1 }),
    .always("left", initial: 0.0, get: { $0.left }, set: { $0.left = $1 }),
    .always("right", initial: 0.0, get: { $0.right }, set: { $0.right = $1 }),
    .always("bottom", initial: 0.0, get: { $0.bottom }, set: { $0.bottom = $1 }),
  ]
}
