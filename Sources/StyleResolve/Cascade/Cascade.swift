import ClassParser
import StyleModel
import Theme

/// Decides which declaration wins, property by property (DESIGN section 5).
public enum Cascade {
  /// Resolves layers in a context, with the theme of the vocabulary that their lists were parsed with.
  ///
  /// - Parameter makesEntries: Whether the entries of the style are made at once, for whoever will look at them more
  ///   than once.
  /// - Complexity: O(*d*) in the number of declarations, plus O(*c* log *c*) in those with open conditions.
  public static func resolution(
    of stack: consuming LayerStack, vocabulary: Vocabulary, in context: StyleContext = StyleContext(),
    makesEntries: Bool = false
  ) -> Resolution {
    // Few styles need the second contest, and a closure that held the stack would cost all of them more.
    let resolution = Contest.among(stack, context) { Resolution($0, vocabulary) }
    let entries = resolution.isPacked ? nil : Self.entries(of: stack, vocabulary, context)
    let slots = stack.hasSlots ? slots(stack.layers, context, vocabulary) : []
    resolution.add(stack, context, entries: entries, slots: slots)
    if makesEntries { resolution.makeEntries() }
    return resolution
  }

  /// The style that layers come to in a context.
  public static func resolve(
    _ stack: LayerStack, vocabulary: Vocabulary, in context: StyleContext = StyleContext()
  ) -> ResolvedStyle {
    resolution(of: stack, vocabulary: vocabulary, in: context).style
  }

  /// The entries of a style, decision by decision.
  static func entries(
    of stack: LayerStack, _ vocabulary: Vocabulary, _ context: StyleContext
  ) -> [ResolvedStyle.Entry] {
    Contest.among(stack, context) { entries(of: $0, stack, vocabulary, context) }
  }

  /// Makes the decision for every property that a declaration sets, where that takes more than a pack.
  private static func entries(
    of contest: borrowing Contest, _ stack: LayerStack, _ vocabulary: Vocabulary, _ context: StyleContext
  ) -> [ResolvedStyle.Entry] {
    let scheme = context[.dark]
    var style = ResolvedStyle(entries: [])
    var assembly = Assembly(present: contest.present)
    style.entries.reserveCapacity(contest.present.count)
    let hasSurface = contest.present.contains(.surfaceRole)
    let contenders = contest.open ?? []
    var open = 0
    var rest = contest.present
    while let property = rest.popFirst() {
      let start = open
      while open < contenders.count, contenders[open].property == property { open += 1 }
      let winner = contest.winner(property)
      let fallback = winner.map {
        Decision(value: ValueSource.value(of: $0, in: stack, vocabulary, scheme), origin: Origin($0))
      }
      if open == start, let winner, let fallback {
        if assembly.keeps(winner.declaration) {
          style.entries.append(ResolvedStyle.Entry(property, fallback))
        }
        continue
      }
      // What each contender asks, beside the contest, which closures cannot hold.
      let asked = contenders[start..<open].map { (contender: $0, when: contest.conditions(of: $0)) }
      func decided(hasSurface: Bool) -> Decision {
        Decision(
          of: property, asked, otherwise: fallback ?? Decision(value: nil),
          absent: absent(property, vocabulary.theme, hasSurface: hasSurface)
        ) { ValueSource.value(of: $0, in: stack, vocabulary, scheme) }
      }
      let decision = decided(hasSurface: hasSurface)
      // A background of one appearance alone shows the theme's surface in the other one, and tints no glass there.
      if hasSurface, property == .background { assembly.tint = decided(hasSurface: false) }
      assembly.note(decision)
      style.entries.append(ResolvedStyle.Entry(property, decision))
    }
    assembly.finish(&style, vocabulary, context)
    return style.entries
  }

  /// What a colour row shows where nothing sets it; `nil` where nothing differs from every colour.
  private static func absent(_ property: StyleProperty, _ theme: Theme, hasSurface: Bool) -> Color? {
    if hasSurface, property == .background { return theme.surfaceColor }
    return Decision.absent(property, border: theme.borderColor)
  }

  /// The modifier slots that are active for certain; of those with one conflict key the strongest.
  private static func slots(
    _ layers: [Layer], _ context: StyleContext, _ vocabulary: Vocabulary
  ) -> [ResolvedStyle.SlotEntry] {
    var found: [(key: CascadeKey, conflict: String, entry: ResolvedStyle.SlotEntry)] = []
    for (index, layer) in layers.enumerated() {
      for (position, use) in layer.list.slots.enumerated() {
        guard let when = context.remaining(of: use.conditions) else { continue }
        let key = CascadeKey(weight: use.weight, depth: use.depth, layer: index, position: position)
        let conflict = vocabulary.modifiers.first { $0.name == use.slot.name }?.conflictKey ?? use.slot.name
        found.append(
          (key, conflict, ResolvedStyle.SlotEntry(slot: use.slot, when: when, layer: index, token: use.token))
        )
      }
    }
    found.sort { $0.key > $1.key }
    var settled: [String] = []
    var result: [ResolvedStyle.SlotEntry] = []
    for item in found where !settled.contains(item.conflict) {
      if item.entry.when.isEmpty { settled.append(item.conflict) }
      result.append(item.entry)
    }
    return result.sorted { $0.slot.name < $1.slot.name }
  }
}

extension StyleValue {
  /// The value in one appearance: colours lose their other half.
  public func resolved(dark: Bool) -> StyleValue {
    switch self {
    case .color(let color): return .color(color.resolved(dark: dark))
    case .gradient(var gradient):
      gradient.colors = gradient.colors.map { $0.resolved(dark: dark) }
      return .gradient(gradient)
    case .palette(let colors): return .palette(colors.map { $0.resolved(dark: dark) })
    default: return self
    }
  }
}
