import JSONText
import StyleModel
import StyleTargets

// What a component is: rules R24, R34, R35 and R36.
extension CheckPass {
  /// Rule R24: a component has an identifier of its own.
  mutating func checkIdentity(_ node: JSONNode, _ scope: Scope) {
    guard let id = document.member("id", of: node) else {
      // The decoder says it of a component inside a style; one without a type is reported already.
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
    for key in ComponentParts.places {
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

  /// Checks what stands where a component is due; `name` is the place's, if it has one.
  mutating func checkPlace(_ node: JSONNode, _ name: String? = nil) {
    guard document.kind(of: node) == .object else {
      // A destination may be named by a source or a reference.
      if name == "destination", document.kind(of: node) == .string { return }
      let what = name.map { " where \"" + $0 + "\" takes a component" } ?? " where a component is due"
      return report(.error, "R03", at: node, quoted(node) + what)
    }
    placed.insert(node)
    guard let type = document.member("type", of: node) else {
      let place = document.member("id", of: node) ?? document.members(of: node).first { _ in true }?.key
      let component = name.map { "a component of \"" + $0 + "\"" } ?? "a component"
      return report(.error, "R24", at: place ?? node, "\"type\" is missing in " + component)
    }
    if document.kind(of: type) != .string {
      result.diagnostics.append(ComponentParts.wrongType(type, in: document))
    }
  }

  /// Rule R03 for members that hold objects; of a style the decoder says it.
  mutating func checkForms(_ node: JSONNode, _ parts: ComponentParts) {
    for key in ["context", "events", "state"] {
      guard let value = document.member(key, of: node), document.kind(of: value) != .object else { continue }
      // The compiler says it of a component with classes, and a module's state has a rule of its own.
      if key == "context" && parts.classes != nil || key == "state" && parts.kind?.name == "module" {
        continue
      }
      report(.error, "R03", at: value, quoted(value) + " where \"" + key + "\" takes an object")
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
        suggestions: same.map { [$0] } ?? Self.foreign(kind.name)
          ?? Suggestions.nearest(to: kind.name, in: ComponentKind.names),
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

  /// What StemJSON calls a type of other systems.
  private static func foreign(_ name: String) -> [String]? {
    switch joined(name) {
    case "foreach", "repeat": ["dynamic"]
    case "if": ["conditional"]
    case "row": ["hstack"]
    case "column", "stack": ["vstack"]
    case "lazyvstack": ["vstack"]
    case "lazyhstack": ["hstack"]
    case "lazyvgrid", "lazyhgrid": ["grid"]
    case "input", "securefield": ["textfield"]
    case "textarea": ["texteditor"]
    case "switch", "checkbox": ["toggle"]
    case "icon", "img": ["image"]
    case "tabview": ["tab"]
    default: nil
    }
  }

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
