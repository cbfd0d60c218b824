/// What the reader met, element by element, for printing it again.
package struct TokenTrace {
  /// A token, or a piece of text that is printed as it was written.
  package struct Element {
    /// The variants of the groups around it, as written, outermost first.
    package let outer: [Range<Int>]
    package let range: Range<Int>
    package let sound: Sound?
  }

  /// What a sound token is printed from.
  package struct Sound {
    package let set: ConditionSet
    package let isImportant: Bool
    /// The utility with its minus sign, value and modifier, without variants and `!`.
    package let body: Range<Int>
  }

  /// A group that is whole: variants with their colons, and everything up to the closing parenthesis.
  struct Group {
    let variants: Range<Int>
    let range: Range<Int>
  }

  var elements: [Element] = []
  /// The groups that are whole, in the order of their ends.
  var groups: [Group] = []
  /// The variants of the groups that are open.
  var outer: [Range<Int>] = []
  /// Whether a limit ended the reading.
  var isCut = false
}

extension ClassReader {
  mutating func traceSound(_ syntax: TokenSyntax, _ set: ConditionSet) {
    let sound = TokenTrace.Sound(set: set, isImportant: syntax.isImportant, body: syntax.body)
    let outer = trace?.outer ?? []
    trace?.elements.append(TokenTrace.Element(outer: outer, range: syntax.range, sound: sound))
  }

  mutating func traceFaulty(_ range: Range<Int>) {
    let outer = trace?.outer ?? []
    trace?.elements.append(TokenTrace.Element(outer: outer, range: range, sound: nil))
  }

  /// Notes that a group opens behind some variants; returns how many elements stand before it.
  mutating func traceGroup(_ variants: Range<Int>) -> Int {
    trace?.outer.append(variants)
    return trace?.elements.count ?? 0
  }

  /// Notes that a group ends; one that is not whole becomes a single piece of text.
  mutating func endTracedGroup(_ first: Int, isWhole: Bool, _ range: Range<Int>) {
    guard let variants = trace?.outer.popLast() else { return }
    if isWhole, trace?.isCut == false {
      trace?.groups.append(TokenTrace.Group(variants: variants, range: range))
      return
    }
    trace?.elements.removeSubrange(first...)
    trace?.groups.removeAll { $0.range.lowerBound >= range.lowerBound }
    traceFaulty(range)
  }
}
