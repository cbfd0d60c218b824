import ClassParser
import StyleModel
import Theme

/// Decides which declaration wins, property by property (DESIGN section 5).
public enum Cascade {
  /// Resolves layers, weakest first, in a context.
  ///
  /// - Complexity: O(*d*) in the number of declarations, plus O(*c* log *c*) in those with open conditions.
  public static func resolve(
    _ layers: [Layer], theme: Theme, vocabulary: Vocabulary? = nil, in context: StyleContext = StyleContext()
  ) -> ResolvedStyle {
    let contest = Contest(layers, context)
    var entries: [ResolvedStyle.Entry] = []
    entries.reserveCapacity(16)
    var open = contest.open[...]
    for property in StyleProperty.allCases {
      let slot = Int(property.rawValue)
      var end = open.startIndex
      while end < open.endIndex, open[end].property == property { end += 1 }
      let candidates = open[open.startIndex..<end]
      open = open[end...]
      guard contest.keys[slot] != 0 || !candidates.isEmpty else { continue }
      let decision = decide(property, candidates, contest, layers, theme, context)
      entries.append(ResolvedStyle.Entry(property, decision))
    }
    var style = ResolvedStyle(entries: entries, slots: [])
    style.slots = slots(layers, context, vocabulary)
    Assembly.finish(&style, theme: theme, context: context)
    return style
  }

  private static func decide(
    _ property: StyleProperty, _ candidates: ArraySlice<Candidate>, _ contest: Contest, _ layers: [Layer],
    _ theme: Theme, _ context: StyleContext
  ) -> Decision {
    let slot = Int(property.rawValue)
    let scheme = context[.dark]
    func value(_ layer: Int, _ declaration: Int) -> StyleValue? {
      let list = layers[layer].list
      let value = list.value(of: list.declarations[declaration], theme: theme)
      if case .unset = value { return nil }
      return scheme.map { value.resolved(dark: $0) } ?? value
    }
    var fallback = Decision(value: nil)
    if contest.keys[slot] != 0 {
      let layer = Int(contest.layers[slot])
      let index = Int(contest.declarations[slot])
      fallback.value = value(layer, index)
      fallback.origin = origin(layers, layer, index)
    }
    guard !candidates.isEmpty else { return fallback }
    func decision(_ keep: (ConditionSet) -> ConditionSet?) -> Decision {
      var decision = fallback
      for candidate in candidates {
        guard let when = keep(candidate.when) else { continue }
        let found = value(Int(candidate.layer), Int(candidate.declaration))
        let from = origin(layers, Int(candidate.layer), Int(candidate.declaration))
        if when.isEmpty {
          decision.value = found
          decision.origin = from
          break
        }
        decision.cases.append(Decision.Case(when: when, value: found, origin: from))
      }
      return decision.pruned()
    }
    let schemes = Condition.dark.bit | Condition.light.bit
    let asksScheme = candidates.contains { ($0.when.positive | $0.when.negative) & schemes != 0 }
    guard asksScheme, property.row.takesColor || property.isPart else { return decision { $0 } }
    var light = StyleContext()
    light[.dark] = false
    var dark = StyleContext()
    dark[.dark] = true
    var isCarried = true
    let both = Decision.combining(decision(light.remaining), decision(dark.remaining)) {
      lightValue, darkValue in
      if lightValue == darkValue { return lightValue }
      if let pair = adaptive(lightValue, darkValue, otherwise: absent(property, theme)) { return pair }
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
  private static func absent(_ property: StyleProperty, _ theme: Theme) -> Color? {
    switch property {
    case .foreground: Color(.primary)
    case .tint, .surfaceTint, .tabSelectedTint: Color(.accentColor)
    case .borderColor: theme.borderColor
    // A gradient without a middle colour is another one than a gradient with a clear one.
    case .gradientVia: nil
    default: Color(.clear)
    }
  }

  private static func origin(_ layers: [Layer], _ layer: Int, _ declaration: Int) -> Origin {
    let found = layers[layer].list.declarations[declaration]
    return Origin(layer: layer, token: Int(found.token), chain: found.chain, declaration: declaration)
  }

  /// The modifier slots that are active for certain; of those with one conflict key the strongest.
  private static func slots(
    _ layers: [Layer], _ context: StyleContext, _ vocabulary: Vocabulary?
  ) -> [ResolvedStyle.SlotEntry] {
    var found: [(key: UInt64, conflict: String, entry: ResolvedStyle.SlotEntry)] = []
    for (index, layer) in layers.enumerated() {
      for (position, use) in layer.list.slots.enumerated() {
        guard let when = context.remaining(of: use.conditions) else { continue }
        let key =
          UInt64(use.weight) << 48 | UInt64(index & 0xFF) << 40 | UInt64(255 - use.depth) << 32
          | UInt64(UInt32(truncatingIfNeeded: position + 1))
        let conflict = vocabulary?.modifiers.first { $0.name == use.slot.name }?.conflictKey ?? use.slot.name
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
