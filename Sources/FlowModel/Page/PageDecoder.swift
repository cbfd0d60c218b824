import JSONText

/// Decodes pages and sheets with Flow's containment: a fault costs the nearest element of a list, a fault in a
/// payload leaves a placeholder, and only what the page itself needs costs the page.
///
///     let (page, diagnostics) = PageDecoder.decode(document)
public struct PageDecoder {
  private let document: JSONDocument
  private let hostTypes: Set<String>
  private var diagnostics: [FlowDiagnostic] = []

  /// What became of a page.
  public struct Result: Sendable {
    /// `nil` when the page as a whole fails.
    public let page: FlowPage?
    /// Why it fails.
    public let fault: FlowFault?
    public let diagnostics: [FlowDiagnostic]
  }

  /// Decodes `{"page": {…}}` or `{"sheet": {…}}`, or such a page by itself.
  ///
  /// - Parameter hostTypes: Widgets that the host registers besides the starter widgets; any payload suits them.
  /// - Complexity: O(*n*) in the document.
  public static func decode(_ document: JSONDocument, hostTypes: Set<String> = []) -> Result {
    var decoder = PageDecoder(document, hostTypes)
    do throws(FlowFault) {
      for key in ["page", "sheet"] {
        guard let node = document.member(key, of: document.root) else { continue }
        let page = try decoder.page(node, [key])
        return Result(page: page, fault: nil, diagnostics: decoder.diagnostics)
      }
      let page = try decoder.page(document.root, [])
      return Result(page: page, fault: nil, diagnostics: decoder.diagnostics)
    } catch {
      return Result(page: nil, fault: error, diagnostics: decoder.diagnostics)
    }
  }

  private init(_ document: JSONDocument, _ hostTypes: Set<String>) {
    self.document = document
    self.hostTypes = hostTypes
  }

  private mutating func page(_ node: JSONNode, _ path: [String]) throws(FlowFault) -> FlowPage {
    try requireObject(node, path)
    var page = FlowPage(id: try id(of: node, "page", path), sections: [])
    page.nav = try value("nav", of: node, path)
    page.header = try bar("header", of: node, path)
    let sections = try list("sections", of: node, path)
    for (index, section) in sections.enumerated() {
      let place = path + ["sections", "\(index)"]
      do throws(FlowFault) {
        page.sections.append(try self.section(section, place))
      } catch {
        drop(error, place, type: nil)
      }
    }
    page.footer = try bar("footer", of: node, path)
    page.pagination = try value("pagination", of: node, path)
    page.refresh = try value("refresh", of: node, path)
    page.config = try value("config", of: node, path)
    renameDuplicates(in: &page)
    return page
  }

  private mutating func bar(_ key: String, of node: JSONNode, _ path: [String]) throws(FlowFault) -> FlowBar?
  {
    guard let bar = present(key, of: node) else { return nil }
    let place = path + [key]
    try requireObject(bar, place)
    let widgets = widgets(try list("widgets", of: bar, place), place + ["widgets"])
    let isSticky: Bool? = try value("sticky", of: bar, place)
    return FlowBar(widgets: widgets, isSticky: isSticky ?? true)
  }

  private mutating func section(_ node: JSONNode, _ path: [String]) throws(FlowFault) -> FlowSection {
    try requireObject(node, path)
    var section = FlowSection(
      id: try id(of: node, "section", path), layout: try value("layout", of: node, path) ?? SectionLayout(),
      widgets: [])
    if let header = present("header", of: node) {
      section.header = try widget(header, path + ["header"])
    }
    section.widgets = widgets(try list("widgets", of: node, path), path + ["widgets"])
    return section
  }

  private mutating func widgets(_ nodes: [JSONNode], _ path: [String]) -> [FlowWidget] {
    var kept: [FlowWidget] = []
    for (index, node) in nodes.enumerated() {
      let place = path + ["\(index)"]
      do throws(FlowFault) {
        kept.append(try widget(node, place))
      } catch {
        drop(error, place, type: document.member("type", of: node).flatMap { document.string(of: $0) })
      }
    }
    return kept
  }

  private mutating func widget(_ node: JSONNode, _ path: [String]) throws(FlowFault) -> FlowWidget {
    try requireObject(node, path)
    guard let typeNode = document.member("type", of: node) else {
      throw FlowFault(.missing(key: "type"), path: path, range: document.range(of: node))
    }
    let type = try String(typeNode, in: document, at: path + ["type"])
    var widget = FlowWidget(
      id: try id(of: node, type, path), type: type,
      layout: try value("layout", of: node, path) ?? WidgetLayout(), actions: [:], content: .known)
    if let actions = present("actions", of: node) {
      try requireObject(actions, path + ["actions"])
      for member in document.members(of: actions) {
        let event = document.string(of: member.key) ?? ""
        widget.actions[event] = try ActionData(
          member.value, in: document, at: path + ["actions", event])
      }
    }
    let data = present("data", of: node)
    widget.data = data.map { document.value(of: $0) }
    guard let starter = StarterWidget.named(type) else {
      if !hostTypes.contains(type) {
        report(.unknownType, type, path, "no widget is registered for \"\(type)\"", typeNode)
        widget.content = .unknown
      }
      return widget
    }
    do throws(FlowFault) {
      guard let data else {
        throw FlowFault(.missing(key: "data"), path: path, range: document.range(of: node))
      }
      widget.items = try payload(data, starter, path + ["data"])
    } catch {
      diagnostics.append(
        FlowDiagnostic(
          kind: .malformedPayload, widgetType: type, codingPath: path.joined(separator: "."),
          message: error.message, range: error.range))
      widget.content = .malformed(error.message)
    }
    return widget
  }

