import ClassParser
import Engine
import FlowModel
import JSONText
import StyleModel
import StyleResolve
import StyleTargets
import Theme

/// Writes a page of Flow as a StemJSON module.
///
/// Sections become stacks, horizontal scrolls and grids, starter widgets the stacks and components that show the same.
/// Actions, and what a widget keeps by itself, such as a count, cannot cross and are reported.
struct StemJSONWriter {
  let document: JSONDocument
  let converter: DocumentConverter
  let tokens: ThemeTokens
  var result = DocumentConverter.Result()
  private var identifiers: [String: Int] = [:]

  init(_ document: JSONDocument, _ converter: DocumentConverter) {
    self.document = document
    self.converter = converter
    tokens = ThemeTokens(converter.engine.theme)
  }

  mutating func run(_ tree: FlowTree) {
    let pages = tree.kind == .page && !tree.children.contains { $0.kind != .page } ? tree.children : [tree]
    var children: [JSONValue] = []
    for page in pages { children += components(of: page) }
    let name = pages.first.flatMap { text("id", of: $0.node) } ?? "page"
    result.document = .object([
      JSONMember("id", .string(unique(name))), JSONMember("type", "module"),
      JSONMember("children", .array(children)),
    ])
  }

  // MARK: Pages

  private mutating func components(of tree: FlowTree) -> [JSONValue] {
    guard tree.kind == .page else { return component(of: tree).map { [$0] } ?? [] }
    var bars: [(isTop: Bool, value: JSONValue)] = []
    var inner: [JSONValue] = []
    var title: JSONValue?
    /// A footer that scrolls stands behind the sections.
    var footer: JSONValue?
    for child in tree.children {
      switch child.kind {
      case .nav:
        title = document.member("title", of: child.node).flatMap { decoded($0) as TextData? }
          .map { .string($0.text) }
        for key in ["subtitle", "bg_color", "left_button", "right_buttons"] {
          if let member = document.member(key, of: child.node) {
            report(member, "\"\(key)\" of the navigation bar cannot cross: write a toolbar")
          }
        }
      case .config: report(child.node, "the config of a sheet cannot cross: write the modal that shows it")
      case .bar:
        let widgets = child.children.compactMap { component(of: $0) }
        let bar = stack("vstack", child.path.last ?? "bar", widgets, Style(), spacing: 0)
        let isSticky = document.member("sticky", of: child.node).flatMap { document.bool(of: $0) } ?? true
        let isHeader = child.path.last == "header"
        if isSticky {
          bars.append((isHeader, bar))
        } else if isHeader {
          inner.append(bar)
        } else {
          footer = bar
        }
      default: if let value = component(of: child) { inner.append(value) }
      }
    }
    if let footer { inner.append(footer) }
    for key in ["pagination", "refresh"] {
      if let member = document.member(key, of: tree.node) {
        report(member, "\"\(key)\" cannot cross: write the events that load more")
      }
    }
    var style = Style()
    if case .string(let text)? = title { style.set(.navigationTitle, to: .text(text)) }
    let scroll = object(
      "scroll", "scroll", style, [stack("vstack", "content", inner, Style(), spacing: 0)])
    var outer =
      bars.filter { $0.isTop }.map { $0.value } + [scroll] + bars.filter { !$0.isTop }.map { $0.value }
    if outer.count > 1 { outer = [stack("vstack", "screen", outer, Style(), spacing: 0)] }
    return [object("navigation", "navigation", Style(), outer)]
  }

  private mutating func component(of tree: FlowTree) -> JSONValue? {
    switch tree.kind {
    case .section: section(tree)
    case .widget(let type): widget(tree, type)
    case .page: stack("vstack", "page", components(of: tree), Style(), spacing: nil)
    default: nil
    }
  }

