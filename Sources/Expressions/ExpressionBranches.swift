/// Results that an expression can have, as far as its text says.
public struct ExpressionBranches: Sendable, Equatable {
  /// One result, with the range of the branch that gives it.
  public struct Literal: Sendable, Equatable {
    /// The result.
    public var value: ExpressionValue
    /// Range of the branch's bytes.
    public var span: Range<Int>
  }

  /// Results of the branches that read nothing, in the order of the text.
  public var literals: [Literal] = []
  /// Whether there are branches that depend on state, context or the system.
  public var hasDynamic = false

  /// Whether one of the literal results is none.
  public var hasNone: Bool { literals.contains { $0.value.isNone } }

  /// Literal results that are texts.
  public var words: [String] {
    literals.compactMap { if case .string(let word) = $0.value { word } else { nil } }
  }
}
