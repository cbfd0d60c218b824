import ClassParser
import JSONText
import StyleModel
import Theme

extension Emitter {
  /// A border becomes an overlay: a shape with a clear fill, stroked inside, and hidden from accessibility.
  mutating func carryBorder(_ values: ThemeValues) {
    let width = style[.borderWidth]
    let color = style.value(of: .borderColor)
    if case .dynamic = style.value(of: .borderWidth) {
      find(
        .warning, "not-carried", .borderWidth, "border.width takes no expression in StemJSON: write points")
    }
    defer {
      style.set(.borderWidth, to: nil)
      style.set(.borderColor, to: nil)
    }
    guard let width, width > 0, let color else {
      if style.value(of: .borderWidth) != nil || width == 0 { style.set(.borderDash, to: nil) }
      return
    }
    let radius = component.explicitRadius ?? style[.cornerRadius] ?? 0
    // In the table's order.
    var rows: [Style.Entry] = []
    rows.reserveCapacity(4)
    pillRadius = values.pillRadius
    if radius > 0 { rows.append(Style.Entry(.cornerRadius, .number(min(radius, pillRadius)))) }
    rows.append(Style.Entry(.strokeContent, color))
    rows.append(Style.Entry(.strokeWidth, .number(width)))
    rows.append(Style.Entry(.inset, .number(width / 2)))
    border = Style(sorted: rows)
  }

  /// An identifier for a generated component: that of its owner with a suffix.
  func derivedID(_ suffix: String) -> String { StemJSONTarget.Component.derivedID(of: component.id, suffix) }

  /// Four equal corners are one radius.
  mutating func carryCorners() {
    let corners: [StyleProperty] = [
      .cornerTopLeading, .cornerTopTrailing, .cornerBottomLeading, .cornerBottomTrailing,
    ]
    let base = style.value(of: .cornerRadius)
    let values = corners.map { style.value(of: $0) ?? base ?? .number(0) }
    guard corners.contains(where: { style.value(of: $0) != nil }), let first = values.first else { return }
    guard values.allSatisfy({ $0 == first }) else { return }
    style.set(.cornerRadius, to: first)
    for corner in corners { style.set(corner, to: nil) }
  }
}

extension StemJSONTarget.Component {
  /// The identifier of a component that is generated for one with an identifier, or for one without.
  static func derivedID(of id: String?, _ suffix: String) -> String {
    id.map { "\($0)_\(suffix)" } ?? suffix
  }
}
