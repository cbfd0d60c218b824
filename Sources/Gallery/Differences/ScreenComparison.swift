import JSONText
import StyleModel
import StyleTargets

/// What changes from one screen to another whose classes are compiled: components by their identifiers, property by
/// property, as StemJSON means them.
public struct ScreenComparison: Sendable {
  public let differences: [Difference]
  /// The identifiers of the components that differ.
  package let components: Set<String>

  /// - Complexity: O(*n*²) in the members of one component, linear in the components.
  public init(from old: JSONDocument, to new: JSONDocument) {
    let (before, after) = (ScreenOutline(old), ScreenOutline(new))
    var found: [Difference] = []
    for name in before.names where after.parts[name] == nil {
      found.append(Difference(.removed, name))
    }
    for name in after.names {
      guard let now = after.parts[name] else { continue }
      guard let was = before.parts[name] else {
        found.append(Difference(.added, name))
        continue
      }
      var keys = was.map { $0.key }
      for member in now where !keys.contains(member.key) { keys.append(member.key) }
      for key in keys {
        let (one, other) = (was.last { $0.key == key }?.value, now.last { $0.key == key }?.value)
        guard one.map({ JSONWriter.text($0) }) != other.map({ JSONWriter.text($0) }) else { continue }
        // What is new or gone in a list of children is told by itself.
        if key == "children", Self.isSameOrder(one, other, before, after) { continue }
        found.append(Difference(.changed, name, property: key, old: one, new: other))
      }
    }
    differences = found
    components = Set(found.map { $0.subject })
  }

  /// Whether the children that both have stand in the same order.
  private static func isSameOrder(
    _ one: JSONValue?, _ other: JSONValue?, _ before: ScreenOutline, _ after: ScreenOutline
  ) -> Bool {
    func names(_ value: JSONValue?, _ outline: ScreenOutline) -> [String] {
      guard case .array(let elements)? = value else { return [] }
      return elements.compactMap { element in
        if case .string(let name) = element, outline.parts[name] != nil { name } else { nil }
      }
    }
    return names(one, after) == names(other, before)
  }
}

/// The components of a screen by their identifiers, with everything that they say, one member a property.
private struct ScreenOutline {
  /// In the order of the document.
  private(set) var names: [String] = []
  private(set) var parts: [String: [JSONMember]] = [:]
  private let document: JSONDocument

  init(_ document: JSONDocument) {
    self.document = document
    var open = [document.root]
    while let node = open.popLast() {
      if isComponent(node) { add(node) }
      switch document.kind(of: node) {
      case .array: open += document.elements(of: node).reversed()
      case .object:
        // A module's state is data, whatever it looks like.
        open += document.members(of: node).reversed().filter {
          document.string(of: $0.key) != "state"
        }.map { $0.value }
      case .null, .bool, .number, .string: break
      }
    }
  }

  private func isComponent(_ node: JSONNode) -> Bool {
    guard document.kind(of: node) == .object, let type = document.member("type", of: node),
      document.kind(of: type) == .string, let id = document.member("id", of: node)
    else { return false }
    return document.kind(of: id) == .string
  }

  private func id(of node: JSONNode) -> String {
    document.member("id", of: node).flatMap { document.string(of: $0) } ?? ""
  }

  private mutating func add(_ node: JSONNode) {
    var name = id(of: node)
    var number = 2
    // Identifiers are unique; where they are not, the later ones are told apart.
    while parts[name] != nil {
      name = "\(id(of: node)) #\(number)"
      number += 1
    }
    names.append(name)
    var members: [JSONMember] = []
    for member in document.members(of: node) {
      let key = document.string(of: member.key) ?? ""
      switch key {
      case "id": continue
      case "type":
        let kind = ComponentKind(document.string(of: member.value) ?? "")
        members.append(JSONMember("type", .string(kind.name)))
      case "style": members += style(member.value)
      case "context", "state":
        members += document.members(of: member.value).map {
          JSONMember("\(key).\(document.string(of: $0.key) ?? "")", shallow($0.value))
        }
      default: members.append(JSONMember(key, shallow(member.value)))
      }
    }
    parts[name] = members
  }

  /// The properties of a style in canonical form, so that two ways to write one value are the same.
  private func style(_ node: JSONNode) -> [JSONMember] {
    let result = StemJSONDecoder.decode(node, in: document)
    guard case .object(let domains) = StemJSONDecoder.encode(result.style, rest: result.rest) else {
      return []
    }
    var members: [JSONMember] = []
    for domain in domains {
      guard case .object(let values) = domain.value else {
        members.append(JSONMember("style.\(domain.key)", domain.value))
        continue
      }
      members += values.map { JSONMember("style.\(domain.key).\($0.key)", Self.shallow($0.value)) }
    }
    return members
  }

  /// A value in which components are their identifiers: what they say is told at themselves.
  private func shallow(_ node: JSONNode) -> JSONValue { Self.shallow(document.value(of: node)) }

  private static func shallow(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let elements): return .array(elements.map { shallow($0) })
    case .object(let members):
      if case .string(let id)? = value["id"], case .string? = value["type"] { return .string(id) }
      return .object(members.map { JSONMember($0.key, shallow($0.value)) })
    case .raw(let bytes):
      do throws(JSONError) {
        let document = try JSONDocument(parsing: bytes)
        return shallow(document.value(of: document.root))
      } catch {
        return value
      }
    case .literal(let text):
      // `2` and `2.0` are one number.
      do throws(JSONError) {
        let document = try JSONDocument(parsing: text)
        return document.number(of: document.root).map { .number($0) } ?? value
      } catch {
        return value
      }
    default: return value
    }
  }
}
