import ClassParser
import Engine
import StyleModel
import StyleResolve
import StyleTargets
import Theme

/// How a class string looks in one state: the classes of its two elements in each appearance.
struct Look {
  /// The classes of the box and of its content, in light and in dark appearance.
  struct Half {
    let box: String
    let content: String
  }

  let light: Half
  let dark: Half
  /// Whether something in it shows what lies behind.
  let isTranslucent: Bool
  /// The width that it asks for at least, in points.
  let width: Double
  /// The height that it has, in points, whatever stands in it; 0 where it grows with that.
  let height: Double
  /// What the page shows in another way or not at all in some setting, each once.
  let notes: [CSSTarget.Note]
  /// The native modifiers that it asks for, which hosts alone know.
  let modifiers: [String]

  func half(_ isDark: Bool) -> Half { isDark ? dark : light }
}

/// A class string that is looked at in many settings.
struct Subject {
  let classes: String
  let kind: ComponentKind
  /// What was read with the theme, and with its form for increased contrast.
  let lists: [ClassList]
  /// The switches that make a difference, as a mask.
  let mask: Int
  /// The states that its classes ask about.
  let states: [Condition]

  init(_ classes: String, _ kind: ComponentKind, engine: StyleEngine) {
    self.classes = classes
    self.kind = kind
    let increased = engine.settled(for: Setting(bits: Switch.contrast.bit).context(isDark: false))
    lists = [engine.parse(classes), increased.parse(classes)]
    let open = engine.resolve(lists[0], for: kind)
    mask = Setting.mask(of: open.style, hasIncreasedContrast: engine.theme.hasIncreasedContrast)
    states = Condition.allCases.filter { $0.isState && open.asks($0) }
  }

  /// The style in one setting, where nothing is open any more.
  func style(_ setting: Setting, isDark: Bool, _ states: [Condition], _ engine: StyleEngine) -> Style {
    let context = setting.context(isDark: isDark, states: states)
    let list = lists[setting[.contrast] ? 1 : 0]
    return engine.settled(for: context).resolve(list, for: kind, in: context).style.defaults
  }
}

extension Look {
  /// Looks at a class string in a state; its rules are added to those of boxes and contents.
  init(
    _ subject: Subject, in states: [Condition], engine: StyleEngine, boxes: inout SettingRules,
    contents: inout SettingRules
  ) {
    let options = CSSTarget.Options(textSizes: .variables, kind: subject.kind)
    var texts: [(box: [String], content: [String])] = [([], []), ([], [])]
    var (isTranslucent, width, height) = (false, 0.0, 0.0)
    var notes: [CSSTarget.Note] = []
    var modifiers: [String] = []
    for setting in Setting.all(of: subject.mask) {
      let light = subject.style(setting, isDark: false, states, engine)
      let dark = subject.style(setting, isDark: true, states, engine)
      let both = CSSTarget.emit(light, dark: dark, options: options)
      // What differs in more than its colours has rules of its own for each appearance.
      let halves =
        both.differsInDark
        ? [CSSTarget.emit(light, options: options), CSSTarget.emit(dark, options: options)] : [both, both]
      for (index, half) in halves.enumerated() {
        texts[index].box.append(half.box.text)
        texts[index].content.append(half.content.text)
        isTranslucent = isTranslucent || half.box.contains { $0.name == "backdrop-filter" }
        for note in half.notes where !notes.contains(note) { notes.append(note) }
      }
      for property in [PropertyKey<Double>.width, .minWidth] {
        if let points = light[property], points.isFinite { width = max(width, points) }
      }
      if setting == .standard {
        modifiers = light.slots.map { $0.name }
        height = light[.height] ?? 0
      }
    }
    func half(_ index: Int) -> Half {
      Half(
        box: boxes.name(mask: subject.mask, texts[index].box),
        content: contents.name(mask: subject.mask, texts[index].content))
    }
    light = half(0)
    dark = half(1)
    self.isTranslucent = isTranslucent
    self.width = width
    self.height = height
    self.notes = notes
    self.modifiers = modifiers
  }
}