  private mutating func section(_ tree: FlowTree) -> JSONValue? {
    let node = tree.node
    let layout: SectionLayout = document.member("layout", of: node).flatMap { decoded($0) } ?? SectionLayout()
    var style = Style()
    pad(&style, layout.insets ?? EdgeInsetsData())
    let header = document.member("header", of: node)
    let widgets = tree.children.filter { $0.node != header }.compactMap { component(of: $0) }
    let name = text("id", of: node) ?? "section"
    let body: JSONValue
    switch layout.resolvedArrangement {
    case "carousel":
      report(
        document.member("layout", of: node) ?? node, "a carousel crosses as a scroll that does not snap",
        .note)
      let row = stack("hstack", name + "_row", widgets, style, spacing: layout.itemSpacing ?? 0)
      body = object(
        "scroll", name, Style(), [row],
        context: [JSONMember("_axis", "horizontal"), JSONMember("_showIndicators", false)])
    case "grid":
      let count = min(layout.resolvedColumns ?? 2, 64)
      style.set(
        .gridColumns,
        to: .tracks(
          Array(
            repeating: GridTrack(.flexible(minimum: nil, maximum: nil), spacing: layout.itemSpacing),
            count: count)))
      body = object(
        "grid", name, style, widgets, context: [JSONMember("_spacing", .number(layout.itemSpacing ?? 0))])
    default: body = stack("vstack", name, widgets, style, spacing: layout.itemSpacing ?? 0)
    }
    guard let header,
      let first = tree.children.first(where: { $0.node == header }).flatMap({ component(of: $0) })
    else { return body }
    report(header, "a section's header crosses unpinned: a list with sections pins them", .note)
    return stack("vstack", name + "_group", [first, body], Style(), spacing: 0)
  }

  // MARK: Widgets

