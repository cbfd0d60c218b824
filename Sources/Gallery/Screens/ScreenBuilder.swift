import Expressions
import JSONText
import StyleModel
import StyleTargets
import Theme

/// Turns a compiled document into a ``ScreenModel``: every component into the elements that look like it.
struct ScreenBuilder {
  /// Where a component stands.
  struct Place {
    /// What lays the component out.
    enum Parent {
      case screen, vertical, horizontal, overlap, rows, grid
    }

    var parent = Parent.screen
    /// The registered components around, by their identifiers.
    var dependencies: [String: JSONNode] = [:]
    /// The module whose state is read; `nil` outside of any.
    var module: Int?
    /// Whether it stands in a template or a list, whose context a piece over everything would lack.
    var isBound = false
    /// Templates around it.
    var templates = 0
  }

  /// What a component became, and whether it takes the room that it is offered.
  struct Built {
    var nodes: [ScreenNode] = []
    var growsX = false
    var growsY = false
    /// Whether it is a section, which is no row of a list by itself.
    var isSection = false

    /// Pieces that take room where one of them does.
    static func joined(_ parts: [Built]) -> Built {
      Built(
        nodes: parts.flatMap { $0.nodes }, growsX: parts.contains { $0.growsX },
        growsY: parts.contains { $0.growsY })
    }
  }

  /// What a navigation bar shows, gathered from the components below it.
  struct Bar {
    var title: Expression?
    var isInline = false
    var leading: [ScreenNode] = []
    var trailing: [ScreenNode] = []
  }

  let document: JSONDocument
  var model = ScreenModel()
  var looks = LookBuilder()
  var bar: Bar?
  /// Components that were built.
  private var count = 0
  private var noted: Set<ScreenNote> = []

  /// Components beyond which nothing more is drawn: templates in templates can ask for any number.
  static let limit = 20_000
  /// Templates in templates.
  static let templateLimit = 16

  init(_ document: JSONDocument) { self.document = document }

  /// The model of a document, whose root is one component or an array of them.
  ///
  /// - Parameter prefix: What the names of its rules begin with.
  static func model(of document: JSONDocument, prefix: String = "s") -> (model: ScreenModel, styles: String) {
    var builder = ScreenBuilder(document)
    builder.looks.styles = PageStyles(prefix: prefix)
    let roots =
      document.kind(of: document.root) == .array
      ? Array(document.elements(of: document.root)) : [document.root]
    for root in roots { builder.model.nodes += builder.build(root, Place()).nodes }
    builder.model.looks = builder.looks.looks
    return (builder.model, builder.looks.styles.text)
  }

  // MARK: - Components

  /// One component, whatever it is.
  mutating func build(_ node: JSONNode, _ place: Place) -> Built {
    guard document.kind(of: node) == .object, let type = text("type", of: node) else { return Built() }
    count += 1
    guard count <= Self.limit else {
      note(node, "more than \(Self.limit) components; the rest is not drawn")
      return Built()
    }
    let kind = ComponentKind(type)
    let component = Component(node: node, kind: kind, id: text("id", of: node) ?? kind.name)
    readModals(component, place)
    noteEvaluatedTexts(component)
    let built: Built
    switch kind.name {
    case "module": built = module(component, place)
    case "template": built = template(component, place)
    case "dynamic": built = list(component, place)
    case "conditional": built = conditional(component, place)
    case "empty": return Built()
    default: built = row(visual(component, place), place)
    }
    return scoped(component, built)
  }

  /// Notes expressions of the component's own that evaluate texts, which have no value in the page.
  private mutating func noteEvaluatedTexts(_ component: Component) {
    var open = ["context", "style", "state"].compactMap { document.member($0, of: component.node) }
    while let node = open.popLast() {
      switch document.kind(of: node) {
      case .object: open += document.members(of: node).map { $0.value }.filter { text("type", of: $0) == nil }
      case .array: open += document.elements(of: node)
      case .string:
        guard let text = document.string(of: node), let expression = ExpressionParser.expression(whole: text),
          ExpressionProgram.evaluatesTexts(expression)
        else { continue }
        note(component.node, "a text that is cast to an expression has no value here")
      default: continue
      }
    }
  }

