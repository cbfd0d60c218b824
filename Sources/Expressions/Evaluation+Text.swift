extension Evaluation {
  /// Text that a value becomes beside a string and in `cast(v, 'string')`.
  ///
  /// Real numbers keep a point (`25.0`), dates are shown as in en_US, collections become JSON.
  mutating func text(of value: ExpressionValue) throws(EvaluationError) -> String {
    switch value {
    case .none: return ""
    case .string(let text): return text
    case .date(let date):
      return DateFormat.display(date, offset: environment.offset) ?? NumberText.plain(date.seconds)
    default:
      var bytes: [UInt8] = []
      try writeJSON(value, to: &bytes, depth: 0)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private mutating func writeJSON(
    _ value: ExpressionValue, to bytes: inout [UInt8], depth: Int
  ) throws(EvaluationError) {
    try spend(1)
    guard depth < ExpressionLimits.valueDepth else { throw .valueTooDeep }
    switch value {
    case .none: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): bytes += String(value).utf8
    case .double(let value): bytes += NumberText.plain(value).utf8
    // Outside the language a date is a number.
    case .date(let date): bytes += NumberText.plain(date.seconds).utf8
    case .string(let text): try writeJSON(text, to: &bytes)
    case .array(let elements):
      bytes.append(0x5B)
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(0x2C) }
        try writeJSON(element, to: &bytes, depth: depth + 1)
      }
      bytes.append(0x5D)
    case .dictionary(let dictionary):
      bytes.append(0x7B)
      for (index, key) in dictionary.keys.enumerated() {
        if index > 0 { bytes.append(0x2C) }
        try writeJSON(key, to: &bytes)
        bytes.append(0x3A)
        try writeJSON(dictionary.values[index], to: &bytes, depth: depth + 1)
      }
      bytes.append(0x7D)
    }
  }

  private mutating func writeJSON(_ text: String, to bytes: inout [UInt8]) throws(EvaluationError) {
    try spend(bytes: text.utf8.count)
    bytes.append(0x22)
    for byte in text.utf8 {
      switch byte {
      case 0x22, 0x5C: bytes += [0x5C, byte]
      case 0x0A: bytes += [0x5C, 0x6E]
      case 0x0D: bytes += [0x5C, 0x72]
      case 0x09: bytes += [0x5C, 0x74]
      case 0..<0x20:
        let low = byte & 0x0F
        bytes += [0x5C, 0x75, 0x30, 0x30, 0x30 + (byte >> 4), low < 10 ? 0x30 + low : 0x57 + low]
      default: bytes.append(byte)
      }
    }
    bytes.append(0x22)
  }
}
