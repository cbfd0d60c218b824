import FlowModel
import JSONText
import StyleModel
import Theme

// Rows that are one value in Flow: fonts, radii, borders, widths, and how a section arranges.
extension FlowEmitter {
  // MARK: Fonts

  mutating func finishFont() {
    guard let place = place(.font), place.hasSuffix("font.size"),
      style.value(of: .font) != nil || style.value(of: .fontWeight) != nil || style[.bold] == true
    else { return }
    let path = String(place.dropLast("size".count))
    var font = style.value(of: .font)
    var weight = style[.fontWeight] ?? (style[.bold] == true ? "bold" : nil)
    if let token = FlowTokens.token(of: font) {
      guard weight != nil else { return set(path + "token", .string(token)) }
      find(
        .note, "flow-approximate", style.value(of: .fontWeight) != nil ? .fontWeight : .bold,
        "a font token wins over a weight, so the type role \"\(token)\" is written as its size")
      let role = theme.type[token]
      weight = weight ?? role?.weight
      switch role?.face {
      case .preset(let name)?: font = .keyword(name)
      case .size(let size)?: font = .number(size)
      case nil: font = nil
      }
    }
    if font == .keyword("headline"), weight == nil { weight = "semibold" }
    switch font {
    case .keyword?, .number?: set(path + "size", .number(FontMetrics.size(of: font)))
    case nil: break
    default:
      find(
        .warning, "not-carried", .font, "the size of a font takes no expression in Flow: write points")
    }
    if let weight { set(path + "weight", .string(self.weight(weight))) }
  }

  /// The nearest of Flow's six weights.
  private mutating func weight(_ name: String) -> String {
    let near: String
    switch name {
    case "ultraLight", "thin": near = "light"
    case "black": near = "heavy"
    default: return name
    }
    find(
      .note, "flow-approximate", .fontWeight,
      "Flow's weights go from light to heavy: \"\(name)\" becomes \"\(near)\"")
    return near
  }

  mutating func carryIconSize(_ property: StyleProperty, _ value: StyleValue) {
    switch value {
    case .keyword, .number: set("IconData.size", .number(FontMetrics.size(of: value)))
    default: reportUncarried(property)
    }
  }

  // MARK: Sizes

  mutating func carrySize(_ property: StyleProperty, _ value: StyleValue) {
    guard let place = place(property), case .number(let points) = value else {
      return find(
        .warning, "not-carried", property,
        "\(property.row.name) has no place in Flow: \(FlowAdvice.text(property))")
    }
    set(place, .number(points))
  }

  /// All the width: of the button itself, or of the widget.
  mutating func carryWidth(_ value: StyleValue) {
    guard case .infinity = value else {
      return find(
        .warning, "not-carried", .maxWidth,
        "\(StyleProperty.maxWidth.row.name) has no place in Flow: \(FlowAdvice.text(.maxWidth))")
    }
    if role == .button { return set("ButtonData.full_width", .bool(true)) }
    guard role.hasLayout, options.hasLayout else {
      return find(
        .warning, "flow-misplaced", .maxWidth,
        "\(StyleProperty.maxWidth.row.name) belongs to \(FlowAdvice.home("layout.width"))")
    }
    layout.set(["width"], "fill")
  }

  // MARK: Corners

  mutating func finishRadius() {
    guard let place = place(.cornerRadius) else { return }
    let base = style[.cornerRadius]
    if role == .sheet {
      if let base { set(place, .number(base)) }
      return
    }
    let corners = [
      style[.cornerTopLeading], style[.cornerTopTrailing], style[.cornerBottomLeading],
      style[.cornerBottomTrailing],
    ]
    guard base != nil || corners.contains(where: { $0 != nil }) else { return }
    let radii = corners.map { $0 ?? base ?? 0 }
    let radius = CornerRadiusData(
      topLeft: radii[0], topRight: radii[1], bottomLeft: radii[2], bottomRight: radii[3])
    // A layout has no radius by itself, and a button or a tag has one that this takes back.
    if radius.isZero, place == "layout.corner_radius" { return }
    set(place, radius.json(options.form))
  }

  // MARK: Borders

