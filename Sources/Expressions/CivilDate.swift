/// A date and a time of day in the Gregorian calendar, without a zone.
struct CivilDate: Equatable {
  var year: Int64
  var month: Int64
  var day: Int64
  var hour: Int64 = 0
  var minute: Int64 = 0
  var second: Int64 = 0
  var millisecond: Int64 = 0

  /// Seconds beyond which dates are not computed: some 30,000 years either way.
  static let limit = 1e12

  init(year: Int64, month: Int64, day: Int64) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Local date of an instant, with the offset from UTC in seconds.
  init?(_ date: ExpressionDate, offset: Int64) {
    guard abs(date.seconds) < CivilDate.limit else { return nil }
    let whole = date.seconds.rounded(.down)
    millisecond = Int64((date.seconds - whole) * 1000)
    let seconds = Int64(whole) + offset
    let days = CivilDate.floorDivide(seconds, 86_400)
    let rest = seconds - days * 86_400
    hour = rest / 3600
    minute = rest % 3600 / 60
    second = rest % 60
    // The years of this count begin in March, so that the leap day is their last.
    let shifted = days + 719_468
    let era = CivilDate.floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days from the beginning of 1970.
  var daysSinceEpoch: Int64 {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = CivilDate.floorDivide(shiftedYear, 400)
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Seconds from the beginning of 1970, as if the zone were UTC.
  var secondsSinceEpoch: Int64 { daysSinceEpoch * 86_400 + hour * 3600 + minute * 60 + second }

  /// Day of the week, 0 for Sunday.
  var weekday: Int64 {
    let day = (daysSinceEpoch + 4) % 7
    return day < 0 ? day + 7 : day
  }

  /// Days that the month has.
  var daysOfMonth: Int64 {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func floorDivide(_ left: Int64, _ right: Int64) -> Int64 {
    left >= 0 ? left / right : -((right - 1 - left) / right)
  }
}
