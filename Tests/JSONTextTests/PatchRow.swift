import JSONText
import Testing

/// One document, what a patch does to it, and the text that must come out.
struct PatchRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let source: String
  let expected: String
  /// Whether the same edits of the result must give the result again.
  let isIdempotent: Bool
  let edit: @Sendable (inout Editor) -> Void

  init(
    _ name: String, _ source: String, _ expected: String, isIdempotent: Bool = true,
    edit: @escaping @Sendable (inout Editor) -> Void
  ) {
    testDescription = name
    self.source = source
    self.expected = expected
    self.isIdempotent = isIdempotent
    self.edit = edit
  }
}

/// Patch that finds its nodes by paths of keys and indices.
struct Editor {
  let document: JSONDocument
  var patch: JSONPatch

  init(_ source: [UInt8]) throws {
    document = try JSONDocument(parsing: source)
    patch = JSONPatch(document)
  }

  /// Node at a path such as `a.0.b`; the root for a path that leads nowhere.
  func node(_ path: String) -> JSONNode {
    var node = document.root
    for step in path.split(separator: ".") {
      if let index = Int(step) {
        node = Array(document.elements(of: node))[index]
      } else {
        node = document.member(String(step), of: node) ?? document.root
      }
    }
    return node
  }

  mutating func set(_ key: String, _ value: JSONValue, in path: String = "", after: [String] = []) {
    patch.setMember(key, to: value, in: node(path), after: after)
  }

  mutating func remove(_ key: String, in path: String = "") {
    patch.removeMember(key, in: node(path))
  }

  mutating func replace(_ path: String, _ value: JSONValue) {
    patch.replace(node(path), with: value)
  }

  mutating func wrap(_ path: String, _ prefix: String, _ suffix: String) {
    patch.wrap(node(path), prefix: Array(prefix.utf8), suffix: Array(suffix.utf8))
  }
}
