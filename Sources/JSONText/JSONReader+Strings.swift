extension JSONReader {
  /// High bit of each byte of `word` that a string scan must stop at; exact up to the lowest one.
  ///
  /// Stops are `"`, `\`, bytes below 0x20 and bytes from 0x80 on. A borrow can only spoil bytes above a stop.
  @inline(__always) private static func stops(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = (word ^ (ones &* 0x22)) &- ones
    let backslashes = (word ^ (ones &* 0x5C)) &- ones
    let controls = word &- (ones &* 0x20)
    return (quotes | backslashes | controls | word) & (ones &* 0x80)
  }

  /// Reads the string whose opening quote is at `start`, puts it on the tape and gives the offset behind it.
  @inline(__always) mutating func readString(_ start: Int) throws(JSONError) -> Int {
    var at = start &+ 1
    var info = UInt32(JSONKind.string.rawValue)
    while true {
      while at &+ 8 <= count {
        let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: at, as: UInt64.self))
        let stops = JSONReader.stops(in: word)
        guard stops == 0 else {
          at &+= stops.trailingZeroBitCount &>> 3
          break
        }
        at &+= 8
      }
      guard at < count else { throw failure(.unterminatedString, at: start) }
      let byte = byte(at)
      if byte == 0x22 {
        append(start, at &+ 1, info)
        return at &+ 1
      }
      if byte >= 0x80 {
        at = try skipScalars(at)
      } else if byte == 0x5C {
        info |= TapeEntry.escapeBit
        at = try skipEscape(at, in: start)
      } else if byte < 0x20 {
        throw failure(.controlCharacter(byte), at: at)
      } else {
        at &+= 1
      }
    }
  }

  /// Offset behind the escape at `at`.
  private func skipEscape(_ at: Int, in start: Int) throws(JSONError) -> Int {
    guard at &+ 1 < count else { throw failure(.unterminatedString, at: start) }
    switch byte(at &+ 1) {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74:
      return at &+ 2
    case 0x75:
      for digit in (at &+ 2)..<(at &+ 6) {
        guard digit < count else { throw failure(.unterminatedString, at: start) }
        guard Hex.value(byte(digit)) != nil else { throw failure(.invalidEscape, at: at) }
      }
      return at &+ 6
    default:
      throw failure(.invalidEscape, at: at)
    }
  }

  /// Offset behind the run of scalars above U+007F at `from`; table 3-7 of the Unicode Standard.
  private func skipScalars(_ from: Int) throws(JSONError) -> Int {
    var at = from
    while at < count {
      let lead = byte(at)
      let length: Int
      var low: UInt8 = 0x80
      var high: UInt8 = 0xBF
      switch lead {
      case 0..<0x80: return at
      case 0xC2...0xDF: length = 2
      case 0xE0: (length, low) = (3, 0xA0)
      case 0xED: (length, high) = (3, 0x9F)
      case 0xE1...0xEF: length = 3
      case 0xF0: (length, low) = (4, 0x90)
      case 0xF1...0xF3: length = 4
      case 0xF4: (length, high) = (4, 0x8F)
      default: throw failure(.invalidUTF8, at: at)
      }
      guard at &+ length <= count, byte(at &+ 1) >= low, byte(at &+ 1) <= high else {
        throw failure(.invalidUTF8, at: at)
      }
      var next = at &+ 2
      while next < at &+ length {
        guard byte(next) & 0xC0 == 0x80 else { throw failure(.invalidUTF8, at: at) }
        next &+= 1
      }
      at = next
    }
    return at
  }
}
