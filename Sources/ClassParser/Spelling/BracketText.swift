/// Writes texts as the inside of brackets, the inverse of how the reader takes them out.
enum BracketText {
  /// The text with `_` for blanks and escapes for what would be read otherwise; `nil` for an empty one.
  ///
  /// In a list commas split, unless they stand inside brackets of any kind: those of a reference or an
  /// expression stay in pairs.
  static func written(_ text: String, inList: Bool = false) -> String? {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty else { return nil }
    let inside = interior(bytes)
    let pairs: [(UInt8, UInt8)] = [(0x28, 0x29), (0x5B, 0x5D), (0x7B, 0x7D)]
    let isApart = inList && !pairs.allSatisfy { isBalanced(bytes[inside], $0.0, $0.1) }
    let escapesBrackets = isApart || !isBalanced(bytes[...], 0x5B, 0x5D)
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count + 4)
    var isReference = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      let isInside = inside.contains(index)
      if let length = escapedLength(bytes, index, isReference: isReference) {
        appendEscape(bytes[index..<index + length], to: &out)
        index += length
        continue
      }
      let isEscaped =
        switch byte {
        case UInt8(ascii: "_"): !isReference
        case UInt8(ascii: "\\"): true
        case UInt8(ascii: "["), UInt8(ascii: "]"): escapesBrackets
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","):
          isApart && isInside
        default: false
        }
      if !isEscaped {
        let opens = next == UInt8(ascii: "{") && !(isApart && inside.contains(index + 1))
        if ConditionText.isMarker(byte), opens { isReference = true }
        if byte == UInt8(ascii: "}") { isReference = false }
      }
      if byte == 0x20 {
        out.append(UInt8(ascii: "_"))
      } else {
        if isEscaped { out.append(UInt8(ascii: "\\")) }
        out.append(byte)
      }
      index += 1
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// What stands between the braces of a whole reference or expression.
  private static func interior(_ bytes: [UInt8]) -> Range<Int> {
    let isExpression = bytes.starts(with: [0x7B, 0x7B]) && bytes.suffix(2).elementsEqual([0x7D, 0x7D])
    let end = bytes.count - (isExpression ? 2 : 1)
    return 2 <= end ? 2..<end : 0..<0
  }

  /// The length of a character that no class can hold as it is: a blank other than the space, one in a
  /// reference, where `_` is none, or a control character.
  private static func escapedLength(_ bytes: [UInt8], _ index: Int, isReference: Bool) -> Int? {
    let byte = bytes[index]
    if byte == 0x20 { return isReference ? 1 : nil }
    if byte < 0x20 || byte == 0x7F { return 1 }
    guard byte >= 0xC2 else { return nil }
    let length = bytes.withUnsafeBufferPointer { ByteClass.blankLength($0, index) }
    return length > 0 ? length : nil
  }

  private static func appendEscape(_ character: ArraySlice<UInt8>, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "\\"))
    switch character.first {
    case 0x0A: out.append(UInt8(ascii: "n"))
    case 0x0D: out.append(UInt8(ascii: "r"))
    case 0x09: out.append(UInt8(ascii: "t"))
    default:
      for scalar in String(decoding: character, as: UTF8.self).unicodeScalars {
        out += Array("u{\(String(scalar.value, radix: 16, uppercase: true))}".utf8)
      }
    }
  }

  /// Whether every bracket of a kind closes after it opened, and none lies too deep.
  private static func isBalanced(_ bytes: ArraySlice<UInt8>, _ open: UInt8, _ close: UInt8) -> Bool {
    var depth = 0
    for byte in bytes {
      if byte == open { depth += 1 }
      if byte == close { depth -= 1 }
      if depth < 0 || depth >= ClassParser.Limit.nesting - 1 { return false }
    }
    return depth == 0
  }
}
