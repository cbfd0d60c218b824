import ClassParser
import Engine
import FlowModel
import JSONText
import StyleModel
import StyleResolve
import StyleTargets

/// Writes a StemJSON document as a page of Flow.
///
/// Stacks, lists and forms become sections, texts, images and buttons widgets; a stack of one or two texts, with an
/// image or without, becomes the widget that shows them. What Flow has no widget for is reported and left out.
struct FlowPageWriter {
  let document: JSONDocument
  let flow: FlowEngine
  let converter: DocumentConverter
  var result = DocumentConverter.Result()
  let decompiler: Decompiler
  var title: JSONValue?
  var sections: [JSONValue] = []
  /// The widgets of the section that is being filled, and the layout of it.
  var widgets: [JSONValue] = []
  var layout: [JSONMember] = []

  init(_ document: JSONDocument, _ converter: DocumentConverter) {
    self.document = document
    self.converter = converter
    flow = FlowEngine(converter.engine, options: converter.options.flow)
    decompiler = Decompiler(engine: flow.engine)
  }

  static func isKnown(_ type: String) -> Bool { ComponentKind(type).isKnown }

  mutating func run() {
    let root = document.root
    for component in document.kind(of: root) == .array ? Array(document.elements(of: root)) : [root] {
      visit(component)
    }
    finishSection()
    var page = [JSONMember("id", .string(id(of: root) ?? "page"))]
    if let title { page.append(JSONMember("nav", .object([JSONMember("title", title)]))) }
    page.append(JSONMember("sections", .array(sections)))
    result.document = .object([JSONMember("page", .object(page))])
  }

  // MARK: Structure

  mutating func visit(_ node: JSONNode) {
    guard document.kind(of: node) == .object else { return }
    let parts = ComponentParts(node, in: document)
    readTitle(parts)
    if let events = parts.events {
      report(events, "events cannot cross: give the widget \"actions\" that its host handles", .note)
    }
    switch parts.kind?.name ?? "" {
    case "module", "navigation", "form", "list", "vstack", "scroll", "section", "template", "":
      visitContainer(node, parts)
    case "grid": visitGrid(node, parts)
    case "hstack", "zstack": visitRow(node, parts)
    case "text": add(text(node, parts))
    case "image": add(image(node, parts))
    case "label": add(label(node, parts))
    case "button": add(buttons([node], around: nil))
    case "divider": add(widget("separator", node, parts, data: [], roles: [(.separator, nil)]))
    case "spacer" where height(parts) != nil:
      add(
        widget(
          "separator", node, parts,
          data: [JSONMember("style", "space"), JSONMember("thickness", .number(height(parts) ?? 0))],
          roles: [(.separator, nil)]))
    case "spacer":
      report(node, "a spacer cannot cross: sections space their widgets with item_spacing", .note)
    case let name:
      report(node, "a component of the type \"\(name)\" cannot cross: Flow has no widget for it")
      for child in children(parts) { visit(child) }
    }
  }

  /// A column: a widget of texts if it is one, a section of its own if it has a spacing, else its children.
  mutating func visitContainer(_ node: JSONNode, _ parts: ComponentParts) {
    let children = children(parts)
    let kind = parts.kind?.name ?? ""
    if kind == "vstack", let card = card(node, parts, children) { return add(card) }
    let list = classes(parts)
    if kind == "scroll", context("axis", parts).flatMap({ document.string(of: $0) }) == "horizontal" {
      finishSection()
      setLayout([JSONMember("arrangement", "carousel")], node, list, parts)
      for child in children {
        let inner = ComponentParts(child, in: document)
        guard inner.kind?.name == "hstack" else { visit(child); continue }
        setLayout([], child, classes(inner), inner)
        for item in self.children(inner) { visit(item) }
      }
      return finishSection()
    }
    let isList = ["list", "form", "section"].contains(kind)
    let hasLayout = isList || kind == "vstack" && (list.isSpacious || spacing(parts) != nil)
    if hasLayout {
      finishSection()
      setLayout([], node, list, parts)
    } else if !list.text.isEmpty, kind != "module" {
      reportLost(list, node, for: .section)
    }
    if let header = context("title", parts), document.kind(of: header) == .string {
      widgets.append(
        .object([
          JSONMember("type", "title_block"),
          JSONMember("data", .object([JSONMember("title", document.value(of: header))])),
        ]))
    }
    for child in children { visit(child) }
    if hasLayout { finishSection() }
  }

  mutating func visitGrid(_ node: JSONNode, _ parts: ComponentParts) {
    finishSection()
    setLayout([JSONMember("arrangement", "grid")], node, classes(parts), parts)
    for child in children(parts) { visit(child) }
    finishSection()
  }

