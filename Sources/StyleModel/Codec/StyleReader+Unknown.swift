import JSONText

// Keys that no row of the table has: runtimes ignore them without a word (section 18.2).
extension StyleReader {
  mutating func reportUnknownDomain(_ key: String, _ member: JSONMemberRef, in style: JSONNode) {
    let names = StemJSONRows.domainNames
    let same = names.first { equalsIgnoringCase($0, key) }
    let fits = same.flatMap { document.member($0, of: style) } == nil
    report(
      "R01", .warning, at: member.key, "unknown domain " + MessageText.quoted(key) + ": runtimes ignore it",
      suggestions: same.map { [$0] } ?? Self.suggestions(for: key, names: names, outside: nil),
      fix: fits ? same.map { replacing(member.key, with: .string($0)) } : nil)
  }

  /// Reports a key below a domain by rule R01, or by the rule of its own that it has.
  mutating func reportUnknownKey(_ slot: Slot, known: [String]? = nil) {
    let parent = Array(slot.path.dropLast())
    let key = slot.path.last ?? ""
    switch (slot.domain, slot.path) {
    case (.layout, ["frame"]): return reportFrame(slot)
    case (.layout, ["spacing"]):
      return report(
        "R13", .warning, at: slot.member.key,
        "unknown key \"spacing\" in \"layout\": runtimes ignore it; a stack's gap is \"_spacing\" in its context",
        suggestions: ["_spacing"])
    case (.shape, ["stroke", "lineWidth"]) where document.member("style", of: slot.object) == nil:
      let range = document.range(of: slot.member.key).lowerBound..<document.range(of: slot.node).upperBound
      return report(
        "R01", .warning, at: slot.member.key,
        "unknown key \"lineWidth\" in \"shape.stroke\": runtimes ignore it; it stands in \"style\"",
        suggestions: ["shape.stroke.style.lineWidth"],
        fix: TextEdit(
          replacing: range, with: "\"style\": { \"lineWidth\": " + text(of: slot.node) + " }"))
    default: break
    }
    let names = known ?? StemJSONRows.keys(after: parent, in: slot.domain)
    let place = ([slot.domain.name] + parent).joined(separator: ".")
    reportUnknownKey(
      key, slot.member, in: place, known: names, outside: parent.isEmpty ? slot.domain : nil,
      object: slot.object)
  }

  /// Rule R01 for a key in an object whose keys are known.
  mutating func reportUnknownKey(
    _ key: String, _ member: JSONMemberRef, in place: String, known: [String],
    outside domain: StyleDomain? = nil, object: JSONNode? = nil
  ) {
    let same = known.first { equalsIgnoringCase($0, key) } ?? Self.logical(key, in: known)
    let isFree = object.map { object in same.flatMap { document.member($0, of: object) } == nil } ?? false
    report(
      domain == .modal ? "R18" : "R01", .warning, at: member.key,
      "unknown key " + MessageText.quoted(key) + " in \"" + place + "\": runtimes ignore it",
      suggestions: same.map { [$0] } ?? Self.suggestions(for: key, names: known, outside: domain),
      fix: isFree ? same.map { replacing(member.key, with: .string($0)) } : nil)
  }

  /// Rule R16: the object forms of `picker` and `datePicker` never worked.
  mutating func reportBareWordObject(_ slot: Slot) {
    var fix: TextEdit?
    var inner = document.members(of: slot.node)
    if document.count(of: slot.node) == 1, let member = inner.next(),
      let text = document.string(of: member.value),
      case .keyword(let words)? = StemJSONRows.properties(of: slot.domain).first?.row.kind,
      words.contains(text)
    {
      fix = replacing(slot.node, with: .string(text))
    }
    report(
      "R16", at: slot.node, "an object where \"" + slot.name + "\" takes one word: runtimes do not honour it",
      fix: fix)
  }

  /// Rule R03 where an object of keys is due.
  mutating func reportScalarForObject(_ slot: Slot) {
    var fix: TextEdit?
    if slot.domain == .button, slot.path == ["standard"], let text = document.string(of: slot.node),
      case .keyword(let words) = StyleProperty.buttonType.row.kind, words.contains(text)
    {
      fix = replacing(slot.node, with: ["type": .string(text)])
    }
    let keys = MessageText.list(StemJSONRows.keys(after: slot.path, in: slot.domain))
    wrongType(slot.node, in: slot.name, takes: "an object with " + keys, fix: fix)
  }

  // Rule R12: the sizes stand in the domain itself.
  private mutating func reportFrame(_ slot: Slot) {
    let known = StemJSONRows.keys(after: [], in: .layout)
    let inner = lastMembers(of: slot.node)
    let isCertain =
      !inner.isEmpty
      && inner.allSatisfy { known.contains($0.key) && document.member($0.key, of: slot.object) == nil }
    var fix: TextEdit?
    if isCertain {
      let members = inner.map { JSONWriter.string($0.key) + ": " + text(of: $0.member.value) }
      let range = document.range(of: slot.member.key).lowerBound..<document.range(of: slot.node).upperBound
      fix = TextEdit(replacing: range, with: members.joined(separator: ", "))
    }
    report(
      "R12", .warning, at: slot.member.key,
      "unknown key \"frame\" in \"layout\": runtimes ignore it; sizes stand in \"layout\" itself", fix: fix)
  }

  // Names of the place, and the same key where another domain has it.
  private static func suggestions(
    for key: String, names: [String], outside domain: StyleDomain?
  ) -> [String] {
    var found: [String] = []
    // What other systems call it.
    switch key {
    case "border": found = ["common.overlay"]
    case "margin": found = ["layout.padding"]
    case "color", "foregroundColor", "foregroundStyle": found = ["common.foreground"]
    case "backgroundColor": found = ["common.background"]
    default: break
    }
    // The same key a level deeper.
    for row in PropertyTable.rows where row.domain == domain && row.domain.isStemJSON {
      let tail = "." + key
      if !key.isEmpty, row.name.utf8.count > row.domain.name.utf8.count + tail.utf8.count,
        row.name.utf8.suffix(tail.utf8.count).elementsEqual(tail.utf8)
      {
        found.append(row.name)
      }
    }
    if domain != nil, let name = StemJSONRows.domainNames.first(where: { $0 == key }) { found.append(name) }
    for other in StyleDomain.allCases where other.isStemJSON && other != domain && !key.isEmpty {
      let path = [key]
      if StemJSONRows.property(at: path, in: other) != nil || StemJSONRows.isParent(path, in: other) {
        found.append(other.name + "." + key)
      }
    }
    for name in Suggestions.nearest(to: key, in: names) where !found.contains(name) {
      found.append(name)
    }
    return Array(found.prefix(3))
  }
}
