import StyleModel

/// Where in a theme a token belongs, by its type and the groups around it.
struct TokenPlace {
  enum Kind: Equatable {
    case color, radius, spacing, breakpoint, fontSize, typography, shadow, duration, curve, transition
    /// A kind that themes have no place for, by the name of its type.
    case other(String)

    /// The part of a theme that has such tokens.
    var part: ThemePart? {
      switch self {
      case .color: .colors
      case .radius: .radii
      case .spacing: .spacing
      case .breakpoint: .breakpoints
      case .fontSize, .typography: .type
      case .shadow: .shadows
      case .duration, .curve, .transition: .motion
      case .other: nil
      }
    }
  }

  let kind: Kind
  /// The token's name in the theme.
  let name: String
  /// The appearance that a value is for.
  var mode: TokenMode

  /// The place of a token in a file that this project wrote, by its group; `nil` where it is of another form.
  ///
  /// - Parameter name: The name that the extension tells; else it is the token's key as it is.
  init?(exported token: DesignToken, name: String?) {
    guard token.path.count == 2, let group = Self.exported.first(where: { $0.group == token.path[0] })
    else { return nil }
    switch (group.kind, token.type) {
    case (let kind?, _): self.kind = kind
    case (nil, "duration"): kind = .duration
    case (nil, "cubicbezier"): kind = .curve
    case (nil, "transition"): kind = .transition
    default: return nil
    }
    self.name = name ?? token.path[1]
    mode = TokenMode()
  }

  /// The groups of `DesignTokenExport`; tokens of motion have types of their own.
  private static let exported: [(group: String, kind: Kind?)] = [
    ("color", .color), ("spacing", .spacing), ("radius", .radius), ("breakpoint", .breakpoint),
    ("typography", .typography), ("shadow", .shadow), ("motion", nil),
  ]

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
      // The nearest group tells, and the token's own name where none does.
      for step in path.dropLast().reversed() + path.suffix(1) {
        if let kind = lengths.first(where: { $0.words.contains(step) })?.kind { return kind }
      }
      return .other(type ?? "untyped")
    case let type?: return .other(type)
    }
  }

  private static let lengths: [(kind: Kind, words: Set<String>)] = [
    (.radius, ["radius", "radii", "borderradius", "rounded", "corner"]),
    (.spacing, ["spacing", "space", "spacings", "gap"]),
    (.breakpoint, ["breakpoint", "breakpoints", "screen", "screens"]),
    (.fontSize, ["fontsize", "fontsizes", "text"]),
  ]
}
