/// Reads string literals: finds their end, and their text with escapes and holes.
struct LiteralReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let syntax: LiteralSyntax

  /// Bytes that a literal may have, and levels of values inside values.
  static let longest = 65_536
  private static let nesting = 16

  /// A literal that was found.
  struct Literal {
    /// The bytes between the quotes.
    let inside: Range<Int>
    /// Behind the last quote.
    let end: Int
    /// The number signs around a raw literal.
    let hashes: Int
    let quote: UInt8
    let isMultiline: Bool
  }

  /// What stands at a byte.
  private enum Hole {
    case none
    /// A value that ends before a byte.
    case closed(Int)
    case unclosed
  }

  /// The literal that starts at a byte, if one does and it is closed.
  ///
  /// No byte is read twice: what is unclosed inside a literal leaves the literal unclosed.
  func literal(at start: Int, depth: Int = 0) -> Literal? {
    var at = start
    var hashes = 0
    if syntax.hasRaw {
      while at < bytes.count, bytes[at] == UInt8(ascii: "#") { at += 1 }
      hashes = at - start
    }
    guard at < bytes.count, syntax.quotes.contains(bytes[at]) else { return nil }
    let quote = bytes[at]
    let isMultiline =
      syntax.hasMultiline && at + 2 < bytes.count && bytes[at + 1] == quote && bytes[at + 2] == quote
    let width = isMultiline ? 3 : 1
    at += width
    let inside = at
    let limit = min(bytes.count, inside + Self.longest)
    while at < limit {
      let byte = bytes[at]
      if byte == quote, closes(at, quote, width, hashes) {
        return Literal(
          inside: inside..<at, end: at + width + hashes, hashes: hashes, quote: quote,
          isMultiline: isMultiline)
      }
      if byte == 0x0A || byte == 0x0D, !isMultiline, quote != UInt8(ascii: "`") { return nil }
      switch hole(at, quote, hashes, isMultiline, depth) {
      case .closed(let end): at = end
      case .unclosed: return nil
      case .none:
        let isEscape = byte == UInt8(ascii: "\\") && escapes(at, hashes, isMultiline)
        at += isEscape ? 2 + hashes : 1
      }
    }
    return nil
  }

  private func closes(_ at: Int, _ quote: UInt8, _ width: Int, _ hashes: Int) -> Bool {
    guard at + width + hashes <= bytes.count else { return false }
    for index in at..<at + width where bytes[index] != quote { return false }
    for index in at + width..<at + width + hashes where bytes[index] != UInt8(ascii: "#") { return false }
    return true
  }

  /// Whether the backslash at a byte escapes what follows.
  private func escapes(_ at: Int, _ hashes: Int, _ isMultiline: Bool) -> Bool {
    if syntax.escapes == .dollar, isMultiline { return false }
    for index in at + 1..<at + 1 + hashes where index >= bytes.count || bytes[index] != UInt8(ascii: "#") {
      return false
    }
    return at + 1 + hashes < bytes.count
  }

  /// The value that is put in at a byte.
  private func hole(_ at: Int, _ quote: UInt8, _ hashes: Int, _ isMultiline: Bool, _ depth: Int) -> Hole {
    switch syntax.escapes {
    case .swift:
      guard bytes[at] == UInt8(ascii: "\\"), escapes(at, hashes, isMultiline),
        bytes[at + 1 + hashes] == UInt8(ascii: "(")
      else { return .none }
      return value(at + 1 + hashes, depth)
    case .dollar:
      guard bytes[at] == UInt8(ascii: "$"), at + 1 < bytes.count else { return .none }
      if bytes[at + 1] == UInt8(ascii: "{") { return value(at + 1, depth) }
      var end = at + 1
      while end < bytes.count, isName(bytes[end]) { end += 1 }
      return end > at + 1 ? .closed(end) : .none
    case .backslash:
      guard quote == UInt8(ascii: "`"), bytes[at] == UInt8(ascii: "$"), at + 1 < bytes.count,
        bytes[at + 1] == UInt8(ascii: "{")
      else { return .none }
      return value(at + 1, depth)
    case .entities, .doubled, .none: return .none
    }
  }

  private func value(_ open: Int, _ depth: Int) -> Hole {
    balanced(open, depth).map { .closed($0) } ?? .unclosed
  }

  private func isName(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= 0x61 && lower <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == UInt8(ascii: "_")
  }

  /// Behind the bracket that closes the one at a byte; literals between them are passed over.
  private func balanced(_ open: Int, _ depth: Int) -> Int? {
    guard depth < Self.nesting else { return nil }
    let limit = min(bytes.count, open + Self.longest)
    var level = 0
    var at = open
    while at < limit {
      switch bytes[at] {
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): level += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
        level -= 1
        if level == 0 { return at + 1 }
      case let byte where syntax.quotes.contains(byte) || syntax.hasRaw && byte == UInt8(ascii: "#"):
        if let literal = literal(at: at, depth: depth + 1) {
          at = literal.end
          continue
        }
        if byte != UInt8(ascii: "#") { return nil }
        while at + 1 < limit, bytes[at + 1] == byte { at += 1 }
      default: break
      }
      at += 1
    }
    return nil
  }

  /// Whether a place of a literal is in a value that is put into it.
  func isInValue(_ place: Int, of literal: Literal) -> Bool {
    var at = literal.inside.lowerBound
    while at < min(place, literal.inside.upperBound) {
      if case .closed(let end) = hole(at, literal.quote, literal.hashes, literal.isMultiline, 0) {
        if place < end { return true }
        at = end
      } else {
        let isEscape =
          bytes[at] == UInt8(ascii: "\\") && escapes(at, literal.hashes, literal.isMultiline)
        at += isEscape ? 2 + literal.hashes : 1
      }
    }
    return false
  }

  /// The text of a literal.
  func string(_ literal: Literal, pattern: String) -> ClassString {
    let inside = bytes[literal.inside]
    // Most literals say what they mean.
    if !inside.contains(UInt8(ascii: "\\")), !inside.contains(UInt8(ascii: "$")) {
      return ClassString(
        pattern: pattern, range: literal.inside, text: String(decoding: inside, as: UTF8.self))
    }
    var decoder = LiteralDecoder(pattern: pattern, range: literal.inside)
    var at = literal.inside.lowerBound
    while at < literal.inside.upperBound {
      if case .closed(let end) = hole(at, literal.quote, literal.hashes, literal.isMultiline, 0) {
        decoder.append(Array(ClassString.holeSign.utf8), from: at, to: end)
        at = end
      } else if bytes[at] == UInt8(ascii: "\\"), escapes(at, literal.hashes, literal.isMultiline),
        syntax.escapes != .none
      {
        let (text, end) = decoded(at + 1 + literal.hashes, literal.inside.upperBound)
        decoder.append(text, from: at, to: end)
        at = end
      } else {
        decoder.append(bytes[at])
        at += 1
      }
    }
    return decoder.finish()
  }

  /// What an escape stands for whose letter is at a byte, and where it ends.
  private func decoded(_ at: Int, _ limit: Int) -> (text: [UInt8], end: Int) {
    guard at < limit else { return ([], limit) }
    switch bytes[at] {
    case UInt8(ascii: "n"): return ([0x0A], at + 1)
    case UInt8(ascii: "t"): return ([0x09], at + 1)
    case UInt8(ascii: "r"): return ([0x0D], at + 1)
    case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "v"), UInt8(ascii: "0"): return ([0x20], at + 1)
    case 0x0A: return ([], at + 1)
    case UInt8(ascii: "u"):
      if at + 1 < limit, bytes[at + 1] == UInt8(ascii: "{") {
        var end = at + 2
        while end < limit, bytes[end] != UInt8(ascii: "}") { end += 1 }
        return (scalar(at + 2..<end), min(end + 1, limit))
      }
      let end = min(at + 5, limit)
      return (scalar(at + 1..<end), end)
    default: return ([bytes[at]], at + 1)
    }
  }

  private func scalar(_ range: Range<Int>) -> [UInt8] {
    LiteralDecoder.scalar(UInt32(String(decoding: bytes[range], as: UTF8.self), radix: 16))
  }
}
