import StyleModel

/// What of a Flow page gets a style.
public enum FlowRole: String, CaseIterable, Hashable, Sendable {
  /// The chrome of a widget: its `layout`.
  case widget
  case text, image, icon, button, tag, separator
  /// How a section arranges its widgets.
  case section
  /// The navigation bar of a page.
  case nav
  /// How a sheet is presented.
  case sheet

  /// Flow's name of the atom that the role writes; `nil` for a widget, which has its layout alone.
  public var atom: String? {
    switch self {
    case .widget: nil
    case .text: "TextData"
    case .image: "ImageData"
    case .icon: "IconData"
    case .button: "ButtonData"
    case .tag: "TagData"
    case .separator: "SeparatorData"
    case .section: "SectionLayout"
    case .nav: "NavData"
    case .sheet: "SheetConfig"
    }
  }

  /// Whether a widget's chrome can stand around it.
  public var hasLayout: Bool {
    switch self {
    case .section, .nav, .sheet: false
    default: true
    }
  }

  /// The role that writes an atom of a name.
  public init?(atom name: String) {
    guard let role = Self.allCases.first(where: { $0.atom == name }) else { return nil }
    self = role
  }
}
