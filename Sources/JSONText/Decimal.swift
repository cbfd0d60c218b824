/// Number of a JSON text, as its digits and its scale.
struct Decimal {
  var isNegative = false
  /// Significant digits, 0 to 9 each, without leading zeros; at most ``digitLimit`` and one for the rest.
  var digits: [UInt8] = []
  /// Power of ten that the last digit counts.
  var exponent = 0

  /// Digits that decide how any `Double` rounds; of those behind it only matters whether they are all 0.
  static let digitLimit = 770
  /// Bound of written exponents; beyond it they mean the same.
  private static let exponentLimit = 100_000_000

  /// Decimal of a well-formed JSON number.
  init(_ text: ArraySlice<UInt8>) {
    var seenPoint = false
    var at = text.startIndex
    while at < text.endIndex {
      let byte = text[at]
      at += 1
      switch byte {
      case 0x2D: isNegative = true
      case 0x2E: seenPoint = true
      case 0x30...0x39: append(byte - 0x30, isFraction: seenPoint)
      default:
        exponent += Decimal.writtenExponent(text[at...])
        return
      }
    }
  }

  private mutating func append(_ digit: UInt8, isFraction: Bool) {
    if digits.count < Decimal.digitLimit {
      if isFraction { exponent -= 1 }
      if digit != 0 || !digits.isEmpty { digits.append(digit) }
    } else {
      // A sticky digit stands for all the rest that are not 0.
      if !isFraction { exponent += 1 }
      if digit != 0, digits.count == Decimal.digitLimit {
        digits.append(1)
        exponent -= 1
      }
    }
  }

  private static func writtenExponent(_ text: ArraySlice<UInt8>) -> Int {
    var value = 0
    for byte in text where byte >= 0x30 && byte <= 0x39 {
      value = min(value * 10 + Int(byte - 0x30), exponentLimit)
    }
    return text.first == 0x2D ? -value : value
  }

  /// Exact value as an integer, or nil.
  var integer: Int? {
    // The sticky digit is not exact, but so many digits are no `Int` unless they end in zeros.
    guard let last = digits.lastIndex(where: { $0 != 0 }) else { return 0 }
    let scale = exponent + digits.count - 1 - last
    guard scale >= 0, scale < 20, last < 20 else { return nil }
    var value = 0
    for place in 0...(last + scale) {
      let digit = place <= last ? Int(digits[place]) : 0
      let (scaled, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = scaled.subtractingReportingOverflow(digit)
      guard !overflow, !carry else { return nil }
      value = sum
    }
    guard !isNegative else { return value }
    return value == .min ? nil : -value
  }

  /// Nearest `Double`, or nil when that is infinity.
  var double: Double? {
    guard let magnitude else { return nil }
    return isNegative ? -magnitude : magnitude
  }

  private var magnitude: Double? {
    guard !digits.isEmpty else { return 0 }
    if digits.count <= 19 {
      var mantissa: UInt64 = 0
      for digit in digits { mantissa = mantissa * 10 + UInt64(digit) }
      // Both operands are exact, so the one rounding of the operation is the right one.
      if mantissa <= 1 << 53, exponent >= -22, exponent <= 22 {
        let power = Decimal.powers[abs(exponent)]
        return exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
      }
    }
    let place = digits.count + exponent
    if place > 310 { return nil }
    if place < -330 { return 0 }
    return roundedByDivision
  }

  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19,
    1e20, 1e21, 1e22,
  ]

  /// First 64 binary digits by long division of big integers, then one rounding.
  private var roundedByDivision: Double? {
    var numerator = BigNatural(digits: digits)
    var denominator = BigNatural(1)
    if exponent > 0 { numerator.multiply(byPowerOfTen: exponent) }
    if exponent < 0 { denominator.multiply(byPowerOfTen: -exponent) }
    // Scale by powers of two until 1 <= numerator / denominator < 2.
    var binary = numerator.bitWidth - denominator.bitWidth
    if binary > 0 { denominator.shiftLeft(binary) } else { numerator.shiftLeft(-binary) }
    if numerator < denominator {
      numerator.shiftLeft(1)
      binary -= 1
    }
    var quotient: UInt64 = 0
    for _ in 0..<64 {
      quotient <<= 1
      if !(numerator < denominator) {
        numerator.subtract(denominator)
        quotient |= 1
      }
      numerator.shiftLeft(1)
    }
    return Decimal.compose(quotient, binary: binary, isInexact: !numerator.isZero)
  }

  /// Rounds `quotient` / 2^63 * 2^`binary`, the top bit being set, with a rest behind the last bit or not.
  private static func compose(_ quotient: UInt64, binary: Int, isInexact: Bool) -> Double? {
    // A subnormal number keeps fewer bits than 53.
    let dropped = min(11 + max(0, -1022 - binary), 65)
    guard dropped < 65 else { return 0 }
    let kept = dropped == 64 ? 0 : quotient >> UInt64(dropped)
    let half: UInt64 = 1 << UInt64(dropped - 1)
    let rest = quotient & (half | (half - 1))
    let isUp = rest > half || rest == half && (isInexact || kept & 1 == 1)
    let mantissa = kept + (isUp ? 1 : 0)
    // Adding instead of composing lets a carry run into the exponent, up to infinity.
    let bits = binary < -1022 ? mantissa : UInt64(binary + 1022) << 52 + mantissa
    let value = Double(bitPattern: bits)
    return binary <= 1023 && value.isFinite ? value : nil
  }
}
