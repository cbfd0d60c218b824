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
  var found = FindingList()
  var identifiers: [String: Int] = [:]

  init(_ document: JSONDocument, _ converter: DocumentConverter) {
    self.document = document
    self.converter = converter
    tokens = ThemeTokens(converter.engine.theme)
  }

  mutating func run(_ tree: FlowTree) {
    let pages = tree.kind == .page && !tree.children.contains { $0.kind != .page } ? tree.children : [tree]
    for mutation in elements("mutations", of: document.root) {
      report(
        document.member("kind", of: mutation) ?? document.member("type", of: mutation) ?? mutation,
        "what a mutation does, and to which target, cannot cross: only what it shows does")
    }
    var children: [JSONValue] = []
    for page in pages { children += components(of: page) }
    let name = pages.first.flatMap { text("id", of: $0.node) } ?? "page"
    result.document = .object([
      JSONMember("id", .string(unique(name))), JSONMember("type", "module"),
      JSONMember("children", .array(children)),
    ])
    result.diagnostics = found.all
  }

  // MARK: Pages

  mutating func components(of tree: FlowTree) -> [JSONValue] {
    guard tree.kind == .page else { return component(of: tree).map { [$0] } ?? [] }
    let isMutated = document.member("mutations", of: tree.node) != nil
    reportSkipped("sections", of: tree.node, isRequired: !isMutated)
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
        if let text = document.member("title", of: child.node), document.kind(of: text) == .object {
          for member in document.members(of: text) where document.string(of: member.key) != "text" {
            let key = document.string(of: member.key) ?? ""
            report(member.value, "\"\(key)\" of a title cannot cross: the system draws the title of a page")
          }
        }
        for key in ["subtitle", "bg_color", "left_button", "right_buttons"] {
          if let member = document.member(key, of: child.node) {
            report(member, "\"\(key)\" of the navigation bar cannot cross: write a toolbar")
          }
        }
      case .config: report(child.node, "the config of a sheet cannot cross: write the modal that shows it")
      case .bar:
        reportSkipped("widgets", of: child.node)
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

  mutating func component(of tree: FlowTree) -> JSONValue? {
    switch tree.kind {
    case .section: section(tree)
    case .widget(let type): widget(tree, type)
    case .page: stack("vstack", "page", components(of: tree), Style(), spacing: nil)
    default: nil
    }
  }

  mutating func section(_ tree: FlowTree) -> JSONValue? {
    let node = tree.node
    let layout: SectionLayout = document.member("layout", of: node).flatMap { decoded($0) } ?? SectionLayout()
    var style = Style()
    pad(&style, layout.insets ?? EdgeInsetsData(), place("layout", "insets", of: node))
    reportSkipped("widgets", of: node)
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
      let columns = layout.resolvedColumns ?? 2
      let count = min(columns, 64)
      if count < columns {
        report(place("layout", "columns", of: node), "more than 64 columns cannot cross: the grid gets 64")
      }
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

  // MARK: Output

  /// A style as StemJSON carries it on a component, and the padding that stands for its margin.
  ///
  /// What it cannot carry is reported where the widget or atom `node` says it.
  mutating func emitted(
    _ style: Style, _ kind: ComponentKind, _ name: String, _ node: JSONNode, _ role: FlowRole
  ) -> (Style, Style) {
    let resolution = Resolution(
      style: ResolvedStyle(style), layers: LayerStack(own: ClassList()), context: StyleContext(),
      vocabulary: converter.engine.vocabulary)
    var component = StemJSONTarget.Component(id: name, kind: kind)
    component.sources = ConditionSources()
    let output = StemJSONTarget.emit(resolution, for: component)
    for finding in output.findings {
      let property = style.entries.first { finding.message.utf8.starts(with: $0.property.row.name.utf8) }
      let at = property.map { origin(of: $0.property, node, role) } ?? node
      found.add(finding.severity, at: document.range(of: at), "\(name): \(finding.message)")
    }
    return (output.whole, output.margin.padding)
  }

  /// Where a widget or an atom says a property, as far as it says it.
  private func origin(of property: StyleProperty, _ node: JSONNode, _ role: FlowRole) -> JSONNode {
    var path = FlowCarriers.place(of: property, on: role)?.split(separator: ".").map { String($0) } ?? []
    if let first = path.first, first != "layout" {
      path.removeFirst()
      if role == .separator { path.insert("data", at: 0) }
    }
    return place(path, of: node)
  }

  func filled() -> Style {
    var style = Style()
    style.set(.maxWidth, to: .infinity)
    style.set(.alignment, to: .keyword("leading"))
    return style
  }

  mutating func stack(
    _ kind: String, _ name: String, _ children: [JSONValue], _ style: Style, spacing: Double?,
    alignment: String? = nil, isUnique: Bool = false
  ) -> JSONValue {
    var context: [JSONMember] = []
    if let spacing { context.append(JSONMember("_spacing", .number(spacing))) }
    if let alignment { context.append(JSONMember("_alignment", .string(alignment))) }
    return object(kind, name, style, children, context: context, isUnique: isUnique)
  }

  mutating func object(
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
  mutating func unique(_ name: String) -> String {
    let count = identifiers[name, default: 0] + 1
    identifiers[name] = count
    guard count > 1 else { return name }
    return unique("\(name)_\(count)")
  }

  // MARK: Input

  func text(_ key: String, of node: JSONNode) -> String? {
    document.member(key, of: node).flatMap { document.string(of: $0) }
  }

  func elements(_ key: String, of node: JSONNode) -> [JSONNode] {
    document.member(key, of: node).map { Array(document.elements(of: $0)) } ?? []
  }

  /// The member that a path leads to, or the last one on the way that is there.
  func place(_ path: String..., of node: JSONNode) -> JSONNode { place(path, of: node) }

  private func place(_ path: [String], of node: JSONNode) -> JSONNode {
    var node = node
    for step in path {
      guard let next = document.member(step, of: node) else { break }
      node = next
    }
    return node
  }

  /// A colour of the page; a token that the theme does not know is reported, and paints nothing without a hex text.
  mutating func color(_ data: ColorData?, _ node: JSONNode) -> StyleModel.Color? {
    guard let data else { return nil }
    if let token = data.token, tokens.color(token: token) == nil { reportUnknown(token, node) }
    return tokens.color(data)
  }

  mutating func reportUnknown(_ token: String, _ node: JSONNode) {
    report(
      node,
      "the token \(MessageText.quoted(token)) is none of the theme: name one that knows it with --theme")
  }

  /// Reports what of a list Flow leaves out: a value that is no list, and elements that are no objects.
  mutating func reportSkipped(
    _ key: String, of node: JSONNode, isRequired: Bool = false, isObject: Bool = true
  ) {
    guard let list = document.member(key, of: node), document.kind(of: list) != .null else {
      if isRequired { report(node, "\"\(key)\" is missing: there is nothing to carry over") }
      return
    }
    guard document.kind(of: list) == .array else {
      return report(list, "\"\(key)\" is no array: nothing of it crosses")
    }
    guard isObject else { return }
    for element in document.elements(of: list) where document.kind(of: element) != .object {
      report(element, "an element of \"\(key)\" that is no object cannot cross")
    }
  }

  /// A value as Flow decodes it; what does not decode is reported and left out, as Flow leaves it out.
  mutating func decoded<Value: FlowValue>(_ node: JSONNode) -> Value? {
    do throws(FlowFault) {
      return try Value(node, in: document)
    } catch {
      found.add(.warning, at: error.range, "this does not decode: " + error.message)
      return nil
    }
  }

  mutating func report(_ node: JSONNode, _ message: String, _ severity: Severity = .warning) {
    found.add(severity, at: document.range(of: node), message)
  }
}
