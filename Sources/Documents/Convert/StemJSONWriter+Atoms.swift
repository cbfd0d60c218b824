import FlowModel
import JSONText
import StyleModel
import StyleResolve
import StyleTargets

// Atoms as components.
extension StemJSONWriter {
  mutating func texts(_ keys: [String], _ data: JSONNode, _ name: String) -> [JSONValue] {
    keys.compactMap { key in
      guard let node = document.member(key, of: data), let text = decoded(node) as TextData? else {
        return nil
      }
      if text.isMarkdown == true { report(node, "Markdown crosses as the text that it is written in") }
      return self.text(text, name + "_" + key, node)
    }
  }

  mutating func text(_ data: TextData, _ name: String, _ node: JSONNode) -> JSONValue {
    var style = typed(data, node)
    if let word = data.alignment {
      style.set(.multilineTextAlignment, to: .keyword(TextData.place(of: word)))
    }
    if let lines = data.maxLines, lines > 0 { style.set(.lineLimit, to: .integer(lines)) }
    let (emitted, _) = emitted(style, ComponentKind("text"), name, node, .text)
    return object("text", name, emitted, [], context: [JSONMember("_text", .string(data.text))])
  }

  /// The font and the colour of a text.
  mutating func typed(_ data: TextData, _ node: JSONNode) -> Style {
    var style = Style()
    if let token = data.font?.token, tokens.font(token: token) == nil {
      reportUnknown(token, place("font", "token", of: node))
    }
    switch tokens.font(data.font) {
    case .system(let size, let weight)?:
      style.set(.font, to: .number(size))
      if data.font?.weight != nil || weight != "regular" { style.set(.fontWeight, to: .keyword(weight)) }
    case .style(let name, let weight)?:
      if name != "body" || weight == nil { style.set(.font, to: .keyword(name)) }
      if let weight { style.set(.fontWeight, to: .keyword(weight)) }
    case nil: break
    }
    if let color = color(data.color, place("color", of: node)) { style.set(.foreground, to: .color(color)) }
    return style
  }

  mutating func image(_ data: ImageData, _ name: String, _ node: JSONNode) -> JSONValue {
    reportLost(
      of: node,
      [
        ("aspect_ratio", "the ratio of an image cannot cross: give it a width and a height"),
        ("shimmer", "the shimmer of an image cannot cross: write its _isLoading"),
      ])
    var style = Style()
    style.set(.maxWidth, to: .infinity)
    corners(&style, data.cornerRadius)
    if let color = color(data.placeholderColor, place("placeholder_color", of: node)) {
      style.set(.background, to: .color(color))
    }
    if let alt = data.alt, !alt.isEmpty {
      style.set(.accessibilityLabel, to: .text(alt))
    } else {
      style.set(.accessibilityHidden, to: .bool(true))
    }
    let (emitted, _) = emitted(style, ComponentKind("image"), name, node, .image)
    return object(
      "image", name, emitted, [],
      context: [
        JSONMember("_source", .string(data.url)),
        JSONMember("_contentMode", data.scaleMode == "fit" ? "fit" : "fill"),
      ])
  }

  mutating func icon(_ data: IconData, _ name: String, _ node: JSONNode) -> JSONValue {
    reportLost(of: node, [("action", "the action of an icon cannot cross: write its onTap event")])
    var style = Style()
    style.set(.width, to: .number(data.size ?? 17))
    style.set(.height, to: .number(data.size ?? 17))
    if let color = color(data.color, place("color", of: node)) { style.set(.foreground, to: .color(color)) }
    let (emitted, _) = emitted(style, ComponentKind("image"), name, node, .icon)
    return object(
      "image", name, emitted, [], context: [JSONMember("_source", .string("sf://" + data.symbol))])
  }

  mutating func tag(_ data: TagData, _ owner: String, _ node: JSONNode) -> JSONValue {
    reportLost(
      of: node,
      [
        ("icon", "the icon of a tag cannot cross: its text does"),
        ("action", "the action of a tag cannot cross: write its onTap event"),
      ])
    let text = place("text", of: node)
    reportLost(of: text, Self.lostOfTitles)
    _ = color(data.backgroundColor, place("bg_color", of: node))
    _ = color(data.borderColor, place("border_color", of: node))
    let resolved = data.resolved(in: tokens)
    var style = typed(data.text, text)
    if tokens.font(data.text.font) == nil {
      style.set(.font, to: .keyword("caption"))
      style.set(.fontWeight, to: .keyword("medium"))
    }
    pad(&style, resolved.padding, node)
    corners(&style, resolved.cornerRadius)
    style.set(.background, to: .color(resolved.background))
    if let border = resolved.border {
      style.set(.borderWidth, to: .number(1))
      style.set(.borderColor, to: .color(border))
    }
    let name = unique(owner + "_tag")
    let (emitted, _) = emitted(style, ComponentKind("text"), name, node, .tag)
    return object(
      "text", name, emitted, [], context: [JSONMember("_text", .string(data.text.text))], isUnique: true)
  }

