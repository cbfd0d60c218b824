import JSONText
import TestSupport

/// A small part of JSON Schema, enough for the shape of a SARIF log.
struct Shape {
  private let schema: JSONDocument

  init(_ path: String) throws { schema = try JSONDocument(parsing: try Repository.bytes(path)) }

  /// What of a text breaks the schema, each with its path.
  func faults(in bytes: [UInt8]) throws -> [String] {
    let document = try JSONDocument(parsing: bytes)
    var faults: [String] = []
    check(document.root, document, schema.root, "$", &faults)
    return faults
  }

  private func check(
    _ node: JSONNode, _ document: JSONDocument, _ rule: JSONNode, _ path: String, _ faults: inout [String]
  ) {
    if let name = schema.member("$ref", of: rule).flatMap({ schema.string(of: $0) }) {
      let found = schema.member("definitions", of: schema.root).flatMap { schema.member(name, of: $0) }
      guard let found else { return faults.append("\(path): no definition \(name)") }
      return check(node, document, found, path, &faults)
    }
    let value = document.value(of: node)
    if let words = schema.member("enum", of: rule),
      !schema.elements(of: words).contains(where: { schema.value(of: $0) == value })
    {
      faults.append("\(path): \(value)")
    }
    if let type = schema.member("type", of: rule).flatMap({ schema.string(of: $0) }),
      type != Self.type(of: node, document)
    {
      return faults.append("\(path): no \(type)")
    }
    if let least = schema.member("minimum", of: rule).flatMap({ schema.integer(of: $0) }),
      document.integer(of: node) ?? least < least
    {
      faults.append("\(path): below \(least)")
    }
    checkObject(node, document, rule, path, &faults)
    guard let items = schema.member("items", of: rule) else { return }
    if let least = schema.member("minItems", of: rule).flatMap({ schema.integer(of: $0) }),
      document.count(of: node) < least
    {
      faults.append("\(path): too few")
    }
    let elements = Array(document.elements(of: node))
    if schema.member("uniqueItems", of: rule) != nil {
      let texts = elements.map { String(decoding: document.raw(of: $0), as: UTF8.self) }
      if Set(texts).count != texts.count { faults.append("\(path): repeats") }
    }
    for (index, element) in elements.enumerated() {
      check(element, document, items, "\(path)[\(index)]", &faults)
    }
  }

  private func checkObject(
    _ node: JSONNode, _ document: JSONDocument, _ rule: JSONNode, _ path: String, _ faults: inout [String]
  ) {
    guard let properties = schema.member("properties", of: rule) else { return }
    for name in schema.member("required", of: rule).map({ schema.elements(of: $0) })
      ?? schema.elements(of: rule)
    {
      let key = schema.string(of: name) ?? ""
      if document.member(key, of: node) == nil { faults.append("\(path): \(key) is missing") }
    }
    for member in document.members(of: node) {
      let key = document.string(of: member.key) ?? ""
      if let inner = schema.member(key, of: properties) {
        check(member.value, document, inner, "\(path).\(key)", &faults)
      } else {
        faults.append("\(path): unknown \(key)")
      }
    }
  }

  private static func type(of node: JSONNode, _ document: JSONDocument) -> String {
    switch document.kind(of: node) {
    case .object: "object"
    case .array: "array"
    case .string: "string"
    case .bool: "boolean"
    case .null: "null"
    case .number: document.integer(of: node) == nil ? "number" : "integer"
    }
  }
}
