/// A StemJSON string, which is exactly one of three things.
public struct ExpressionText: Sendable, Equatable {
  /// The three forms.
  public enum Form: Sendable, Equatable {
    /// Text that stands for itself; markers in it are not looked at.
    case literal(String)
    /// One reference and nothing else: `${path}`.
    case reference(Expression)
    /// One expression in `{{ }}` and nothing else.
    case wrapped(Expression)
  }

  /// Why a literal may not be what its author meant.
  public enum Suspicion: Sendable, Equatable {
    /// Markers among other text (R25).
    case mixed
    /// A marker that does not end (R25).
    case unfinished
    /// Markers run together or inside each other (R26).
    case merged
  }

  /// What the string is.
  public var form: Form
  /// What is odd about a literal, and the range of the marker.
  public var suspicion: (kind: Suspicion, span: Range<Int>)? {
    suspicionKind.map { ($0, suspicionSpan) }
  }

  let suspicionKind: Suspicion?
  let suspicionSpan: Range<Int>

  init(_ form: Form, _ suspicion: Suspicion? = nil, _ span: Range<Int> = 0..<0) {
    self.form = form
    suspicionKind = suspicion
    suspicionSpan = span
  }

  /// The expression of a reference or a wrapped expression.
  public var expression: Expression? {
    switch form {
    case .literal: nil
    case .reference(let expression), .wrapped(let expression): expression
    }
  }
}
