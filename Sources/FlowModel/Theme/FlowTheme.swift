import StyleModel

/// What an application's design system adds to a page: its tokens, and what stands where nothing is said.
public protocol FlowTheme: Sendable {
  /// The colour of a token; `nil` for one that the theme does not know.
  func color(token: String) -> Color?
  /// The font of a token; `nil` for one that the theme does not know.
  func font(token: String) -> ResolvedFont?
  var defaults: FlowDefaults { get }
}

extension FlowTheme {
  /// The colour that an atom paints: its token when the theme knows it, else its hex texts as one colour of two
  /// appearances, else none; its alpha multiplies whichever it is.
  public func color(_ data: ColorData?) -> Color? {
    guard let data else { return nil }
    guard let found = data.token.flatMap({ color(token: $0) }) ?? Self.pair(data) else { return nil }
    return data.alpha.map { found.multiplyingOpacity(by: $0) } ?? found
  }

  /// The font of an atom: its token when the theme knows it, else size and weight, else none.
  public func font(_ data: FontData?) -> ResolvedFont? {
    guard let data else { return nil }
    if let found = data.token.flatMap({ font(token: $0) }) { return found }
    let weight = data.weight.map { FontData.weights.contains($0) ? $0 : "regular" }
    if let size = data.size { return .system(size: size, weight: weight ?? "regular") }
    return weight.map { .style("body", weight: $0) }
  }

  /// Hex and dark hex: each in its appearance, or the one that can be read in both.
  private static func pair(_ data: ColorData) -> Color? {
    let light = data.hex.flatMap { HexColor.parse($0) }
    let dark = data.darkHex.flatMap { HexColor.parse($0) }
    guard let first = light ?? dark else { return nil }
    return Color(light: Tone(.rgba(first)), dark: Tone(.rgba(dark ?? first)))
  }
}

/// A font that can be drawn.
public enum ResolvedFont: Hashable, Sendable {
  /// The system's font in points, scaled with the reader's text size unless the theme turns that off.
  case system(size: Double, weight: String)
  /// A text style of the system, with another weight if one is given.
  case style(String, weight: String? = nil)
}

/// What stands where a field is absent or does not resolve.
public struct FlowDefaults: Hashable, Sendable {
  public var textColor = Color(.primary)
  public var secondaryTextColor = Color(.secondary)
  public var accentColor = Color(.accentColor)
  public var surfaceColor = Color(.surface)
  public var pageBackground = Color(.background)
  public var separatorColor = Color(.outline)
  /// Points; buttons alone read it, not layouts, tags or images.
  public var cornerRadius = 12.0
  /// Points; nothing reads it.
  public var spacing = 8.0
  public var bodyFont = ResolvedFont.style("body")
  /// Whether explicit sizes follow the reader's text size.
  public var scalesFontsWithDynamicType = true

  public init() {}
}

/// The theme of an application that installs none: it knows no token.
public struct DefaultFlowTheme: FlowTheme {
  public var defaults = FlowDefaults()

  public init() {}

  public func color(token: String) -> Color? { nil }
  public func font(token: String) -> ResolvedFont? { nil }
}

/// A theme whose tokens stand in two tables.
public struct TokenFlowTheme: FlowTheme {
  public var colors: [String: Color]
  public var fonts: [String: ResolvedFont]
  public var defaults: FlowDefaults

  public init(
    colors: [String: Color] = [:], fonts: [String: ResolvedFont] = [:], defaults: FlowDefaults = .init()
  ) {
    self.colors = colors
    self.fonts = fonts
    self.defaults = defaults
  }

  public func color(token: String) -> Color? { colors[token] }
  public func font(token: String) -> ResolvedFont? { fonts[token] }
}

/// The text style whose growth an explicit size follows.
public enum DynamicTypeBand {
  private static let bands: [(below: Double, style: String)] = [
    (12, "caption2"), (13, "caption1"), (15, "footnote"), (16, "subheadline"), (17, "callout"), (20, "body"),
    (22, "title3"), (28, "title2"), (34, "title1"),
  ]

  /// The style for a size in points.
  public static func style(forSize size: Double) -> String {
    bands.first { size < $0.below }?.style ?? "largeTitle"
  }
}
