/// What an expression can read while it is evaluated.
public struct ExpressionEnvironment: Sendable {
  /// State of the module: `${key}`.
  public var state: ExpressionDictionary
  /// Context chain, already merged: `@{key}`.
  public var context: ExpressionDictionary
  /// Values of the runtime: `#{key}`. Dates that are not given here come from ``now``.
  public var system: ExpressionDictionary
  /// The current instant; without it `#{now}` and its kin are none, unless given.
  public var now: ExpressionDate?
  /// Seconds that local time is ahead of UTC.
  public var utcOffset: Int64
  /// Day on which weeks begin, 0 for Sunday.
  public var firstWeekday: Int64
  /// Localised texts by their code, for `localize()`.
  public var localizations: ExpressionDictionary
  /// Seed of `random()`; evaluating twice with one seed gives the same.
  public var seed: UInt64

  /// Makes an environment.
  public init(
    state: ExpressionDictionary = [:], context: ExpressionDictionary = [:],
    system: ExpressionDictionary = [:],
    now: ExpressionDate? = nil, utcOffset: Int64 = 0, firstWeekday: Int64 = 0,
    localizations: ExpressionDictionary = [:], seed: UInt64 = 0
  ) {
    self.state = state
    self.context = context
    self.system = system
    self.now = now
    self.utcOffset = utcOffset
    self.firstWeekday = firstWeekday
    self.localizations = localizations
    self.seed = seed
  }

  /// The offset, which is within a day.
  var offset: Int64 { min(max(utcOffset, -86_400), 86_400) }

  /// Value of `#{key}`.
  func systemValue(_ key: String) -> ExpressionValue {
    if let value = system[key] { return value }
    guard let now, let name = SystemValue(rawValue: key), name.isDate,
      let civil = CivilDate(now, offset: offset)
    else { return .none }
    let today = CivilDate(year: civil.year, month: civil.month, day: civil.day)
    let firstOfMonth = CivilDate(year: civil.year, month: civil.month, day: 1)
    switch name {
    case .now: return .date(now)
    case .today: return date(today)
    case .yesterday: return date(today, plusDays: -1)
    case .tomorrow: return date(today, plusDays: 1)
    case .endofweek:
      let passed = ((today.weekday - firstWeekday % 7) % 7 + 7) % 7
      return date(today, plusDays: 6 - passed)
    case .startofmonth: return date(firstOfMonth)
    case .endofmonth: return date(firstOfMonth, plusDays: firstOfMonth.daysOfMonth, plusSeconds: -1)
    default: return .none
    }
  }

  private func date(_ civil: CivilDate, plusDays days: Int64 = 0, plusSeconds: Int64 = 0) -> ExpressionValue {
    let seconds = civil.secondsSinceEpoch + days * 86_400 + plusSeconds - offset
    return .date(ExpressionDate(seconds: Double(seconds)))
  }
}