  mutating func finishBorder() {
    guard let width = style[.borderWidth], width > 0 else { return }
    guard let place = place(.borderWidth) else {
      return reportUncarried(.borderWidth)
    }
    var color: JSONValue?
    if case .color(let value)? = style.value(of: .borderColor) { color = self.color(value, .borderColor) }
    if role == .tag || role == .button, style.value(of: .borderDash) != nil {
      find(
        .warning, "not-carried", .borderDash,
        "the border of a \(role.rawValue) is a whole line in Flow: a widget's layout has dashes")
    }
    switch role {
    case .tag:
      if let color { set("TagData.border_color", color) }
      if width != 1 {
        find(.note, "flow-approximate", .borderWidth, "the border of a tag is one point wide")
      }
    case .button:
      guard style.value(of: .background) == nil else {
        return find(
          .warning, "not-carried", .borderWidth,
          "a solid button has no border in Flow: leave out the background for an outline")
      }
      set("ButtonData.style", "outline")
      if let color { set("ButtonData.bg_color", color) }
      find(
        .note, "flow-approximate", .borderWidth,
        "an outline is 1.5 points wide, and its colour is that of the title too")
    case .separator:
      set(place, .number(width))
      if let color { set("SeparatorData.color", color) }
      if style.value(of: .borderDash) != nil { set("SeparatorData.style", "dashed") }
    default:
      layout.set(["border", "width"], .number(width))
      // No colour of the theme takes the place of one that is missing.
      if let color { layout.set(["border", "color"], color) }
      guard case .pair(let dash, let gap)? = style.value(of: .borderDash) else { return }
      layout.set(["border", "dash_width"], .number(dash))
      layout.set(["border", "dash_gap"], .number(gap))
    }
  }

  // MARK: Buttons, images, surfaces

  mutating func carryButtonType(_ value: StyleValue) {
    guard role == .button, case .keyword(let type) = value else { return reportUncarried(.buttonType) }
    switch type {
    case "borderedProminent": set("ButtonData.style", "solid")
    case "plain", "borderless": set("ButtonData.style", "plain")
    case "bordered":
      set("ButtonData.style", "outline")
      find(.note, "flow-approximate", .buttonType, "a bordered button becomes an outline")
    default: break
    }
  }

  /// The ratio and the shimmer of an image, which the catalog knows as native modifiers.
  mutating func carryImageSlot(_ slot: Slot) -> Bool {
    switch slot.name {
    case "cn-aspect":
      guard let ratio = slot.argument.flatMap({ NumberText.double($0) }), ratio > 0 else { return false }
      set("ImageData.aspect_ratio", .number(ratio))
    case "cn-shimmer": set("ImageData.shimmer", .bool(slot.argument.flatMap { NumberText.double($0) } != 0))
    default: return false
    }
    return true
  }

  /// The tint of a surface, and the surface's own colour where it has none.
  private static func tinted(_ surface: Color, by tint: StyleValue?) -> StyleValue {
    guard let tint else { return .color(surface) }
    guard case .color(let color) = tint else { return tint }
    func half(_ tone: Tone, _ own: Tone) -> Tone { tone.shade == .keyword(.clear) ? own : tone }
    return .color(Color(light: half(color.light, surface.light), dark: half(color.dark, surface.dark)))
  }

  /// The style with the theme's surface and its edge in the place of glass and of materials.
  static func withSolidSurface(_ style: Style, _ theme: Theme) -> Style {
    guard style.value(of: .surfaceRole) != nil, style[.surfaceFill] != "solid" else { return style }
    var style = style
    style.set(.material, to: nil)
    if style.value(of: .background) == nil {
      style.set(.background, to: tinted(theme.surfaceColor, by: style.value(of: .surfaceTint)))
    }
    style.set(.surfaceTint, to: nil)
    if style[.surfaceEdge] != false, style[.borderWidth] == nil {
      style.set(.borderWidth, to: .number(1))
      style.set(.borderColor, to: .color(theme.borderColor))
    }
    return style
  }

  mutating func reportSurface() {
    guard style[.surfaceRole] != "solid" else { return }
    find(
      .note, "flow-approximate", .surfaceRole,
      "Flow draws no glass and no material: the solid surface of the theme stands in")
  }

  // MARK: Sections

  mutating func finishSection() {
    guard role == .section else { return }
    var arrangement = style[.arrangement]
    if case .tracks(let tracks)? = style.value(of: .gridColumns) {
      let isPlain = tracks.allSatisfy { track in
        if case .flexible(nil, nil) = track.kind {
          track.spacing == nil && track.alignment == nil
        } else {
          false
        }
      }
      if !isPlain {
        find(
          .note, "flow-approximate", .gridColumns,
          "the columns of a grid are equal in Flow: their number counts")
      }
      if arrangement == nil { arrangement = "grid" }
      set("SectionLayout.columns", .integer(tracks.count))
      if arrangement != "grid" {
        find(.warning, "not-carried", .gridColumns, "a grid alone has columns: use arrangement-grid")
      }
    }
    if let arrangement { set("SectionLayout.arrangement", .string(arrangement)) }
    let (both, x, y) = (style[.stackSpacing], style[.stackSpacingX], style[.stackSpacingY])
    let isRow = arrangement == "carousel"
    guard let spacing = isRow ? x ?? both ?? y : y ?? both ?? x else { return }
    set("SectionLayout.item_spacing", .number(spacing))
    if arrangement == "grid", let x, x != spacing {
      find(
        .note, "flow-approximate", .stackSpacingX,
        "a grid has one spacing for rows and columns: that of its rows counts")
    }
  }
}
