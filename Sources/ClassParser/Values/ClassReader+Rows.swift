import JSONText
import StyleModel
import Theme

/// What became of a value that a utility row was asked to read.
enum RowResult {
  case taken
  /// The value belongs to the row but is wrong.
  case refusal(Refusal)
  /// The value is none of the row's.
  case foreign

  /// What is wrong, behind one reference: results are handed on at every step, and most hold no fault.
  final class Refusal {
    let fault: ClassFault

    init(_ fault: ClassFault) { self.fault = fault }
  }

  static func refused(_ fault: ClassFault) -> RowResult { .refusal(Refusal(fault)) }
}

extension ClassReader {
  /// Reads the value of a token by a row's argument and declares it.
  ///
  /// `value` is the plain text behind the row's name; brackets are in `syntax`; neither means a bare name.
  mutating func read(_ row: UtilityRow, _ syntax: TokenSyntax, _ value: Range<Int>?) -> RowResult {
    if syntax.modifier != nil, !row.takesModifier {
      guard case .fraction = row.argument else {
        return syntax.bracket != nil || value != nil ? modifierRefusal(syntax) : .foreign
      }
    }
    switch row.argument {
    case .none: return .foreign
    case .spacing(let negative): return readSpacing(row, syntax, value, negative)
    case .points: return readPoints(row, syntax, value)
    case .bracketLength(let negative): return readBracketLength(row, syntax, value, negative)
    case .fraction: return readFraction(row, syntax, value)
    case .color: return readColor(row, syntax, value)
    case .radius: return readRadius(row, syntax, value)
    case .typeRole: return readTypeRole(row, syntax, value)
    case .fontSize: return readFontSize(row, syntax, value)
    case .shadow: return readShadow(row, syntax, value)
    case .percent: return readPercent(row, syntax, value)
    case .factor: return readFactor(row, syntax, value)
    case .degrees: return readDegrees(row, syntax, value)
    case .duration: return readDuration(row, syntax, value)
    case .integer(let minimum): return readInteger(row, syntax, value, minimum)
    case .lineHeight: return readLineHeight(row, syntax, value)
    case .point, .span, .triple, .dash: return readNumbers(row, syntax)
    case .text: return readText(row, syntax)
    case .reference, .flag: return readReference(row, syntax)
    case .tracks: return readTracks(row, syntax, value)
    case .words: return readWords(row, syntax)
    case .palette: return readPalette(row, syntax)
    case .linear, .radial, .angular: return readGradient(row, syntax)
    case .group: return readGroupName(row, syntax, value)
    case .sharedID: return readSharedID(row, syntax)
    }
  }

  private func modifierRefusal(_ syntax: TokenSyntax) -> RowResult {
    guard let modifier = syntax.modifier else { return .foreign }
    return refuse(.unexpectedModifier(text(modifier)), modifier.lowerBound - 1..<syntax.end)
  }

  /// A refusal of the whole value; its kind is worked out only where it may be reported.
  func refuse(_ kind: @autoclosure () -> ClassFault.Kind, _ range: Range<Int>) -> RowResult {
    explains ? .refused(ClassFault(kind(), at: range)) : .foreign
  }

  func missing(_ row: UtilityRow, _ syntax: TokenSyntax, _ expected: @autoclosure () -> String) -> RowResult {
    refuse(.missingValue(row.name, expected: expected()), syntax.range)
  }

  // MARK: Lengths

  private mutating func readSpacing(
    _ row: UtilityRow, _ syntax: TokenSyntax, _ value: Range<Int>?, _ negative: Bool
  ) -> RowResult {
    let sign: Double = syntax.isNegative ? -1 : 1
    let points: Double
    if let bracket = syntax.bracket {
      if syntax.isParenthesized {
        guard let token = spacingToken(tokenName(bracket)) else {
          return refuse(.unknownToken(text(bracket), scale: "spacing"), bracket)
        }
        points = token
      } else {
        switch readLength(bracket, row) {
        case .success(.dynamic(let dynamic)): return declareDynamic(dynamic, row, syntax, bracket)
        case .success(.plain(let length)): points = length
        case .failure(let fault): return .refused(fault)
        }
      }
    } else if let value {
      guard let plain = plainSpacing(value) else {
        return refuse(
          .invalidValue(text(value), expected: "a number of theme units, px, a spacing step or [points]"),
          value
        )
      }
      points = plain
    } else {
      return missing(row, syntax, "a number of theme units or [points], as in \(row.name)-4")
    }
    let signed = points * sign
    guard signed >= 0 || negative else {
      return refuse(.outOfRange(text(syntax.bracket ?? syntax.range), range: "0 or more"), syntax.range)
    }
    for property in row.properties { declare(property, .number, (signed == 0 ? 0 : signed).bitPattern) }
    return .taken
  }

