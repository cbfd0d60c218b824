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
  /// What a few words hold, which is all of most contexts.
  package private(set) var words = ContextWords()
  /// What takes dictionaries; `nil` where there is none of it.
  package private(set) var names: ContextNames? { didSet { words.hasNames = names != nil } }

  /// Nothing is known.
  public init() {}

  /// The context of its parts.
  init(_ words: ContextWords, _ names: ContextNames?) {
    self.words = words
    self.names = names
  }

  /// Conditions whose truth is known.
  private var known: UInt64 {
    get { words.known }
    set { words.known = newValue }
  }
  /// Of the known ones, those that hold.
  private var truth: UInt64 {
    get { words.truth }
    set { words.truth = newValue }
  }
  /// The platform's major version.
  public var osVersion: Int? {
    get { words.osVersion }
    set { words.osVersion = newValue }
  }
  /// Points of width of the window.
  public var width: Double? {
    get { words.width }
    set { words.width = newValue }
  }
  public var appearance: SurfacePolicy? {
    get { words.appearance }
    set { words.appearance = newValue }
  }
  /// Whether the application asks the system for its older appearance.
  public var requiresCompatibility: Bool {
    get { words.requiresCompatibility }
    set { words.requiresCompatibility = newValue }
  }
  /// States of ancestor groups, by name; the nearest group is the empty name.
  public var groups: [String: [Condition]]? {
    get { words.knowsGroups ? names?.groups ?? [:] : nil }
    set {
      words.knowsGroups = newValue != nil
      names = ContextNames(groups: newValue ?? [:], expressions: expressions)
    }
  }
  /// The truth of the author's own conditions, by their expression.
  ///
  /// - Complexity: O(*n*) for each change, in the number of the conditions.
  public var expressions: [String: Bool] {
    get { names?.expressions ?? [:] }
    set { names = ContextNames(groups: names?.groups ?? [:], expressions: newValue) }
  }

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
    for condition in Condition.allCases where condition.isState || condition.isPosition {
      known |= condition.bit
      truth &= ~condition.bit
    }
    for state in states { truth |= state.bit }
    words.knowsGroups = true
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
    case .group(let state, let name):
      words.knowsGroups ? (names?.groups[name ?? ""]?.contains(state) ?? false) : nil
    case .expression(let text): names?.expressions[text]
    }
  }
}

extension Condition {
  /// Whether it is a position in a dynamic list.
  package var isPosition: Bool { self == .first || self == .odd || self == .even }
}
