import JSONText

// Padding and row insets: one value in StemJSON, an edge each in the model.
extension StyleReader {
  private static let edges = ["top", "bottom", "leading", "trailing"]

  mutating func readPadding(_ slot: Slot) {
    let edges: [StyleProperty] = [.paddingTop, .paddingBottom, .paddingLeading, .paddingTrailing]
    guard document.kind(of: slot.node) == .object else {
      guard let value = edge(slot.node, in: slot.name) else { return keep(slot) }
      return set(edges, to: value)
    }
    let members = lastMembers(of: slot.node)
    // An edge of its own wins over the axis that it lies on, in whatever order they stand.
    for (key, member) in members where key == "horizontal" || key == "vertical" {
      guard let value = edge(member.value, in: slot.name + "." + key) else {
        keep(member.value, at: [slot.domain.name] + slot.path + [key])
        continue
      }
      set(key == "vertical" ? Array(edges[..<2]) : Array(edges[2...]), to: value)
    }
    for (key, member) in members where key != "horizontal" && key != "vertical" {
      let inner = Slot(domain: slot.domain, path: slot.path + [key], member: member, object: slot.node)
      guard let index = Self.edges.firstIndex(of: key) else {
        if key == "all" {
          reportPaddingOfAll(inner, around: slot)
        } else {
          reportUnknownKey(inner, known: Self.edges + ["horizontal", "vertical"])
        }
        keep(inner)
        continue
      }
      if let value = edge(member.value, in: inner.name) {
        style.set(edges[index], to: value)
      } else {
        keep(inner)
      }
    }
  }

  mutating func readRowInsets(_ slot: Slot) {
    let edges: [StyleProperty] = [.rowInsetTop, .rowInsetBottom, .rowInsetLeading, .rowInsetTrailing]
    if document.kind(of: slot.node) == .object {
      for (key, member) in lastMembers(of: slot.node) {
        let inner = Slot(domain: slot.domain, path: slot.path + [key], member: member, object: slot.node)
        if let index = Self.edges.firstIndex(of: key) {
          if let value = edge(member.value, in: inner.name) {
            style.set(edges[index], to: value)
          } else {
            keep(inner)
          }
        } else {
          reportUnknownKey(inner, known: Self.edges)
          keep(inner)
        }
      }
    } else if document.text(of: slot.node, equals: "zero") {
      set(edges, to: .number(0))
    } else if isDynamic(slot.node) {
      // The general rule of section 6.2 lets it stand; what comes out of it is no edge's own value.
      keep(slot)
    } else {
      let isZero = document.number(of: slot.node) == 0
      wrongType(
        slot.node, in: slot.name, takes: "\"zero\" or an object of edges",
        suggestions: isZero ? ["zero"] : [], fix: isZero ? replacing(slot.node, with: "zero") : nil)
      keep(slot)
    }
  }

  private mutating func edge(_ node: JSONNode, in name: String) -> StyleValue? {
    if let text = document.string(of: node) {
      let form = StringForm(of: text)
      if form.isDynamic { return .dynamic(text) }
      if form != .literal {
        reportMarkers(form, text, node, isText: false)
        return nil
      }
    }
    return number(node, in: name, minimum: 0).map { .number($0) }
  }

  private mutating func set(_ properties: [StyleProperty], to value: StyleValue) {
    for property in properties { style.set(property, to: value) }
  }

  // Rule R11; the key is certain to mean the plain number when it stands alone.
  private mutating func reportPaddingOfAll(_ slot: Slot, around padding: Slot) {
    let isAlone = document.count(of: padding.node) == 1 && document.kind(of: slot.node) == .number
    report(
      "R11", .warning, at: slot.member.key,
      "unknown key \"all\" in \"layout.padding\": runtimes ignore it, so there is no padding at all",
      suggestions: isAlone ? [] : ["horizontal", "vertical"],
      fix: isAlone ? replacing(padding.node, withText: text(of: slot.node)) : nil)
  }
}
