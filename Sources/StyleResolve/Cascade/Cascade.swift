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
    var style = ResolvedStyle(entries: [], slots: [])
    let assembly = withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Contest.capacity) { winners in
      decide(Contest(layers, context, winners: winners), layers, theme, context, &style.entries)
    }
    for layer in layers.indices where !layers[layer].list.slots.isEmpty {
      style.slots = slots(layers, context, vocabulary)
      break
    }
    assembly.finish(&style, theme: theme, context: context)
    return style
  }

  /// Appends the decision for every property that a declaration sets; returns what is left to assemble.
  private static func decide(
    _ contest: borrowing Contest, _ layers: [Layer], _ theme: Theme, _ context: StyleContext,
    _ entries: inout [ResolvedStyle.Entry]
  ) -> Assembly {
    var assembly = Assembly(present: contest.present)
    entries.reserveCapacity(contest.present.count)
    var open = 0
    let scheme = context[.dark]
    var rest = contest.present
    while let property = rest.popFirst() {
      let isOpen = open < contest.open.count && contest.open[open].property == property
      if !isOpen, let key = contest.winner(property) {
        // Most decisions are one value, which is made in its place.
        let declaration = layers[key.layer].list.declarations[key.position]
        if assembly.keeps(declaration) {
          entries.append(
            ResolvedStyle.Entry(
              property,
              Decision(
                value: declaration.conditions == 0
                  ? value(of: declaration, layers[key.layer].list.values, theme, scheme)
                  : value(of: key, layers, theme, scheme),
                origin: Origin(declaration, key))))
        }
        continue
      }
      var end = open
      while end < contest.open.count, contest.open[end].property == property { end += 1 }
      let fallback = contest.winner(property).map {
        Decision(value: value(of: $0, layers, theme, scheme), origin: origin(of: $0, layers))
      }
      let hasSurface = contest.present.contains(.surfaceRole)
      func decided(hasSurface: Bool) -> Decision {
        decide(
          property, contest.open[open..<end], fallback ?? Decision(value: nil), layers, theme, scheme,
          hasSurface: hasSurface)
      }
      let decision = decided(hasSurface: hasSurface)
      // A background of one appearance alone shows the theme's surface in the other one, and tints no glass there.
      if hasSurface, property == .background { assembly.tint = decided(hasSurface: false) }
      open = end
      assembly.note(decision)
      entries.append(ResolvedStyle.Entry(property, decision))
    }
    return assembly
  }

  private static func value(
    of key: CascadeKey, _ layers: [Layer], _ theme: Theme, _ scheme: Bool?
  ) -> StyleValue? {
    let list = layers[key.layer].list
    let declaration = list.declarations[key.position]
    guard asksContrast(declaration, list, theme) else {
      return value(of: declaration, list.values, theme, scheme)
    }
    return value(of: declaration, list.values, theme.inIncreasedContrast, scheme)
  }

  /// Whether a class asks for increased contrast itself, and so names a colour as it is there.
  ///
  /// No theme is handed back: a copy of one costs more than the decision.
  private static func asksContrast(_ declaration: Declaration, _ list: ClassList, _ theme: Theme) -> Bool {
    theme.hasIncreasedContrast && declaration.conditions != 0
      && list.conditions(of: declaration).positive & Condition.contrastMore.bit != 0
  }

  private static func value(
    of declaration: Declaration, _ boxed: [StyleValue], _ theme: Theme, _ scheme: Bool?
  ) -> StyleValue? {
    switch declaration.kind {
    case .unset: return nil
    case .boxed, .themeColor, .borderColor, .accentRole:
      let value = declaration.value(boxed: boxed, theme: theme)
      return scheme.map { value.resolved(dark: $0) } ?? value
    // No other kind has two appearances.
    default: return declaration.value(boxed: boxed, theme: theme)
    }
  }

  private static func origin(of key: CascadeKey, _ layers: [Layer]) -> Origin {
    Origin(layers[key.layer].list.declarations[key.position], key)
  }

  /// The decision between candidates whose conditions are open and what holds otherwise.
  private static func decide(
    _ property: StyleProperty, _ candidates: ArraySlice<Candidate>, _ fallback: Decision, _ layers: [Layer],
    _ theme: Theme, _ scheme: Bool?, hasSurface: Bool
  ) -> Decision {
    func decision(_ keep: (ConditionSet) -> ConditionSet?) -> Decision {
      var decision = fallback
      for candidate in candidates {
        guard let when = keep(candidate.when) else { continue }
        let found = value(of: candidate.key, layers, theme, scheme)
        let from = origin(of: candidate.key, layers)
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
        lightValue, darkValue, otherwise: absent(property, theme, hasSurface: hasSurface))
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
    _ layers: [Layer], _ context: StyleContext, _ vocabulary: Vocabulary?
  ) -> [ResolvedStyle.SlotEntry] {
    var found: [(key: CascadeKey, conflict: String, entry: ResolvedStyle.SlotEntry)] = []
    for (index, layer) in layers.enumerated() {
      for (position, use) in layer.list.slots.enumerated() {
        guard let when = context.remaining(of: use.conditions) else { continue }
        let key = CascadeKey(weight: use.weight, depth: use.depth, layer: index, position: position)
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
