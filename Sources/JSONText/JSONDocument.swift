/// JSON text with an index of its values, by RFC 8259 and nothing looser.
///
/// Reading checks the whole text, UTF-8 in strings included, and decodes nothing: values are looked at on
/// demand, and every value knows the bytes that it stands on. Duplicate keys and lone surrogate escapes are
/// kept.
///
///     let document = try JSONDocument(parsing: #"{ "spacing": [4, 8] }"#)
///     document.member("spacing", of: document.root)    // node of [4, 8]
public struct JSONDocument: Sendable {
  /// Most containers that may be open at once.
  public static let depthLimit = 512

  /// Text that was read.
  public let bytes: [UInt8]

  // Looking at nodes is inlined into other modules, since whole documents are gone through that way.
  @usableFromInline let tape: [TapeEntry]

  /// Reads a text in UTF-8; O(length).
  ///
  /// - Throws: The first fault.
  public init(parsing bytes: [UInt8]) throws(JSONError) {
    tape = try JSONReader.tape(of: bytes)
    self.bytes = bytes
  }

  /// Reads a text; O(length).
  ///
  /// - Throws: The first fault, with its offset in the UTF-8 form of the text.
  public init(parsing text: String) throws(JSONError) {
    try self.init(parsing: Array(text.utf8))
  }

  /// The one value of the text.
  @inlinable public var root: JSONNode { JSONNode(index: 0) }

  /// What a value is; a key is a string.
  @inlinable public func kind(of node: JSONNode) -> JSONKind {
    entry(node).kind
  }

  /// Byte offsets of a value, quotes and brackets included.
  @inlinable public func range(of node: JSONNode) -> Range<Int> {
    entry(node).range
  }

  /// Number of elements or members; 0 for a scalar.
  @inlinable public func count(of node: JSONNode) -> Int {
    entry(node).count
  }

  /// Elements of an array in order; nothing for another kind.
  @inlinable public func elements(of node: JSONNode) -> JSONElements {
    let entry = entry(node)
    let end = entry.kind == .array ? entry.next : node.index &+ 1
    return JSONElements(tape: tape, place: node.index &+ 1, end: end)
  }

  /// Members of an object in document order, duplicates included; nothing for another kind.
  @inlinable public func members(of node: JSONNode) -> JSONMembers {
    let entry = entry(node)
    let end = entry.kind == .object ? entry.next : node.index &+ 1
    return JSONMembers(tape: tape, place: node.index &+ 1, end: end)
  }

  /// Whether a container holds nothing that holds something itself; true for a scalar. O(1).
  @inlinable public func isFlat(_ node: JSONNode) -> Bool {
    let entry = entry(node)
    let each: UInt32 = entry.kind == .object ? 2 : 1
    return entry.next &- node.index &- 1 == UInt32(truncatingIfNeeded: entry.count) &* each
  }

  /// Truth value of a bool; nil for another kind.
  public func bool(of node: JSONNode) -> Bool? {
    let entry = entry(node)
    return entry.kind == .bool ? bytes[Int(entry.start)] == 0x74 : nil
  }

  /// Text of a value as it is written, quotes and brackets included.
  public func raw(of node: JSONNode) -> ArraySlice<UInt8> {
    bytes[range(of: node)]
  }

  /// A value with everything in it, numbers as written; O(length of the value).
  public func value(of node: JSONNode) -> JSONValue {
    switch kind(of: node) {
    case .null: .null
    case .bool: .bool(bool(of: node) ?? false)
    case .number: .literal(String(decoding: raw(of: node), as: UTF8.self))
    case .string: .string(string(of: node) ?? "")
    case .array: .array(elements(of: node).map { value(of: $0) })
    case .object:
      .object(members(of: node).map { JSONMember(string(of: $0.key) ?? "", value(of: $0.value)) })
    }
  }

  @inlinable func entry(_ node: JSONNode) -> TapeEntry {
    tape[Int(node.index)]
  }
}
