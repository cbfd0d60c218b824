import ClassParser
import StyleModel

/// The outcome of the cascade: a decision for every property that something sets.
public struct ResolvedStyle: Sendable {
  /// One property and its decision.
  public struct Entry: Hashable, Sendable {
    public let property: StyleProperty
    public var decision: Decision

    public init(_ property: StyleProperty, _ decision: Decision) {
      self.property = property
      self.decision = decision
    }
  }

  /// A native modifier that is active, for certain or under conditions.
  public struct SlotEntry: Hashable, Sendable {
    public let slot: Slot
    public let when: ConditionSet
    public let layer: Int
    public let token: Int
  }

  /// What the style comes from, until it changes.
  private var source: Resolution?
  /// The entries, where they are made: at the latest when one of them changes.
  private var made: [Entry]?

  /// The entries in the property table's order.
  ///
  /// - Complexity: O(*n*) in the number of entries where they have to be made.
  public internal(set) var entries: [Entry] {
    get { made ?? source?.packed?.entries ?? [] }
    _modify {
      var entries = entries
      (made, source) = (nil, nil)
      defer { made = entries }
      yield &entries
    }
  }

  public internal(set) var slots: [SlotEntry] {
    get { active ?? [] }
    set { active = newValue.isEmpty ? nil : newValue }
  }
  private var active: [SlotEntry]?
  /// Whether there are native modifiers.
  package var hasSlots: Bool { active != nil }

  /// A style whose values hold whatever the conditions are; they come from no class.
  package init(_ style: Style) {
    made = style.entries.map { Entry($0.property, Decision(value: $0.value)) }
  }

  init(entries: [Entry]) { made = entries }

  /// The style of a resolution, with its entries where they are made.
  init(of source: Resolution, entries: [Entry]?, slots: [SlotEntry]?) {
    self.source = source
    made = entries
    active = slots
  }

  /// Makes the entries, for whoever is about to look at them more than once.
  package mutating func makeEntries() { if made == nil { made = entries } }

  /// The style with its entries made.
  package var withEntries: ResolvedStyle {
    var copy = self
    copy.makeEntries()
    return copy
  }

  /// Whether no value depends on a condition that is still open.
  public var isStatic: Bool {
    holdsForCertain && slots.allSatisfy { $0.when.isEmpty }
  }

  /// Whether every value is certain, whatever native modifiers are.
  package var holdsForCertain: Bool {
    if let packed = source?.packed, packed.open == nil { return true }
    return entries.allSatisfy { $0.decision.isStatic }
  }

  /// The decision for a property, if anything sets it.
  ///
  /// - Complexity: O(log *n*) in the number of entries.
  public func decision(for property: StyleProperty) -> Decision? {
    guard let made else { return source?.packed?.decision(for: property) }
    let index = Self.position(of: property, in: made)
    guard index < made.count, made[index].property == property else { return nil }
    return made[index].decision
  }

  private static func position(of property: StyleProperty, in entries: [Entry]) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].property.rawValue < property.rawValue { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The values that hold when no open condition does.
  public var defaults: Style {
    let slots = active?.filter { $0.when.isEmpty }.map { $0.slot } ?? []
    guard let made else { return Style(sorted: source?.packed?.defaults ?? [], slots: slots) }
    var values: [Style.Entry] = []
    values.reserveCapacity(made.count)
    for index in made.indices {
      if let value = made[index].decision.value { values.append(Style.Entry(made[index].property, value)) }
    }
    return Style(sorted: values, slots: slots)
  }

  /// Gives a property the decision of another style, or none.
  package mutating func replace(_ property: StyleProperty, with decision: Decision?) {
    set(property, decision)
  }

  /// Sets, replaces or (with `nil`) removes the decision for a property.
  mutating func set(_ property: StyleProperty, _ decision: Decision?) {
    makeEntries()
    let decision = decision.flatMap { $0.isEmpty ? nil : $0 }
    let index = Self.position(of: property, in: entries)
    let exists = index < entries.count && entries[index].property == property
    switch (decision, exists) {
    case (let decision?, true): entries[index].decision = decision
    case (let decision?, false): entries.insert(Entry(property, decision), at: index)
    case (nil, true): entries.remove(at: index)
    case (nil, false): break
    }
  }
}

extension ResolvedStyle: Hashable {
  public static func == (one: ResolvedStyle, other: ResolvedStyle) -> Bool {
    one.active == other.active && one.entries == other.entries
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(entries)
    hasher.combine(active)
  }
}
