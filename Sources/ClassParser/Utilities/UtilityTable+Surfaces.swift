import StyleModel

extension UtilityTable {
  /// Surfaces that adapt to the system.
  static let surfaces: [Utility] = [
    Utility(
      "surface-floating", .surface, role(.keyword("floating")),
      "Glass where the system draws it, a material or solid surface elsewhere"),
    Utility(
      "surface-solid", .surface, role(.keyword("solid")), "The theme's surface, always"),
    Utility("surface-none", .surface, role(.unset), "No surface"),
    Utility("glass", .surface, glass("regular"), "Glass, with the same fallbacks"),
    Utility("glass-clear", .surface, glass("clear"), "Clear glass over rich content"),
    Utility("glass-identity", .surface, glass("identity"), "Glass without effect, for toggling"),
    Utility(
      "glass-interactive", .surface, [Setting(.surfaceInteractive, .bool(true))],
      "Glass that reacts to touch and pointer"),
    Utility(
      "glass-prominent", .surface, glass("regular") + [Setting(.surfaceProminent, .bool(true))],
      "Glass in the tint, for the main action"),
    Utility("glass-tint", .surface, .color, [.surfaceTint], "Tint of glass"),
    Utility("edge-none", .surface, [Setting(.surfaceEdge, .bool(false))], "No edge around fallback fills"),
    Utility(
      "surface-presentation", .surface, [Setting(.surfacePresentation, .bool(true))],
      "A sheet's root: the system's sheet where it is glass, the theme's surface elsewhere"),
    Utility(
      "surface-group", .surface, .spacing(negative: false), [.surfaceGroup],
      "Groups glass inside, blending within this distance"),
    Utility("surface-id", .surface, .text, [.surfaceID], "Identity for morphing between glass"),
  ]

  /// A role takes back what an earlier class says of glass.
  private static func role(_ role: StyleValue) -> [Setting] {
    [Setting(.surfaceRole, role), Setting(.glass, .unset), Setting(.surfaceProminent, .unset)]
  }

  private static func glass(_ variant: String) -> [Setting] {
    [Setting(.surfaceRole, .keyword("glass")), Setting(.glass, .keyword(variant))]
  }
}
