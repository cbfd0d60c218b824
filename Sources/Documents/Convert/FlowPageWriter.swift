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
  private let decompiler: Decompiler
  private var title: JSONValue?
  private var sections: [JSONValue] = []
  /// The widgets of the section that is being filled, and the layout of it.
  private var widgets: [JSONValue] = []
  private var layout: [JSONMember] = []

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

  private mutating func visit(_ node: JSONNode) {
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
  private mutating func visitContainer(_ node: JSONNode, _ parts: ComponentParts) {
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

  private mutating func visitGrid(_ node: JSONNode, _ parts: ComponentParts) {
    finishSection()
    setLayout([JSONMember("arrangement", "grid")], node, classes(parts), parts)
    for child in children(parts) { visit(child) }
    finishSection()
  }

  /// A row: a card, buttons, tags, or something that Flow cannot lay out.
  private mutating func visitRow(_ node: JSONNode, _ parts: ComponentParts) {
    let children = children(parts)
    if let card = card(node, parts, children) { return add(card) }
    if !children.isEmpty, children.allSatisfy({ kind(of: $0) == "button" }) {
      return add(buttons(children, around: node))
    }
    report(
      node, "\"\(parts.kind?.name ?? "")\" cannot cross: Flow stands its children one below the other")
    for child in children { visit(child) }
  }

  private mutating func finishSection() {
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
  private mutating func setLayout(
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

  private mutating func add(_ widget: JSONValue?) {
    if let widget { widgets.append(widget) }
  }

  private mutating func readTitle(_ parts: ComponentParts) {
    guard title == nil else { return }
    let style = parts.style.flatMap { StemJSONDecoder.decode($0, in: document).style }
    var found = style?[.navigationTitle]
    if found == nil, parts.classes != nil {
      found = flow.engine.resolve(classes(parts).text).style.defaults[.navigationTitle]
    }
    if let found { title = .string(found) }
  }

  // MARK: Widgets

  /// A stack of an image, texts, tags and a symbol as the widget that shows them.
  private mutating func card(
    _ node: JSONNode, _ parts: ComponentParts, _ children: [JSONNode]
  ) -> JSONValue? {
    let isRow = parts.kind?.name == "hstack"
    let content = CardContent(children.filter { kind(of: $0) != "spacer" }, isRow: isRow, self)
    guard let content else { return isRow ? tagRail(node, parts, children) : nil }
    var data: [JSONMember] = []
    if let image = content.image, let url = source(image) {
      data.append(JSONMember("image", atom(image, .image, [JSONMember("url", url)])))
    }
    for (key, text) in zip(["title", "subtitle"], content.texts) {
      data.append(JSONMember(key, atom(text, .text, [JSONMember("text", words(text, "text"))])))
    }
    if !content.tags.isEmpty { data.append(JSONMember("tags", .array(content.tags.map { tag($0) }))) }
    if let symbol = content.symbol {
      if children.first == symbol {
        report(symbol, "the symbol of a card stands behind its texts in Flow", .note)
      }
      data.append(
        JSONMember(
          "trailing_icon", atom(symbol, .icon, [JSONMember("symbol", .string(self.symbol(symbol) ?? ""))])))
    }
    let type = isRow ? "image_text_card" : content.image == nil ? "title_block" : "banner"
    return widget(type, node, parts, data: data, roles: [])
  }

  /// A row of texts, each with a fill or an edge of its own.
  private mutating func tagRail(
    _ node: JSONNode, _ parts: ComponentParts, _ children: [JSONNode]
  ) -> JSONValue? {
    guard !children.isEmpty, children.allSatisfy({ kind(of: $0) == "text" && isPainted($0) }) else {
      return nil
    }
    return widget(
      "tag_rail", node, parts, data: [JSONMember("tags", .array(children.map { tag($0) }))], roles: [])
  }

  private mutating func tag(_ node: JSONNode) -> JSONValue {
    atom(node, .tag, [JSONMember("text", .object([JSONMember("text", words(node, "text"))]))])
  }

  /// Whether a component has a background or a border.
  fileprivate func isPainted(_ node: JSONNode) -> Bool {
    let layout = flow.style(classes(ComponentParts(node, in: document)).text, for: .widget).output.layout
    return layout.contains { ["background", "gradient", "border"].contains($0.key) }
  }

  private mutating func text(_ node: JSONNode, _ parts: ComponentParts) -> JSONValue? {
    widget(
      "title_block", node, parts,
      data: [JSONMember("title", .object([JSONMember("text", words(node, "text"))]))],
      roles: [(.text, "title")])
  }

  private mutating func image(_ node: JSONNode, _ parts: ComponentParts) -> JSONValue? {
    guard let url = source(node) else { return nil }
    return widget(
      "banner", node, parts, data: [JSONMember("image", .object([JSONMember("url", url)]))],
      roles: [(.image, "image")])
  }

  private mutating func label(_ node: JSONNode, _ parts: ComponentParts) -> JSONValue? {
    var data = [JSONMember("title", .object([JSONMember("text", words(node, "title"))]))]
    if let image = context("image", parts).flatMap({ document.string(of: $0) }) {
      if image.utf8.starts(with: "sf://".utf8) {
        data.append(JSONMember("trailing_icon", .string(String(image.dropFirst("sf://".count)))))
        report(node, "the symbol of a label stands behind its title in Flow", .note)
      } else {
        data.append(JSONMember("image", .string(image)))
      }
    }
    return widget("image_text_card", node, parts, data: data, roles: [(.text, "title")])
  }

  /// Buttons in a row; what is around them is the widget.
  private mutating func buttons(_ nodes: [JSONNode], around node: JSONNode?) -> JSONValue? {
    let owner = node ?? nodes[0]
    let data = nodes.map { button in
      atom(button, .button, [JSONMember("title", .object([JSONMember("text", words(button, "label"))]))])
    }
    var members = [JSONMember("type", "button_row")]
    if let id = id(of: owner) { members.append(JSONMember("id", .string(id))) }
    if let node {
      let layout = styled(node, ComponentParts(node, in: document), .widget, []).first?.layout ?? []
      if !layout.isEmpty { members.append(JSONMember("layout", .object(layout))) }
    }
    members.append(JSONMember("data", .object([JSONMember("buttons", .array(data))])))
    return .object(members)
  }

  /// A widget whose layout, and whose parts if they are named, come from a component's style.
  private mutating func widget(
    _ type: String, _ node: JSONNode, _ parts: ComponentParts, data: [JSONMember],
    roles: [(role: FlowRole, key: String?)]
  ) -> JSONValue {
    let outputs = styled(node, parts, .widget, roles.map { $0.role })
    var members = [JSONMember("type", .string(type))]
    if let id = parts.id { members.append(JSONMember("id", .string(id))) }
    if let layout = outputs.first?.layout, !layout.isEmpty {
      members.append(JSONMember("layout", .object(layout)))
    }
    var data = data
    for (part, output) in zip(roles, outputs.dropFirst()) {
      guard let key = part.key else {
        for member in output.atom where !data.contains(where: { $0.key == member.key }) {
          data.append(member)
        }
        continue
      }
      guard let index = data.firstIndex(where: { $0.key == key }) else { continue }
      data[index].value = joined(data[index].value, output.atom, part.role)
    }
    members.append(JSONMember("data", .object(data.map { JSONMember($0.key, settled($0.value)) })))
    return .object(members)
  }

  /// An atom of a component's style.
  private mutating func atom(_ node: JSONNode, _ role: FlowRole, _ own: [JSONMember]) -> JSONValue {
    let parts = ComponentParts(node, in: document)
    let output = styled(node, parts, role, [], hasLayout: false).first
    return settled(joined(.object(own), output?.atom ?? [], role))
  }

  /// The author's members with those of a style, in the order of the atom.
  private func joined(_ own: JSONValue, _ styled: [JSONMember], _ role: FlowRole) -> JSONValue {
    guard case .object(var members) = own, let shape = role.atom.flatMap({ FlowShapes.named($0) }) else {
      return own
    }
    for member in styled {
      guard let index = members.firstIndex(where: { $0.key == member.key }) else {
        members.append(member)
        continue
      }
      if case .object(let inner) = member.value {
        members[index].value = FlowPatch.merged(inner, under: members[index].value)
      }
    }
    return .object(shape.fields.compactMap { field in members.first { $0.key == field.key } })
  }

  /// A lone text as a bare one, where the short form is asked for.
  private func settled(_ value: JSONValue) -> JSONValue {
    guard flow.options.form == .shorthand, case .object(let members) = value else { return value }
    if members.count == 1, case .string = members[0].value, ["text", "url"].contains(members[0].key) {
      return members[0].value
    }
    return .object(members.map { JSONMember($0.key, settled($0.value)) })
  }

  // MARK: Styles

  private mutating func styled(
    _ node: JSONNode, _ parts: ComponentParts, _ role: FlowRole, _ roles: [FlowRole], hasLayout: Bool = true
  ) -> [FlowTarget.Output] {
    let list = classes(parts)
    let (outputs, diagnostics) = flow.emit(
      flow.resolve(list.text, for: role, in: converter.options.context), for: roles, of: role,
      hasLayout: hasLayout)
    // Images fill what they are given by themselves, and tags have a padding of their own.
    let ofItself = role == .image ? "layout.maxWidth" : role == .tag ? "layout.padding" : nil
    report(
      diagnostics.filter { one in ofItself.map { !one.message.utf8.starts(with: $0.utf8) } ?? true }, list,
      node)
    return outputs
  }

  /// The classes of a component: its own, then those that say what its style says.
  private func classes(_ parts: ComponentParts) -> ClassSource {
    var faults: [Diagnostic] = []
    let own = parts.classes.map { ClassText.read($0, in: document, diagnostics: &faults) }
    var text = own?.text ?? ""
    var leftover: [String] = []
    if let style = parts.style {
      let decoded = StemJSONDecoder.decode(style, in: document)
      let found = decompiler.classes(for: decoded.style, rest: decoded.rest, kind: parts.kind, id: parts.id)
      if !found.classes.isEmpty { text += (text.isEmpty ? "" : " ") + found.classes }
      leftover =
        found.leftover.entries.map { $0.property.row.name }
        + found.rest.map { $0.path.joined(separator: ".") }
    }
    return ClassSource(own: own, text: text, leftover: leftover)
  }

  private mutating func reportLost(_ list: ClassSource, _ node: JSONNode, for role: FlowRole) {
    let output = flow.style(list.text, for: .widget).output
    guard !output.layout.isEmpty else { return }
    report(
      node,
      "the \(MessageText.list(output.layout.map { $0.key })) around several components cannot cross: only widgets have a layout"
    )
  }

  /// Findings about classes, where their author wrote them or at the component.
  private mutating func report(_ diagnostics: [Diagnostic], _ list: ClassSource, _ node: JSONNode) {
    for diagnostic in diagnostics {
      // A title of navigation goes to the page's nav.
      if title != nil, list.token(at: diagnostic.range).utf8.starts(with: "nav-title-".utf8) { continue }
      if let own = list.own, diagnostic.range.upperBound <= own.text.utf8.count, !diagnostic.range.isEmpty {
        var located = own.diagnostic(diagnostic)
        located.fix = nil
        result.diagnostics.append(located)
      } else {
        report(node, diagnostic.message, diagnostic.severity)
      }
    }
    for name in list.leftover { report(node, "\(name) cannot cross: no class says it", .warning) }
  }

  private mutating func report(_ node: JSONNode, _ message: String, _ severity: Severity = .warning) {
    let place = document.member("id", of: node) ?? document.member("type", of: node) ?? node
    let range = document.range(of: place)
    let finding = Diagnostic(severity, id: "not-crossing", at: range, message)
    if !result.diagnostics.contains(finding) { result.diagnostics.append(finding) }
  }

  // MARK: Members

  private func id(of node: JSONNode) -> String? {
    document.member("id", of: node).flatMap { document.string(of: $0) }
  }

  fileprivate func kind(of node: JSONNode) -> String {
    ComponentParts(node, in: document).kind?.name ?? ""
  }

  fileprivate func children(_ parts: ComponentParts) -> [JSONNode] {
    parts.children.flatMap { child in
      document.kind(of: child) == .array ? Array(document.elements(of: child)) : [child]
    }.filter { document.isComponent($0) }
  }

  /// The system symbol that an image shows, if it shows one.
  fileprivate func symbol(_ node: JSONNode) -> String? {
    let parts = ComponentParts(node, in: document)
    guard let text = context("source", parts).flatMap({ document.string(of: $0) }),
      text.utf8.starts(with: "sf://".utf8)
    else { return nil }
    return String(text.dropFirst("sf://".count))
  }

  /// A member of a component's context, with its underscore or without.
  private func context(_ key: String, _ parts: ComponentParts) -> JSONNode? {
    parts.context.flatMap { document.member("_" + key, of: $0) ?? document.member(key, of: $0) }
  }

  /// The fixed height of a component.
  private func height(_ parts: ComponentParts) -> Double? {
    parts.style.flatMap { StemJSONDecoder.decode($0, in: document).style[.height] }
      ?? (parts.classes == nil ? nil : flow.engine.resolve(classes(parts).text).style.defaults[.height])
  }

  private func spacing(_ parts: ComponentParts) -> Double? {
    context("spacing", parts).flatMap { document.number(of: $0) }
  }

  /// A text of the context; one that the runtime evaluates stays as it is and is reported.
  private mutating func words(_ node: JSONNode, _ key: String) -> JSONValue {
    let parts = ComponentParts(node, in: document)
    guard let text = context(key, parts).flatMap({ document.string(of: $0) }) else { return "" }
    if StringForm(of: text).isDynamic {
      report(
        node, "\(MessageText.quoted(text)) is evaluated by StemJSON's runtime alone: send the text itself")
    }
    return .string(text)
  }

  private mutating func source(_ node: JSONNode) -> JSONValue? {
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

/// The classes that say what a component looks like, and where its author wrote some of them.
private struct ClassSource {
  var own: ClassText?
  var text: String
  /// What no class says.
  var leftover: [String]

  /// The text of a range.
  func token(at range: Range<Int>) -> String {
    let bytes = Array(text.utf8)
    return range.upperBound <= bytes.count ? String(decoding: bytes[range], as: UTF8.self) : ""
  }

  /// Whether classes give a spacing to what stands inside.
  var isSpacious: Bool {
    text.split(separator: " ").contains { $0.utf8.starts(with: "gap-".utf8) }
  }
}

/// What a stack shows that is a card: an image first, one or two texts with tags below, a symbol last.
private struct CardContent {
  var image: JSONNode?
  var texts: [JSONNode] = []
  var tags: [JSONNode] = []
  var symbol: JSONNode?

  /// Takes the children apart; `nil` for a stack that shows something else.
  init?(_ children: [JSONNode], isRow: Bool, _ writer: FlowPageWriter) {
    for child in children {
      switch writer.kind(of: child) {
      case "image" where writer.symbol(child) != nil:
        guard isRow, symbol == nil else { return nil }
        symbol = child
      case "image":
        guard image == nil, texts.isEmpty else { return nil }
        image = child
      case "text": texts.append(child)
      case "vstack" where isRow:
        guard texts.isEmpty, readColumn(child, writer) else { return nil }
      default: return nil
      }
    }
    guard texts.count <= 2, !texts.isEmpty || image != nil && !isRow else { return nil }
    // A row of texts alone is one line of them.
    if isRow, image == nil, symbol == nil { return nil }
  }

  /// Reads texts, and tags in a row below them.
  private mutating func readColumn(_ node: JSONNode, _ writer: FlowPageWriter) -> Bool {
    for child in writer.children(ComponentParts(node, in: writer.document)) {
      switch writer.kind(of: child) {
      case "text" where tags.isEmpty: texts.append(child)
      case "hstack" where tags.isEmpty:
        tags = writer.children(ComponentParts(child, in: writer.document))
        guard tags.allSatisfy({ writer.kind(of: $0) == "text" && writer.isPainted($0) }) else { return false }
      default: return false
      }
    }
    return !texts.isEmpty
  }
}
