import JSONText

extension StyleReader {
  /// A value in quotes, cut to one line of at most 40 bytes.
  func quoted(_ node: JSONNode) -> String {
    MessageText.quoted(document.string(of: node) ?? String(decoding: document.raw(of: node), as: UTF8.self))
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
