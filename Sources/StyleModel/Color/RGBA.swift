/// An sRGB colour with eight bits a component; alpha last.
public struct RGBA: Hashable, Sendable {
  /// The components, gamma-encoded, and the opacity; 255 is full.
  public var red, green, blue, alpha: UInt8

  /// A colour from its components, opaque unless told otherwise.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour from `0xRRGGBBAA`.
  public init(packed: UInt32) {
    self.init(
      UInt8(truncatingIfNeeded: packed >> 24), UInt8(truncatingIfNeeded: packed >> 16),
      UInt8(truncatingIfNeeded: packed >> 8), UInt8(truncatingIfNeeded: packed))
  }

  /// The colour as `0xRRGGBBAA`.
  public var packed: UInt32 {
    UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }

  /// `#RRGGBB`, or `#RRGGBBAA` when not opaque; upper case.
  public var hex: String {
    var digits: [UInt8] = []
    digits.reserveCapacity(9)
    appendHex(to: &digits)
    return String(decoding: digits, as: UTF8.self)
  }

  /// Appends `hex` as UTF-8.
  func appendHex(to bytes: inout [UInt8]) {
    bytes.append(0x23)
    var shift: UInt32 = 32
    let end: UInt32 = alpha == 255 ? 8 : 0
    while shift > end {
      shift -= 4
      let digit = UInt8(truncatingIfNeeded: packed >> shift & 0xF)
      bytes.append(digit < 10 ? 0x30 + digit : 0x37 + digit)
    }
  }

  /// Reads `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA` in either case from UTF-8 bytes; nil for anything else.
  public init?(hex bytes: ArraySlice<UInt8>) {
    guard let color = bytes.withUnsafeBufferPointer({ RGBA(hex: $0) }) else { return nil }
    self = color
  }

  /// The same from bytes in place.
  package init?(hex bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.first == 0x23, bytes.count <= 9 else { return nil }
    var value: UInt32 = 0
    for byte in bytes.dropFirst() {
      guard let digit = hexDigitValue(byte) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    switch bytes.count {
    case 4: self.init(packed: doublingDigits(value << 4 | 0xF))
    case 5: self.init(packed: doublingDigits(value))
    case 7: self.init(packed: value << 8 | 0xFF)
    case 9: self.init(packed: value)
    default: return nil
    }
  }

  /// Reads `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA` in either case; nil for anything else.
  public init?(hex text: String) {
    self.init(hex: Array(text.utf8)[...])
  }
}

/// The value of a hexadecimal digit in either case; nil for any other byte.
package func hexDigitValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case 0x30...0x39: byte - 0x30
  case 0x41...0x46: byte - 0x37
  case 0x61...0x66: byte - 0x57
  default: nil
  }
}

// 0xRGBA to 0xRRGGBBAA.
private func doublingDigits(_ value: UInt32) -> UInt32 {
  let spread = (value & 0xF000) << 12 | (value & 0x0F00) << 8 | (value & 0x00F0) << 4 | value & 0x000F
  return spread * 0x11
}

extension RGBA {
  /// The same components with the alpha multiplied, to the nearest of 256 steps.
  public func multiplyingAlpha(by factor: Double) -> RGBA {
    var copy = self
    // Truncating needs no C library, which `rounded()` does on some targets.
    let alpha = Double(alpha) * factor + 0.5
    copy.alpha = alpha >= 0 ? UInt8(min(alpha, 255)) : 0
    return copy
  }
}
