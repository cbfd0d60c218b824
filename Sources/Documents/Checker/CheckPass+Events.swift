import JSONText
import StyleModel

// What events do: rule R38, and expressions in the input of actions.
extension CheckPass {
  mutating func checkEvents(_ node: JSONNode, _ scope: Scope) {
    guard let events = document.member("events", of: node) else { return }
    for member in document.members(of: events) {
      let name = document.string(of: member.key) ?? ""
      guard !Self.events.contains(name) else { continue }
      let same = Self.events.first { Self.isSame($0, name) }
      let isFree = same.map { document.member($0, of: events) == nil } ?? false
      report(
        .warning, "R01", at: member.key,
        "unknown event " + MessageText.quoted(name) + ": runtimes ignore it",
        suggestions: same.map { [$0] } ?? Suggestions.nearest(to: name, in: Self.events),
        fix: isFree
          ? same.map { TextEdit(replacing: document.range(of: member.key), with: JSONWriter.string($0)) }
          : nil)
    }
    checkEvent(events, scope)
  }

  /// The closed list of section 9.1.
  static let events = [
    "onTap", "onDoubleTap", "onAppear", "onDisappear", "onRefresh", "onSubmit", "onLongPress", "onRotate",
    "onFocus", "onBlur", "onChange", "onCustom",
  ]

  /// Looks through an action, or anything that holds actions.
  mutating func checkEvent(_ action: JSONNode, _ scope: Scope) {
    var open = [action]
    while let node = open.popLast() {
      for element in document.elements(of: node) { open.append(element) }
      for member in document.members(of: node) {
        open.append(member.value)
        guard document.text(of: member.key, equals: "state"),
          let input = document.member("input", of: member.value)
        else { continue }
        checkWrites(input, scope)
      }
      if document.kind(of: node) == .string { checkExpressions(in: node, as: .action, scope) }
    }
  }

  /// Rule R38: what no state declares is not written.
  private mutating func checkWrites(_ input: JSONNode, _ scope: Scope) {
    guard let states = scope.states else { return }
    for member in document.members(of: input) {
      guard let text = document.string(of: member.key), StringForm(of: text) == .literal else { continue }
      let key = Self.head(of: text)
      guard !key.isEmpty, !states.contains(key) else { continue }
      report(
        .warning, "R38", at: member.key,
        quoted(member.key) + " is written, but no state declares it: the write is dropped",
        suggestions: Self.near(key, states))
    }
  }

  /// Declared keys near one that is not; so many that the search would take long are not searched.
  static func near(_ key: String, _ states: Set<String>) -> [String] {
    states.count > 500 ? [] : Suggestions.nearest(to: key, in: states.sorted())
  }

  /// The first step of a path.
  static func head(of path: String) -> String {
    let dot = UInt8(ascii: ".")
    let bracket = UInt8(ascii: "[")
    return String(decoding: path.utf8.prefix { $0 != dot && $0 != bracket }, as: UTF8.self)
  }
}
