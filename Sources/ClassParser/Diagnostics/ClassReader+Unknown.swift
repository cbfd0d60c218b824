import StyleModel
import Theme

extension ClassReader {
  /// Reports a token that means nothing, as precisely as the tables allow.
  mutating func reportUnknown(_ syntax: TokenSyntax, _ name: Range<Int>, _ refusal: ClassFault?) {
    let written = text(syntax.nameStart..<syntax.end)
    if faultLeakedValue(syntax.nameStart..<syntax.end) { return }
    if let advice = CSSAdvice.advice(for: written) {
      fault(.nativeAlternative(written, advice: advice), syntax.range)
      return
    }
    if let refusal {
      list.faults.append(refusal)
      return
    }
    if let fix = withoutDoubleNegative(syntax) {
      fault(.doubleNegative(fix), syntax.range, suggestions: [fix])
      return
    }
    let near = nearestClasses(to: text(name), rest: text(name.upperBound..<syntax.end))
    fault(.unknownClass(text(syntax.nameStart..<syntax.end)), syntax.range, suggestions: near)
  }

  /// Reports values of host languages that leaked into a string; returns whether it was one.
  mutating func faultLeakedValue(_ range: Range<Int>) -> Bool {
    let leaks: [StaticString] = [
      "undefined", "false", "true", "null", "nil", "NaN", "[object", "Object]", "None", "Optional",
    ]
    guard leaks.contains(where: { equals(range, $0) }) || text(range).hasPrefix("Optional(") else {
      return false
    }
    fault(.leakedValue(text(range)), range)
    return true
  }

  /// `-m-4` for `m--4`.
  private func withoutDoubleNegative(_ syntax: TokenSyntax) -> String? {
    let name = syntax.nameStart..<syntax.nameEnd
    for index in name.dropFirst()
    where bytes[index] == UInt8(ascii: "-") && bytes[index - 1] == UInt8(ascii: "-") {
      let root = name.lowerBound..<index - 1
      guard let position = vocabulary.table.position(of: slice(root)) else { return nil }
      let meaning = vocabulary.meanings[position]
      guard meaning.root >= 0, vocabulary.roots[Int(meaning.root)].allowsNegative else { return nil }
      return "-\(text(root))-\(text(index + 1..<syntax.end))"
    }
    return nil
  }

  /// Whole classes that are near a name: known names, names of theme steps, and near roots with the same value.
  private func nearestClasses(to name: String, rest: String) -> [String] {
    let tail = lastPart(of: name)
    var candidates = vocabulary.names
    for root in vocabulary.roots {
      for row in root.rows { candidates += steps(of: row.utility) }
      if let tail, isValue(tail) { candidates.append("\(root.name)-\(tail)") }
    }
    return Suggestions.nearest(to: name, in: candidates).map { $0 + rest }
  }

  private func steps(of row: Utility) -> [String] {
    let scale: [String] =
      switch row.argument {
      case .color: vocabulary.theme.colors.names + Theme.keywordColors.names
      case .radius: vocabulary.theme.radii.names
      case .typeRole: vocabulary.theme.type.names
      case .shadow: vocabulary.theme.shadows.names
      default: []
      }
    return scale.filter { $0 != "DEFAULT" }.map { "\(row.name)-\($0)" }
  }

  private func lastPart(of name: String) -> String? {
    guard let hyphen = name.utf8.lastIndex(of: UInt8(ascii: "-")) else { return nil }
    let tail = name.utf8[name.utf8.index(after: hyphen)...]
    return tail.isEmpty ? nil : String(tail)
  }

  private func isValue(_ tail: String) -> Bool {
    tail.utf8.first.map { ByteClass.isDigit($0) || $0 == UInt8(ascii: ".") } ?? false
  }
}
