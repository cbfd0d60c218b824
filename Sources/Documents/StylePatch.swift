import JSONText
import StyleModel

/// Writes a style over the one that a component has, touching no byte whose meaning stays.
struct StylePatch {
  let document: JSONDocument
  /// The author's style object.
  let node: JSONNode

  /// Writes `merged` into the object; what it has in common with `own`, the author's style by itself,
  /// stays as it is written.
  func write(_ merged: JSONValue, own: JSONValue, to patch: inout JSONPatch) {
    write(merged, own, node, depth: 0, &patch)
  }

  private func write(
    _ merged: JSONValue, _ own: JSONValue?, _ node: JSONNode, depth: Int, _ patch: inout JSONPatch
  ) {
    if merged == own { return }
    guard case .object(let members) = merged, document.kind(of: node) == .object, isMergeable(node, depth)
    else {
      patch.replace(node, with: merged)
      return
    }
    var last: [String] = []
    for member in members {
      if let place = document.member(member.key, of: node) {
        write(member.value, own?[member.key], place, depth: depth + 1, &patch)
      } else {
        patch.setMember(member.key, to: member.value, in: node, after: last)
      }
      last.append(member.key)
    }
  }

  /// Whether members can be added one by one: the style, a domain, `button.custom` and its two parts, and
  /// values of edges; a colour or a font may have got another form and is written anew.
  private func isMergeable(_ node: JSONNode, _ depth: Int) -> Bool {
    if depth < 2 { return true }
    let parts = [
      "layout", "common", "custom", "top", "bottom", "leading", "trailing", "horizontal", "vertical", "x",
      "y",
    ]
    return document.members(of: node).allSatisfy { member in
      parts.contains { document.text(of: member.key, equals: $0) }
    } || isCustomPart(node)
  }

  /// Whether a node is `button.custom.layout` or `button.custom.common`.
  private func isCustomPart(_ node: JSONNode) -> Bool {
    guard let button = document.member("button", of: self.node),
      let custom = document.member("custom", of: button)
    else { return false }
    return document.member("layout", of: custom) == node || document.member("common", of: custom) == node
  }
}
