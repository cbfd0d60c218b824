import StyleModel

/// Every class of the built-in vocabulary: the one source for parsing, completion and the class reference.
public enum UtilityTable {
  /// All rows, in the order of the class reference.
  public static let rows: [Utility] =
    box + layout + colors + surfaces + typography + decoration + motion + behaviour + semantics

  /// One class for each word of a keyword property: `keyboard-number-pad` for `numberPad`.
  static func words(
    _ prefix: String, _ group: UtilityGroup, _ property: StyleProperty, _ summary: String
  ) -> [Utility] {
    guard case .keyword(let words) = property.row.kind else { return [] }
    return words.map { word in
      Utility("\(prefix)-\(kebabCase(word))", group, [Setting(property, .keyword(word))], summary)
    }
  }

  /// Two classes for a switch.
  static func onOff(
    _ on: String, _ off: String, _ group: UtilityGroup, _ property: StyleProperty, inverted: Bool = false,
    _ summary: String
  ) -> [Utility] {
    [
      Utility(on, group, [Setting(property, .bool(!inverted))], summary),
      Utility(off, group, [Setting(property, .bool(inverted))], summary),
    ]
  }
}
