import Expressions
import JSONText
import StyleModel
import StyleTargets

// What decides which components there are: modules, templates, lists, conditions; and what happens on events.
extension ScreenBuilder {
  mutating func module(_ component: Component, _ place: Place) -> Built {
    readBar(component, place)
    var state: [ScreenKey] = []
    if let node = document.member("state", of: component.node) {
      // A module's state begins with literals: markers in it are texts, but for values of the system.
      for member in document.members(of: node) {
        let name = document.string(of: member.key) ?? ""
        state.removeAll { $0.name == name }
        state.append(ScreenKey(name: name, value: Self.literal(member.value, document)))
      }
    }
    var inner = place
    inner.module = model.modules.count
    model.modules.append(ScreenModule(id: component.id, state: state))
    for dependency in dependencies(of: component.node) { inner.dependencies[dependency.id] = dependency.node }
    if place.isBound { note(component.node, "modules in a list share one state here") }
    let modals = model.modals.count
    let built = children(of: component.node, inner)
    guard let index = inner.module else { return built }
    // What lies over everything still reads this module's state.
    let own = Array(model.modals[modals...])
    if !own.isEmpty {
      model.modals.removeSubrange(modals...)
      model.modals.append(.module(index, own))
    }
    return Built(nodes: [.module(index, built.nodes)], growsX: built.growsX, growsY: built.growsY)
  }

  private static func literal(_ node: JSONNode, _ document: JSONDocument) -> Expression {
    switch document.kind(of: node) {
    case .string: initial(document.string(of: node) ?? "")
    case .array: Expression(.array(document.elements(of: node).map { literal($0, document) }))
    case .object:
      Expression(
        .dictionary(
          document.members(of: node).map {
            ExpressionEntry(key: document.string(of: $0.key) ?? "", value: literal($0.value, document))
          }))
    case .null, .bool, .number: ExpressionProgram.expression(node, in: document)
    }
  }

  private static func initial(_ text: String) -> Expression {
    let value = ExpressionProgram.expression(text: text)
    if case .reference(let reference) = value.node, reference.scope == .system { return value }
    return .text(text)
  }

  /// The components that a module registers: in an array or by their names, by themselves or under `component`.
  private func dependencies(of node: JSONNode) -> [(id: String, node: JSONNode)] {
    var found: [(id: String, node: JSONNode)] = []
    for key in ["dependencies", "templates"] {
      guard let list = document.member(key, of: node) else { continue }
      for element in document.elements(of: list) {
        let node = document.member("component", of: element) ?? element
        if let id = text("id", of: node) { found.append((id, node)) }
      }
      for member in document.members(of: list) {
        let node = document.member("component", of: member.value) ?? member.value
        if let name = document.string(of: member.key) { found.append((name, node)) }
        if let id = text("id", of: node) { found.append((id, node)) }
      }
    }
    return found
  }

  mutating func template(_ component: Component, _ place: Place) -> Built {
    let source = word("source", of: component) ?? ""
    guard source.utf8.starts(with: "dp://".utf8), let node = place.dependencies[String(source.dropFirst(5))]
    else {
      let what = source.isEmpty ? "a template without a source" : source
      note(component.node, "\(what) is not part of the document")
      return row(placeholder(component, place, what), place)
    }
    guard place.templates < Self.templateLimit else {
      note(component.node, "more than \(Self.templateLimit) templates inside each other")
      return Built()
    }
    var inner = place
    inner.templates += 1
    inner.isBound = true
    return build(node, inner)
  }

  /// A dynamic component: its prototype for every element.
  mutating func list(_ component: Component, _ place: Place) -> Built {
    guard let prototype = document.member("prototype", of: component.node) else { return Built() }
    var inner = place
    inner.isBound = true
    let built = build(prototype, inner)
    let data = context("data", of: component) ?? .none
    var repeated = Built(nodes: [.each(data, built.nodes)], growsX: built.growsX, growsY: built.growsY)
    if let isLoading = context("isLoading", of: component) {
      var row = ScreenElement(tag: "div", classes: ["b", "fx", "ghost", "loading"])
      row.children = [.element(ScreenElement(tag: "div", classes: ["k", "gx"]))]
      let count = Int64(number("skeletonRows", of: component) ?? 5)
      let ghosts = Expression(.call(ExpressionCall("range", [Expression(.literal(.integer(count)))])))
      repeated.nodes = [
        .when(isLoading, then: [.each(ghosts, [.element(row)])], otherwise: repeated.nodes)
      ]
    }
    if let spacing = number("spacing", of: component), place.parent != .rows {
      var stack = ScreenElement(
        tag: "div", classes: ["w", place.parent == .horizontal ? "h" : "v", built.growsX ? "fx" : ""])
      stack.children = repeated.nodes
      stack.look = gap(spacing)
      repeated.nodes = [.element(stack)]
    }
    return repeated
  }

  /// A look that is a gap alone.
  private mutating func gap(_ spacing: Double) -> ScreenLook {
    var style = Style()
    style[.stackSpacing] = spacing
    var look = looks.look(of: style, kind: nil).look
    (look.box, look.content) = (look.content, "")
    return look
  }

  mutating func conditional(_ component: Component, _ place: Place) -> Built {
    let then = contextNode("trueComponent", of: component).map { build($0, place) } ?? Built()
    let otherwise = contextNode("falseComponent", of: component).map { build($0, place) } ?? Built()
    let condition = context("condition", of: component) ?? .none
    return Built(
      nodes: [.when(condition, then: then.nodes, otherwise: otherwise.nodes)],
      growsX: then.growsX || otherwise.growsX, growsY: then.growsY || otherwise.growsY)
  }

  // MARK: - Events

  /// The events that the page answers to, and what they change.
  private static let events = [
    ("onTap", "tap"), ("onFocus", "focus"), ("onBlur", "blur"), ("onSubmit", "submit"),
  ]

  /// The changes of state that a component's events ask for; what else they do is noted.
  mutating func actions(of component: Component) -> [ScreenAction] {
    guard let events = document.member("events", of: component.node) else { return [] }
    var found: [ScreenAction] = []
    for (name, event) in Self.events {
      guard let list = document.member(name, of: events) else { continue }
      var changes: [ScreenKey] = []
      for action in document.elements(of: list) {
        for member in document.members(of: action) {
          let verb = document.string(of: member.key) ?? ""
          guard verb == "state", let input = document.member("input", of: member.value) else {
            note(component.node, "\(name): the action \"\(verb)\" is not carried out")
            continue
          }
          changes += document.members(of: input).map {
            ScreenKey(
              name: document.string(of: $0.key) ?? "",
              value: ExpressionProgram.expression($0.value, in: document))
          }
        }
      }
      if !changes.isEmpty { found.append(ScreenAction(event: event, changes: changes)) }
    }
    return found
  }
}
