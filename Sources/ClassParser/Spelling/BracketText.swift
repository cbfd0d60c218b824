/// Writes texts as the inside of brackets, the inverse of how the reader takes them out.
enum BracketText {
  /// The text with `_` for blanks and `\` before what would be read otherwise; `nil` for a text that brackets
  /// cannot hold: one with a tab, a line end or another blank, or with a blank inside a reference.
  static func written(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    let escapesBrackets = !isBalanced(bytes)
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count + 4)
    var isReference = false
    for (index, byte) in bytes.enumerated() {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if ConditionText.isMarker(byte), next == UInt8(ascii: "{") { isReference = true }
      if byte == UInt8(ascii: "}") { isReference = false }
      switch byte {
      case 0x20:
        if isReference { return nil }
        out.append(UInt8(ascii: "_"))
        continue
      case UInt8(ascii: "_") where !isReference, UInt8(ascii: "\\"):
        out.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "[") where escapesBrackets, UInt8(ascii: "]") where escapesBrackets:
        out.append(UInt8(ascii: "\\"))
      default: break
      }
      out.append(byte)
    }
    let hasBlank = out.withUnsafeBufferPointer { buffer in
      buffer.indices.contains { ByteClass.blankLength(buffer, $0) > 0 }
    }
    return hasBlank || bytes.isEmpty ? nil : String(decoding: out, as: UTF8.self)
  }

  /// Whether every bracket closes after it opened, and none lies too deep.
  private static func isBalanced(_ bytes: [UInt8]) -> Bool {
    var depth = 0
    for byte in bytes {
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      if depth < 0 || depth >= ClassParser.Limit.nesting - 1 { return false }
    }
    return depth == 0
  }
}
