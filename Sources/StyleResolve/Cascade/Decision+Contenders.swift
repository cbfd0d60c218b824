import ClassParser
import StyleModel

extension Decision {
  /// The decision between declarations whose conditions are open, strongest first, and what holds otherwise.
  ///
  /// - Parameters:
  ///   - absent: What a colour shows where nothing sets it; `nil` where nothing differs from every colour.
  ///   - value: The value of a declaration; `nil` for one that takes weaker ones away.
  init(
    of property: StyleProperty, _ contenders: [(contender: Contender, when: ConditionSet)],
    otherwise fallback: Decision, absent: @autoclosure () -> Color?, value: (Placed) -> StyleValue?
  ) {
    func decision(_ keep: (ConditionSet) -> ConditionSet?) -> Decision {
      var decision = fallback
      var cases: [Case] = []
      cases.reserveCapacity(contenders.count)
      for (contender, asked) in contenders {
        guard let when = keep(asked) else { continue }
        let found = value(contender.placed)
        let from = Origin(contender.placed)
        if when.isEmpty {
          decision.value = found
          decision.origin = from
          break
        }
        cases.append(Case(when: when, value: found, origin: from))
      }
      decision.cases = cases
      return decision.pruned()
    }
    let asksScheme = contenders.contains { $0.contender.asksAppearance }
    guard asksScheme, property.takesColor || property.isPart else {
      self = decision { $0 }
      return
    }
    var light = StyleContext()
    light[.dark] = false
    var dark = StyleContext()
    dark[.dark] = true
    var isCarried = true
    let absent = absent()
    let both = Decision.combining(decision(light.remaining), decision(dark.remaining)) {
      lightValue, darkValue in
      if lightValue == darkValue { return lightValue }
      if let pair = Self.adaptive(lightValue, darkValue, otherwise: absent) { return pair }
      isCarried = false
      return nil
    }
    // A gradient beside a colour has no adaptive form: the appearance stays a condition.
    self = isCarried ? both : decision { $0 }
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

  /// What a colour row shows where nothing sets it and nothing lies below it.
  static func absent(_ property: StyleProperty, border: @autoclosure () -> Color) -> Color? {
    switch property {
    case .foreground: Color(.primary)
    case .tint, .tabSelectedTint: Color(.accentColor)
    case .borderColor: border()
    // A gradient without a middle colour is another one than a gradient with a clear one.
    case .gradientVia: nil
    default: Color(.clear)
    }
  }
}
