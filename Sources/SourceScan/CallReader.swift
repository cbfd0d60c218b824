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

  /// Functions that make one class string of several, and may stand inside one another.
  static let joiners = ["tw", "cn", "clsx", "cva", "twMerge", "twJoin", "classNames"]

  /// What the literals between two brackets are.
  private enum Content {
    case classes
    /// Something else: a key of a dictionary, the argument of another function, the name of a variant.
    case other
    /// The conditions and the classes of a compound variant, which its keys tell apart.
    case compound
  }

  /// Adds the literals that can be classes: not those of labelled arguments of Swift and Kotlin, not the keys of
  /// JSON, which are conditions, not subscripts and arguments of other functions, and not those that something is
  /// compared with.
  ///
  /// Returns where reading ended, at the bracket's end or at the longest length; `nil` for a literal that is
  /// never closed.
  func read(from open: Int, pattern: String, _ strings: inout [ClassString]) -> Int? {
    let limit = min(bytes.count, open + LiteralReader.longest)
    var contents: [Content] = []
    var at = open
    while at < limit {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["):
        contents.append(contents.last.map { content(ofOpening: at, in: $0) } ?? .classes)
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
        _ = contents.popLast()
        if contents.isEmpty { return at }
      case UInt8(ascii: "/") where language.hasSlashComments:
        if let end = language.commentEnd(at, in: bytes) ?? regexEnd(at) {
          at = end
          continue
        }
      default:
        if let literal = reader.literal(at: at) {
          if isClasses(at, literal.end, in: contents.last ?? .classes) {
            strings.append(reader.string(literal, pattern: pattern))
          }
          at = literal.end
          continue
        }
        if language.literals.quotes.contains(byte) { return nil }
        // Number signs that open no literal here open none farther on.
        while byte == UInt8(ascii: "#"), at + 1 < limit, bytes[at + 1] == byte { at += 1 }
      }
      at += 1
    }
    return at
  }

  private func isClasses(_ start: Int, _ end: Int, in content: Content) -> Bool {
    switch content {
    case .other: false
    case .compound: isLabelled(start, among: ["class", "className"])
    case .classes: !isLabelled(start) && !isKey(end) && !isCompared(start, end)
    }
  }

  /// What stands behind an opening bracket.
  private func content(ofOpening at: Int, in outer: Content) -> Content {
    let byte = bytes[at]
    if byte == UInt8(ascii: "["), at > 0, isName(bytes[at - 1]) || ")]\"'`?!".utf8.contains(bytes[at - 1]) {
      return .other
    }
    if byte == UInt8(ascii: "(") {
      guard let name = name(before: at) else {
        // A call of what a call or a subscript gives.
        return at > 0 && ")]".utf8.contains(bytes[at - 1]) ? .other : outer
      }
      if Self.joiners.contains(name) { return .classes }
      return Self.keywords.contains(name) ? outer : .other
    }
    guard language == .javascript || language == .html else { return outer }
    if isLabelled(at, among: ["defaultVariants"]) { return .other }
    return isLabelled(at, among: ["compoundVariants"]) ? .compound : outer
  }

  /// Words before a parenthesis that call nothing.
  private static let keywords = [
    "return", "in", "else", "case", "await", "yield", "typeof", "if", "switch", "when", "try", "of",
  ]

  /// The name right before a place.
  private func name(before at: Int) -> String? {
    var start = at
    while start > 0, isName(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: "$") { start -= 1 }
    return start == at ? nil : String(decoding: bytes[start..<at], as: UTF8.self)
  }

  /// Behind a regular expression that starts at a slash; `nil` where the slash divides.
  private func regexEnd(_ at: Int) -> Int? {
    guard language != .kotlin, let mark = before(at), "(,=:[!&|?{};+".utf8.contains(bytes[mark]) else {
      return nil
    }
    var isSet = false
    var end = at + 1
    while end < bytes.count, bytes[end] != 0x0A {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isSet = true
      case UInt8(ascii: "]"): isSet = false
      case UInt8(ascii: "/") where !isSet: return end + 1
      default: break
      }
      end += 1
    }
    return nil
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

  /// Whether one of some keys and a colon stand before a place.
  private func isLabelled(_ at: Int, among keys: [String]) -> Bool {
    guard let mark = before(at), bytes[mark] == UInt8(ascii: ":"), var end = before(mark) else {
      return false
    }
    if "\"'".utf8.contains(bytes[end]) { end -= 1 }
    guard let name = name(before: end + 1) else { return false }
    return keys.contains(name)
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
      || byte >= 0x80
  }
}
