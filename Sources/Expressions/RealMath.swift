/// Functions of real numbers in plain Swift: the core links no mathematics library.
enum RealMath {
  // ln 2 in two parts; the low bits of the first are zero, so that small multiples of it are exact.
  private static let ln2High = 0.693147180369123816490
  private static let ln2Low = 1.90821492927058770002e-10

  /// The exponential function.
  static func exp(_ x: Double) -> Double {
    if x != x { return x }
    if x > 709.79 { return .infinity }
    if x < -745.2 { return 0 }
    let steps = (x * 1.4426950408889634 + 0.5).rounded(.down)
    let rest = (x - steps * ln2High) - steps * ln2Low
    var sum = 1.0
    var n = 14.0
    while n > 0 {
      sum = 1 + sum * rest / n
      n -= 1
    }
    // Two factors, as one alone may leave the range.
    let exponent = Int(steps)
    let half = exponent / 2
    return sum * power(ofTwo: half) * power(ofTwo: exponent - half)
  }

  /// The natural logarithm of a finite number above 0.
  static func log(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return .nan }
    var mantissa = x.significand
    var exponent = Double(x.exponent)
    if mantissa > 1.4142135623730951 {
      mantissa *= 0.5
      exponent += 1
    }
    // ln m = 2 artanh((m - 1) / (m + 1)).
    let s = (mantissa - 1) / (mantissa + 1)
    let z = s * s
    var sum = 0.0
    var n = 25.0
    while n >= 3 {
      sum = (sum + 1 / n) * z
      n -= 2
    }
    return exponent * ln2High + (2 * s + (2 * s * sum + exponent * ln2Low))
  }

  /// A power; not a number for a negative base under a fraction, infinite for 0 under a negative exponent.
  ///
  /// Whole exponents multiply, so that small whole results are exact.
  static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    if base == 0 { return exponent > 0 ? 0 : .infinity }
    if exponent == exponent.rounded(.down), abs(exponent) <= 1024 {
      var result = 1.0
      var square = base
      var left = Int(abs(exponent))
      while left > 0 {
        if left & 1 == 1 { result *= square }
        left >>= 1
        if left > 0 { square *= square }
      }
      if exponent > 0 { return result }
      if result.isFinite, result != 0 { return 1 / result }
    }
    if exponent == 0.5 { return base.squareRoot() }
    if base > 0 { return exp(exponent * log(base)) }
    guard exponent == exponent.rounded(.down) else { return .nan }
    let size = exp(exponent * log(-base))
    let half = exponent * 0.5
    return half == half.rounded(.down) ? size : -size
  }

  /// The rest of a division, exact, with the sign of the left side; both are finite, the right is not 0.
  static func remainder(_ left: Double, _ right: Double) -> Double {
    var rest = abs(left)
    let divisor = abs(right)
    guard rest >= divisor else { return left }
    // Long division, one bit at a time; each step is exact.
    var step = Int(rest.exponent) - Int(divisor.exponent)
    while step >= 0, rest >= divisor {
      // Three factors, as a single one may leave the range.
      let third = step / 3
      let scaled = divisor * power(ofTwo: third) * power(ofTwo: third) * power(ofTwo: step - 2 * third)
      if scaled <= rest { rest -= scaled }
      step -= 1
    }
    return left < 0 ? -rest : rest
  }

  /// A power of two within the normal range.
  private static func power(ofTwo exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: 1)
  }
}
