import FlowModel
import JSONText
import StyleModel

// What values are: their keys, types and words, by the field tables.
extension FlowCheck {
  /// Checks an atom or a layout by its field table.
  mutating func check(_ shape: FlowShape, _ node: JSONNode, _ loss: Loss, place: String? = nil) {
    if document.kind(of: node) == .string, shape.shorthand != nil {
      if shape.name == "ColorData" { checkHex(node, place) }
      if shape.name == "ImageData" { checkAlt(node) }
      return
    }
    if document.kind(of: node) == .number, shape.name == "CornerRadiusData" {
      if document.number(of: node) == nil { reportForm(node, "corner_radius", "a smaller number", loss) }
      return
    }
    guard document.kind(of: node) == .object else { return reportShape(shape, node, loss) }
    check(fields: shape.fields, of: node, shape.name, loss)
    switch shape.name {
    case "ColorData": checkColor(node, place)
    case "FontData": checkFont(node)
    case "ImageData": checkAlt(node)
    case "GradientData": checkGradient(node)
    case "BorderData": checkBorder(node)
    default: break
    }
  }

  /// Checks the members of an object by a field table.
  mutating func check(fields: [FlowShape.Field], of node: JSONNode, _ owner: String, _ loss: Loss) {
    checkKeys(of: node, fields.map { ($0.key, $0.kind) }, Self.named(owner), owner)
    for field in fields {
      guard let value = document.member(field.key, of: node) else {
        if field.isRequired { reportMissing(field.key, in: node, Self.named(owner), loss) }
        continue
      }
      guard document.kind(of: value) != .null else {
        if field.isRequired { reportForm(value, field.key, field.kind.name, loss) }
        continue
      }
      check(value, field.key, field.kind, owner, loss)
    }
  }

  /// Checks one member that may be absent.
  mutating func check(_ key: String, of node: JSONNode, _ kind: FlowKind, _ loss: Loss) {
    if let value = present(key, of: node) { check(value, key, kind, "", loss) }
  }

  private mutating func check(
    _ value: JSONNode, _ key: String, _ kind: FlowKind, _ owner: String, _ loss: Loss
  ) {
    let found = document.kind(of: value)
    switch kind {
    case .text: if found != .string { reportForm(value, key, kind.name, loss) }
    case .bool:
      guard found != .bool else { return }
      let text = document.string(of: value)
      report(
        .error, "flow-form", at: value, quoted(value) + " where \"\(key)\" takes true or false: \(loss.text)",
        fix: text == "true" || text == "false"
          ? TextEdit(replacing: document.range(of: value), with: text ?? "") : nil)
    case .number, .integer: checkNumber(value, key, kind, loss)
    case .word(let words, let unknown):
      guard found == .string else { return reportForm(value, key, kind.name, loss) }
      checkWord(value, key, words, unknown)
    case .width: checkWidth(value, loss)
    case .atom(let name):
      guard let shape = FlowShapes.named(name) else { return }
      check(shape, value, loss, place: "\(owner).\(key)")
    case .atoms(let name), .lossyAtoms(let name):
      guard found == .array else { return reportForm(value, key, kind.name, loss) }
      guard let shape = FlowShapes.named(name) else { return }
      var isLossy = false
      if case .lossyAtoms = kind { isLossy = true }
      for element in document.elements(of: value) {
        check(shape, element, isLossy ? .element : loss, place: "\(owner).\(key)")
      }
    case .lossyWidgets:
      guard found == .array else { return reportForm(value, key, kind.name, loss) }
      for widget in document.elements(of: value) where document.kind(of: widget) != .object {
        reportForm(widget, key, "widgets", .element)
      }
    case .action:
      checkAction(value, key, loss)
      checkSheet(of: value)
    case .opaque:
      if key == "detents", found != .array { reportForm(value, key, "an array", loss) }
    }
  }

  // MARK: Numbers and words

