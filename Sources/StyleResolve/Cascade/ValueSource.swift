import ClassParser
import StyleModel
import Theme

/// What the values of declarations are, in the lists of a stack and the theme of their vocabulary.
enum ValueSource {
  /// The value of a declaration; `nil` for one that takes weaker ones away.
  ///
  /// - Parameter scheme: Whether the appearance is dark, if that is known.
  static func value(
    of placed: Placed, in stack: LayerStack, _ vocabulary: Vocabulary, _ scheme: Bool?
  ) -> StyleValue? {
    let declaration = placed.declaration
    switch declaration.kind {
    case .number: return .number(Double(bitPattern: declaration.payload))
    case .unset: return nil
    case .themeColor, .borderColor, .shadowColor, .accentRole, .boxed, .keywordColor:
      if declaration.kind != .shadowColor, vocabulary.values.hasIncreasedContrast, asksContrast(placed, stack)
      {
        return elaborateValue(of: placed, in: stack, vocabulary.theme.inIncreasedContrast, scheme)
      }
      if let shared = vocabulary.values.value(of: declaration, dark: scheme) { return shared }
      if declaration.kind == .boxed {
        let value = stack.list(at: placed.layer).values[Int(declaration.payload)]
        return scheme.map { value.resolved(dark: $0) } ?? value
      }
      return elaborateValue(of: placed, in: stack, vocabulary.theme, scheme)
    // No other kind has two appearances, or values in its list.
    default: return declaration.plainValue
    }
  }

  private static func elaborateValue(
    of placed: Placed, in stack: LayerStack, _ theme: Theme, _ scheme: Bool?
  ) -> StyleValue {
    let value = placed.declaration.value(boxed: stack.list(at: placed.layer).values, theme: theme)
    return scheme.map { value.resolved(dark: $0) } ?? value
  }

  /// Whether a class asks for increased contrast itself, and so names a colour as it is there.
  private static func asksContrast(_ placed: Placed, _ stack: LayerStack) -> Bool {
    guard placed.declaration.conditions != 0 else { return false }
    let set = stack.list(at: placed.layer).conditions(of: placed.declaration)
    return set.positive & Condition.contrastMore.bit != 0
  }
}
