import JSONText
import StyleModel
import StyleTargets

// What stands in a component's context: sources, words, colours and texts.
extension CheckPass {
  mutating func checkContext(_ parts: ComponentParts, _ scope: Scope) {
    guard let context = parts.context else { return }
    let type = parts.kind?.name ?? ""
    for member in document.members(of: context) where !compiled.isComponent(member.value) {
      let key = document.string(of: member.key) ?? ""
      let name = key.utf8.first == UInt8(ascii: "_") ? String(key.dropFirst()) : key
      var slot = ExpressionSlot.text
      if Self.sources(of: type).contains(name) {
        checkSource(member.value, type)
      } else if let words = Self.words(of: name, type) {
        checkWord(member.value, "context." + key, words)
        slot = .words("context." + key, words)
      } else if type == "color", name == "color" {
        checkColor(member.value, "context." + key, scope)
        continue
      } else if let takes = Self.scalar(of: name, type) {
        checkScalar(member.value, "context." + key, takes)
      } else if type == "chart", name == "series" {
        for series in document.elements(of: member.value) {
          guard let color = document.member("color", of: series) else { continue }
          result.diagnostics += StemJSONDecoder.diagnostics(
            ofColor: color, named: "context." + key + ".color", in: document)
        }
      }
      checkExpressions(in: member.value, as: slot, scope)
    }
  }

  // MARK: R37

  /// The keys of a type that name where something comes from.
  private static func sources(of type: String) -> [String] {
    switch type {
    case "image", "video", "media": ["source", "placeholder"]
    case "pdf", "web", "template": ["source"]
    case "label", "toggle", "button": ["image"]
    default: []
    }
  }

  private static let schemes = [
    "dp://", "sf://", "asset://", "file://", "rs://", "l10n://", "http://", "https://",
  ]

  private mutating func checkSource(_ node: JSONNode, _ type: String) {
    guard let text = document.string(of: node), !text.isEmpty, StringForm(of: text) == .literal else {
      return
    }
    let schemes: [String]
    switch type {
    case "web": schemes = ["https://", "http://", "file://"]
    case "template": schemes = ["dp://", "file://"]
    default: schemes = Self.schemes
    }
    if schemes.contains(where: { text.utf8.starts(with: $0.utf8) }) { return }
    let isPlainName = text.utf8.allSatisfy {
      $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") || Self.isAlphanumeric($0)
    }
    var suggestions: [String] = []
    if isPlainName {
      suggestions =
        type == "template" ? ["dp://" + text] : type == "web" ? [] : ["sf://" + text, "asset://" + text]
    }
    report(
      .warning, "R37", at: node,
      quoted(node) + " names no source: it starts with none of " + MessageText.list(schemes),
      suggestions: suggestions)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  // MARK: R02 and R03

  /// The words that a key of a type's context takes (section 4), if it takes words.
  private static func words(of key: String, _ type: String) -> [String]? {
    switch (type, key) {
    case ("vstack", "alignment"): ["leading", "center", "trailing"]
    case ("hstack", "alignment"): ["top", "center", "bottom", "leading", "trailing"]
    case ("zstack", "alignment"): Gradient.points
    case ("gridrow", "alignment"): ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"]
    case ("image", "contentMode"), ("media", "contentMode"): ["fit", "fill"]
    case ("media", "kind"): ["auto", "image", "video", "pdf"]
    case ("scroll", "axis"): ["vertical", "horizontal"]
    case ("grid", "gridType"): ["lazyVGrid", "lazyHGrid", "grid"]
    case ("splitview", "columnVisibility"): ["automatic", "all", "detailOnly"]
    case ("datepicker", "components"): ["date", "time", "hourAndMinute", "dateAndTime", "datetime"]
    default: nil
    }
  }

  /// What a key of a stack's context takes (section 4.1).
  private enum ContextScalar { case number, bool }

  private static func scalar(of key: String, _ type: String) -> ContextScalar? {
    switch (type, key) {
    case ("vstack", "spacing"), ("hstack", "spacing"), ("grid", "spacing"), ("grid", "horizontalSpacing"),
      ("grid", "verticalSpacing"):
      .number
    case ("vstack", "lazy"), ("hstack", "lazy"), ("scroll", "showIndicators"): .bool
    default: nil
    }
  }

  private mutating func checkScalar(_ node: JSONNode, _ name: String, _ takes: ContextScalar) {
    let kind = document.kind(of: node)
    let text = document.string(of: node)
    if kind == (takes == .number ? .number : .bool) { return }
    // What mixes text and markers is told by a rule of its own.
    if let text, StringForm(of: text) != .literal { return }
    var fix: TextEdit?
    if let text, takes == .bool ? ["true", "false"].contains(text) : Self.isPlainNumber(text) {
      fix = TextEdit(replacing: document.range(of: node), with: text)
    }
    let due = takes == .number ? "a number" : "true or false"
    report(.error, "R03", at: node, quoted(node) + " where \"" + name + "\" takes " + due, fix: fix)
  }

  private static func isPlainNumber(_ text: String) -> Bool {
    do throws(JSONError) {
      let document = try JSONDocument(parsing: Array(text.utf8))
      return document.number(of: document.root) != nil
    } catch {
      return false
    }
  }

  private mutating func checkWord(_ node: JSONNode, _ name: String, _ words: [String]) {
    if let text = document.string(of: node) {
      guard StringForm(of: text) == .literal, !words.contains(text) else { return }
      let other = text == "left" ? "leading" : text == "right" ? "trailing" : text
      let same = words.first { Self.isSame($0, other) }
      return report(
        .error, "R02", at: node,
        quoted(node) + " is not a value of \"" + name + "\": " + MessageText.list(words) + " are",
        suggestions: same.map { [$0] } ?? Suggestions.nearest(to: text, in: words),
        fix: same.map { TextEdit(replacing: document.range(of: node), with: JSONWriter.string($0)) })
    }
    report(.error, "R03", at: node, quoted(node) + " where \"" + name + "\" takes one word")
  }

  static func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count
      && zip(left.utf8, right.utf8).allSatisfy { one, other in
        one == other || (one ^ other == 0x20 && (0x61...0x7A).contains(one | 0x20))
      }
  }

  // MARK: Colours

  /// A colour in a context, by the rules that a tint has.
  private mutating func checkColor(_ node: JSONNode, _ name: String, _ scope: Scope) {
    result.diagnostics += StemJSONDecoder.diagnostics(ofColor: node, named: name, in: document)
    var open = [(node, ExpressionSlot.color(name))]
    while let (node, slot) = open.popLast() {
      if document.kind(of: node) == .string {
        let text = document.string(of: node) ?? ""
        if StringForm(of: text).isDynamic { checkExpression(text, node, slot, scope) }
      }
      for member in document.members(of: node) {
        let isOpacity = document.text(of: member.key, equals: "opacity")
        let bounds = NumberBounds(minimum: 0, maximum: 1)
        open.append((member.value, isOpacity ? .number(name + ".opacity", bounds) : .color(name)))
      }
    }
  }
}
