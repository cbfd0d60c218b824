import FlowModel
import JSONText
import StyleModel

/// The state of checking one Flow document: the walk over its parts.
struct FlowCheck {
  let document: JSONDocument
  /// The same document, compiled: it knows what the classes of widgets and sections come to.
  let compiled: FlowCompilation
  var result = DocumentChecker.Result()
  /// The first widget of each identifier on the page at hand.
  private var identifiers: [String: JSONNode] = [:]
  private var lines: LineMap?

  init(_ compiled: FlowCompilation) {
    self.compiled = compiled
    document = compiled.document
  }

  /// What a fault costs, from the element that it stands in.
  enum Loss {
    case page, section, widget, payload, element

    /// The end of a message.
    var text: String {
      switch self {
      case .page: "Flow fails the whole page"
      case .section: "Flow drops the section"
      case .widget: "Flow drops the widget"
      case .payload: "Flow shows a placeholder in the widget's place"
      case .element: "Flow drops this element"
      }
    }
  }

  /// What stands around a part.
  struct Scope {
    var loss = Loss.page
    /// The section that the widget stands in, and its layout.
    var section: SectionLayout?
    /// Whether identifiers are those of the page.
    var isNested = false
  }

  mutating func run(_ tree: FlowTree) {
    result.components = compiled.result.components
    result.classes = compiled.result.classes
    check(tree, Scope())
    for duplicate in document.duplicateKeys() {
      report(
        .warning, "duplicate-key", at: duplicate.key,
        quoted(duplicate.key) + " stands twice in one object, first on line "
          + "\(line(of: duplicate.first)): the last one counts")
    }
  }

  private mutating func check(_ tree: FlowTree, _ scope: Scope) {
    let node = tree.node
    switch tree.kind {
    case .page: checkPage(tree, scope)
    case .bar:
      checkKeys(of: node, [("sticky", .bool), ("widgets", nil)], "a bar")
      check("sticky", of: node, .bool, scope.loss)
      checkWidgets("widgets", of: node, scope.loss)
      walk(tree, scope)
    case .nav: check(NavData.shape, node, .page)
    case .config: check(SheetConfig.shape, node, .page)
    case .section: checkSection(tree, scope)
    case .widget(let type): checkWidget(tree, type, scope)
    case .atom, .hosted: walk(tree, scope)
    }
  }

  private mutating func walk(_ tree: FlowTree, _ scope: Scope) {
    for child in tree.children { check(child, scope) }
  }

  // MARK: Pages and sections

  private mutating func checkPage(_ tree: FlowTree, _ scope: Scope) {
    let node = tree.node
    if document.member("page", of: node) != nil || document.member("sheet", of: node) != nil
      || document.member("mutations", of: node) != nil
    {
      return walk(tree, scope)
    }
    let outer = identifiers
    identifiers = [:]
    checkKeys(
      of: node,
      [
        ("id", .text), ("nav", NavData.kind), ("header", nil), ("sections", nil), ("footer", nil),
        ("pagination", PaginationData.kind), ("refresh", RefreshData.kind), ("config", SheetConfig.kind),
      ], "a page")
    check("id", of: node, .text, .page)
    for key in ["nav", "header", "footer", "config"] {
      guard let part = document.member(key, of: node), ![.object, .null].contains(document.kind(of: part))
      else {
        continue
      }
      reportForm(part, key, "an object", .page)
    }
    if let refresh = present("refresh", of: node) { check(RefreshData.shape, refresh, .page) }
    if let pagination = present("pagination", of: node) { check(PaginationData.shape, pagination, .page) }
    if let sections = present("sections", of: node) {
      if document.kind(of: sections) != .array { reportForm(sections, "sections", "an array", .page) }
      for section in document.elements(of: sections) where document.kind(of: section) != .object {
        reportForm(section, "sections", "sections", .element)
      }
    }
    var inner = Scope()
    inner.loss = .page
    walk(tree, inner)
    identifiers = outer
  }

  private mutating func checkSection(_ tree: FlowTree, _ scope: Scope) {
    let node = tree.node
    guard document.kind(of: node) == .object else { return }
    checkKeys(
      of: node, [("id", .text), ("layout", SectionLayout.kind), ("header", nil), ("widgets", nil)],
      "a section")
    check("id", of: node, .text, .section)
    if let layout = present("layout", of: node) { check(SectionLayout.shape, layout, .section) }
    if let header = present("header", of: node), document.kind(of: header) != .object {
      reportForm(header, "header", "a widget", .section)
    }
    checkWidgets("widgets", of: node, .section)
    var inner = scope
    inner.section = effective(node, "layout") ?? SectionLayout()
    inner.isNested = scope.isNested
    if let layout = inner.section { checkColumns(layout, node) }
    let header = document.member("header", of: node)
    for child in tree.children {
      var scope = inner
      scope.loss = child.node == header ? .section : .widget
      // The header of a section is not inset.
      if child.node == header { scope.section = nil }
      check(child, scope)
    }
  }

  /// Whether a list of widgets is one, of objects.
  mutating func checkWidgets(_ key: String, of node: JSONNode, _ loss: Loss) {
    guard let list = present(key, of: node) else { return }
    guard document.kind(of: list) == .array else { return reportForm(list, key, "an array", loss) }
    for widget in document.elements(of: list) where document.kind(of: widget) != .object {
      reportForm(widget, key, "widgets", .element)
    }
  }

  // MARK: Widgets

