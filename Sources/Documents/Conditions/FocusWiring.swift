import ClassParser
import Expressions
import JSONText
import StyleModel
import StyleTargets

// An input tells its focus by two events; a key of the module's state keeps it for the style.
extension Compilation {
  /// Wires the focus of an input whose classes ask for it and which nothing answers yet.
  ///
  /// Nothing is wired for a style that does not read the focus in the end.
  mutating func wireFocus(
    _ output: inout StemJSONTarget.Output, _ component: inout StemJSONTarget.Component,
    _ parts: ComponentParts,
    _ node: JSONNode, _ scope: Scope,
    emit: (StemJSONTarget.Component, StemJSONTarget.Options) -> StemJSONTarget.Output
  ) {
    guard let kind = parts.kind, ["textfield", "texteditor"].contains(kind.name) else { return }
    if let obstacle = obstacle(parts, scope) {
      report(
        Diagnostic(
          .warning, id: "focus-not-wired", at: parts.classes.map { document.range(of: $0) } ?? 0..<0,
          "the focus of the \(kind.name) cannot be wired: \(obstacle)"))
      return
    }
    guard let module = scope.module else { return }
    let key = focusKey(parts, module)
    let focus = Expression(.reference(.init(.state, [PathSegment(.name(key))])))
    component.sources.own[.focus] = focus
    let wired = emit(component, options.target)
    guard reads(wired, key) else {
      component.sources.own[.focus] = nil
      return
    }
    output = wired
    focusKeys[module, default: []].append(key)
    addEvents(key, parts, node)
  }

  private func reads(_ output: StemJSONTarget.Output, _ key: String) -> Bool {
    var bytes: [UInt8] = []
    output.write(to: &bytes)
    for member in output.context { JSONWriter.appendValue(member.value, to: &bytes) }
    let text = Array("${\(key)}".utf8)
    guard bytes.count >= text.count else { return false }
    return (0...(bytes.count - text.count)).contains { bytes[$0...].starts(with: text) }
  }

  /// Why nothing can be wired.
  private func obstacle(_ parts: ComponentParts, _ scope: Scope) -> String? {
    if scope.isInPrototype { return "every row of the list would share one key" }
    guard let module = scope.module else { return "no module around it has a state that could keep it" }
    if let state = document.member("state", of: module), document.kind(of: state) != .object {
      return "the module's state is no object"
    }
    guard let events = parts.events else { return nil }
    guard document.kind(of: events) == .object else { return "its events are no object" }
    for event in ["onFocus", "onBlur"] {
      if let actions = document.member(event, of: events), document.kind(of: actions) != .array {
        return "its \(event) is no array of actions"
      }
    }
    return nil
  }

  /// A key of the module's state that no other input has, and that holds nothing else.
  private func focusKey(_ parts: ComponentParts, _ module: JSONNode) -> String {
    let wanted = ConditionAdvice.focusKey(parts.id(in: document))
    let taken = focusKeys[module] ?? []
    func isFree(_ key: String) -> Bool {
      guard !taken.contains(key) else { return false }
      guard let state = document.member("state", of: module), let value = document.member(key, of: state)
      else {
        return true
      }
      return document.bool(of: value) == false
    }
    var key = wanted
    var number = 2
    while !isFree(key) {
      key = "\(wanted)\(number)"
      number += 1
    }
    return key
  }

  /// Declares the keys that inputs inside a module were wired to.
  mutating func declareFocusKeys(of module: JSONNode) {
    guard let keys = focusKeys.removeValue(forKey: module), !keys.isEmpty else { return }
    guard let state = document.member("state", of: module) else {
      let members = keys.map { JSONMember($0, .bool(false)) }
      patch.setMember("state", to: .object(members), in: module, after: ["id", "type", "version"])
      return
    }
    let known = document.members(of: state).compactMap { document.string(of: $0.key) }
    for key in keys where !known.contains(key) {
      patch.setMember(key, to: .bool(false), in: state, after: known)
    }
  }

  /// Adds the actions that set the key to the two events.
  private mutating func addEvents(_ key: String, _ parts: ComponentParts, _ node: JSONNode) {
    var members: [JSONMember] = []
    for (event, value) in [("onFocus", true), ("onBlur", false)] {
      let id = identifiers.unique(
        "\(parts.id(in: document) ?? "input")_\(value ? "focus" : "blur")", in: document)
      let action: JSONValue = [
        "state": ["id": .string(id), "input": .object([JSONMember(key, .bool(value))])]
      ]
      guard let events = parts.events else {
        members.append(JSONMember(event, .array([action])))
        continue
      }
      guard let actions = document.member(event, of: events) else {
        let known = document.members(of: events).compactMap { document.string(of: $0.key) }
        patch.setMember(event, to: .array([action]), in: events, after: known)
        continue
      }
      var last: JSONNode?
      for element in document.elements(of: actions) { last = element }
      if let last {
        let end = document.range(of: last).upperBound
        patch.replaceBytes(end..<end, with: Array(", \(JSONWriter.text(action, layout: .spaced))".utf8))
      } else {
        patch.replace(actions, with: .array([action]))
      }
    }
    guard !members.isEmpty else { return }
    patch.setMember(
      "events", to: .object(members), in: node, after: ["id", "type", "context", "style", "class"])
  }
}
