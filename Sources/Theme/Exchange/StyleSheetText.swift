import StyleModel

/// Parts of the values and names of style sheets.
enum StyleSheetText {
  /// Arguments at the commas outside of brackets.
  static func arguments(_ text: String) -> [String] {
    parts(text) { $0 == UInt8(ascii: ",") }.map { self.text($0[...]) }
  }

  /// Words at the blanks outside of brackets.
  static func words(_ text: String) -> [String] {
    parts(text) { $0 <= 0x20 }.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// What stands between some bytes outside of brackets.
  private static func parts(_ text: String, at isEnd: (UInt8) -> Bool) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    var depth = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0, isEnd(byte) { parts.append([]) } else { parts[parts.count - 1].append(byte) }
    }
    return parts
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
    let name = text(bytes[inner..<(comma ?? close)])
    guard name.utf8.starts(with: "--".utf8) else { return nil }
    return Reference(
      before: String(decoding: bytes[..<start], as: UTF8.self), name: unescaped(String(name.dropFirst(2))),
      fallback: comma.map { text(bytes[($0 + 1)..<close]) },
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
      let digits = rest.prefix(6).prefix { $0.isASCII && hexDigitValue(UInt8($0.value)) != nil }
      if digits.isEmpty {
        if let next = rest.popFirst() { scalars.unicodeScalars.append(next) }
        continue
      }
      var code: UInt32 = 0
      for digit in digits { code = code * 16 + UInt32(hexDigitValue(UInt8(digit.value)) ?? 0) }
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

  /// A stretch without blanks at its ends.
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var slice = bytes
    while let first = slice.first, first <= 0x20 { slice.removeFirst() }
    while let last = slice.last, last <= 0x20 { slice.removeLast() }
    return slice
  }

  /// The text of a stretch without blanks at its ends.
  static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: trimmed(bytes), as: UTF8.self) }
}
