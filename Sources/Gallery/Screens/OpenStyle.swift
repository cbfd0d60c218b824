import Expressions
import JSONText
import StyleModel
import StyleTargets

/// A style with the values in it that are decided when the screen runs.
struct OpenStyle {
  /// Two sets of values that stand for the open ones.
  enum Trial: Int {
    case one, other
  }

  /// An open number or colour.
  struct OpenSlot {
    let property: StyleProperty
    let slot: ScreenLook.Slot
    /// Whether the model takes whole numbers alone.
    var isWhole = false
  }

  /// An open word of a closed list.
  struct OpenChoice {
    let property: StyleProperty
    let choice: ScreenLook.Choice
    /// The slot of a choice that may be a number.
    var slot: Int?
  }

  /// An open text.
  struct OpenText {
    let property: StyleProperty
    let value: Expression
    let sentinel: String
  }

  private(set) var style: Style
  private(set) var slots: [OpenSlot] = []
  private(set) var choices: [OpenChoice] = []
  private(set) var texts: [OpenText] = []
  /// Properties with values that the model keeps as they are written.
  private(set) var unread: [StyleProperty] = []

  var isEmpty: Bool { slots.isEmpty && choices.isEmpty && texts.isEmpty }

  init(_ style: Style) {
    self.style = style
    for entry in style.entries { read(entry.property, entry.value) }
  }

  private mutating func read(_ property: StyleProperty, _ value: StyleValue) {
    switch value {
    case .dynamic(let text): read(property, ExpressionProgram.expression(text: text))
    case .color(let color): read(property, color)
    case .gradient(let gradient): for color in gradient.colors { read(property, color) }
    case .json(let json) where property == .font: readFont(json)
    case .json(let json) where property.row.kind != .component && json["type"] == nil: unread.append(property)
    default: break
    }
  }

  private mutating func read(_ property: StyleProperty, _ color: Color) {
    if !color.isAdaptive {
      return read(property, color.light, .color)
    }
    read(property, color.light, .light)
    read(property, color.dark, .dark)
  }

  private mutating func read(_ property: StyleProperty, _ tone: Tone, _ kind: ScreenLook.Slot.Kind) {
    guard case .dynamic(let text) = tone.shade else { return }
    let value = ExpressionProgram.expression(text: text)
    slots.append(
      OpenSlot(property: property, slot: ScreenLook.Slot(kind: kind, value: value, opacity: tone.opacity)))
  }

  /// A font whose kind or size is open: a number, or the name of a preset.
  private mutating func readFont(_ json: JSONValue) {
    func expression(_ key: String) -> Expression {
      switch json[key] {
      case .string(let text)?: ExpressionProgram.expression(text: text)
      case .number(let size)?: ExpressionProgram.literal(.double(size))
      default: .none
      }
    }
    let (kind, size) = (expression("kind"), expression("size"))
    if kind == .text("system") { return addFontSize(size) }
    addFont(
      Expression(.ternary(kind.isEqual(to: .text("system")), then: size, otherwise: kind)))
  }

  private mutating func addFont(_ value: Expression) {
    addFontSize(value)
    add(.font, value, PropertyTable.fontPresets, slot: slots.count - 2)
  }

  /// The size, and the line height that follows from it.
  private mutating func addFontSize(_ value: Expression) {
    for kind in [ScreenLook.Slot.Kind.number, .leading] {
      slots.append(OpenSlot(property: .font, slot: ScreenLook.Slot(kind: kind, value: value, opacity: 1)))
    }
  }

  private mutating func read(_ property: StyleProperty, _ value: Expression) {
    let number = ScreenLook.Slot(kind: .number, value: value, opacity: 1)
    switch property.row.kind {
    case .number: slots.append(OpenSlot(property: property, slot: number))
    case .integer: slots.append(OpenSlot(property: property, slot: number, isWhole: true))
    case .bool: add(property, value, ["true", "false"])
    case .keyword(let words): add(property, value, words)
    case .font: addFont(value)
    case .text, .words:
      texts.append(OpenText(property: property, value: value, sentinel: "\u{E000}\(texts.count)"))
    case .color, .shapeStyle, .background:
      slots.append(
        OpenSlot(property: property, slot: ScreenLook.Slot(kind: .color, value: value, opacity: 1)))
    case .tracks, .palette, .component, .dash: break
    }
  }

  private mutating func add(
    _ property: StyleProperty, _ value: Expression, _ words: [String], slot: Int? = nil
  ) {
    choices.append(
      OpenChoice(
        property: property,
        choice: ScreenLook.Choice(value: value, words: words, takesNumber: slot != nil), slot: slot))
  }

  /// Leaves the last open property out; `nil` when none is left.
  mutating func removeLast() -> StyleProperty? {
    guard let property = choices.last?.property ?? slots.last?.property ?? texts.last?.property else {
      return nil
    }
    style.set(property, to: nil)
    self = OpenStyle(style)
    return property
  }

  // MARK: - Cases

