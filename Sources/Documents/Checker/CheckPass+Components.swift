import JSONText
import StyleModel
import StyleTargets

// What a component is: rules R24, R34, R35 and R36.
extension CheckPass {
  /// Rule R24: a component has an identifier of its own.
  mutating func checkIdentity(_ node: JSONNode, _ scope: Scope) {
    guard let id = document.member("id", of: node) else {
      // The decoder says it of a component inside a style.
      guard !scope.isEmbedded, let type = document.member("type", of: node) else { return }
      return report(
        .error, "R24", at: type, "\"id\" is missing in a component of the type " + quoted(type))
    }
    guard let text = document.string(of: id) else {
      guard !scope.isEmbedded else { return }
      return report(.error, "R03", at: id, quoted(id) + " where \"id\" takes a text")
    }
    if text.isEmpty { report(.error, "R24", at: id, "the \"id\" of a component is empty") }
    guard let first = identifiers[text] else {
      identifiers[text] = id
      return
    }
    let line = line(of: first)
    report(
      .error, "R24", at: id,
      quoted(id)
        + " is the id of another component too, on line \(line): ids are unique in the whole document")
  }

  /// Rule R24 for members that hold nothing but components.
  mutating func checkPlaces(_ node: JSONNode) {
    for key in ["children", "prototype", "destination"] {
      guard let value = document.member(key, of: node) else { continue }
      let isList = document.kind(of: value) == .array
      for place in isList ? Array(document.elements(of: value)) : [value] { checkPlace(place, key) }
    }
    guard let context = document.member("context", of: node) else { return }
    for key in ["trueComponent", "falseComponent"] {
      let value = document.member("_" + key, of: context) ?? document.member(key, of: context)
      if let value { checkPlace(value, key) }
    }
  }

  private mutating func checkPlace(_ node: JSONNode, _ name: String) {
    guard document.kind(of: node) == .object else {
      // A destination may be named by a source or a reference.
      guard document.kind(of: node) != .string else { return }
      return report(.error, "R03", at: node, quoted(node) + " where \"" + name + "\" takes a component")
    }
    guard let type = document.member("type", of: node) else {
      let place = document.member("id", of: node) ?? node
      return report(.error, "R24", at: place, "\"type\" is missing in a component of \"" + name + "\"")
    }
    if document.kind(of: type) != .string {
      report(.error, "R03", at: type, quoted(type) + " where \"type\" takes a text")
    }
  }

  /// Rules R34, R35 and R36: the type and what it asks of a runtime.
  mutating func checkType(_ node: JSONNode, _ parts: ComponentParts, _ scope: Scope) {
    guard let kind = parts.kind, let type = document.member("type", of: node) else { return }
    guard kind.isKnown else {
      let same = ComponentKind.names.first { $0 == Self.joined(kind.name) }
      return report(
        .warning, "R35", at: type,
        "unknown component type " + quoted(type) + ": runtimes draw a placeholder and its children",
        suggestions: same.map { [$0] } ?? Suggestions.nearest(to: kind.name, in: ComponentKind.names),
        fix: same.map { TextEdit(replacing: document.range(of: type), with: JSONWriter.string($0)) })
    }
    if ["chart", "web"].contains(kind.name) {
      reportVersion(of: "the type " + quoted(type), since: 2, at: type, scope)
    }
    if Self.optional.contains(kind.name) {
      report(
        .note, "R36", at: type,
        quoted(type) + " is an optional capability: a runtime without it warns and draws nothing")
    }
  }

  /// Types that a runtime need not have (section 17.2).
  private static let optional = ["video", "pdf", "media", "map", "chart", "web"]

  /// `rounded-rectangle` as StemJSON writes it.
  private static func joined(_ name: String) -> String {
    let separators: [UInt8] = [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " ")]
    return String(decoding: name.utf8.filter { !separators.contains($0) }, as: UTF8.self)
  }

  /// Rule R34: what is younger than the version that the module declares.
  mutating func reportVersion(of what: String, since minor: Int, at node: JSONNode, _ scope: Scope) {
    reportVersion(of: what, since: minor, at: document.range(of: node), scope)
  }

  mutating func reportVersion(of what: String, since minor: Int, at range: Range<Int>, _ scope: Scope) {
    guard let version = scope.version, version.minor < minor else { return }
    report(
      .warning, "R34", at: range,
      what + " belongs to StemJSON 1.\(minor), but the module declares " + MessageText.quoted(version.text),
      suggestions: ["1.\(minor)"])
  }

  /// Takes the version and the state of a module into force.
  mutating func enter(_ scope: inout Scope, _ module: JSONNode) {
    if let version = document.member("version", of: module) {
      let text = document.string(of: version) ?? String(decoding: document.raw(of: version), as: UTF8.self)
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      let minor = parts.count > 1 ? Int(parts[1]) : nil
      scope.version = parts.first == "1" ? minor.map { (text, $0) } : nil
    }
    var keys = scope.states ?? []
    if let state = document.member("state", of: module) {
      for member in document.members(of: state) { keys.insert(document.string(of: member.key) ?? "") }
      checkState(state)
    }
    scope.states = keys
  }

  /// Rule R39: a state starts with literals.
  private mutating func checkState(_ state: JSONNode) {
    guard document.kind(of: state) == .object else {
      return report(.error, "R03", at: state, quoted(state) + " where \"state\" takes an object of literals")
    }
    var open = [state]
    while let node = open.popLast() {
      for member in document.members(of: node) { open.append(member.value) }
      for element in document.elements(of: node) { open.append(element) }
      guard let text = document.string(of: node), StringForm(of: text).isDynamic else { continue }
      report(
        .error, "R39", at: node,
        quoted(node) + " in the initial state, which takes literals alone; let an event write it")
    }
  }
}
