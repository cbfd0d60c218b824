/// One expression of StemJSON's expression language, the text inside `{{ }}`.
///
/// Equality compares what an expression says and ignores where it stood.
public struct Expression: Sendable {
  /// What the expression says.
  public var node: Node
  /// Range of its bytes in the text that was parsed; empty for an expression that was built.
  public var span: Range<Int>

  /// Forms of an expression.
  public indirect enum Node: Sendable, Equatable {
    /// A constant.
    case literal(ExpressionLiteral)
    /// `${path}`, `@{path}` or `#{key}`.
    case reference(ExpressionReference)
    /// A bare name, which only brackets can hold: a key of the element that a filter looks at.
    case name(String)
    /// `!a`, `-a`, `+a`.
    case unary(UnaryOperator, Expression)
    /// `a + b` and the like.
    case binary(BinaryOperator, Expression, Expression)
    /// `condition ? then : otherwise`.
    case ternary(Expression, then: Expression, otherwise: Expression)
    /// `function(arguments)`.
    case call(ExpressionCall)
    /// `value |> function(arguments)`; the value becomes the first argument.
    case pipe(Expression, into: ExpressionCall)
    /// `[a, b]`.
    case array([Expression])
    /// `{'key': a}`.
    case dictionary([ExpressionEntry])
    /// `a.name`.
    case member(Expression, String)
    /// `a[b]`.
    case element(Expression, Expression)
  }

  /// Makes an expression.
  public init(_ node: Node, span: Range<Int> = 0..<0) {
    self.node = node
    self.span = span
  }
}

extension Expression: Equatable {
  public static func == (left: Expression, right: Expression) -> Bool { left.node == right.node }
}

extension Expression {
  /// Expressions directly below this one, in the order of the text.
  ///
  /// Those inside the brackets of a path count.
  public var children: [Expression] {
    switch node {
    case .literal, .name: []
    case .reference(let reference): reference.segments.compactMap { $0.inner }
    case .unary(_, let operand): [operand]
    case .binary(_, let left, let right): [left, right]
    case .ternary(let condition, let then, let otherwise): [condition, then, otherwise]
    case .call(let call): call.arguments
    case .pipe(let value, let call): [value] + call.arguments
    case .array(let elements): elements
    case .dictionary(let entries): entries.map { $0.value }
    case .member(let base, _): [base]
    case .element(let base, let index): [base, index]
    }
  }
}
