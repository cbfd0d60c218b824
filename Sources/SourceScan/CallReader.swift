/// Reads the string literals between an opening bracket and its end.
struct CallReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let language: SourceLanguage
  private let reader: LiteralReader

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ language: SourceLanguage) {
    self.bytes = bytes
    self.language = language
    reader = LiteralReader(bytes: bytes, syntax: language.literals)
  }

  /// Adds the literals that can be classes: not those of labelled arguments of Swift and Kotlin, not the keys of
  /// JSON, which are conditions, and not those that something is compared with.
  ///
  /// Returns where reading ended, at the bracket's end or at the longest length; `nil` for a literal that is
  /// never closed.
  func read(from open: Int, pattern: String, _ strings: inout [ClassString]) -> Int? {
    let limit = min(bytes.count, open + LiteralReader.longest)
    var level = 0
    var at = open
    while at < limit {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): level += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
        level -= 1
        if level <= 0 { return at }
      case UInt8(ascii: "/") where at + 1 < limit && language.hasSlashComments:
        if let end = commentEnd(at) {
          at = end
          continue
        }
      default:
        if let literal = reader.literal(at: at) {
          if !isLabelled(at), !isKey(literal.end), !isCompared(at, literal.end) {
            strings.append(reader.string(literal, pattern: pattern))
          }
          at = literal.end
          continue
        }
        if language.literals.quotes.contains(byte) { return nil }
      }
      at += 1
    }
    return at
  }

  private func commentEnd(_ at: Int) -> Int? {
    if bytes[at + 1] == UInt8(ascii: "/") {
      return bytes[at...].firstIndex(of: 0x0A) ?? bytes.count
    }
    guard bytes[at + 1] == UInt8(ascii: "*") else { return nil }
    var end = at + 2
    while end + 1 < bytes.count {
      if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") { return end + 2 }
      end += 1
    }
    return bytes.count
  }

  /// The last byte before a place that is no blank.
  private func before(_ at: Int) -> Int? {
    var index = at - 1
    while index >= 0, bytes[index] <= 0x20 { index -= 1 }
    return index >= 0 ? index : nil
  }

  /// Whether a name and a colon stand before a literal, as in `base: "…"`; Kotlin has `=` in its place.
  private func isLabelled(_ at: Int) -> Bool {
    guard let mark = before(at), mark > 0 else { return false }
    switch language {
    case .swift: return bytes[mark] == UInt8(ascii: ":") && isName(bytes[mark - 1])
    case .kotlin: return bytes[mark] == UInt8(ascii: "=") && !"=!<>".utf8.contains(bytes[mark - 1])
    default: return false
    }
  }

  /// Whether a literal of JSON that ends at a place is a key.
  private func isKey(_ end: Int) -> Bool {
    guard language == .json else { return false }
    let next = bytes[end...].first { $0 > 0x20 }
    return next == UInt8(ascii: ":")
  }

  /// Whether `==` or `!=` stands on one of its sides.
  private func isCompared(_ start: Int, _ end: Int) -> Bool {
    if let mark = before(start), mark > 0, bytes[mark] == UInt8(ascii: "="),
      "=!".utf8.contains(bytes[mark - 1])
    {
      return true
    }
    var next = end
    while next < bytes.count, bytes[next] == 0x20 { next += 1 }
    return next + 1 < bytes.count && "=!".utf8.contains(bytes[next]) && bytes[next + 1] == UInt8(ascii: "=")
  }

  private func isName(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= 0x61 && lower <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == UInt8(ascii: "_")
  }
}

extension SourceLanguage {
  /// Whether `//` starts a comment.
  var hasSlashComments: Bool { [.swift, .kotlin, .javascript].contains(self) }
}
