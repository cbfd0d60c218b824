import ClassParser
import Expressions
import JSONText
import StyleModel
import StyleTargets

// An input tells its focus by two events; a key of the module's state keeps it for the style.
extension Compilation {
  /// Wires the focus of an input whose classes ask for it and which nothing answers yet.
  ///
  /// - Returns: What `focus:` reads then.
  mutating func wireFocus(_ parts: ComponentParts, _ node: JSONNode, _ scope: Scope) -> Expression? {
    guard options.wiresFocus, let kind = parts.kind, ["textfield", "texteditor"].contains(kind.name) else {
      return nil
    }
    guard let module = scope.module else {
      report(
        Diagnostic(
          .warning, id: "focus-not-wired", at: document.range(of: node),
          "no module around the \(kind.name) has a state that could keep its focus"))
      return nil
    }
    let key = focusKey(parts)
    guard addEvent("onFocus", true, key, parts, node), addEvent("onBlur", false, key, parts, node) else {
      report(
        Diagnostic(
          .warning, id: "focus-not-wired",
          at: parts.events.map { document.range(of: $0) } ?? document.range(of: node),
          "the events of the \(kind.name) have another form than arrays of actions"))
      return nil
    }
    focusKeys[module, default: []].append(key)
    return Expression(.reference(.init(.state, [PathSegment(.name(key))])))
  }

  /// Declares the keys that inputs inside a module were wired to.
  mutating func declareFocusKeys(of module: JSONNode) {
    guard let keys = focusKeys.removeValue(forKey: module), !keys.isEmpty else { return }
    guard let state = document.member("state", of: module) else {
      let members = keys.map { JSONMember($0, .bool(false)) }
      patch.setMember("state", to: .object(members), in: module, after: ["id", "type", "version"])
      return
    }
    for key in keys where document.member(key, of: state) == nil {
      patch.setMember(
        key, to: .bool(false), in: state,
        after: document.members(of: state).compactMap {
          document.string(of: $0.key)
        })
    }
  }

  private func focusKey(_ parts: ComponentParts) -> String {
    let id = parts.id ?? parts.kind?.name ?? "input"
    var name = ""
    for scalar in id.unicodeScalars {
      name.unicodeScalars.append(isStateKey("_\(scalar)") ? scalar : "_")
    }
    if !isStateKey(name) { name = "_" + name }
    return "\(name)Focused"
  }

  /// Adds an action to an event; `false` when the event has a form that nothing can be added to.
  private mutating func addEvent(
    _ event: String, _ value: Bool, _ key: String, _ parts: ComponentParts, _ node: JSONNode
  ) -> Bool {
    let id = identifiers.unique("\(parts.id ?? "input")_\(value ? "focus" : "blur")", in: document)
    let action: JSONValue = [
      "state": ["id": .string(id), "input": .object([JSONMember(key, .bool(value))])]
    ]
    guard let events = parts.events else {
      // Both events make one new member; the second call completes it.
      if value {
        pendingEvent = JSONMember(event, .array([action]))
      } else {
        let members = [pendingEvent, JSONMember(event, .array([action]))].compactMap { $0 }
        pendingEvent = nil
        patch.setMember(
          "events", to: .object(members), in: node, after: ["id", "type", "context", "style", "class"])
      }
      return true
    }
    guard document.kind(of: events) == .object else { return false }
    guard let actions = document.member(event, of: events) else {
      patch.setMember(
        event, to: .array([action]), in: events,
        after: document.members(of: events).compactMap { document.string(of: $0.key) })
      return true
    }
    guard document.kind(of: actions) == .array else { return false }
    var last: JSONNode?
    for element in document.elements(of: actions) { last = element }
    if let last {
      let end = document.range(of: last).upperBound
      patch.replaceBytes(end..<end, with: Array(", \(JSONWriter.text(action, layout: .spaced))".utf8))
    } else {
      patch.replace(actions, with: .array([action]))
    }
    return true
  }
}
