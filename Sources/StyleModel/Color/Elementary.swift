/// The elementary functions that colour conversion needs, in plain Swift: the core links no libm.
///
/// Results stay within a few units in the last place, well below a relative error of 1e-12, over the ranges
/// that colours use. NaN in gives NaN out.
package enum Elementary {
  package static let pi = 3.141592653589793

  // ln 2 in two parts; the low bits of the first are zero, so that small multiples of it are exact.
  private static let ln2High = 0.693147180369123816490
  private static let ln2Low = 1.90821492927058770002e-10

  /// The exponential function; 0 and infinity where the result leaves the range of `Double`.
  package static func exp(_ x: Double) -> Double {
    if x != x { return x }
    if x > 709.79 { return .infinity }
    if x < -745.2 { return 0 }
    let steps = floor(x * 1.4426950408889634 + 0.5)
    let r = (x - steps * ln2High) - steps * ln2Low
    // |r| <= ln 2 / 2, where 13 terms of the series reach the last bit.
    var sum = 1.0
    var n = 13.0
    while n > 0 {
      sum = 1 + sum * r / n
      n -= 1
    }
    return scaled(sum, by: Int32(steps))
  }

  /// The natural logarithm; minus infinity for 0 and NaN below it.
  package static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    if x == .infinity { return x }
    var (mantissa, exponent) = split(x)
    if mantissa > 1.4142135623730951 {
      mantissa *= 0.5
      exponent += 1
    }
    // ln m = 2 artanh((m - 1) / (m + 1)), with an argument of at most 0.1716.
    let s = (mantissa - 1) / (mantissa + 1)
    let z = s * s
    var sum = 0.0
    var n = 23.0
    while n >= 3 {
      sum = (sum + 1 / n) * z
      n -= 2
    }
    let e = Double(exponent)
    return e * ln2High + (2 * s + (2 * s * sum + e * ln2Low))
  }

  /// `base` to the power of `exponent`; NaN for a negative base, except under a whole exponent.
  package static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    if base != base || exponent != exponent { return .nan }
    if base == 0 { return exponent > 0 ? 0 : .infinity }
    if base > 0 { return exp(exponent * log(base)) }
    guard floor(exponent) == exponent else { return .nan }
    let size = exp(exponent * log(-base))
    let half = exponent * 0.5
    return floor(half) == half ? size : -size
  }

  /// The real cube root, of the sign of `x`.
  package static func cbrt(_ x: Double) -> Double {
    let size = abs(x)
    guard size > 0, size < .infinity else { return x }
    // Scaling by a power of 8 keeps subnormal numbers out of the estimate and the step below from overflow.
    if size < 0x1p-1000 { return cbrt(x * 0x1p+300) * 0x1p-100 }
    if size > 0x1p+1000 { return cbrt(x * 0x1p-300) * 0x1p+100 }
    // A third of the bit pattern is a third of the logarithm, within 6 %.
    var root = Double(bitPattern: size.bitPattern / 3 + 0x2A9F_7893_0000_0000)
    // Halley's step triples the number of good digits.
    for _ in 0..<3 {
      let cube = root * root * root
      root *= (cube + 2 * size) / (2 * cube + size)
    }
    return x < 0 ? -root : root
  }

  /// The sine of an angle in radians.
  package static func sin(_ x: Double) -> Double {
    let (r, quadrant) = quarterTurn(x)
    let size = quadrant & 1 == 0 ? sineSeries(r) : cosineSeries(r)
    return quadrant & 2 == 0 ? size : -size
  }

  /// The cosine of an angle in radians.
  package static func cos(_ x: Double) -> Double {
    let (r, quadrant) = quarterTurn(x)
    let size = quadrant & 1 == 0 ? cosineSeries(r) : sineSeries(r)
    return quadrant == 0 || quadrant == 3 ? size : -size
  }

  /// The angle in radians of the point (`x`, `y`), from -π to π; 0 for the origin.
  package static func atan2(_ y: Double, _ x: Double) -> Double {
    if x != x || y != y { return .nan }
    let (width, height) = (abs(x), abs(y))
    var angle: Double
    if height == 0 && width == 0 {
      angle = 0
    } else if height == .infinity && width == .infinity {
      angle = pi / 4
    } else if height > width {
      angle = pi / 2 - arctangent(width / height)
    } else {
      angle = arctangent(height / width)
    }
    if x < 0 { angle = pi - angle }
    return y < 0 ? -angle : angle
  }

  /// The greatest whole number that is not greater than `x`.
  package static func floor(_ x: Double) -> Double { x.rounded(.down) }

  // The arc tangent of a number from 0 to 1: atan t = 2 atan(t / (1 + sqrt(1 + t²))), twice.
  private static func arctangent(_ t: Double) -> Double {
    let half = t / (1 + (1 + t * t).squareRoot())
    let quarter = half / (1 + (1 + half * half).squareRoot())
    let z = -(quarter * quarter)
    var sum = 0.0
    var n = 23.0
    while n >= 3 {
      sum = (sum + 1 / n) * z
      n -= 2
    }
    return 4 * (quarter + quarter * sum)
  }

  // The distance to the nearest multiple of π/2, and that multiple modulo 4.
  private static func quarterTurn(_ x: Double) -> (Double, Int32) {
    guard abs(x) < 1e15 else { return (.nan, 0) }
    let turns = floor(x * 0.6366197723675814 + 0.5)
    // π/2 in three parts with trailing zeros, so that the first two products are exact for |turns| < 2^20.
    let r =
      ((x - turns * 1.57079632673412561417) - turns * 6.07710050630396597660e-11)
      - turns * 2.02226624879595063154e-21
    return (r, Int32(turns - 4 * floor(turns * 0.25)))
  }

  private static func sineSeries(_ r: Double) -> Double {
    let z = -(r * r)
    var sum = 1.0
    var n = 17.0
    while n >= 3 {
      sum = 1 + sum * z / (n * (n - 1))
      n -= 2
    }
    return r * sum
  }

  private static func cosineSeries(_ r: Double) -> Double {
    let z = -(r * r)
    var sum = 1.0
    var n = 18.0
    while n >= 2 {
      sum = 1 + sum * z / (n * (n - 1))
      n -= 2
    }
    return sum
  }

  // x = mantissa * 2^exponent with a mantissa from 1 to 2, for finite x above 0.
  private static func split(_ x: Double) -> (Double, Int32) {
    if x < 0x1p-1022 {
      let (mantissa, exponent) = split(x * 0x1p+54)
      return (mantissa, exponent - 54)
    }
    let bits = x.bitPattern
    let exponent = Int32(truncatingIfNeeded: bits >> 52) - 1023
    return (Double(bitPattern: bits & 0x000F_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000), exponent)
  }

  // x * 2^exponent, in two steps where one factor would overflow or lose bits.
  private static func scaled(_ x: Double, by exponent: Int32) -> Double {
    func power(_ n: Int32) -> Double { Double(bitPattern: UInt64(n + 1023) << 52) }
    if exponent > 1023 { return x * power(1023) * power(exponent - 1023) }
    if exponent < -1022 { return x * power(exponent + 200) * power(-200) }
    return x * power(exponent)
  }
}
