import JSONText

/// The radii of four corners, in points; left and right change sides where text runs from right to left.
///
/// One number stands for all four. Flow always writes four.
public struct CornerRadiusData: FlowAtom {
  public var topLeft: Double
  public var topRight: Double
  public var bottomLeft: Double
  public var bottomRight: Double

  public init(
    topLeft: Double = 0, topRight: Double = 0, bottomLeft: Double = 0, bottomRight: Double = 0
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }

  public init(_ uniform: Double) {
    self.init(topLeft: uniform, topRight: uniform, bottomLeft: uniform, bottomRight: uniform)
  }

  public init() { self.init(0) }

  /// The radius that all four corners have; `nil` where they differ.
  public var uniform: Double? {
    topLeft == topRight && topRight == bottomLeft && bottomLeft == bottomRight ? topLeft : nil
  }

  /// Whether no corner is round, so that nothing is clipped.
  public var isZero: Bool { uniform == 0 }

  public static let name = "CornerRadiusData"
  public static let fields: [FlowField<CornerRadiusData>] = [
    .always("top_left", initial: 0.0, get: { $0.topLeft }, set: { $0.topLeft = $1 }),
    .always("top_right", initial: 0.0, get: { $0.topRight }, set: { $0.topRight = $1 }),
    .always("bottom_left", initial: 0.0, get: { $0.bottomLeft }, set: { $0.bottomLeft = $1 }),
    .always("bottom_right", initial: 0.0, get: { $0.bottomRight }, set: { $0.bottomRight = $1 }),
  ]

  public init(_ node: JSONNode, in document: JSONDocument, at path: [String]) throws(FlowFault) {
    self.init()
    if document.kind(of: node) == .number {
      self.init(try Double(node, in: document, at: path))
    } else {
      try read(node, document, path)
    }
  }

  public func json(_ form: FlowForm) -> JSONValue {
    if form == .shorthand, let uniform { return .number(uniform) }
    return .object(members(form))
  }
}
