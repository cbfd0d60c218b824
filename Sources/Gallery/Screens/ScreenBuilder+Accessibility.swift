import Expressions
import JSONText
import StyleModel
import StyleTargets

// What assistive technology is told of a component: on the control itself where there is one, else on its box with a
// role that may have a name (WAI-ARIA 1.3, 5.2.8.6; a generic element may not).
extension ScreenBuilder {
  /// Attributes that an assistive technology reads, by what they are for.
  private static let told = ["aria-label", "aria-description", "aria-valuetext", "role"]
  /// Elements of HTML that are controls.
  private static let controls = ["button", "input", "select", "textarea", "progress"]
  /// Roles of HTML controls with a range, which alone may have a value in words.
  private static let ranges = ["range", "progressbar"]
  /// Components that are one thing to look at: a label says what it is, instead of what it shows.
  private static let leaves = [
    "image", "text", "label", "color", "media", "video", "pdf", "map", "chart", "web", "divider",
  ]

  /// Puts the attributes of a style where they belong.
  ///
  /// - Parameters:
  ///   - attributes: Those of the style.
  ///   - content: What the component is, which gets those of a control.
  /// - Returns: The attributes of the box around it.
  func told(_ attributes: [ScreenKey], _ component: Component, _ content: inout ScreenElement) -> [ScreenKey]
  {
    var box = attributes.filter { !Self.told.contains($0.name) }
    func value(_ name: String) -> Expression? { attributes.first { $0.name == name }?.value }
    let label = value("aria-label")
    let role = Self.word(value("role"))
    let isControl = Self.changeControl(of: &content) { control in
      let isRange = Self.ranges.contains { kind in
        control.attributes.contains { ["type", "role"].contains($0.name) && Self.word($0.value) == kind }
      }
      if let label { control.name(label) }
      let words = value("aria-valuetext")
      if let words, isRange || control.tag == "progress" {
        control.attributes.append(ScreenKey(name: "aria-valuetext", value: words))
        control.describe([value("aria-description")])
      } else {
        control.describe([words, value("aria-description")])
      }
      if let role, Self.may(control, have: role) {
        control.attributes.append(ScreenKey(name: "role", value: .text(role)))
      }
    }
    guard !isControl else {
      // A heading or a dialog is around its control.
      if let role, ["heading", "dialog"].contains(role) {
        box.append(ScreenKey(name: "role", value: .text(role)))
      }
      return box
    }
    var outer = ScreenElement(tag: "div", attributes: box)
    if let label { outer.name(label) }
    outer.describe([value("aria-valuetext"), value("aria-description")])
    if let role, role != "searchbox" {
      outer.attributes.append(ScreenKey(name: "role", value: .text(role)))
    } else if outer.attributes.count > box.count {
      let isPicture =
        label != nil && (Self.leaves.contains(component.kind.name) || component.kind.isShape)
      outer.attributes.append(ScreenKey(name: "role", value: .text(isPicture ? "img" : "group")))
    }
    return outer.attributes
  }

  /// Changes the control that an element is, or that it is the label of; whether there is one.
  private static func changeControl(
    of element: inout ScreenElement, _ change: (inout ScreenElement) -> Void
  ) -> Bool {
    if controls.contains(element.tag) || element.attributes.contains(where: { $0.name == "role" }) {
      change(&element)
      return true
    }
    guard element.tag == "label" else { return false }
    for (index, node) in element.children.enumerated() {
      guard case .element(var child) = node, controls.contains(child.tag) else { continue }
      change(&child)
      element.children[index] = .element(child)
      return true
    }
    return false
  }

  /// Whether a control may have another role than its own (ARIA in HTML, 4).
  private static func may(_ control: ScreenElement, have role: String) -> Bool {
    switch (control.tag, role) {
    case ("button", "link"): true
    case ("input", "searchbox"):
      control.attributes.contains { $0.name == "type" && word($0.value) == "text" }
    default: false
    }
  }

