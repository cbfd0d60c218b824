/// One step of a path.
public struct PathSegment: Sendable {
  /// Kinds of steps.
  public enum Step: Sendable, Equatable {
    /// `.name`: the key of a dictionary.
    case name(String)
    /// `[n]` and `[-n]`: the element of an array, from the end if negative.
    case index(Int64)
    /// `['key']`: the key of a dictionary.
    case key(String)
    /// `[expression]`: an index or a key that is computed.
    case computed(Expression)
    /// `[predicate]`: the elements of an array for which the predicate is truthy.
    case filter(Expression)
  }

  /// What the step does.
  public var step: Step
  /// Range of its bytes, brackets included, the dot not.
  public var span: Range<Int>

  /// Makes a step.
  public init(_ step: Step, span: Range<Int> = 0..<0) {
    self.step = step
    self.span = span
  }

  /// Expression in the brackets, if they hold one that is no plain index or key.
  public var inner: Expression? {
    switch step {
    case .computed(let expression), .filter(let expression): expression
    case .name, .index, .key: nil
    }
  }
}

extension PathSegment: Equatable {
  public static func == (left: PathSegment, right: PathSegment) -> Bool { left.step == right.step }
}

extension PathSegment.Step {
  /// The step that brackets with this expression mean inside a path.
  ///
  /// A whole number is an index, a string literal a key. A predicate is what reads a bare name, or what is a
  /// truth value by its own operator; anything else computes an index or a key.
  init(brackets expression: Expression) {
    switch expression.node {
    case .literal(.integer(let index)): self = .index(index)
    case .literal(.string(let key)): self = .key(key)
    case .unary(.minus, let operand):
      guard case .literal(.integer(let index)) = operand.node, index > 0 else { fallthrough }
      self = .index(-index)
    default: self = expression.isPredicate ? .filter(expression) : .computed(expression)
    }
  }
}

extension Expression {
  /// Whether brackets in a path with this expression filter.
  var isPredicate: Bool {
    switch node {
    case .unary(.not, _): true
    case .binary(let operation, _, _) where operation.isTruthValued: true
    case .literal(.bool): true
    default: readsName
    }
  }

  /// Whether it reads a bare name itself, rather than in the brackets of another path.
  var readsName: Bool {
    switch node {
    case .name: true
    case .reference, .literal: false
    default: children.contains { $0.readsName }
    }
  }
}
