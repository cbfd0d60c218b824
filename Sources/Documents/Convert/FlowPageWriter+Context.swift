import JSONText
import StyleModel
import StyleTargets

// What contexts say, and what of it cannot cross.
extension FlowPageWriter {
  /// The members of a context that become something of a page, by type; other types hold what their host likes.
  private static let carried: [String: [String]] = [
    "text": ["text"], "image": ["source", "contentMode"], "label": ["title", "image"],
    "button": ["label", "image"], "divider": [], "spacer": [], "grid": ["spacing", "title"],
    "scroll": ["axis", "showIndicators", "spacing", "title"], "list": ["title", "spacing"],
    "form": ["title", "spacing"], "section": ["title", "spacing"],
    "vstack": ["spacing", "alignment", "title"], "hstack": ["spacing", "alignment"], "zstack": ["alignment"],
  ]

  /// Reports members of a context that nothing of Flow carries; those with an underscore are StemJSON's own.
  mutating func reportContext(_ parts: ComponentParts) {
    guard let context = parts.context, let keys = Self.carried[parts.kind?.name ?? ""] else { return }
    for member in document.members(of: context) {
      let key = document.string(of: member.key) ?? ""
      guard key.utf8.first == UInt8(ascii: "_"), !keys.contains(String(key.dropFirst())) else { continue }
      found.add(
        .warning, at: document.range(of: member.value), "\"\(key)\" cannot cross: Flow has nothing like it")
    }
  }

  /// Reports a spacing and an alignment other than those that a widget gives its parts by itself.
  mutating func reportArrangement(_ parts: ComponentParts, spacing own: Double) {
    if let node = context("spacing", parts), document.number(of: node) != own {
      found.add(
        .note, at: document.range(of: node), "a spacing cannot cross here: the widget has one of its own")
    }
    reportAlignment(parts, except: parts.kind?.name == "vstack" ? "leading" : "center")
  }

  /// Reports an alignment: neither sections nor widgets line up what they hold another way than their own.
  mutating func reportAlignment(_ parts: ComponentParts, except own: String) {
    guard let node = context("alignment", parts), document.string(of: node) != own else { return }
    found.add(
      .note, at: document.range(of: node),
      "an alignment cannot cross: Flow lines up what a section or a widget holds its own way")
  }
}
