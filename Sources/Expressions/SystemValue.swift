/// Values that the runtime provides as `#{key}`.
public enum SystemValue: String, Sendable, Equatable, CaseIterable {
  case now, today, yesterday, tomorrow, endofweek, startofmonth, endofmonth
  case user, locale, language, currency, timezone
  case orientation
  case deviceType = "device_type"
  case device, systemname, systemversion
  case isSplitView = "is_split_view"
  case horizontalSizeClass = "horizontal_size_class"

  /// Whether the value is a date.
  public var isDate: Bool {
    switch self {
    case .now, .today, .yesterday, .tomorrow, .endofweek, .startofmonth, .endofmonth: true
    default: false
    }
  }

  /// Words that the value takes, if the list is closed.
  public var words: [String] {
    switch self {
    case .orientation: ["portrait", "landscape"]
    case .deviceType: ["phone", "pad", "mac", "vision", "other"]
    case .horizontalSizeClass: ["regular", "compact"]
    default: []
    }
  }
}
