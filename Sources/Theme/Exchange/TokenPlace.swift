import StyleModel

/// Where in a theme a token belongs, by its type and the groups around it.
struct TokenPlace {
  enum Kind: Equatable {
    case color, radius, spacing, breakpoint, fontSize, typography, shadow, duration, curve, transition
    /// A kind that themes have no place for, by the name of its type.
    case other(String)
  }

  let kind: Kind
  /// The token's name in the theme.
  let name: String
  /// The appearance that a value is for.
  var mode: TokenMode

  init(_ token: DesignToken, looksLikeColor: Bool) {
    let folded = token.path.map { TokenWords.folded($0) }
    let modes = (token.isStep ? folded.dropLast() : folded[...]).compactMap { TokenMode($0) }
    mode = TokenMode(
      isDark: modes.contains { $0.isDark }, isIncreased: modes.contains { $0.isIncreased })
    let kind = Self.kind(token.type, folded, looksLikeColor)
    self.kind = kind
    var steps: [String] = []
    for (index, step) in folded.enumerated() {
      let isLast = index == folded.count - 1
      if step == "global" || TokenMode(step) != nil && !(isLast && token.isStep) { continue }
      // Groups that name the kind are no part of the name.
      if steps.isEmpty, !isLast, Self.groups.contains(step) { continue }
      if isLast, !steps.isEmpty, step == "default" || step == "base" && kind == .color { continue }
      steps.append(token.path[index])
    }
    if steps.isEmpty, let last = token.path.last { steps = [last] }
    let name = TokenWords.name(steps)
    self.name = TokenWords.folded(name) == "default" && kind != .color ? "DEFAULT" : name
  }

  private static let groups: Set<String> = [
    "color", "colors", "colour", "colours", "palette", "radius", "radii", "borderradius", "rounded", "corner",
    "spacing", "space", "spacings", "breakpoint", "breakpoints", "screen", "screens", "fontsize", "fontsizes",
    "text", "type", "typography", "font", "shadow", "shadows", "boxshadow", "elevation", "size", "sizing",
    "core", "semantic", "primitive", "primitives", "tokens", "base", "motion", "duration", "durations",
    "easing",
    "easings", "transition", "transitions", "cubicbezier", "animation", "animations",
  ]

  private static func kind(_ type: String?, _ path: [String], _ looksLikeColor: Bool) -> Kind {
    func names(_ words: String...) -> Bool { path.contains { words.contains($0) } }
    switch type {
    case "color": return .color
    case "borderradius": return .radius
    case "spacing": return .spacing
    case "fontsizes", "fontsize": return .fontSize
    case "typography": return .typography
    case "shadow", "boxshadow": return .shadow
    case "duration", "time": return .duration
    case "cubicbezier": return .curve
    case "transition": return .transition
    case nil where looksLikeColor: return .color
    case nil, "dimension", "sizing", "number", "size", "float":
      if names("radius", "radii", "borderradius", "rounded", "corner") { return .radius }
      if names("spacing", "space", "spacings", "gap") { return .spacing }
      if names("breakpoint", "breakpoints", "screen", "screens") { return .breakpoint }
      if names("fontsize", "fontsizes", "text") { return .fontSize }
      return .other(type ?? "untyped")
    case let type?: return .other(type)
    }
  }
}