  private mutating func checkNumber(_ value: JSONNode, _ key: String, _ kind: FlowKind, _ loss: Loss) {
    if let text = document.string(of: value) {
      let number = NumberText.double(text)
      // What JSON cannot write is no repair.
      let isJSON = number != nil && Self.isJSONNumber(text)
      guard number != nil || Self.lengths(text) != nil else {
        return reportForm(value, key, kind.name, loss)
      }
      report(
        .error, "flow-number-text", at: value,
        "\(quoted(value)) is a text where \"\(key)\" takes \(kind.name): \(loss.text)",
        suggestions: Self.lengths(text).map { [$0] } ?? [],
        fix: isJSON && Self.suits(text, kind)
          ? TextEdit(replacing: document.range(of: value), with: text) : nil)
      return
    }
    guard document.kind(of: value) == .number else { return reportForm(value, key, kind.name, loss) }
    if document.number(of: value) != nil, kind == .integer, document.integer(of: value) == nil {
      return reportForm(value, key, kind.name, loss)
    }
    if document.number(of: value) == nil { return reportForm(value, key, "a smaller number", loss) }
    if key == "alpha", let alpha = document.number(of: value), alpha < 0 || alpha > 1 {
      report(
        .warning, "flow-alpha-range", at: value,
        quoted(value) + " where \"alpha\" is a share from 0 to 1: Flow multiplies by it all the same",
        suggestions: alpha > 1 && alpha <= 100 ? [JSONWriter.number(alpha / 100)] : [])
    }
  }

