import JSONText
import StyleModel
import StyleTargets

extension JSONDocument {
  /// Whether a value is a component: an object with a type.
  package func isComponent(_ node: JSONNode) -> Bool {
    guard kind(of: node) == .object, let type = member("type", of: node) else { return false }
    return kind(of: type) == .string
  }

  /// Whether an object carries classes, so that it is meant as a component even if its type is missing.
  func carriesClasses(_ node: JSONNode) -> Bool {
    guard kind(of: node) == .object, let classes = member("class", of: node) else { return false }
    return kind(of: classes) == .string || kind(of: classes) == .array
  }

  /// Members of an object, and of the objects in it, whose keys stood there before.
  func repeatedMembers(below node: JSONNode) -> [JSONMemberRef] {
    var found: [JSONMemberRef] = []
    var open = [node]
    while let node = open.popLast() {
      for element in elements(of: node) { open.append(element) }
      let isAlone = kind(of: node) != .object || count(of: node) < 2
      var seen: Set<String> = []
      for member in members(of: node) {
        open.append(member.value)
        if !isAlone, !seen.insert(string(of: member.key) ?? "").inserted { found.append(member) }
      }
    }
    return found
  }

  /// Hands on the text of every member `id` of objects below a value.
  func eachIdentifier(below root: JSONNode, _ body: (String) -> Void) {
    var open = [root]
    while let node = open.popLast() {
      for element in elements(of: node) { open.append(element) }
      for member in members(of: node) {
        if text(of: member.key, equals: "id"), let id = string(of: member.value) {
          body(id)
        } else {
          open.append(member.value)
        }
      }
    }
  }

  /// Whether an object in a place for components is one: it has a type, or classes that need one.
  func standsForComponent(_ node: JSONNode) -> Bool { isComponent(node) || carriesClasses(node) }

  /// Reports classes of what looks like a component where none can stand, so that nobody compiles them.
  func leftClasses(below root: JSONNode, besides components: Set<JSONNode> = []) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var open = [root]
    while let node = open.popLast() {
      for element in elements(of: node) { open.append(element) }
      for member in members(of: node) { open.append(member.value) }
      guard isComponent(node), carriesClasses(node), !components.contains(node),
        let type = member("type", of: node).flatMap({ string(of: $0) }), ComponentKind(type).isKnown,
        let classes = member("class", of: node)
      else { continue }
      found.append(
        Diagnostic(
          .warning, id: "class-left", at: range(of: classes),
          "the classes of " + MessageText.quoted(type) + " stay as they are: no component can stand here"))
    }
    return found
  }

  /// The outermost components inside a style object, in order.
  func components(insideStyle style: JSONNode) -> [JSONNode] {
    var found: [JSONNode] = []
    var open = [style]
    while let node = open.popLast() {
      switch kind(of: node) {
      case .array:
        for element in elements(of: node).reversed() {
          if standsForComponent(element) { found.append(element) } else { open.append(element) }
        }
      case .object:
        for member in members(of: node).reversed() {
          // A domain is no component, nor is `standard`, which has a type too: that of a button's style.
          let isDomain = node == style && StyleDomain(string(of: member.key) ?? "") != nil
          if standsForComponent(member.value), !isDomain, !text(of: member.key, equals: "standard") {
            found.append(member.value)
          } else {
            open.append(member.value)
          }
        }
      default: break
      }
    }
    return found.sorted { range(of: $0).lowerBound < range(of: $1).lowerBound }
  }
}
