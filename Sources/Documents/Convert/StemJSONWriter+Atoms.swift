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
      return self.text(text, name + "_" + key)
    }
  }

  mutating func text(_ data: TextData, _ name: String) -> JSONValue {
    var style = typed(data)
    if let word = data.alignment {
      style.set(.multilineTextAlignment, to: .keyword(TextData.place(of: word)))
    }
    if let lines = data.maxLines, lines > 0 { style.set(.lineLimit, to: .integer(lines)) }
    let (emitted, _) = emitted(style, ComponentKind("text"), name)
    return object("text", name, emitted, [], context: [JSONMember("_text", .string(data.text))])
  }

  /// The font and the colour of a text.
  func typed(_ data: TextData) -> Style {
    var style = Style()
    switch tokens.font(data.font) {
    case .system(let size, let weight)?:
      style.set(.font, to: .number(size))
      if data.font?.weight != nil || weight != "regular" { style.set(.fontWeight, to: .keyword(weight)) }
    case .style(let name, let weight)?:
      if name != "body" || weight == nil { style.set(.font, to: .keyword(name)) }
      if let weight { style.set(.fontWeight, to: .keyword(weight)) }
    case nil: break
    }
    if let color = tokens.color(data.color) { style.set(.foreground, to: .color(color)) }
    return style
  }

  mutating func image(_ data: ImageData, _ name: String) -> JSONValue {
    var style = Style()
    style.set(.maxWidth, to: .infinity)
    corners(&style, data.cornerRadius)
    if let color = color(data.placeholderColor) { style.set(.background, to: .color(color)) }
    if let alt = data.alt, !alt.isEmpty {
      style.set(.accessibilityLabel, to: .text(alt))
    } else {
      style.set(.accessibilityHidden, to: .bool(true))
    }
    let (emitted, _) = emitted(style, ComponentKind("image"), name)
    return object(
      "image", name, emitted, [],
      context: [
        JSONMember("_source", .string(data.url)),
        JSONMember("_contentMode", data.scaleMode == "fit" ? "fit" : "fill"),
      ])
  }

  mutating func icon(_ data: IconData, _ name: String) -> JSONValue {
    var style = Style()
    style.set(.width, to: .number(data.size ?? 17))
    style.set(.height, to: .number(data.size ?? 17))
    if let color = color(data.color) { style.set(.foreground, to: .color(color)) }
    let (emitted, _) = emitted(style, ComponentKind("image"), name)
    return object(
      "image", name, emitted, [], context: [JSONMember("_source", .string("sf://" + data.symbol))])
  }

  mutating func tag(_ data: TagData, _ owner: String) -> JSONValue {
    let resolved = data.resolved(in: tokens)
    var style = typed(data.text)
    if data.text.font == nil {
      style.set(.font, to: .keyword("caption"))
      style.set(.fontWeight, to: .keyword("medium"))
    }
    pad(&style, resolved.padding)
    corners(&style, resolved.cornerRadius)
    style.set(.background, to: .color(resolved.background))
    if let border = resolved.border {
      style.set(.borderWidth, to: .number(1))
      style.set(.borderColor, to: .color(border))
    }
    let name = unique(owner + "_tag")
    let (emitted, _) = emitted(style, ComponentKind("text"), name)
    return object(
      "text", name, emitted, [], context: [JSONMember("_text", .string(data.text.text))], isUnique: true)
  }

  mutating func button(_ data: ButtonData, _ owner: String, _ node: JSONNode) -> JSONValue {
    if let action = document.member("action", of: node) {
      report(action, "the action of a button cannot cross: write its onTap event")
    }
    let resolved = data.resolved(in: tokens)
    var style = typed(data.title)
    if data.title.font == nil { style.set(.fontWeight, to: .keyword("semibold")) }
    style.set(.foreground, to: .color(resolved.titleColor))
    pad(&style, resolved.padding)
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
    let (emitted, _) = emitted(style, ComponentKind.button, name)
    var context = [JSONMember("_label", .string(data.title.text))]
    if let icon = data.icon { context.append(JSONMember("_image", .string("sf://" + icon.symbol))) }
    return object("button", name, emitted, [], context: context, isUnique: true)
  }

  mutating func separator(
    _ data: SeparatorData, _ layout: WidgetLayout, _ name: String, _ node: JSONNode
  ) -> JSONValue? {
    let resolved = data.resolved(in: tokens)
    var style = chrome(layout)
    let insets = resolved.insets
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
    if let color = color(data.color), resolved.style != "space" { style.set(.background, to: .color(color)) }
    let (emitted, margin) = emitted(style, ComponentKind("divider"), name)
    let inner = object(resolved.style == "space" ? "spacer" : "divider", name, emitted, [])
    return margin.isEmpty ? inner : stack("vstack", name + "_margin", [inner], margin, spacing: nil)
  }
}

extension StyleValue {
  /// The number of a plain length.
  fileprivate var points: Double? { if case .number(let points) = self { points } else { nil } }
}
