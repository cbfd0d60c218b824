import JSONText
import StyleModel
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
  /// Whether it has one class member, no style, and no context that is no object.
  private(set) var isPlain = true
  /// Members that neither StemJSON nor twc knows.
  private var unknown: [JSONMemberRef] = []

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
        if classes != nil { isPlain = false }
        classes = member.value
        keys.append("class")
      } else if document.text(of: key, equals: "rules") {
        rules = member.value
        keys.append("rules")
      } else if document.text(of: key, equals: "appearance") {
        appearance = member.value
        keys.append("appearance")
      } else if document.text(of: key, equals: "style") {
        isPlain = false
        style = document.kind(of: member.value) == .object ? member.value : nil
      } else if document.text(of: key, equals: "context") {
        if context != nil || document.kind(of: member.value) != .object { isPlain = false }
        context = document.kind(of: member.value) == .object ? member.value : nil
      } else if document.text(of: key, equals: "events") {
        events = member.value
      } else if !Self.opaque.contains(where: { document.text(of: key, equals: $0) }) {
        let kind = document.kind(of: member.value)
        if kind == .object || kind == .array { children.append(member.value) }
        if document.text(of: key, equals: "prototype") { prototype = member.value }
        let isPlace = Self.isPlace(key, in: document) || document.text(of: key, equals: "dependencies")
        if !isPlace { unknown.append(member) }
      }
    }
  }

  func has(_ key: String) -> Bool { keys.contains(key) }

  /// Members that hold nothing but components.
  static let places = ["children", "prototype", "destination"]

  static func isPlace(_ key: JSONNode, in document: JSONDocument) -> Bool {
    places.contains { document.text(of: key, equals: $0) }
  }

  private static let names =
    ["class", "style", "context", "events", "type", "id", "rules", "appearance", "dependencies", "templates"]
    + places
    + opaque

  /// Unknown members whose names are near that of a member which is not there: rule R01.
  ///
  /// Other unknown members may be the host's own.
  func misspeltMembers(of node: JSONNode, in document: JSONDocument) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for member in unknown {
      let key = document.string(of: member.key) ?? ""
      if Self.names.contains(key) { continue }
      let same = Self.names.first { CheckPass.isSame($0, key) }
      let near = (same.map { [$0] } ?? Self.near(key)).filter { document.member($0, of: node) == nil }
      let free = near.isEmpty ? Self.place(of: key) : near
      guard !free.isEmpty else { continue }
      let range = document.range(of: member.key)
      found.append(
        Diagnostic(
          .warning, id: "R01", at: range,
          "unknown key " + MessageText.quoted(key) + " in a component: runtimes ignore it", suggestions: free,
          fix: near.isEmpty
            ? nil : same.map { TextEdit(replacing: range, with: JSONWriter.string($0)) }))
    }
    return found
  }

  /// Where something stands that a component has a level deeper.
  private static func place(of key: String) -> [String] {
    if key.utf8.first == UInt8(ascii: "_") { return ["context." + key] }
    if contextKeys.contains(key) { return ["context._" + key] }
    if CheckPass.events.contains(key) { return ["events." + key] }
    return StyleDomain(key).map { $0.isStemJSON ? ["style." + key] : [] } ?? []
  }

  /// Keys of contexts that authors take for members (section 4).
  private static let contextKeys = [
    "text", "label", "title", "source", "image", "placeholder", "value", "spacing", "alignment", "isOn",
    "selection", "options", "date", "condition", "trueComponent", "falseComponent", "contentMode", "lazy",
    "navigationTitle",
  ]

  private static func near(_ key: String) -> [String] {
    // What other systems call classes.
    if ["className", "classes", "classNames", "cls", "tw"].contains(key) { return ["class"] }
    let limit = key.utf8.count > 4 ? 2 : 1
    return Suggestions.nearest(to: key, in: names).filter { name in
      let isShort = key.utf8.count > 3 && name.utf8.starts(with: key.utf8)
      return isShort || name.utf8.count > 2 && Suggestions.distance(key, name, limit: limit) != nil
    }
  }

  /// Rule R03 for a type that is no text.
  static func wrongType(_ type: JSONNode, in document: JSONDocument) -> Diagnostic {
    let text = document.string(of: type) ?? String(decoding: document.raw(of: type), as: UTF8.self)
    return Diagnostic(
      .error, id: "R03", at: document.range(of: type),
      MessageText.quoted(text) + " where \"type\" takes a text")
  }
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
