import Expressions
import Testing

@Suite struct NumberTests {
  @Test func decimalsRoundAsTheStandardLibraryRoundsThem() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<3000 {
      var text = String(random.next() % 1_000_000_000_000_000_000)
      if random.below(2) == 0 { text += "." + String(random.next()) }
      if random.below(3) > 0 { text += "e" + String(random.below(660) - 340) }
      let expected = Double(text) ?? .nan
      let value = try? ExpressionEvaluator.evaluate(
        Expression(
          .call(
            ExpressionCall(
              "cast",
              [
                Expression(.literal(.string(text))), Expression(.literal(.string("double"))),
              ]))))
      #expect(value == (expected.isFinite ? .double(expected) : ExpressionValue.none), "\(text)")
    }
  }

  @Test(arguments: [
    "4.9406564584124654e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "1e-400",
    "2.2250738585072011e-308",
    "1.7976931348623157e308", "9007199254740993", "0.1", "1e22", "1e23", "8.98846567431158e307",
    "2.22507385850720113605740979670913197593481954635164564802342610972482222202107694551652952390813508e-308",
  ]) func hardDecimals(text: String) {
    #expect(run("cast('\(text)', 'double')") == String(Double(text) ?? .nan))
  }

  @Test func powersAndLogarithmsAreNearTheirInverse() throws {
    var random = SplitMix64(seed: 6)
    for _ in 0..<2000 {
      let base = Double(random.below(100_000) + 1) / 1000
      let exponent = Double(random.below(2000) - 1000) / 100
      let environment = ExpressionEnvironment(state: ["b": .double(base), "e": .double(exponent)])
      let back = try ExpressionEvaluator.evaluate(
        try ExpressionParser.parse("log(pow(${b}, ${e})) - ${e} * log(${b})"), in: environment)
      guard case .double(let error) = back else {
        Issue.record("\(base) ^ \(exponent)")
        return
      }
      #expect(abs(error) < 1e-12 * max(1, abs(exponent) * 12))
    }
  }

  @Test func remaindersAreThoseOfTheStandardLibrary() throws {
    var random = SplitMix64(seed: 8)
    let expression = try ExpressionParser.parse("${a} % ${b}")
    for _ in 0..<3000 {
      let (left, right) = (Double(bitPattern: random.next()), Double(bitPattern: random.next()))
      guard left.isFinite, right.isFinite, right != 0 else { continue }
      let environment = ExpressionEnvironment(state: ["a": .double(left), "b": .double(right)])
      let value = try ExpressionEvaluator.evaluate(expression, in: environment)
      #expect(value == .double(left.truncatingRemainder(dividingBy: right)), "\(left) % \(right)")
    }
  }
}
