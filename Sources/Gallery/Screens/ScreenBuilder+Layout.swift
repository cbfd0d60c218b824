import Expressions
import JSONText
import StyleModel
import StyleTargets

// Stacks, grids, scroll views, lists and their parts.
extension ScreenBuilder {
  mutating func stack(_ component: Component, _ place: Place) -> Built {
    let parent: (Place.Parent, String) =
      switch component.kind.name {
      case "hstack": (.horizontal, "h")
      case "vstack": (.vertical, "v")
      default: (.overlap, "z")
      }
    var inner = place
    inner.parent = parent.0
    let built = children(of: component.node, inner)
    var content = ScreenElement(tag: "div", classes: [parent.1])
    if let alignment = word("alignment", of: component), Self.alignments.contains(alignment) {
      content.classes.append("a-\(alignment)")
    }
    content.children = built.nodes
    return box(
      component, place, content: content, grows: (built.growsX, built.growsY),
      style: spaced(component))
  }

  /// The names of the nine places, which classes of the preview's sheet have too.
  static let alignments = Gradient.points

  /// The style with the spacing of the context.
  private func spaced(_ component: Component) -> Style {
    var style = self.style(of: component)
    if let spacing = number("spacing", of: component) { style[.stackSpacing] = spacing }
    return style
  }

  mutating func spacer(_ component: Component, _ place: Place) -> Built {
    let isAcross = place.parent == .horizontal
    let isAlong = place.parent == .vertical || place.parent == .screen
    return box(
      component, place, content: ScreenElement(tag: "div", classes: ["space"]), grows: (isAcross, isAlong))
  }

  mutating func divider(_ component: Component, _ place: Place) -> Built {
    let isUpright = place.parent == .horizontal
    return box(
      component, place,
      content: ScreenElement(tag: "div", classes: [isUpright ? "rule-y" : "rule"]),
      grows: (!isUpright, isUpright))
  }

  mutating func shape(_ component: Component, _ place: Place) -> Built {
    box(
      component, place, content: ScreenElement(tag: "div", classes: ["shape"]), grows: (true, true))
  }

  mutating func scroll(_ component: Component, _ place: Place) -> Built {
    let isAcross = word("axis", of: component) == "horizontal"
    var inner = place
    inner.parent = isAcross ? .horizontal : .vertical
    let built = children(of: component.node, inner)
    var content = ScreenElement(
      tag: "div", classes: isAcross ? ["scroll", "across"] : ["scroll", "inset"])
    content.attributes = [ScreenKey(name: "tabindex", value: .text("0"))]
    var stack = ScreenElement(tag: "div", classes: [isAcross ? "h" : "v", "gx"])
    stack.children = built.nodes
    content.children = [.element(stack)]
    return box(component, place, content: content, grows: (true, !isAcross))
  }

  // MARK: - Lists

  /// A list or a form: sections, and rows that stand in none.
  mutating func rows(_ component: Component, _ place: Place) -> Built {
    var inner = place
    inner.parent = .rows
    let built = children(of: component.node, inner)
    var content = ScreenElement(tag: "div", classes: ["rows", "inset"])
    content.attributes = [ScreenKey(name: "tabindex", value: .text("0"))]
    if let title = context("title", of: component) {
      content.children.append(heading(title, "form-title"))
    }
    content.children += built.nodes
    return box(component, place, content: content, grows: (true, true))
  }

  private func heading(_ title: Expression, _ name: String) -> ScreenNode {
    var element = ScreenElement(tag: "div", classes: [name])
    element.children = [.label(title)]
    return .element(element)
  }

  mutating func section(_ component: Component, _ place: Place) -> Built {
    var inner = place
    inner.parent = place.parent == .rows ? .rows : .vertical
    let built = children(of: component.node, inner)
    guard place.parent == .rows else {
      var content = ScreenElement(tag: "div", classes: ["v", "a-leading"])
      if let title = context("title", of: component) { content.children.append(heading(title, "caption")) }
      content.children += built.nodes
      return box(component, place, content: content, grows: (built.growsX, built.growsY))
    }
    var content = ScreenElement(tag: "section", classes: ["section"])
    if let title = context("title", of: component) { content.children.append(heading(title, "caption")) }
    var group = ScreenElement(tag: "div", classes: ["group"])
    group.children = built.nodes
    content.children.append(.element(group))
    var boxed = box(component, place, content: content, grows: (true, false))
    boxed.isSection = true
    return boxed
  }

  /// A component as a row of a list; sections stay as they are.
  func row(_ built: Built, _ place: Place) -> Built {
    guard place.parent == .rows, !built.nodes.isEmpty, !built.isSection else { return built }
    var row = ScreenElement(tag: "div", classes: ["row"])
    row.children = built.nodes
    return Built(nodes: [.element(row)], growsX: true)
  }

  // MARK: - Grids

  mutating func grid(_ component: Component, _ place: Place) -> Built {
    let type = word("gridType", of: component) ?? "lazyVGrid"
    var style = spaced(component)
    var inner = place
    inner.parent = .grid
    var content = ScreenElement(tag: "div", classes: ["grid"])
    if type == "grid" {
      let columns = gridColumns(component.node)
      style.set(.gridColumns, to: nil)
      content.classes.append("c\(columns)")
      note(component.node, "columns of a grid are as wide as the browser makes them")
      var cells = Style()
      cells.set(
        .gridColumns,
        to: .tracks(Array(repeating: GridTrack(.flexible(minimum: nil, maximum: nil)), count: columns)))
      if let x = number("horizontalSpacing", of: component) { cells[.stackSpacingX] = x }
      if let y = number("verticalSpacing", of: component) { cells[.stackSpacingY] = y }
      style = style.merging(cells)
    } else if type == "lazyHGrid" {
      content.classes.append("across")
      style.set(.gridColumns, to: nil)
      if style.value(of: .gridRows) == nil {
        style.set(.gridRows, to: .tracks([GridTrack(.flexible(minimum: nil, maximum: nil))]))
      }
    } else {
      style.set(.gridRows, to: nil)
      if style.value(of: .gridColumns) == nil {
        style.set(.gridColumns, to: .tracks([GridTrack(.flexible(minimum: nil, maximum: nil))]))
      }
    }
    content.children = children(of: component.node, inner).nodes
    return box(component, place, content: content, grows: (true, false), style: style)
  }

  /// The cells of the longest row.
  private func gridColumns(_ node: JSONNode) -> Int {
    guard let rows = document.member("children", of: node) else { return 1 }
    return max(
      1,
      document.elements(of: rows).map { row in
        document.member("children", of: row).map { document.count(of: $0) } ?? 1
      }.max() ?? 1)
  }

  mutating func gridRow(_ component: Component, _ place: Place) -> Built {
    var row = ScreenElement(tag: "div", classes: ["gridrow"])
    row.children = children(of: component.node, place).nodes
    return Built(nodes: [.element(row)], growsX: true)
  }
}
