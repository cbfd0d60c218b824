/// How an animation goes from its start to its end, by the names that classes have for it.
public enum MotionCurve: UInt8, CaseIterable, Hashable, Sendable {
  case linear, easeIn, easeOut, easeInOut, spring, smooth, snappy, bouncy

  private static let rows: [(name: String, kind: String, bounce: Double?, bezier: CubicBezier?)] = [
    ("linear", "linear", nil, CubicBezier(0, 0, 1, 1)),
    // The control points of CSS Easing 1, which SwiftUI's curves share.
    ("ease-in", "easeIn", nil, CubicBezier(0.42, 0, 1, 1)),
    ("ease-out", "easeOut", nil, CubicBezier(0, 0, 0.58, 1)),
    ("ease-in-out", "easeInOut", nil, CubicBezier(0.42, 0, 0.58, 1)),
    // SwiftUI's smooth, snappy and bouncy are springs of these bounces.
    ("spring", "spring", nil, nil), ("smooth", "spring", 0, nil), ("snappy", "spring", 0.15, nil),
    ("bouncy", "spring", 0.3, nil),
  ]

  /// The name in classes and files, such as `ease-in`.
  public var name: String { Self.rows[Int(rawValue)].name }
  /// The curve as StemJSON's `animation.kind` spells it.
  public var kind: String { Self.rows[Int(rawValue)].kind }
  /// The bounce that the name stands for, where it stands for one.
  public var bounce: Double? { Self.rows[Int(rawValue)].bounce }
  /// The curve's control points; a spring has none.
  public var bezier: CubicBezier? { Self.rows[Int(rawValue)].bezier }

  /// The curve of a name, as classes or as StemJSON write it.
  public init?(_ name: String) {
    guard let curve = Self.allCases.first(where: { $0.name == name || $0.kind == name }) else { return nil }
    self = curve
  }

  /// The curve whose control points are nearest to others.
  public init(nearestTo bezier: CubicBezier) {
    var (best, distance) = (MotionCurve.linear, Double.infinity)
    for curve in Self.allCases {
      guard let own = curve.bezier?.distance(to: bezier), own < distance else { continue }
      (best, distance) = (curve, own)
    }
    self = best
  }
}

/// The control points of an easing curve, as CSS and Design Tokens write them.
public struct CubicBezier: Hashable, Sendable {
  public var x1: Double
  public var y1: Double
  public var x2: Double
  public var y2: Double

  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// Four numbers whose times lie between 0 and 1.
  public init?(_ numbers: [Double]) {
    guard numbers.count == 4, numbers[0] >= 0, numbers[0] <= 1, numbers[2] >= 0, numbers[2] <= 1 else {
      return nil
    }
    self.init(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// The four numbers, in the order of CSS.
  public var numbers: [Double] { [x1, y1, x2, y2] }

  fileprivate func distance(to other: CubicBezier) -> Double {
    zip(numbers, other.numbers).map { ($0 - $1) * ($0 - $1) }.reduce(0, +)
  }
}

/// A motion preset of a theme: what `animate-fast` and `duration-fast` stand for; lengths of time in milliseconds.
public struct Motion: Hashable, Sendable {
  /// Without a curve the preset is a duration alone.
  public var curve: MotionCurve?
  /// Control points where no named curve has them; `curve` is then the nearest.
  public var bezier: CubicBezier?
  public var duration: Double?
  public var delay: Double?
  /// The bounce of a spring, from 0 to 1.
  public var bounce: Double?

  public init(
    _ curve: MotionCurve? = nil, duration: Double? = nil, delay: Double? = nil, bounce: Double? = nil
  ) {
    self.curve = curve
    self.duration = duration
    self.delay = delay
    self.bounce = bounce
  }

  /// Sets the curve by its control points.
  public mutating func setCurve(_ points: CubicBezier) {
    let nearest = MotionCurve(nearestTo: points)
    curve = nearest
    bezier = nearest.bezier == points ? nil : points
  }

  /// The control points of the curve; a spring has none.
  public var controlPoints: CubicBezier? { bezier ?? curve?.bezier }
}
