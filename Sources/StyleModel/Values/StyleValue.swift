import JSONText

/// The value of one property of a `Style`.
public enum StyleValue: Hashable, Sendable {
  /// Points, seconds, degrees or a factor, by the property's unit.
  case number(Double)
  case integer(Int)
  case bool(Bool)
  /// A word of the property's closed list.
  case keyword(String)
  /// Free text.
  case text(String)
  // Behind a reference, so that every value is small: most are numbers, and all are copied often.
  indirect case color(Color)
  indirect case gradient(Gradient)
  /// Two numbers that only make sense together: a dash (on, off), a scale (x, y).
  case pair(Double, Double)
  /// A share of the container, such as `1/2` of `w-1/2`.
  case fraction(Double)
  /// A multiple of the font size, such as the `1.5` of `leading-normal`.
  case multiple(Double)
  /// All the space that the container offers.
  case infinity
  case tracks([GridTrack])
  case palette([Color])
  /// A JSON value that the model carries without looking inside: a component, a modal, a swipe.
  case json(JSONValue)
  /// A reference `${…}`, `@{…}`, `#{…}` or an expression `{{ … }}`, as written.
  case dynamic(String)
  /// An explicit "no value": hides what weaker declarations set, as `line-clamp-none` does.
  case unset
}

/// The size of one row or column of a grid (section 7.23).
public struct GridTrack: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Exactly this many points.
    case fixed(Double)
    /// Between the minimum and the maximum, in points.
    case flexible(minimum: Double?, maximum: Double?)
    /// As many tracks of at least the minimum, in points, as fit.
    case adaptive(minimum: Double, maximum: Double?)
  }

  public var kind: Kind
  /// Points to the next track; the platform's default when absent.
  public var spacing: Double?
  public var alignment: String?

  public init(_ kind: Kind, spacing: Double? = nil, alignment: String? = nil) {
    self.kind = kind
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A gradient in StemJSON's three shapes (section 7.4).
public struct Gradient: Hashable, Sendable {
  public enum Geometry: Hashable, Sendable {
    /// From one named point of the box to another.
    case linear(from: String, to: String)
    /// Radii in points.
    case radial(center: String, startRadius: Double, endRadius: Double)
    /// Angles in degrees.
    case angular(center: String, startAngle: Double, endAngle: Double)
  }

  public var geometry: Geometry
  public var colors: [Color]

  public init(_ geometry: Geometry, colors: [Color]) {
    self.geometry = geometry
    self.colors = colors
  }

  /// The nine names of points in a box, as frame alignment spells them.
  public static let points = [
    "leading", "center", "trailing", "top", "bottom", "topLeading", "topTrailing", "bottomLeading",
    "bottomTrailing",
  ]
}
