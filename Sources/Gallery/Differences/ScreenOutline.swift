import JSONText
import StyleModel
import StyleTargets

/// The components of a screen with everything that they say, one member a property.
struct ScreenOutline {
  /// What a component goes by. No identifier is taken for a position that reads the same.
  struct Name: Hashable {
    let text: String
    /// Whether it is the path of a component without an identifier.
    let isPosition: Bool
  }

  /// One of the children of a component.
  enum Child: Hashable {
    /// A component by its identifier.
    case component(String)
    /// A component that its position tells.
    case position
    /// What is no component, as JSON.
    case other(String)
  }

  struct Part {
    let node: JSONNode
    var members: [JSONMember] = []
    var children: [Child] = []

    /// The last value of a property: the one that counts.
    func value(of key: String) -> JSONValue? { members.last { $0.key == key }?.value }

    /// The children that another screen has too, and what is no component, in their order.
    func order(beside other: ScreenOutline) -> [Child] {
      children.filter { child in
        switch child {
        case .component(let id): other.parts[Name(text: id, isPosition: false)] != nil
        case .position: false
        case .other: true
        }
      }
    }
  }

  /// In the order of the document.
  private(set) var names: [Name] = []
  private(set) var parts: [Name: Part] = [:]
  private let document: JSONDocument

  /// Members of a component that hold nothing but components.
  private static let places = ["children", "prototype", "destination"]

  init(_ document: JSONDocument) {
    self.document = document
    // The path is `nil` inside of values that a component says: there only identifiers make components.
    var open: [(node: JSONNode, path: String?)] = [(document.root, "")]
    while let (node, path) = open.popLast() {
      let name = name(of: node, at: path).map { add(node, $0) }
      // Below a root without an identifier, paths need not say so.
      let base = name.map { $0.isPosition && node == document.root ? "" : $0.text }
      switch document.kind(of: node) {
      case .array:
        let list = node == document.root ? "root" : path
        open += document.elements(of: node).enumerated().map { index, element in
          (element, list.map { Self.path($0, at: index) })
        }.reversed()
      case .object:
        for member in document.members(of: node).reversed() {
          let key = document.string(of: member.key) ?? ""
          // A module's state is data, whatever it looks like.
          if key == "state" { continue }
          if let base {
            open.append((member.value, Self.places.contains(key) ? Self.path(base, to: key) : nil))
          } else {
            open.append((member.value, path.map { Self.path($0, to: key) }))
          }
        }
      case .null, .bool, .number, .string: break
      }
    }
  }

  private static func path(_ base: String, to key: String) -> String {
    base.isEmpty ? key : "\(base)/\(key)"
  }

  private static func path(_ base: String, at index: Int) -> String { "\(base)[\(index)]" }

  private func text(_ key: String, of node: JSONNode) -> String? {
    guard document.kind(of: node) == .object else { return nil }
    return document.member(key, of: node).flatMap { document.string(of: $0) }
  }

  /// The name of a component; `nil` for what is none.
  private func name(of node: JSONNode, at path: String?) -> Name? {
    guard text("type", of: node) != nil else { return nil }
    if let id = text("id", of: node) { return Name(text: id, isPosition: false) }
    return path.map { Name(text: node == document.root ? "root" : $0, isPosition: true) }
  }

  /// Adds a component and returns the name that it got.
  private mutating func add(_ node: JSONNode, _ wanted: Name) -> Name {
    var name = wanted
    var number = 2
    // Identifiers are unique; where they are not, the later ones are told apart.
    while parts[name] != nil {
      name = Name(text: "\(wanted.text) #\(number)", isPosition: wanted.isPosition)
      number += 1
    }
    names.append(name)
    var part = Part(node: node)
    let base = name.isPosition && node == document.root ? "" : name.text
    for member in document.members(of: node) {
      let key = document.string(of: member.key) ?? ""
      let kind = document.kind(of: member.value)
      switch key {
      case "id" where kind == .string: continue
      case "type" where kind == .string:
        let kind = ComponentKind(document.string(of: member.value) ?? "")
        part.members.append(JSONMember("type", .string(kind.name)))
      case "style" where kind == .object: part.members += style(member.value)
      case "context" where kind == .object, "state" where kind == .object:
        part.members += document.members(of: member.value).map {
          JSONMember("\(key).\(document.string(of: $0.key) ?? "")", shallow($0.value))
        }
      case _ where Self.places.contains(key):
        let path = Self.path(base, to: key)
        part.members.append(JSONMember(key, named(member.value, at: path)))
        if key == "children" { part.children = children(member.value, at: path) }
      default: part.members.append(JSONMember(key, shallow(member.value)))
      }
    }
    parts[name] = part
    return name
  }

