import ClassParser
import StyleModel
import Theme

/// Decides which declaration wins, property by property (DESIGN section 5).
public enum Cascade {
  /// Resolves layers in a context, with the theme of the vocabulary that their lists were parsed with.
  ///
  /// - Complexity: O(*d*) in the number of declarations, plus O(*c* log *c*) in those with open conditions.
  public static func resolve(
    _ stack: LayerStack, vocabulary: Vocabulary, in context: StyleContext = StyleContext()
  ) -> ResolvedStyle {
    var style = ResolvedStyle(entries: [])
    let assembly = stack.own.declarations.withUnsafeBufferPointer { own in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Contest.capacity) { winners in
        decide(
          Contest(stack, own: own, context, winners: winners), stack, vocabulary, context[.dark],
          &style.entries)
      }
    }
    if stack.hasSlots { style.slots = slots(stack.layers, context, vocabulary) }
    assembly.finish(&style, vocabulary, context)
    return style
  }

  /// Makes the decision for every property that a declaration sets; returns what is left to assemble.
  private static func decide(
    _ contest: borrowing Contest, _ stack: LayerStack, _ vocabulary: Vocabulary, _ scheme: Bool?,
    _ entries: inout [ResolvedStyle.Entry]
  ) -> Assembly {
    var assembly = Assembly(present: contest.present)
    let count = contest.present.count
    guard count > 0 else { return assembly }
    entries.reserveCapacity(count)
    if !contest.open.isEmpty {
      decideOpen(contest, stack, vocabulary, scheme, &assembly, &entries)
      return assembly
    }
    var rest = contest.present
    while let property = rest.popFirst() {
      guard let winner = contest.winner(property), assembly.keeps(winner.declaration) else { continue }
      entries.append(
        ResolvedStyle.Entry(
          property,
          Decision(
            value: ValueSource.value(of: winner, in: stack, vocabulary, scheme), origin: Origin(winner))))
    }
    return assembly
  }

  /// The same where declarations have open conditions.
  private static func decideOpen(
    _ contest: borrowing Contest, _ stack: LayerStack, _ vocabulary: Vocabulary, _ scheme: Bool?,
    _ assembly: inout Assembly, _ entries: inout [ResolvedStyle.Entry]
  ) {
    let hasSurface = contest.present.contains(.surfaceRole)
    var open = 0
    var rest = contest.present
    while let property = rest.popFirst() {
      let start = open
      while open < contest.open.count, contest.open[open].property == property { open += 1 }
      let winner = contest.winner(property)
      if open == start, let winner {
        if assembly.keeps(winner.declaration) {
          entries.append(
            ResolvedStyle.Entry(
              property,
              Decision(
                value: ValueSource.value(of: winner, in: stack, vocabulary, scheme), origin: Origin(winner))))
        }
        continue
      }
      let fallback = winner.map {
        Decision(value: ValueSource.value(of: $0, in: stack, vocabulary, scheme), origin: Origin($0))
      }
      let candidates = contest.open[start..<open]
      func decided(hasSurface: Bool) -> Decision {
        decide(
          property, candidates, fallback ?? Decision(value: nil), stack, vocabulary, scheme,
          hasSurface: hasSurface)
      }
      let decision = decided(hasSurface: hasSurface)
      // A background of one appearance alone shows the theme's surface in the other one, and tints no glass there.
      if hasSurface, property == .background { assembly.tint = decided(hasSurface: false) }
      assembly.note(decision)
      entries.append(ResolvedStyle.Entry(property, decision))
    }
  }

  /// The decision between candidates whose conditions are open and what holds otherwise.
  private static func decide(
    _ property: StyleProperty, _ candidates: ArraySlice<Candidate>, _ fallback: Decision,
    _ stack: LayerStack, _ vocabulary: Vocabulary, _ scheme: Bool?, hasSurface: Bool
  ) -> Decision {
    func decision(_ keep: (ConditionSet) -> ConditionSet?) -> Decision {
      var decision = fallback
      var cases: [Decision.Case] = []
      cases.reserveCapacity(candidates.count)
      for candidate in candidates {
        guard let when = keep(candidate.when) else { continue }
        let found = ValueSource.value(of: candidate.placed, in: stack, vocabulary, scheme)
        let from = Origin(candidate.placed)
        if when.isEmpty {
          decision.value = found
          decision.origin = from
          break
        }
        cases.append(Decision.Case(when: when, value: found, origin: from))
      }
      decision.cases = cases
      return decision.pruned()
    }
    let schemes = Condition.dark.bit | Condition.light.bit
    let asksScheme = candidates.contains { ($0.when.positive | $0.when.negative) & schemes != 0 }
    guard asksScheme, property.takesColor || property.isPart else { return decision { $0 } }
    var light = StyleContext()
    light[.dark] = false
    var dark = StyleContext()
    dark[.dark] = true
    var isCarried = true
    let both = Decision.combining(decision(light.remaining), decision(dark.remaining)) {
      lightValue, darkValue in
      if lightValue == darkValue { return lightValue }
      if let pair = adaptive(
        lightValue, darkValue,
        otherwise: absent(property, vocabulary.theme, hasSurface: hasSurface))
      {
        return pair
      }
      isCarried = false
      return nil
    }
    // A gradient beside a colour has no adaptive form: the appearance stays a condition.
    return isCarried ? both : decision { $0 }
  }

  /// One colour for both appearances, of a value for each; `nil` when they are not both colours.
  private static func adaptive(
    _ light: StyleValue?, _ dark: StyleValue?, otherwise absent: Color?
  ) -> StyleValue? {
    func tone(_ value: StyleValue?, _ half: (Color) -> Tone) -> Tone? {
      switch value {
      case .color(let color)?: half(color)
      case nil: absent.map(half)
      default: nil
      }
    }
    guard let lightTone = tone(light, { $0.light }), let darkTone = tone(dark, { $0.dark }) else {
      return nil
    }
    return .color(Color(light: lightTone, dark: darkTone))
  }

  /// What a colour row shows where nothing sets it; `nil` where nothing differs from every colour.
  private static func absent(_ property: StyleProperty, _ theme: Theme, hasSurface: Bool) -> Color? {
    switch property {
    case .foreground: Color(.primary)
    case .tint, .tabSelectedTint: Color(.accentColor)
    case .borderColor: theme.borderColor
    case .background: hasSurface ? theme.surfaceColor : Color(.clear)
    // A gradient without a middle colour is another one than a gradient with a clear one.
    case .gradientVia: nil
    default: Color(.clear)
    }
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
