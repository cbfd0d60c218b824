import ClassParser
import StyleModel

/// Where a value comes from.
public struct Origin: Hashable, Sendable {
  // Narrow on purpose: every decision carries an origin.
  private let layerIndex: UInt16
  private let tokenIndex: UInt16
  /// The chain of recipes; zero for a class of the string itself.
  public let chain: UInt32
  private let declarationIndex: UInt32

  /// Index of the layer: view defaults, control defaults, then the strings of the element.
  public var layer: Int { Int(layerIndex) }
  /// Index of the token in the layer's class list.
  public var token: Int { Int(tokenIndex) }
  package var declaration: Int { Int(declarationIndex) }

  /// The origin of a declaration.
  init(_ placed: Placed) {
    layerIndex = UInt16(truncatingIfNeeded: placed.layer)
    tokenIndex = placed.declaration.token
    chain = placed.declaration.chain
    declarationIndex = UInt32(truncatingIfNeeded: placed.position)
  }

  /// The place of a token that declares no property, such as a native modifier.
  package init(layer: Int, token: Int) {
    layerIndex = UInt16(truncatingIfNeeded: layer)
    tokenIndex = UInt16(truncatingIfNeeded: token)
    chain = 0
    declarationIndex = 0
  }
}

/// The value of one property for every assignment of the conditions that are still open.
///
/// Cases are tried in order; the first whose conditions hold gives the value, else the default does.
public struct Decision: Hashable, Sendable {
  public struct Case: Hashable, Sendable {
    public var when: ConditionSet
    /// `nil` where a class hides weaker values without giving one of its own.
    public var value: StyleValue?
    public var origin: Origin?

    public init(when: ConditionSet, value: StyleValue?, origin: Origin? = nil) {
      self.when = when
      self.value = value
      self.origin = origin
    }
  }

  public var cases: [Case] {
    get { open ?? [] }
    set { open = newValue.isEmpty ? nil : newValue }
    _modify {
      var cases = open ?? []
      open = nil
      defer { open = cases.isEmpty ? nil : cases }
      yield &cases
    }
  }

  /// The cases, if there are any: most decisions are one value and hold no reference to an empty list.
  private var open: [Case]?
  /// The value when no case holds; `nil` when nothing sets the property then.
  public var value: StyleValue?
  public var origin: Origin?

  /// One value, whatever the open conditions are.
  public init(value: StyleValue?, origin: Origin? = nil) {
    open = nil
    self.value = value
    self.origin = origin
  }

  public init(cases: [Case], value: StyleValue?, origin: Origin? = nil) {
    open = cases.isEmpty ? nil : cases
    self.value = value
    self.origin = origin
  }

  /// Whether it gives the same value whatever the open conditions are.
  public var isStatic: Bool { open == nil }

  /// Whether it never gives a value.
  var isEmpty: Bool {
    if value != nil { return false }
    guard let open else { return true }
    return open.allSatisfy { $0.value == nil }
  }

  /// The decision with every value replaced.
  func map(_ transform: (StyleValue) -> StyleValue?) -> Decision {
    var copy = self
    copy.value = value.flatMap(transform)
    if isStatic { return copy }
    for index in cases.indices { copy.cases[index].value = cases[index].value.flatMap(transform) }
    return copy.pruned()
  }

  /// The decision whose values are made of those of two others.
  ///
  /// Cases of both are paired in order, so that the first pair whose conditions all hold is made of the
  /// first case of either that holds.
  static func combining(
    _ first: Decision, _ second: Decision, _ merge: (StyleValue?, StyleValue?) -> StyleValue?
  ) -> Decision {
    var result = Decision(
      value: merge(first.value, second.value), origin: first.origin ?? second.origin)
    if first.isStatic, second.isStatic { return result }
    let lefts = first.cases + [Case(when: .always, value: first.value, origin: first.origin)]
    let rights = second.cases + [Case(when: .always, value: second.value, origin: second.origin)]
    for left in lefts {
      for right in rights {
        let when = left.when.union(right.when)
        if when.isEmpty { continue }
        result.cases.append(
          Case(when: when, value: merge(left.value, right.value), origin: left.origin ?? right.origin))
      }
    }
    return result.pruned()
  }

  /// Whether some case never holds, never comes up, or changes nothing.
  private func mayPrune(_ cases: [Case]) -> Bool {
    for index in cases.indices {
      if cases[index].when.isContradictory { return true }
      for earlier in 0..<index where cases[earlier].when.isSubset(of: cases[index].when) { return true }
    }
    guard let last = cases.last else { return true }
    return last.value == value && (last.origin == nil) == (origin == nil)
  }

  /// The same decision without cases that never hold, never come up, or change nothing.
  func pruned() -> Decision {
    guard let cases = open, mayPrune(cases) else { return self }
    var kept: [Case] = []
    for one in cases {
      if one.when.isContradictory { continue }
      // An earlier case that asks less holds whenever this one would.
      if kept.contains(where: { $0.when.isSubset(of: one.when) }) { continue }
      kept.append(one)
    }
    // What nobody asked for may give way to the platform, so it is not the same as a class of equal value.
    while let last = kept.last, last.value == value, (last.origin == nil) == (origin == nil) {
      kept.removeLast()
    }
    var copy = self
    copy.cases = kept
    return copy
  }
}
