import JSONText
import StyleModel
import StyleTargets

// What a component needs to be seen and heard: rules R22 and R23.
extension CheckPass {
  mutating func checkNeeds(_ node: JSONNode, _ parts: ComponentParts) {
    guard let kind = parts.kind, let type = document.member("type", of: node) else { return }
    if kind.name == "image", !hasSize(node, parts) {
      report(
        .error, "R22", at: type,
        quoted(type) + " has none of width, height, maxWidth and maxHeight, so it is drawn with no size")
    }
    let isTapped = Self.taps.contains { event in
      document.member("events", of: node).flatMap { document.member(event, of: $0) } != nil
    }
    guard Self.interactive.contains(kind.name) || isTapped else { return }
    guard !isHidden(node, parts), !isSpeaking(node) else { return }
    report(
      .warning, "R23", at: type,
      quoted(type) + " reacts to people but has neither text nor accessibility.label")
  }

  private static let interactive = [
    "button", "textfield", "texteditor", "toggle", "picker", "slider", "datepicker", "link",
  ]
  private static let taps = ["onTap", "onDoubleTap", "onLongPress"]

  // MARK: R22

  private func hasSize(_ node: JSONNode, _ parts: ComponentParts) -> Bool {
    let sizes: [StyleProperty] = [.width, .height, .maxWidth, .maxHeight]
    if let style = compiled.styles[node], sizes.contains(where: { style.value(of: $0) != nil }) {
      return true
    }
    guard let layout = parts.style.flatMap({ document.member("layout", of: $0) }) else { return false }
    // A frame is another finding, whose repair gives the size.
    let places = [layout] + (document.member("frame", of: layout).map { [$0] } ?? [])
    return places.contains { place in
      ["width", "height", "maxWidth", "maxHeight"].contains { document.member($0, of: place) != nil }
    }
  }

  // MARK: R23

  private func isHidden(_ node: JSONNode, _ parts: ComponentParts) -> Bool {
    if compiled.styles[node]?.value(of: .accessibilityHidden) == .bool(true) { return true }
    let accessibility = parts.style.flatMap { document.member("accessibility", of: $0) }
    return accessibility.flatMap { document.member("hidden", of: $0) }.flatMap { document.bool(of: $0) }
      == true
  }

  /// Whether a component, or one inside it, shows or speaks a text; each is looked at once.
  private mutating func isSpeaking(_ node: JSONNode) -> Bool {
    if let known = speaking[node] { return known }
    let parts = ComponentParts(node, in: document)
    var answer = hasText(node, parts)
    if !answer {
      for child in shown(by: node, parts) where isSpeaking(child) {
        answer = true
        break
      }
    }
    speaking[node] = answer
    return answer
  }

  /// Whether a component has a text of its own.
  private func hasText(_ node: JSONNode, _ parts: ComponentParts) -> Bool {
    // What a template or an unknown type shows stands elsewhere.
    if let kind = parts.kind, kind.name == "template" || !kind.isKnown { return true }
    if compiled.styles[node]?.value(of: .accessibilityLabel) != nil { return true }
    let accessibility = parts.style.flatMap { document.member("accessibility", of: $0) }
    if let label = accessibility.flatMap({ document.member("label", of: $0) }), isText(label) { return true }
    guard let context = parts.context else { return false }
    return Self.textKeys(of: parts.kind?.name ?? "").contains { key in
      let value = document.member("_" + key, of: context) ?? document.member(key, of: context)
      return value.map { isText($0) } ?? false
    }
  }

  /// The components that a component shows; what a link or a tap leads to does not name it.
  private func shown(by node: JSONNode, _ parts: ComponentParts) -> [JSONNode] {
    var found: [JSONNode] = []
    if let context = parts.context {
      for member in document.members(of: context) where compiled.isComponent(member.value) {
        found.append(member.value)
      }
    }
    for key in ["children", "prototype"] {
      guard let value = document.member(key, of: node) else { continue }
      let isList = document.kind(of: value) == .array
      for child in isList ? Array(document.elements(of: value)) : [value] where compiled.isComponent(child) {
        found.append(child)
      }
    }
    if let common = parts.style.flatMap({ document.member("common", of: $0) }) {
      found += compiled.embedded(in: common)
    }
    return found
  }

  private static func textKeys(of type: String) -> [String] {
    switch type {
    case "text": ["text", "value"]
    case "label", "section", "form": ["title"]
    case "navigation": ["navigationTitle"]
    case "texteditor": ["placeholder", "label"]
    case "image", "video", "media", "pdf", "color", "map", "chart", "web": []
    default: ["label"]
    }
  }

  private func isText(_ node: JSONNode) -> Bool {
    switch document.kind(of: node) {
    case .string: !document.text(of: node, equals: "")
    case .number, .bool: true
    default: false
    }
  }
}
