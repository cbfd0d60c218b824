import StyleModel

/// A setting that is ready to become a declaration.
struct PackedSetting: Sendable {
  var property: StyleProperty
  var kind: PackedKind
  /// As in a declaration; for a boxed value its index in the pool.
  var payload: UInt64
}

/// What classes without a value set: filled once, then read in place.
final class SettingPool: @unchecked Sendable {
  private var settings: UnsafeMutablePointer<PackedSetting>
  private(set) var values: [StyleValue] = []

  /// Packs the settings of several classes; the span of each comes back at its index.
  static func pack(_ classes: [[Setting]]) -> (pool: SettingPool, spans: [SettingSpan]) {
    let pool = SettingPool(capacity: classes.reduce(0) { $0 + $1.count })
    var next = pool.settings
    var spans: [SettingSpan] = []
    for settings in classes {
      spans.append(SettingSpan(base: next, count: settings.count, pool: .passUnretained(pool)))
      for setting in settings {
        if let (kind, payload) = PackedValue.pack(setting.value, for: setting.property) {
          next.initialize(to: PackedSetting(property: setting.property, kind: kind, payload: payload))
        } else {
          pool.values.append(setting.value)
          next.initialize(
            to: PackedSetting(
              property: setting.property, kind: .boxed, payload: UInt64(pool.values.count - 1)))
        }
        next += 1
      }
    }
    return (pool, spans)
  }

  private init(capacity: Int) { settings = .allocate(capacity: max(capacity, 1)) }

  deinit { settings.deallocate() }
}

/// The settings of one class: plain data that the owner of its pool keeps alive.
struct SettingSpan: @unchecked Sendable {
  static let none = SettingSpan(base: nil, count: 0, pool: nil)

  let base: UnsafeMutablePointer<PackedSetting>?
  let count: Int
  fileprivate let pool: Unmanaged<SettingPool>?

  subscript(index: Int) -> PackedSetting {
    guard let base, index < count else {
      return PackedSetting(property: .foreground, kind: .unset, payload: 0)
    }
    return base[index]
  }

  /// The value of a boxed setting.
  func value(of setting: PackedSetting) -> StyleValue {
    pool?._withUnsafeGuaranteedRef { $0.values[Int(setting.payload)] } ?? .unset
  }

  /// Whether a setting is one of a property.
  func sets(_ property: StyleProperty) -> Bool {
    for index in 0..<count where self[index].property == property { return true }
    return false
  }
}
