import ClassParser
import StyleModel
import Theme

/// What a surface is painted with.
public enum SurfaceFill: String, Hashable, Sendable {
  case glass, material, solid
}

/// What an author asks a surface to be.
public enum SurfaceRole: String, CaseIterable, Hashable, Sendable {
  case floating, solid, glass
}

/// Role, policy and system decide on exactly one fill (DESIGN section 7).
public enum Surface {
  /// The fill of a surface.
  ///
  /// Glass is drawn where the system supports it: always for the role glass, never for solid, and for
  /// floating as the policy says, unless compatibility is asked for. Without glass, solid surfaces and
  /// those under reduced transparency are solid, all others a material.
  public static func fill(
    role: SurfaceRole, policy: SurfacePolicy, supportsGlass: Bool, requiresCompatibility: Bool,
    reduceTransparency: Bool
  ) -> SurfaceFill {
    let usesGlass =
      supportsGlass
      && (role == .glass
        || (role == .floating && (policy == .glass || (policy == .automatic && !requiresCompatibility))))
    if usesGlass { return .glass }
    let isSolid = role == .solid || (role == .floating && policy == .solid) || reduceTransparency
    return isSolid ? .solid : .material
  }

  /// Resolves the surface of a style as far as the context allows.
  ///
  /// - Parameter tint: What the background is as the tint of glass, where that is another decision.
  static func apply(
    to style: inout ResolvedStyle, theme: Theme, context: StyleContext, tint: Decision? = nil
  ) {
    // A role under open conditions does not change what holds without them: one surface has one fill.
    guard let roles = style.decision(for: .surfaceRole), case .keyword(let word)? = roles.value,
      let role = SurfaceRole(rawValue: word)
    else { return }
    capsule(&style, theme)
    guard let fill = fill(role, context) else { return }
    style.set(.surfaceFill, Decision(value: .keyword(fill.rawValue), origin: roles.origin))
    paint(fill, &style, theme, context, tint)
  }

  /// The root of a sheet keeps the system's background where a floating surface would be glass, and takes the
  /// theme's surface elsewhere.
  static func present(_ style: inout ResolvedStyle, theme: Theme, context: StyleContext) {
    guard case .bool(true)? = style.decision(for: .surfacePresentation)?.value,
      let fill = fill(.floating, context)
    else { return }
    if fill == .glass {
      for property in [StyleProperty.background, .material] { style.set(property, nil) }
    } else {
      let own = style.decision(for: .background) ?? Decision(value: nil)
      let surface = Decision(value: themed(theme.surfaceColor, context))
      style.set(.background, Decision.combining(own, surface) { $0 ?? $1 })
    }
    style.set(.surfacePresentation, nil)
  }

  /// The fill, if what is known settles it.
  private static func fill(_ role: SurfaceRole, _ context: StyleContext) -> SurfaceFill? {
    var found: SurfaceFill?
    for supports in context.supportsGlass.map({ [$0] }) ?? [false, true] {
      for reduces in context[.reduceTransparency].map({ [$0] }) ?? [false, true] {
        let fill = fill(
          role: role, policy: context.appearance ?? .automatic, supportsGlass: supports,
          requiresCompatibility: context.requiresCompatibility, reduceTransparency: reduces)
        if let found, found != fill { return assumed(role, context) }
        found = fill
      }
    }
    return found
  }

  /// With transparency alone unknown, it counts as not reduced: the system is known, or all systems draw the same.
  private static func assumed(_ role: SurfaceRole, _ context: StyleContext) -> SurfaceFill? {
    guard context[.reduceTransparency] == nil else { return nil }
    let fills = (context.supportsGlass.map { [$0] } ?? [false, true]).map { supports in
      fill(
        role: role, policy: context.appearance ?? .automatic, supportsGlass: supports,
        requiresCompatibility: context.requiresCompatibility, reduceTransparency: false)
    }
    return fills.allSatisfy { $0 == fills[0] } ? fills[0] : nil
  }

  /// Rounds the ends of a surface wherever no class says otherwise.
  private static func capsule(_ style: inout ResolvedStyle, _ theme: Theme) {
    let corners: [StyleProperty] = [
      .cornerTopLeading, .cornerTopTrailing, .cornerBottomLeading, .cornerBottomTrailing,
    ]
    // A corner that holds for certain takes the capsule away; one under open conditions does not.
    guard !corners.contains(where: { style.decision(for: $0)?.value != nil }) else { return }
    let radius = style.decision(for: .cornerRadius) ?? Decision(value: nil)
    let full = Decision(value: .number(theme.radii["full"] ?? 10000))
    style.set(.cornerRadius, Decision.combining(radius, full) { $0 ?? $1 })
  }

  private static func paint(
    _ fill: SurfaceFill, _ style: inout ResolvedStyle, _ theme: Theme, _ context: StyleContext,
    _ tint: Decision?
  ) {
    let background = style.decision(for: .background)
    switch fill {
    case .glass:
      // A background is the tint of glass, and glass casts no shadow of the author's.
      if style.decision(for: .surfaceTint) == nil { style.set(.surfaceTint, tint ?? background) }
      for property in [StyleProperty.background, .material, .shadowColor, .shadowRadius, .shadowX, .shadowY] {
        style.set(property, nil)
      }
      if style.decision(for: .glass).map({ $0.value == nil && $0.cases.isEmpty }) ?? true {
        style.set(.glass, Decision(value: .keyword("regular")))
      }
    case .material:
      style.set(.background, nil)
      style.set(.glass, nil)
      if style.decision(for: .material) == nil { style.set(.material, Decision(value: .keyword("regular"))) }
      edge(&style, theme, context, opacity: 0.7)
    case .solid:
      style.set(.material, nil)
      style.set(.glass, nil)
      // Wherever no class gives a background the theme's surface shows.
      let surface = Decision(value: themed(theme.surfaceColor, context))
      style.set(.background, Decision.combining(background ?? Decision(value: nil), surface) { $0 ?? $1 })
      edge(&style, theme, context, opacity: 1)
    }
  }

  /// Fallback fills get the theme's edge, a stronger one under increased contrast.
  private static func edge(
    _ style: inout ResolvedStyle, _ theme: Theme, _ context: StyleContext, opacity: Double
  ) {
    if case .bool(false)? = style.decision(for: .surfaceEdge)?.value { return }
    let color =
      context[.contrastMore] == true
      ? theme.strongBorderColor
      : opacity == 1 ? theme.borderColor : theme.borderColor.multiplyingOpacity(by: opacity)
    func isDrawn(_ width: StyleValue?) -> Bool {
      if case .number(let points)? = width { return points > 0 }
      return width != nil
    }
    // An explicit border stays as it is, where it is drawn.
    let width = style.decision(for: .borderWidth) ?? Decision(value: nil)
    let own = Decision.combining(width, style.decision(for: .borderColor) ?? Decision(value: nil)) {
      isDrawn($0) ? $1 : nil
    }
    style.set(.borderColor, Decision.combining(own, Decision(value: themed(color, context))) { $0 ?? $1 })
    style.set(.borderWidth, Decision.combining(width, Decision(value: .number(1))) { isDrawn($0) ? $0 : $1 })
  }

  private static func themed(_ color: Color, _ context: StyleContext) -> StyleValue {
    .color(context[.dark].map { color.resolved(dark: $0) } ?? color)
  }
}
