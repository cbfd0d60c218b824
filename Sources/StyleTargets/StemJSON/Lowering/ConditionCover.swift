import Expressions

/// A short condition that holds on one set of assignments and fails on another; on all others it is free.
struct ConditionCover {
  private let space: ConditionSpace
  private let on: TruthTable
  private let off: TruthTable

  init(_ space: ConditionSpace, on: TruthTable, off: TruthTable) {
    self.space = space
    self.on = on
    self.off = off
  }

  /// Tests that all have to hold.
  private struct Term {
    var tests: [(leaf: Int, holds: Bool)]
    var table: TruthTable
    var cost: Int
  }

  /// The shortest condition found; `nil` when more than six leaves matter.
  func shortest() -> Expression? {
    guard let direct = terms(on, off) else { return nil }
    let plain = expression(of: direct)
    guard direct.count > 1, let opposite = terms(off, on) else { return plain }
    let negated = ConditionSpace.negation(of: expression(of: opposite))
    return length(negated) < length(plain) ? negated : plain
  }

  private func length(_ expression: Expression) -> Int { ExpressionPrinter.print(expression).utf8.count }

  /// Terms that cover the first set and miss the second.
  private func terms(_ on: TruthTable, _ off: TruthTable) -> [Term]? {
    var (on, off) = (on, off)
    let lengths = space.leaves.map { length($0) }
    var kept: [Int] = []
    // The longest tests are tried to be done without first.
    for leaf in space.leaves.indices.sorted(by: { lengths[$0] > lengths[$1] }) {
      let (wider, widerOff) = (on.forgetting(leaf), off.forgetting(leaf))
      if wider.isDisjoint(with: widerOff) {
        (on, off) = (wider, widerOff)
      } else {
        kept.append(leaf)
      }
    }
    guard kept.count <= 6 else { return nil }
    kept.sort()
    let candidates = terms(over: kept, lengths).filter {
      $0.table.isDisjoint(with: off) && !$0.table.isDisjoint(with: on)
    }
    var chosen: [Term] = []
    var left = on
    while !left.isEmpty {
      var best: (term: Term, gain: Int)?
      for term in candidates {
        let gain = term.table.intersection(left).count
        guard gain > 0 else { continue }
        if best.map({ gain > $0.gain || (gain == $0.gain && term.cost < $0.term.cost) }) ?? true {
          best = (term, gain)
        }
      }
      guard let best else { return nil }
      chosen.append(best.term)
      left = left.subtracting(best.term.table)
    }
    return withoutRedundant(chosen, on)
  }

  /// Every conjunction of tests of some leaves, each leaf at most once.
  private func terms(over leaves: [Int], _ lengths: [Int]) -> [Term] {
    var terms = [Term(tests: [], table: TruthTable(true, leaves: space.leaves.count), cost: 0)]
    for leaf in leaves {
      let holds = TruthTable(leaf: leaf, leaves: space.leaves.count)
      terms += terms.flatMap { term in
        [true, false].map { value in
          Term(
            tests: term.tests + [(leaf, value)],
            table: term.table.intersection(value ? holds : holds.complement),
            cost: term.cost + lengths[leaf] + (value ? 4 : 5))
        }
      }
    }
    return terms
  }

  private func withoutRedundant(_ terms: [Term], _ on: TruthTable) -> [Term] {
    var terms = terms
    var index = 0
    while index < terms.count {
      var others = TruthTable(false, leaves: space.leaves.count)
      for (position, term) in terms.enumerated() where position != index { others = others.union(term.table) }
      if on.isSubset(of: others) { terms.remove(at: index) } else { index += 1 }
    }
    return terms
  }

  /// `a && (b || c)`: what all terms test stands in front.
  private func expression(of terms: [Term]) -> Expression {
    guard let first = terms.first else { return Expression(.literal(.bool(false))) }
    let common = first.tests.filter { test in
      terms.allSatisfy { $0.tests.contains { $0 == test } }
    }
    var rest: [Expression] = []
    for term in terms {
      guard let tests = conjunction(term.tests.filter { test in !common.contains { $0 == test } }) else {
        rest = []
        break
      }
      rest.append(tests)
    }
    let either = rest.first.map { rest.dropFirst().reduce($0) { Expression(.binary(.or, $0, $1)) } }
    switch (conjunction(common), either) {
    case (let tests?, let either?): return Expression(.binary(.and, tests, either))
    case (let tests?, nil): return tests
    case (nil, let either?): return either
    case (nil, nil): return Expression(.literal(.bool(true)))
    }
  }

  private func conjunction(_ tests: [(leaf: Int, holds: Bool)]) -> Expression? {
    guard let first = tests.first else { return nil }
    return tests.dropFirst().reduce(expression(of: first)) {
      Expression(.binary(.and, $0, expression(of: $1)))
    }
  }

  private func expression(of test: (leaf: Int, holds: Bool)) -> Expression {
    let leaf = space.leaves[test.leaf]
    return test.holds ? leaf : ConditionSpace.negation(of: leaf)
  }
}
