import Foundation
import StyleModel
import Testing

/// The elementary functions against the platform's own.
struct ElementaryTests {
  // How far `ours` is from `theirs`, relative to sizes above 1 and absolute below.
  private func error(_ ours: Double, _ theirs: Double) -> Double {
    if ours == theirs || (ours.isNaN && theirs.isNaN) { return 0 }
    return abs(ours - theirs) / max(abs(theirs), 1)
  }

  // How far `ours` is from `theirs`, relative to any size.
  private func relativeError(_ ours: Double, _ theirs: Double) -> Double {
    if ours == theirs || (ours.isNaN && theirs.isNaN) { return 0 }
    return abs(ours - theirs) / abs(theirs)
  }

  @Test func exponentials() {
    var worst = 0.0
    for step in -70_000...70_000 {
      let x = Double(step) * 0.0101
      worst = max(worst, relativeError(Elementary.exp(x), Foundation.exp(x)))
    }
    #expect(worst < 1e-14)
    // Subnormal results have few bits, so only their last one may differ.
    #expect(abs(Elementary.exp(-744) - Foundation.exp(-744)) <= .leastNonzeroMagnitude)
  }

  @Test func logarithms() {
    var worst = 0.0
    var x = 1e-307
    while x < 1e307 {
      worst = max(worst, relativeError(Elementary.log(x), Foundation.log(x)))
      x *= 1.0173
    }
    for step in 1...20_000 {
      let x = Double(step) / 10_000
      worst = max(worst, relativeError(Elementary.log(x), Foundation.log(x)))
    }
    #expect(worst < 1e-14)
  }

  @Test func powers() {
    var worst = 0.0
    for exponent in [2.4, 1 / 2.4, 1.8, 1 / 1.8, 563.0 / 256, 256.0 / 563, 3, -2, 0.5] {
      for step in 1...5_000 {
        let base = Double(step) * 0.001
        worst = max(worst, relativeError(Elementary.pow(base, exponent), Foundation.pow(base, exponent)))
      }
    }
    #expect(worst < 1e-14)
    #expect(relativeError(Elementary.pow(-2, 3), -8) < 1e-14)
    #expect(relativeError(Elementary.pow(-2, 4), 16) < 1e-14)
    #expect(relativeError(Elementary.pow(10, 300), 1e300) < 1e-12)
  }

  @Test func cubeRoots() {
    var worst = 0.0
    var x = Double.leastNonzeroMagnitude
    while x < 1e307 {
      worst = max(worst, relativeError(Elementary.cbrt(x), Foundation.cbrt(x)))
      worst = max(worst, relativeError(Elementary.cbrt(-x), Foundation.cbrt(-x)))
      x *= x < 0x1p-1060 ? 2 : 1.0173
    }
    #expect(worst < 1e-15)
    #expect(relativeError(Elementary.cbrt(1.7e308), Foundation.cbrt(1.7e308)) < 1e-15)
  }

  @Test func sinesAndCosines() {
    var worst = 0.0
    for step in -100_000...100_000 {
      let x = Double(step) * 0.00731
      worst = max(worst, error(Elementary.sin(x), Foundation.sin(x)))
      worst = max(worst, error(Elementary.cos(x), Foundation.cos(x)))
    }
    for x in [1e5, 123_456.789, -987_654.321, 1e6] {
      worst = max(worst, error(Elementary.sin(x), Foundation.sin(x)))
      worst = max(worst, error(Elementary.cos(x), Foundation.cos(x)))
    }
    #expect(worst < 1e-14)
  }

  @Test func angles() {
    var worst = 0.0
    for row in -60...60 {
      for column in -60...60 {
        let (y, x) = (Double(row) * 0.37, Double(column * column * column) * 0.011)
        worst = max(worst, error(Elementary.atan2(y, x), Foundation.atan2(y, x)))
      }
    }
    #expect(worst < 1e-14)
  }

  struct Special: Sendable {
    let name: String
    let ours: Double
    let due: Double
  }

  @Test(arguments: [
    Special(name: "exp(0)", ours: Elementary.exp(0), due: 1),
    Special(name: "exp(inf)", ours: Elementary.exp(.infinity), due: .infinity),
    Special(name: "exp(-inf)", ours: Elementary.exp(-.infinity), due: 0),
    Special(name: "exp(nan)", ours: Elementary.exp(.nan), due: .nan),
    Special(name: "log(1)", ours: Elementary.log(1), due: 0),
    Special(name: "log(0)", ours: Elementary.log(0), due: -.infinity),
    Special(name: "log(-1)", ours: Elementary.log(-1), due: .nan),
    Special(name: "log(inf)", ours: Elementary.log(.infinity), due: .infinity),
    Special(name: "log(subnormal)", ours: Elementary.log(0x1p-1074), due: Foundation.log(0x1p-1074)),
    Special(name: "pow(0, 2.4)", ours: Elementary.pow(0, 2.4), due: 0),
    Special(name: "pow(0, -1)", ours: Elementary.pow(0, -1), due: .infinity),
    Special(name: "pow(nan, 0)", ours: Elementary.pow(.nan, 0), due: 1),
    Special(name: "pow(-1, 0.5)", ours: Elementary.pow(-1, 0.5), due: .nan),
    Special(name: "pow(2, inf)", ours: Elementary.pow(2, .infinity), due: .infinity),
    Special(name: "cbrt(27)", ours: Elementary.cbrt(27), due: 3),
    Special(name: "cbrt(-inf)", ours: Elementary.cbrt(-.infinity), due: -.infinity),
    Special(name: "sin(inf)", ours: Elementary.sin(.infinity), due: .nan),
    Special(name: "cos(0)", ours: Elementary.cos(0), due: 1),
    Special(name: "atan2(0, 0)", ours: Elementary.atan2(0, 0), due: 0),
    Special(name: "atan2(0, -1)", ours: Elementary.atan2(0, -1), due: .pi),
    Special(name: "atan2(-1, 0)", ours: Elementary.atan2(-1, 0), due: -.pi / 2),
    Special(name: "atan2(inf, inf)", ours: Elementary.atan2(.infinity, .infinity), due: .pi / 4),
    Special(name: "atan2(1, inf)", ours: Elementary.atan2(1, .infinity), due: 0),
  ]) func specialValues(_ row: Special) {
    #expect(error(row.ours, row.due) < 1e-14, "\(row.name): \(row.ours), not \(row.due)")
  }
}
