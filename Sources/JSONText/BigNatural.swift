/// Natural number of any size, for the rare decimal that needs exact rounding.
struct BigNatural {
  /// Digits to the base 2^32, the lowest first, without leading zeros.
  private var limbs: [UInt32]

  init(_ value: UInt32) {
    limbs = value == 0 ? [] : [value]
  }

  /// Number with these decimal digits, 0 to 9 each; O(digits²).
  init(digits: [UInt8]) {
    limbs = []
    var at = 0
    while at < digits.count {
      let end = min(at + 9, digits.count)
      var chunk: UInt32 = 0
      var scale: UInt32 = 1
      for digit in digits[at..<end] {
        chunk = chunk * 10 + UInt32(digit)
        scale *= 10
      }
      multiply(by: scale, adding: chunk)
      at = end
    }
  }

  var isZero: Bool { limbs.isEmpty }

  /// Bits up to the highest that is set.
  var bitWidth: Int {
    guard let top = limbs.last else { return 0 }
    return limbs.count * 32 - top.leadingZeroBitCount
  }

  mutating func multiply(by factor: UInt32, adding addend: UInt32 = 0) {
    var carry = UInt64(addend)
    for index in limbs.indices {
      let product = UInt64(limbs[index]) * UInt64(factor) + carry
      limbs[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  mutating func multiply(byPowerOfTen exponent: Int) {
    var left = exponent
    while left >= 9 {
      multiply(by: 1_000_000_000)
      left -= 9
    }
    for _ in 0..<left { multiply(by: 10) }
  }

  mutating func shiftLeft(_ bits: Int) {
    guard bits > 0, !limbs.isEmpty else { return }
    let small = UInt32(bits & 31)
    if small > 0 {
      var carry: UInt32 = 0
      for index in limbs.indices {
        let limb = limbs[index]
        limbs[index] = limb << small | carry
        carry = limb >> (32 - small)
      }
      if carry > 0 { limbs.append(carry) }
    }
    if bits >= 32 { limbs.insert(contentsOf: repeatElement(0, count: bits >> 5), at: 0) }
  }

  /// Takes away a number that is not greater.
  mutating func subtract(_ other: BigNatural) {
    var borrow: Int64 = 0
    for index in limbs.indices {
      let right = index < other.limbs.count ? Int64(other.limbs[index]) : 0
      let difference = Int64(limbs[index]) - right + borrow
      limbs[index] = UInt32(truncatingIfNeeded: difference)
      borrow = difference >> 32
    }
    while limbs.last == 0 { limbs.removeLast() }
  }

  static func < (left: BigNatural, right: BigNatural) -> Bool {
    guard left.limbs.count == right.limbs.count else { return left.limbs.count < right.limbs.count }
    var index = left.limbs.count
    while index > 0 {
      index -= 1
      if left.limbs[index] != right.limbs[index] { return left.limbs[index] < right.limbs[index] }
    }
    return false
  }
}
