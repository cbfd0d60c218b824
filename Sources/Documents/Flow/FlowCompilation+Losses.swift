import FlowModel
import JSONText
import StyleModel

// What classes say and what the author wrote cannot stand together: the author wins, and the rest is reported.
extension FlowCompilation {
  /// Takes back what the border of a button's classes would make of the author's own accent or style.
  ///
  /// A button has one accent: the fill of a solid one, stroke and title of an outline, the title of a plain one.
  mutating func settleButton(_ members: inout [JSONMember], _ style: Style, _ node: JSONNode) {
    guard let width = style[.borderWidth], width > 0, style.value(of: .background) == nil else { return }
    let accent = written("bg_color", of: node)
    let own = written("style", of: node)
    if own == nil, let accent, style.value(of: .buttonType) == nil {
      members.removeAll { $0.key == "style" }
      merger.lose(
        .covered(key: "border", by: accent, why: "an outline would be stroked in the author's fill"))
    } else if let own, document.string(of: own) != "outline" {
      members.removeAll { $0.key == "bg_color" && style.value(of: .tint) == nil }
      merger.lose(.covered(key: "border", by: own, why: "an outline alone has a border"))
    }
  }

  private func written(_ key: String, of node: JSONNode) -> JSONNode? {
    document.member(key, of: node).flatMap { document.kind(of: $0) == .null ? nil : $0 }
  }

  /// A value in quotes, cut to one line.
  private func quoted(_ node: JSONNode) -> String {
    MessageText.quoted(document.string(of: node) ?? String(decoding: document.raw(of: node), as: UTF8.self))
  }

  /// What is said of members that are left out.
  func diagnostic(of loss: FlowPatch.Loss, _ classes: JSONNode) -> Diagnostic {
    switch loss {
    case .absent(let key, let required):
      Diagnostic(
        .warning, id: "flow-misplaced", at: document.range(of: classes),
        "there is no \"\(key)\" that these classes could speak to: without \"\(required)\" it would fail")
    case .form(let node, let kind):
      Diagnostic(
        .error, id: "flow-form", at: document.range(of: node),
        quoted(node)
          + " is not \(kind.name), so that classes cannot join it")
    case .covered(let key, let own, let why):
      Diagnostic(
        .warning, id: "flow-misplaced", at: document.range(of: classes),
        "the \(key) of these classes is left out beside the author's "
          + quoted(own) + ": \(why)")
    }
  }
}
