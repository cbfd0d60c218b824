import JSONText
import StyleModel
import Theme

/// A text on a fill, as a screen shows them.
struct TextOnFill: Hashable {
  let text: RGBA
  let fill: RGBA
  let isLarge: Bool

  /// The text and the fill of a style; `nil` when it does not say both, or not in colours that are known.
  init?(_ style: Style, isDark: Bool, theme: Theme) {
    let isProminent = style.value(of: .buttonType) == .keyword("borderedProminent")
    guard style.value(of: .material) == nil, style.value(of: .surfaceRole) == nil,
      style.value(of: .glass) == nil, case .color(let text)? = style.value(of: .foreground),
      case .color(let fill)? = style.value(of: isProminent ? .tint : .background),
      let front = Self.components(text, isDark), let back = Self.components(fill, isDark), back.alpha > 0
    else { return nil }
    let ground =
      theme.color("background").flatMap { Self.components($0, isDark) }
      ?? (isDark ? RGBA(0, 0, 0) : RGBA(255, 255, 255))
    var opacity = 1.0
    if case .number(let number)? = style.value(of: .opacity) { opacity = number }
    let filled = back.composited(over: ground)
    let written = front.composited(over: filled)
    self.text = written.multiplyingAlpha(by: opacity).composited(over: ground)
    self.fill = filled.multiplyingAlpha(by: opacity).composited(over: ground)
    isLarge = Self.isLarge(style)
  }

  /// What the text needs to be read.
  private var level: ContrastLevel { isLarge ? .largeText : .text }

  /// The contrast of WCAG 2.2.
  var ratio: Double { text.contrast(against: fill) }

  /// Whether WCAG 2.2 is content.
  var isReadable: Bool { ratio >= level.ratio }

  /// What WCAG 2.2 or else APCA says against the pair; `what` begins the message.
  func finding(_ what: String, at range: Range<Int>) -> Diagnostic? {
    guard isReadable else {
      return Diagnostic(
        .warning, id: "low-contrast", at: range,
        "\(what) has a contrast of \(ContrastLevel.written(ratio: ratio)) to 1; "
          + "WCAG 2.2 asks for \(JSONWriter.number(level.ratio))")
    }
    let lightness = abs(text.lightnessContrast(on: fill))
    guard lightness < level.lightness else { return nil }
    return Diagnostic(
      .note, id: "low-contrast-apca", at: range,
      "\(what) has Lc \(ContrastLevel.written(lightness: lightness)); "
        + "APCA advises \(JSONWriter.number(level.lightness))")
  }

  private static func components(_ color: Color, _ isDark: Bool) -> RGBA? {
    (isDark ? color.dark : color.light).components
  }

  /// Large text by WCAG: from 24 points on, or from 18.66 in bold.
  private static func isLarge(_ style: Style) -> Bool {
    let size = FontMetrics.size(of: style.value(of: .font))
    var isBold = style.value(of: .bold) == .bool(true)
    if case .keyword(let weight)? = style.value(of: .fontWeight) {
      isBold = isBold || ["bold", "heavy", "black"].contains(weight)
    }
    return size >= 24 || isBold && size >= 18.66
  }
}
