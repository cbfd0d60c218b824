import StyleModel
import Theme

extension ClassReader {
  /// Finds out what a token means and declares it, or reports why it means nothing.
  mutating func interpret(_ syntax: TokenSyntax, _ set: ConditionSet) {
    let name = syntax.nameStart..<syntax.nameEnd
    if syntax.bracket != nil {
      interpretBracketed(syntax, name, set)
      return
    }
    if takesShortWays, syntax.modifier == nil, let base = bytes.baseAddress,
      takePlain(
        base, name.lowerBound, name.upperBound, hyphens(base, name.lowerBound, name.upperBound),
        isNegative: syntax.isNegative)
    {
      return
    }
    if let position = tables.pointee.names.position(of: slice(name)) {
      let meaning = tables.pointee.meanings[position]
      if meaning.recipe >= 0 {
        use(Int(meaning.recipe), syntax, set)
        return
      }
      if meaning.custom >= 0 || meaning.modifier >= 0 {
        useDefined(meaning, syntax, argument: nil, set)
        return
      }
      if meaning.exact >= 0, syntax.modifier == nil || meaning.root < 0 {
        useExact(tables.pointee.exact[Int(meaning.exact)], syntax, name)
        return
      }
      if meaning.root >= 0, interpretRoot(Int(meaning.root), syntax, value: nil) { return }
    }
    if takeValued(syntax, name) { return }
    if vocabulary.patterns.isEmpty, passesOver(syntax.range) { return }
    refuseValued(syntax, name, set)
  }

  /// Tries the name's prefixes, longest first, the rest being a value; returns whether a row took it.
  private mutating func takeValued(_ syntax: TokenSyntax, _ name: Range<Int>) -> Bool {
    var end = name.upperBound
    while let (root, value) = nextRoot(of: name, before: &end) {
      if value.isEmpty { return false }
      if takeRoot(root, syntax, value: value) { return true }
    }
    return false
  }

  /// Tries the same prefixes again to find out why no row takes the value.
  private mutating func refuseValued(
    _ syntax: TokenSyntax, _ name: Range<Int>, _ set: ConditionSet
  ) {
    var firstFault: ClassFault?
    var end = name.upperBound
    while let (root, value) = nextRoot(of: name, before: &end) {
      if value.isEmpty {
        fault(.missingValue(text(name), expected: "a value behind the hyphen"), syntax.range)
        return
      }
      firstFault = firstFault ?? refusal(of: root, syntax, value: value)
    }
    reportUnknown(syntax, name, firstFault, set)
  }

  /// The longest root that ends at a hyphen before `end` and the value behind it; `end` moves to that hyphen.
  ///
  /// - Complexity: O(1) look-ups for names of any length, as no root is longer than the longest one.
  @inline(__always)
  private func nextRoot(of name: Range<Int>, before end: inout Int) -> (root: Int, value: Range<Int>)? {
    end = min(end, name.lowerBound + tables.pointee.longestRoot + 1)
    while end - 1 > name.lowerBound {
      end -= 1
      guard bytes[end] == UInt8(ascii: "-"),
        let position = tables.pointee.names.position(of: slice(name.lowerBound..<end))
      else { continue }
      let root = Int(tables.pointee.meanings[position].root)
      if root >= 0 { return (root, end + 1..<name.upperBound) }
    }
    return nil
  }

  /// A name with brackets or parentheses behind it.
  private mutating func interpretBracketed(_ syntax: TokenSyntax, _ name: Range<Int>, _ set: ConditionSet) {
    guard let bracket = syntax.bracket else { return }
    let around = bracket.lowerBound - 1..<bracket.upperBound + 1
    if bracket.isEmpty {
      fault(.emptyValue, around)
      return
    }
    if name.isEmpty, !syntax.isParenthesized {
      interpretProperty(bracket, syntax)
      return
    }
    guard name.count > 1, bytes[name.upperBound - 1] == UInt8(ascii: "-") else {
      reportMissingHyphen(syntax, name, set)
      return
    }
    let root = name.lowerBound..<name.upperBound - 1
    guard let position = tables.pointee.names.position(of: slice(root)) else {
      reportUnknown(syntax, root, nil, set)
      return
    }
    let meaning = tables.pointee.meanings[position]
    if meaning.recipe >= 0, !syntax.isParenthesized, meaning.root < 0 || holdsEquals(bracket) {
      use(Int(meaning.recipe), syntax, set)
    } else if meaning.custom >= 0 || meaning.modifier >= 0 {
      useDefined(meaning, syntax, argument: bracket, set)
    } else if meaning.root >= 0 {
      if !interpretRoot(Int(meaning.root), syntax, value: nil) {
        fault(.invalidValue(text(bracket), expected: "a value of \"\(text(root))\""), bracket)
      }
    } else if meaning.exact >= 0 {
      fault(.unexpectedValue(text(root)), around)
    } else {
      reportUnknown(syntax, root, nil, set)
    }
  }