  private mutating func widget(_ tree: FlowTree, _ type: String) -> JSONValue? {
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
  private mutating func laid(
    stackKind kind: String, _ name: String, _ children: [JSONValue], _ layout: WidgetLayout, spacing: Double,
    alignment: String? = nil
  ) -> JSONValue {
    let name = unique(name)
    let (style, margin) = emitted(chrome(layout), ComponentKind(kind), name)
    let inner = stack(kind, name, children, style, spacing: spacing, alignment: alignment, isUnique: true)
    return margin.isEmpty ? inner : stack("vstack", name + "_margin", [inner], margin, spacing: nil)
  }

  /// The rows of a layout.
  private mutating func chrome(_ layout: WidgetLayout) -> Style {
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

  private func pad(_ style: inout Style, _ insets: EdgeInsetsData) {
    for (property, points) in [
      (StyleProperty.paddingTop, insets.top), (.paddingBottom, insets.bottom), (.paddingLeading, insets.left),
      (.paddingTrailing, insets.right),
    ] where points > 0 { style.set(property, to: .number(points)) }
  }

  private func corners(_ style: inout Style, _ radius: CornerRadiusData?) {
    guard let radius, !radius.isZero else { return }
    if let uniform = radius.uniform { return style.set(.cornerRadius, to: .number(uniform)) }
    style.set(.cornerTopLeading, to: .number(radius.topLeft))
    style.set(.cornerTopTrailing, to: .number(radius.topRight))
    style.set(.cornerBottomLeading, to: .number(radius.bottomLeft))
    style.set(.cornerBottomTrailing, to: .number(radius.bottomRight))
  }

  /// The nearest of the named lines through a box.
  private func gradient(_ gradient: ResolvedGradient) -> StyleModel.Gradient {
    func named(_ point: ResolvedGradient.Point) -> String {
      let nearest = StyleModel.Gradient.points.filter { $0 != "center" }.min { one, other in
        distance(one, point) < distance(other, point)
      }
      return nearest ?? "leading"
    }
    return StyleModel.Gradient(
      .linear(from: named(gradient.start), to: named(gradient.end)), colors: gradient.colors)
  }

  private func distance(_ name: String, _ point: ResolvedGradient.Point) -> Double {
    let place = NamedPoint.place(name)
    return (place.x - point.x) * (place.x - point.x) + (place.y - point.y) * (place.y - point.y)
  }

  // MARK: Atoms

  private mutating func texts(_ keys: [String], _ data: JSONNode, _ name: String) -> [JSONValue] {
    keys.compactMap { key in
      guard let node = document.member(key, of: data), let text = decoded(node) as TextData? else {
        return nil
      }
      if text.isMarkdown == true { report(node, "Markdown crosses as the text that it is written in") }
      return self.text(text, name + "_" + key)
    }
  }

  private mutating func text(_ data: TextData, _ name: String) -> JSONValue {
    var style = typed(data)
    if let word = data.alignment {
      style.set(.multilineTextAlignment, to: .keyword(TextData.place(of: word)))
    }
    if let lines = data.maxLines, lines > 0 { style.set(.lineLimit, to: .integer(lines)) }
    let (emitted, _) = emitted(style, ComponentKind("text"), name)
    return object("text", name, emitted, [], context: [JSONMember("_text", .string(data.text))])
  }

  /// The font and the colour of a text.
  private func typed(_ data: TextData) -> Style {
    var style = Style()
    switch tokens.font(data.font) {
    case .system(let size, let weight)?:
      style.set(.font, to: .number(size))
      if data.font?.weight != nil || weight != "regular" { style.set(.fontWeight, to: .keyword(weight)) }
    case .style(let name, let weight)?:
      if name != "body" || weight == nil { style.set(.font, to: .keyword(name)) }
      if let weight { style.set(.fontWeight, to: .keyword(weight)) }
    case nil: break
    }
    if let color = tokens.color(data.color) { style.set(.foreground, to: .color(color)) }
    return style
  }

  private mutating func image(_ data: ImageData, _ name: String) -> JSONValue {
    var style = Style()
    style.set(.maxWidth, to: .infinity)
    corners(&style, data.cornerRadius)
    if let color = color(data.placeholderColor) { style.set(.background, to: .color(color)) }
    if let alt = data.alt, !alt.isEmpty {
      style.set(.accessibilityLabel, to: .text(alt))
    } else {
      style.set(.accessibilityHidden, to: .bool(true))
    }
    let (emitted, _) = emitted(style, ComponentKind("image"), name)
    return object(
      "image", name, emitted, [],
      context: [
        JSONMember("_source", .string(data.url)),
        JSONMember("_contentMode", data.scaleMode == "fit" ? "fit" : "fill"),
      ])
  }

  private mutating func icon(_ data: IconData, _ name: String) -> JSONValue {
    var style = Style()
    style.set(.width, to: .number(data.size ?? 17))
    style.set(.height, to: .number(data.size ?? 17))
    if let color = color(data.color) { style.set(.foreground, to: .color(color)) }
    let (emitted, _) = emitted(style, ComponentKind("image"), name)
    return object(
      "image", name, emitted, [], context: [JSONMember("_source", .string("sf://" + data.symbol))])
  }

  private mutating func tag(_ data: TagData, _ owner: String) -> JSONValue {
    let resolved = data.resolved(in: tokens)
    var style = typed(data.text)
    if data.text.font == nil {
      style.set(.font, to: .keyword("caption"))
      style.set(.fontWeight, to: .keyword("medium"))
    }
    pad(&style, resolved.padding)
    corners(&style, resolved.cornerRadius)
    style.set(.background, to: .color(resolved.background))
    if let border = resolved.border {
      style.set(.borderWidth, to: .number(1))
      style.set(.borderColor, to: .color(border))
    }
    let name = unique(owner + "_tag")
    let (emitted, _) = emitted(style, ComponentKind("text"), name)
    return object(
      "text", name, emitted, [], context: [JSONMember("_text", .string(data.text.text))], isUnique: true)
  }

  private mutating func button(_ data: ButtonData, _ owner: String, _ node: JSONNode) -> JSONValue {
    if let action = document.member("action", of: node) {
      report(action, "the action of a button cannot cross: write its onTap event")
    }
    let resolved = data.resolved(in: tokens)
    var style = typed(data.title)
    if data.title.font == nil { style.set(.fontWeight, to: .keyword("semibold")) }
    style.set(.foreground, to: .color(resolved.titleColor))
    pad(&style, resolved.padding)
    if let color = resolved.background { style.set(.background, to: .color(color)) }
    if let stroke = resolved.stroke {
      style.set(.borderWidth, to: .number(resolved.strokeWidth))
      style.set(.borderColor, to: .color(stroke))
    }
    corners(&style, resolved.cornerRadius)
    if resolved.isFullWidth { style.set(.maxWidth, to: .infinity) }
    if !resolved.isEnabled {
      style.set(.disabled, to: .bool(true))
      style.set(.opacity, to: .number(resolved.opacity))
    }
    let name = unique(owner + "_button")
    let (emitted, _) = emitted(style, ComponentKind.button, name)
    var context = [JSONMember("_label", .string(data.title.text))]
    if let icon = data.icon { context.append(JSONMember("_image", .string("sf://" + icon.symbol))) }
    return object("button", name, emitted, [], context: context, isUnique: true)
  }

  private mutating func separator(
    _ data: SeparatorData, _ layout: WidgetLayout, _ name: String, _ node: JSONNode
  ) -> JSONValue? {
    let resolved = data.resolved(in: tokens)
    var style = chrome(layout)
    let insets = resolved.insets
    for (property, points) in [
      (StyleProperty.marginTop, insets.top), (.marginLeading, insets.left), (.marginBottom, insets.bottom),
      (.marginTrailing, insets.right),
    ] where points != 0 {
      style.set(property, to: .number((style.value(of: property)?.points ?? 0) + points))
    }
    if resolved.style == "dashed" {
      report(document.member("data", of: node) ?? node, "a dashed separator crosses as a solid one", .note)
    }
    style.set(.height, to: .number(resolved.thickness))
    if let color = color(data.color), resolved.style != "space" { style.set(.background, to: .color(color)) }
    let (emitted, margin) = emitted(style, ComponentKind("divider"), name)
    let inner = object(resolved.style == "space" ? "spacer" : "divider", name, emitted, [])
    return margin.isEmpty ? inner : stack("vstack", name + "_margin", [inner], margin, spacing: nil)
  }

  // MARK: Output

  /// A style as StemJSON carries it on a component, and the padding that stands for its margin.
  private mutating func emitted(_ style: Style, _ kind: ComponentKind, _ name: String) -> (Style, Style) {
    let resolution = StemJSONTarget.Resolution(
      style: ResolvedStyle(style), layers: [], context: StyleContext(), theme: converter.engine.theme,
      vocabulary: converter.engine.vocabulary)
    var component = StemJSONTarget.Component(id: name, kind: kind)
    component.sources = ConditionSources()
    let output = StemJSONTarget.emit(resolution, for: component)
    for finding in output.findings {
      result.diagnostics.append(
        Diagnostic(finding.severity, id: "not-crossing", at: 0..<0, "\(name): \(finding.message)"))
    }
    return (output.whole, output.margin.padding)
  }

  private func filled() -> Style {
    var style = Style()
    style.set(.maxWidth, to: .infinity)
    style.set(.alignment, to: .keyword("leading"))
    return style
  }

  private mutating func stack(
    _ kind: String, _ name: String, _ children: [JSONValue], _ style: Style, spacing: Double?,
    alignment: String? = nil, isUnique: Bool = false
  ) -> JSONValue {
    var context: [JSONMember] = []
    if let spacing { context.append(JSONMember("_spacing", .number(spacing))) }
    if let alignment { context.append(JSONMember("_alignment", .string(alignment))) }
    return object(kind, name, style, children, context: context, isUnique: isUnique)
  }

  private mutating func object(
    _ kind: String, _ name: String, _ style: Style, _ children: [JSONValue], context: [JSONMember] = [],
    isUnique: Bool = false
  ) -> JSONValue {
    var members = [
      JSONMember("id", .string(isUnique ? name : unique(name))), JSONMember("type", .string(kind)),
    ]
    if !context.isEmpty { members.append(JSONMember("context", .object(context))) }
    if !style.isEmpty { members.append(JSONMember("style", StemJSONEncoder.encode(style))) }
    if !children.isEmpty { members.append(JSONMember("children", .array(children))) }
    return .object(members)
  }

  /// A name that nothing else in the module has.
  private mutating func unique(_ name: String) -> String {
    let count = identifiers[name, default: 0] + 1
    identifiers[name] = count
    guard count > 1 else { return name }
    return unique("\(name)_\(count)")
  }

  // MARK: Input

  private func text(_ key: String, of node: JSONNode) -> String? {
    document.member(key, of: node).flatMap { document.string(of: $0) }
  }

  private func elements(_ key: String, of node: JSONNode) -> [JSONNode] {
    document.member(key, of: node).map { Array(document.elements(of: $0)) } ?? []
  }

  /// A colour of the page; a token that the theme does not know paints nothing.
  private mutating func color(_ data: ColorData?) -> StyleModel.Color? {
    guard let data else { return nil }
    if let found = tokens.color(data) { return found }
    if let token = data.token {
      let message =
        "the token \(MessageText.quoted(token)) is none of the theme: name one that knows it with --theme"
      let finding = Diagnostic(.warning, id: "not-crossing", at: 0..<0, message)
      if !result.diagnostics.contains(finding) { result.diagnostics.append(finding) }
    }
    return nil
  }

  /// A value as Flow decodes it; what does not decode is reported and left out, as Flow leaves it out.
  private mutating func decoded<Value: FlowValue>(_ node: JSONNode) -> Value? {
    do throws(FlowFault) {
      return try Value(node, in: document)
    } catch {
      let finding = Diagnostic(
        .warning, id: "not-crossing", at: error.range, "this does not decode: " + error.message)
      if !result.diagnostics.contains(finding) { result.diagnostics.append(finding) }
      return nil
    }
  }

  private mutating func report(_ node: JSONNode, _ message: String, _ severity: Severity = .warning) {
    result.diagnostics.append(
      Diagnostic(severity, id: "not-crossing", at: document.range(of: node), message))
  }
}

extension StyleValue {
  /// The number of a plain length.
  fileprivate var points: Double? { if case .number(let points) = self { points } else { nil } }
}
