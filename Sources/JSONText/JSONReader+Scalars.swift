extension JSONReader {
  /// Reads the word that starts at `start`, puts it on the tape and gives the offset behind it.
  mutating func readLiteral(_ start: Int) throws(JSONError) -> Int {
    let kind: JSONKind
    let length: Int
    switch byte(start) {
    case 0x74 where matches(start, 0x72, 0x75, 0x65): (kind, length) = (.bool, 4)
    case 0x6E where matches(start, 0x75, 0x6C, 0x6C): (kind, length) = (.null, 4)
    case 0x66 where matches(start &+ 1, 0x6C, 0x73, 0x65) && byte(start &+ 1) == 0x61:
      (kind, length) = (.bool, 5)
    default: throw failure(.invalidLiteral, at: start)
    }
    let end = start &+ length
    if end < count, (byte(end) | 0x20) >= 0x61, (byte(end) | 0x20) <= 0x7A {
      throw failure(.invalidLiteral, at: start)
    }
    append(start, end, UInt32(kind.rawValue))
    return end
  }

  /// Whether these three bytes stand behind the byte at `at`.
  private func matches(_ at: Int, _ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    at &+ 3 < count && byte(at &+ 1) == first && byte(at &+ 2) == second && byte(at &+ 3) == third
  }

  /// Reads the number that starts at `start`, puts it on the tape and gives the offset behind it.
  ///
  ///     number   = [ "-" ] ( "0" | digit1-9 { digit } ) [ "." digits ] [ exponent ]
  ///     exponent = ( "e" | "E" ) [ "+" | "-" ] digits
  mutating func readNumber(_ start: Int) throws(JSONError) -> Int {
    var at = start
    if byte(at) == 0x2D { at &+= 1 }
    let integer = at
    at = try skipDigits(at)
    if byte(integer) == 0x30, at > integer &+ 1 { throw failure(.leadingZero, at: integer) }
    if at < count, byte(at) == 0x2E { at = try skipDigits(at &+ 1) }
    if at < count, byte(at) | 0x20 == 0x65 {
      at &+= 1
      if at < count, byte(at) == 0x2B || byte(at) == 0x2D { at &+= 1 }
      at = try skipDigits(at)
    }
    append(start, at, UInt32(JSONKind.number.rawValue))
    return at
  }

  @inline(__always) private func skipDigits(_ from: Int) throws(JSONError) -> Int {
    var at = from
    while at < count, byte(at) &- 0x30 < 10 { at &+= 1 }
    guard at > from else { throw failure(.invalidNumber, at: at) }
    return at
  }
}