  private static func suits(_ text: String, _ kind: FlowKind) -> Bool {
    guard kind == .integer else { return true }
    return text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 == UInt8(ascii: "-") } && Int(text) != nil
  }

  /// The number of a length of the web, such as `12px`.
  private static func lengths(_ text: String) -> String? {
    for unit in ["px", "pt", "deg"] where text.hasSuffix(unit) {
      let number = String(text.dropLast(unit.utf8.count))
      return isJSONNumber(number) ? number : nil
    }
    return nil
  }

  private static func isJSONNumber(_ text: String) -> Bool {
    do {
      let document = try JSONDocument(parsing: text)
      // One beyond what a number can hold fails as it is, too.
      return document.kind(of: document.root) == .number && document.number(of: document.root) != nil
    } catch {
      return false
    }
  }

  private mutating func checkWord(_ value: JSONNode, _ key: String, _ words: [String], _ unknown: String) {
    let text = document.string(of: value) ?? ""
    guard !words.contains(text) else { return }
    let same = words.first { CheckPass.isSame($0, text) }
    report(
      .warning, "flow-unknown-word", at: value,
      quoted(value) + " is none of \(MessageText.list(words)): Flow takes it for \"\(unknown)\"",
      suggestions: same.map { [$0] } ?? Self.foreign(text).flatMap { words.contains($0) ? [$0] : nil }
        ?? Suggestions.nearest(to: text, in: words),
      fix: same.map { TextEdit(replacing: document.range(of: value), with: JSONWriter.string($0)) })
  }

  /// What Flow calls a word of other systems.
  private static func foreign(_ word: String) -> String? {
    switch word {
    case "start", "natural": "leading"
    case "end": "trailing"
    case "middle", "centre": "center"
    case "700": "bold"
    case "600": "semibold"
    case "500": "medium"
    case "400", "normal": "regular"
    case "300", "thin", "ultraLight": "light"
    case "800", "900", "black": "heavy"
    case "cover", "crop": "fill"
    case "contain": "fit"
    case "filled", "primary": "solid"
    case "outlined", "bordered": "outline"
    case "text", "ghost", "link": "plain"
    case "horizontal", "row", "scroll": "carousel"
    case "list", "column", "stack": "vertical"
    default: nil
    }
  }

  private mutating func checkWidth(_ value: JSONNode, _ loss: Loss) {
    do throws(FlowFault) {
      _ = try WidgetWidth(value, in: document)
    } catch {
      let text = document.string(of: value) ?? ""
      var repaired = WidgetWidth.words.first { CheckPass.isSame($0, text) }.map { JSONWriter.string($0) }
      var suggestions: [String] = []
      if text.utf8.last == UInt8(ascii: "%"), let percent = NumberText.double(String(text.dropLast())) {
        repaired = percent.isFinite ? JSONWriter.number(percent / 100) : nil
      } else if let trimmed = NumberText.double(Self.trimmed(text)) {
        repaired = trimmed.isFinite ? JSONWriter.number(trimmed) : nil
      }
      switch text {
      case "auto", "fit", "fit-content", "wrap", "min-content", "content": suggestions = ["hug"]
      case "full", "match", "stretch", "max", "infinity": suggestions = ["fill"]
      default: if repaired == nil { suggestions = Suggestions.nearest(to: text, in: WidgetWidth.words) }
      }
      report(
        .error, "flow-width", at: value,
        quoted(value) + " where \"width\" takes \"fill\", \"hug\" or a fraction: \(loss.text)",
        suggestions: suggestions,
        fix: repaired.map { TextEdit(replacing: document.range(of: value), with: $0) })
    }
  }

  private static func trimmed(_ text: String) -> String {
    var bytes = Array(text.utf8)[...]
    while bytes.first == UInt8(ascii: " ") { bytes = bytes.dropFirst() }
    while bytes.last == UInt8(ascii: " ") { bytes = bytes.dropLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Forms and keys

  /// Reports a value that is no object of the shape, with the object that it stands for where that is certain.
  private mutating func reportShape(_ shape: FlowShape, _ node: JSONNode, _ loss: Loss) {
    let range = document.range(of: node)
    let raw = String(decoding: document.raw(of: node), as: UTF8.self)
    switch shape.name {
    case "EdgeInsetsData":
      let isNumber = document.number(of: node) != nil
      report(
        .error, "flow-insets", at: node,
        quoted(node) + " where insets are an object of top, left, right and bottom: \(loss.text)",
        fix: isNumber
          ? TextEdit(
            replacing: range,
            with: #"{ "top": \#(raw), "left": \#(raw), "right": \#(raw), "bottom": \#(raw) }"#) : nil)
    case "FontData":
      let isNumber = document.number(of: node) != nil
      report(
        .error, "flow-font", at: node,
        quoted(node) + " where a font is an object, and has no shorthand: \(loss.text)",
        suggestions: document.string(of: node).map { [#"{ "token": \#(JSONWriter.string($0)) }"#] } ?? [],
        fix: isNumber ? TextEdit(replacing: range, with: #"{ "size": \#(raw) }"#) : nil)
    case "CornerRadiusData":
      if let text = document.string(of: node), NumberText.double(text) != nil {
        report(
          .error, "flow-number-text", at: node,
          quoted(node) + " is a text where a corner radius takes a number: \(loss.text)",
          fix: Self.isJSONNumber(text) ? TextEdit(replacing: range, with: text) : nil)
      } else {
        reportForm(node, "corner_radius", "a number or an object of corners", loss)
      }
    default: reportForm(node, shape.name, FlowKind.atom(shape.name).name, loss)
    }
  }

  /// Reports keys that Flow ignores.
  ///
  /// - Parameter known: The keys that it reads, with what they take where a table tells.
  mutating func checkKeys(
    of node: JSONNode, _ known: [(key: String, kind: FlowKind?)], _ owner: String, _ shape: String = ""
  ) {
    guard document.kind(of: node) == .object else { return }
    let rows = known
    let known = rows.map { $0.key }
    // Keys that repairs give the object.
    var taken: Set<String> = []
    for member in document.members(of: node) {
      let key = document.string(of: member.key) ?? ""
      // What compiling reads.
      guard !known.contains(key), key != "class", key != "rules" else { continue }
      if owner == Self.named("EdgeInsetsData"), let sides = Self.sides(key) {
        reportSides(member, sides, in: node, &taken)
        continue
      }
      let meant = Self.meant(key, known)
      // What is ignored harms nothing; under its right key it would.
      let isCertain = meant.map { meant in
        Self.snake(key) == meant && document.member(meant, of: node) == nil && !taken.contains(meant)
          && suits(member.value, rows.first { $0.key == meant }?.kind, meant, shape)
      }
      if isCertain == true, let meant { taken.insert(meant) }
      report(
        .warning, "flow-unknown-key", at: member.key,
        "Flow ignores the key " + MessageText.quoted(key) + " in \(owner)",
        suggestions: meant.map { [$0] } ?? Suggestions.nearest(to: key, in: known),
        fix: isCertain == true
          ? meant.map { TextEdit(replacing: document.range(of: member.key), with: JSONWriter.string($0)) }
          : nil)
    }
  }

  /// Whether a value would be no error under a key, or one with a certain repair.
  private func suits(_ value: JSONNode, _ kind: FlowKind?, _ key: String, _ shape: String) -> Bool {
    guard let kind else { return false }
    guard document.kind(of: value) != .null else { return true }
    var trial = self
    trial.result.diagnostics = []
    trial.check(value, key, kind, shape, .element)
    return trial.result.diagnostics.allSatisfy { $0.severity < .error || $0.fix != nil }
  }

  /// The sides that a key of other systems stands for.
  private static func sides(_ key: String) -> [String]? {
    switch key {
    case "horizontal", "x": ["left", "right"]
    case "vertical", "y": ["top", "bottom"]
    case "all": ["top", "left", "right", "bottom"]
    case "leading", "start": ["left"]
    case "trailing", "end": ["right"]
    default: nil
    }
  }

  private mutating func reportSides(
    _ member: JSONMemberRef, _ sides: [String], in node: JSONNode, _ taken: inout Set<String>
  ) {
    let raw = String(decoding: document.raw(of: member.value), as: UTF8.self)
    let areZero = sides.allSatisfy { document.member($0, of: node) == nil && !taken.contains($0) }
    let isCertain = areZero && document.number(of: member.value) != nil
    if isCertain { taken.formUnion(sides) }
    let range = document.range(of: member.key).lowerBound..<document.range(of: member.value).upperBound
    report(
      .warning, "flow-unknown-key", at: member.key,
      "Flow ignores the key \(quoted(member.key)) in insets\(areZero ? ", so these sides are zero" : ""): write \(MessageText.list(sides))",
      fix: isCertain
        ? TextEdit(replacing: range, with: sides.map { "\"\($0)\": \(raw)" }.joined(separator: ", ")) : nil)
  }

  /// The key of the shape that another spelling means.
  private static func meant(_ key: String, _ known: [String]) -> String? {
    let snake = snake(key)
    if known.contains(snake) { return snake }
    if let same = known.first(where: { CheckPass.isSame($0, key) }) { return same }
    let foreign: [String]
    switch key {
    case "backgroundColor", "background", "bg": foreign = ["background", "bg_color"]
    case "colour", "tint", "foreground": foreign = ["color"]
    case "radius", "cornerRadii", "rounded": foreign = ["corner_radius"]
    case "dark", "darkColor", "dark_color": foreign = ["dark_hex"]
    case "opacity": foreign = ["alpha"]
    case "light", "value": foreign = ["hex"]
    case "label", "text": foreign = ["title", "text"]
    case "src", "source", "href": foreign = ["url"]
    case "name", "system_name", "systemName": foreign = ["symbol"]
    case "spacing", "gap": foreign = ["item_spacing"]
    case "padding": foreign = ["insets"]
    case "items", "children": foreign = ["widgets"]
    case "lines", "lineLimit", "line_limit": foreign = ["max_lines"]
    case "align", "textAlign": foreign = ["alignment"]
    case "top_leading": foreign = ["top_left"]
    case "top_trailing": foreign = ["top_right"]
    case "bottom_leading": foreign = ["bottom_left"]
    case "bottom_trailing": foreign = ["bottom_right"]
    case "stops": foreign = ["colors"]
    case "accessibilityLabel", "description": foreign = ["alt"]
    default: foreign = []
    }
    return foreign.first { known.contains($0) }
  }

  /// `darkHex` as `dark_hex`.
  private static func snake(_ key: String) -> String {
    var bytes: [UInt8] = []
    for byte in key.utf8 {
      if byte >= 0x41, byte <= 0x5A {
        if !bytes.isEmpty { bytes.append(UInt8(ascii: "_")) }
        bytes.append(byte | 0x20)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func named(_ owner: String) -> String {
    guard StarterWidget.named(owner) == nil else { return "the data of \"\(owner)\"" }
    return FlowKind.atom(owner).name
  }
}
