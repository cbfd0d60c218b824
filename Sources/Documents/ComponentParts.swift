import JSONText
import StyleTargets

/// The members of a component that matter to compilation.
struct ComponentParts {
  var id: String?
  var kind: ComponentKind?
  var classes: JSONNode?
  var rules: JSONNode?
  var appearance: JSONNode?
  var style: JSONNode?
  var context: JSONNode?
  var events: JSONNode?
  /// What a dynamic component repeats.
  var prototype: JSONNode?
  /// Values that hold components: children, a prototype, a destination, dependencies and the like.
  var children: [JSONNode] = []
  private var keys: [String] = []

  /// Members that never hold components: data, and what names or describes the component itself.
  private static let opaque = ["state", "version", "_debug"]

  init(_ node: JSONNode, in document: JSONDocument) {
    for member in document.members(of: node) {
      let key = member.key
      if document.text(of: key, equals: "id") {
        id = document.string(of: member.value)
      } else if document.text(of: key, equals: "type") {
        kind = document.string(of: member.value).map { ComponentKind($0) }
      } else if document.text(of: key, equals: "class") {
        classes = member.value
        keys.append("class")
      } else if document.text(of: key, equals: "rules") {
        rules = member.value
        keys.append("rules")
      } else if document.text(of: key, equals: "appearance") {
        appearance = member.value
        keys.append("appearance")
      } else if document.text(of: key, equals: "style") {
        style = document.kind(of: member.value) == .object ? member.value : nil
      } else if document.text(of: key, equals: "context") {
        context = document.kind(of: member.value) == .object ? member.value : nil
      } else if document.text(of: key, equals: "events") {
        events = member.value
      } else if !Self.opaque.contains(where: { document.text(of: key, equals: $0) }) {
        let kind = document.kind(of: member.value)
        if kind == .object || kind == .array { children.append(member.value) }
        if document.text(of: key, equals: "prototype") { prototype = member.value }
      }
    }
  }

  func has(_ key: String) -> Bool { keys.contains(key) }
}

/// The identifiers of a unit, gathered when the first generated one is needed.
struct Identifiers {
  private var taken: Set<String> = []
  /// The number to try next for a name that was wanted before, so that many of one name cost no search.
  private var numbers: [String: Int] = [:]
  private var isGathered = false

  /// A new identifier: the wanted one, with a number behind it if that is taken.
  mutating func unique(_ wanted: String, in document: JSONDocument) -> String {
    if !isGathered {
      isGathered = true
      gather(document.root, document)
    }
    var name = wanted
    var number = numbers[wanted] ?? 2
    while taken.contains(name) {
      name = "\(wanted)_\(number)"
      number += 1
    }
    numbers[wanted] = number
    taken.insert(name)
    return name
  }

  private mutating func gather(_ root: JSONNode, _ document: JSONDocument) {
    var open = [root]
    while let node = open.popLast() {
      switch document.kind(of: node) {
      case .array: for element in document.elements(of: node) { open.append(element) }
      case .object:
        for member in document.members(of: node) {
          if document.text(of: member.key, equals: "id"), let id = document.string(of: member.value) {
            taken.insert(id)
          } else {
            open.append(member.value)
          }
        }
      default: break
      }
    }
  }
}
