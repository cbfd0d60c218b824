import JSONText

// Fonts of section 7.2: a face, a weight and a design in one value.
extension StyleReader {
  private static let designs = ["default", "rounded", "serif", "monospaced"]

  mutating func readFont(_ slot: Slot) {
    let node = slot.node
    guard document.kind(of: node) == .object else {
      guard let face = fontFace(node, of: StyleProperty.font.row) else { return keep(slot) }
      return style.set(.font, to: face)
    }
    let before = errorCount
    var (weight, design): (StyleValue?, StyleValue?)
    var leftovers: [(String, JSONNode)] = []
    for (key, member) in lastMembers(of: node) {
      switch key {
      case "kind", "size": break
      case "weight": weight = scalar(member.value, of: StyleProperty.fontWeight.row, slot: nil)
      case "design":
        design = fontDesign(member)
        if design == nil { leftovers.append((key, member.value)) }
      case "tracking", "leading":
        report(
          "R15", .warning, at: member.key,
          "\"" + key + "\" in \"common.font\" is no part of StemJSON: runtimes ignore it")
        leftovers.append((key, member.value))
      default:
        reportUnknownKey(key, member, in: slot.name, known: ["kind", "size", "weight"])
        leftovers.append((key, member.value))
      }
    }
    let face = self.face(node)
    guard errorCount == before, let face else { return keep(slot) }
    style.set(.font, to: face)
    if let weight { style.set(.fontWeight, to: weight) }
    if let design { style.set(.fontDesign, to: design) }
    for (key, value) in leftovers { keep(value, at: ["common", "font", key]) }
  }

  /// A preset's name, a reference, or the face alone of a font object.
  mutating func fontFace(_ node: JSONNode, of row: PropertyRow) -> StyleValue? {
    if document.kind(of: node) == .object { return face(node) }
    if document.kind(of: node) == .number {
      let size = document.number(of: node)
      wrongType(
        node, in: row.name, takes: "a preset's name or an object with \"kind\"",
        fix: size.map { replacing(node, with: ["kind": "system", "size": .number($0)]) })
      return nil
    }
    return fontKind(node, in: row.name, known: PropertyTable.fontPresets)
  }

  private mutating func fontKind(_ node: JSONNode, in name: String, known: [String]) -> StyleValue? {
    if let text = document.string(of: node) {
      let form = StringForm(of: text)
      if form.isDynamic { return .dynamic(text) }
      if form != .literal {
        reportMarkers(form, text, node, isText: false)
        return nil
      }
    }
    return keyword(node, of: nil, name: name, known).map { .keyword($0) }
  }

  // The kind and size of a font object, or nil after a report.
  private mutating func face(_ node: JSONNode) -> StyleValue? {
    let size = document.member("size", of: node)
    guard let kind = document.member("kind", of: node) else {
      // The size says which kind is meant; without one there is nothing to complete.
      let start = document.range(of: node).lowerBound + 1
      report(
        "R14", at: node, "\"kind\" is missing in \"common.font\": \"system\" with a size, or a preset's name",
        fix: size.map { _ in TextEdit(replacing: start..<start, with: " \"kind\": \"system\",") })
      return nil
    }
    guard let value = fontKind(kind, in: "common.font.kind", known: ["system"] + PropertyTable.fontPresets)
    else {
      return nil
    }
    if case .dynamic(let text) = value, let size {
      return fontSize(size).map { .json(["kind": .string(text), "size": $0]) }
    }
    guard value == .keyword("system") else {
      if size == nil { return value }
      report(
        "R14", at: node,
        "\"size\" beside the kind " + quoted(kind) + " in \"common.font\": only \"system\" has one",
        fix: replacing(kind, with: "system"))
      return nil
    }
    guard let size else {
      report("R04", at: node, "\"size\" is missing in \"common.font\": the kind \"system\" needs one")
      return nil
    }
    switch fontSize(size) {
    case .number(let points): return .number(points)
    case let dynamic?: return .json(["kind": "system", "size": dynamic])
    case nil: return nil
    }
  }

  private mutating func fontSize(_ node: JSONNode) -> JSONValue? {
    if let text = document.string(of: node), StringForm(of: text).isDynamic { return .string(text) }
    return number(node, in: "common.font.size", minimum: 0).map { .number($0) }
  }

  // Rule R15: authors write the design although Appendix C bans it, so the model keeps it.
  private mutating func fontDesign(_ member: JSONMemberRef) -> StyleValue? {
    report(
      "R15", .warning, at: member.key,
      "\"design\" in \"common.font\" is no part of StemJSON: runtimes may ignore it")
    guard let text = document.string(of: member.value), Self.designs.contains(text) else { return nil }
    return .keyword(text)
  }
}
