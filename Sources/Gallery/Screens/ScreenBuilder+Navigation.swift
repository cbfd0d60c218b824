import Expressions
import JSONText
import StyleModel
import StyleTargets

// Bars, tabs, columns, and what lies over everything.
extension ScreenBuilder {
  /// Takes what a component says of the navigation bar above it.
  mutating func readBar(_ component: Component, _ place: Place) {
    guard bar != nil, document.member("style", of: component.node) != nil else { return }
    if let title = styleNode(component, "navigation", "navigationTitle").flatMap({ document.string(of: $0) })
    {
      bar?.title = ExpressionProgram.expression(text: title)
    }
    if let mode = styleNode(component, "navigation", "navigationBarTitleDisplayMode").flatMap({
      document.string(of: $0)
    }) {
      bar?.isInline = mode == "inline"
    }
    var inner = place
    inner.parent = .horizontal
    for (key, isLeading) in [("toolbarLeading", true), ("toolbarTrailing", false)] {
      guard let node = styleNode(component, "navigation", key) else { continue }
      let built = build(node, inner).nodes
      if isLeading { bar?.leading += built } else { bar?.trailing += built }
    }
  }

  mutating func navigation(_ component: Component, _ place: Place) -> Built {
    let outer = bar
    bar = Bar()
    let title = context("navigationTitle", of: component)
    bar?.title = title
    readBar(component, place)
    var inner = place
    inner.parent = .vertical
    let built = children(of: component.node, inner)
    let found = bar ?? Bar()
    bar = outer
    var content = ScreenElement(tag: "div", classes: ["nav"])
    let hasBar = found.title != nil || !found.leading.isEmpty || !found.trailing.isEmpty
    if hasBar {
      var strip = ScreenElement(tag: "div", classes: ["nav-bar"])
      for (name, nodes) in [("lead", found.leading), ("trail", found.trailing)] {
        var side = ScreenElement(tag: "div", classes: ["side", name])
        side.children = nodes
        strip.children.append(.element(side))
      }
      if let title = found.title {
        var heading = ScreenElement(tag: "div", classes: [found.isInline ? "nav-title" : "nav-large"])
        heading.attributes = [
          ScreenKey(name: "role", value: .text("heading")), ScreenKey(name: "aria-level", value: .text("1")),
        ]
        heading.children = [.label(title)]
        strip.children.append(.element(heading))
        if !found.isInline { content.classes.append("has-large") }
      }
      content.classes.append("has-bar")
      content.children.append(.element(strip))
    }
    var body = ScreenElement(tag: "div", classes: ["nav-body", "v"])
    body.children = built.nodes
    content.children.append(.element(body))
    return box(component, place, content: content, grows: (true, true))
  }

  mutating func tabs(_ component: Component, _ place: Place) -> Built {
    guard let list = document.member("children", of: component.node), document.count(of: list) > 0 else {
      return Built()
    }
    // Which tab is shown is a state of its own, that no key of a document can have.
    let index = model.modules.count
    model.modules.append(
      ScreenModule(
        id: component.id, state: [ScreenKey(name: "tab", value: Expression(.literal(.integer(0))))],
        isOwn: true))
    let selected = Expression(.reference(ExpressionReference(.state, "tab")))
    var inner = place
    inner.parent = .vertical
    var content = ScreenElement(tag: "div", classes: ["tabs"])
    var strip = ScreenElement(tag: "div", classes: ["tab-bar"])
    strip.look = tabLook(component)
    strip.attributes = [ScreenKey(name: "role", value: .text("group"))]
    for (place, child) in document.elements(of: list).enumerated() {
      let number = Expression(.literal(.integer(Int64(place))))
      let isShown = selected.isEqual(to: number)
      let page = Component(node: child, kind: ComponentKind(text("type", of: child) ?? ""), id: "")
      let built = build(child, inner)
      // The page's own state is that of the module around the tabs.
      var pages = built.nodes
      if let module = inner.module { pages = [.module(module, pages)] }
      content.children.append(.when(isShown, then: pages, otherwise: []))
      strip.children.append(tabButton(page, number, isShown, selected, inner.module, component))
    }
    content.children.append(.element(strip))
    content.children = [.module(index, content.children)]
    return box(component, place, content: content, grows: (true, true))
  }

