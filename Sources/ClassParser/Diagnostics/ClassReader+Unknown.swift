import StyleModel
import Theme

extension ClassReader {
  /// Lets a pattern of the rules read a token that means nothing else, or reports it as precisely as the tables
  /// allow.
  mutating func reportUnknown(
    _ syntax: TokenSyntax, _ name: Range<Int>, _ refusal: ClassFault?, _ set: ConditionSet
  ) {
    if isReserved(syntax) { return }
    if vocabulary.patterns.isEmpty, passesOver(syntax.range) { return }
    let written = text(syntax.body)
    if faultLeakedValue(syntax.nameStart..<syntax.end) { return }
    if refusal?.leavesMeaningOpen ?? true, usePattern(syntax, set) { return }
    if let fix = withoutDoubleNegative(syntax) {
      fault(.doubleNegative(fix), syntax.range, fix: TextEdit(replacing: syntax.body, with: fix))
      return
    }
    if let advice = CSSAdvice.advice(forClass: written) ?? CSSAdvice.advice(forClass: text(name)) {
      fault(.nativeAlternative(written, advice: advice), syntax.range)
      return
    }
    if let refusal, !refusal.isVague {
      guard refusal.isMissingValue else { return report(refusal) }
      return report(corrected(refusal, corrections(syntax, name), syntax) ?? refusal)
    }
    // Looking for corrections costs much more than looking up advice.
    let advice = CSSAdvice.advice(forFamilyOf: written)
    if let advice, !CSSAdvice.isForm(written) {
      fault(.nativeAlternative(written, advice: advice), syntax.range)
      return
    }
    let corrections = corrections(syntax, name)
    if let advice, corrections.isEmpty {
      fault(.nativeAlternative(written, advice: advice), syntax.range)
      return
    }
    if let refusal, let better = corrected(refusal, corrections, syntax) { return report(better) }
    if let refusal, corrections.isEmpty { return report(refusal) }
    fault(.unknownClass(written), syntax.range, suggestions: near(syntax, name, corrections))
  }

  /// The classes that a slip of the hand made into this one.
  private func corrections(_ syntax: TokenSyntax, _ name: Range<Int>) -> [ClassCorrector.Correction] {
    guard explainsFaults else { return [] }
    let written = syntax.body.lowerBound..<name.upperBound
    return ClassCorrector.corrections(
      of: text(written), tail: text(name.upperBound..<syntax.utilityEnd), with: vocabulary,
      recipes: recipes)
  }

  /// A refusal with the values near its own, or a fault that names the classes near the whole one where they are
  /// nearer.
  private func corrected(
    _ refusal: ClassFault, _ corrections: [ClassCorrector.Correction], _ syntax: TokenSyntax
  ) -> ClassFault? {
    guard let best = corrections.first, refusal.suggestions.isEmpty else { return nil }
    let isValue = refusal.leavesMeaningOpen && refusal.range.lowerBound > syntax.body.lowerBound
    if isValue, refusal.range.upperBound == syntax.utilityEnd {
      let root = text(syntax.body.lowerBound..<refusal.range.lowerBound)
      let values = corrections.filter { $0.text.utf8.starts(with: root.utf8) }
      if best.text == values.first?.text {
        var copy = refusal
        copy.suggestions = values.map { String($0.text.dropFirst(root.count)) }
        return copy
      }
    }
    guard refusal.isVague || refusal.isMissingValue else { return nil }
    return ClassFault(
      .unknownClass(text(syntax.body)), at: syntax.range, suggestions: corrections.map { $0.text })
  }

  /// Up to three classes: those one slip away, then others whose names are near.
  private func near(
    _ syntax: TokenSyntax, _ name: Range<Int>, _ corrections: [ClassCorrector.Correction]
  ) -> [String] {
    var near = corrections.map { $0.text }
    guard near.count < 3 else { return near }
    for other in nearestClasses(to: text(name), rest: text(name.upperBound..<syntax.utilityEnd))
    where near.count < 3 {
      let isSigned =
        syntax.isNegative
        && ClassParser.parse("-" + other, with: vocabulary, recipes: recipes).isSound
      let other = isSigned ? "-" + other : other
      if !near.contains(other) { near.append(other) }
    }
    return near
  }

  /// Whether the rules leave the names that begin so to others.
  private func isReserved(_ syntax: TokenSyntax) -> Bool {
    vocabulary.reserved.contains { bytes[syntax.nameStart..<syntax.end].starts(with: $0) }
  }

  /// Counts a fault that nobody wants to have explained; returns whether it is one.
  mutating func passesOver(_ range: Range<Int>) -> Bool {
    if explainsFaults { return false }
    fault(.emptyClass, range)
    return true
  }

