/// A group of style properties: StemJSON's 24 domains, then the extended ones of the model.
public enum StyleDomain: UInt8, CaseIterable, Hashable, Sendable {
  case common, layout, navigation, button, shape, animation, modal, text, textField, datePicker
  case shadow, scroll, swipe, section, map, picker, video, pdf, grid, splitView, accessibility
  case tab, chart, web
  case box, border, effect, type, motion, surface, stack, group, shared, control

  /// The key in a style object, and the name in `[domain.key:value]`.
  public var name: String { Self.names[Int(rawValue)] }

  /// Whether StemJSON's style object has this domain.
  public var isStemJSON: Bool { rawValue <= StyleDomain.web.rawValue }

  /// Whether the domain's value is one word and not an object (sections 7.14 and 7.20).
  public var isBareWord: Bool { self == .picker || self == .datePicker }

  /// The domain of this exact name.
  public init?(_ name: String) {
    guard let index = Self.names.firstIndex(of: name) else { return nil }
    self.init(rawValue: UInt8(index))
  }

  /// The component types that the domain speaks to, in lower case; empty for every visual component.
  public var componentTypes: [String] {
    switch self {
    case .button: ["button"]
    case .shape: ["circle", "ellipse", "capsule", "rectangle", "roundedrectangle", "star", "bubble"]
    case .text: ["text"]
    case .textField: ["textfield"]
    case .datePicker: ["datepicker"]
    case .scroll: ["scroll", "list"]
    case .section: ["section"]
    case .map: ["map"]
    case .picker: ["picker"]
    case .video: ["video", "media"]
    case .pdf: ["pdf", "media"]
    case .grid: ["grid"]
    case .splitView: ["splitview"]
    case .tab: ["tab"]
    case .chart: ["chart"]
    case .web: ["web"]
    default: []
    }
  }

  private static let names = [
    "common", "layout", "navigation", "button", "shape", "animation", "modal", "text", "textField",
    "datePicker", "shadow", "scroll", "swipe", "section", "map", "picker", "video", "pdf", "grid",
    "splitView", "accessibility", "tab", "chart", "web",
    "box", "border", "effect", "type", "motion", "surface", "stack", "group", "shared", "control",
  ]
}
