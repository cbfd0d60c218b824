import ClassParser
import StyleModel

/// The outcome of the cascade: a decision for every property that something sets.
public struct ResolvedStyle: Hashable, Sendable {
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

  /// The entries in the property table's order.
  public internal(set) var entries: [Entry]
  public internal(set) var slots: [SlotEntry] {
    get { active ?? [] }
    set { active = newValue.isEmpty ? nil : newValue }
  }
  private var active: [SlotEntry]?
  /// Whether there are native modifiers.
  package var hasSlots: Bool { active != nil }

  /// A style whose values hold whatever the conditions are; they come from no class.
  package init(_ style: Style) {
    entries = style.entries.map { Entry($0.property, Decision(value: $0.value)) }
  }

  init(entries: [Entry]) { self.entries = entries }

  /// Whether no value depends on a condition that is still open.
  public var isStatic: Bool {
    entries.allSatisfy { $0.decision.isStatic } && slots.allSatisfy { $0.when.isEmpty }
  }

  /// The decision for a property, if anything sets it.
  ///
  /// - Complexity: O(log *n*) in the number of entries.
  public func decision(for property: StyleProperty) -> Decision? {
    let index = position(of: property)
    guard index < entries.count, entries[index].property == property else { return nil }
    return entries[index].decision
  }

  private func position(of property: StyleProperty) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].property.rawValue < property.rawValue { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The values that hold when no open condition does.
  public var defaults: Style {
    var values: [Style.Entry] = []
    values.reserveCapacity(entries.count)
    for index in entries.indices {
      if let value = entries[index].decision.value {
        values.append(Style.Entry(entries[index].property, value))
      }
    }
    return Style(sorted: values, slots: active?.filter { $0.when.isEmpty }.map { $0.slot } ?? [])
  }

  /// Gives a property the decision of another style, or none.
  package mutating func replace(_ property: StyleProperty, with decision: Decision?) {
    set(property, decision)
  }

  /// Sets, replaces or (with `nil`) removes the decision for a property.
  mutating func set(_ property: StyleProperty, _ decision: Decision?) {
    let decision = decision.flatMap { $0.isEmpty ? nil : $0 }
    let index = position(of: property)
    let exists = index < entries.count && entries[index].property == property
    switch (decision, exists) {
    case (let decision?, true): entries[index].decision = decision
    case (let decision?, false): entries.insert(Entry(property, decision), at: index)
    case (nil, true): entries.remove(at: index)
    case (nil, false): break
    }
  }
}