  private mutating func tabButton(
    _ page: Component, _ number: Expression, _ isShown: Expression, _ selected: Expression, _ module: Int?,
    _ tabs: Component
  ) -> ScreenNode {
    var button = ScreenElement(tag: "button", classes: ["tab-button"])
    button.attributes = [
      ScreenKey(name: "type", value: .text("button")),
      ScreenKey(
        name: "aria-pressed",
        value: Expression(.ternary(isShown, then: .text("true"), otherwise: .text("false")))),
    ]
    button.binding = ScreenBinding(kind: .option, value: selected, option: number)
    if let icon = context("tabImage", of: page) ?? context("icon", of: page) {
      var picture = ScreenElement(tag: "span", classes: ["icon"])
      picture.children = [.picture(icon)]
      button.children.append(.element(picture))
    }
    var title = ScreenElement(tag: "span", classes: ["t"])
    title.children = [.label(context("tabTitle", of: page) ?? context("title", of: page) ?? .none)]
    button.children.append(.element(title))
    if let badge = context("tabBadge", of: page) {
      var count = ScreenElement(tag: "span", classes: ["badge"])
      count.children = [.label(badge)]
      button.children.append(.when(badge, then: [.element(count)], otherwise: []))
    }
    if let module { button.children = [.module(module, button.children)] }
    return .element(button)
  }

  /// The colours of a tab bar, as those of a box: the background, and the tints by custom properties.
  private mutating func tabLook(_ component: Component) -> ScreenLook {
    let style = self.style(of: component)
    var bar = Style()
    bar.set(.background, to: style.value(of: .tabBarBackground))
    bar.set(.tint, to: style.value(of: .tabSelectedTint))
    bar.set(.foreground, to: style.value(of: .tabUnselectedTint))
    return looks.look(of: bar, kind: nil).look
  }

  mutating func split(_ component: Component, _ place: Place) -> Built {
    var inner = place
    inner.parent = .horizontal
    var content = ScreenElement(tag: "div", classes: ["split"])
    content.children = children(of: component.node, inner).nodes
    note(component.node, "columns stand side by side; the system collapses them where room is short")
    return box(component, place, content: content, grows: (true, true))
  }

  // MARK: - Over everything

  private static let modals = ["alert", "popover", "sheet", "fullScreenCover"]

  /// Takes the alerts, sheets and covers of a component.
  mutating func readModals(_ component: Component, _ place: Place) {
    for key in Self.modals {
      guard let node = styleNode(component, "modal", key), let binding = text("isPresented", of: node) else {
        continue
      }
      guard !place.isBound else {
        note(component.node, "modal.\(key): is not shown for components of lists and templates")
        continue
      }
      let isShown = ExpressionProgram.expression(text: binding)
      var panel = ScreenElement(tag: "div", classes: ["panel", key == "fullScreenCover" ? "cover" : key])
      panel.attributes = [
        ScreenKey(name: "role", value: .text(key == "alert" ? "alertdialog" : "dialog")),
        ScreenKey(name: "aria-label", value: .text(component.id)),
      ]
      var inner = place
      inner.parent = key == "alert" ? .overlap : .vertical
      if key == "alert" {
        panel.children = alert(node, inner)
      } else if let content = document.member("content", of: node) {
        let outer = bar
        bar = nil
        panel.children = build(content, inner).nodes
        bar = outer
      }
      var veil = ScreenElement(tag: "div", classes: ["veil", "veil-\(panel.classes[1])"])
      veil.attributes = [ScreenKey(name: "data-modal", value: .text(key))]
      veil.actions = [ScreenAction(event: "dismiss", changes: dismissal(binding))]
      veil.children = [.element(panel)]
      model.modals.append(.when(isShown, then: [.element(veil)], otherwise: []))
    }
  }

  private mutating func alert(_ node: JSONNode, _ place: Place) -> [ScreenNode] {
    var nodes: [ScreenNode] = []
    for (key, name) in [("title", "alert-title"), ("message", "alert-message")] {
      guard let text = text(key, of: node) else { continue }
      var element = ScreenElement(tag: "div", classes: [name])
      element.children = [.label(ExpressionProgram.expression(text: text))]
      nodes.append(.element(element))
    }
    var actions = ScreenElement(tag: "div", classes: ["alert-actions"])
    if let list = document.member("actions", of: node) {
      for action in document.elements(of: list) { actions.children += build(action, place).nodes }
    }
    return nodes + [.element(actions)]
  }

  /// What a tap beside a panel does: the state that shows it becomes false.
  private func dismissal(_ binding: String) -> [ScreenKey] {
    guard case .reference(let reference) = ExpressionProgram.expression(text: binding).node,
      reference.scope == .state, reference.segments.count == 1
    else { return [] }
    return [ScreenKey(name: reference.root, value: Expression(.literal(.bool(false))))]
  }
}
