import Engine
import FlowModel
import JSONText
import StyleModel
import StyleResolve
import StyleTargets

// Components, and stacks of them, as the widgets that show the same.
extension FlowPageWriter {
  /// A stack of an image, texts, tags and a symbol as the widget that shows them.
  mutating func card(
    _ node: JSONNode, _ parts: ComponentParts, _ children: [JSONNode]
  ) -> JSONValue? {
    let isRow = parts.kind?.name == "hstack"
    let content = CardContent(children.filter { kind(of: $0) != "spacer" }, isRow: isRow, self)
    guard let content else { return isRow ? tagRail(node, parts, children) : nil }
    if parts.kind?.name == "zstack" {
      report(node, "layers cannot cross: Flow stands them one below the other")
    }
    reportArrangement(parts, spacing: isRow ? 8 : 4)
    for stack in content.stacks {
      let inner = ComponentParts(stack, in: document)
      if let events = inner.events { reportEvents(events) }
      reportContext(inner)
      reportArrangement(inner, spacing: inner.kind?.name == "hstack" ? 6 : 4)
      reportLost(classes(inner), stack, except: [.maxWidth, .alignment, .stackAlignment])
    }
    var data: [JSONMember] = []
    if let image = content.image, let url = source(image) {
      data.append(JSONMember("image", atom(image, .image, [JSONMember("url", url)] + scaleMode(image))))
    }
    for (key, text) in zip(["title", "subtitle"], content.texts) {
      data.append(JSONMember(key, atom(text, .text, [JSONMember("text", words(text, "text"))])))
    }
    if !content.tags.isEmpty { data.append(JSONMember("tags", .array(content.tags.map { tag($0) }))) }
    if let symbol = content.symbol {
      if children.first == symbol {
        report(symbol, "the symbol of a card stands behind its texts in Flow", .note)
      }
      data.append(
        JSONMember(
          "trailing_icon", atom(symbol, .icon, [JSONMember("symbol", .string(self.symbol(symbol) ?? ""))])))
    }
    let type = isRow ? "image_text_card" : content.image == nil ? "title_block" : "banner"
    return widget(type, node, parts, data: data, roles: [])
  }

  /// A row of texts, each with a fill or an edge of its own.
  mutating func tagRail(
    _ node: JSONNode, _ parts: ComponentParts, _ children: [JSONNode]
  ) -> JSONValue? {
    guard !children.isEmpty, children.allSatisfy({ kind(of: $0) == "text" && isPainted($0) }) else {
      return nil
    }
    reportArrangement(parts, spacing: 8)
    return widget(
      "tag_rail", node, parts, data: [JSONMember("tags", .array(children.map { tag($0) }))], roles: [])
  }

  mutating func tag(_ node: JSONNode) -> JSONValue {
    atom(node, .tag, [JSONMember("text", .object([JSONMember("text", words(node, "text"))]))])
  }

  /// Whether a stack is one of those that become a widget.
  func isCard(_ node: JSONNode) -> Bool {
    let parts = ComponentParts(node, in: document)
    let inside = children(parts).filter { kind(of: $0) != "spacer" }
    return CardContent(inside, isRow: parts.kind?.name == "hstack", self) != nil
  }

  /// Whether a stack paints something behind a line.
  func isBoxedLine(_ node: JSONNode) -> Bool {
    let parts = ComponentParts(node, in: document)
    let children = children(parts)
    return parts.kind?.name == "vstack" && children.count == 1 && kind(of: children[0]) == "divider"
      && isPainted(node)
  }

  /// Whether a component has a background or a border.
  func isPainted(_ node: JSONNode) -> Bool {
    let layout = flow.style(classes(ComponentParts(node, in: document)).text, for: .widget).output.layout
    return layout.contains { ["background", "gradient", "border"].contains($0.key) }
  }

  mutating func text(_ node: JSONNode, _ parts: ComponentParts) -> JSONValue? {
    widget(
      "title_block", node, parts,
      data: [JSONMember("title", .object([JSONMember("text", words(node, "text"))]))],
      roles: [(.text, "title")])
  }

