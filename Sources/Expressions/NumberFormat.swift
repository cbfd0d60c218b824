/// Numbers as the `number` formatter shows them, in the words of en_US.
struct NumberFormat {
  private let fields: ExpressionDictionary
  private let currency: String

  init(_ fields: ExpressionDictionary, currency: ExpressionValue) {
    self.fields = fields
    var code = fields.word("currencyCode") ?? "USD"
    if case .string(let local) = currency, fields.word("currencyCode") == nil { code = local }
    self.currency = code
  }

  /// Text of a number; nil for a style that does not exist.
  func text(of value: Double) -> String? {
    let size = value.magnitude
    let text: String
    switch fields.word("style") ?? "number" {
    case "number": text = decimal(value, digits: 0...3)
    case "integer": text = decimal(value, digits: 0...0)
    case "percent": text = decimal(value, scale: 2, digits: 0...0) + "%"
    case "currency":
      let digits = currency == "JPY" || currency == "KRW" ? 0 : 2
      text = symbol + decimal(value, digits: digits...digits)
    case "scientific": text = scientific(value)
    case "number.compact":
      let steps: [(Double, Int, String)] = [(1e12, -12, "T"), (1e9, -9, "B"), (1e6, -6, "M"), (1e3, -3, "K")]
      let step = steps.first { size >= $0.0 } ?? (1, 0, "")
      text = decimal(value, scale: step.1, digits: 0...1) + step.2
    case "ordinal":
      guard let whole = Int64(exactly: value.rounded(.towardZero)) else { return nil }
      text = decimal(value.rounded(.towardZero), digits: 0...0) + NumberFormat.ordinalSuffix(whole)
    case "spellout":
      guard let whole = Int64(exactly: size.rounded(.towardZero)) else { return nil }
      text = SpelledNumber.text(of: whole)
      if value < 0 { return "minus " + text }
      return text
    default: return nil
    }
    switch fields.word("signDisplay") {
    case "never": return text
    case "always" where value >= 0: return "+" + text
    default: return value < 0 && text.utf8.contains { $0 >= 0x31 && $0 <= 0x39 } ? "-" + text : text
    }
  }

  private var symbol: String {
    switch currency {
    case "USD": "$"
    case "EUR": "€"
    case "GBP": "£"
    case "JPY": "¥"
    default: currency + " "
    }
  }

  private static func ordinalSuffix(_ value: Int64) -> String {
    let rest = value.magnitude % 100
    if (11...13).contains(rest) { return "th" }
    switch rest % 10 {
    case 1: return "st"
    case 2: return "nd"
    case 3: return "rd"
    default: return "th"
    }
  }

  /// Digits of the size of a number times ten to a power, rounded, with groups of three.
  private func decimal(_ value: Double, scale: Int = 0, digits defaults: ClosedRange<Int>) -> String {
    let (least, most) = bounds(defaults)
    var whole: [UInt8] = []
    var fraction: [UInt8] = []
    var isFraction = false
    for byte in NumberText.plain(value.magnitude).utf8 {
      if byte == 0x2E {
        isFraction = true
      } else if isFraction {
        fraction.append(byte)
      } else {
        whole.append(byte)
      }
    }
    for _ in 0..<max(scale, 0) { whole.append(fraction.isEmpty ? 0x30 : fraction.removeFirst()) }
    for _ in 0..<max(-scale, 0) { fraction.insert(whole.popLast() ?? 0x30, at: 0) }
    round(&whole, &fraction, to: most, isNegative: value < 0)
    while fraction.count > least, fraction.last == 0x30 { fraction.removeLast() }
    while fraction.count < least { fraction.append(0x30) }
    while whole.count > 1, whole.first == 0x30 { whole.removeFirst() }
    if whole.isEmpty { whole = [0x30] }
    var result: [UInt8] = []
    for (index, digit) in whole.enumerated() {
      if index > 0, (whole.count - index) % 3 == 0, fields.flag("usesGroupingSeparator") ?? true {
        result.append(0x2C)
      }
      result.append(digit)
    }
    if !fraction.isEmpty { result += [0x2E] + fraction }
    return String(decoding: result, as: UTF8.self)
  }

  private func bounds(_ defaults: ClosedRange<Int>) -> (Int, Int) {
    let least = fields.digits("minimumFractionDigits")
    let most = fields.digits("maximumFractionDigits")
    let upper = most ?? max(defaults.upperBound, least ?? 0)
    return (min(least ?? min(defaults.lowerBound, upper), upper), upper)
  }

  private func round(_ whole: inout [UInt8], _ fraction: inout [UInt8], to most: Int, isNegative: Bool) {
    guard fraction.count > most else { return }
    let rest = fraction[most...]
    let isZero = rest.allSatisfy { $0 == 0x30 }
    let first = rest.first ?? 0x30
    let isHalf = first == 0x35 && rest.dropFirst().allSatisfy { $0 == 0x30 }
    let last = most > 0 ? fraction[most - 1] : whole.last ?? 0x30
    let isUp =
      switch fields.word("roundingMode") {
      case "up": !isZero
      case "down": false
      case "ceiling": !isZero && !isNegative
      case "floor": !isZero && isNegative
      case "halfUp": first >= 0x35
      case "halfDown": first >= 0x35 && !isHalf
      default: isHalf ? last & 1 == 1 : first >= 0x35
      }
    fraction.removeLast(fraction.count - most)
    guard isUp else { return }
    var digits = whole + fraction
    var at = digits.count - 1
    while at >= 0, digits[at] == 0x39 {
      digits[at] = 0x30
      at -= 1
    }
    if at >= 0 { digits[at] += 1 } else { digits.insert(0x31, at: 0) }
    fraction = Array(digits.suffix(most))
    whole = Array(digits.dropLast(most))
  }

  private func scientific(_ value: Double) -> String {
    guard value != 0 else { return "0E0" }
    let text = Array(NumberText.plain(value.magnitude).utf8)
    let point = text.firstIndex(of: 0x2E) ?? text.count
    let first = text.firstIndex { $0 >= 0x31 && $0 <= 0x39 } ?? 0
    let exponent = first < point ? point - first - 1 : point - first
    return decimal(value, scale: -exponent, digits: 0...3) + "E" + String(exponent)
  }
}
