import JSONText
import StyleModel
import Theme

/// A bracketed value: a plain one, or a text that the runtime evaluates.
enum Scalar {
  case plain(Double)
  case dynamic(String)
}

/// The hint in front of a bracketed value, as in `[length:4]`.
enum ValueHint: String {
  case length, number, color, angle, duration, fraction, text, expr
}

extension ClassReader {
  /// A number as class names write it: ASCII digits with at most one point; no sign, no exponent.
  func plainNumber(_ range: Range<Int>) -> Double? { Self.plainNumber(range, of: bytes) }

  /// The same without a reader, of which a caller that changes it would make a copy.
  static func plainNumber(_ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard range.count <= 32 else { return nil }
    var whole: Double = 0
    var scale: Double = 0
    var digits = 0
    for index in range {
      let byte = bytes[index]
      if ByteClass.isDigit(byte) {
        whole = whole * 10 + Double(byte &- 0x30)
        scale *= 10
        digits += 1
      } else if byte == UInt8(ascii: "."), scale == 0 {
        scale = 1
      } else {
        return nil
      }
    }
    guard digits > 0 else { return nil }
    // Both are exact up to there, so one division rounds correctly.
    guard whole <= 9_007_199_254_740_992, scale <= 1e22 else { return decimal(range, of: bytes) }
    return scale > 1 ? whole / scale : whole
  }

  /// A number as brackets hold it: without a sign, perhaps with an exponent as in `1e-7`.
  func bracketNumber(_ range: Range<Int>) -> Double? {
    guard let mark = range.first(where: { bytes[$0] | 0x20 == UInt8(ascii: "e") }) else {
      return plainNumber(range)
    }
    guard exponentEnd(mark, in: range) == range.upperBound,
      plainNumber(range.lowerBound..<mark) != nil
    else { return nil }
    return Self.decimal(range, of: bytes)
  }

  private static func decimal(_ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    DecimalText.double(Array(bytes[range])[...])
  }

