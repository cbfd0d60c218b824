import JSONText
import StyleModel

// What stands in the frame: a stack or grid, media, a shape, the label of a button in its bezel.
extension CSSEmitter {
  mutating func writeContent() {
    writeStack()
    writeShape()
    writeBezel()
    if let mode = word(.contentMode) { content("object-fit", mode == "fill" ? "cover" : "contain") }
    switch word(.videoGravity) {
    case "resizeAspect"?: content("object-fit", "contain")
    case "resizeAspectFill"?: content("object-fit", "cover")
    case "resize"?: content("object-fit", "fill")
    default: break
    }
  }

  private mutating func writeStack() {
    if let points = number(.stackSpacing) { content("gap", CSSText.points(points)) }
    if let points = number(.stackSpacingX) { content("column-gap", CSSText.points(points)) }
    if let points = number(.stackSpacingY) { content("row-gap", CSSText.points(points)) }
    switch word(.stackAlignment) {
    case "start"?, "top"?: content("align-items", "start")
    case "end"?, "bottom"?: content("align-items", "end")
    case "center"?: content("align-items", "center")
    default: break
    }
    switch word(.arrangement) {
    case "vertical"?:
      content("display", "flex")
      content("flex-direction", "column")
    case "carousel"?:
      content("display", "flex")
      content("overflow-x", "auto")
    case "grid"?: content("display", "grid")
    default: break
    }
    let insets: [(String, StyleProperty)] = [
      ("padding-top", .sectionInsetTop), ("padding-inline-start", .sectionInsetLeading),
      ("padding-bottom", .sectionInsetBottom), ("padding-inline-end", .sectionInsetTrailing),
    ]
    for (name, property) in insets {
      if let points = number(property) { content(name, CSSText.points(points)) }
    }
    writeTracks(.gridColumns, "grid-template-columns", gap: "column-gap")
    writeTracks(.gridRows, "grid-template-rows", gap: "row-gap")
  }

  private mutating func writeTracks(_ property: StyleProperty, _ name: String, gap: String) {
    guard case .tracks(let tracks)? = style.value(of: property), !tracks.isEmpty else { return }
    content("display", "grid")
    content(name, tracks.map { Self.text(of: $0.kind) }.joined(separator: " "))
    if let spacing = tracks[0].spacing { content(gap, CSSText.points(spacing)) }
  }

  private static func text(of kind: GridTrack.Kind) -> String {
    func largest(_ points: Double?) -> String {
      guard let points, points.isFinite else { return "1fr" }
      return CSSText.points(points)
    }
    return switch kind {
    case .fixed(let points): CSSText.points(points)
    case .flexible(let minimum, let maximum):
      "minmax(\(CSSText.points(minimum ?? 0)),\(largest(maximum)))"
    case .adaptive(let minimum, let maximum):
      "repeat(auto-fill,minmax(\(CSSText.points(minimum)),\(largest(maximum))))"
    }
  }

  /// A shape fills its frame; its stroke lies half inside its edge and half outside.
  private mutating func writeShape() {
    let kind = options.kind?.name ?? ""
    let isShape = options.kind?.isShape ?? false
    let parts: [StyleProperty] = [.fill, .strokeContent, .strokeWidth, .inset]
    guard isShape || parts.contains(where: { style.value(of: $0) != nil }) else {
      writeShapeRotation()
      return
    }
    content("width", "100%")
    content("height", "100%")
    switch style.value(of: .fill) {
    case .color(let color)?:
      if let text = CSSText.color(color) { content("background-color", text) }
    case .gradient(let gradient)?:
      if let image = image(gradient, .fill) { content("background-image", image) }
    case nil where isShape && style.value(of: .strokeContent) == nil:
      content("background-color", "currentcolor")
    default: break
    }
    switch kind {
    case "circle", "ellipse": content("border-radius", "50%")
    case "capsule": content("border-radius", "9999px")
    case "roundedrectangle": content("border-radius", CSSText.points(number(.cornerRadius) ?? 0))
    case "star": content("clip-path", Self.star)
    case "bubble": content("border-radius", "18px 18px 18px 4px")
    default: break
    }
    if kind == "circle" { content("aspect-ratio", "1") }
    writeStroke()
    if let points = number(.inset) {
      content("box-sizing", "border-box")
      content("margin", CSSText.points(points))
      content("width", "calc(100% - \(CSSText.points(points * 2)))")
      content("height", "calc(100% - \(CSSText.points(points * 2)))")
    }
    writeShapeRotation()
  }

  private mutating func writeStroke() {
    switch style.value(of: .strokeContent) {
    case .color(let color)?:
      if let text = CSSText.color(color) { content("outline-color", text) }
    case .gradient(let gradient)?:
      let first = gradient.colors.first.flatMap { CSSText.color($0) }
      if let first { content("outline-color", first) }
      remark(.strokeContent, .approximate, "a stroke has one colour; the first of the gradient is shown")
    default: break
    }
    guard style.value(of: .strokeContent) != nil || style.value(of: .strokeWidth) != nil else { return }
    let width = number(.strokeWidth) ?? 1
    content("outline-style", "solid")
    content("outline-width", CSSText.points(width))
    content("outline-offset", CSSText.points(-width / 2))
  }

  private mutating func writeShapeRotation() {
    if let degrees = number(.rotationAngle) { content("rotate", CSSText.degrees(degrees)) }
    if let anchor = word(.rotationAnchor) {
      let place = NamedPoint.place(anchor)
      content("transform-origin", "\(CSSText.percent(place.x)) \(CSSText.percent(place.y))")
    }
  }

  /// A star with five points.
  private static let star =
    "polygon(50% 0,61.2% 34.5%,97.6% 34.5%,68.2% 55.9%,79.4% 90.5%,50% 69.1%,20.6% 90.5%,31.8% 55.9%,2.4% 34.5%,38.8% 34.5%)"

  private mutating func writeBezel() {
    let size = CSSBezel.sizes.first { $0.name == word(.controlSize) } ?? CSSBezel.sizes[2]
    let type = word(.buttonType)
    guard type != "none", type != nil || word(.buttonShape) != nil || word(.controlSize) != nil else {
      return
    }
    let bezel = CSSBezel.all.first { $0.name == type } ?? CSSBezel.all[3]
    let tint: Color
    if case .color(let own)? = style.value(of: .tint) { tint = own } else { tint = Color(.accentColor) }
    if bezel.fill > 0,
      let fill = CSSText.color(bezel.fill == 1 ? tint : tint.multiplyingOpacity(by: bezel.fill))
    {
      content("background-color", fill)
    }
    if style.value(of: .foreground) == nil {
      if bezel.tintsLabel, let text = CSSText.color(tint) { content("color", text) }
      if bezel.fill == 1 { content("color", "#FFFFFF") }
    }
    guard bezel.fill > 0 else { return }
    content("padding", "\(CSSText.points(size.vertical)) \(CSSText.points(size.horizontal))")
    switch word(.buttonShape) {
    case "capsule"?: content("border-radius", "9999px")
    case "circle"?: content("border-radius", "50%")
    default: content("border-radius", CSSText.points(number(.cornerRadius) ?? size.radius))
    }
  }
}
