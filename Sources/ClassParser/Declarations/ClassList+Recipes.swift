import StyleModel

extension ClassList {
  /// The list as a recipe's own: one level deeper, each chain replaced.
  ///
  /// A platform is fixed for a running program, so its variants decide between the classes of a recipe but
  /// give the recipe no weight against the classes of the string that uses it: `macos:min-h-[32]` inside a
  /// recipe beats the recipe's `min-h-[44]`, and loses to a local `min-h-[50]`.
  package func insideRecipe(chain: (UInt32) -> UInt32) -> ClassList {
    var copy = self
    copy.found = []
    copy.unexplained = nil
    if declarations.isEmpty, slots.isEmpty { return copy }
    // A stable sort by weight keeps the order of the cascade when platforms stop counting.
    var order = Array(declarations.indices)
    if order.contains(where: { $0 > 0 && declarations[$0].weight < declarations[$0 - 1].weight }) {
      order.sort { left, right in
        let (a, b) = (declarations[left].weight, declarations[right].weight)
        return a == b ? left < right : a < b
      }
    }
    copy.declarations = order.map { index in
      let declaration = declarations[index]
      let set = conditions(of: declaration)
      return declaration.moved(
        weight: Declaration.weight(
          important: declaration.isImportant, rank: set.rank, count: set.count - set.platformCount),
        token: declaration.token, conditions: declaration.conditions, chain: chain(declaration.chain),
        depth: min(declaration.depth, 254) + 1)
    }
    copy.slots = slots.map { use in
      SlotUse(
        slot: use.slot, token: use.token, conditions: use.conditions, weight: use.weight,
        depth: min(use.depth, 254) + 1, chain: chain(use.chain))
    }
    return copy
  }
}

extension ConditionSet {
  /// How many of the conditions ask for a platform or a version of it.
  package var platformCount: Int {
    let platforms: [Condition] = [.ios, .macos, .visionos, .tvos, .watchos]
    let bits = platforms.reduce(0) { $0 | $1.bit }
    let versions = arguments.filter { if case .os = $0.kind { true } else { false } }
    return (positive & bits).nonzeroBitCount + (negative & bits).nonzeroBitCount + versions.count
  }
}

extension ClassList {
  /// The declarations of this list, then those of another one of the same vocabulary.
  package func followed(by other: ClassList) -> ClassList {
    if other.declarations.isEmpty, other.slots.isEmpty { return self }
    if declarations.isEmpty, slots.isEmpty { return other }
    var joined = self
    joined.accentUse.formUnion(other.accentUse)
    let step = UInt64(values.count)
    joined.values.append(contentsOf: other.values)
    let moved = other.conditionSets.map { joined.index(of: $0) }
    for declaration in other.declarations {
      let conditions = declaration.conditions == 0 ? 0 : moved[Int(declaration.conditions) - 1]
      let copy = declaration.moved(
        weight: declaration.weight, token: declaration.token, conditions: conditions,
        chain: declaration.chain, depth: declaration.depth)
      joined.declarations.append(copy.kind == .boxed ? copy.with(payload: copy.payload + step) : copy)
    }
    joined.slots.append(contentsOf: other.slots)
    return joined
  }
}
