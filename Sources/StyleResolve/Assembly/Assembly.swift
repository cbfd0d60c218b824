import ClassParser
import StyleModel
import Theme

/// Turns the winners of the cascade into whole values: gradients with their colours, shares and infinity in
/// the rows that carry them, borders with a colour, surfaces with one fill.
struct Assembly {
  /// The properties that the cascade decides on.
  private let present: PropertySet
  /// Whether a step may look at the decisions of several properties.
  private let joins: Bool
  /// The sets of properties that steps ask for.
  private static let asked = Asked()

  private struct Asked: Sendable {
    let joined = PropertySet([.width, .height, .borderWidth, .scale, .surfaceRole])
    let parts = PropertySet([.gradientFrom, .gradientVia, .gradientTo, .accent])
    let any = PropertySet([
      .width, .height, .borderWidth, .scale, .surfaceRole, .gradientFrom, .gradientVia, .gradientTo, .accent,
      .lineHeight, .surfacePresentation,
    ])
  }
  private var mayHaveGradient = false
  private var hasEmpty = false
  /// What the background is as the tint of glass, where that is decided anew.
  var tint: Decision?

  init(present: PropertySet) {
    self.present = present
    joins = present.sharesRow(with: Self.asked.joined)
  }

  /// Notes a decision for one certain declaration; returns whether any step asks for it.
  mutating func keeps(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .boxed: mayHaveGradient = true
    case .unset:
      // A line height that is taken away says nothing to any step.
      if !joins, declaration.property == .lineHeight { return false }
      hasEmpty = true
    default: break
    }
    return true
  }

  /// Notes a decision between several declarations.
  mutating func note(_ decision: Decision) {
    if case .gradient? = decision.value { mayHaveGradient = true }
    if !decision.isStatic {
      for one in decision.cases { if case .gradient? = one.value { mayHaveGradient = true } }
    }
    if decision.isEmpty { hasEmpty = true }
  }

  /// Takes the steps that are needed.
  func finish(_ style: inout ResolvedStyle, _ vocabulary: Vocabulary, _ context: StyleContext) {
    if mayHaveGradient, Self.holdsGradient(style) { Self.gradients(&style) }
    guard present.sharesRow(with: Self.asked.any) else {
      if hasEmpty { style.entries.removeAll { $0.decision.isEmpty } }
      return
    }
    if present.sharesRow(with: Self.asked.parts) {
      style.entries.removeAll { $0.property.isPart }
    }
    if joins {
      if present.contains(.width) {
        Self.spread(&style, .width, infinity: .maxWidth, fraction: .widthFraction)
      }
      if present.contains(.height) {
        Self.spread(&style, .height, infinity: .maxHeight, fraction: .heightFraction)
      }
      if present.contains(.borderWidth) { Self.border(&style, vocabulary.values, context) }
      if present.contains(.scale) { Self.scale(&style) }
    }
    if present.contains(.lineHeight) { Self.lineHeight(&style) }
    if present.contains(.surfaceRole) {
      Surface.apply(to: &style, theme: vocabulary.theme, context: context, tint: tint)
    }
    if present.contains(.surfacePresentation) {
      Surface.present(&style, theme: vocabulary.theme, context: context)
    }
    if hasEmpty { style.entries.removeAll { $0.decision.isEmpty } }
  }

  /// Gives gradients without colours of their own those of `from-`, `via-` and `to-`.
  private static func gradients(_ style: inout ResolvedStyle) {
    let from = style.decision(for: .gradientFrom) ?? Decision(value: nil)
    let via = style.decision(for: .gradientVia) ?? Decision(value: nil)
    let to = style.decision(for: .gradientTo) ?? Decision(value: nil)
    func color(_ value: StyleValue?) -> Color? { if case .color(let color)? = value { color } else { nil } }
    func palette(_ value: StyleValue?) -> [Color] {
      if case .palette(let colors)? = value { colors } else { [] }
    }
    // A missing end is transparent, as in Tailwind.
    let ends = Decision.combining(from, to) {
      .palette([color($0) ?? Color(.clear), color($1) ?? Color(.clear)])
    }
    let stops = Decision.combining(ends, via) { ends, via in
      guard let middle = color(via) else { return ends }
      let colors = palette(ends)
      return .palette(colors.prefix(1) + [middle] + colors.dropFirst())
    }
    for property in [StyleProperty.background, .foreground, .fill, .strokeContent] {
      guard let decision = style.decision(for: property) else { continue }
      style.set(
        property,
        Decision.combining(decision, stops) { paint, stops in
          guard case .gradient(var gradient)? = paint, gradient.colors.isEmpty else { return paint }
          gradient.colors = palette(stops)
          return .gradient(gradient)
        })
    }
  }

  private static func holdsGradient(_ style: ResolvedStyle) -> Bool {
    for index in style.entries.indices {
      if case .gradient? = style.entries[index].decision.value { return true }
    }
    return style.entries.contains { entry in
      !entry.decision.isStatic
        && entry.decision.cases.contains { if case .gradient? = $0.value { true } else { false } }
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
  private static func border(
    _ style: inout ResolvedStyle, _ values: ThemeValues, _ context: StyleContext
  ) {
    guard let width = style.decision(for: .borderWidth) else { return }
    func isVisible(_ value: StyleValue?) -> Bool {
      if case .number(let points)? = value { return points > 0 }
      return value != nil
    }
    guard isVisible(width.value) || width.cases.contains(where: { isVisible($0.value) }) else { return }
    let color = style.decision(for: .borderColor) ?? Decision(value: nil)
    guard color.value == nil || color.cases.contains(where: { $0.value == nil }) else { return }
    let fallback = Decision(value: values.borderColor(dark: context[.dark]), origin: width.origin)
    style.set(.borderColor, Decision.combining(color, fallback) { $0 ?? $1 })
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
