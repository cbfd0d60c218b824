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
  var found = FindingList()
  let decompiler: Decompiler
  var title: JSONValue?
  var sections: [JSONValue] = []
  /// The widgets of the section that is being filled, and the layout of it.
  var widgets: [JSONValue] = []
  var layout: [JSONMember] = []
  var sectionID: String?
  private var sectionIDs: [String: Int] = [:]
  var widgetIDs: [String: Int] = [:]

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
    result.diagnostics = found.all
  }

  // MARK: Structure

  mutating func visit(_ node: JSONNode) {
    guard document.isComponent(node) else {
      return report(node, "what has no \"type\" is no component and cannot cross")
    }
    let parts = ComponentParts(node, in: document)
    readTitle(node, parts)
    if let events = parts.events { reportEvents(events) }
    reportContext(parts)
    switch parts.kind?.name ?? "" {
    case "module", "navigation", "form", "list", "vstack", "scroll", "section", "template", "":
      visitContainer(node, parts)
    case "grid": visitGrid(node, parts)
    case "hstack", "zstack": visitRow(node, parts)
    case "text": add(text(node, parts))
    case "image": add(image(node, parts))
    case "label": add(label(node, parts))
    case "button": add(buttons([node], around: nil))
    case "divider": add(divider(node, parts))
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

  /// A column: a widget of texts if it is one, a section of its own if it has a spacing or insets, else its children.
  mutating func visitContainer(_ node: JSONNode, _ parts: ComponentParts) {
    let children = children(parts)
    let kind = parts.kind?.name ?? ""
    if kind == "vstack", let card = card(node, parts, children) { return add(card) }
    if isBoxedLine(node) {
      return add(divider(children[0], in: node, parts))
    }
    let list = classes(parts)
    if kind == "scroll", context("axis", parts).flatMap({ document.string(of: $0) }) == "horizontal" {
      return visitCarousel(node, parts, list)
    }
    if kind == "vstack", spacing(parts) == nil, visitMargin(node, list, children) { return }
    let isList = ["list", "form", "section"].contains(kind)
    let hasLayout =
      isList || kind == "vstack" && (list.isSpacious || spacing(parts) != nil) || isInset(list)
    let outer = hasLayout ? beginSection(node) : nil
    if hasLayout {
      setLayout([], node, list, parts)
    } else {
      reportLost(list, node)
    }
    if let header = context("title", parts), document.kind(of: header) == .string {
      widgets.append(
        .object([
          JSONMember("type", "title_block"),
          JSONMember("data", .object([JSONMember("title", words(node, "title"))])),
        ]))
    }
    for child in children { visit(child) }
    if let outer { endSection(outer) }
  }

  /// A column around one widget that does nothing but keep a distance: the margin of that widget.
  private mutating func visitMargin(_ node: JSONNode, _ list: ClassSource, _ children: [JSONNode]) -> Bool {
    guard children.count == 1,
      !["vstack", "scroll", "list", "form", "section", "grid"].contains(kind(of: children[0]))
        || kind(of: children[0]) == "vstack" && (isCard(children[0]) || isBoxedLine(children[0]))
    else { return false }
    let (output, findings) = flow.style(list.text, for: .section, in: converter.options.context)
    guard findings.isEmpty, output.atom.count == 1, output.atom[0].key == "insets", list.leftover.isEmpty
    else {
      return false
    }
    let (before, count) = (widgets.count, sections.count)
    visit(children[0])
    guard widgets.count == before + 1, sections.count == count,
      case .object(var members) = widgets[before],
      case .object(let inner)? = widgets[before]["layout"] ?? .object([]),
      !inner.contains(where: { $0.key == "margin" })
    else {
      report(node, "the padding around what is inside cannot cross: only widgets have a margin")
      return true
    }
    let layout = JSONMember("layout", .object([JSONMember("margin", output.atom[0].value)] + inner))
    if let index = members.firstIndex(where: { $0.key == "layout" }) {
      members[index] = layout
    } else {
      members.insert(layout, at: members.firstIndex { $0.key == "data" } ?? members.count)
    }
    widgets[before] = .object(members)
    return true
  }

  /// Whether the classes of a container give it insets, which a section has too.
  private func isInset(_ list: ClassSource) -> Bool {
    !list.text.isEmpty && flow.style(list.text, for: .section).output.atom.contains { $0.key == "insets" }
  }

  /// A scroll that runs sideways; the row inside spaces its items.
  private mutating func visitCarousel(_ node: JSONNode, _ parts: ComponentParts, _ list: ClassSource) {
    let outer = beginSection(node)
    let children = children(parts)
    for child in children where kind(of: child) == "hstack" {
      let inner = ComponentParts(child, in: document)
      if let events = inner.events { reportEvents(events) }
      reportContext(inner)
      setLayout([JSONMember("arrangement", "carousel")], child, classes(inner), inner)
    }
    let spaced = layout.first { $0.key == "item_spacing" }
    setLayout([JSONMember("arrangement", "carousel")], node, list, parts)
    if let spaced { set("item_spacing", spaced.value) }
    for child in children {
      guard kind(of: child) == "hstack" else { visit(child); continue }
      for item in self.children(ComponentParts(child, in: document)) { visit(item) }
    }
    endSection(outer)
  }

  mutating func visitGrid(_ node: JSONNode, _ parts: ComponentParts) {
    let outer = beginSection(node)
    setLayout([JSONMember("arrangement", "grid")], node, classes(parts), parts)
    for child in children(parts) { visit(child) }
    endSection(outer)
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
    reportLost(classes(parts), node)
    for child in children { visit(child) }
  }

  // MARK: Sections

  /// What a section that is left for one inside it goes on with behind that one.
  struct OpenSection {
    var id: String?
    var layout: [JSONMember]
  }

  /// Starts the section of a container, and keeps what is open around it.
  private mutating func beginSection(_ node: JSONNode) -> OpenSection {
    let outer = OpenSection(id: sectionID, layout: layout)
    if layout.contains(where: { $0.key == "insets" }) {
      report(node, "the padding of the stack around this cannot cross: sections stand one below the other")
    }
    if let arrangement = layout.first(where: { $0.key == "arrangement" })?.value, arrangement != "vertical" {
      report(
        node, "a stack that becomes a section cannot cross inside a grid or a carousel: those hold widgets")
    }
    finishSection()
    layout = []
    sectionID = id(of: node)
    return outer
  }

  private mutating func endSection(_ outer: OpenSection) {
    finishSection()
    layout = outer.layout
    // A section of that name stands before this one, if it shows anything.
    sectionID = outer.id
  }

  mutating func finishSection() {
    guard !widgets.isEmpty else { return }
    let id = unusedSectionID(sectionID ?? "section_\(sections.count + 1)")
    var members: [JSONMember] = [JSONMember("id", .string(id))]
    if !layout.isEmpty { members.append(JSONMember("layout", .object(layout))) }
    members.append(JSONMember("widgets", .array(widgets)))
    sections.append(.object(members))
    widgets = []
  }

  /// A name that no section has yet: sections are told apart by it.
  private mutating func unusedSectionID(_ name: String) -> String {
    let count = sectionIDs[name, default: 0] + 1
    sectionIDs[name] = count
    return count == 1 ? name : unusedSectionID("\(name)_\(count)")
  }

  /// Gives the section what a container's classes and context say of it; insets of containers add up.
  mutating func setLayout(
    _ members: [JSONMember], _ node: JSONNode, _ list: ClassSource, _ parts: ComponentParts
  ) {
    let (outputs, diagnostics) = flow.emit(
      flow.resolve(list.text, for: .section, in: converter.options.context), for: [], of: .section)
    report(diagnostics, list, node)
    reportAlignment(parts, except: "leading")
    for member in outputs[0].atom {
      if member.key == "insets", let there = layout.first(where: { $0.key == "insets" }) {
        set("insets", added(there.value, member.value))
      } else {
        set(member.key, member.value)
      }
    }
    if let spacing = spacing(parts) { set("item_spacing", .number(spacing)) }
    for member in members { set(member.key, member.value) }
    layout = SectionLayout.shape.fields.compactMap { field in layout.first { $0.key == field.key } }
  }

  private mutating func set(_ key: String, _ value: JSONValue) {
    if let index = layout.firstIndex(where: { $0.key == key }) {
      layout[index].value = value
    } else {
      layout.append(JSONMember(key, value))
    }
  }

  private func added(_ one: JSONValue, _ other: JSONValue) -> JSONValue {
    guard case .object(var members) = one, case .object(let more) = other else { return one }
    for member in more {
      if let index = members.firstIndex(where: { $0.key == member.key }),
        case .number(let first) = members[index].value, case .number(let second) = member.value
      {
        members[index].value = .number(first + second)
      } else {
        members.append(member)
      }
    }
    return .object(members)
  }

  mutating func add(_ widget: JSONValue?) {
    if let widget { widgets.append(widget) }
  }

  mutating func readTitle(_ node: JSONNode, _ parts: ComponentParts) {
    guard title == nil else { return }
    var found = parts.style.flatMap {
      StemJSONDecoder.decode($0, in: document).style.value(of: .navigationTitle)
    }
    if found == nil, parts.classes != nil {
      found = flow.engine.resolve(classes(parts).text).style.defaults.value(of: .navigationTitle)
    }
    switch found {
    case .text(let text)?: title = .string(text)
    case .dynamic(let text)?:
      title = .string(text)
      reportEvaluated(text, node)
    default: break
    }
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

  mutating func reportEvaluated(_ text: String, _ node: JSONNode) {
    report(
      node, "\(MessageText.quoted(text)) is evaluated by StemJSON's runtime alone: send the text itself")
  }

  mutating func reportEvents(_ events: JSONNode) {
    report(events, "events cannot cross: give the widget \"actions\" that its host handles", .note)
  }

  /// A text of the context; one that the runtime evaluates stays as it is and is reported.
  mutating func words(_ node: JSONNode, _ key: String) -> JSONValue {
    let parts = ComponentParts(node, in: document)
    guard let text = context(key, parts).flatMap({ document.string(of: $0) }) else { return "" }
    if StringForm(of: text).isDynamic { reportEvaluated(text, node) }
    return .string(text)
  }

  mutating func source(_ node: JSONNode) -> JSONValue? {
    let parts = ComponentParts(node, in: document)
    guard let text = context("source", parts).flatMap({ document.string(of: $0) }) else { return "" }
    let form = StringForm(of: text)
    guard text.utf8.starts(with: "http".utf8), form == .literal else {
      if form.isDynamic {
        reportEvaluated(text, node)
        return .string(text)
      }
      report(
        node,
        "\(MessageText.quoted(text)) is no address that Flow loads: \(text.utf8.starts(with: "sf://".utf8) ? "symbols stand in icons" : "send a URL")"
      )
      return text.utf8.starts(with: "sf://".utf8) ? nil : .string(text)
    }
    return .string(text)
  }
}
