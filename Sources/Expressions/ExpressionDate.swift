/// An instant.
public struct ExpressionDate: Sendable, Equatable {
  /// Seconds since the beginning of 1970 in UTC.
  public var seconds: Double

  /// Makes a date; what is no finite number becomes 0.
  public init(seconds: Double) {
    self.seconds = seconds.isFinite ? seconds : 0
  }
}

extension ExpressionDate {
  /// Date of a text such as `2026-02-26`, `2026-02-26T15:45` or `2026-02-26T15:45:00.5+01:00`.
  ///
  /// A text without a zone means the local time of the offset, in seconds east of UTC.
  init?(iso8601 text: String, offset: Int64) {
    let bytes = Array(text.utf8)
    var at = 0
    func digits(_ count: Int) -> Int64? {
      guard at + count <= bytes.count else { return nil }
      let value = NumberText.integer(bytes[at..<at + count])
      at += count
      return value
    }
    func take(_ wanted: UInt8...) -> Bool {
      guard at < bytes.count, wanted.contains(bytes[at]) else { return false }
      at += 1
      return true
    }
    guard let year = digits(4), take(0x2D), let month = digits(2), take(0x2D), let day = digits(2) else {
      return nil
    }
    var civil = CivilDate(year: year, month: month, day: day)
    guard (1...12).contains(month), (1...civil.daysOfMonth).contains(day) else { return nil }
    var fraction = 0.0
    var zone = offset
    if take(0x54, 0x74, 0x20) {
      guard let hour = digits(2), hour < 24, take(0x3A), let minute = digits(2), minute < 60 else {
        return nil
      }
      civil.hour = hour
      civil.minute = minute
      if take(0x3A) {
        guard let second = digits(2), second < 60 else { return nil }
        civil.second = second
        if take(0x2E) {
          let start = at
          while at < bytes.count, bytes[at] >= 0x30, bytes[at] <= 0x39 { at += 1 }
          guard let value = NumberText.double([0x30, 0x2E] + bytes[start..<at]), at > start else {
            return nil
          }
          fraction = value
        }
      }
      if take(0x5A, 0x7A) {
        zone = 0
      } else if at < bytes.count, bytes[at] == 0x2B || bytes[at] == 0x2D {
        let sign: Int64 = bytes[at] == 0x2D ? -1 : 1
        at += 1
        guard let hours = digits(2), hours < 24 else { return nil }
        _ = take(0x3A)
        guard let minutes = digits(2), minutes < 60 else { return nil }
        zone = sign * (hours * 3600 + minutes * 60)
      }
    }
    guard at == bytes.count else { return nil }
    self.init(seconds: Double(civil.secondsSinceEpoch - zone) + fraction)
  }
}
