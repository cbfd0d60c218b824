import JSONText
import StyleModel

/// The shape that draws a border as an overlay: with a clear fill, stroked inside, and hidden from accessibility.
struct BorderShape: Sendable {
  private let id: String
  private let border: Style
  /// The radius from which on the border's ends are round.
  private let pillRadius: Double

  /// - Parameter border: The corner radius, if there is one, and how the outline is stroked.
  init(_ border: Style, _ pillRadius: Double, id: String) {
    self.border = border
    self.pillRadius = pillRadius
    self.id = id
  }

  /// The component.
  var component: GeneratedComponent {
    var type = "rectangle"
    var rows: [Style.Entry] = []
    rows.reserveCapacity(8)
    switch border.value(of: .cornerRadius) {
    case .number(let radius)? where radius >= pillRadius: type = "capsule"
    case .number(0)?, nil: break
    case let radius?:
      type = "roundedrectangle"
      rows.append(Style.Entry(.cornerRadius, radius))
    }
    rows.append(Style.Entry(.maxWidth, .infinity))
    rows.append(Style.Entry(.maxHeight, .infinity))
    rows.append(Style.Entry(.fill, Self.clear))
    for entry in border.entries where entry.property != .cornerRadius { rows.append(entry) }
    rows.append(Style.Entry(.accessibilityHidden, .bool(true)))
    return GeneratedComponent(id: id, type: type, style: Style(sorted: rows))
  }

  private static let clear = StyleValue.color(Color(.clear))

  /// A style with the shape as its overlay.
  func laid(over style: Style) -> Style {
    var style = style
    style.set(.overlay, to: .json(component.json))
    return style
  }
}