  private func holdsEquals(_ range: Range<Int>) -> Bool { bytes[range].contains(UInt8(ascii: "=")) }

  private mutating func useExact(
    _ exact: SettingSpan, _ syntax: TokenSyntax, _ name: Range<Int>
  ) {
    if syntax.isNegative {
      fault(.negativeNotAllowed(text(name)), syntax.range)
      return
    }
    if let modifier = syntax.modifier, !readLineHeightModifier(exact, modifier, syntax) { return }
    declare(exact)
    if let modifier = syntax.modifier, case .refusal(let refusal) = takeLineHeight(modifier, syntax) {
      report(refusal.fault)
    }
  }

  /// Whether a modifier may stand on an exact class: only a line height on a text style.
  private mutating func readLineHeightModifier(
    _ exact: SettingSpan, _ modifier: Range<Int>, _ syntax: TokenSyntax
  ) -> Bool {
    if exact.sets(.font) { return true }
    fault(.unexpectedModifier(text(modifier)), modifier.lowerBound - 1..<syntax.end)
    return false
  }

  /// Tries the rows of a root; returns whether one of them took or refused the value for good.
  private mutating func interpretRoot(_ index: Int, _ syntax: TokenSyntax, value: Range<Int>?) -> Bool {
    if takeRoot(index, syntax, value: value) { return true }
    guard let refusal = refusal(of: index, syntax, value: value) else { return false }
    report(refusal)
    return true
  }

  /// Lets the first row of a root that takes the value declare it; returns whether there is one.
  private mutating func takeRoot(_ index: Int, _ syntax: TokenSyntax, value: Range<Int>?) -> Bool {
    let root = tables.pointee.roots[index]
    if syntax.isNegative, !root.allowsNegative { return false }
    explains = false
    defer { explains = true }
    for row in root.rows {
      if case .taken = attempt(tables.pointee.rows[row], syntax, value) { return true }
    }
    return false
  }

  /// Why no row of a root takes the value; `nil` when it is none of theirs.
  private mutating func refusal(of index: Int, _ syntax: TokenSyntax, value: Range<Int>?) -> ClassFault? {
    let root = tables.pointee.roots[index]
    if syntax.isNegative, !root.allowsNegative {
      return ClassFault(.negativeNotAllowed(tables.pointee.rows[root.rows.lowerBound].name), at: syntax.range)
    }
    var best: ClassFault?
    for row in root.rows {
      if case .refusal(let refusal) = attempt(tables.pointee.rows[row], syntax, value) {
        best = better(best, refusal.fault)
      }
    }
    return best
  }

  /// Lets one row read the value; what it declares counts only if it takes the value.
  private mutating func attempt(_ row: UtilityRow, _ syntax: TokenSyntax, _ value: Range<Int>?) -> RowResult {
    let (declared, values) = (declarations.count, list.values.count)
    // What a value brings itself comes after what the class sets in any case.
    if row.also.count > 0 { declare(row.also) }
    let result = read(row, syntax, value)
    if case .taken = result { return result }
    takeBack(declarations: declared, values: values)
    return result
  }

  /// Of two refusals the one that knows more; the first of equals.
  private func better(_ old: ClassFault?, _ new: ClassFault) -> ClassFault {
    guard let old else { return new }
    return new.insight > old.insight ? new : old
  }
}

extension ClassFault {
  /// How much a refusal knows of what its author meant.
  fileprivate var insight: Int {
    switch kind {
    case .unexpectedModifier: 0
    case .unknownToken, .invalidValue: suggestions.isEmpty ? 1 : 3
    case .missingValue: 2
    case .hintMismatch, .negativeNotAllowed, .percentNotCarried, .invalidColor: 4
    default: 5
    }
  }

  /// Whether it only says that a value is none of the utility's.
  var isVague: Bool { insight == 1 }

  /// Whether a value is missing.
  var isMissingValue: Bool { if case .missingValue = kind { true } else { false } }

  /// Whether it says that a value is none of the utility's, though perhaps near to one.
  var leavesMeaningOpen: Bool {
    switch kind {
    case .unknownToken, .invalidValue: true
    default: false
    }
  }
}
