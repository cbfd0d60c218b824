import StyleModel
import Theme

extension ClassReader {
  mutating func readTypeRole(_ row: UtilityRow, _ syntax: TokenSyntax, _ value: Range<Int>?) -> RowResult {
    guard let name = value ?? parenthesized(syntax) else { return .foreign }
    guard let position = word(name).map({ Int($0.pointee.typeRole) }), position >= 0 else {
      return unknownStep(name, "type role", vocabulary.theme.type.names)
    }
    declare(tables.pointee.roleSettings[position])
    guard let modifier = syntax.modifier else { return .taken }
    return takeLineHeight(modifier, syntax)
  }

  private func parenthesized(_ syntax: TokenSyntax) -> Range<Int>? {
    syntax.isParenthesized ? syntax.bracket.map(tokenName) : nil
  }

  /// Declares the line height behind a size, as in `text-sm/6`.
  mutating func takeLineHeight(_ modifier: Range<Int>, _ syntax: TokenSyntax) -> RowResult {
    switch lineHeight(modifier, bracketed: syntax.isModifierBracketed) {
    case .success(let value):
      declare(.lineHeight, value)
      return .taken
    case .failure(let fault):
      if case .invalidValue(let written, let expected) = fault.kind {
        return .refused(ClassFault(.invalidModifier(written, expected: expected), at: modifier))
      }
      return .refused(fault)
    }
  }

  mutating func readLineHeight(_ row: UtilityRow, _ syntax: TokenSyntax, _ value: Range<Int>?) -> RowResult {
    guard !syntax.isParenthesized, let range = syntax.bracket ?? value else {
      return missing(row, syntax, "a line height, as in leading-6 or leading-[20]")
    }
    switch lineHeight(range, bracketed: syntax.bracket != nil) {
    case .success(let value):
      declare(.lineHeight, value)
      return .taken
    case .failure(let fault): return .refused(fault)
    }
  }

  private static let leading = UtilityRow(
    UtilityTable.rows.firstIndex { $0.name == "leading" } ?? 0, also: .none)

  /// The line heights that have a name, as multiples of the font's size.
  static let lineHeights: [(name: StaticString, multiple: Double)] = [
    ("none", 1), ("tight", 1.25), ("snug", 1.375), ("normal", 1.5), ("relaxed", 1.625), ("loose", 2),
  ]

  private func lineHeight(_ range: Range<Int>, bracketed: Bool) -> Result<StyleValue, ClassFault> {
    let expected = "a line height: theme units, [points], or none, tight, snug, normal, relaxed, loose"
    if bracketed {
      let (hint, rest) = hint(range)
      if hint == .number, let multiple = bracketNumber(rest) { return .success(.multiple(multiple)) }
      if let percent = percentage(rest) { return .success(.multiple(percent / 100)) }
      switch readLength(range, Self.leading) {
      case .success(.plain(let points)) where points >= 0: return .success(.number(points))
      case .success:
        return .failure(ClassFault(.outOfRange(text(range), range: "0 or more points"), at: range))
      case .failure(let fault): return .failure(fault)
      }
    }
    if let units = plainNumber(range) { return .success(.number(units * vocabulary.tokens.spacing)) }
    for (name, multiple) in Self.lineHeights where equals(range, name) {
      return .success(.multiple(multiple))
    }
    return .failure(ClassFault(.invalidValue(text(range), expected: expected), at: range))
  }

  mutating func readInteger(
    _ row: UtilityRow, _ syntax: TokenSyntax, _ value: Range<Int>?, _ minimum: Int
  ) -> RowResult {
    guard !syntax.isParenthesized, let range = syntax.bracket ?? value else {
      return missing(row, syntax, "a whole number, as in \(row.name)-2")
    }
    if syntax.bracket != nil, looksDynamic(range) {
      switch dynamicText(range) {
      case .success(let dynamic): return declareDynamic(dynamic, row, syntax, range)
      case .failure(let fault): return .refused(fault)
      }
    }
    guard let number = plainInteger(range) else {
      return refuse(.invalidValue(text(range), expected: "a whole number of at least \(minimum)"), range)
    }
    guard number >= minimum else {
      return refuse(.outOfRange(text(range), range: "a whole number of at least \(minimum)"), range)
    }
    for property in row.properties {
      if case .integer = property.row.kind {
        declare(property, .integer(number))
      } else {
        declare(property, .number, Double(number).bitPattern)
      }
    }
    return .taken
  }
}
