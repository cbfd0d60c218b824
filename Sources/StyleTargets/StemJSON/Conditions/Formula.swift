/// A condition as a formula over the leaves of a `ConditionSpace`.
indirect enum Formula: Hashable {
  case constant(Bool)
  case leaf(Int)
  case not(Formula)
  case and(Formula, Formula)
  case or(Formula, Formula)

  /// The opposite, without a double negation.
  var negated: Formula {
    switch self {
    case .constant(let value): .constant(!value)
    case .not(let formula): formula
    default: .not(self)
    }
  }

  /// Both conditions; constants disappear.
  func and(_ other: Formula) -> Formula {
    switch (self, other) {
    case (.constant(true), _): other
    case (_, .constant(true)): self
    case (.constant(false), _), (_, .constant(false)): .constant(false)
    default: .and(self, other)
    }
  }

  /// Either condition; constants disappear.
  func or(_ other: Formula) -> Formula {
    switch (self, other) {
    case (.constant(false), _): other
    case (_, .constant(false)): self
    case (.constant(true), _), (_, .constant(true)): .constant(true)
    default: .or(self, other)
    }
  }
}
