/// Dates as the `date` formatter shows them, in the words of en_US.
struct DateFormat {
  private let fields: ExpressionDictionary
  private let environment: ExpressionEnvironment

  init(_ fields: ExpressionDictionary, _ environment: ExpressionEnvironment) {
    self.fields = fields
    self.environment = environment
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
  private static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  /// Short date and time: `5/21/2026, 4:14 PM`.
  static func display(_ date: ExpressionDate, offset: Int64) -> String? {
    CivilDate(date, offset: offset).map { text(of: $0, pattern: "M/d/yyyy, h:mm a") }
  }

  /// Text of a date; nil for a style that does not exist and for dates out of range.
  func text(of date: ExpressionDate) -> String? {
    guard let civil = CivilDate(date, offset: environment.offset) else { return nil }
    switch fields.word("style") ?? "dateTime" {
    case "date": return datePart(civil)
    case "time": return timePart(civil)
    case "dateTime": return datePart(civil) + " at " + timePart(civil)
    case "iso8601", "rfc3339":
      return CivilDate(date, offset: 0).map {
        DateFormat.text(of: $0, pattern: "yyyy-MM-dd'T'HH:mm:ss.SSS'Z'")
      }
    case "custom": return fields.word("pattern").map { DateFormat.text(of: civil, pattern: $0) }
    case "friendly":
      guard let now = environment.now.flatMap({ CivilDate($0, offset: environment.offset) }) else {
        return datePart(civil)
      }
      switch civil.daysSinceEpoch - now.daysSinceEpoch {
      case 0: return "Today"
      case 1: return "Tomorrow"
      case -1: return "Yesterday"
      default: return datePart(civil)
      }
    case "relative": return environment.now.flatMap { DateFormat.relative(date.seconds - $0.seconds) }
    default: return nil
    }
  }

  private func datePart(_ civil: CivilDate) -> String {
    let pattern =
      switch fields.word("dateStyle") {
      case "short": "M/d/yy"
      case "long": "MMMM d, yyyy"
      case "full": "EEEE, MMMM d, yyyy"
      default: "MMM d, yyyy"
      }
    return DateFormat.text(of: civil, pattern: pattern)
  }

  private func timePart(_ civil: CivilDate) -> String {
    switch fields.word("timeStyle") {
    case "medium", "long", "full": DateFormat.text(of: civil, pattern: "h:mm:ss a")
    default: DateFormat.text(of: civil, pattern: "h:mm a")
    }
  }

  private static func relative(_ seconds: Double) -> String? {
    let size = abs(seconds)
    guard size < CivilDate.limit else { return nil }
    let units: [(Double, String)] = [
      (31_536_000, "year"), (2_592_000, "month"), (604_800, "week"), (86_400, "day"), (3600, "hour"),
      (60, "minute"), (1, "second"),
    ]
    for (length, name) in units where size >= length {
      let count = Int64(size / length)
      let words = String(count) + " " + name + (count == 1 ? "" : "s")
      return seconds < 0 ? words + " ago" : "in " + words
    }
    return "now"
  }

  /// Text by a pattern of the letters of Unicode's dates; quotes hold text, unknown letters vanish.
  static func text(of civil: CivilDate, pattern: String) -> String {
    let letters = Array(pattern.unicodeScalars)
    var result = ""
    var at = 0
    while at < letters.count {
      let letter = letters[at]
      if letter == "'" {
        at += 1
        if at < letters.count, letters[at] == "'" {
          result += "'"
          at += 1
          continue
        }
        while at < letters.count {
          if letters[at] != "'" {
            result.unicodeScalars.append(letters[at])
          } else if at + 1 < letters.count, letters[at + 1] == "'" {
            result += "'"
            at += 1
          } else {
            break
          }
          at += 1
        }
        at += 1
        continue
      }
      let start = at
      while at < letters.count, letters[at] == letter { at += 1 }
      if letter.properties.isAlphabetic {
        result += field(letter, at - start, civil)
      } else {
        for _ in start..<at { result.unicodeScalars.append(letter) }
      }
    }
    return result
  }

  private static func field(_ letter: Unicode.Scalar, _ width: Int, _ civil: CivilDate) -> String {
    let twelve = civil.hour % 12 == 0 ? 12 : civil.hour % 12
    switch letter {
    case "y": return width == 2 ? padded(abs(civil.year) % 100, 2) : padded(civil.year, width)
    case "M", "L": return name(civil.month - 1, of: months, width) ?? padded(civil.month, width)
    case "d": return padded(civil.day, width)
    case "E", "c": return name(civil.weekday, of: weekdays, Swift.max(width, 3)) ?? ""
    case "H": return padded(civil.hour, width)
    case "h": return padded(twelve, width)
    case "m": return padded(civil.minute, width)
    case "s": return padded(civil.second, width)
    case "S": return String(padded(civil.millisecond, 3).prefix(width))
    case "a": return civil.hour < 12 ? "AM" : "PM"
    default: return ""
    }
  }

  private static func name(_ index: Int64, of names: [String], _ width: Int) -> String? {
    guard width > 2, index >= 0, index < Int64(names.count) else { return nil }
    let name = names[Int(index)]
    return width == 3 ? String(name.prefix(3)) : width == 5 ? String(name.prefix(1)) : name
  }

  static func padded(_ value: Int64, _ width: Int) -> String {
    let digits = String(value.magnitude)
    let zeros = Swift.min(Swift.max(width - digits.utf8.count, 0), 32)
    return (value < 0 ? "-" : "") + String(repeating: "0", count: zeros) + digits
  }
}
