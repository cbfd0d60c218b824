import StyleModel

/// The style by which the system draws a button.
public enum NativeButtonStyle: String, CaseIterable, Hashable, Sendable {
  case plain, automatic, borderless, bordered, borderedProminent
  /// Drawn of glass, on systems that have it.
  case glass, glassProminent

  /// What a bezel becomes with glass and without; a bezel that is not listed is never glass.
  private static let table: [(bezel: String, glass: NativeButtonStyle)] = [
    ("bordered", .glass), ("borderedProminent", .glassProminent),
  ]

  /// The style of a bezel, by the name of `button.standard.type`.
  ///
  /// - Parameter usesGlass: Whether the button has a surface that the system draws as glass; a bezel without a surface
  ///   is no glass.
  public init?(bezel: String, usesGlass: Bool) {
    if usesGlass, let row = Self.table.first(where: { $0.bezel == bezel }) {
      self = row.glass
    } else {
      self.init(rawValue: bezel)
    }
  }

  /// The style that the classes of a button select; `nil` where they select none, so that its label carries them.
  ///
  /// A surface alone is a bordered button, a prominent one a prominent button. What is not known of the system counts as
  /// no glass.
  public init?(_ style: ResolvedStyle) {
    func word(_ property: StyleProperty) -> String? {
      if case .keyword(let word)? = style.decision(for: property)?.value { word } else { nil }
    }
    let role = word(.surfaceRole).flatMap { SurfaceRole(rawValue: $0) }
    let usesGlass = role != nil && word(.surfaceFill) == SurfaceFill.glass.rawValue
    if let bezel = word(.buttonType) {
      self.init(bezel: bezel, usesGlass: usesGlass)
    } else if let role, role != .solid {
      let isProminent = style.decision(for: .surfaceProminent)?.value == .bool(true)
      self.init(bezel: isProminent ? "borderedProminent" : "bordered", usesGlass: usesGlass)
    } else {
      return nil
    }
  }

  /// The bezel that stands for the style where there is none of glass.
  public var bezel: String { Self.table.first { $0.glass == self }?.bezel ?? rawValue }
}