  mutating func button(_ data: ButtonData, _ owner: String, _ node: JSONNode) -> JSONValue {
    reportLost(of: node, [("action", "the action of a button cannot cross: write its onTap event")])
    if let icon = document.member("icon", of: node) {
      reportLost(
        of: icon,
        [
          ("size", "the size of a button's icon cannot cross: it is that of the title"),
          ("color", "the colour of a button's icon cannot cross: it is that of the title"),
          ("action", "the action of an icon cannot cross: write the onTap event of the button"),
        ])
    }
    let title = place("title", of: node)
    reportLost(of: title, Self.lostOfTitles)
    _ = color(data.backgroundColor, place("bg_color", of: node))
    let resolved = data.resolved(in: tokens)
    var style = typed(data.title, title)
    if tokens.font(data.title.font) == nil { style.set(.fontWeight, to: .keyword("semibold")) }
    style.set(.foreground, to: .color(resolved.titleColor))
    pad(&style, resolved.padding, node)
    if let color = resolved.background { style.set(.background, to: .color(color)) }
    if let stroke = resolved.stroke {
      style.set(.borderWidth, to: .number(resolved.strokeWidth))
      style.set(.borderColor, to: .color(stroke))
    }
    corners(&style, resolved.cornerRadius)
    if resolved.isFullWidth { style.set(.maxWidth, to: .infinity) }
    if !resolved.isEnabled {
      style.set(.disabled, to: .bool(true))
      style.set(.opacity, to: .number(resolved.opacity))
    }
    let name = unique(owner + "_button")
    let (emitted, _) = emitted(style, ComponentKind.button, name, node, .button)
    var context = [JSONMember("_label", .string(data.title.text))]
    if let icon = data.icon { context.append(JSONMember("_image", .string("sf://" + icon.symbol))) }
    return object("button", name, emitted, [], context: context, isUnique: true)
  }

  mutating func separator(
    _ data: SeparatorData, _ layout: WidgetLayout, _ name: String, _ node: JSONNode
  ) -> JSONValue? {
    let resolved = data.resolved(in: tokens)
    let chrome = chrome(layout, node)
    // The background of a divider is its line, so one behind the line is that of a stack around.
    let isBoxed = resolved.style != "space" && chrome.value(of: .background) != nil
    var style = isBoxed ? Style() : chrome
    let lineName = isBoxed ? name + "_line" : name
    // Insets lie inside what is painted, like a padding.
    var layout = layout
    var insets = resolved.insets
    if isBoxed {
      let padding = layout.padding ?? EdgeInsetsData()
      layout.padding = EdgeInsetsData(
        top: padding.top + insets.top, left: padding.left + insets.left, right: padding.right + insets.right,
        bottom: padding.bottom + insets.bottom)
      insets = EdgeInsetsData()
    }
    for (property, points) in [
      (StyleProperty.marginTop, insets.top), (.marginLeading, insets.left), (.marginBottom, insets.bottom),
      (.marginTrailing, insets.right),
    ] where points != 0 {
      style.set(property, to: .number((style.value(of: property)?.points ?? 0) + points))
    }
    if resolved.style == "dashed" {
      report(document.member("data", of: node) ?? node, "a dashed separator crosses as a solid one", .note)
    }
    style.set(.height, to: .number(resolved.thickness))
    if let color = color(data.color, place("data", "color", of: node)), resolved.style != "space" {
      style.set(.background, to: .color(color))
    }
    let (emitted, margin) = emitted(style, ComponentKind("divider"), lineName, node, .separator)
    var inner = object(resolved.style == "space" ? "spacer" : "divider", lineName, emitted, [])
    if !margin.isEmpty { inner = stack("vstack", lineName + "_margin", [inner], margin, spacing: nil) }
    return isBoxed ? laid(stackKind: "vstack", name, [inner], layout, node, spacing: 0) : inner
  }
}

extension StemJSONWriter {
  /// What the title of a button and the text of a tag do not show in Flow either, but say.
  static let lostOfTitles: [(key: String, message: String)] = [
    ("is_markdown", "Markdown crosses as the text that it is written in")
  ]

  /// Members that nothing of StemJSON carries.
  mutating func reportLost(of node: JSONNode, _ lost: [(key: String, message: String)]) {
    for (key, message) in lost {
      guard let member = document.member(key, of: node), document.kind(of: member) != .null,
        document.bool(of: member) != false
      else { continue }
      report(member, message)
    }
  }
}

extension StyleValue {
  /// The number of a plain length.
  fileprivate var points: Double? { if case .number(let points) = self { points } else { nil } }
}
