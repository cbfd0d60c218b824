import JSONText

// Words of closed lists.
extension StyleReader {
  /// A word of a list in its canonical spelling, or `nil` after a report by R02 or R03.
  mutating func keyword(
    _ node: JSONNode, of property: StyleProperty?, name: String, _ words: [String]
  ) -> String? {
    guard let text = document.string(of: node) else {
      let options = words.count > 5 ? "one word" : "one of " + MessageText.list(words)
      wrongType(node, in: name, takes: options)
      return nil
    }
    if words.contains(text) { return text }
    if let property, let canonical = Self.alias(text, of: property) { return canonical }
    let certain = words.first { equalsIgnoringCase($0, text) } ?? Self.logical(text, in: words)
    let near = certain.map { [$0] } ?? Suggestions.nearest(to: text, in: words)
    report(
      "R02", at: node,
      MessageText.quoted(text) + " is not a value of \"" + name + "\": " + MessageText.list(words) + " are",
      suggestions: near, fix: certain.map { replacing(node, with: .string($0)) })
    return nil
  }

  /// A list of words in one string, canonically joined by `, `.
  mutating func words(_ node: JSONNode, of row: PropertyRow, _ words: [String]) -> StyleValue? {
    guard let text = document.string(of: node) else {
      let items = document.elements(of: node).map { document.string(of: $0) ?? "" }
      let isList = !items.isEmpty && items.allSatisfy { words.contains($0) }
      wrongType(
        node, in: row.name, takes: "one string of words with commas",
        fix: isList ? replacing(node, with: .string(items.joined(separator: ", "))) : nil)
      return nil
    }
    var found: [String] = []
    var isValid = true
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let word = Self.trimmed(part)
      if words.contains(word) {
        if !found.contains(word) { found.append(word) }
      } else {
        isValid = false
        report(
          "R02", at: node,
          MessageText.quoted(word) + " is not a value of \"" + row.name + "\": " + MessageText.list(words)
            + " are",
          suggestions: Suggestions.nearest(to: word, in: words))
      }
    }
    return isValid ? .keyword(found.joined(separator: ", ")) : nil
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.utf8.first == 0x20 { text.removeFirst() }
    while text.utf8.last == 0x20 { text.removeLast() }
    return String(text)
  }

  // The second spellings that the specification lists.
  private static func alias(_ text: String, of property: StyleProperty) -> String? {
    switch (property, text) {
    case (.textCase, "upper"): "uppercase"
    case (.textCase, "lower"): "lowercase"
    case (.autocapitalization, "none"): "never"
    default: nil
    }
  }

  // What left and right are called where names are logical.
  static func logical(_ text: String, in words: [String]) -> String? {
    let name: String? =
      switch text {
      case "left": "leading"
      case "right": "trailing"
      case "topLeft": "topLeading"
      case "topRight": "topTrailing"
      case "bottomLeft": "bottomLeading"
      case "bottomRight": "bottomTrailing"
      default: nil
      }
    return name.flatMap { words.contains($0) ? $0 : nil }
  }
}
