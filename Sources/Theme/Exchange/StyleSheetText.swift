/// Parts of the values and names of style sheets.
enum StyleSheetText {
  /// Arguments at the commas outside of brackets.
  static func arguments(_ text: String) -> [String] {
    var parts: [[UInt8]] = [[]]
    var depth = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if byte == UInt8(ascii: ","), depth == 0 {
        parts.append([])
      } else {
        parts[parts.count - 1].append(byte)
      }
    }
    return parts.map { trimmed($0[...]) }
  }

  /// Words at the blanks outside of brackets.
  static func words(_ text: String) -> [String] {
    var words: [[UInt8]] = [[]]
    var depth = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if byte <= 0x20, depth == 0 { words.append([]) } else { words[words.count - 1].append(byte) }
    }
    return words.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// A `var()` of a value: what stands before, its name, what holds without it, and what stands behind.
  struct Reference {
    let before: String
    let name: String
    let fallback: String?
    let rest: String
  }

  /// The first `var(--x)`, or `var(--x, fallback)`, of a value.
  static func reference(in value: String) -> Reference? {
    let bytes = Array(value.utf8)
    let mark = Array("var(".utf8)
    guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: mark) }) else { return nil }
    let inner = start + mark.count
    var (close, depth) = (inner, 0)
    var comma: Int?
    while close < bytes.count, bytes[close] != UInt8(ascii: ")") || depth > 0 {
      switch bytes[close] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ",") where depth == 0 && comma == nil: comma = close
      default: break
      }
      close += 1
    }
    guard close < bytes.count else { return nil }
    let name = trimmed(bytes[inner..<(comma ?? close)])
    guard name.utf8.starts(with: "--".utf8) else { return nil }
    return Reference(
      before: String(decoding: bytes[..<start], as: UTF8.self), name: unescaped(String(name.dropFirst(2))),
      fallback: comma.map { trimmed(bytes[($0 + 1)..<close]) },
      rest: String(decoding: bytes[(close + 1)...], as: UTF8.self))
  }

  /// A name with its escapes read (CSS Syntax, 4.3.7): `\` before up to six hexadecimal digits, or before one character.
  static func unescaped(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: "\\")) else { return name }
    var scalars = ""
    var rest = name.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        scalars.unicodeScalars.append(scalar)
        continue
      }
      let digits = rest.prefix(6).prefix { $0.isASCII && hexValue(UInt8($0.value)) != nil }
      if digits.isEmpty {
        if let next = rest.popFirst() { scalars.unicodeScalars.append(next) }
        continue
      }
      var code: UInt32 = 0
      for digit in digits { code = code * 16 + UInt32(hexValue(UInt8(digit.value)) ?? 0) }
      rest = rest.dropFirst(digits.count)
      if rest.first == " " { rest = rest.dropFirst() }
      scalars.unicodeScalars.append((code == 0 ? nil : Unicode.Scalar(code)) ?? "\u{FFFD}")
    }
    return scalars
  }

  /// A name of a theme in a property's, where a dot needs an escape.
  static func escaped(_ name: String) -> String {
    name.split(separator: ".", omittingEmptySubsequences: false).joined(separator: "\\.")
  }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var slice = bytes
    while let first = slice.first, first <= 0x20 { slice.removeFirst() }
    while let last = slice.last, last <= 0x20 { slice.removeLast() }
    return String(decoding: slice, as: UTF8.self)
  }
}