  private mutating func readPoints(
    _ row: UtilityRow, _ syntax: TokenSyntax, _ value: Range<Int>?
  ) -> RowResult {
    if let bracket = syntax.bracket {
      guard !syntax.isParenthesized else { return .foreign }
      return readBracketLength(row, syntax, bracket, false)
    }
    guard let value else { return missing(row, syntax, "a number of points, as in \(row.name)-2") }
    guard let number = plainNumber(value) else { return .foreign }
    for property in row.properties { declare(property, .number, number.bitPattern) }
    return .taken
  }

  private mutating func readBracketLength(
    _ row: UtilityRow, _ syntax: TokenSyntax, _ value: Range<Int>?, _ negative: Bool
  ) -> RowResult {
    guard let bracket = syntax.bracket, !syntax.isParenthesized else {
      return missing(row, syntax, "a length in brackets, as in \(row.name)-[1]")
    }
    // A colour in brackets belongs to the colour row of the same name.
    if looksLikeColor(bracket) { return .foreign }
    switch readLength(bracket, row) {
    case .success(.dynamic(let dynamic)): return declareDynamic(dynamic, row, syntax, bracket)
    case .success(.plain(let length)):
      let signed = syntax.isNegative ? -length : length
      guard signed >= 0 || negative else {
        return refuse(.outOfRange(text(bracket), range: "0 or more"), bracket)
      }
      for property in row.properties { declare(property, .number, signed.bitPattern) }
      return .taken
    case .failure(let fault): return .refused(fault)
    }
  }

  private mutating func readFraction(
    _ row: UtilityRow, _ syntax: TokenSyntax, _ value: Range<Int>?
  ) -> RowResult {
    let share: Double
    if let bracket = syntax.bracket {
      guard !syntax.isParenthesized, let percent = percentage(bracket) else { return .foreign }
      share = percent / 100
    } else if let value, let modifier = syntax.modifier, !syntax.isModifierBracketed {
      let whole = value.lowerBound..<modifier.upperBound
      guard let top = plainInteger(value), let low = plainInteger(modifier), low > 0 else {
        return refuse(.invalidValue(text(whole), expected: "a fraction such as 1/2"), whole)
      }
      share = Double(top) / Double(low)
    } else {
      return .foreign
    }
    guard share >= 0, share <= 1 else {
      return refuse(
        .outOfRange(text(syntax.bracket ?? syntax.range), range: "a share from 0 to 1"), syntax.range)
    }
    for property in row.properties {
      if share == 1 {
        declare(property, .infinity, 0)
      } else {
        declare(property, .fraction, share.bitPattern)
      }
    }
    return .taken
  }

  private mutating func readFontSize(
    _ row: UtilityRow, _ syntax: TokenSyntax, _ value: Range<Int>?
  ) -> RowResult {
    guard let bracket = syntax.bracket, !syntax.isParenthesized, !looksLikeColor(bracket) else {
      return .foreign
    }
    switch readLength(bracket, row) {
    case .success(.dynamic(let dynamic)):
      // Without the hint a reference behind `text-` is a colour.
      guard hint(bracket).hint == .length else { return .foreign }
      declare(.font, .json(["kind": "system", "size": .string(dynamic)]))
    case .success(.plain(let size)):
      guard size > 0 else { return refuse(.outOfRange(text(bracket), range: "above 0"), bracket) }
      declare(.font, .number, size.bitPattern)
    case .failure(let fault): return .refused(fault)
    }
    guard let modifier = syntax.modifier else { return .taken }
    return takeLineHeight(modifier, syntax)
  }
}

extension Utility {
  /// Whether `/…` may follow: an opacity, a line height, a group.
  var takesModifier: Bool {
    switch argument {
    case .color, .typeRole, .fontSize, .shadow, .group, .sharedID: true
    default: false
    }
  }
}