  /// Every combination of words, `-` among them for a value that is no word of the list; `nil` where they are too many.
  var combinations: [[String]]? {
    var all: [[String]] = [[]]
    for choice in choices {
      let words = choice.choice.words + (choice.slot == nil ? [] : ["#"]) + ["-"]
      if all.count * words.count > LookBuilder.caseLimit { return nil }
      all = all.flatMap { start in words.map { start + [$0] } }
    }
    return all
  }

  var firstCase: [String] { choices.map { $0.choice.words.first ?? "-" } }

  /// The style with words chosen and stand-ins for everything else that is open.
  func filled(choosing words: [String], _ trial: Trial) -> Style {
    var filled = style
    for (index, choice) in choices.enumerated() {
      let word = index < words.count ? words[index] : "-"
      switch word {
      case "-": filled.set(choice.property, to: nil)
      case "#": filled.set(choice.property, to: .number(Self.number(choice.slot ?? 0, trial)))
      case "true", "false": filled.set(choice.property, to: .bool(word == "true"))
      default: filled.set(choice.property, to: .keyword(word))
      }
    }
    for text in texts { filled.set(text.property, to: .text(text.sentinel)) }
    for (index, open) in slots.enumerated() {
      if open.slot.kind == .leading || choices.contains(where: { $0.slot == index }) { continue }
      switch filled.value(of: open.property) {
      case .dynamic, .json:
        let isNumber = open.slot.kind == .number
        filled.set(
          open.property,
          to: isNumber
            ? (open.isWhole
              ? .integer(Self.whole(index, trial)) : .number(Self.number(index, trial)))
            : .color(Color(Self.color(index, trial))))
      case .color(let color):
        filled.set(open.property, to: .color(replaced(color, open, index, trial)))
      case .gradient(var gradient):
        // The first colour that is still open is this slot's.
        guard let place = gradient.colors.firstIndex(where: { $0.isOpen }) else { continue }
        gradient.colors[place] = replaced(gradient.colors[place], open, index, trial)
        filled.set(open.property, to: .gradient(gradient))
      default: break
      }
    }
    return filled
  }

  private func replaced(_ color: Color, _ open: OpenSlot, _ index: Int, _ trial: Trial) -> Color {
    let tone = Tone(.rgba(Self.color(index, trial)))
    return switch open.slot.kind {
    case .light: Color(light: tone, dark: color.dark)
    case .dark: Color(light: color.light, dark: tone)
    default: Color(tone)
    }
  }

  // MARK: - Stand-ins

  private static func number(_ index: Int, _ trial: Trial) -> Double {
    trial == .one ? 7000.125 + Double(index) : 3000.375 + Double(index)
  }

  private static func whole(_ index: Int, _ trial: Trial) -> Int { (trial == .one ? 7000 : 3000) + index }

  private static func color(_ index: Int, _ trial: Trial) -> RGBA {
    RGBA(trial == .one ? 0x01 : 0x02, 0x23, UInt8(truncatingIfNeeded: index))
  }

  /// Declarations with the stand-ins as places for values.
  func templates(_ declarations: [CSSDeclaration], _ trial: Trial) -> [ScreenLook.Template] {
    let marks = slots.enumerated().map { index, open -> (text: [UInt8], isColor: Bool) in
      switch open.slot.kind {
      case .number: break
      case .leading:
        // The size stands right before it.
        let leading = FontMetrics.lineHeight(of: .number(Self.number(index - 1, trial)))
        return (Array(JSONWriter.number(leading).utf8), false)
      case .color, .light, .dark: return (Array(Self.color(index, trial).hex.utf8), true)
      }
      let text =
        open.isWhole ? String(Self.whole(index, trial)) : JSONWriter.number(Self.number(index, trial))
      return (Array(text.utf8), false)
    }
    return declarations.map { declaration in
      ScreenLook.Template(name: declaration.name, pieces: Self.pieces(Array(declaration.value.utf8), marks))
    }
  }

  private static func pieces(
    _ text: [UInt8], _ marks: [(text: [UInt8], isColor: Bool)]
  ) -> [ScreenLook.Template.Piece] {
    var pieces: [ScreenLook.Template.Piece] = []
    var start = 0
    var at = 0
    func flush(_ end: Int) {
      if start < end { pieces.append(.text(String(decoding: text[start..<end], as: UTF8.self))) }
    }
    while at < text.count {
      guard let index = marks.firstIndex(where: { text[at...].starts(with: $0.text) }) else {
        at += 1
        continue
      }
      flush(at)
      at += marks[index].text.count
      var alpha = 255
      if marks[index].isColor, at + 1 < text.count, let high = hexDigitValue(text[at]),
        let low = hexDigitValue(text[at + 1])
      {
        alpha = Int(high) << 4 | Int(low)
        at += 2
      }
      pieces.append(.slot(index, alpha: alpha))
      start = at
    }
    flush(text.count)
    return pieces
  }
}

extension Color {
  /// Whether a half of it is decided when the screen runs.
  fileprivate var isOpen: Bool {
    if case .dynamic = light.shade { return true }
    if case .dynamic = dark.shade { return true }
    return false
  }
}
