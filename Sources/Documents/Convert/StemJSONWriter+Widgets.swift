import FlowModel
import JSONText
import StyleModel
import StyleResolve
import StyleTargets

// Starter widgets as the stacks that show the same, and their layouts as styles.
extension StemJSONWriter {
  mutating func widget(_ tree: FlowTree, _ type: String) -> JSONValue? {
    let node = tree.node
    let layout: WidgetLayout = document.member("layout", of: node).flatMap { decoded($0) } ?? WidgetLayout()
    if let actions = document.member("actions", of: node) {
      report(actions, "actions cannot cross: write the events of the component")
    }
    if let tracking = document.member("tracking", of: node) {
      report(tracking, "tracking cannot cross: StemJSON has none")
    }
    guard let starter = StarterWidget.named(type) else {
      report(
        document.member("type", of: node) ?? node,
        "the widget \"\(type)\" cannot cross: only its host knows it")
      return nil
    }
    guard let data = document.member("data", of: node), document.kind(of: data) == .object else {
      report(
        document.member("type", of: node) ?? node,
        "the widget \"\(type)\" cannot cross: it has no data to show")
      return nil
    }
    for field in starter.fields {
      let member = document.member(field.key, of: data)
      if member == nil || member.map({ document.kind(of: $0) }) == .null {
        guard field.isRequired else { continue }
        report(
          data, "\"\(type)\" lacks the \"\(field.key)\" that it requires: Flow shows a placeholder for it")
      }
      if case .lossyAtoms = field.kind { reportSkipped(field.key, of: data, isObject: false) }
      if case .lossyWidgets = field.kind { reportSkipped(field.key, of: data) }
    }
    let name = text("id", of: node) ?? type
    func atom<Atom: FlowAtom>(_ key: String) -> Atom? {
      document.member(key, of: data).flatMap { decoded($0) }
    }
    var parts: [JSONValue] = []
    var kind = "vstack"
    switch type {
    case "title_block": parts = texts(["title", "subtitle"], data, name)
    case "banner":
      parts =
        (atom("image") as ImageData?).map { [image($0, name + "_image", place("image", of: data))] } ?? []
      parts += texts(["title", "subtitle"], data, name)
    case "image_text_card":
      kind = "hstack"
      parts =
        (atom("image") as ImageData?).map { [image($0, name + "_image", place("image", of: data))] } ?? []
      var column = texts(["title", "subtitle"], data, name)
      let tags = tags(data, name)
      if !tags.isEmpty {
        column.append(stack("hstack", name + "_tags", tags, Style(), spacing: 6))
      }
      parts.append(stack("vstack", name + "_texts", column, filled(), spacing: 4, alignment: "leading"))
      if let icon = atom("trailing_icon") as IconData? {
        parts.append(self.icon(icon, name + "_icon", place("trailing_icon", of: data)))
      }
    case "separator": return (decoded(data) as SeparatorData?).flatMap { separator($0, layout, name, node) }
    case "button_row":
      kind = "hstack"
      for element in elements("buttons", of: data) {
        if let button = decoded(element) as ButtonData? { parts.append(self.button(button, name, element)) }
      }
    case "tag_rail":
      kind = "hstack"
      parts = tags(data, name)
    case "stepper_row":
      report(
        document.member("type", of: node) ?? node, "a stepper cannot cross: StemJSON has none; its texts do")
      parts = texts(["title", "subtitle"], data, name)
    case "accordion":
      report(
        document.member("type", of: node) ?? node,
        "an accordion crosses open: a conditional with a state of its own folds it", .note)
      parts = texts(["header"], data, name)
      for child in tree.children { if let value = component(of: child) { parts.append(value) } }
    default: break
    }
    let isRow = kind == "hstack"
    return laid(
      stackKind: kind, name, parts, layout, node, spacing: isRow ? 8 : 4, alignment: isRow ? nil : "leading")
  }

  /// A stack with the chrome of a widget around it: StemJSON's own style, and its margin as a stack around that.
  mutating func laid(
    stackKind kind: String, _ name: String, _ children: [JSONValue], _ layout: WidgetLayout, _ node: JSONNode,
    spacing: Double, alignment: String? = nil
  ) -> JSONValue {
    let name = unique(name)
    let (style, margin) = emitted(chrome(layout, node), ComponentKind(kind), name, node, .widget)
    let inner = stack(kind, name, children, style, spacing: spacing, alignment: alignment, isUnique: true)
    return margin.isEmpty ? inner : stack("vstack", name + "_margin", [inner], margin, spacing: nil)
  }

  mutating func tags(_ data: JSONNode, _ name: String) -> [JSONValue] {
    var tags: [JSONValue] = []
    for element in elements("tags", of: data) {
      if let tag = decoded(element) as TagData? { tags.append(self.tag(tag, name, element)) }
    }
    return tags
  }

