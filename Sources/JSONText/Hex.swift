/// Hexadecimal digits as ASCII bytes.
enum Hex {
  /// Digit of a value below 16, in capitals.
  static func upper(_ value: UInt8) -> UInt8 {
    value < 10 ? 0x30 + value : 0x37 + value
  }

  /// Digit of a value below 16, in small letters.
  static func lower(_ value: UInt8) -> UInt8 {
    value < 10 ? 0x30 + value : 0x57 + value
  }

  /// Value of a digit in either case; nil for another byte.
  static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x41...0x46: digit - 0x37
    case 0x61...0x66: digit - 0x57
    default: nil
    }
  }
}