  /// Checks a payload; gives the widgets inside it that are kept.
  private mutating func payload(
    _ data: JSONNode, _ starter: StarterWidget, _ path: [String]
  ) throws(FlowFault) -> [FlowWidget] {
    try requireObject(data, path)
    var items: [FlowWidget] = []
    for field in starter.fields {
      guard let node = document.member(field.key, of: data), field.isRequired || !isNull(node) else {
        if field.isRequired {
          throw FlowFault(.missing(key: field.key), path: path, range: document.range(of: data))
        }
        continue
      }
      let place = path + [field.key]
      try field.kind.check(node, in: document, at: place)
      switch field.kind {
      case .lossyAtoms(let name):
        for (index, element) in document.elements(of: node).enumerated() {
          do throws(FlowFault) {
            try FlowShapes.check(name, element, in: document, at: place + ["\(index)"])
          } catch {
            drop(error, place + ["\(index)"], type: nil)
          }
        }
      case .lossyWidgets: items += widgets(Array(document.elements(of: node)), place)
      default: break
      }
    }
    return items
  }

  // MARK: Parts

  /// A member that is there and not `null`.
  private func present(_ key: String, of node: JSONNode) -> JSONNode? {
    document.member(key, of: node).flatMap { isNull($0) ? nil : $0 }
  }

  private func isNull(_ node: JSONNode) -> Bool { document.kind(of: node) == .null }

  private func value<Value: FlowValue>(
    _ key: String, of node: JSONNode, _ path: [String]
  ) throws(FlowFault) -> Value? {
    guard let member = present(key, of: node) else { return nil }
    return try Value(member, in: document, at: path + [key])
  }

  /// The elements of a list that may be absent.
  private func list(_ key: String, of node: JSONNode, _ path: [String]) throws(FlowFault) -> [JSONNode] {
    guard let list = present(key, of: node) else { return [] }
    guard document.kind(of: list) == .array else {
      throw FlowFault(
        .mismatch(expected: "an array", found: document.kind(of: list).flowName), path: path + [key],
        range: document.range(of: list))
    }
    return Array(document.elements(of: list))
  }

  /// The identifier that was sent, else one that says where the element stands.
  private func id(of node: JSONNode, _ type: String, _ path: [String]) throws(FlowFault) -> String {
    try value("id", of: node, path) ?? "\(type)@\(path.joined(separator: "."))"
  }

  private func requireObject(_ node: JSONNode, _ path: [String]) throws(FlowFault) {
    let kind = document.kind(of: node)
    guard kind != .object else { return }
    throw FlowFault(
      kind == .null ? .null(expected: "an object") : .mismatch(expected: "an object", found: kind.flowName),
      path: path, range: document.range(of: node))
  }

  // MARK: Reports

  private mutating func report(
    _ kind: FlowDiagnostic.Kind, _ type: String?, _ path: [String], _ message: String, _ node: JSONNode
  ) {
    diagnostics.append(
      FlowDiagnostic(
        kind: kind, widgetType: type, codingPath: path.joined(separator: "."), message: message,
        range: document.range(of: node)))
  }

  private mutating func drop(_ fault: FlowFault, _ path: [String], type: String?) {
    diagnostics.append(
      FlowDiagnostic(
        kind: .droppedElement, widgetType: type, codingPath: path.joined(separator: "."),
        message: fault.message, range: fault.range))
  }

  /// Gives later widgets of one identifier others: `#2`, `#3`, … in the order in which they are drawn.
  private mutating func renameDuplicates(in page: inout FlowPage) {
    var counts: [String: Int] = [:]
    var taken: Set<String> = []
    func settle(_ widget: inout FlowWidget, _ renamed: inout [(String, String, String)]) {
      let id = widget.id
      guard !taken.insert(id).inserted else { return }
      var count = counts[id] ?? 1
      repeat {
        count += 1
        widget.id = "\(id)#\(count)"
      } while !taken.insert(widget.id).inserted
      counts[id] = count
      renamed.append((id, widget.id, widget.type))
    }
    var renamed: [(String, String, String)] = []
    if var header = page.header {
      for index in header.widgets.indices { settle(&header.widgets[index], &renamed) }
      page.header = header
    }
    for index in page.sections.indices {
      if var header = page.sections[index].header {
        settle(&header, &renamed)
        page.sections[index].header = header
      }
      for place in page.sections[index].widgets.indices {
        settle(&page.sections[index].widgets[place], &renamed)
      }
    }
    if var footer = page.footer {
      for index in footer.widgets.indices { settle(&footer.widgets[index], &renamed) }
      page.footer = footer
    }
    for (old, new, type) in renamed {
      diagnostics.append(
        FlowDiagnostic(
          kind: .duplicateID, widgetType: type, codingPath: "",
          message: "\"\(old)\" names two widgets; the later one becomes \"\(new)\"", range: 0..<0))
    }
  }
}
