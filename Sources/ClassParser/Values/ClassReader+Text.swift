import StyleModel
import Theme

extension ClassReader {
  /// Free text, a reference or an expression in brackets.
  mutating func readText(_ row: UtilityRow, _ syntax: TokenSyntax) -> RowResult {
    guard let bracket = syntax.bracket, !syntax.isParenthesized else {
      return missing(row, syntax, "text in brackets, as in \(row.name)-[Sign_in]")
    }
    let (hint, rest) = hint(bracket)
    let range = hint == .text || hint == .expr ? rest : bracket
    // `[text:]` is the empty text, said on purpose.
    if range.isEmpty, hint != .text {
      return refuse(.emptyValue, bracket.lowerBound - 1..<bracket.upperBound + 1)
    }
    if hint != .text, looksDynamic(range) {
      switch dynamicText(range) {
      case .success(let dynamic): return declareDynamic(dynamic, row, syntax, range)
      case .failure(let fault): return .refused(fault)
      }
    }
    for property in row.properties { declare(property, .text(bracketText(range))) }
    return .taken
  }

  /// A condition in brackets, or nothing for true.
  mutating func readReference(_ row: UtilityRow, _ syntax: TokenSyntax) -> RowResult {
    guard let property = row.properties.first else { return .foreign }
    let isFlag: Bool = if case .flag = row.argument { true } else { false }
    guard let bracket = syntax.bracket, !syntax.isParenthesized else {
      guard isFlag, syntax.nameEnd - syntax.nameStart == row.name.utf8.count else {
        return isFlag
          ? .foreign : missing(row, syntax, "a reference in brackets, as in \(row.name)-[${open}]")
      }
      declare(property, .bool, 1)
      return .taken
    }
    if isFlag, equals(bracket, "true") || equals(bracket, "false") {
      declare(property, .bool, equals(bracket, "true") ? 1 : 0)
      return .taken
    }
    let (hint, range) = hint(bracket)
    guard hint == nil || hint == .expr else {
      return refuse(.hintMismatch(hint: hint?.rawValue ?? "", expected: "a reference"), bracket)
    }
    switch dynamicText(range) {
    case .success(let dynamic):
      declare(property, .dynamic(dynamic))
      return .taken
    case .failure(let fault): return .refused(fault)
    }
  }

  /// Geometry of a gradient in brackets.
  mutating func readGradient(_ row: UtilityRow, _ syntax: TokenSyntax) -> RowResult {
    guard let property = row.properties.first else { return .foreign }
    guard let bracket = syntax.bracket, !syntax.isParenthesized else {
      return missing(row, syntax, "its geometry in brackets, as in \(row.name)-[top,bottom]")
    }
    let parts = items(bracket)
    let geometry: Gradient.Geometry
    let rest: ArraySlice<Range<Int>>
    if case .linear = row.argument {
      rest = parts.dropFirst(2)
      guard parts.count >= 2, let from = boxPoint(parts[0]), let to = boxPoint(parts[1]) else {
        return refuse(
          .invalidValue(text(bracket), expected: "two points of a box, as in [topLeading,bottom]"), bracket)
      }
      geometry = .linear(from: from, to: to)
    } else {
      let isRadial: Bool = if case .radial = row.argument { true } else { false }
      rest = parts.dropFirst(3)
      guard parts.count >= 3, let center = boxPoint(parts[0]) else {
        let expected =
          isRadial
          ? "a centre and two radii, as in [center,0,120]" : "a centre and two angles, as in [center,0,360]"
        return refuse(.invalidValue(text(bracket), expected: expected), bracket)
      }
      var numbers: [Double] = []
      for part in parts[1..<3] {
        let scalar = readScalar(
          part, row, hint: isRadial ? .length : .angle, expected: isRadial ? "a radius in points" : "an angle"
        ) { number, unit in
          if unit.isEmpty || equals(unit, isRadial ? "px" : "deg") { return number }
          if isRadial {
            return equals(unit, "pt") ? number : equals(unit, "rem") ? number * vocabulary.tokens.rem : nil
          }
          return equals(unit, "turn") ? number * 360 : equals(unit, "rad") ? number * 180 / Double.pi : nil
        }
        switch scalar {
        case .success(.plain(let number)): numbers.append(number)
        case .success(.dynamic): return refuse(.dynamicNotAllowed(row.name), part)
        case .failure(let fault): return .refused(fault)
        }
      }
      geometry =
        isRadial
        ? .radial(center: center, startRadius: numbers[0], endRadius: numbers[1])
        : .angular(center: center, startAngle: numbers[0], endAngle: numbers[1])
    }
    var colors: [Color] = []
    for part in rest {
      switch listedColor(part) {
      case .success(let color): colors.append(color)
      case .failure(let fault): return .refused(fault)
      }
    }
    declare(property, .gradient(Gradient(geometry, colors: colors)))
    return .taken
  }

  /// A point of a box in camelCase or kebab-case.
  func boxPoint(_ range: Range<Int>) -> String? {
    let written = text(range)
    return Gradient.points.first { $0 == written || kebabCase($0) == written }
  }

  /// `group`, `group/name`.
  mutating func readGroupName(_ row: UtilityRow, _ syntax: TokenSyntax, _ value: Range<Int>?) -> RowResult {
    guard value == nil, syntax.bracket == nil else { return .foreign }
    guard let modifier = syntax.modifier else {
      declare(.groupName, .text(""))
      return .taken
    }
    guard isIdentifier(modifier) else {
      return refuse(
        .invalidModifier(text(modifier), expected: "a name of letters, digits, - and _"), modifier)
    }
    declare(.groupName, .text(text(modifier)))
    return .taken
  }

  /// `shared-[id]`, `shared-[id]/group`.
  mutating func readSharedID(_ row: UtilityRow, _ syntax: TokenSyntax) -> RowResult {
    guard let bracket = syntax.bracket, !syntax.isParenthesized else {
      return missing(row, syntax, "an identifier in brackets, as in shared-[photo]")
    }
    // Underscores stay underscores in identifiers.
    if looksDynamic(bracket) {
      switch dynamicText(bracket) {
      case .success(let dynamic): declare(.sharedID, .dynamic(dynamic))
      case .failure(let fault): return .refused(fault)
      }
    } else {
      guard isIdentifier(bracket) else {
        return refuse(
          .invalidValue(text(bracket), expected: "an identifier of letters, digits, - and _"), bracket)
      }
      declare(.sharedID, .text(text(bracket)))
    }
    guard let modifier = syntax.modifier else {
      declare(.sharedGroup, .unset, 0)
      return .taken
    }
    guard isIdentifier(modifier) else {
      return refuse(
        .invalidModifier(text(modifier), expected: "a name of letters, digits, - and _"), modifier)
    }
    declare(.sharedGroup, .text(text(modifier)))
    return .taken
  }

  func isIdentifier(_ range: Range<Int>) -> Bool {
    !range.isEmpty && range.allSatisfy { ByteClass.isName(bytes[$0]) }
  }
}
