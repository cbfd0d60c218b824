import JSONText

/// What an interaction does: an object whose `type` says who reads the rest.
public struct ActionData: FlowValue {
  public var type: String
  /// The whole object, `type` included.
  public var object: JSONValue

  public init(_ type: String) {
    self.type = type
    object = ["type": .string(type)]
  }

  public static var kind: FlowKind { .action }

  public init(_ node: JSONNode, in document: JSONDocument, at path: [String]) throws(FlowFault) {
    guard document.kind(of: node) == .object else { throw Self.mismatch(node, document, path) }
    guard let type = document.member("type", of: node) else {
      throw FlowFault(.missing(key: "type"), path: path, range: document.range(of: node))
    }
    self.type = try String(type, in: document, at: path + ["type"])
    object = document.value(of: node)
  }

  public func json(_ form: FlowForm) -> JSONValue { object }
}
