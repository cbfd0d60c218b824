/// How messages spell what they speak of.
package enum MessageText {
  /// A text in quotes, cut to one line of at most 40 bytes; a line break and its indentation are one blank.
  package static func quoted(_ text: String) -> String {
    var kept = ""
    var size = 0
    var isBreak = false
    for scalar in text.unicodeScalars {
      if isBreak, scalar.value <= 0x20 { continue }
      isBreak = scalar.value < 0x20
      let width = UTF8.width(scalar)
      guard size + width <= 40 else { return "\"" + kept + "…\"" }
      size += width
      kept.unicodeScalars.append(isBreak ? " " : scalar)
    }
    return "\"" + kept + "\""
  }

  /// Words as a sentence lists them: `a, b and c`.
  package static func list(_ words: [String], _ last: String = "and") -> String {
    guard let end = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " " + last + " " + end
  }
}
