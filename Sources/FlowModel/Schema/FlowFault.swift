/// Why a Flow value does not decode.
public struct FlowFault: Error, Hashable, Sendable {
  /// The facts, without prose.
  public enum Kind: Hashable, Sendable {
    /// A required key is not there.
    case missing(key: String)
    /// `null` where a value is required.
    case null(expected: String)
    /// A value of another JSON type; nothing is converted.
    case mismatch(expected: String, found: String)
    /// A value of the right type that means nothing.
    case corrupted(reason: String)
  }

  public let kind: Kind
  /// Keys and indices that lead to the value, from where decoding began.
  public let path: [String]
  /// The bytes at fault: UTF-8 offsets into the document.
  public let range: Range<Int>

  public init(_ kind: Kind, path: [String], range: Range<Int>) {
    self.kind = kind
    self.path = path
    self.range = range
  }

  /// The path with dots between its steps.
  public var codingPath: String { path.joined(separator: ".") }

  /// One line without a full stop.
  public var message: String {
    let place = path.isEmpty ? "" : " at \(codingPath)"
    switch kind {
    case .missing(let key): return "\"\(key)\" is missing\(place)"
    case .null(let expected): return "null where \(expected) is required\(place)"
    case .mismatch(let expected, let found): return "\(found) where \(expected) is expected\(place)"
    case .corrupted(let reason): return "\(reason)\(place)"
    }
  }
}
