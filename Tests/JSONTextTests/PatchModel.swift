import TestSupport
import JSONText

/// Patch and, beside it, the same edits on plain dictionaries.
struct PatchModel {
  let document: JSONDocument
  var patch: JSONPatch
  private var nodes: [JSONNode] = []
  private var replaced: [JSONNode: JSONValue] = [:]
  private var removed: Set<JSONNode> = []
  private var added: [JSONNode: [JSONMember]] = [:]
  private var wrapped: [JSONNode: Int] = [:]

  init(_ document: JSONDocument) {
    self.document = document
    patch = JSONPatch(document)
    collect(document.root)
  }

  private mutating func collect(_ node: JSONNode) {
    nodes.append(node)
    for element in document.elements(of: node) { collect(element) }
    for member in document.members(of: node) { collect(member.value) }
  }

  mutating func editAtRandom(_ random: inout SplitMix64) {
    let node = nodes[random.below(nodes.count)]
    let key = String(UnicodeScalar(UInt8(0x61 + random.below(6))))
    switch random.below(8) {
    case 0:
      patch.wrap(node, prefix: Array("{\"w\": ".utf8), suffix: Array(" }".utf8))
      wrapped[node, default: 0] += 1
    case 1:
      patch.replace(node, with: ["new": 1])
      replaced[node] = .object([JSONMember("new", .literal("1"))])
    case 2...4:
      patch.removeMember(key, in: node)
      if let value = document.member(key, of: node) { removed.insert(value) }
      added[node]?.removeAll { $0.key == key }
    default:
      guard document.kind(of: node) == .object else { return }
      let number = random.below(100)
      let after = random.below(2) == 0 ? [] : ["b", "e"]
      patch.setMember(key, to: [.integer(number), ["x": "y"]], in: node, after: after)
      let value: JSONValue = [.literal("\(number)"), ["x": "y"]]
      if let old = document.member(key, of: node) {
        removed.remove(old)
        replaced[old] = value
      } else {
        added[node, default: []].removeAll { $0.key == key }
        added[node, default: []].append(JSONMember(key, value))
      }
    }
  }

  /// Tree that the patch must give for a node.
  func expected(document node: JSONNode) -> JSONValue {
    var value: JSONValue
    if let replacement = replaced[node] {
      value = replacement
    } else {
      switch document.kind(of: node) {
      case .array:
        value = .array(document.elements(of: node).map { expected(document: $0) })
      case .object:
        let members = document.members(of: node).filter { !removed.contains($0.value) }
        value = .object(
          members.map { JSONMember(document.string(of: $0.key) ?? "", expected(document: $0.value)) }
            + (added[node] ?? []))
      default:
        value = document.value(of: node)
      }
    }
    for _ in 0..<(wrapped[node] ?? 0) { value = ["w": value] }
    return value
  }

  /// The value with the members of every object in the order of their keys.
  static func sorted(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let elements): .array(elements.map { sorted($0) })
    case .object(let members):
      .object(members.map { JSONMember($0.key, sorted($0.value)) }.sorted { $0.key < $1.key })
    default: value
    }
  }
}

/// Random value whose objects have different keys from `a` to `f`.
func keyedValue(depth: Int, _ random: inout SplitMix64) -> JSONValue {
  switch random.below(depth == 0 ? 2 : depth > 3 ? 3 : 6) {
  case 0 where depth > 0: return .null
  case 1 where depth > 0: return .literal("\(random.below(100))")
  case 2 where depth > 0: return .string(randomString(&random))
  case 3: return .array((0..<random.below(4)).map { _ in keyedValue(depth: depth + 1, &random) })
  default:
    let keys = ["a", "b", "c", "d", "e", "f"].shuffled(using: &random).prefix(random.below(5))
    return .object(keys.map { JSONMember($0, keyedValue(depth: depth + 1, &random)) })
  }
}