  private func children(_ node: JSONNode, at path: String) -> [Child] {
    let kind = document.kind(of: node)
    if kind == .null { return [] }
    let nodes = kind == .array ? Array(document.elements(of: node)) : [node]
    return nodes.enumerated().map { index, child in
      let path = kind == .array ? Self.path(path, at: index) : path
      guard let name = name(of: child, at: path) else {
        return .other(JSONWriter.text(named(child, at: path)))
      }
      return name.isPosition ? .position : .component(name.text)
    }
  }

  /// What stands in a place of components: each by its name.
  private func named(_ node: JSONNode, at path: String) -> JSONValue {
    if let name = name(of: node, at: path) { return .string(name.text) }
    switch document.kind(of: node) {
    case .array:
      return .array(
        document.elements(of: node).enumerated().map { named($1, at: Self.path(path, at: $0)) })
    case .object:
      return .object(
        document.members(of: node).map { member in
          let key = document.string(of: member.key) ?? ""
          return JSONMember(key, named(member.value, at: Self.path(path, to: key)))
        })
    case .null, .bool, .number, .string: return shallow(node)
    }
  }

  /// The properties of a style in canonical form, so that two ways to write one value are the same.
  private func style(_ node: JSONNode) -> [JSONMember] {
    let result = StemJSONDecoder.decode(node, in: document)
    guard case .object(let domains) = StemJSONDecoder.encode(result.style, rest: result.rest) else {
      return []
    }
    var members: [JSONMember] = []
    for domain in domains {
      let written = document.member(domain.key, of: node)
      guard case .object(let values) = domain.value else {
        members.append(JSONMember("style.\(domain.key)", exact(domain.value, written ?? node)))
        continue
      }
      members += values.map { value in
        let isObject = written.map { document.kind(of: $0) == .object } ?? false
        let own = isObject ? written.flatMap { document.member(value.key, of: $0) } : nil
        return JSONMember("style.\(domain.key).\(value.key)", exact(value.value, own ?? written ?? node))
      }
    }
    return members
  }

  /// A value of a style with the whole numbers that its text has: a style rounds those beyond 2^53.
  private func exact(_ value: JSONValue, _ written: JSONNode) -> JSONValue {
    let value = Self.shallow(value)
    var numbers: [Double: String] = [:]
    var open = [written]
    while let node = open.popLast() {
      switch document.kind(of: node) {
      case .array: open += document.elements(of: node)
      case .object: open += document.members(of: node).map { $0.value }
      case .number:
        guard let text = WholeNumber.text(of: document.raw(of: node)), let number = document.number(of: node)
        else { continue }
        // Two numbers that round to one: only the text tells which is where.
        if let known = numbers[number], known != text { return shallow(written) }
        numbers[number] = text
      case .null, .bool, .string: break
      }
    }
    return numbers.isEmpty ? value : Self.replacing(numbers, in: value)
  }

  private static func replacing(_ numbers: [Double: String], in value: JSONValue) -> JSONValue {
    switch value {
    case .number(let number): numbers[number].map { .literal($0) } ?? value
    case .array(let elements): .array(elements.map { replacing(numbers, in: $0) })
    case .object(let members):
      .object(members.map { JSONMember($0.key, replacing(numbers, in: $0.value)) })
    default: value
    }
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
      if let whole = WholeNumber.text(of: Array(text.utf8)[...]) { return .literal(whole) }
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
