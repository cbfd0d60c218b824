import JSONText

/// What a field of Flow takes.
public enum FlowKind: Hashable, Sendable {
  case text, number, bool
  /// A number without a fraction; `2.0` counts as one.
  case integer
  /// A word of a list. Another word is no error: it counts as `unknown`.
  case word([String], unknown: String)
  /// `fill`, `hug`, a share as a number, or a share as a text.
  case width
  /// An atom of this name.
  case atom(String)
  /// An array of atoms of this name; one element that does not decode fails the whole.
  case atoms(String)
  /// An array of atoms of this name from which those that do not decode are dropped.
  case lossyAtoms(String)
  /// An array of widgets from which those that do not decode are dropped.
  case lossyWidgets
  /// An action: an object with a `type`.
  case action
  /// Any JSON, which Flow hands on unread.
  case opaque

  /// The kind with its article, as messages say it.
  public var name: String {
    switch self {
    case .text, .word: "a text"
    case .number: "a number"
    case .integer: "an integer"
    case .bool: "true or false"
    case .width: "\"fill\", \"hug\" or a fraction"
    case .atom(let name): (["I", "E"].contains(name.prefix(1)) ? "an " : "a ") + name
    case .atoms(let name), .lossyAtoms(let name): "an array of " + name
    case .lossyWidgets: "an array of widgets"
    case .action: "an action"
    case .opaque: "any value"
    }
  }
}

/// How a Flow value is written.
public enum FlowForm: String, CaseIterable, Hashable, Sendable {
  /// As Flow writes it: objects throughout, four sides and four corners, absent fields left out.
  case canonical
  /// As authors write it: a bare text for an atom that has nothing else, one number for equal corners, sides
  /// of zero left out. It decodes to the same value.
  case shorthand
}

/// A value that Flow's JSON can hold.
public protocol FlowValue: Hashable, Sendable {
  /// What decoding accepts.
  static var kind: FlowKind { get }

  /// Decodes a node; `path` leads to it.
  init(_ node: JSONNode, in document: JSONDocument, at path: [String]) throws(FlowFault)

  /// The value as JSON. Decoding it gives an equal value.
  func json(_ form: FlowForm) -> JSONValue
}

extension FlowValue {
  /// Decodes a node of a document.
  public init(_ node: JSONNode, in document: JSONDocument) throws(FlowFault) {
    try self.init(node, in: document, at: [])
  }

  /// The fault of a node that has another JSON type.
  static func mismatch(_ node: JSONNode, _ document: JSONDocument, _ path: [String]) -> FlowFault {
    let found = document.kind(of: node)
    let kind: FlowFault.Kind =
      found == .null ? .null(expected: kind.name) : .mismatch(expected: kind.name, found: found.flowName)
    return FlowFault(kind, path: path, range: document.range(of: node))
  }
}

extension JSONKind {
  /// The kind with its article.
  var flowName: String {
    switch self {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension String: FlowValue {
  public static var kind: FlowKind { .text }

  public init(_ node: JSONNode, in document: JSONDocument, at path: [String]) throws(FlowFault) {
    guard let text = document.string(of: node) else { throw Self.mismatch(node, document, path) }
    self = text
  }

  public func json(_ form: FlowForm) -> JSONValue { .string(self) }
}

extension Bool: FlowValue {
  public static var kind: FlowKind { .bool }

  public init(_ node: JSONNode, in document: JSONDocument, at path: [String]) throws(FlowFault) {
    guard let truth = document.bool(of: node) else { throw Self.mismatch(node, document, path) }
    self = truth
  }

  public func json(_ form: FlowForm) -> JSONValue { .bool(self) }
}

extension Double: FlowValue {
  public static var kind: FlowKind { .number }

  public init(_ node: JSONNode, in document: JSONDocument, at path: [String]) throws(FlowFault) {
    guard document.kind(of: node) == .number else { throw Self.mismatch(node, document, path) }
    guard let number = document.number(of: node) else {
      throw FlowFault(
        .corrupted(reason: "the number is too large"), path: path, range: document.range(of: node))
    }
    self = number
  }

  public func json(_ form: FlowForm) -> JSONValue { .number(self) }
}

extension Int: FlowValue {
  public static var kind: FlowKind { .integer }

  public init(_ node: JSONNode, in document: JSONDocument, at path: [String]) throws(FlowFault) {
    guard document.kind(of: node) == .number else { throw Self.mismatch(node, document, path) }
    guard let number = document.integer(of: node) else {
      throw FlowFault(
        .corrupted(reason: "the number is no integer"), path: path, range: document.range(of: node))
    }
    self = number
  }

  public func json(_ form: FlowForm) -> JSONValue { .integer(self) }
}

extension JSONValue: FlowValue {
  public static var kind: FlowKind { .opaque }

  public init(_ node: JSONNode, in document: JSONDocument, at path: [String]) throws(FlowFault) {
    self = document.value(of: node)
  }

  public func json(_ form: FlowForm) -> JSONValue { self }
}

extension Array: FlowValue where Element: FlowAtom {
  public static var kind: FlowKind { .atoms(Element.name) }

  public init(_ node: JSONNode, in document: JSONDocument, at path: [String]) throws(FlowFault) {
    guard document.kind(of: node) == .array else { throw Self.mismatch(node, document, path) }
    self = []
    for element in document.elements(of: node) {
      append(try Element(element, in: document, at: path + ["\(count)"]))
    }
  }

  public func json(_ form: FlowForm) -> JSONValue { .array(map { $0.json(form) }) }
}
