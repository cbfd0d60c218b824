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
    guard let data = document.member("data", of: node), StarterWidget.named(type) != nil else {
      report(
        document.member("type", of: node) ?? node,
        "the widget \"\(type)\" cannot cross: only its host knows it")
      return nil
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
      parts = (atom("image") as ImageData?).map { [image($0, name + "_image")] } ?? []
      parts += texts(["title", "subtitle"], data, name)
    case "image_text_card":
      kind = "hstack"
      parts = (atom("image") as ImageData?).map { [image($0, name + "_image")] } ?? []
      var column = texts(["title", "subtitle"], data, name)
      let tags = elements("tags", of: data).compactMap { decoded($0) as TagData? }
      if !tags.isEmpty {
        column.append(stack("hstack", name + "_tags", tags.map { tag($0, name) }, Style(), spacing: 6))
      }
      parts.append(stack("vstack", name + "_texts", column, filled(), spacing: 4, alignment: "leading"))
      if let icon = atom("trailing_icon") as IconData? { parts.append(self.icon(icon, name + "_icon")) }
    case "separator": return (decoded(data) as SeparatorData?).flatMap { separator($0, layout, name, node) }
    case "button_row":
      kind = "hstack"
      for element in elements("buttons", of: data) {
        if let button = decoded(element) as ButtonData? { parts.append(self.button(button, name, element)) }
      }
    case "tag_rail":
      kind = "hstack"
      parts = elements("tags", of: data).compactMap { decoded($0) as TagData? }.map { tag($0, name) }
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
      stackKind: kind, name, parts, layout, spacing: isRow ? 8 : 4, alignment: isRow ? nil : "leading")
  }

  /// A stack with the chrome of a widget around it: StemJSON's own style, and its margin as a stack around that.
  mutating func laid(
    stackKind kind: String, _ name: String, _ children: [JSONValue], _ layout: WidgetLayout, spacing: Double,
    alignment: String? = nil
  ) -> JSONValue {
    let name = unique(name)
    let (style, margin) = emitted(chrome(layout), ComponentKind(kind), name)
    let inner = stack(kind, name, children, style, spacing: spacing, alignment: alignment, isUnique: true)
    return margin.isEmpty ? inner : stack("vstack", name + "_margin", [inner], margin, spacing: nil)
  }

  /// The rows of a layout.
  mutating func chrome(_ layout: WidgetLayout) -> Style {
    var style = Style()
    pad(&style, layout.padding ?? EdgeInsetsData())
    let margin = layout.margin ?? EdgeInsetsData()
    for (property, points) in [
      (StyleProperty.marginTop, margin.top), (.marginLeading, margin.left), (.marginBottom, margin.bottom),
      (.marginTrailing, margin.right),
    ] where points != 0 { style.set(property, to: .number(points)) }
    corners(&style, layout.cornerRadius)
    if let gradient = layout.gradient.map({ $0.resolved(in: tokens) }), gradient.colors.count > 1 {
      style.set(.background, to: .gradient(self.gradient(gradient)))
    } else if let color = color(layout.background) {
      style.set(.background, to: .color(color))
    }
    if let border = layout.border, let color = color(border.color) {
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

  func pad(_ style: inout Style, _ insets: EdgeInsetsData) {
    for (property, points) in [
      (StyleProperty.paddingTop, insets.top), (.paddingBottom, insets.bottom), (.paddingLeading, insets.left),
      (.paddingTrailing, insets.right),
    ] where points > 0 { style.set(property, to: .number(points)) }
  }

  func corners(_ style: inout Style, _ radius: CornerRadiusData?) {
    guard let radius, !radius.isZero else { return }
    if let uniform = radius.uniform { return style.set(.cornerRadius, to: .number(uniform)) }
    style.set(.cornerTopLeading, to: .number(radius.topLeft))
    style.set(.cornerTopTrailing, to: .number(radius.topRight))
    style.set(.cornerBottomLeading, to: .number(radius.bottomLeft))
    style.set(.cornerBottomTrailing, to: .number(radius.bottomRight))
  }

  /// The nearest of the named lines through a box.
  func gradient(_ gradient: ResolvedGradient) -> StyleModel.Gradient {
    func named(_ point: ResolvedGradient.Point) -> String {
      let nearest = StyleModel.Gradient.points.filter { $0 != "center" }.min { one, other in
        distance(one, point) < distance(other, point)
      }
      return nearest ?? "leading"
    }
    return StyleModel.Gradient(
      .linear(from: named(gradient.start), to: named(gradient.end)), colors: gradient.colors)
  }

  func distance(_ name: String, _ point: ResolvedGradient.Point) -> Double {
    let place = NamedPoint.place(name)
    return (place.x - point.x) * (place.x - point.x) + (place.y - point.y) * (place.y - point.y)
  }
}
