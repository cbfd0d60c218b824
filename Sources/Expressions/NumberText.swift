/// Numbers from digits and back, exactly.
enum NumberText {
  /// Value of decimal digits, if it fits.
  static func integer(_ digits: ArraySlice<UInt8>) -> Int64? {
    var value: Int64 = 0
    guard !digits.isEmpty else { return nil }
    for digit in digits {
      guard digit >= 0x30, digit <= 0x39 else { return nil }
      let (scaled, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = scaled.addingReportingOverflow(Int64(digit - 0x30))
      guard !overflow, !carry else { return nil }
      value = sum
    }
    return value
  }

  /// Value of an optional sign and digits, if it fits.
  static func signedInteger(_ text: ArraySlice<UInt8>) -> Int64? {
    switch text.first {
    case 0x2D:
      if let value = integer(text.dropFirst()) { return -value }
      return text.dropFirst().elementsEqual("9223372036854775808".utf8) ? .min : nil
    case 0x2B: return integer(text.dropFirst())
    default: return integer(text)
    }
  }

  /// The nearest `Double` to a decimal text, ties to even; nil for another text and beyond the range.
  ///
  /// The text is an optional sign, digits with at most one point between them, and an optional exponent.
  static func double(_ text: ArraySlice<UInt8>) -> Double? {
    var at = text.startIndex
    let isNegative = text.first == 0x2D
    if isNegative || text.first == 0x2B { at += 1 }
    var digits: [UInt8] = []
    var exponent = 0
    var seen = 0
    var hasPoint = false
    while at < text.endIndex {
      let byte = text[at]
      if byte == 0x2E, !hasPoint, seen > 0 {
        hasPoint = true
        seen = 0
      } else if byte >= 0x30, byte <= 0x39 {
        seen += 1
        if hasPoint { exponent -= 1 }
        if digits.isEmpty, byte == 0x30 {
          // A leading zero counts nothing.
        } else if digits.count < ExactDecimal.digitLimit {
          digits.append(byte - 0x30)
        } else {
          exponent += 1
          if byte != 0x30 { digits[digits.count - 1] |= 1 }
        }
      } else {
        break
      }
      at += 1
    }
    guard seen > 0 else { return nil }
    if at < text.endIndex {
      guard text[at] | 0x20 == 0x65, let written = writtenExponent(text[(at + 1)...]) else { return nil }
      exponent += written
    }
    guard let size = ExactDecimal(digits: digits, exponent: exponent).nearest else { return nil }
    return isNegative ? -size : size
  }

  private static func writtenExponent(_ text: ArraySlice<UInt8>) -> Int? {
    let isSigned = text.first == 0x2D || text.first == 0x2B
    let digits = isSigned ? text.dropFirst() : text
    guard !digits.isEmpty else { return nil }
    var value = 0
    for digit in digits {
      guard digit >= 0x30, digit <= 0x39 else { return nil }
      value = min(value * 10 + Int(digit - 0x30), 100_000)
    }
    return text.first == 0x2D ? -value : value
  }

  /// Shortest digits that read back as a finite number, without an exponent and with a point: `25.0`, `0.1`.
  static func plain(_ value: Double) -> String {
    guard value.isFinite else { return "0.0" }
    var digits: [UInt8] = []
    var point: Int?
    var exponent = 0
    let text = Array(value.magnitude.description.utf8)
    var at = 0
    while at < text.count {
      switch text[at] {
      case 0x2E: point = digits.count
      case 0x65:
        exponent = writtenExponent(text[(at + 1)...]) ?? 0
        at = text.count
      default: digits.append(text[at])
      }
      at += 1
    }
    let place = (point ?? digits.count) + exponent
    var result: [UInt8] = value.sign == .minus && value != 0 ? [0x2D] : []
    if place <= 0 {
      result += [0x30, 0x2E] + [UInt8](repeating: 0x30, count: -place) + digits
    } else {
      result += digits.prefix(place)
      result += [UInt8](repeating: 0x30, count: max(place - digits.count, 0))
      result.append(0x2E)
      result += place < digits.count ? digits[place...] : [0x30]
    }
    while result.last == 0x30, result[result.count - 2] != 0x2E { result.removeLast() }
    return String(decoding: result, as: UTF8.self)
  }
}
