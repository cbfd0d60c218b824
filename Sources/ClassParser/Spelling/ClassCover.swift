import StyleModel

/// The cheapest classes that give a style exactly: an exact search for each group of properties that classes
/// set together.
///
/// Of two covers the one with fewer bytes wins, then the one with fewer classes, then the one that sets less
/// twice, then the one whose classes stand earlier in the utility table. What is set twice counts as a byte: a
/// person writes `px-3 py-2` and not `p-2 px-3`, but `p-4 pt-2` and not `px-4 pt-2 pb-4`.
package struct ClassCover: Sendable {
  /// The classes in the order in which they have to stand.
  package private(set) var texts: [String] = []
  /// What no combination of classes gives.
  package private(set) var uncovered: [StyleProperty] = []
  private var found: [ClassCandidate] = []
  private let wanted: Style
  private let optional: [StyleProperty]
  private let ignored: [StyleProperty]

  /// Properties of a group, one bit each.
  private static let largestGroup = 12

  /// Searches for the classes of a style.
  ///
  /// The optional properties hold without a class; what the ignored ones are does not matter.
  package init(
    _ wanted: Style, optional: [StyleProperty] = [], ignoring ignored: [StyleProperty] = [],
    _ speller: ClassSpeller
  ) {
    self.wanted = wanted
    self.optional = optional
    self.ignored = ignored
    var candidates = speller.candidates(for: wanted)
    candidates.removeAll { !isHarmless($0) }
    for group in groups(candidates) { cover(group, candidates) }
    let ordered = found.sorted { $0.order < $1.order }
    // Table order is the reader's order wherever no class has to stand behind a more special one.
    texts = (gives(ordered) ? ordered : found).map { $0.text }
  }

  /// Whether a candidate changes nothing that is not wanted at all.
  private func isHarmless(_ candidate: ClassCandidate) -> Bool {
    candidate.settings.allSatisfy {
      $0.value == .unset || wanted.value(of: $0.property) != nil || ignored.contains($0.property)
    }
  }

  /// Whether classes one after the other give the wanted values, wherever they set any.
  private func gives(_ candidates: [ClassCandidate]) -> Bool {
    var style = Style()
    for candidate in candidates {
      for setting in candidate.settings { style.set(setting.property, to: setting.value) }
    }
    return style.entries.allSatisfy {
      $0.value == wanted.value(of: $0.property) || $0.value == .unset || ignored.contains($0.property)
    }
  }

  /// The wanted properties in groups that share candidates.
  private func groups(_ candidates: [ClassCandidate]) -> [[StyleProperty]] {
    var groups = wanted.entries.map { [$0.property] }
    for candidate in candidates {
      var merged: [StyleProperty] = []
      groups.removeAll { group in
        guard group.contains(where: { property in candidate.settings.contains { $0.property == property } })
        else { return false }
        merged += group
        return true
      }
      if !merged.isEmpty { groups.append(merged.sorted { $0.rawValue < $1.rawValue }) }
    }
    return groups
  }

  private struct State {
    var bytes: Int
    var classes: Int
    /// What a class sets that a later one sets again.
    var overlaps: Int
    var orders: [Int]
    /// The candidates, the last class first.
    var candidates: [ClassCandidate]

    func isCheaper(than other: State) -> Bool {
      let (cost, otherCost) = (bytes + overlaps, other.bytes + other.overlaps)
      if cost != otherCost { return cost < otherCost }
      if classes != other.classes { return classes < other.classes }
      if overlaps != other.overlaps { return overlaps < other.overlaps }
      return orders.lexicographicallyPrecedes(other.orders)
    }

    func adding(_ candidate: ClassCandidate, overlaps more: Int) -> State {
      State(
        bytes: bytes + candidate.text.utf8.count + 1, classes: classes + candidate.classes,
        overlaps: overlaps + more,
        orders: (orders + [candidate.order]).sorted(), candidates: candidates + [candidate])
    }
  }

  /// Finds the cheapest classes of one group, from the last class to the first: an earlier class may set
  /// wrongly what a later one sets again.
  private mutating func cover(_ group: [StyleProperty], _ candidates: [ClassCandidate]) {
    let needed = group.indices.filter { !optional.contains(group[$0]) }.reduce(0) { $0 | 1 << $1 }
    guard needed != 0 else { return }
    guard group.count <= Self.largestGroup else {
      uncovered += group
      return
    }
    var states = [State?](repeating: nil, count: 1 << group.count)
    states[0] = State(bytes: 0, classes: 0, overlaps: 0, orders: [], candidates: [])
    let own = candidates.filter { candidate in
      candidate.settings.contains { group.contains($0.property) }
    }
    var reached = 0
    for mask in states.indices {
      guard let state = states[mask] else { continue }
      reached |= mask
      for candidate in own {
        guard let bits = bits(candidate, group, fixed: mask), mask | bits != mask else { continue }
        let next = state.adding(candidate, overlaps: overlaps(candidate, group, fixed: mask))
        if let known = states[mask | bits], !next.isCheaper(than: known) { continue }
        states[mask | bits] = next
      }
    }
    var best: State?
    for (mask, state) in states.enumerated() where mask & needed == needed {
      if let state, best.map({ state.isCheaper(than: $0) }) ?? true { best = state }
    }
    if let best {
      found += best.candidates.reversed()
    } else {
      let missing = group.indices.filter { needed & ~reached & 1 << $0 != 0 }.map { group[$0] }
      uncovered += missing.isEmpty ? group : missing
    }
  }

  /// How many properties a class sets in vain.
  private func overlaps(_ candidate: ClassCandidate, _ group: [StyleProperty], fixed: Int) -> Int {
    var count = 0
    for setting in candidate.settings {
      if let index = group.firstIndex(of: setting.property), fixed & 1 << index != 0 { count += 1 }
    }
    return count
  }

  /// The properties that a class gives before others have been set; `nil` when it sets another wrongly.
  private func bits(_ candidate: ClassCandidate, _ group: [StyleProperty], fixed: Int) -> Int? {
    var bits = 0
    for setting in candidate.settings {
      guard let index = group.firstIndex(of: setting.property) else { continue }
      if fixed & 1 << index != 0 { continue }
      guard wanted.value(of: setting.property) == setting.value else { return nil }
      bits |= 1 << index
    }
    return bits
  }
}