  /// A row: a card, buttons, tags, or something that Flow cannot lay out.
  mutating func visitRow(_ node: JSONNode, _ parts: ComponentParts) {
    let children = children(parts)
    if let card = card(node, parts, children) { return add(card) }
    if !children.isEmpty, children.allSatisfy({ kind(of: $0) == "button" }) {
      return add(buttons(children, around: node))
    }
    report(
      node, "\"\(parts.kind?.name ?? "")\" cannot cross: Flow stands its children one below the other")
    for child in children { visit(child) }
  }

  mutating func finishSection() {
    defer {
      widgets = []
      layout = []
    }
    guard !widgets.isEmpty else { return }
    var members: [JSONMember] = [JSONMember("id", .string("section_\(sections.count + 1)"))]
    if !layout.isEmpty { members.append(JSONMember("layout", .object(layout))) }
    members.append(JSONMember("widgets", .array(widgets)))
    sections.append(.object(members))
  }

  /// Gives the section what a container's classes and context say of it.
  mutating func setLayout(
    _ members: [JSONMember], _ node: JSONNode, _ list: ClassSource, _ parts: ComponentParts
  ) {
    let (outputs, diagnostics) = flow.emit(
      flow.resolve(list.text, for: .section, in: converter.options.context), for: [], of: .section)
    report(diagnostics, list, node)
    var written = outputs[0].atom
    if let spacing = spacing(parts) { written.append(JSONMember("item_spacing", .number(spacing))) }
    for member in members + written where !layout.contains(where: { $0.key == member.key }) {
      layout.append(member)
    }
    layout = SectionLayout.shape.fields.compactMap { field in layout.first { $0.key == field.key } }
  }

  mutating func add(_ widget: JSONValue?) {
    if let widget { widgets.append(widget) }
  }

  mutating func readTitle(_ parts: ComponentParts) {
    guard title == nil else { return }
    let style = parts.style.flatMap { StemJSONDecoder.decode($0, in: document).style }
    var found = style?[.navigationTitle]
    if found == nil, parts.classes != nil {
      found = flow.engine.resolve(classes(parts).text).style.defaults[.navigationTitle]
    }
    if let found { title = .string(found) }
  }

  // MARK: Members

  func id(of node: JSONNode) -> String? {
    document.member("id", of: node).flatMap { document.string(of: $0) }
  }

  func kind(of node: JSONNode) -> String {
    ComponentParts(node, in: document).kind?.name ?? ""
  }

  func children(_ parts: ComponentParts) -> [JSONNode] {
    parts.children.flatMap { child in
      document.kind(of: child) == .array ? Array(document.elements(of: child)) : [child]
    }.filter { document.isComponent($0) }
  }

  /// The system symbol that an image shows, if it shows one.
  func symbol(_ node: JSONNode) -> String? {
    let parts = ComponentParts(node, in: document)
    guard let text = context("source", parts).flatMap({ document.string(of: $0) }),
      text.utf8.starts(with: "sf://".utf8)
    else { return nil }
    return String(text.dropFirst("sf://".count))
  }

  /// A member of a component's context, with its underscore or without.
  func context(_ key: String, _ parts: ComponentParts) -> JSONNode? {
    parts.context.flatMap { document.member("_" + key, of: $0) ?? document.member(key, of: $0) }
  }

  /// The fixed height of a component.
  func height(_ parts: ComponentParts) -> Double? {
    parts.style.flatMap { StemJSONDecoder.decode($0, in: document).style[.height] }
      ?? (parts.classes == nil ? nil : flow.engine.resolve(classes(parts).text).style.defaults[.height])
  }

  func spacing(_ parts: ComponentParts) -> Double? {
    context("spacing", parts).flatMap { document.number(of: $0) }
  }

  /// A text of the context; one that the runtime evaluates stays as it is and is reported.
  mutating func words(_ node: JSONNode, _ key: String) -> JSONValue {
    let parts = ComponentParts(node, in: document)
    guard let text = context(key, parts).flatMap({ document.string(of: $0) }) else { return "" }
    if StringForm(of: text).isDynamic {
      report(
        node, "\(MessageText.quoted(text)) is evaluated by StemJSON's runtime alone: send the text itself")
    }
    return .string(text)
  }

  mutating func source(_ node: JSONNode) -> JSONValue? {
    let parts = ComponentParts(node, in: document)
    guard let text = context("source", parts).flatMap({ document.string(of: $0) }) else { return "" }
    guard text.utf8.starts(with: "http".utf8) else {
      report(
        node,
        "\(MessageText.quoted(text)) is no address that Flow loads: \(text.utf8.starts(with: "sf://".utf8) ? "symbols stand in icons" : "send a URL")"
      )
      return text.utf8.starts(with: "sf://".utf8) ? nil : .string(text)
    }
    return .string(text)
  }
}
