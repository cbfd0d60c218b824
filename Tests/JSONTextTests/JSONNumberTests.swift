import JSONText
import TestSupport
import Testing

@Suite("Numbers") struct JSONNumberTests {
  @Test(
    arguments: [
      ("0", 0), ("-0", -0.0), ("0.1", 0.1), ("123.456", 123.456), ("1e22", 1e22), ("1e23", 1e23),
      ("-2.5E-3", -0.0025),
      ("9007199254740993", 9_007_199_254_740_992), ("9007199254740992.999", 9_007_199_254_740_992),
      ("9007199254740993.0000000000000000000000000000001", 9_007_199_254_740_994),
      ("1.7976931348623157e308", .greatestFiniteMagnitude),
      ("4.9406564584124654e-324", .leastNonzeroMagnitude),
      ("2.4703282292062327e-324", 0), ("2.4703282292062328e-324", .leastNonzeroMagnitude),
      ("2.2250738585072014e-308", .leastNormalMagnitude),
      ("2.2250738585072011e-308", Double.leastNormalMagnitude.nextDown),
      ("1e-400", 0), ("0e999999999", 0), ("1e-99999999999999999999", 0),
      ("0.000000000000000000000000000001", 1e-30),
      (
        "179769313486231580793728971405303415079934132710037826936173778980444968292764750946649017977587207096330286416",
        1.7976931348623158e110
      ), ("1.00000000000000011102230246251565404236316680908203125", 1),
      ("1.00000000000000011102230246251565404236316680908203126", 1.0000000000000002),
      ("1.00000000000000033306690738754696212708950042724609375", 1.0000000000000004),
    ] as [(String, Double)])
  func readsTheNearestDouble(_ text: String, _ value: Double) throws {
    let document = try JSONDocument(parsing: text)
    #expect(document.number(of: document.root)?.bitPattern == value.bitPattern)
  }

  @Test(arguments: ["1e309", "-1e309", "1.7976931348623159e308", "1e99999999999999999999"])
  func givesNothingForInfinity(_ text: String) throws {
    let document = try JSONDocument(parsing: text)
    #expect(document.number(of: document.root) == nil)
  }

  @Test func looksAtEveryDigit() throws {
    // A tie that only the 900th digit breaks.
    let tie = "9007199254740993." + String(repeating: "0", count: 900)
    for (text, value) in [(tie, 9_007_199_254_740_992.0), (tie + "1", 9_007_199_254_740_994.0)] {
      let document = try JSONDocument(parsing: text)
      #expect(document.number(of: document.root) == value)
    }
    let long = String(repeating: "9", count: 1_000)
    let document = try JSONDocument(
      parsing: "[\(long), \(long)e-1000, 0.\(String(repeating: "0", count: 999))1e1000]")
    let values = document.elements(of: document.root).map { document.number(of: $0) }
    #expect(values == [nil, 1, 1])
  }

  @Test("writes numbers of few decimals as the standard library does")
  func shortDecimals() {
    var random = SplitMix64(seed: 11)
    for round in 0..<40_000 {
      let scale = [1.0, 10, 100, 1_000, 1_000_000, 10_000_000][round % 6]
      let value = Double(random.below(1 << (8 + round % 24))) / scale
      guard value >= 0.001, value < 1e15 else { continue }
      let due = value.description
      #expect(JSONWriter.number(value) == (due.hasSuffix(".0") ? String(due.dropLast(2)) : due))
      #expect(JSONWriter.number(-value) == "-" + JSONWriter.number(value))
    }
    let rows: [(Double, String)] = [
      (0.000_001, "0.000001"), (0.000_000_1, "1e-7"), (0.1 + 0.2, "0.30000000000000004"), (-0.0, "0"),
      (999_999_999.5, "999999999.5"), (1_000_000_000.25, "1000000000.25"), (1.0 / 3, "0.3333333333333333"),
    ]
    for (value, text) in rows { #expect(JSONWriter.number(value) == text) }
  }

  @Test func agreesWithTheStandardLibrary() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<20_000 {
      let text: String
      if random.below(2) == 0 {
        let value = Double(bitPattern: random.next())
        guard value.isFinite else { continue }
        text = JSONWriter.number(value)
      } else {
        text = "\(random.below(10)).\(random.next())\(random.below(1_000_000))e\(random.below(640) - 330)"
      }
      let document = try JSONDocument(parsing: text)
      let expected = Double(text).flatMap { $0.isFinite ? $0 : nil }
      #expect(document.number(of: document.root) == expected, "\(text)")
    }
  }

  @Test(
    arguments: [
      ("2", 2), ("2.0", 2), ("2e0", 2), ("20e-1", 2), ("0.2e1", 2), ("-0", 0), ("0e999999999999", 0),
      ("1e3", 1000),
      ("2147483647", 2_147_483_647), ("-2147483648", -2_147_483_648), ("1000000000000000000000e-21", 1),
      ("2.5", nil), ("1e-1", nil), ("1e400", nil), ("100000000000000000000", nil),
      ("0.0000000000000000000000001", nil),
      ("1e99999999999999999999", nil), ("1e-99999999999999999999", nil),
    ] as [(String, Int?)])
  func readsExactIntegers(_ text: String, _ value: Int?) throws {
    let document = try JSONDocument(parsing: text)
    #expect(document.integer(of: document.root) == value)
  }

  @Test func readsTheEndsOfInt() throws {
    for value in [Int.max, Int.min] {
      let document = try JSONDocument(parsing: "[\(value), \(value)0, \(value)0e-1, \(value).5]")
      let values = document.elements(of: document.root).map { document.integer(of: $0) }
      #expect(values == [value, nil, value, nil])
    }
    let beyond = try JSONDocument(parsing: "[\(UInt(Int.max) + 1), -\(UInt(Int.max) + 2)]")
    #expect(beyond.elements(of: beyond.root).map { beyond.integer(of: $0) } == [nil, nil])
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (16, "16"), (-16, "-16"), (0.45, "0.45"), (-0.5, "-0.5"), (1.5, "1.5"),
      (0.1 + 0.2, "0.30000000000000004"),
      (100, "100"), (123_456.789, "123456.789"), (1e-6, "0.000001"), (1.5e-6, "0.0000015"), (1e-7, "1e-7"),
      (1.25e-7, "1.25e-7"), (1e20, "100000000000000000000"), (1.5e20, "150000000000000000000"),
      (1e21, "1e+21"),
      (-1.25e21, "-1.25e+21"), (9_007_199_254_740_992, "9007199254740992"),
      (123_456_789_012_345_683_968, "123456789012345680000"),
      (.greatestFiniteMagnitude, "1.7976931348623157e+308"), (.leastNonzeroMagnitude, "5e-324"),
      (.infinity, "null"), (-.infinity, "null"), (.nan, "null"),
    ] as [(Double, String)])
  func writesTheShortestForm(_ value: Double, _ text: String) {
    #expect(JSONWriter.number(value) == text)
  }

  @Test func readsBackWhatItWrites() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      let document = try JSONDocument(parsing: JSONWriter.number(value))
      #expect(document.number(of: document.root)?.bitPattern == value.bitPattern)
    }
  }
}
