/// What StemJSON knows of a component's type (section 3.2); types match without regard to case.
public struct ComponentKind: Hashable, Sendable {
  /// The canonical lower-case name.
  public let name: String
  /// A number that differs for most kinds that do, so that telling kinds apart seldom needs their names.
  package let fingerprint: UInt64

  /// Makes a kind from a type as written in a document.
  public init(_ type: String) {
    var lower: [UInt8] = []
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in type.utf8 {
      let letter = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
      lower.append(letter)
      hash = (hash ^ UInt64(letter)) &* 0x100_0000_01B3
    }
    name = String(decoding: lower, as: UTF8.self)
    fingerprint = hash
  }

  public static func == (one: ComponentKind, other: ComponentKind) -> Bool {
    one.fingerprint == other.fingerprint && one.name == other.name
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }

  public static let button = ComponentKind("button")

  /// Whether the specification lists the type.
  public var isKnown: Bool { Self.names.contains(name) }
  public var isShape: Bool { Self.shapes.contains(name) }
  /// Whether a style on it has a meaning; structure without a view has none (A27).
  public var isVisual: Bool { !["module", "template", "dynamic", "conditional", "empty"].contains(name) }

  static let shapes = ["circle", "ellipse", "capsule", "rectangle", "roundedrectangle", "star", "bubble"]

  /// Every type of both lists of the specification.
  public static let names: [String] =
    [
      "text", "image", "video", "pdf", "media", "label", "progress", "color", "map", "chart", "web",
      "textfield",
      "texteditor", "toggle", "picker", "slider", "datepicker", "button", "navigation", "link", "tab",
      "splitview",
      "vstack", "hstack", "zstack", "scroll", "list", "form", "section", "spacer", "divider", "grid",
      "gridrow",
      "empty", "module", "template", "dynamic", "conditional",
    ] + shapes
}
