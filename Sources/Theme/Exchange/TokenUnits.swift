import JSONText
import StyleModel

/// Lengths, times, weights and line heights as token files and style sheets write them.
package enum TokenUnits {
  /// A number and what follows it, such as `1.5` and `rem`.
  static func split(_ text: String) -> (number: Double, unit: String)? {
    let bytes = Array(text.utf8)
    func isDigit(_ index: Int) -> Bool { index < bytes.count && bytes[index] >= 0x30 && bytes[index] <= 0x39 }
    func isSign(_ index: Int) -> Bool {
      index < bytes.count && (bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+"))
    }
    var end = isSign(0) ? 1 : 0
    while isDigit(end) || end < bytes.count && bytes[end] == UInt8(ascii: ".") { end += 1 }
    // An exponent has digits; `em` has none.
    if end < bytes.count, asciiLowercased(bytes[end]) == UInt8(ascii: "e") {
      var digits = end + 1
      if isSign(digits) { digits += 1 }
      if isDigit(digits) {
        end = digits
        while isDigit(end) { end += 1 }
      }
    }
    guard let number = Double(String(decoding: bytes[..<end], as: UTF8.self)), number.isFinite else {
      return nil
    }
    return (number, String(decoding: bytes[end...], as: UTF8.self))
  }

  /// Points of a length; `nil` where the unit has no meaning in points.
  static func points(_ number: Double, _ unit: String, rem: Double) -> Double? {
    switch unit {
    case "", "px", "pt", "dp": number
    case "rem": number * rem
    default: nil
    }
  }

  /// Points of a written length, or of a `calc()` of two: `calc(0.5rem - 4px)`, `calc(8px * 1.5)`.
  static func points(_ text: String, rem: Double) -> Double? {
    guard text.utf8.starts(with: "calc(".utf8), text.utf8.last == UInt8(ascii: ")") else {
      return split(text).flatMap { points($0.number, $0.unit, rem: rem) }
    }
    let words = operands(String(text.dropFirst(5).dropLast()))
    guard words.count == 3, let left = points(words[0], rem: rem), let right = points(words[2], rem: rem)
    else {
      return nil
    }
    // A product has one length and one number.
    let areLengths = [words[0], words[2]].map { split($0)?.unit.isEmpty == false }
    switch words[1] {
    case "+" where areLengths[0] == areLengths[1]: return left + right
    case "-" where areLengths[0] == areLengths[1]: return left - right
    case "*" where !(areLengths[0] && areLengths[1]): return left * right
    case "/" where !areLengths[1] && right != 0: return left / right
    default: return nil
    }
  }

  /// Operands and operators of a `calc()`: `*` and `/` need no blanks, `+` and `-` do.
  private static func operands(_ text: String) -> [String] {
    var spaced: [UInt8] = []
    var depth = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      let isOperator = depth == 0 && (byte == UInt8(ascii: "*") || byte == UInt8(ascii: "/"))
      spaced += isOperator ? [0x20, byte, 0x20] : [byte]
    }
    return StyleSheetText.words(String(decoding: spaced, as: UTF8.self))
  }

  /// Milliseconds of a time; a number alone is milliseconds.
  static func milliseconds(_ number: Double, _ unit: String) -> Double? {
    switch unit {
    case "", "ms": number
    case "s": number * 1000
    default: nil
    }
  }

  /// Milliseconds of a written time.
  static func milliseconds(_ text: String) -> Double? {
    split(text).flatMap { milliseconds($0.number, $0.unit) }
  }

  /// StemJSON's weight of a name or a number, and whether that is no other one (Design Tokens 2025.10, Font weight).
  static func weight(_ word: String) -> (name: String, isExact: Bool)? {
    let folded = TokenWords.folded(word)
    for row in weights {
      if String(row.number) == folded || row.names.contains(folded) { return (row.weight, true) }
      if row.near.contains(folded) { return (row.weight, false) }
    }
    return nil
  }

  /// What is said of a weight for which another one stands.
  static func approximation(_ word: String, _ weight: String) -> String {
    "a theme has no weight \(MessageText.quoted(word)); \(weight) stands for it"
  }

  /// The number that CSS has for a weight of StemJSON.
  package static func number(ofWeight weight: String) -> Int? {
    weights.first { $0.weight == weight }?.number
  }

  /// Weights with their number in CSS, their names in token files, and what has no carrier of its own.
  private static let weights: [(weight: String, number: Int, names: [String], near: [String])] = [
    ("ultraLight", 200, ["extralight", "ultralight"], ["100", "thin", "hairline"]),
    ("light", 300, ["light"], []), ("regular", 400, ["regular", "normal", "book"], []),
    ("medium", 500, ["medium"], []), ("semibold", 600, ["semibold", "demibold"], []),
    ("bold", 700, ["bold"], []), ("heavy", 800, ["extrabold", "ultrabold"], []),
    ("black", 900, ["black", "heavy"], ["950", "extrablack", "ultrablack"]),
  ]

  /// Points of a line height: a multiple of the font's size, a percentage, `calc(a / b)`, or a length with its unit.
  static func lineHeight(_ text: String, size: Double, rem: Double) -> Double? {
    if text.utf8.starts(with: "calc(".utf8), text.utf8.last == UInt8(ascii: ")") {
      let parts = text.dropFirst(5).dropLast().split(separator: "/").map { part -> Double? in
        Double(String(part.filter { $0 != " " }))
      }
      guard parts.count == 2, let top = parts[0], let bottom = parts[1], bottom != 0 else { return nil }
      return top / bottom * size
    }
    guard let (number, unit) = split(text) else { return nil }
    if unit.isEmpty { return number * size }
    return unit == "%" ? number / 100 * size : points(number, unit, rem: rem)
  }
}
