import Expressions
import JSONText
import StyleModel
import StyleTargets

// Texts, pictures and what stands in for what a page cannot draw.
extension ScreenBuilder {
  /// A component that is one text.
  mutating func label(_ component: Component, _ place: Place, _ value: Expression) -> Built {
    var content = ScreenElement(tag: "span", classes: ["t"])
    content.children = [.label(value)]
    return box(component, place, content: content)
  }

  /// The text of a text component, formatted as its context says.
  func texts(_ component: Component) -> Expression {
    let value = context("text", of: component) ?? context("value", of: component) ?? .none
    guard let format = context("format", of: component) else { return value }
    return Expression(.call(ExpressionCall("format", [value, format])))
  }

  mutating func image(_ component: Component, _ place: Place) -> Built {
    let style = self.style(of: component)
    let sizes: [StyleProperty] = [.width, .height, .maxWidth, .maxHeight]
    var content = ScreenElement(tag: "div", classes: ["image"])
    if !sizes.contains(where: { style.value(of: $0) != nil }) {
      note(component.node, "an image without a size has no size")
      content.classes.append("nothing")
    }
    content.children = [.picture(context("source", of: component) ?? .none)]
    var own = style
    if let mode = word("contentMode", of: component), ["fit", "fill"].contains(mode) {
      own.set(.contentMode, to: .keyword(mode))
    }
    var built = box(component, place, content: content, grows: (true, true), style: own)
    // A picture is as wide as its frame says, and takes no more.
    if style.value(of: .maxWidth) == nil { built.growsX = false }
    if style.value(of: .maxHeight) == nil { built.growsY = false }
    return built
  }

  /// What the system or the network would draw: a frame that says so.
  mutating func standIn(_ component: Component, _ place: Place) -> Built {
    let name = component.kind.name
    note(component.node, "a frame stands for the \(name)")
    var content = ScreenElement(tag: "div", classes: ["stand-in"])
    var caption = ScreenElement(tag: "span", classes: ["what"])
    caption.children = [.text(.text(name))]
    content.children = [.element(caption)]
    if let source = context("source", of: component) {
      if name == "media" {
        content.children = [.picture(source)]
      } else {
        var detail = ScreenElement(tag: "span", classes: ["which"])
        detail.children = [.label(source)]
        content.children.append(.element(detail))
      }
    }
    return box(component, place, content: content, grows: (true, true))
  }

  /// What stands for a part that is not there.
  mutating func placeholder(_ component: Component, _ place: Place, _ message: String) -> Built {
    var content = ScreenElement(tag: "div", classes: ["stand-in"])
    content.children = [.text(.text(message))]
    return box(component, place, content: content, grows: (true, false))
  }

  /// An icon and a title.
  mutating func titled(_ component: Component, _ place: Place) -> Built {
    var content = ScreenElement(tag: "span", classes: ["titled"])
    content.children = titles(component, "title")
    return box(component, place, content: content)
  }

  /// The icon and the text of a label, a button or a toggle.
  func titles(_ component: Component, _ key: String) -> [ScreenNode] {
    var nodes: [ScreenNode] = []
    if let source = context("image", of: component) {
      var icon = ScreenElement(tag: "span", classes: ["icon"])
      icon.children = [.picture(source)]
      nodes.append(.element(icon))
    }
    if let title = context(key, of: component) {
      var text = ScreenElement(tag: "span", classes: ["t"])
      text.children = [.label(title)]
      nodes.append(.element(text))
    }
    return nodes
  }

  mutating func progress(_ component: Component, _ place: Place) -> Built {
    guard let value = context("value", of: component) else {
      var spinner = ScreenElement(tag: "div", classes: ["spinner"])
      spinner.attributes = [
        ScreenKey(name: "role", value: .text("progressbar")),
        ScreenKey(name: "aria-label", value: .text("in progress")),
      ]
      return box(component, place, content: spinner)
    }
    var bar = ScreenElement(tag: "progress", classes: ["bar"])
    bar.attributes = [
      ScreenKey(name: "value", value: value),
      ScreenKey(name: "max", value: context("total", of: component) ?? Expression(.literal(.double(1)))),
      ScreenKey(name: "aria-label", value: .text(component.id)),
    ]
    return box(component, place, content: bar, grows: (true, false))
  }

  /// A colour that fills its frame: the colour of the context is the background of a style.
  mutating func color(_ component: Component, _ place: Place) -> Built {
    var style = self.style(of: component)
    if let node = contextNode("color", of: component) {
      style.set(.background, to: StemJSONDecoder.decode(.background, from: node, in: document).value)
    }
    return box(
      component, place, content: ScreenElement(tag: "div", classes: []), grows: (true, true), style: style)
  }
}