  /// Reports brackets behind a name that does not end with a hyphen.
  mutating func reportMissingHyphen(_ syntax: TokenSyntax, _ name: Range<Int>, _ set: ConditionSet) {
    if isReserved(syntax) { return }
    if vocabulary.patterns.isEmpty, passesOver(syntax.range) { return }
    let written = text(syntax.body)
    if faultLeakedValue(syntax.nameStart..<syntax.end) { return }
    let isKnown = vocabulary.table.position(of: slice(name)) != nil
    if !isKnown, usePattern(syntax, set) { return }
    let hyphened = "\(text(name))-\(text(name.upperBound..<syntax.utilityEnd))"
    fault(.unknownClass(written), syntax.range, suggestions: isKnown && !name.isEmpty ? [hyphened] : [])
  }

  /// Reports values of host languages that leaked into a string; returns whether it was one.
  mutating func faultLeakedValue(_ range: Range<Int>) -> Bool {
    let words: [StaticString] = ["undefined", "false", "true", "null", "nil", "NaN", "None", "Optional"]
    let starts: [StaticString] = ["Optional(", "${", "\\("]
    guard words.contains(where: { equals(range, $0) }) || starts.contains(where: { begins(range, with: $0) })
    else { return false }
    fault(.leakedValue(text(range)), range)
    return true
  }

  /// Reports `[object Object]`, which JavaScript prints for an object; returns whether it stands at `index`.
  mutating func faultLeakedObject(_ index: inout Int) -> Bool {
    let leak: StaticString = "[object Object]"
    guard begins(index..<bytes.count, with: leak) else { return false }
    let range = index..<index + leak.utf8CodeUnitCount
    fault(.leakedValue(text(range)), range)
    index = range.upperBound
    return true
  }

  private func begins(_ range: Range<Int>, with word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    return range.count >= count && equals(range.lowerBound..<range.lowerBound + count, word)
  }

  /// `-m-4` for `m--4`, when the utility takes negative values.
  private func withoutDoubleNegative(_ syntax: TokenSyntax) -> String? {
    guard !syntax.isNegative else { return nil }
    let name = syntax.nameStart..<syntax.nameEnd
    for index in name.dropFirst()
    where bytes[index] == UInt8(ascii: "-") && bytes[index - 1] == UInt8(ascii: "-") {
      let root = name.lowerBound..<index - 1
      guard let position = vocabulary.table.position(of: slice(root)) else { return nil }
      let meaning = vocabulary.meanings[position]
      guard meaning.root >= 0, vocabulary.roots[Int(meaning.root)].allowsNegative else { return nil }
      let fixed = "-\(text(root))-\(text(index + 1..<syntax.utilityEnd))"
      return ClassParser.parse(fixed, with: vocabulary, recipes: recipes).isSound ? fixed : nil
    }
    return nil
  }

  /// Whole classes that are near a name: known names, names of theme steps, and near roots with the same value.
  private func nearestClasses(to name: String, rest: String) -> [String] {
    let tail = lastPart(of: name)
    let length = name.utf8.count
    let letters = LetterSet(name)
    // A name is never near that is much longer or has other letters, unless one continues the other.
    var candidates: [String] = []
    for known in vocabulary.names {
      let mayBeNear = abs(known.utf8.count - length) <= 3 && LetterSet(known).mayBe(letters, edits: 3)
      if mayBeNear || known.utf8.starts(with: name.utf8) || name.utf8.starts(with: known.utf8) {
        candidates.append(known)
      }
    }
    var made: [String] = []
    for root in vocabulary.roots {
      let rows = vocabulary.rows[root.rows]
      for row in rows { made += steps(of: row, near: length) }
      if let tail, isValue(tail), let name = rows.first?.name { made.append("\(name)-\(tail)") }
    }
    candidates += made.filter { LetterSet($0).mayBe(letters, edits: 3) }
    return Suggestions.nearest(to: name, in: candidates).filter { $0 != name }.map { near in
      takesValue(near) ? near + rest : near
    }
  }

  /// Whether brackets or a modifier may follow a name: not behind a class without a value.
  private func takesValue(_ name: String) -> Bool {
    guard let position = vocabulary.table.position(of: name) else { return true }
    let meaning = vocabulary.meanings[position]
    return meaning.exact < 0 || meaning.root >= 0
  }

  /// The classes of a row's scale whose length is about the one that is asked.
  private func steps(of row: UtilityRow, near length: Int) -> [String] {
    let scale: [String] =
      switch row.argument {
      case .color: vocabulary.theme.colors.names + Theme.keywordColors.names
      case .radius: vocabulary.theme.radii.names
      case .typeRole: vocabulary.theme.type.names
      case .shadow: vocabulary.theme.shadows.names
      default: []
      }
    let due = length - row.name.utf8.count - 1
    return scale.filter { abs($0.utf8.count - due) <= 3 && $0 != "DEFAULT" }.map { "\(row.name)-\($0)" }
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
