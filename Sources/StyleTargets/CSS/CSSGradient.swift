import StyleModel

/// Gradients of SwiftUI as those of CSS.
///
/// SwiftUI spans a linear gradient between two points of the unit square; CSS takes an angle and places stops along a
/// line whose length follows from angle and box. Along an edge both agree for every box; across a corner the angle
/// depends on the box, so that a square is taken where its size is not known.
struct CSSGradient {
  /// The value of `background-image`; `nil` where a colour is not known.
  let text: String?
  /// Why it is a stand-in, if it is.
  let remark: String?

  init(_ gradient: Gradient, width: Double?, height: Double?) {
    var colors: [String] = []
    for color in gradient.colors { if let text = CSSText.color(color) { colors.append(text) } }
    guard !colors.isEmpty, colors.count == gradient.colors.count else {
      (text, remark) = (nil, nil)
      return
    }
    switch gradient.geometry {
    case .linear(let from, let to):
      let box = Self.box(width, height)
      let line = Line(NamedPoint.place(from), NamedPoint.place(to), box ?? (1, 1))
      let stops = Self.stops(colors, line.start, line.end) { CSSText.percent($0) }
      let angle = "calc(\(CSSText.degrees(line.angle))*var(--twc-inline,1))"
      text =
        "linear-gradient(\(line.angle == 0 || line.angle == 180 ? CSSText.degrees(line.angle) : angle),\(stops))"
      remark =
        line.isDiagonal && box == nil
        ? "the angle is that of a square, as the size of the box is not known" : nil
    case .radial(let center, let start, let end):
      let stops = Self.stops(colors, start, end) { CSSText.points($0) }
      text = "radial-gradient(circle at \(Self.place(center)),\(stops))"
      remark = nil
    case .angular(let center, let start, let end):
      // Angles of SwiftUI begin at the trailing side, those of CSS at the top.
      let stops = Self.stops(colors, 0, end - start) { CSSText.degrees($0) }
      text = "conic-gradient(from \(CSSText.degrees(start + 90)) at \(Self.place(center)),\(stops))"
      remark =
        end - start == 360 || end - start == -360
        ? nil : "what the angles leave open takes the last colour"
    }
  }

  private static func box(_ width: Double?, _ height: Double?) -> (Double, Double)? {
    guard let width, let height, width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
    return (width, height)
  }

  /// Colours at even distances between two places.
  private static func stops(
    _ colors: [String], _ start: Double, _ end: Double, _ written: (Double) -> String
  ) -> String {
    var parts: [String] = []
    for (index, color) in colors.enumerated() {
      let share = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      parts.append("\(color) \(written(start + (end - start) * share))")
    }
    if colors.count == 1 { parts.append(parts[0]) }
    return parts.joined(separator: ",")
  }

  /// A named point as a position of CSS that follows the writing direction.
  private static func place(_ name: String) -> String {
    let place = NamedPoint.place(name)
    let x = place.x == 0.5 ? "50%" : "calc(50% \(place.x < 0.5 ? "-" : "+") 50%*var(--twc-inline,1))"
    return "\(x) \(CSSText.percent(place.y))"
  }

  /// The line of a linear gradient in a box.
  private struct Line {
    /// Degrees clockwise from the top, as CSS counts.
    let angle: Double
    /// Where the first and the last colour stand, as shares of CSS's own line.
    let start, end: Double
    let isDiagonal: Bool

    init(_ from: (x: Double, y: Double), _ to: (x: Double, y: Double), _ box: (Double, Double)) {
      let dx = (to.x - from.x) * box.0
      let dy = (to.y - from.y) * box.1
      let length = (dx * dx + dy * dy).squareRoot()
      guard length > 0 else {
        (angle, start, end, isDiagonal) = (180, 0, 1, false)
        return
      }
      isDiagonal = dx != 0 && dy != 0
      let (ux, uy) = (dx / length, dy / length)
      let whole = ux.magnitude * box.0 + uy.magnitude * box.1
      func share(_ point: (x: Double, y: Double)) -> Double {
        ((point.x - 0.5) * box.0 * ux + (point.y - 0.5) * box.1 * uy) / whole + 0.5
      }
      (start, end) = (share(from), share(to))
      let degrees = Elementary.atan2(uy, ux) / Elementary.pi * 180 + 90
      let positive = degrees < 0 ? degrees + 360 : degrees
      angle = (positive * 1000 + 0.5).rounded(.down) / 1000
    }
  }
}