  private mutating func checkWidget(_ tree: FlowTree, _ type: String, _ scope: Scope) {
    let node = tree.node
    let loss = scope.loss == .section ? Loss.section : .widget
    checkKeys(
      of: node,
      [
        ("type", .text), ("id", .text), ("layout", WidgetLayout.kind), ("data", nil), ("actions", nil),
        ("tracking", .opaque),
      ], "a widget")
    if let written = document.member("type", of: node) {
      if document.kind(of: written) != .string { reportForm(written, "type", "a text", loss) }
    } else {
      let start = document.range(of: node).lowerBound
      report(
        .error, "flow-missing", at: start..<start + 1,
        "\"type\" is missing in a widget: \(loss.text)")
    }
    check("id", of: node, .text, loss)
    if let actions = present("actions", of: node) { checkActions(actions, loss) }
    if let layout = present("layout", of: node) {
      result.styles += 1
      check(WidgetLayout.shape, layout, loss)
    }
    if !scope.isNested { checkIdentity(node, type) }
    checkLayout(node, type, scope)
    if let starter = StarterWidget.named(type) {
      checkPayload(starter, node)
    } else if !type.isEmpty, let written = document.member("type", of: node) {
      report(
        .note, "flow-unknown-type", at: written,
        quoted(written) + " is no widget of Flow's: without one that the host registers, it is skipped",
        suggestions: Suggestions.nearest(to: type, in: StarterWidget.all.map { $0.type }))
    }
    var inner = scope
    inner.section = nil
    // Identifiers inside payloads are not compared by Flow.
    inner.isNested = true
    inner.loss = .widget
    for child in tree.children {
      if child.kind == .page { check(child, Scope()) } else { check(child, inner) }
    }
  }

  private mutating func checkActions(_ actions: JSONNode, _ loss: Loss) {
    guard document.kind(of: actions) == .object else {
      return reportForm(actions, "actions", "an object", loss)
    }
    for member in document.members(of: actions) {
      checkAction(member.value, document.string(of: member.key) ?? "", loss)
    }
  }

  mutating func checkAction(_ action: JSONNode, _ key: String, _ loss: Loss) {
    guard document.kind(of: action) == .object else { return reportForm(action, key, "an action", loss) }
    guard let type = document.member("type", of: action) else {
      return reportMissing("type", in: action, "an action", loss)
    }
    if document.kind(of: type) != .string { reportForm(type, "type", "a text", loss) }
  }

  private mutating func checkPayload(_ starter: StarterWidget, _ node: JSONNode) {
    guard let data = present("data", of: node) else {
      return reportMissing("data", in: node, "a widget of the type \"\(starter.type)\"", .payload)
    }
    guard document.kind(of: data) == .object else { return reportForm(data, "data", "an object", .payload) }
    check(fields: starter.fields, of: data, starter.type, .payload)
  }

  private mutating func checkIdentity(_ node: JSONNode, _ type: String) {
    guard let id = document.member("id", of: node), let text = document.string(of: id) else {
      let acts = ["accordion", "stepper_row"].contains(type) || document.member("actions", of: node) != nil
      if acts, let place = document.member("type", of: node) {
        report(
          .note, "flow-missing-id", at: place,
          "a widget that acts or has a state without \"id\": its state is lost when the page's order changes")
      }
      return
    }
    guard let first = identifiers[text] else {
      identifiers[text] = id
      return
    }
    report(
      .error, "flow-duplicate-id", at: id,
      quoted(id) + " is the id of another widget too, on line \(line(of: first)): Flow renames this one")
  }

  // MARK: Parts

  /// A member that is there and not `null`.
  func present(_ key: String, of node: JSONNode) -> JSONNode? {
    document.member(key, of: node).flatMap { document.kind(of: $0) == .null ? nil : $0 }
  }

  /// A layout as it is with the classes of its owner.
  func effective<Layout: FlowAtom>(_ node: JSONNode, _ key: String) -> Layout? {
    guard let json = compiled.layouts[node] else {
      return present(key, of: node).flatMap { decoded($0, in: document) }
    }
    do throws(JSONError) {
      let text = try JSONDocument(parsing: JSONWriter.text(json))
      return decoded(text.root, in: text)
    } catch {
      return nil
    }
  }

  private func decoded<Layout: FlowAtom>(_ node: JSONNode, in document: JSONDocument) -> Layout? {
    do throws(FlowFault) { return try Layout(node, in: document) } catch { return nil }
  }

  mutating func report(
    _ severity: Severity, _ id: String, at node: JSONNode, _ message: String, suggestions: [String] = [],
    fix: TextEdit? = nil
  ) {
    report(severity, id, at: document.range(of: node), message, suggestions: suggestions, fix: fix)
  }

  mutating func report(
    _ severity: Severity, _ id: String, at range: Range<Int>, _ message: String, suggestions: [String] = [],
    fix: TextEdit? = nil
  ) {
    result.diagnostics.append(
      Diagnostic(severity, id: id, at: range, message, suggestions: suggestions, fix: fix))
  }

  mutating func reportForm(_ node: JSONNode, _ key: String, _ takes: String, _ loss: Loss) {
    report(
      .error, "flow-form", at: node, quoted(node) + " where \"\(key)\" takes \(takes): \(loss.text)")
  }

  mutating func reportMissing(_ key: String, in node: JSONNode, _ owner: String, _ loss: Loss) {
    let place = document.members(of: node).first { _ in true }?.key ?? node
    report(
      .error, "flow-missing", at: place, "\"\(key)\" is missing in \(owner): \(loss.text)")
  }

  /// A value of the document in quotes, cut to one line.
  func quoted(_ node: JSONNode) -> String {
    MessageText.quoted(document.string(of: node) ?? String(decoding: document.raw(of: node), as: UTF8.self))
  }

  mutating func line(of node: JSONNode) -> Int {
    let map = lines ?? LineMap(document.bytes)
    lines = map
    return map.position(at: document.range(of: node).lowerBound).line
  }
}
