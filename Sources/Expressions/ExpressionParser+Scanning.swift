extension ExpressionParser {
  func peek() -> UInt8? { at < end ? bytes[at] : nil }

  func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Whether the text goes on with these bytes.
  func has(_ text: StaticString) -> Bool {
    guard at + text.utf8CodeUnitCount <= end else { return false }
    return text.withUTF8Buffer { expected in
      for offset in 0..<expected.count where bytes[at + offset] != expected[offset] { return false }
      return true
    }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  mutating func skipSpace() {
    while at < end, bytes[at] == 0x20 || bytes[at] >= 0x09 && bytes[at] <= 0x0D { at += 1 }
  }

  mutating func expect(_ byte: UInt8, skippingSpace: Bool = true) throws(ExpressionError) {
    guard peek() == byte else {
      throw stray { .expected(String(UnicodeScalar(byte)), found: $0) }
    }
    at += 1
    if skippingSpace { skipSpace() }
  }

  func unaryOperator() -> UnaryOperator? {
    switch peek() {
    case 0x21: at + 1 < end && bytes[at + 1] == 0x3D ? nil : .not
    case 0x2B: .plus
    case 0x2D: .minus
    default: nil
    }
  }

  func binaryOperator() -> BinaryOperator? {
    guard let byte = peek() else { return nil }
    let next = at + 1 < end ? bytes[at + 1] : 0
    switch (byte, next) {
    case (0x2A, 0x2A): return nil
    case (0x5E, _): return .power
    case (0x2A, _): return .multiply
    case (0x2F, _): return .divide
    case (0x25, _): return .remainder
    case (0x2B, _): return .add
    case (0x2D, _): return .subtract
    case (0x3C, 0x3D): return .lessOrEqual
    case (0x3C, 0x3E): return nil
    case (0x3C, _): return .less
    case (0x3E, 0x3D): return .greaterOrEqual
    case (0x3E, _): return .greater
    case (0x3D, 0x3D): return third == 0x3D ? nil : .equal
    case (0x21, 0x3D): return third == 0x3D ? nil : .notEqual
    case (0x7E, _): return .contains
    case (0x26, 0x26): return .and
    case (0x7C, 0x7C): return .or
    case (0x3F, 0x3F): return .coalesce
    default: return nil
    }
  }

  private var third: UInt8 { at + 2 < end ? bytes[at + 2] : 0 }

  /// Bytes of the name at an offset.
  func nameLength(_ start: Int) -> Int {
    var position = start
    while position < end {
      let length = nameScalarLength(position, isFirst: position == start)
      guard length > 0 else { break }
      position += length
    }
    return position - start
  }

  /// Bytes of the scalar at an offset if names may hold it.
  func nameScalarLength(_ position: Int, isFirst: Bool) -> Int {
    let byte = bytes[position]
    switch byte {
    case 0x41...0x5A, 0x5F, 0x61...0x7A: return 1
    case 0x30...0x39: return isFirst ? 0 : 1
    case 0..<0x80: return 0
    default: break
    }
    let length = scalarLength(position)
    // No spaces, quotes and signs of Latin-1, general punctuation or CJK: they are typed by mistake.
    let second = position + 1 < end ? bytes[position + 1] : 0
    let third = position + 2 < end ? bytes[position + 2] : 0
    switch (byte, second) {
    case (0xC2, _), (0xE3, 0x80): return 0
    case (0xE2, 0x80): return 0
    case (0xE2, 0x81) where third <= 0xAF: return 0
    default: return length
    }
  }

  /// Bytes of the scalar at an offset.
  private func scalarLength(_ position: Int) -> Int {
    let length =
      switch bytes[position] {
      case 0xC0...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xFF: 4
      default: 1
      }
    return min(length, end - position)
  }

  /// What stands here, in words for a message, and its range.
  func found() -> (String, Range<Int>) {
    guard at < end else { return ("the end", end..<end) }
    let length = nameLength(at)
    if length > 0 { return ("'" + text(at..<at + length) + "'", at..<at + length) }
    if let operation = binaryOperator() {
      return ("'" + operation.text + "'", at..<at + operation.text.utf8.count)
    }
    for pair: StaticString in ["|>", "===", "!==", "**", "<>", "${", "@{", "#{", "}}"] where has(pair) {
      return ("'" + pair.description + "'", at..<at + pair.utf8CodeUnitCount)
    }
    return ("'" + text(at..<at + scalarLength(at)) + "'", at..<at + scalarLength(at))
  }

  func expectedValue() -> ExpressionError {
    let (found, span) = found()
    guard at < end else { return ExpressionError(.expectedValue(found: found), span: span) }
    switch bytes[at] {
    case 0x80...0xFF, 0x00..<0x20, 0x3B, 0x5C, 0x60, 0x7F, 0x23, 0x24, 0x40:
      return ExpressionError(.unknownCharacter(text(span)), span: span)
    default: return ExpressionError(.expectedValue(found: found), span: span)
    }
  }

  func expectedName() -> ExpressionError {
    if at < end, isMarker(at) {
      return ExpressionError(.mergedMarkers(text(at..<at + 2)), span: at..<at + 2)
    }
    let (found, span) = found()
    return ExpressionError(.invalidPath(found: found), span: span)
  }

  /// The error for what stands here and should not; an operator of other languages has its own.
  func stray(_ kind: (String) -> ExpressionError.Kind) -> ExpressionError {
    let (found, span) = found()
    if let (text, use) = foreignOperator(found) {
      return ExpressionError(.foreignOperator(text, use: use), span: span)
    }
    return ExpressionError(kind(found), span: span)
  }

  /// An operator of other languages that stands here, and the language's own.
  func foreignOperator(_ found: String) -> (text: String, use: String)? {
    switch found {
    case "'and'": ("and", "&&")
    case "'or'": ("or", "||")
    case "'&'": ("&", "&&")
    case "'|'": ("|", "||")
    case "'='": ("=", "==")
    case "'==='": ("===", "==")
    case "'!=='": ("!==", "!=")
    case "'<>'": ("<>", "!=")
    case "'**'": ("**", "^")
    default: nil
    }
  }
}
