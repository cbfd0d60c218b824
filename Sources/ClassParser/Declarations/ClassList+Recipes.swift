import StyleModel

extension ClassList {
  /// The list as a recipe's own: one level deeper, each chain replaced, platforms without weight.
  package consuming func insideRecipe(chain: (UInt32) -> UInt32) -> ClassList {
    var copy = self
    if !copy.isSound {
      copy.found = []
      copy.unexplained = nil
    }
    if copy.conditionSets.isEmpty {
      for index in copy.declarations.indices {
        let (depth, way) = (copy.declarations[index].depth, copy.declarations[index].chain)
        copy.declarations[index].depth = min(depth, 254) + 1
        copy.declarations[index].chain = chain(way)
      }
    } else {
      for index in copy.declarations.indices {
        let declaration = copy.declarations[index]
        let set = copy.conditions(of: declaration)
        copy.declarations[index] = declaration.moved(
          weight: Declaration.weight(
            important: declaration.isImportant, rank: set.rank, count: set.count - set.platformCount),
          token: declaration.token, conditions: declaration.conditions, chain: chain(declaration.chain),
          depth: min(declaration.depth, 254) + 1)
      }
    }
    if copy.slots.isEmpty { return copy }
    copy.slots = copy.slots.map { use in
      SlotUse(
        slot: use.slot, token: use.token, conditions: use.conditions, weight: use.weight,
        depth: min(use.depth, 254) + 1, chain: chain(use.chain))
    }
    return copy
  }
}

extension ConditionSet {
  private static let platforms = ([.ios, .macos, .visionos, .tvos, .watchos] as [Condition]).reduce(0) {
    $0 | $1.bit
  }

  /// How many of the conditions ask for a platform or a version of it.
  package var platformCount: Int {
    let bits = Self.platforms
    var count = (positive & bits).nonzeroBitCount + (negative & bits).nonzeroBitCount
    for argument in arguments { if case .os = argument.kind { count += 1 } }
    return count
  }
}

extension ClassList {
  /// The declarations of this list, then those of another one of the same vocabulary; `nil` where they are more than
  /// a string may expand to.
  package func followed(by other: ClassList) -> ClassList? {
    if other.declarations.isEmpty, other.slots.isEmpty { return self }
    if declarations.isEmpty, slots.isEmpty { return other }
    guard hasRoom(for: other, declared: declarations.count) else { return nil }
    var joined = self
    joined.accentUse.formUnion(other.accentUse)
    let step = UInt64(values.count)
    if !other.values.isEmpty { joined.values.append(contentsOf: other.values) }
    let moved = other.conditionSets.map { joined.index(of: $0) }
    for declaration in other.declarations {
      let conditions = declaration.conditions == 0 ? 0 : moved[Int(declaration.conditions) - 1]
      let copy = declaration.moved(
        weight: declaration.weight, token: declaration.token, conditions: conditions,
        chain: declaration.chain, depth: declaration.depth)
      joined.declarations.append(copy.kind == .boxed ? copy.with(payload: copy.payload + step) : copy)
    }
    if !other.slots.isEmpty { joined.slots.append(contentsOf: other.slots) }
    return joined
  }

  /// Whether a class of it stands behind a platform.
  var asksForPlatforms: Bool { conditionSets.contains { $0.platformCount > 0 } }

  /// Whether what another list declares fits into this one, which has so many declarations by now.
  func hasRoom(for other: ClassList, declared: Int) -> Bool {
    declared + other.declarations.count <= ClassParser.Limit.declarations
      && slots.count + other.slots.count <= ClassParser.Limit.declarations
      && conditionSets.count + other.conditionSets.count <= ClassParser.Limit.conditionSets
  }
}
