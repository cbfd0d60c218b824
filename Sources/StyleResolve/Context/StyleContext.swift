import ClassParser

/// An Apple platform.
public enum Platform: String, CaseIterable, Hashable, Sendable {
  case ios, macos, visionos, tvos, watchos

  var condition: Condition {
    switch self {
    case .ios: .ios
    case .macos: .macos
    case .visionos: .visionos
    case .tvos: .tvos
    case .watchos: .watchos
    }
  }
}

/// How surfaces choose between glass and the theme (DESIGN section 7).
public enum SurfacePolicy: String, CaseIterable, Hashable, Sendable {
  case automatic, glass, solid
}

/// What resolution knows of the place where a style is used; whatever is not set stays open.
///
///     var context = StyleContext()
///     context.setStates([.hover])
///     context[.dark] = true
public struct StyleContext: Hashable, Sendable {
  /// Conditions whose truth is known.
  private(set) var known: UInt64 = 0
  /// Of the known ones, those that hold.
  private(set) var truth: UInt64 = 0
  /// The platform's major version.
  public var osVersion: Int?
  /// Points of width of the window.
  public var width: Double?
  /// States of ancestor groups, by name; the nearest group is the empty name.
  public var groups: [String: [Condition]]?
  /// The truth of the author's own conditions, by their expression.
  public var expressions: [String: Bool] {
    get { settled ?? [:] }
    set { settled = newValue.isEmpty ? nil : newValue }
  }
  private var settled: [String: Bool]?
  public var appearance: SurfacePolicy?
  /// Whether the application asks the system for its older appearance.
  public var requiresCompatibility = false

  /// Nothing is known.
  public init() {}

  /// Whether a condition holds, if that is known.
  ///
  /// Setting a condition that excludes others settles those too: dark settles light, ios settles macos; `nil`
  /// forgets them all.
  public subscript(_ condition: Condition) -> Bool? {
    get { known & condition.bit == 0 ? nil : truth & condition.bit != 0 }
    set {
      let group = condition.exclusiveMask
      let others = group & ~condition.bit
      known &= ~condition.bit
      truth &= ~condition.bit
      guard let newValue else {
        known &= ~group
        truth &= ~group
        return
      }
      known |= condition.bit
      if newValue {
        truth |= condition.bit
        known |= others
        truth &= ~others
      } else if others.nonzeroBitCount == 1 {
        known |= others
        truth |= others
      }
    }
  }

  /// Settles every state: those that are listed hold, all others do not.
  public mutating func setStates(_ states: [Condition]) {
    for condition in Condition.allCases where condition.isState || Condition.positions.contains(condition) {
      known |= condition.bit
      truth &= ~condition.bit
    }
    for state in states { truth |= state.bit }
    if groups == nil { groups = [:] }
  }

  public static func == (one: StyleContext, other: StyleContext) -> Bool {
    guard one.known == other.known, one.truth == other.truth, one.osVersion == other.osVersion,
      one.width == other.width, one.appearance == other.appearance,
      one.requiresCompatibility == other.requiresCompatibility
    else { return false }
    // Comparing dictionaries costs more than all the rest, and most contexts have none.
    if one.groups != nil || other.groups != nil, one.groups != other.groups { return false }
    return one.settled == nil && other.settled == nil || one.settled == other.settled
  }

  /// Numbers that differ for most contexts that do.
  package var fingerprint: UInt64 {
    let version = UInt64(truncatingIfNeeded: osVersion ?? -1)
    return (known &* 0x9E37_79B9_7F4A_7C15) ^ truth ^ (version << 40) ^ (width?.bitPattern ?? 0)
  }

  public var platform: Platform? {
    get { Platform.allCases.first { self[$0.condition] == true } }
    set {
      for platform in Platform.allCases { self[platform.condition] = nil }
      if let newValue { self[newValue.condition] = true }
    }
  }

  /// Whether the system draws glass: version 26 and later of iOS and macOS.
  public var supportsGlass: Bool? {
    if let platform, platform != .ios, platform != .macos { return false }
    return osVersion.map { $0 >= 26 }
  }

  /// What is left of a set of conditions: `nil` when it cannot hold, else those that are still open.
  public func remaining(of set: ConditionSet) -> ConditionSet? {
    if set.positive & known & ~truth != 0 || set.negative & known & truth != 0 { return nil }
    if set.arguments.isEmpty {
      if (set.positive | set.negative) & ~known == 0 { return .always }
      return set.with(positive: set.positive & ~known, negative: set.negative & ~known, arguments: [])
    }
    var open: [ArgumentCondition] = []
    for argument in set.arguments {
      switch holds(argument.kind) {
      case nil: open.append(argument)
      case argument.isNegated?: return nil
      default: break
      }
    }
    return set.with(positive: set.positive & ~known, negative: set.negative & ~known, arguments: open)
  }

  private func holds(_ kind: ArgumentCondition.Kind) -> Bool? {
    switch kind {
    case .os(let major): osVersion.map { $0 >= major }
    case .width(_, let points): width.map { $0 >= points }
    case .group(let state, let name): groups.map { $0[name ?? ""]?.contains(state) ?? false }
    case .expression(let text): settled?[text]
    }
  }
}

extension Condition {
  static let positions: [Condition] = [.first, .odd, .even]
}
