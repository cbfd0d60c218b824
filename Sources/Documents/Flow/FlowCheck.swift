import FlowModel
import JSONText
import StyleModel

/// The state of checking one Flow document: the walk over its parts.
struct FlowCheck: DocumentPass {
  let document: JSONDocument
  /// The same document, compiled: it knows what the classes of widgets and sections come to.
  let compiled: FlowCompilation
  var result = DocumentChecker.Result()
  /// The first widget of each identifier on the page at hand.
  private var identifiers: [String: JSONNode] = [:]
  var lines: LineMap?

  init(_ compiled: FlowCompilation) {
    self.compiled = compiled
    document = compiled.document
  }

  /// What a fault costs, from the element that it stands in.
  enum Loss {
    case page, section, widget, payload, element, action, mutation

    /// The end of a message.
    var text: String {
      switch self {
      case .page: "Flow fails the whole page"
      case .section: "Flow drops the section"
      case .widget: "Flow drops the widget"
      case .payload: "Flow shows a placeholder in the widget's place"
      case .element: "Flow drops this element"
      case .action: "the action opens nothing"
      case .mutation: "the mutation changes nothing"
      }
    }
  }

  /// What stands around a part.
  struct Scope {
    var loss = Loss.page
    /// The section that the widget stands in, and its layout.
    var section: SectionLayout?
    /// Whether identifiers are none of the page's, or what they name is dropped.
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
    case .nav:
      check(NavData.shape, node, .page)
      walk(tree, scope)
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
    if tree.isEnvelope { return checkEnvelope(tree) }
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
    if let sections = present("sections", of: node) { checkSections(sections, .page) }
    var inner = Scope()
    inner.loss = .page
    walk(tree, inner)
    identifiers = outer
  }

  /// Checks what holds pages and mutations.
  private mutating func checkEnvelope(_ tree: FlowTree) {
    for key in ["page", "sheet"] {
      guard let page = present(key, of: tree.node), document.kind(of: page) != .object else { continue }
      reportForm(page, key, "an object", .page)
    }
    if let mutations = present("mutations", of: tree.node) { checkMutations(mutations) }
    var mutation = ""
    for child in tree.children {
      // Each mutation has identifiers of its own.
      if child.path.first == "mutations", child.path.count > 1, child.path[1] != mutation {
        mutation = child.path[1]
        identifiers = [:]
      }
      var scope = Scope()
      if case .widget = child.kind { scope.loss = .widget }
      check(child, scope)
    }
  }

  /// Checks the members of mutations that hold parts of a page; the rest is read by who applies them.
  private mutating func checkMutations(_ mutations: JSONNode) {
    guard document.kind(of: mutations) == .array else {
      return reportForm(mutations, "mutations", "an array", .mutation)
    }
    for mutation in document.elements(of: mutations) {
      guard document.kind(of: mutation) == .object else {
        reportForm(mutation, "mutations", "objects", .mutation)
        continue
      }
      for key in ["widget", "page"] {
        guard let part = present(key, of: mutation), document.kind(of: part) != .object else { continue }
        reportForm(part, key, "an object", .mutation)
      }
      for key in ["kind", "type", "id", "target"] { check(key, of: mutation, .text, .mutation) }
      if let sections = present("sections", of: mutation) { checkSections(sections, .mutation) }
    }
  }

  /// Whether sections are a list, of objects.
  private mutating func checkSections(_ sections: JSONNode, _ loss: Loss) {
    if document.kind(of: sections) != .array { reportForm(sections, "sections", "an array", loss) }
    for section in document.elements(of: sections) where document.kind(of: section) != .object {
      reportForm(section, "sections", "sections", .element)
    }
  }

  private mutating func checkSection(_ tree: FlowTree, _ scope: Scope) {
    let node = tree.node
    guard document.kind(of: node) == .object else { return }
    let start = result.diagnostics.count
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
    // Those of a section that is dropped count for nothing; one with a header that fails is.
    inner.isNested = scope.isNested || hasErrors(since: start)
    if let layout = inner.section { checkColumns(layout, node) }
    let header = document.member("header", of: node)
    for child in tree.children {
      var scope = inner
      scope.loss = child.node == header ? .section : .widget
      // The header of a section is not inset.
      if child.node == header { scope.section = nil }
      guard child.node == header, case .widget(let type) = child.kind else {
        check(child, scope)
        continue
      }
      let isDropped = checkWidget(child, type, scope)
      inner.isNested = inner.isNested || isDropped
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

  /// Checks a widget; tells whether Flow drops it.
  @discardableResult
  private mutating func checkWidget(_ tree: FlowTree, _ type: String, _ scope: Scope) -> Bool {
    let node = tree.node
    let start = result.diagnostics.count
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
    let isDropped = hasErrors(since: start)
    if !scope.isNested, !isDropped { checkIdentity(node, type) }
    if let actions = present("actions", of: node) { checkSheets(of: actions) }
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
    return isDropped
  }

  private func hasErrors(since start: Int) -> Bool {
    result.diagnostics[start...].contains { $0.severity == .error }
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

  /// Checks the sheets of actions: Flow hands them on unread, so that they cost no more than themselves.
  private mutating func checkSheets(of actions: JSONNode) {
    for member in document.members(of: actions) { checkSheet(of: member.value) }
  }

  /// Checks that what an action opens is an object.
  mutating func checkSheet(of action: JSONNode) {
    guard document.kind(of: action) == .object, let sheet = present("sheet", of: action),
      document.kind(of: sheet) != .object
    else { return }
    reportForm(sheet, "sheet", "an object", .action)
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
      let acts = ["accordion", "stepper_row"].contains(type) || present("actions", of: node) != nil
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

  mutating func reportForm(_ node: JSONNode, _ key: String, _ takes: String, _ loss: Loss) {
    report(
      .error, "flow-form", at: node, quoted(node) + " where \"\(key)\" takes \(takes): \(loss.text)")
  }

  mutating func reportMissing(_ key: String, in node: JSONNode, _ owner: String, _ loss: Loss) {
    let place = document.members(of: node).first { _ in true }?.key ?? node
    report(
      .error, "flow-missing", at: place, "\"\(key)\" is missing in \(owner): \(loss.text)")
  }
}
