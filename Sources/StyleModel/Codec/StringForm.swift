/// How StemJSON reads a string value (section 6.2): as a text, as one reference or as one expression.
public enum StringForm: Hashable, Sendable {
  /// Text without any marker.
  case literal
  /// `${path}` and nothing else.
  case state
  /// `@{path}` and nothing else.
  case context
  /// `#{key}` and nothing else.
  case system
  /// `{{ … }}` and nothing else.
  case expression
  /// Text with markers in it, which the runtime shows as it is (rule R25).
  case mixed
  /// Markers run into each other, such as `@${x}` and `${@{x}}`, which the runtime shows as they are (rule R26).
  case merged

  /// Whether the runtime computes the value.
  public var isDynamic: Bool {
    switch self {
    case .state, .context, .system, .expression: true
    case .literal, .mixed, .merged: false
    }
  }

  /// Finds the form of a text; O(length).
  ///
  /// The inside of a reference or an expression is not looked at, apart from its braces and quotes.
  public init(of text: String) {
    var text = text
    self = text.withUTF8 { Self.form($0) }
  }

  private static func form(_ bytes: UnsafeBufferPointer<UInt8>) -> StringForm {
    var first: Int?
    var isMerged = false
    var at = 0
    while at + 1 < bytes.count {
      if startsMarker(bytes, at) {
        if first == nil { first = at }
        let previous = at > 0 ? bytes[at - 1] : 0
        let isJoined = isSigil(previous) && previous != bytes[at]
        let isNested = startsMarker(bytes, at + 2) && bytes[at + 2] != brace
        if isSigil(bytes[at]), isJoined || isNested { isMerged = true }
        at += 1
      }
      at += 1
    }
    guard let first else { return .literal }
    if isMerged && (first > 0 || bytes[0] != brace) { return .merged }
    guard first == 0, bytes.count >= 4, closesAtEnd(bytes) else { return .mixed }
    switch bytes[0] {
    case UInt8(ascii: "$"): return .state
    case UInt8(ascii: "@"): return .context
    case UInt8(ascii: "#"): return .system
    default: return bytes[bytes.count - 2] == UInt8(ascii: "}") ? .expression : .mixed
    }
  }

  private static let brace = UInt8(ascii: "{")

  private static func isSigil(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "$") || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#")
  }

  // `${`, `@{`, `#{` or `{{`.
  private static func startsMarker(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
    at + 1 < bytes.count && bytes[at + 1] == brace && (isSigil(bytes[at]) || bytes[at] == brace)
  }

  // Whether the braces that open the text close with its last byte and not before. An open quote counts as
  // closed there: the expression's own parser has more to say about it.
  private static func closesAtEnd(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes[bytes.count - 1] == UInt8(ascii: "}") else { return false }
    var depth = 0
    var quote: UInt8 = 0
    for at in 0..<bytes.count - 1 {
      let byte = bytes[at]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = byte
      } else if byte == brace {
        depth += 1
      } else if byte == UInt8(ascii: "}") {
        depth -= 1
        if depth == 0 { return false }
      }
    }
    return true
  }
}