  private static func word(_ value: Expression?) -> String? {
    if case .literal(.string(let word))? = value?.node { word } else { nil }
  }

  // MARK: - Names of what shows only a picture

  /// The name of a control that shows no text: that of its symbol, or its identifier; `nil` where a text names it.
  func pictureName(_ nodes: [ScreenNode], _ component: Component) -> Expression? {
    guard !Self.isNamed(nodes) else { return nil }
    guard let name = Self.symbolName(nodes) else { return .text(component.id) }
    if Self.word(name) != nil { return name }
    return Expression(.ternary(name, then: name, otherwise: .text(component.id)))
  }

  /// Whether a text or a label is among what is shown.
  private static func isNamed(_ nodes: [ScreenNode]) -> Bool {
    nodes.contains { node in
      switch node {
      case .element(let element):
        if element.attributes.contains(where: { $0.name == "aria-hidden" && word($0.value) == "true" }) {
          return false
        }
        return element.attributes.contains { $0.name == "aria-label" } || isNamed(element.children)
      case .text(let value): return word(value) != ""
      // A picture of a file shows the file's name.
      case .picture(let source): return word(source).map { ScreenPicture.symbolName($0) == nil } ?? false
      case .when(_, let then, let otherwise): return isNamed(then) || isNamed(otherwise)
      case .each(_, let body), .scope(_, let body), .module(_, let body): return isNamed(body)
      }
    }
  }

  /// The name of the first symbol, as far as it can be read from where the control stands.
  private static func symbolName(_ nodes: [ScreenNode], isBound: Bool = false) -> Expression? {
    for node in nodes {
      let found: Expression?
      switch node {
      case .element(let element): found = symbolName(element.children, isBound: isBound)
      case .picture(let source):
        if let source = word(source) {
          found = ScreenPicture.symbolName(source).map { .text($0) }
        } else {
          found =
            isBound ? nil : Expression(.call(ExpressionCall("replace", [source, .text("sf://"), .text("")])))
        }
      case .when(let condition, let then, let otherwise):
        let (one, other) = (symbolName(then, isBound: isBound), symbolName(otherwise, isBound: isBound))
        if one == nil && other == nil {
          found = nil
        } else if isBound {
          found = one ?? other
        } else {
          found = Expression(.ternary(condition, then: one ?? .none, otherwise: other ?? .none))
        }
      case .each(_, let body), .scope(_, let body), .module(_, let body):
        found = symbolName(body, isBound: true)
      case .text: found = nil
      }
      if let found { return found }
    }
    return nil
  }
}

extension ScreenElement {
  /// Names the element; a name that has no value leaves the one it has.
  mutating func name(_ label: Expression) {
    guard let index = attributes.firstIndex(where: { $0.name == "aria-label" }) else {
      attributes.append(ScreenKey(name: "aria-label", value: label))
      return
    }
    let known = attributes[index].value
    if case .literal = label.node {
      attributes[index] = ScreenKey(name: "aria-label", value: label)
    } else {
      attributes[index] = ScreenKey(
        name: "aria-label", value: Expression(.ternary(label, then: label, otherwise: known)))
    }
  }

  /// Describes the element by those texts that have a value.
  fileprivate mutating func describe(_ texts: [Expression?]) {
    let texts = texts.compactMap { $0 }
    guard var all = texts.first else { return }
    for text in texts.dropFirst() {
      if case (.literal(.string(let one)), .literal(.string(let other))) = (all.node, text.node) {
        all = .text("\(one). \(other)")
      } else {
        let joined = Expression(
          .binary(.add, Expression(.binary(.add, all.shown, .text(". "))), text.shown))
        all = Expression(
          .ternary(all, then: Expression(.ternary(text, then: joined, otherwise: all)), otherwise: text))
      }
    }
    attributes.append(ScreenKey(name: "aria-description", value: all))
  }
}