  mutating func image(_ node: JSONNode, _ parts: ComponentParts) -> JSONValue? {
    guard let url = source(node) else { return nil }
    return widget(
      "banner", node, parts, data: [JSONMember("image", .object([JSONMember("url", url)] + scaleMode(node)))],
      roles: [(.image, "image")])
  }

  /// How a picture fills its frame; StemJSON's own way is Flow's other one.
  mutating func scaleMode(_ node: JSONNode) -> [JSONMember] {
    let mode = context("contentMode", ComponentParts(node, in: document)).flatMap { document.string(of: $0) }
    if let mode, StringForm(of: mode).isDynamic { reportEvaluated(mode, node) }
    return mode == "fill" ? [] : [JSONMember("scale_mode", "fit")]
  }

  mutating func button(_ node: JSONNode) -> JSONValue {
    let title = JSONMember("title", .object([JSONMember("text", words(node, "label"))]))
    let atom = atom(node, .button, [title] + buttonIcon(node))
    let style = ComponentParts(node, in: document).style.flatMap { document.member("button", of: $0) }
    guard case .object(var members) = atom, style.flatMap({ document.member("custom", of: $0) }) != nil,
      !members.contains(where: { ["style", "bg_color"].contains($0.key) })
    else { return atom }
    // A button that draws itself and paints nothing shows its title alone; Flow's own one is solid.
    members.insert(JSONMember("style", "plain"), at: 1)
    return .object(members)
  }

  /// The symbol of a button.
  mutating func buttonIcon(_ node: JSONNode) -> [JSONMember] {
    guard let text = context("image", ComponentParts(node, in: document)).flatMap({ document.string(of: $0) })
    else { return [] }
    guard text.utf8.starts(with: "sf://".utf8) else {
      report(node, "the image \(MessageText.quoted(text)) of a button cannot cross: its icon is a symbol")
      return []
    }
    if StringForm(of: text).isDynamic { reportEvaluated(text, node) }
    return [
      JSONMember("icon", .object([JSONMember("symbol", .string(String(text.dropFirst("sf://".count))))]))
    ]
  }

  /// A line, whose colour and thickness are its own and not those of the widget around it.
  mutating func divider(_ node: JSONNode, _ parts: ComponentParts) -> JSONValue {
    separator(node, styled(node, parts, .separator, []).first?.layout ?? [], of: node)
  }

  /// A line in a stack that paints something behind it.
  mutating func divider(_ node: JSONNode, in box: JSONNode, _ parts: ComponentParts) -> JSONValue {
    if let events = ComponentParts(node, in: document).events { reportEvents(events) }
    return separator(box, styled(box, parts, .widget, []).first?.layout ?? [], of: node)
  }

  private mutating func separator(_ owner: JSONNode, _ layout: [JSONMember], of line: JSONNode) -> JSONValue {
    let parts = ComponentParts(line, in: document)
    let atom = styled(line, parts, .separator, [], hasLayout: owner == line).first?.atom ?? []
    var members = [JSONMember("type", "separator")]
    if let id = widgetID(owner) { members.append(JSONMember("id", .string(id))) }
    if !layout.isEmpty { members.append(JSONMember("layout", .object(layout))) }
    members.append(JSONMember("data", .object(atom.map { JSONMember($0.key, settled($0.value)) })))
    return .object(members)
  }

  /// The id of a component's widget; Flow tells widgets apart by theirs, so a second one gets another.
  mutating func widgetID(_ node: JSONNode) -> String? {
    guard let id = id(of: node) else { return nil }
    var name = id
    while let count = widgetIDs[name] {
      widgetIDs[name] = count + 1
      name = "\(name)_\(count + 1)"
    }
    widgetIDs[name] = 1
    if name != id {
      report(
        node,
        "the id \(MessageText.quoted(id)) is that of another widget: this one becomes \(MessageText.quoted(name))"
      )
    }
    return name
  }

