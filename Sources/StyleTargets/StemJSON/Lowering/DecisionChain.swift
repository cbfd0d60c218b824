import Expressions

/// What decides between several values: conditions that are tried in order, and what holds when none does.
struct DecisionChain {
  struct Case {
    var condition: Expression
    /// Which of the values.
    var value: Int
  }

  var cases: [Case] = []
  var last: Int

  /// The expression of the chain, given that of every value.
  func expression(_ values: [Expression]) -> Expression {
    var result = values[last]
    for one in cases.reversed() {
      result = Expression(.ternary(one.condition, then: values[one.value], otherwise: result))
    }
    return result
  }
}

/// Finds a short chain for a function from assignments to values.
///
/// Three kinds of chain compete by length: the order of the cascade without what is redundant in it; and for each
/// order of the values, the shortest test of each that the earlier ones leave.
///
/// - Complexity: O(3^*s* · *v*!) in the leaves *s* (at most six) that matter and the values *v* (at most four in
///   all orders); only the cascade's own order beyond that.
struct ChainFinder {
  let space: ConditionSpace
  /// For each value the assignments that ask for it; an assignment that no value claims may get any.
  let classes: [TruthTable]
  /// The length of each value's text.
  let costs: [Int]
  /// Whether a value is a constant, as the last branch should be.
  let isConstant: [Bool]
  /// Conditions in the order of the cascade, each a conjunction.
  let hints: [[Formula]]

  func best() -> DecisionChain {
    if classes.count == 1 { return DecisionChain(last: 0) }
    var best: (chain: DecisionChain, cost: Int)?
    func offer(_ chain: DecisionChain?) {
      guard let chain else { return }
      let cost = cost(of: chain)
      if best.map({ cost < $0.cost }) ?? true { best = (chain, cost) }
    }
    offer(cascadeChain())
    for order in orders() { offer(chain(in: order)) }
    // Without a chain in the cascade's order there always is one in the order of the values.
    return best?.chain ?? DecisionChain(last: classes.count - 1)
  }

  private func cost(of chain: DecisionChain) -> Int {
    var length = costs[chain.last]
    for one in chain.cases {
      length += ExpressionPrinter.print(one.condition).utf8.count + costs[one.value] + 6
    }
    // Among chains of one length, one that ends in a constant comes first.
    return length * 2 + (isConstant[chain.last] ? 0 : 1)
  }

  // MARK: - Orders of values

  private func orders() -> [[Int]] {
    let values = Array(classes.indices)
    guard values.count <= 4 else {
      return [values, values.sorted { classes[$0].count < classes[$1].count }]
    }
    var orders: [[Int]] = [[]]
    for _ in values {
      orders = orders.flatMap { order in values.filter { !order.contains($0) }.map { order + [$0] } }
    }
    return orders
  }

  /// The chain that tests for the values in one order.
  private func chain(in order: [Int]) -> DecisionChain? {
    guard let last = order.last else { return nil }
    var chain = DecisionChain(last: last)
    for (index, value) in order.dropLast().enumerated() {
      var off = classes[last]
      for later in order[(index + 1)...] { off = off.union(classes[later]) }
      guard let condition = ConditionCover(space, on: classes[value], off: off).shortest() else { return nil }
      chain.cases.append(DecisionChain.Case(condition: condition, value: value))
    }
    return chain
  }

  // MARK: - The order of the cascade

  private struct Step {
    /// Conjunctions, one of which has to hold.
    var terms: [[Formula]]
    var value: Int

    func table(_ space: ConditionSpace) -> TruthTable {
      terms.reduce(TruthTable(false, leaves: space.leaves.count)) { table, term in
        table.union(
          term.reduce(TruthTable(true, leaves: space.leaves.count)) { $0.intersection(space.table(of: $1)) })
      }
    }
  }

  /// The cascade's own order, without cases and tests that change nothing.
  private func cascadeChain() -> DecisionChain? {
    guard !hints.isEmpty else { return nil }
    var left = classes.reduce(TruthTable(false, leaves: space.leaves.count)) { $0.union($1) }
    var steps: [Step] = []
    for hint in hints {
      let table = Step(terms: [hint], value: 0).table(space)
      let covered = left.intersection(table)
      guard !covered.isEmpty else { continue }
      guard let value = classes.indices.first(where: { covered.isSubset(of: classes[$0]) }) else {
        return nil
      }
      steps.append(Step(terms: [hint], value: value))
      left = left.subtracting(table)
    }
    var last = classes.indices.first { !left.isEmpty && left.isSubset(of: classes[$0]) }
    if left.isEmpty { last = steps.popLast()?.value }
    guard let last else { return nil }
    shorten(&steps, last)
    return DecisionChain(
      cases: steps.map { DecisionChain.Case(condition: expression(of: $0), value: $0.value) }, last: last)
  }

  private func shorten(_ steps: inout [Step], _ last: Int) {
    var isShorter = true
    while isShorter {
      isShorter = false
      for index in steps.indices.reversed() {
        var fewer = steps
        fewer.remove(at: index)
        if isRight(fewer, last) {
          steps = fewer
          isShorter = true
          break
        }
        if index + 1 < steps.count, steps[index].value == steps[index + 1].value {
          // Weaker cases were written first, and read first.
          let weaker = steps.remove(at: index + 1).terms
          steps[index].terms = weaker + steps[index].terms
          isShorter = true
          break
        }
        for term in steps[index].terms.indices {
          for position in steps[index].terms[term].indices where steps[index].terms[term].count > 1 {
            fewer = steps
            fewer[index].terms[term].remove(at: position)
            guard isRight(fewer, last) else { continue }
            steps = fewer
            isShorter = true
            break
          }
          if isShorter { break }
        }
        if isShorter { break }
      }
    }
  }

  private func isRight(_ steps: [Step], _ last: Int) -> Bool {
    var left = TruthTable(true, leaves: space.leaves.count)
    for step in steps {
      let covered = left.intersection(step.table(space))
      for value in classes.indices where value != step.value {
        if !covered.isDisjoint(with: classes[value]) { return false }
      }
      left = left.subtracting(covered)
    }
    return classes.indices.allSatisfy { $0 == last || left.isDisjoint(with: classes[$0]) }
  }

  private func expression(of step: Step) -> Expression {
    let terms = step.terms.map { term in space.expression(of: term.reduce(.constant(true)) { $0.and($1) }) }
    return terms.dropFirst().reduce(terms[0]) { Expression(.binary(.or, $0, $1)) }
  }
}
