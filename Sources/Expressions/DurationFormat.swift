/// Seconds as the `duration` formatter shows them, in the words of en_US.
struct DurationFormat {
  private let fields: ExpressionDictionary

  init(_ fields: ExpressionDictionary) { self.fields = fields }

  /// Text of a duration; nil for a style that does not exist and for durations out of range.
  func text(of seconds: Double) -> String? {
    guard abs(seconds) < CivilDate.limit else { return nil }
    let allowed = fields.word("allowedUnits") ?? "hms"
    let units: [(letter: UInt8, length: Int64, short: String, full: String)] = [
      (0x64, 86_400, "day", "day"), (0x68, 3600, "hr", "hour"), (0x6D, 60, "min", "minute"),
      (0x73, 1, "sec", "second"),
    ]
    var rest = Int64(abs(seconds))
    var parts: [(count: Int64, letter: String, short: String, full: String)] = []
    for unit in units where allowed.utf8.contains(unit.letter) {
      parts.append((rest / unit.length, String(UnicodeScalar(unit.letter)), unit.short, unit.full))
      rest %= unit.length
    }
    guard let last = parts.last else { return nil }
    let style = fields.word("style") ?? "abbreviated"
    let sign = seconds < 0 ? "-" : ""
    if style == "positional" {
      let width = fields.flag("zeroPad") ?? true ? 2 : 1
      return sign + parts.map { DateFormat.padded($0.count, width) }.joined(separator: ":")
    }
    // The two largest units say enough.
    var shown = Array(parts.drop { $0.count == 0 }.prefix(2).filter { $0.count > 0 })
    if shown.isEmpty { shown = [last] }
    switch style {
    case "abbreviated": return sign + shown.map { String($0.count) + $0.letter }.joined(separator: " ")
    case "short":
      return sign + shown.map { words($0.count, $0.short, $0.short == "day") }.joined(separator: ", ")
    case "full": return sign + shown.map { words($0.count, $0.full, true) }.joined(separator: ", ")
    default: return nil
    }
  }

  private func words(_ count: Int64, _ unit: String, _ hasPlural: Bool) -> String {
    String(count) + " " + unit + (hasPlural && count != 1 ? "s" : "")
  }
}
