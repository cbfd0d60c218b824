/// The conditions that must all hold for a declaration to apply.
///
/// Plain conditions are bits, so that testing a set against a context costs a few machine instructions.
public struct ConditionSet: Hashable, Sendable {
  /// Conditions that must hold.
  public private(set) var positive: UInt64
  /// Conditions that must not hold.
  public private(set) var negative: UInt64
  /// Conditions with arguments, sorted by name.
  public private(set) var arguments: [ArgumentCondition]

  /// No condition: always applies.
  public static let always = ConditionSet()

  public init() {
    positive = 0
    negative = 0
    arguments = []
  }

  public init(_ conditions: [Condition]) {
    self.init()
    for condition in conditions { insert(condition) }
  }

  public var isEmpty: Bool { positive == 0 && negative == 0 && arguments.isEmpty }

  /// Whether one of them has an argument.
  package var hasArguments: Bool { !arguments.isEmpty }

  /// How many conditions there are; repeats count once.
  public var count: Int { positive.nonzeroBitCount + negative.nonzeroBitCount + arguments.count }

  /// The highest state rank among the conditions that must hold; those of groups count like own ones.
  public var rank: Int {
    var rank = 0
    // Bits 0 to 3 are hover, focus, pressed and disabled, in the order of their ranks.
    let states = positive & 0b1111
    if states != 0 { rank = 64 - states.leadingZeroBitCount }
    for argument in arguments {
      if case .group(let state, _) = argument.kind, !argument.isNegated { rank = max(rank, state.rank) }
    }
    return rank
  }

  public mutating func insert(_ condition: Condition, negated: Bool = false) {
    if negated { negative |= condition.bit } else { positive |= condition.bit }
  }

  public mutating func insert(_ argument: ArgumentCondition) {
    guard !arguments.contains(argument) else { return }
    arguments.append(argument)
    arguments.sort { $0.name < $1.name }
  }

  public mutating func remove(_ condition: Condition) {
    positive &= ~condition.bit
    negative &= ~condition.bit
  }

  /// Every condition of both sets.
  public func union(_ other: ConditionSet) -> ConditionSet {
    var union = self
    union.positive |= other.positive
    union.negative |= other.negative
    for argument in other.arguments { union.insert(argument) }
    return union
  }

  /// The conditions that both sets ask.
  package func shared(_ other: ConditionSet) -> ConditionSet {
    with(
      positive: positive & other.positive, negative: negative & other.negative,
      arguments: arguments.filter { other.arguments.contains($0) })
  }

  /// Whether everything that this set asks is asked by `other` too, so that this one holds whenever that does.
  public func isSubset(of other: ConditionSet) -> Bool {
    positive & ~other.positive == 0 && negative & ~other.negative == 0
      && arguments.allSatisfy { other.arguments.contains($0) }
  }

  /// Whether two of its conditions exclude each other, so that the set never holds.
  public var isContradictory: Bool {
    if positive & negative != 0 { return true }
    for mask in Condition.exclusiveMasks {
      if (positive & mask).nonzeroBitCount > 1 { return true }
      if negative & mask == mask, mask.nonzeroBitCount == 2 { return true }
    }
    return !arguments.isEmpty
      && arguments.contains { argument in
        arguments.contains(ArgumentCondition(argument.kind, isNegated: !argument.isNegated))
      }
  }

  /// The variants' canonical names: plain conditions in table order, then those with arguments.
  public var names: [String] {
    var names: [String] = []
    for condition in Condition.allCases {
      if positive & condition.bit != 0 { names.append(condition.name) }
      if negative & condition.bit != 0 { names.append("not-\(condition.name)") }
    }
    return names + arguments.map { $0.name }
  }

  /// The same set with the plain conditions replaced.
  package func with(positive: UInt64, negative: UInt64, arguments: [ArgumentCondition]) -> ConditionSet {
    var copy = self
    copy.positive = positive
    copy.negative = negative
    copy.arguments = arguments
    return copy
  }
}