  /// A component on its way to HTML.
  struct Component {
    let node: JSONNode
    let kind: ComponentKind
    let id: String
  }

  /// A component that is seen.
  private mutating func visual(_ component: Component, _ place: Place) -> Built {
    readBar(component, place)
    switch component.kind.name {
    case "vstack", "hstack", "zstack": return stack(component, place)
    case "text": return label(component, place, texts(component))
    case "image": return image(component, place)
    case "media", "video", "pdf", "map", "chart", "web": return standIn(component, place)
    case "label": return titled(component, place)
    case "progress": return progress(component, place)
    case "color": return color(component, place)
    case "button": return button(component, place)
    case "link": return link(component, place)
    case "textfield", "texteditor": return field(component, place)
    case "toggle": return toggle(component, place)
    case "slider": return slider(component, place)
    case "picker": return picker(component, place)
    case "datepicker": return datePicker(component, place)
    case "spacer": return spacer(component, place)
    case "divider": return divider(component, place)
    case "scroll": return scroll(component, place)
    case "list", "form": return rows(component, place)
    case "section": return section(component, place)
    case "grid": return grid(component, place)
    case "gridrow": return gridRow(component, place)
    case "navigation": return navigation(component, place)
    case "tab": return tabs(component, place)
    case "splitview": return split(component, place)
    default:
      if component.kind.isShape { return shape(component, place) }
      note(component.node, "\"\(component.kind.name)\" is no type of StemJSON; its children are drawn")
      return children(of: component.node, place)
    }
  }

  /// The children, one after the other.
  mutating func children(of node: JSONNode, _ place: Place) -> Built {
    guard let children = document.member("children", of: node) else { return Built() }
    return Built.joined(document.elements(of: children).map { build($0, place) })
  }

  // MARK: - Boxes

  /// The element of a component's frame around its content.
  ///
  /// - Parameters:
  ///   - grows: Whether the content takes the room that it is offered, before the frame has its say.
  ///   - style: The style, where it is not just the component's own.
  ///   - isInner: Whether it is a box inside the component's own one, which layers and events belong to.
  mutating func box(
    _ component: Component, _ place: Place, content: ScreenElement,
    grows: (x: Bool, y: Bool) = (false, false),
    style other: Style? = nil, isInner: Bool = false
  ) -> Built {
    let style = other ?? self.style(of: component)
    let (look, notes) = looks.look(of: style, kind: component.kind)
    for message in notes { note(component.node, message) }
    var inner = content
    inner.classes.insert("k", at: 0)
    if grows.x { inner.classes.append("gx") }
    if grows.y { inner.classes.append("gy") }
    inner.look = look
    inner.part = .content
    var box = ScreenElement(tag: "div", classes: ["b"], look: look)
    let name = isInner ? "data-part" : "data-id"
    box.attributes =
      [ScreenKey(name: name, value: .text(component.id))] + told(look.attributes, component, &inner)
    let frame = Frame(style, grows)
    if frame.growsX { box.classes.append("fx") }
    if frame.growsY { box.classes.append("fy") }
    if !isInner {
      box.component = component.node
      box.children = layers("background", component, place, class: "under")
      if let shimmer = context("isLoading", of: component), component.kind.name != "list" {
        box.toggles.append(ScreenKey(name: "loading", value: shimmer))
      }
      box.actions = actions(of: component)
    }
    if box.actions.contains(where: { $0.event == "tap" }) { box.classes.append("taps") }
    box.children.append(.element(inner))
    if !isInner { box.children += layers("overlay", component, place, class: "over") }
    return Built(nodes: [.element(box)], growsX: frame.growsX, growsY: frame.growsY)
  }

