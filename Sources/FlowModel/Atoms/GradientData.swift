import JSONText

/// A linear gradient; Flow has no other.
///
/// Its colours are evenly spaced.
public struct GradientData: FlowAtom {
  /// One that does not decode fails the whole gradient; one that does not resolve is left out when painting.
  public var colors: [ColorData]
  /// Degrees clockwise: 0 runs from leading to trailing, 90 from top to bottom.
  public var angle: Double?

  public init(colors: [ColorData], angle: Double? = nil) {
    self.colors = colors
    self.angle = angle
  }

  public init() { self.init(colors: []) }

  public static let name = "GradientData"
  public static let fields: [FlowField<GradientData>] = [
    .required("colors", get: { $0.colors }, set: { $0.colors = $1 }),
    FlowField("angle", initial: 0, get: { $0.angle }, set: { $0.angle = $1 }),
  ]
}
