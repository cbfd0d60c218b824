import Expressions
import JSONText
import StyleModel
import StyleTargets

// Buttons, fields, switches, sliders and pickers, as iOS draws them where a style does not say.
extension ScreenBuilder {
  mutating func button(_ component: Component, _ place: Place) -> Built {
    var style = self.style(of: component)
    let custom = styleNode(component, "button", "custom")
    style.set(.buttonCustom, to: nil)
    let bezels: [StyleProperty] = [.buttonType, .buttonShape, .controlSize]
    let hasBezel = bezels.contains { style.value(of: $0) != nil }
    var press = ScreenElement(tag: "button", classes: ["press"])
    press.attributes = [ScreenKey(name: "type", value: .text("button"))]
    press.attributes += disabled(style)
    var inner = place
    inner.parent = .overlap
    var content = ScreenElement(tag: "span", classes: ["titled"])
    let children = self.children(of: component.node, inner)
    if document.member("children", of: component.node) != nil {
      content.classes = ["z"]
      content.children = children.nodes
    } else {
      content.children = titles(component, "label")
    }
    var grows = (x: children.growsX, y: children.growsY)
    if let name = pictureName(content.children, component) { press.name(name) }
    if let custom {
      var own = StemJSONDecoder.decode(custom, in: document).style
      // What is said of the button's own box is said of the button.
      for property in [StyleProperty.accessibilityLabel, .accessibilityHint, .accessibilityValue] {
        if style.value(of: property) == nil { style.set(property, to: own.value(of: property)) }
        own.set(property, to: nil)
      }
      let boxed = box(component, place, content: content, grows: grows, style: own, isInner: true)
      grows = (boxed.growsX, boxed.growsY)
      press.classes.append("custom")
      press.children = boxed.nodes
    } else {
      if !hasBezel, place.parent != .rows { press.classes.append("plain") }
      press.children = [.element(content)]
    }
    if custom == nil, style.value(of: .foreground) == nil, !hasBezel { press.classes.append("tinted") }
    press.actions = actions(of: component)
    var boxed = box(component, place, content: press, grows: grows, style: style)
    // The button itself is what is tapped.
    if case .element(var outer)? = boxed.nodes.first {
      outer.actions = []
      outer.classes.removeAll { $0 == "taps" }
      boxed.nodes[0] = .element(outer)
    }
    return boxed
  }

  /// The attribute that a style's `disabled` stands for.
  func disabled(_ style: Style) -> [ScreenKey] {
    switch style.value(of: .disabled) {
    case .bool(let flag)?: flag ? [ScreenKey(name: "disabled", value: .yes)] : []
    case .dynamic(let text)?:
      [
        ScreenKey(
          name: "disabled",
          value: ExpressionProgram.expression(text: text).negated.negated)
      ]
    default: []
    }
  }

  mutating func link(_ component: Component, _ place: Place) -> Built {
    var inner = place
    inner.parent = .horizontal
    let built = children(of: component.node, inner)
    var content = ScreenElement(tag: "div", classes: ["h", "link"])
    content.children = built.nodes
    var chevron = ScreenElement(tag: "span", classes: ["chevron"])
    chevron.children = [.picture(.text("sf://chevron.right"))]
    // It leads nowhere here.
    content.attributes = [
      ScreenKey(name: "role", value: .text("link")), ScreenKey(name: "aria-disabled", value: .text("true")),
    ]
    if let name = pictureName(built.nodes, component) { content.name(name) }
    content.children.append(.element(chevron))
    note(component.node, "the destination of a link is not shown")
    return box(component, place, content: content, grows: (true, built.growsY))
  }

  mutating func field(_ component: Component, _ place: Place) -> Built {
    let style = self.style(of: component)
    let isLong = component.kind.name == "texteditor"
    var input = ScreenElement(tag: isLong ? "textarea" : "input", classes: ["field"])
    let label = context(isLong ? "placeholder" : "label", of: component) ?? context("label", of: component)
    input.attributes = [ScreenKey(name: "aria-label", value: label ?? .text(component.id))]
    if let label { input.attributes.append(ScreenKey(name: "placeholder", value: label)) }
    if !isLong {
      let isSecured = contextNode("isSecured", of: component).flatMap { document.bool(of: $0) } ?? false
      input.attributes.append(ScreenKey(name: "type", value: .text(isSecured ? "password" : "text")))
    }
    input.attributes += disabled(style)
    if style.value(of: .textFieldStyle) == .keyword("roundedBorder") { input.classes.append("rounded") }
    input.binding = ScreenBinding(kind: .text, value: context("text", of: component) ?? .none)
    input.actions = actions(of: component)
    var boxed = box(component, place, content: input, grows: (true, isLong), style: style)
    if case .element(var outer)? = boxed.nodes.first {
      outer.actions = []
      boxed.nodes[0] = .element(outer)
    }
    return boxed
  }

