import JSONText
import StyleModel

extension ThemeReader {
  mutating func report(
    _ id: String, at node: JSONNode, _ message: String, suggestions: [String] = [], fix: TextEdit? = nil
  ) {
    diagnostics.append(
      Diagnostic(.error, id: id, at: document.range(of: node), message, suggestions: suggestions, fix: fix))
  }

  /// A value in quotes, cut to one short line.
  func quoted(_ node: JSONNode) -> String {
    MessageText.quoted(
      document.string(of: node) ?? String(decoding: document.raw(of: node), as: UTF8.self))
  }

  mutating func wrongForm(_ node: JSONNode, in place: String, takes: String) {
    report("theme-form", at: node, quoted(node) + " where \"" + place + "\" takes " + takes)
  }

  mutating func unknownKey(_ key: String, _ node: JSONNode, in place: String, known: [String]) {
    report(
      "unknown-key", at: node, "unknown key " + MessageText.quoted(key) + " in \"" + place + "\"",
      suggestions: Suggestions.nearest(to: key, in: known))
  }

  mutating func reportUnknownPreset(_ node: JSONNode) {
    let known = Theme.presetNames + ["none"]
    report(
      "unknown-preset", at: node,
      quoted(node) + " is not a preset: " + MessageText.list(known)
        + " are, and ThemeKit's such as themekit/dracula",
      suggestions: Suggestions.nearest(
        to: document.string(of: node) ?? "", in: known + Theme.themeKitPresetNames))
  }

  /// Reports keys that their object already had; the last one counts.
  mutating func reportDuplicates(of object: JSONNode) {
    var names = NameTable()
    for member in document.members(of: object) {
      let key = document.string(of: member.key) ?? ""
      let count = names.count
      if names.insert(key) < count {
        report(
          "theme-duplicate", at: member.key, MessageText.quoted(key) + " stands twice; the last one counts")
      }
    }
  }

  mutating func text(_ node: JSONNode, in place: String) -> String? {
    guard let text = document.string(of: node) else {
      wrongForm(node, in: place, takes: "a text")
      return nil
    }
    return text
  }

  /// A word of a closed list.
  mutating func word(_ node: JSONNode, in place: String, of known: [String]) -> String? {
    guard let text = text(node, in: place) else { return nil }
    if known.contains(text) { return text }
    report(
      "unknown-value", at: node,
      MessageText.quoted(text) + " is not a value of \"" + place + "\": " + MessageText.list(known) + " are",
      suggestions: Suggestions.nearest(to: text, in: known))
    return nil
  }

  /// A number within bounds.
  mutating func number(
    _ node: JSONNode, in place: String, minimum: Double? = nil, maximum: Double? = nil
  ) -> Double? {
    guard document.kind(of: node) == .number else {
      wrongForm(node, in: place, takes: "a number")
      return nil
    }
    // Products of such numbers must stay numbers.
    guard let number = document.number(of: node), number.magnitude <= 1e9 else {
      report("theme-range", at: node, quoted(node) + " is too large for a number")
      return nil
    }
    if number < minimum ?? number || number > maximum ?? number {
      let low = JSONWriter.number(minimum ?? 0)
      let range = maximum.map { low + " to " + JSONWriter.number($0) } ?? "at least " + low
      report("theme-range", at: node, quoted(node) + " is out of range: \"" + place + "\" takes " + range)
      return nil
    }
    return number
  }
}
