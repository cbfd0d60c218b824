extension ClassReader {
  /// Lets the patterns of rules read a class that means nothing else; returns whether one of them did, or has
  /// reported why it cannot.
  mutating func usePattern(_ syntax: TokenSyntax, _ set: ConditionSet) -> Bool {
    guard !vocabulary.patterns.isEmpty else { return false }
    let state = expansionState()
    guard state.patternFailures < ClassParser.Limit.patternFailures else {
      fault(.patternsNotTried(text(syntax.body), limit: ClassParser.Limit.patternFailures), syntax.body)
      return true
    }
    let body = slice(syntax.body)
    // What stands inside another expansion depends on the way that leads to it.
    let cache = state.path.isEmpty && uses == nil ? vocabulary.expansions : nil
    let expansion: Expansion
    if let known = cache?.find(body) {
      expansion = known
    } else {
      expansion = Expansion(patternMeaning(syntax))
      if !expansion.dependsOnBudget { cache?.keep(body, expansion) }
    }
    switch expansion.meaning {
    case .none: return false
    case .classes(let inner): splice(inner, set, syntax)
    case .fault(let fault):
      if case .patternGaveUp = fault.kind { state.patternFailures += 1 }
      if case .expansionTooLarge = fault.kind {
        faultExpansion(syntax)
      } else {
        report(fault.shifted(by: syntax.body.lowerBound))
      }
    }
    return true
  }

  /// What the first pattern that matches and whose groups are of their kinds makes of a class.
  private mutating func patternMeaning(_ syntax: TokenSyntax) -> Expansion.Meaning {
    let body = slice(syntax.body)
    let start = syntax.body.lowerBound
    let whole = 0..<body.count
    var refusal: ClassFault?
    for rule in vocabulary.patterns {
      switch rule.matcher.match(body) {
      case .noMatch: continue
      case .failed(let reason):
        return .fault(ClassFault(.patternGaveUp(rule.utility.name, reason: reason), at: whole))
      case .matched(let groups):
        if let found = check(groups, of: rule, syntax) {
          refusal = refusal ?? found.shifted(by: -start)
          continue
        }
        switch expand(rule, groups, body) {
        case .success(let list): return .classes(list)
        case .failure(let fault):
          return .fault(ClassFault(fault.kind, at: whole, suggestions: fault.suggestions))
        }
      }
    }
    return refusal.map { .fault($0) } ?? .none
  }

  /// Why the text of a group is not of its kind.
  private mutating func check(
    _ groups: [Range<Int>?], of rule: PatternRule, _ syntax: TokenSyntax
  ) -> ClassFault? {
    let start = syntax.body.lowerBound
    for (range, kind) in zip(groups, rule.kinds) where kind != .text {
      guard let range, !range.isEmpty else { continue }
      let argument = range.lowerBound + start..<range.upperBound + start
      if let refusal = refusal(of: argument, as: kind, rule.utility.name) { return refusal }
    }
    return nil
  }

  private mutating func expand(
    _ rule: PatternRule, _ groups: [Range<Int>?], _ body: UnsafeBufferPointer<UInt8>
  ) -> Result<ClassList, ClassFault> {
    let shown = String(decoding: body, as: UTF8.self)
    let here = 0..<0
    let state = expansionState()
    if state.path.contains(where: { $0.rule == rule.utility.name }) {
      return .failure(ClassFault(.recipeRecursion(state.path.map { $0.shown } + [shown]), at: here))
    }
    guard state.path.count < ClassParser.Limit.recipes else {
      return .failure(ClassFault(.recipeTooDeep(limit: ClassParser.Limit.recipes), at: here))
    }
    var size = 0
    for piece in rule.pieces {
      switch piece {
      case .text(let text): size += text.utf8.count
      case .group(let group): size += groups[group]?.count ?? 0
      }
      guard state.affords(size) else {
        return .failure(ClassFault(.expansionTooLarge(limit: ClassParser.Limit.declarations), at: here))
      }
    }
    var classes: [UInt8] = []
    classes.reserveCapacity(size)
    for piece in rule.pieces {
      switch piece {
      case .text(let text): classes.append(contentsOf: text.utf8)
      case .group(let group):
        if let range = groups[group] { classes.append(contentsOf: body[range]) }
      }
    }
    let inner = classes.withUnsafeBufferPointer {
      read(inside: ExpansionStep(rule: rule.utility.name, shown: shown), $0)
    }
    if let fault = inner.faults.first { return .failure(fault) }
    return .success(inner)
  }
}