  /// What a frame makes of the room that its content takes.
  struct Frame {
    let growsX: Bool
    let growsY: Bool

    init(_ style: Style, _ grows: (x: Bool, y: Bool)) {
      func takes(_ fixed: StyleProperty, _ maximum: StyleProperty, _ inner: Bool) -> Bool {
        switch style.value(of: fixed) {
        case nil, .infinity?: break
        default: return false
        }
        return style.value(of: maximum) != nil || style.value(of: fixed) == .infinity || inner
      }
      growsX = takes(.width, .maxWidth, grows.x)
      growsY = takes(.height, .maxHeight, grows.y)
    }
  }

  /// A component behind or before another one.
  private mutating func layers(
    _ key: String, _ component: Component, _ place: Place, class name: String
  ) -> [ScreenNode] {
    guard let node = styleNode(component, "common", key), document.kind(of: node) == .object,
      text("type", of: node) != nil
    else { return [] }
    var inner = place
    inner.parent = .overlap
    var layer = ScreenElement(tag: "div", classes: [name, "z"])
    layer.children = build(node, inner).nodes
    return [.element(layer)]
  }

  // MARK: - Parts of components

  func text(_ key: String, of node: JSONNode) -> String? {
    document.member(key, of: node).flatMap { document.string(of: $0) }
  }

  /// A value of the context by its private or its public key.
  func contextNode(_ key: String, of component: Component) -> JSONNode? {
    guard let context = document.member("context", of: component.node) else { return nil }
    return document.member("_" + key, of: context) ?? document.member(key, of: context)
  }

  func context(_ key: String, of component: Component) -> Expression? {
    contextNode(key, of: component).map { ExpressionProgram.expression($0, in: document) }
  }

  /// A plain text of the context, for what is no expression.
  func word(_ key: String, of component: Component) -> String? {
    contextNode(key, of: component).flatMap { document.string(of: $0) }
  }

  func number(_ key: String, of component: Component) -> Double? {
    contextNode(key, of: component).flatMap { document.number(of: $0) }
  }

  func styleNode(_ component: Component, _ path: String...) -> JSONNode? {
    var node = document.member("style", of: component.node)
    for key in path { node = node.flatMap { document.member(key, of: $0) } }
    return node
  }

  /// The style of a component, with the spacing and alignment of its context.
  func style(of component: Component) -> Style {
    document.member("style", of: component.node).map { StemJSONDecoder.decode($0, in: document).style }
      ?? Style()
  }

  mutating func note(_ node: JSONNode, _ message: String) {
    let note = ScreenNote(component: text("id", of: node) ?? text("type", of: node) ?? "", message: message)
    if noted.insert(note).inserted { model.notes.append(note) }
  }

  /// The public keys of a component's context around what it became.
  private func scoped(_ component: Component, _ built: Built) -> Built {
    guard !built.nodes.isEmpty, let context = document.member("context", of: component.node) else {
      return built
    }
    let keys = document.members(of: context).compactMap { member -> ScreenKey? in
      guard let name = document.string(of: member.key), name.utf8.first != UInt8(ascii: "_") else {
        return nil
      }
      return ScreenKey(name: name, value: ExpressionProgram.expression(member.value, in: document))
    }
    guard !keys.isEmpty else { return built }
    return Built(nodes: [.scope(keys, built.nodes)], growsX: built.growsX, growsY: built.growsY)
  }
}

extension Expression {
  /// A text that stands for itself.
  static func text(_ text: String) -> Expression { Expression(.literal(.string(text))) }
  static let yes = Expression(.literal(.bool(true)))
  static let none = Expression(.literal(.none))

  func isEqual(to other: Expression) -> Expression { Expression(.binary(.equal, self, other)) }

  /// The text that the value is shown as; none is nothing.
  var shown: Expression {
    if case .literal(.string) = node { return self }
    return Expression(.call(ExpressionCall("cast", [self, .text("string")])))
  }

  var negated: Expression { Expression(.unary(.not, self)) }
}
