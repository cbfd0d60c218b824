import JSONText
import StyleModel
import Theme

extension Emitter {
  /// A border becomes an overlay: a shape with a clear fill, stroked inside, and hidden from accessibility.
  mutating func carryBorder(_ theme: Theme) {
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
    let isPill = radius >= (theme.radii["full"] ?? 10000)
    let type = isPill ? "capsule" : radius > 0 ? "roundedrectangle" : "rectangle"
    // In the table's order.
    var rows: [Style.Entry] = []
    rows.reserveCapacity(8)
    if type == "roundedrectangle" { rows.append(Style.Entry(.cornerRadius, .number(radius))) }
    rows.append(Style.Entry(.maxWidth, .infinity))
    rows.append(Style.Entry(.maxHeight, .infinity))
    rows.append(Style.Entry(.fill, .color(Color(.clear))))
    rows.append(Style.Entry(.strokeContent, color))
    rows.append(Style.Entry(.strokeWidth, .number(width)))
    rows.append(Style.Entry(.inset, .number(width / 2)))
    rows.append(Style.Entry(.accessibilityHidden, .bool(true)))
    let shape = Style(sorted: rows)
    let id = derivedID("border")
    let border = JSONValue.object([
      JSONMember("id", .string(id)), JSONMember("type", .string(type)),
      JSONMember("style", StemJSONEncoder.encode(shape)),
    ])
    style.set(.overlay, to: .json(border))
  }

  /// An identifier for a generated component: that of its owner with a suffix.
  func derivedID(_ suffix: String) -> String { component.id.map { "\($0)_\(suffix)" } ?? suffix }

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
