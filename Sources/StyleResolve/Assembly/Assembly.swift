import ClassParser
import StyleModel
import Theme

/// Turns the winners of the cascade into whole values: gradients with their colours, shares and infinity in
/// the rows that carry them, borders with a colour, surfaces with one fill.
enum Assembly {
  static func finish(_ style: inout ResolvedStyle, theme: Theme, context: StyleContext) {
    // One pass over the entries finds out which of the steps are needed at all.
    var present = PropertySet()
    var hasGradient = false
    for entry in style.entries {
      present.insert(entry.property)
      if case .gradient = entry.decision.value { hasGradient = true }
      for one in entry.decision.cases { if case .gradient = one.value { hasGradient = true } }
    }
    if hasGradient { gradients(&style) }
    if present.contains(.gradientFrom) || present.contains(.gradientVia) || present.contains(.gradientTo) {
      style.entries.removeAll { $0.property.isPart }
    }
    if present.contains(.width) { spread(&style, .width, infinity: .maxWidth, fraction: .widthFraction) }
    if present.contains(.height) { spread(&style, .height, infinity: .maxHeight, fraction: .heightFraction) }
    if present.contains(.borderWidth) { border(&style, theme, context) }
    if present.contains(.scale) { scale(&style) }
    if present.contains(.lineHeight) { lineHeight(&style) }
    if present.contains(.surfaceRole) { Surface.apply(to: &style, theme: theme, context: context) }
    style.entries.removeAll { $0.decision.isEmpty }
  }

  /// Gives gradients the colours of `from-`, `via-` and `to-`.
  private static func gradients(_ style: inout ResolvedStyle) {
    let from = style.decision(for: .gradientFrom) ?? Decision(value: nil)
    let via = style.decision(for: .gradientVia) ?? Decision(value: nil)
    let to = style.decision(for: .gradientTo) ?? Decision(value: nil)
    let clear = Color(.clear)
    for property in [StyleProperty.background, .foreground, .fill, .strokeContent] {
      guard let decision = style.decision(for: property) else { continue }
      func adding(_ color: StyleValue?, to paint: StyleValue?, otherwise fallback: Color?) -> StyleValue? {
        guard case .gradient(var gradient)? = paint else { return paint }
        if case .color(let color)? = color {
          gradient.colors.append(color)
        } else if let fallback {
          gradient.colors.append(fallback)
        }
        return .gradient(gradient)
      }
      // A missing end is transparent, as in Tailwind.
      var paint = Decision.combining(decision, from) { adding($1, to: $0, otherwise: clear) }
      paint = Decision.combining(paint, via) { adding($1, to: $0, otherwise: nil) }
      paint = Decision.combining(paint, to) { adding($1, to: $0, otherwise: clear) }
      style.set(property, paint)
    }
  }

  /// Moves `full` and fractions out of a fixed size: the size row decides between the three.
  private static func spread(
    _ style: inout ResolvedStyle, _ size: StyleProperty, infinity: StyleProperty, fraction: StyleProperty
  ) {
    guard let decision = style.decision(for: size) else { return }
    func holds(_ test: (StyleValue?) -> Bool) -> Bool {
      test(decision.value) || decision.cases.contains { test($0.value) }
    }
    if holds({ if case .infinity = $0 { true } else { false } }) {
      let full = decision.map { if case .infinity = $0 { $0 } else { nil } }
      // An explicit largest size takes its place.
      let explicit = style.decision(for: infinity) ?? Decision(value: nil)
      style.set(infinity, Decision.combining(explicit, full) { $0 ?? $1 })
    }
    if holds({ if case .fraction = $0 { true } else { false } }) {
      style.set(fraction, decision.map { if case .fraction(let share) = $0 { .number(share) } else { nil } })
    }
    style.set(
      size,
      decision.map {
        switch $0 {
        case .infinity, .fraction: nil
        default: $0
        }
      })
  }

  /// A border with a width and no colour takes the theme's border colour.
  private static func border(_ style: inout ResolvedStyle, _ theme: Theme, _ context: StyleContext) {
    guard let width = style.decision(for: .borderWidth) else { return }
    func isVisible(_ value: StyleValue?) -> Bool {
      if case .number(let points)? = value { return points > 0 }
      return value != nil
    }
    guard isVisible(width.value) || width.cases.contains(where: { isVisible($0.value) }) else { return }
    let color = style.decision(for: .borderColor) ?? Decision(value: nil)
    guard color.value == nil || color.cases.contains(where: { $0.value == nil }) else { return }
    let fallback = StyleValue.color(theme.borderColor)
    let themed = context[.dark].map { fallback.resolved(dark: $0) } ?? fallback
    style.set(
      .borderColor, Decision.combining(color, Decision(value: themed, origin: width.origin)) { $0 ?? $1 })
  }

  /// Two factors go to the rows of the axes, one to the uniform row.
  private static func scale(_ style: inout ResolvedStyle) {
    guard let decision = style.decision(for: .scale) else { return }
    func isPair(_ value: StyleValue?) -> Bool { if case .pair? = value { true } else { false } }
    guard isPair(decision.value) || decision.cases.contains(where: { isPair($0.value) }) else { return }
    style.set(.scaleX, decision.map { if case .pair(let x, _) = $0 { .number(x) } else { nil } })
    style.set(.scaleY, decision.map { if case .pair(_, let y) = $0 { .number(y) } else { nil } })
    style.set(.scale, decision.map { isPair($0) ? nil : $0 })
  }

  /// Multiples of the font size become points.
  private static func lineHeight(_ style: inout ResolvedStyle) {
    guard let decision = style.decision(for: .lineHeight) else { return }
    func isMultiple(_ value: StyleValue?) -> Bool { if case .multiple? = value { true } else { false } }
    guard isMultiple(decision.value) || decision.cases.contains(where: { isMultiple($0.value) }) else {
      return
    }
    let font = style.decision(for: .font) ?? Decision(value: nil)
    style.set(
      .lineHeight,
      Decision.combining(decision, font) { height, font in
        guard case .multiple(let multiple)? = height else { return height }
        return .number(FontMetrics.size(of: font) * multiple)
      })
  }
}

/// A set of properties as bits.
struct PropertySet {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  mutating func insert(_ property: StyleProperty) {
    let bit: UInt64 = 1 << UInt64(property.rawValue & 63)
    switch property.rawValue >> 6 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    case 2: words.2 |= bit
    default: words.3 |= bit
    }
  }

  func contains(_ property: StyleProperty) -> Bool {
    let bit: UInt64 = 1 << UInt64(property.rawValue & 63)
    switch property.rawValue >> 6 {
    case 0: return words.0 & bit != 0
    case 1: return words.1 & bit != 0
    case 2: return words.2 & bit != 0
    default: return words.3 & bit != 0
    }
  }
}