  mutating func toggle(_ component: Component, _ place: Place) -> Built {
    let style = self.style(of: component)
    var content = ScreenElement(tag: "label", classes: ["h", "toggle"])
    content.children = titles(component, "label")
    content.children.append(.element(ScreenElement(tag: "span", classes: ["space"])))
    var control = ScreenElement(tag: "input", classes: ["switch"])
    control.attributes = [
      ScreenKey(name: "type", value: .text("checkbox")), ScreenKey(name: "role", value: .text("switch")),
      ScreenKey(name: "aria-label", value: context("label", of: component) ?? .text(component.id)),
    ]
    control.attributes += disabled(style)
    control.binding = ScreenBinding(kind: .truth, value: context("isOn", of: component) ?? .none)
    content.children.append(.element(control))
    return box(component, place, content: content, grows: (true, false), style: style)
  }

  mutating func slider(_ component: Component, _ place: Place) -> Built {
    let style = self.style(of: component)
    var input = ScreenElement(tag: "input", classes: ["slider"])
    input.attributes = [
      ScreenKey(name: "type", value: .text("range")), ScreenKey(name: "min", value: .text("0")),
      ScreenKey(name: "max", value: .text("1")), ScreenKey(name: "step", value: .text("0.01")),
      ScreenKey(name: "aria-label", value: .text(component.id)),
    ]
    input.attributes += disabled(style)
    input.binding = ScreenBinding(kind: .share, value: context("value", of: component) ?? .none)
    return box(component, place, content: input, grows: (true, false), style: style)
  }

  mutating func picker(_ component: Component, _ place: Place) -> Built {
    let style = self.style(of: component)
    let selection = context("selection", of: component) ?? .none
    let label = context("label", of: component)
    var name = ScreenElement(tag: "span", classes: ["t"])
    name.children = [.label(label ?? .none)]
    let kind = style.value(of: .pickerStyle)
    if kind == .keyword("segmented") || kind == .keyword("inline") || kind == .keyword("wheel") {
      var group = ScreenElement(
        tag: "div", classes: [kind == .keyword("segmented") ? "segments" : "choices"])
      group.attributes = [
        ScreenKey(name: "role", value: .text("group")),
        ScreenKey(name: "aria-label", value: label ?? .text(component.id)),
      ]
      group.children = options(component, selection) { value, text in
        var option = ScreenElement(tag: "button", classes: ["option"])
        option.attributes = [
          ScreenKey(name: "type", value: .text("button")),
          ScreenKey(
            name: "aria-pressed",
            value: Expression(
              .ternary(selection.isEqual(to: value), then: .text("true"), otherwise: .text("false")))),
        ]
        option.attributes += disabled(style)
        option.children = [.label(text)]
        return option
      }
      return box(component, place, content: group, grows: (true, false), style: style)
    }
    if let kind, kind != .keyword("menu"), kind != .keyword("automatic") {
      note(component.node, "a menu stands for the picker")
    }
    var menu = ScreenElement(tag: "select", classes: ["menu"])
    menu.attributes = [ScreenKey(name: "aria-label", value: label ?? .text(component.id))]
    menu.attributes += disabled(style)
    menu.binding = ScreenBinding(kind: .choice, value: selection)
    menu.children = options(component, selection) { _, text in
      var option = ScreenElement(tag: "option")
      option.children = [.label(text)]
      return option
    }
    guard place.parent == .rows else { return box(component, place, content: menu, style: style) }
    var content = ScreenElement(tag: "label", classes: ["h", "toggle"])
    content.children = [
      .element(name), .element(ScreenElement(tag: "span", classes: ["space"])), .element(menu),
    ]
    return box(component, place, content: content, grows: (true, false), style: style)
  }

  /// The options of a picker: those of its context, or texts with values among its children.
  private func options(
    _ component: Component, _ selection: Expression, _ make: (Expression, Expression) -> ScreenElement
  ) -> [ScreenNode] {
    func option(_ value: Expression, _ text: Expression) -> ScreenNode {
      var element = make(value, text)
      element.binding = ScreenBinding(kind: .option, value: selection, option: value)
      return .element(element)
    }
    if let list = context("options", of: component) {
      let item = Expression(.reference(ExpressionReference(.context, "item")))
      return [.each(list, [option(item, item)])]
    }
    guard let children = document.member("children", of: component.node) else { return [] }
    return document.elements(of: children).map { node in
      let child = Component(node: node, kind: ComponentKind(text("type", of: node) ?? ""), id: "")
      let text = context("text", of: child) ?? .none
      return option(context("value", of: child) ?? text, text)
    }
  }

  mutating func datePicker(_ component: Component, _ place: Place) -> Built {
    let parts = word("components", of: component) ?? "date"
    let style =
      switch parts {
      case "time", "hourAndMinute": "time"
      case "dateAndTime", "datetime": "dateTime"
      default: "date"
      }
    let date = Expression(
      .call(
        ExpressionCall(
          "format",
          [
            context("date", of: component) ?? .none,
            Expression(.dictionary([ExpressionEntry(key: "date", value: .text(style))])),
          ])))
    var name = ScreenElement(tag: "span", classes: ["t"])
    name.children = [.label(context("label", of: component) ?? .none)]
    var value = ScreenElement(tag: "span", classes: ["pill"])
    value.children = [.label(date)]
    note(component.node, "a date picker shows the \(style) and does not open")
    var content = ScreenElement(tag: "div", classes: ["h", "toggle"])
    content.children = [
      .element(name), .element(ScreenElement(tag: "span", classes: ["space"])), .element(value),
    ]
    return box(component, place, content: content, grows: (true, false))
  }
}
