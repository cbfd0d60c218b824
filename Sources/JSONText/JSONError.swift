/// First fault of a text that is not JSON.
public struct JSONError: Error, Hashable, Sendable {
  /// Rule of RFC 8259, or limit of the reader, that the text breaks.
  public enum Kind: Hashable, Sendable {
    /// Nothing but blanks.
    case empty
    /// U+FEFF before the value.
    case byteOrderMark
    /// 4 GiB or more, or 2^28 or more values in one container.
    case tooLarge
    /// More than ``JSONDocument/depthLimit`` open containers.
    case depthLimit
    /// Text that ends inside a container or before a value.
    case unexpectedEnd
    /// Byte that starts no value.
    case unexpectedByte(UInt8)
    /// Word other than `true`, `false` and `null`.
    case invalidLiteral
    /// Missing digit in a number.
    case invalidNumber
    /// Digit after a leading 0.
    case leadingZero
    /// String without its closing quote.
    case unterminatedString
    /// Byte below 0x20 inside a string.
    case controlCharacter(UInt8)
    /// Backslash that starts no escape.
    case invalidEscape
    /// Bytes in a string that are not well-formed UTF-8.
    case invalidUTF8
    /// Something after the value.
    case trailingContent
    /// Comma before a closing bracket.
    case trailingComma
    /// Object member that does not start with a string.
    case expectedKey
    /// Key without a colon behind it.
    case expectedColon
    /// Value in a container that neither a comma nor the closing bracket follows.
    case expectedCommaOrEnd
  }

  /// Rule that the text breaks.
  public let kind: Kind
  /// Byte offset of the fault; the length of the text if it ends too early.
  public let offset: Int
  /// Byte that stands at the fault, if there is one.
  public let found: UInt8?

  /// Fault at a byte offset.
  public init(_ kind: Kind, offset: Int, found: UInt8? = nil) {
    self.kind = kind
    self.offset = offset
    self.found = found
  }

  /// One line that names the offender and the rule, without a full stop.
  public var message: String {
    let offender = JSONError.quoted(found)
    return switch kind {
    case .empty: "no value: a JSON text holds exactly one value"
    case .byteOrderMark: "byte order mark 'U+FEFF': a JSON text starts with its value"
    case .tooLarge: "text too large: the reader takes less than 4 GiB and 268435456 values in a container"
    case .depthLimit: "\(offender) nests too deep: at most \(JSONDocument.depthLimit) containers may be open"
    case .unexpectedEnd: "unexpected end of the text: a value or a closing bracket is missing"
    case .unexpectedByte(let byte): "unexpected \(JSONError.quoted(byte)): a value is expected here"
    case .invalidLiteral:
      "unknown word at \(offender): the only words are 'true', 'false' and 'null', and strings need '\"'"
    case .invalidNumber: "number is cut short at \(offender): a digit is expected here"
    case .leadingZero: "leading zero \(offender): only '.', 'e' or the end of the number may follow it"
    case .unterminatedString: "string opened by \(offender) is never closed: a '\"' is missing"
    case .controlCharacter(let byte):
      "control character \(JSONError.quoted(byte)) in a string: it must be written as an escape"
    case .invalidEscape:
      "invalid escape \(offender): one of '\"\\/bfnrt' or 'u' and 4 hex digits must follow"
    case .invalidUTF8: "invalid UTF-8 at \(offender): strings hold well-formed UTF-8"
    case .trailingContent: "unexpected \(offender) after the value: a JSON text holds exactly one value"
    case .trailingComma: "trailing \(offender): the last element or member has no comma"
    case .expectedKey: "unexpected \(offender): a member starts with its key, a string in '\"'"
    case .expectedColon: "unexpected \(offender): ':' must follow the key"
    case .expectedCommaOrEnd: "unexpected \(offender): ',' or the closing bracket must follow the value"
    }
  }

  /// `'x'` for a printable byte, `'0x1F'` for another, `'end of text'` for none.
  static func quoted(_ byte: UInt8?) -> String {
    guard let byte else { return "'end of text'" }
    if byte > 0x20, byte < 0x7F {
      return "'\(Unicode.Scalar(byte))'"
    }
    let digits = [Hex.upper(byte >> 4), Hex.upper(byte & 15)]
    return "'0x\(String(decoding: digits, as: UTF8.self))'"
  }
}
