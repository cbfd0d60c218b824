import JSONText
import StyleModel
import StyleTargets

/// The members of a component that matter to compilation.
struct ComponentParts {
  private(set) var kind: ComponentKind?
  private(set) var classes: JSONNode?
  private(set) var rules: JSONNode?
  private(set) var appearance: JSONNode?
  private(set) var style: JSONNode?
  private(set) var context: JSONNode?
  private(set) var events: JSONNode?
  /// What a dynamic component repeats.
  private(set) var prototype: JSONNode?
  /// Values that hold components: children, a prototype, a destination, dependencies and the like.
  private(set) var children: [JSONNode] = []
  /// Whether it has one class member, no style and no rules, and no context that is no object.
  private(set) var isPlain = true
  /// The key of the class member.
  private(set) var classKey: JSONNode?
  /// The key of the last member that a style stands behind.
  private(set) var landmark: JSONNode?
  /// The value of the type, of which the kind is made.
  private(set) var type: JSONNode?
  private var id: JSONNode?
  /// Members that neither StemJSON nor twc knows.
  private var unknown: [JSONMemberRef] = []

  init(_ node: JSONNode, in document: JSONDocument) {
    var kinds = KnownKinds(limit: 0)
    self.init(node, in: document, &kinds)
  }

  /// Takes the kind from those that were met before.
  init(_ node: JSONNode, in document: JSONDocument, _ kinds: inout KnownKinds) {
    for member in document.members(of: node) {
      let value = member.value
      switch ComponentKey(member.key, in: document) {
      case .id:
        id = value
        landmark = member.key
      case .type:
        type = value
        landmark = member.key
      case .classes:
        if classes != nil { isPlain = false }
        classes = value
        classKey = member.key
        landmark = member.key
      case .rules:
        rules = value
        isPlain = false
      case .appearance:
        appearance = value
        isPlain = false
      case .style:
        isPlain = false
        style = document.kind(of: value) == .object ? value : nil
      case .context:
        let isObject = document.kind(of: value) == .object
        if context != nil || !isObject { isPlain = false }
        context = isObject ? value : nil
        landmark = member.key
      case .events: events = value
      case .state, .version, .debug: break
      case .children, .destination, .dependencies: add(value, in: document)
      case .prototype:
        add(value, in: document)
        prototype = value
      case nil:
        add(value, in: document)
        unknown.append(member)
      }
    }
    if let type { kind = kinds.kind(of: type, in: document) }
  }

  private mutating func add(_ value: JSONNode, in document: JSONDocument) {
    let kind = document.kind(of: value)
    if kind == .object || kind == .array { children.append(value) }
  }

  /// The component's own identifier.
  func id(in document: JSONDocument) -> String? { id.flatMap { document.string(of: $0) } }

  /// Whether an object in a place for components is one: it has a type, or classes that need one.
  func standsForComponent(in document: JSONDocument) -> Bool {
    if kind != nil { return true }
    guard let classes else { return false }
    return document.kind(of: classes) == .string || document.kind(of: classes) == .array
  }

  /// Members that hold nothing but components.
  static let places = ["children", "prototype", "destination"]

  static func isPlace(_ key: JSONNode, in document: JSONDocument) -> Bool {
    ComponentKey(key, in: document)?.isPlace ?? false
  }

  private static let names =
    ["class", "style", "context", "events", "type", "id", "rules", "appearance", "dependencies", "templates"]
    + places
    + ["state", "version", "_debug"]

  /// Unknown members whose names are near that of a member which is not there: rule R01.
  ///
  /// Other unknown members may be the host's own.
  func misspeltMembers(of node: JSONNode, in document: JSONDocument) -> [Diagnostic] {
    guard !unknown.isEmpty else { return [] }
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
