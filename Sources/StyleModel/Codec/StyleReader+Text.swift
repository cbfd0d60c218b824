import JSONText

// How messages spell what they speak of.
extension StyleReader {
  /// A value in quotes, cut to one line of at most 40 bytes.
  func quoted(_ node: JSONNode) -> String {
    Self.quoted(document.string(of: node) ?? String(decoding: document.raw(of: node), as: UTF8.self))
  }

  static func quoted(_ text: String) -> String {
    var kept = ""
    var size = 0
    for scalar in text.unicodeScalars {
      let width = UTF8.width(scalar)
      guard size + width <= 40 else { return "\"" + kept + "…\"" }
      size += width
      kept.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
    }
    return "\"" + kept + "\""
  }

  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// A replacement of a whole value by JSON.
  func replacing(_ node: JSONNode, with value: JSONValue) -> TextEdit {
    TextEdit(replacing: document.range(of: node), with: JSONWriter.text(value, layout: .spaced))
  }

  /// A replacement of a whole value by a JSON text.
  func replacing(_ node: JSONNode, withText text: String) -> TextEdit {
    TextEdit(replacing: document.range(of: node), with: text)
  }

  func text(of node: JSONNode) -> String { String(decoding: document.raw(of: node), as: UTF8.self) }

  /// Rule R03.
  mutating func wrongType(
    _ node: JSONNode, in name: String, takes: String, suggestions: [String] = [], fix: TextEdit? = nil
  ) {
    report(
      "R03", at: node, quoted(node) + " where \"" + name + "\" takes " + takes, suggestions: suggestions,
      fix: fix)
  }
}
