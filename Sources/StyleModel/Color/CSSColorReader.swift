/// Splits the text of a colour into tokens, as far as CSS Syntax matters to colours.
struct CSSColorReader {
  enum Kind {
    case number, percentage, dimension, word, function, hash, comma, slash, closing, other, end
  }

  struct Token {
    var kind: Kind
    /// The bytes of the token; without the parenthesis for a function.
    var range: Range<Int>
    /// The number of a number, a percentage or a dimension.
    var value = 0.0
    /// Where the unit of a dimension starts.
    var unitStart = 0

    var unit: Range<Int> { unitStart..<range.upperBound }
  }

  let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next token; white space before it is skipped.
  mutating func next() -> Token {
    skipSpace()
    let start = position
    guard let first = peek() else { return Token(kind: .end, range: start..<start) }
    if startsNumber() { return number() }
    if Self.isWordByte(first) {
      skipWord()
      let range = start..<position
      guard peek() == 0x28 else { return Token(kind: .word, range: range) }
      position += 1
      return Token(kind: .function, range: range)
    }
    position += 1
    switch first {
    case 0x2C: return Token(kind: .comma, range: start..<position)
    case 0x2F: return Token(kind: .slash, range: start..<position)
    case 0x29: return Token(kind: .closing, range: start..<position)
    case 0x23:
      skipWord()
      return Token(kind: .hash, range: start..<position)
    default: return Token(kind: .other, range: start..<position)
    }
  }

  /// Whether the bytes of `range` are `word`, which is in lower case, in any case.
  func holds(_ word: String, at range: Range<Int>) -> Bool { order(of: range, to: word) == 0 }

  /// Below, equal to or above 0 as the bytes of `range`, in lower case, sort before, with or after `word`.
  func order(of range: Range<Int>, to word: String) -> Int {
    var index = range.lowerBound
    for byte in word.utf8 {
      guard index < range.upperBound else { return -1 }
      let mine = asciiLowercased(bytes[index])
      if mine != byte { return mine < byte ? -1 : 1 }
      index += 1
    }
    return index < range.upperBound ? 1 : 0
  }

  /// The text of `range` for a message: one line, at most 40 bytes.
  func excerpt(_ range: Range<Int>) -> String {
    var end = range.upperBound
    if range.count > 40 {
      end = range.lowerBound + 40
      while end > range.lowerBound && bytes[end] & 0xC0 == 0x80 { end -= 1 }
    }
    let line = bytes[range.lowerBound..<end].map { byte -> UInt8 in byte < 0x20 || byte == 0x7F ? 0x20 : byte
    }
    return String(decoding: line, as: UTF8.self) + (end < range.upperBound ? "…" : "")
  }

  /// The range from `start` to the end of the text, without white space at the end.
  func rest(from start: Int) -> Range<Int> {
    var end = bytes.count
    while end > start && Self.isSpace(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private func peek(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private func isDigit(_ offset: Int) -> Bool {
    guard let byte = peek(offset) else { return false }
    return byte >= 0x30 && byte <= 0x39
  }

  private mutating func skipSpace() {
    while let byte = peek(), Self.isSpace(byte) { position += 1 }
  }

  private mutating func skipWord() {
    while let byte = peek(), Self.isWordByte(byte) { position += 1 }
  }

  private func startsNumber() -> Bool {
    let sign = peek() == 0x2B || peek() == 0x2D ? 1 : 0
    return isDigit(sign) || (peek(sign) == 0x2E && isDigit(sign + 1))
  }

  private mutating func number() -> Token {
    let start = position
    let isNegative = peek() == 0x2D
    if isNegative || peek() == 0x2B { position += 1 }
    // Eighteen digits are more than a Double tells apart; later ones only count places.
    var digits: UInt64 = 0
    var exponent = 0
    var isFraction = false
    while true {
      if isDigit(0) {
        let fits = digits < 100_000_000_000_000_000
        if fits { digits = digits * 10 + UInt64(bytes[position] - 0x30) }
        exponent += (fits ? 0 : 1) - (isFraction ? 1 : 0)
      } else if peek() == 0x2E && !isFraction && isDigit(1) {
        isFraction = true
      } else {
        break
      }
      position += 1
    }
    exponent += writtenExponent()
    let size = min(Self.decimal(digits, exponent), 1e12)
    let value = isNegative ? -size : size
    if peek() == 0x25 {
      position += 1
      return Token(kind: .percentage, range: start..<position, value: value)
    }
    let unitStart = position
    if startsUnit() { skipWord() }
    let kind: Kind = position > unitStart ? .dimension : .number
    return Token(kind: kind, range: start..<position, value: value, unitStart: unitStart)
  }

  // The exponent after `e`, if there is one, kept to a size that cannot overflow.
  private mutating func writtenExponent() -> Int {
    guard let letter = peek(), letter | 0x20 == 0x65 else { return 0 }
    let sign = peek(1) == 0x2B || peek(1) == 0x2D ? 1 : 0
    guard isDigit(1 + sign) else { return 0 }
    let isNegative = peek(1) == 0x2D
    position += 1 + sign
    var exponent = 0
    while isDigit(0) {
      exponent = min(exponent * 10 + Int(bytes[position] - 0x30), 1_000_000)
      position += 1
    }
    return isNegative ? -exponent : exponent
  }

  // A unit starts as a word does, but not with a digit, and with a hyphen only where no number starts.
  private func startsUnit() -> Bool {
    guard let byte = peek(), Self.isWordByte(byte) else { return false }
    guard byte == 0x2D, let second = peek(1) else { return byte != 0x2D }
    return Self.isWordByte(second) && !isDigit(1)
  }

  // digits * 10^exponent; powers up to 10^22 are exact.
  private static func decimal(_ digits: UInt64, _ exponent: Int) -> Double {
    guard digits > 0 else { return 0 }
    var power = 1.0
    for _ in 0..<min(abs(exponent), 330) { power *= 10 }
    return exponent < 0 ? Double(digits) / power : Double(digits) * power
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x2D, 0x80...0xFF: true
    default: false
    }
  }
}
