import JSONText

/// A picture and the shape that it takes while and after it loads.
public struct ImageData: FlowAtom {
  /// Where the picture is; one that is no URL shows the placeholder for ever.
  public var url: String
  /// Width divided by height.
  public var aspectRatio: Double?
  /// `fill` or `fit`; another word counts as `fill`.
  public var scaleMode: String?
  /// Rounds the picture itself, apart from the widget's layout.
  public var cornerRadius: CornerRadiusData?
  public var placeholderColor: ColorData?
  /// Whether the placeholder is animated while the picture loads.
  public var shimmer: Bool?
  /// What is read aloud; without it the picture counts as decoration and is hidden.
  public var alt: String?

  public init(
    _ url: String, aspectRatio: Double? = nil, scaleMode: String? = nil,
    cornerRadius: CornerRadiusData? = nil, placeholderColor: ColorData? = nil, shimmer: Bool? = nil,
    alt: String? = nil
  ) {
    self.url = url
    self.aspectRatio = aspectRatio
    self.scaleMode = scaleMode
    self.cornerRadius = cornerRadius
    self.placeholderColor = placeholderColor
    self.shimmer = shimmer
    self.alt = alt
  }

  public init() { self.init("") }

  public static let scaleModes = ["fill", "fit"]
  public static let name = "ImageData"
  public static let shorthand: String? = "url"
  public static let fields: [FlowField<ImageData>] = [
    .required("url", get: { $0.url }, set: { $0.url = $1 }),
    FlowField("aspect_ratio", get: { $0.aspectRatio }, set: { $0.aspectRatio = $1 }),
    FlowField(
      "scale_mode", .word(scaleModes, unknown: "fill"), initial: "fill", get: { $0.scaleMode },
      set: { $0.scaleMode = $1 }),
    FlowField("corner_radius", initial: 0, get: { $0.cornerRadius }, set: { $0.cornerRadius = $1 }),
    FlowField(
      "placeholder_color", fallback: "theme surfaceColor", get: { $0.placeholderColor },
      set: { $0.placeholderColor = $1 }),
    FlowField("shimmer", initial: false, get: { $0.shimmer }, set: { $0.shimmer = $1 }),
    FlowField("alt", get: { $0.alt }, set: { $0.alt = $1 }),
  ]
}
