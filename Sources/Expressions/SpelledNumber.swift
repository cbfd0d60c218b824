/// Whole numbers in English words.
enum SpelledNumber {
  private static let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
  private static let scales: [(UInt64, String)] = [
    (1_000_000_000_000_000_000, "quintillion"), (1_000_000_000_000_000, "quadrillion"),
    (1_000_000_000_000, "trillion"), (1_000_000_000, "billion"), (1_000_000, "million"), (1000, "thousand"),
  ]

  /// Words for the size of a number: `forty-two`.
  static func text(of value: Int64) -> String {
    var rest = value.magnitude
    var words: [String] = []
    for (scale, name) in scales where rest >= scale {
      words.append(belowThousand(Int(rest / scale)) + " " + name)
      rest %= scale
    }
    if rest > 0 || words.isEmpty { words.append(belowThousand(Int(rest))) }
    return words.joined(separator: " ")
  }

  private static func belowThousand(_ value: Int) -> String {
    let rest = value % 100
    let end = rest < 20 ? small[rest] : tens[rest / 10] + (rest % 10 == 0 ? "" : "-" + small[rest % 10])
    guard value >= 100 else { return end }
    return small[value / 100] + " hundred" + (rest == 0 ? "" : " " + end)
  }
}
