import JSONText

/// Native style values: an ordered set of properties and values, in the property table's order.
///
///     var style = Style()
///     style[.paddingTop] = 12
///     style[.foreground] = Color(.primary)
public struct Style: Hashable, Sendable {
  /// One property and its value.
  public struct Entry: Hashable, Sendable {
    public let property: StyleProperty
    public var value: StyleValue

    public init(_ property: StyleProperty, _ value: StyleValue) {
      self.property = property
      self.value = value
    }
  }

  /// The entries, sorted by property, one for each property at most.
  public private(set) var entries: [Entry]
  /// Native modifiers that hosts register by name, with their arguments, in name order.
  public var slots: [Slot] {
    get { active ?? [] }
    set { active = newValue.isEmpty ? nil : newValue }
  }
  private var active: [Slot]?

  public init() { entries = [] }

  /// Makes a style of entries in any order; of several for one property the last wins.
  public init(_ unordered: [Entry]) {
    self.init()
    for entry in unordered { set(entry.property, to: entry.value) }
  }

  /// Makes a style of entries that already are in the table's order, without repeats.
  package init(sorted entries: [Entry], slots: [Slot] = []) {
    self.entries = entries
    if !slots.isEmpty { active = slots }
  }

  public var isEmpty: Bool { entries.isEmpty && active == nil }

  /// The value of a property, if it is set.
  ///
  /// - Complexity: O(log *n*) in the number of entries.
  public func value(of property: StyleProperty) -> StyleValue? {
    let index = position(of: property)
    guard index < entries.count, entries[index].property == property else { return nil }
    return entries[index].value
  }

  /// Sets or replaces a property; `nil` removes it.
  public mutating func set(_ property: StyleProperty, to value: StyleValue?) {
    let index = position(of: property)
    let exists = index < entries.count && entries[index].property == property
    switch (value, exists) {
    case (let value?, true): entries[index].value = value
    case (let value?, false): entries.insert(Entry(property, value), at: index)
    case (nil, true): entries.remove(at: index)
    case (nil, false): break
    }
  }

  /// The same style with every entry of `other` on top.
  public func merging(_ other: Style) -> Style {
    var merged = self
    for entry in other.entries { merged.set(entry.property, to: entry.value) }
    for slot in other.slots where !merged.slots.contains(slot) {
      merged.slots.removeAll { $0.name == slot.name }
      merged.slots.append(slot)
    }
    merged.slots.sort { $0.name < $1.name }
    return merged
  }

  private func position(of property: StyleProperty) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].property.rawValue < property.rawValue { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// A native modifier that a class activates, for hosts that register one under this name.
public struct Slot: Hashable, Sendable {
  public let name: String
  /// The text in the class's brackets, or `nil` for a class without an argument.
  public let argument: String?

  public init(_ name: String, argument: String? = nil) {
    self.name = name
    self.argument = argument
  }
}
