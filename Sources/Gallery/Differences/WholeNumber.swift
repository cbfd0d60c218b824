/// Whole numbers so large that a `Double` may round them.
enum WholeNumber {
  /// The one text of a whole number of 16 digits or more, however it is written; `nil` for other numbers, which a
  /// `Double` tells apart.
  ///
  /// - Parameter literal: A well-formed JSON number in UTF-8.
  /// - Complexity: O(*n*)
  static func text(of literal: some Collection<UInt8>) -> String? {
    var digits: [UInt8] = []
    var exponent = 0
    var isFraction = false
    var rest = literal[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isFraction { exponent -= 1 }
        if byte != UInt8(ascii: "0") || !digits.isEmpty { digits.append(byte) }
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard let written = Int(String(decoding: rest, as: UTF8.self)) else { return nil }
        let (sum, overflow) = exponent.addingReportingOverflow(written)
        guard !overflow else { return nil }
        exponent = sum
        rest = rest[rest.endIndex...]
      default: break
      }
    }
    while digits.last == UInt8(ascii: "0") {
      digits.removeLast()
      exponent += 1
    }
    guard !digits.isEmpty, exponent >= 0, exponent >= 16 - digits.count else { return nil }
    let sign = isNegative ? "-" : ""
    let text = sign + String(decoding: digits, as: UTF8.self)
    // A short text for what is mostly zeros.
    return exponent <= 24 ? text + String(repeating: "0", count: exponent) : "\(text)e\(exponent)"
  }
}