  mutating func label(_ node: JSONNode, _ parts: ComponentParts) -> JSONValue? {
    var data = [JSONMember("title", .object([JSONMember("text", words(node, "title"))]))]
    if let image = context("image", parts).flatMap({ document.string(of: $0) }) {
      if StringForm(of: image).isDynamic { reportEvaluated(image, node) }
      if image.utf8.starts(with: "sf://".utf8) {
        data.append(JSONMember("trailing_icon", .string(String(image.dropFirst("sf://".count)))))
        report(node, "the symbol of a label stands behind its title in Flow", .note)
      } else {
        data.append(JSONMember("image", .string(image)))
      }
    }
    return widget("image_text_card", node, parts, data: data, roles: [(.text, "title")])
  }

  /// Buttons in a row; what is around them is the widget.
  mutating func buttons(_ nodes: [JSONNode], around node: JSONNode?) -> JSONValue? {
    let owner = node ?? nodes[0]
    let data = nodes.map { self.button($0) }
    var members = [JSONMember("type", "button_row")]
    if let id = widgetID(owner) { members.append(JSONMember("id", .string(id))) }
    if let node {
      reportArrangement(ComponentParts(node, in: document), spacing: 8)
      let layout = styled(node, ComponentParts(node, in: document), .widget, []).first?.layout ?? []
      if !layout.isEmpty { members.append(JSONMember("layout", .object(layout))) }
    }
    members.append(JSONMember("data", .object([JSONMember("buttons", .array(data))])))
    return .object(members)
  }

  /// A widget whose layout, and whose parts if they are named, come from a component's style.
  mutating func widget(
    _ type: String, _ node: JSONNode, _ parts: ComponentParts, data: [JSONMember],
    roles: [(role: FlowRole, key: String?)]
  ) -> JSONValue {
    let outputs = styled(node, parts, .widget, roles.map { $0.role })
    var members = [JSONMember("type", .string(type))]
    if let id = widgetID(node) { members.append(JSONMember("id", .string(id))) }
    if let layout = outputs.first?.layout, !layout.isEmpty {
      members.append(JSONMember("layout", .object(layout)))
    }
    var data = data
    for (part, output) in zip(roles, outputs.dropFirst()) {
      guard let key = part.key else {
        for member in output.atom where !data.contains(where: { $0.key == member.key }) {
          data.append(member)
        }
        continue
      }
      guard let index = data.firstIndex(where: { $0.key == key }) else { continue }
      data[index].value = joined(data[index].value, output.atom, part.role)
    }
    members.append(JSONMember("data", .object(data.map { JSONMember($0.key, settled($0.value)) })))
    return .object(members)
  }

  /// An atom of a component's style.
  mutating func atom(_ node: JSONNode, _ role: FlowRole, _ own: [JSONMember]) -> JSONValue {
    let parts = ComponentParts(node, in: document)
    if let events = parts.events { reportEvents(events) }
    reportContext(parts)
    let output = styled(node, parts, role, [], hasLayout: false).first
    return settled(joined(.object(own), output?.atom ?? [], role))
  }

  /// The author's members with those of a style, in the order of the atom.
  func joined(_ own: JSONValue, _ styled: [JSONMember], _ role: FlowRole) -> JSONValue {
    guard case .object(var members) = own, let shape = role.atom.flatMap({ FlowShapes.named($0) }) else {
      return own
    }
    for member in styled {
      guard let index = members.firstIndex(where: { $0.key == member.key }) else {
        members.append(member)
        continue
      }
      if case .object(let inner) = member.value {
        members[index].value = FlowPatch.merged(inner, under: members[index].value)
      }
    }
    return .object(shape.fields.compactMap { field in members.first { $0.key == field.key } })
  }

  /// A lone text as a bare one, where the short form is asked for.
  func settled(_ value: JSONValue) -> JSONValue {
    guard flow.options.form == .shorthand, case .object(let members) = value else { return value }
    if members.count == 1, case .string = members[0].value, ["text", "url"].contains(members[0].key) {
      return members[0].value
    }
    return .object(members.map { JSONMember($0.key, settled($0.value)) })
  }
}
