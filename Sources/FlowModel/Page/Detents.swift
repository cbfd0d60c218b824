import JSONText

/// The heights at which a sheet rests, as they were sent; entries that mean nothing are kept and skipped.
public struct Detents: FlowValue {
  /// A height that means something.
  public enum Height: Hashable, Sendable {
    case medium, large
    /// A share of the screen's height.
    case fraction(Double)
  }

  public var entries: [JSONValue]

  public init(_ entries: [JSONValue]) { self.entries = entries }

  public static var kind: FlowKind { .opaque }

  public init(_ node: JSONNode, in document: JSONDocument, at path: [String]) throws(FlowFault) {
    guard document.kind(of: node) == .array else {
      throw FlowFault(
        .mismatch(expected: "an array", found: document.kind(of: node).flowName), path: path,
        range: document.range(of: node))
    }
    entries = document.elements(of: node).map { document.value(of: $0) }
  }

  public func json(_ form: FlowForm) -> JSONValue { .array(entries) }

  /// The usable heights; both named ones where none is usable.
  public var heights: [Height] {
    let found = entries.compactMap { Self.height($0) }
    return found.isEmpty ? [.medium, .large] : found
  }

  private static func height(_ json: JSONValue) -> Height? {
    switch json {
    case .string("medium"): .medium
    case .string("large"): .large
    case .string(let text), .literal(let text): NumberText.double(text).map { .fraction($0) }
    case .number(let share): .fraction(share)
    case .integer(let share): .fraction(Double(share))
    default: nil
    }
  }
}