  /// The end of an exponent whose letter is at `mark`; `nil` when no digits follow.
  private func exponentEnd(_ mark: Int, in range: Range<Int>) -> Int? {
    var index = mark + 1
    if index < range.upperBound, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      index += 1
    }
    let first = index
    while index < range.upperBound, ByteClass.isDigit(bytes[index]) { index += 1 }
    return index > first ? index : nil
  }

  /// A whole number without sign.
  func plainInteger(_ range: Range<Int>) -> Int? { Self.plainInteger(range, of: bytes) }

  static func plainInteger(_ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard !range.isEmpty, range.count <= 18 else { return nil }
    var value = 0
    for index in range {
      guard ByteClass.isDigit(bytes[index]) else { return nil }
      // An `Int` has 32 bits in a browser.
      let (scaled, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = scaled.addingReportingOverflow(Int(bytes[index] &- 0x30))
      guard !overflow, !carry else { return nil }
      value = sum
    }
    return value
  }

  /// The number in front of a percent sign.
  func percentage(_ range: Range<Int>) -> Double? {
    guard range.count > 1, bytes[range.upperBound - 1] == UInt8(ascii: "%") else { return nil }
    return signedNumber(range.lowerBound..<range.upperBound - 1)
  }

  /// A number with an optional sign.
  func signedNumber(_ range: Range<Int>) -> Double? {
    guard let first = range.first else { return nil }
    switch bytes[first] {
    case UInt8(ascii: "-"): return bracketNumber(range.dropFirst()).map { -$0 }
    case UInt8(ascii: "+"): return bracketNumber(range.dropFirst())
    default: return bracketNumber(range)
    }
  }

  /// The number and the unit of a bracketed value: `12px` gives 12 and `px`.
  func numberAndUnit(_ range: Range<Int>) -> (number: Double, unit: Range<Int>)? {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      guard
        ByteClass.isDigit(byte) || byte == UInt8(ascii: ".")
          || (index == range.lowerBound && (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")))
      else { break }
      index += 1
    }
    if index < range.upperBound, index > range.lowerBound, bytes[index] | 0x20 == UInt8(ascii: "e"),
      let end = exponentEnd(index, in: range)
    {
      index = end
    }
    guard let number = signedNumber(range.lowerBound..<index) else { return nil }
    return (number, index..<range.upperBound)
  }

  func equals(_ range: Range<Int>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count where bytes[range.lowerBound + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }

  /// The text inside brackets: `_` is a blank and `\` keeps the next character as it is, but for `\n`, `\r`,
  /// `\t` and `\u{…}`, which are the characters that no class can hold.
  ///
  /// Inside a reference such as `${is_open}` an underscore stays, since paths hold no blanks.
  func bracketText(_ range: Range<Int>) -> String {
    var out: [UInt8] = []
    out.reserveCapacity(range.count)
    var index = range.lowerBound
    var isReference = false
    while index < range.upperBound {
      let byte = bytes[index]
      let next = index + 1 < range.upperBound ? bytes[index + 1] : 0
      if byte == UInt8(ascii: "\\"), index + 1 < range.upperBound {
        index = appendEscaped(index + 1, range.upperBound, to: &out)
        continue
      }
      if ConditionText.isMarker(byte), next == UInt8(ascii: "{") { isReference = true }
      if byte == UInt8(ascii: "}") { isReference = false }
      out.append(byte == UInt8(ascii: "_") && !isReference ? 0x20 : byte)
      index += 1
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// Appends what stands behind a backslash; returns where the text goes on.
  private func appendEscaped(_ index: Int, _ end: Int, to out: inout [UInt8]) -> Int {
    switch bytes[index] {
    case UInt8(ascii: "n"): out.append(0x0A)
    case UInt8(ascii: "r"): out.append(0x0D)
    case UInt8(ascii: "t"): out.append(0x09)
    case UInt8(ascii: "u"):
      if let (scalar, next) = codePoint(index + 1, end) {
        out.append(contentsOf: String(Character(scalar)).utf8)
        return next
      }
      out.append(bytes[index])
    default: out.append(bytes[index])
    }
    return index + 1
  }

  /// The character of `{A0}` at `index`, and where it ends.
  private func codePoint(_ index: Int, _ end: Int) -> (scalar: Unicode.Scalar, end: Int)? {
    guard index < end, bytes[index] == UInt8(ascii: "{") else { return nil }
    var value: UInt32 = 0
    var at = index + 1
    while at < end, at < index + 8 {
      let byte = bytes[at]
      let lower = byte | 0x20
      if ByteClass.isDigit(byte) {
        value = value << 4 | UInt32(byte &- 0x30)
      } else if lower >= 0x61, lower <= 0x66 {
        value = value << 4 | UInt32(lower &- 0x57)
      } else {
        guard byte == UInt8(ascii: "}"), at > index + 1 else { return nil }
        return Unicode.Scalar(value).map { ($0, at + 1) }
      }
      at += 1
    }
    return nil
  }

  /// Whether a bracketed value starts like a reference or an expression.
  func looksDynamic(_ range: Range<Int>) -> Bool {
    guard range.count >= 2 else { return false }
    // `!${x}` is short for `{{ !${x} }}`, as it is in conditions.
    let isNegated = bytes[range.lowerBound] == UInt8(ascii: "!")
    guard !isNegated || range.count >= 3 else { return false }
    let start = range.lowerBound + (isNegated ? 1 : 0)
    let (first, second) = (bytes[start], bytes[start + 1])
    return second == UInt8(ascii: "{")
      && (ConditionText.isMarker(first) || first == UInt8(ascii: "{") && !isNegated)
  }

  /// One whole reference or expression, or a fault.
  func dynamicText(_ range: Range<Int>) -> Result<String, ClassFault> {
    let text = bracketText(range)
    let bytes = Array(text.utf8)[...]
    if bytes.first == UInt8(ascii: "!"), ConditionText.isOneReference(bytes.dropFirst()) {
      return .success("{{ \(text) }}")
    }
    let isExpression =
      bytes.count > 4 && bytes.starts(with: [0x7B, 0x7B]) && bytes.suffix(2).elementsEqual([0x7D, 0x7D])
    guard isExpression || ConditionText.isOneReference(bytes) || StringForm(of: text).isDynamic else {
      return .failure(ClassFault(.invalidReference(text), at: range))
    }
    return .success(text)
  }

  /// Takes a hint off the front of a bracketed value.
  func hint(_ range: Range<Int>) -> (hint: ValueHint?, rest: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound, bytes[index] >= 0x61, bytes[index] <= 0x7A { index += 1 }
    guard index > range.lowerBound, index < range.upperBound, bytes[index] == UInt8(ascii: ":") else {
      return (nil, range)
    }
    let word = text(range.lowerBound..<index)
    guard let hint = word == "size" ? .length : ValueHint(rawValue: word) else { return (nil, range) }
    return (hint, index + 1..<range.upperBound)
  }

  /// Reads a bracketed length in points: bare, `pt`, `px` or `rem`.
  func readLength(_ bracket: Range<Int>, _ row: UtilityRow) -> Result<Scalar, ClassFault> {
    if let points = plainNumber(bracket) { return .success(.plain(points)) }
    return readScalar(bracket, row, hint: .length, expected: "a length in points") { number, unit in
      if unit.isEmpty || equals(unit, "px") || equals(unit, "pt") { return number }
      return equals(unit, "rem") ? number * vocabulary.tokens.rem : nil
    }
  }

  /// Reads a bracketed number with one of some units.
  ///
  /// `convert` returns `nil` for a unit that is not its own.
  func readScalar(
    _ bracket: Range<Int>, _ row: UtilityRow, hint due: ValueHint, expected: String,
    _ convert: (Double, Range<Int>) -> Double?
  ) -> Result<Scalar, ClassFault> {
    let (hint, range) = hint(bracket)
    if range.isEmpty { return .failure(ClassFault(.emptyValue, at: bracket)) }
    if let hint, hint != due, !(hint == .expr && looksDynamic(range)), !(hint == .number) {
      return .failure(ClassFault(.hintMismatch(hint: hint.rawValue, expected: expected), at: bracket))
    }
    if looksDynamic(range) { return dynamicText(range).map { .dynamic($0) } }
    guard let (number, unit) = numberAndUnit(range) else {
      return .failure(valueFault(range, expected: expected))
    }
    if let value = convert(number, unit), value.isFinite { return .success(.plain(value)) }
    return .failure(unitFault(unit, whole: range, row, expected: expected))
  }

  private func unitFault(
    _ unit: Range<Int>, whole: Range<Int>, _ row: UtilityRow, expected: String
  ) -> ClassFault {
    let name = text(unit)
    if name == "%" { return ClassFault(.percentNotCarried(row.name), at: whole) }
    if let reason = UnitAdvice.reason(name) {
      return ClassFault(.unsupportedUnit(name, reason: reason), at: unit)
    }
    return valueFault(whole, expected: expected)
  }

  /// The fault of a bracketed value that is no number.
  func valueFault(_ range: Range<Int>, expected: String) -> ClassFault {
    let written = text(range)
    for function in ["calc", "var", "min", "max", "clamp", "env"] where written.hasPrefix("\(function)(") {
      return ClassFault(
        .unsupportedUnit("\(function)()", reason: UnitAdvice.function(function)), at: range)
    }
    if written.hasPrefix("--") {
      return ClassFault(.unsupportedUnit("--", reason: UnitAdvice.function("var")), at: range)
    }
    if let semicolon = range.first(where: { bytes[$0] == UInt8(ascii: ";") }) {
      return ClassFault(.structuralCharacter(";"), at: semicolon..<semicolon + 1)
    }
    return ClassFault(.invalidValue(written, expected: expected), at: range)
  }

  /// Declares a reference or expression for every property of a row that takes one.
  mutating func declareDynamic(
    _ dynamic: String, _ row: UtilityRow, _ syntax: TokenSyntax, _ range: Range<Int>
  ) -> RowResult {
    if syntax.isNegative { return refuse(.negativeNotAllowed(row.name), syntax.range) }
    for property in row.properties {
      guard property.row.dynamic != .never else { return refuse(.dynamicNotAllowed(row.name), range) }
      declare(property, .dynamic(dynamic))
    }
    return .taken
  }
}

/// Why a unit or a function of CSS cannot be carried.
enum UnitAdvice {
  static func reason(_ unit: String) -> String? {
    switch unit {
    case "em", "ex", "ch", "cap", "ic", "lh", "rlh":
      "it depends on a font that is known only on the device; write points or rem"
    case "vh", "vw", "vmin", "vmax", "svh", "svw", "lvh", "lvw", "dvh", "dvw", "vi", "vb":
      "no style can ask for the window's size; use full, a fraction or points"
    case "cqw", "cqh", "cqi", "cqb": "containers are not measured; use full, a fraction or points"
    case "cm", "mm", "Q", "in", "pc": "write points"
    case "fr": "it belongs to grid tracks; use grid-cols-N"
    case "s", "ms": "a time fits duration- and delay- alone"
    case "deg", "rad", "turn", "grad": "an angle fits rotate- alone"
    case "dp", "sp", "dip": "write points"
    default: nil
    }
  }

  static func function(_ name: String) -> String {
    switch name {
    case "var": "write a token of the theme in parentheses, as in bg-(brand)"
    case "env": "native views respect safe areas by themselves"
    default: "a class holds one plain value; work it out beforehand or use a reference such as ${size}"
    }
  }
}

extension Result where Failure == ClassFault {
  /// The fault of a failure.
  var fault: ClassFault? { if case .failure(let fault) = self { fault } else { nil } }
}
