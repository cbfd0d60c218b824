import StyleModel

extension UtilityTable {
  /// Accessibility, groups and shared elements.
  static let semantics: [Utility] =
    [
      Utility("a11y-label", .accessibility, .text, [.accessibilityLabel], "What is read aloud"),
      Utility("a11y-hint", .accessibility, .text, [.accessibilityHint], "What activating does"),
      Utility("a11y-value", .accessibility, .text, [.accessibilityValue], "The current value"),
      Utility("a11y-id", .accessibility, .text, [.accessibilityIdentifier], "Identifier for tests"),
      Utility(
        "a11y-hidden", .accessibility, .flag, [.accessibilityHidden], "Hidden from assistive technology"),
      Utility("a11y-traits", .accessibility, .words, [.accessibilityTraits], "Semantic roles"),
      Utility("group", .group, .group, [.groupName], "Descendants can follow this component's state"),
      Utility("shared", .group, .sharedID, [.sharedID, .sharedGroup], "Identity for matched geometry"),
    ]
    + words("shared", .group, .sharedProperties, "What matched geometry shares")
    + [
      Utility("shared-source", .group, [Setting(.sharedSource, .bool(true))], "The source of the geometry"),
      Utility("shared-follower", .group, [Setting(.sharedSource, .bool(false))], "Follows the source"),
    ]
}
