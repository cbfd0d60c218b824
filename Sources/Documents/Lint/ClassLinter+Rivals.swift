import ClassParser
import StyleModel

// Classes that never count, because others of the string always win.
extension ClassLinter {
  func rivals(in string: LintedString, besides doubled: Set<Int>) -> [Diagnostic] {
    let list = string.list
    var byProperty: [StyleProperty: [Int]] = [:]
    for (index, declaration) in list.declarations.enumerated() {
      byProperty[declaration.property, default: []].append(index)
    }
    let active = Set(list.slots.map { $0.token })
    var found: [Diagnostic] = []
    for token in list.tokens.indices where !doubled.contains(token) && !active.contains(token) {
      let own = string.declarations[token]
      // What a class takes back counts only where it does nothing else.
      let values = own.filter { list.declarations[$0].kind != .unset }
      var winners: [Int] = []
      let isBeaten = (values.isEmpty ? own : values).allSatisfy { index in
        let rivals = byProperty[list.declarations[index].property] ?? []
        guard let winner = winner(over: index, among: rivals, list) else { return false }
        winners.append(winner)
        return true
      }
      guard isBeaten, let first = winners.first else { continue }
      found.append(diagnostic(token, first: values.first ?? own[0], winners, first, string))
    }
    return found
  }

  /// The strongest declaration of another token that wins wherever a declaration applies.
  private func winner(over index: Int, among rivals: [Int], _ list: ClassList) -> Int? {
    let own = list.declarations[index]
    let conditions = list.conditions(of: own)
    var best = index
    for rival in rivals {
      let other = list.declarations[rival]
      guard other.token != own.token, list.conditions(of: other).isSubset(of: conditions) else { continue }
      if Self.isStronger(rival, than: best, list) { best = rival }
    }
    return best == index ? nil : best
  }

  /// The cascade's order within one string.
  private static func isStronger(_ left: Int, than right: Int, _ list: ClassList) -> Bool {
    let (one, other) = (list.declarations[left], list.declarations[right])
    if one.weight != other.weight { return one.weight > other.weight }
    if one.depth != other.depth { return one.depth < other.depth }
    return left > right
  }

  private func diagnostic(
    _ token: Int, first: Int, _ winners: [Int], _ winner: Int, _ string: LintedString
  ) -> Diagnostic {
    let list = string.list
    var tokens: [Int] = []
    for index in winners where !tokens.contains(Int(list.declarations[index].token)) {
      tokens.append(Int(list.declarations[index].token))
    }
    let range = list.tokens[token].range
    let name = string.quoted(token)
    let (own, best) = (list.declarations[first], list.declarations[winner])
    let other = string.quoted(Int(best.token))
    guard tokens.count == 1 else {
      let others = tokens.sorted().map { string.quoted($0) }
      let named = others.dropLast().joined(separator: ", ") + " and " + (others.last ?? "")
      return Diagnostic(
        .warning, id: "shadowed-class", at: range, "\(name) does nothing: \(named) set all that it sets")
    }
    if best.kind == .unset {
      return Diagnostic(
        .warning, id: "shadowed-class", at: range,
        "\(name) does nothing: \(other) takes back what it sets; write it behind \(other)")
    }
    let reason =
      if best.isImportant && !own.isImportant {
        "\(other) sets the same and is important"
      } else if best.depth < own.depth {
        "\(other) sets the same, and a local class wins over a recipe's"
      } else if best.depth > 0 {
        "\(other) sets the same, and of two recipes the later one wins"
      } else {
        "\(other) sets the same after it, and the later one wins"
      }
    let isSame = properties(of: token, string) == properties(of: Int(best.token), string)
    return Diagnostic(
      .warning, id: isSame ? "conflicting-classes" : "shadowed-class", at: range,
      "\(name) does nothing: \(reason)")
  }

  private func properties(of token: Int, _ string: LintedString) -> Set<StyleProperty> {
    Set(string.declarations[token].map { string.list.declarations[$0].property })
  }
}
