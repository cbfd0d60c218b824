import JSONText

// Numbers, words and texts.
extension StyleReader {
  mutating func scalar(_ node: JSONNode, of row: PropertyRow, slot: Slot?) -> StyleValue? {
    if document.kind(of: node) == .string {
      let text = document.string(of: node) ?? ""
      let form = StringForm(of: text)
      if form.isDynamic, row.dynamic != .never { return .dynamic(text) }
      if form == .mixed || form == .merged {
        reportMarkers(form, text, node, isText: row.kind == .text)
        return row.kind == .text ? .text(text) : nil
      }
    }
    switch row.kind {
    case .number(let minimum, let maximum):
      return number(node, of: row, minimum: minimum, maximum: maximum, slot: slot)
    case .integer(let minimum): return integer(node, of: row, minimum: minimum)
    case .bool: return bool(node, of: row)
    case .keyword(let words):
      return keyword(node, of: row.property, name: row.name, words).map { .keyword($0) }
    case .words(let words): return self.words(node, of: row, words)
    case .text:
      guard let text = document.string(of: node) else {
        wrongType(node, in: row.name, takes: "a text")
        return nil
      }
      if row.property == .animationValue {
        report(
          "R03", .warning, at: node,
          MessageText.quoted(text)
            + " where \"animation.value\" takes a reference or an expression: it never changes")
      }
      return .text(text)
    default: return nil
    }
  }

  /// Rules R25 and R26: a warning where the literal can stand, an error where it cannot.
  mutating func reportMarkers(_ form: StringForm, _ text: String, _ node: JSONNode, isText: Bool) {
    let isMixed = form == .mixed
    let isEmpty = text.utf8.count == 3 && text.utf8.dropFirst().elementsEqual("{}".utf8)
    let reason =
      isEmpty
      ? " names nothing between its braces, so it is shown as it is"
      : isMixed
        ? " mixes text and markers, so it is shown as it is; a string is one reference or one {{ expression }}"
        : " runs markers into each other, so it is shown as it is; references do not nest"
    report(isMixed ? "R25" : "R26", isText ? .warning : .error, at: node, MessageText.quoted(text) + reason)
  }

  private mutating func number(
    _ node: JSONNode, of row: PropertyRow, minimum: Double?, maximum: Double?, slot: Slot?
  ) -> StyleValue? {
    if document.text(of: node, equals: "infinity") {
      switch row.property {
      case .maxWidth, .maxHeight: return .infinity
      case .width, .minWidth: reportInfinity(node, of: row, instead: "maxWidth", slot)
      case .height, .minHeight: reportInfinity(node, of: row, instead: "maxHeight", slot)
      default: wrongType(node, in: row.name, takes: "a number")
      }
      return nil
    }
    if row.property == .maxWidth || row.property == .maxHeight, let text = document.string(of: node),
      equalsIgnoringCase(text, "infinity") || equalsIgnoringCase(text, ".infinity")
    {
      wrongType(
        node, in: row.name, takes: "a number or \"infinity\"", suggestions: ["infinity"],
        fix: replacing(node, with: "infinity"))
      return nil
    }
    guard let number = number(node, in: row.name, minimum: minimum, maximum: maximum) else { return nil }
    return .number(number)
  }

  /// A plain number within bounds, or `nil` after a report by R03 or R33.
  mutating func number(
    _ node: JSONNode, in name: String, minimum: Double? = nil, maximum: Double? = nil
  ) -> Double? {
    guard document.kind(of: node) == .number else {
      let meant = document.string(of: node).flatMap { Self.plainNumber($0) }
      let fits = meant.map { $0 >= minimum ?? $0 && $0 <= maximum ?? $0 } ?? false
      let isShare = document.string(of: node)?.utf8.last == UInt8(ascii: "%")
      wrongType(
        node, in: name, takes: "a number",
        suggestions: isShare && (name == "layout.maxWidth" || name == "layout.maxHeight") ? ["infinity"] : [],
        fix: fits ? meant.map { replacing(node, with: .number($0)) } : nil)
      return nil
    }
    guard let number = document.number(of: node) else {
      report("R33", at: node, quoted(node) + " is too large for a number")
      return nil
    }
    if number < minimum ?? number || number > maximum ?? number {
      let isPercent = maximum == 1 && (Int(exactly: number).map { $0 > 1 && $0 <= 100 } ?? false)
      report(
        "R33", at: node,
        quoted(node) + " is out of range: \"" + name + "\" takes " + Self.range(minimum, maximum),
        suggestions: isPercent ? [JSONWriter.number(number / 100)] : [])
      return nil
    }
    return number == 0 ? 0 : number
  }

  private static func range(_ minimum: Double?, _ maximum: Double?) -> String {
    switch (minimum, maximum) {
    case (let low?, let high?): "a number from " + JSONWriter.number(low) + " to " + JSONWriter.number(high)
    case (let low?, nil): "a number of at least " + JSONWriter.number(low)
    case (nil, let high?): "a number of at most " + JSONWriter.number(high)
    case (nil, nil): "any number"
    }
  }

  // The number of `44`, `44pt` and `44px`.
  private static func plainNumber(_ text: String) -> Double? {
    var bytes = Array(text.utf8)
    if bytes.suffix(2).elementsEqual("pt".utf8) || bytes.suffix(2).elementsEqual("px".utf8) {
      bytes.removeLast(2)
    }
    do throws(JSONError) {
      let document = try JSONDocument(parsing: bytes)
      return document.number(of: document.root)
    } catch {
      return nil
    }
  }

  private mutating func reportInfinity(
    _ node: JSONNode, of row: PropertyRow, instead key: String, _ slot: Slot?
  ) {
    var fix: TextEdit?
    if let slot, document.member(key, of: slot.object) == nil {
      fix = replacing(slot.member.key, with: .string(key))
    }
    report(
      "R17", at: node, "\"infinity\" where \"" + row.name + "\" takes a number: only maxima are unbounded",
      suggestions: ["layout." + key], fix: fix)
  }

  private mutating func integer(_ node: JSONNode, of row: PropertyRow, minimum: Int?) -> StyleValue? {
    guard document.kind(of: node) == .number else {
      let meant = document.string(of: node).flatMap { Self.plainNumber($0) }.flatMap { Int(exactly: $0) }
      wrongType(
        node, in: row.name, takes: "a whole number", fix: meant.map { replacing(node, with: .integer($0)) })
      return nil
    }
    guard let number = document.integer(of: node) else {
      wrongType(node, in: row.name, takes: "a whole number")
      return nil
    }
    if let minimum, number < minimum {
      report(
        "R33", at: node,
        quoted(node) + " is out of range: \"" + row.name + "\" takes a whole number of at least \(minimum)")
      return nil
    }
    return .integer(number)
  }

  mutating func bool(_ node: JSONNode, of row: PropertyRow) -> StyleValue? {
    if let flag = document.bool(of: node) { return .bool(flag) }
    var fix: TextEdit?
    for word in ["true", "false"] where document.text(of: node, equals: word) {
      fix = replacing(node, withText: word)
    }
    wrongType(node, in: row.name, takes: "true or false", fix: fix)
    return nil
  }
}
