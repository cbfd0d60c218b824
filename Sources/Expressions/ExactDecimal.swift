/// A natural decimal number, digits times a power of ten, and its rounding to binary by big integers.
struct ExactDecimal {
  /// Digits, 0 to 9 each, the first not 0.
  var digits: [UInt8]
  /// Power of ten that the last digit counts.
  var exponent: Int

  /// Digits that decide every rounding, with a last one that is odd if there were more.
  static let digitLimit = 780

  /// The nearest `Double`, ties to even; nil if that is infinity.
  var nearest: Double? {
    guard !digits.isEmpty else { return 0 }
    let place = digits.count + exponent
    if place > 310 { return nil }
    if place < -330 { return 0 }
    if digits.count <= 15, exponent.magnitude <= 22 {
      // Digits and power are exact, so one operation rounds once.
      var value = 0.0
      for digit in digits { value = value * 10 + Double(digit) }
      var power = 1.0
      for _ in 0..<exponent.magnitude { power *= 10 }
      return exponent < 0 ? value / power : value * power
    }
    var top: [UInt32] = []
    for digit in digits { ExactDecimal.scale(&top, by: 10, adding: UInt32(digit)) }
    var bottom: [UInt32] = [1]
    for _ in 0..<max(exponent, 0) { ExactDecimal.scale(&top, by: 10, adding: 0) }
    for _ in 0..<max(-exponent, 0) { ExactDecimal.scale(&bottom, by: 10, adding: 0) }
    return ExactDecimal.quotient(top, bottom)
  }

  /// top / bottom, rounded once.
  private static func quotient(_ numerator: [UInt32], _ denominator: [UInt32]) -> Double? {
    var top = numerator
    var bottom = denominator
    // Bring the quotient between 1/2 and 2.
    var binary = width(top) - width(bottom)
    if binary > 0 { shift(&bottom, by: binary) } else { shift(&top, by: -binary) }
    if isLess(top, bottom) {
      shift(&top, by: 1)
      binary -= 1
    }
    // The quotient is 1.… times 2^binary; take as many bits as the result keeps and one to round by.
    let kept = binary < -1022 ? max(53 + binary + 1022, 0) : 53
    var bits: UInt64 = 0
    for _ in 0..<kept {
      bits <<= 1
      if !isLess(top, bottom) {
        subtract(&top, bottom)
        bits |= 1
      }
      shift(&top, by: 1)
    }
    // `top` is now the rest, doubled: it compares with `bottom` as the rest does with one half.
    if isLess(bottom, top) || !isLess(top, bottom) && bits & 1 == 1 { bits += 1 }
    if kept == 0 && binary < -1075 { bits = 0 }
    let result = Double(bits) * power(of: kept < 53 ? -1074 : binary - 52)
    return result.isFinite ? result : nil
  }

  private static func power(of exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: 1)
  }

  private static func width(_ limbs: [UInt32]) -> Int {
    limbs.last.map { limbs.count * 32 - $0.leadingZeroBitCount } ?? 0
  }

  private static func scale(_ limbs: inout [UInt32], by factor: UInt32, adding addend: UInt32) {
    var carry = UInt64(addend)
    for index in limbs.indices {
      let product = UInt64(limbs[index]) * UInt64(factor) + carry
      limbs[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry > 0 { limbs.append(UInt32(truncatingIfNeeded: carry)) }
  }

  private static func shift(_ limbs: inout [UInt32], by bits: Int) {
    guard bits > 0, !limbs.isEmpty else { return }
    for _ in 0..<bits % 32 { scale(&limbs, by: 2, adding: 0) }
    if bits >= 32 { limbs.insert(contentsOf: [UInt32](repeating: 0, count: bits / 32), at: 0) }
  }

  private static func isLess(_ left: [UInt32], _ right: [UInt32]) -> Bool {
    if left.count != right.count { return left.count < right.count }
    for index in left.indices.reversed() where left[index] != right[index] {
      return left[index] < right[index]
    }
    return false
  }

  private static func subtract(_ left: inout [UInt32], _ right: [UInt32]) {
    var borrow: Int64 = 0
    for index in left.indices {
      let difference = Int64(left[index]) - (index < right.count ? Int64(right[index]) : 0) + borrow
      left[index] = UInt32(truncatingIfNeeded: difference)
      borrow = difference >> 32
    }
    while left.last == 0 { left.removeLast() }
  }
}