  /// The rows of a layout.
  mutating func chrome(_ layout: WidgetLayout, _ node: JSONNode) -> Style {
    var style = Style()
    pad(&style, layout.padding ?? EdgeInsetsData(), place("layout", "padding", of: node))
    let margin = layout.margin ?? EdgeInsetsData()
    for (property, points) in [
      (StyleProperty.marginTop, margin.top), (.marginLeading, margin.left), (.marginBottom, margin.bottom),
      (.marginTrailing, margin.right),
    ] where points != 0 { style.set(property, to: .number(points)) }
    corners(&style, layout.cornerRadius)
    let background = color(layout.background, place("layout", "background", of: node))
    let painted = layout.gradient.flatMap { gradient($0, place("layout", "gradient", of: node)) }
    if let painted {
      style.set(.background, to: painted.value)
      if background != nil, !painted.isOpaque {
        report(
          place("layout", "background", of: node),
          "the background below a gradient that shines through cannot cross: StemJSON paints one of them")
      }
    } else if let background {
      style.set(.background, to: .color(background))
    }
    if let border = layout.border,
      let color = color(border.color, place("layout", "border", "color", of: node))
    {
      style.set(.borderWidth, to: .number(border.width ?? 1))
      style.set(.borderColor, to: .color(color))
      if let dash = border.dashWidth, let gap = border.dashGap {
        style.set(.borderDash, to: .pair(dash, gap))
      }
    }
    switch layout.width {
    case .fill: style.set(.maxWidth, to: .infinity)
    case .fraction(let share): style.set(.widthFraction, to: .number(share))
    case .hug, nil: break
    }
    return style
  }

  /// Padding as StemJSON has it, which is none below zero.
  mutating func pad(_ style: inout Style, _ insets: EdgeInsetsData, _ node: JSONNode) {
    for (property, key, points) in [
      (StyleProperty.paddingTop, "top", insets.top), (.paddingBottom, "bottom", insets.bottom),
      (.paddingLeading, "left", insets.left), (.paddingTrailing, "right", insets.right),
    ] where points != 0 {
      if points > 0 {
        style.set(property, to: .number(points))
      } else {
        report(place(key, of: node), "a padding below zero cannot cross: shift what is inside by an offset")
      }
    }
  }

  func corners(_ style: inout Style, _ radius: CornerRadiusData?) {
    guard let radius, !radius.isZero else { return }
    if let uniform = radius.uniform { return style.set(.cornerRadius, to: .number(uniform)) }
    style.set(.cornerTopLeading, to: .number(radius.topLeft))
    style.set(.cornerTopTrailing, to: .number(radius.topRight))
    style.set(.cornerBottomLeading, to: .number(radius.bottomLeft))
    style.set(.cornerBottomTrailing, to: .number(radius.bottomRight))
  }

  /// A gradient along the nearest of the named lines through a box; one of a single colour is that colour.
  mutating func gradient(_ data: GradientData, _ node: JSONNode) -> (value: StyleValue, isOpaque: Bool)? {
    var colors: [StyleModel.Color] = []
    let places = elements("colors", of: node)
    for (color, place) in zip(data.colors, places) {
      if let color = self.color(color, place) { colors.append(color) }
    }
    guard let first = colors.first else { return nil }
    let isOpaque = colors.allSatisfy { $0.isOpaque }
    guard colors.count > 1 else { return (.color(first), isOpaque) }
    let resolved = data.resolved(in: tokens)
    var isNear = false
    func named(_ point: ResolvedGradient.Point) -> String {
      let nearest = StyleModel.Gradient.points.filter { $0 != "center" }.min { one, other in
        distance(one, point) < distance(other, point)
      }
      if let nearest, distance(nearest, point) > 0.000_001 { isNear = true }
      return nearest ?? "leading"
    }
    let line = StyleModel.Gradient(
      .linear(from: named(resolved.start), to: named(resolved.end)), colors: colors)
    if isNear {
      report(
        place("angle", of: node),
        "a gradient of this angle crosses as the nearest line between edges and corners of the box", .note)
    }
    return (.gradient(line), isOpaque)
  }

  func distance(_ name: String, _ point: ResolvedGradient.Point) -> Double {
    let place = NamedPoint.place(name)
    return (place.x - point.x) * (place.x - point.x) + (place.y - point.y) * (place.y - point.y)
  }
}

extension StyleModel.Color {
  /// Whether nothing shines through in either appearance, as far as the colour tells: names count as opaque.
  fileprivate var isOpaque: Bool {
    [light, dark].allSatisfy { tone in
      if case .rgba(let rgba) = tone.shade, rgba.alpha < 255 { return false }
      return tone.opacity >= 1
    }
  }
}
