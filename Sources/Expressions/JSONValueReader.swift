/// Reads a JSON text as a value, for `strtojson()`.
struct JSONValueReader {
  private let bytes: [UInt8]
  private var at = 0

  /// The value, or nil if the text is no JSON or nests too deep.
  ///
  /// Numbers without fraction and exponent are whole numbers if they fit; of equal keys the last counts.
  static func read(_ text: String) -> ExpressionValue? {
    var reader = JSONValueReader(bytes: Array(text.utf8))
    guard let value = reader.value(depth: 0) else { return nil }
    reader.skipSpace()
    return reader.at == reader.bytes.count ? value : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func skipSpace() {
    while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x0A || bytes[at] == 0x0D || bytes[at] == 0x09 {
      at += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard at < bytes.count, bytes[at] == byte else { return false }
    at += 1
    return true
  }

  private mutating func value(depth: Int) -> ExpressionValue? {
    skipSpace()
    guard at < bytes.count, depth < ExpressionLimits.valueDepth else { return nil }
    switch bytes[at] {
    case 0x22: return string().map { .string($0) }
    case 0x5B: return array(depth: depth)
    case 0x7B: return dictionary(depth: depth)
    case 0x74: return word("true", .bool(true))
    case 0x66: return word("false", .bool(false))
    case 0x6E: return word("null", .none)
    default: return number()
    }
  }

  private mutating func word(_ text: String, _ value: ExpressionValue) -> ExpressionValue? {
    guard bytes[at...].starts(with: text.utf8) else { return nil }
    at += text.utf8.count
    return value
  }

  private mutating func array(depth: Int) -> ExpressionValue? {
    at += 1
    var elements: [ExpressionValue] = []
    if take(0x5D) { return .array(elements) }
    while true {
      guard let element = value(depth: depth + 1) else { return nil }
      elements.append(element)
      if take(0x5D) { return .array(elements) }
      guard take(0x2C) else { return nil }
    }
  }

  private mutating func dictionary(depth: Int) -> ExpressionValue? {
    at += 1
    var dictionary = ExpressionDictionary()
    if take(0x7D) { return .dictionary(dictionary) }
    while true {
      skipSpace()
      guard at < bytes.count, bytes[at] == 0x22, let key = string(), take(0x3A),
        let value = value(depth: depth + 1)
      else { return nil }
      dictionary[key] = value
      if take(0x7D) { return .dictionary(dictionary) }
      guard take(0x2C) else { return nil }
    }
  }

  private mutating func number() -> ExpressionValue? {
    let start = at
    if at < bytes.count, bytes[at] == 0x2D { at += 1 }
    let first = at
    skipDigits()
    guard at > first, bytes[first] != 0x30 || at == first + 1 else { return nil }
    var isWhole = true
    if at < bytes.count, bytes[at] == 0x2E {
      isWhole = false
      at += 1
      let digits = at
      skipDigits()
      guard at > digits else { return nil }
    }
    if at < bytes.count, bytes[at] | 0x20 == 0x65 {
      isWhole = false
      at += 1
      if at < bytes.count, bytes[at] == 0x2B || bytes[at] == 0x2D { at += 1 }
      let digits = at
      skipDigits()
      guard at > digits else { return nil }
    }
    if isWhole, let value = NumberText.signedInteger(bytes[start..<at]) { return .integer(value) }
    return NumberText.double(bytes[start..<at]).map { .double($0) }
  }

  private mutating func skipDigits() {
    while at < bytes.count, bytes[at] >= 0x30, bytes[at] <= 0x39 { at += 1 }
  }

  private mutating func string() -> String? {
    at += 1
    var result: [UInt8] = []
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      switch byte {
      case 0x22: return String(decoding: result, as: UTF8.self)
      case 0..<0x20: return nil
      case 0x5C:
        guard let scalar = escape() else { return nil }
        result += String(Character(scalar)).utf8
      default: result.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard at < bytes.count else { return nil }
    at += 1
    switch bytes[at - 1] {
    case 0x22: return "\""
    case 0x5C: return "\\"
    case 0x2F: return "/"
    case 0x62: return "\u{8}"
    case 0x66: return "\u{C}"
    case 0x6E: return "\n"
    case 0x72: return "\r"
    case 0x74: return "\t"
    case 0x75: break
    default: return nil
    }
    guard let unit = hexadecimal() else { return nil }
    guard unit & 0xF800 == 0xD800 else { return Unicode.Scalar(unit) }
    // A surrogate needs its pair.
    guard unit < 0xDC00, at + 1 < bytes.count, bytes[at] == 0x5C, bytes[at + 1] == 0x75 else { return nil }
    at += 2
    guard let low = hexadecimal(), low & 0xFC00 == 0xDC00 else { return nil }
    return Unicode.Scalar(0x10000 + ((unit & 0x3FF) << 10) + (low & 0x3FF))
  }

  private mutating func hexadecimal() -> UInt32? {
    guard at + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[at..<at + 4] {
      switch byte {
      case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
      case 0x41...0x46, 0x61...0x66: value = value << 4 | UInt32((byte | 0x20) - 0x57)
      default: return nil
      }
    }
    at += 4
    return value
  }
}
