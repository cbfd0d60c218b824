import StyleModel
import Theme

extension ClassReader {
  /// Whether a bracketed value is a colour rather than a length.
  func looksLikeColor(_ range: Range<Int>) -> Bool {
    let (hint, rest) = hint(range)
    if let hint { return hint == .color }
    guard let first = rest.first else { return false }
    let byte = bytes[first]
    if byte == UInt8(ascii: "#") { return !looksDynamic(rest) }
    let isLetter = (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
    return isLetter
      && !["calc(", "var(", "min(", "max(", "clamp(", "env("].contains { text(rest).hasPrefix($0) }
  }

  mutating func readColor(_ row: UtilityRow, _ syntax: TokenSyntax, _ value: Range<Int>?) -> RowResult {
    if syntax.isNegative { return refuse(.negativeNotAllowed(row.name), syntax.range) }
    var opacity = 1.0
    if let modifier = syntax.modifier {
      switch readOpacity(modifier, syntax) {
      case .success(let factor): opacity = factor
      case .failure(let fault):
        // What is no colour belongs to another row, whose modifier it is.
        if let value, !isColorName(value) { return declareNamedColor(value, row, opacity, value) }
        return .refused(fault)
      }
    }
    if let bracket = syntax.bracket {
      if syntax.isParenthesized { return declareNamedColor(tokenName(bracket), row, opacity, bracket) }
      return readBracketColor(bracket, row, syntax, opacity)
    }
    guard let value else { return missing(row, syntax, "a colour, as in \(row.name)-primary") }
    return declareNamedColor(value, row, opacity, value)
  }

  /// The position of a colour of the theme.
  @inline(__always)
  private func color(named name: Range<Int>) -> Int? {
    // Nearly every name is written as the theme writes it.
    if let word = word(name), word.pointee.color >= 0 { return Int(word.pointee.color) }
    return vocabulary.tokens.colors.position(of: slice(name))
  }

  /// A token of the theme, else a colour keyword.
  private mutating func declareNamedColor(
    _ name: Range<Int>, _ row: UtilityRow, _ opacity: Double, _ range: Range<Int>
  ) -> RowResult {
    if let position = color(named: name) {
      if let packed = PackedValue.pack(opacity: opacity) {
        for property in row.properties { declare(property, .themeColor, packed | UInt64(position)) }
      } else {
        let color = vocabulary.theme.colors[position: position].multiplyingOpacity(by: opacity)
        for property in row.properties { declare(property, .color(color)) }
      }
      noteAccent(row)
      return .taken
    }
    if let keyword = keyword(name, row) {
      if let packed = PackedValue.pack(opacity: opacity) {
        for property in row.properties { declare(property, .keywordColor, packed | UInt64(keyword.rawValue)) }
      } else {
        for property in row.properties {
          declare(property, .color(Color(.keyword(keyword), opacity: opacity)))
        }
      }
      noteAccent(row)
      return .taken
    }
    if declareAccentRole(name, row.properties, opacity) { return .taken }
    guard explains else { return .foreign }
    let written = text(name)
    if written == "current" || written == "inherit" {
      return refuse(
        .nativeAlternative(
          "\(row.name)-\(written)", advice: "colours are not inherited by name; leave the class out"), range)
    }
    // Behind `shadow-` a name may be a step too.
    let isShadow = row.properties.first == .shadowColor
    let steps = isShadow ? vocabulary.theme.shadows.names.filter { $0 != "DEFAULT" } : []
    let semantic = row.properties.first == .accent ? Theme.semanticColors.map { $0.name } : []
    let near = nearest(to: written, in: steps + semantic + colorNames)
    return .refused(
      ClassFault(
        .unknownToken(written, scale: isShadow ? "shadow or colour" : "colour"), at: range, suggestions: near)
    )
  }

  /// Declares a role of the accent in force, such as `accent-solid`; returns whether the name is one.
  mutating func declareAccentRole(
    _ name: Range<Int>, _ properties: some Collection<StyleProperty>, _ opacity: Double
  ) -> Bool {
    guard let role = ColorRole.ofAccent.position(of: slice(name)), properties.first != .accent else {
      return false
    }
    // An opacity with more digits than fit is rounded.
    let packed = PackedValue.roundedPack(opacity: opacity)
    for property in properties { declare(property, .accentRole, packed | UInt64(role)) }
    list.accentUse.insert(.reads)
    return true
  }

  /// The colour keyword of a name; for an accent also that of a semantic colour which the theme lacks.
  private func keyword(_ name: Range<Int>, _ row: UtilityRow) -> ColorKeyword? {
    if let position = vocabulary.tokens.keywords.position(of: slice(name)) {
      return vocabulary.tokens.keywordValues[position]
    }
    guard row.properties.first == .accent else { return nil }
    let written = text(name)
    return Theme.semanticColors.first { $0.name == written }?.keyword
  }

  private mutating func noteAccent(_ row: UtilityRow) {
    if row.properties.first == .accent { list.accentUse.insert(.sets) }
  }

  private func isColorName(_ name: Range<Int>) -> Bool {
    vocabulary.tokens.color(slice(name)) != nil
      || vocabulary.tokens.keywords.position(of: slice(name)) != nil
      || ColorRole.ofAccent.position(of: slice(name)) != nil
  }

  private var colorNames: [String] {
    vocabulary.theme.colors.names + Theme.keywordColors.names + ColorRole.ofAccent.names
  }

  private mutating func readBracketColor(
    _ bracket: Range<Int>, _ row: UtilityRow, _ syntax: TokenSyntax, _ opacity: Double
  ) -> RowResult {
    let (hint, range) = hint(bracket)
    if range.isEmpty { return refuse(.emptyValue, bracket.lowerBound - 1..<bracket.upperBound + 1) }
    if let hint, hint != .color, !(hint == .expr && looksDynamic(range)) { return .foreign }
    if looksDynamic(range) {
      switch dynamicText(range) {
      case .failure(let fault): return .refused(fault)
      case .success(let dynamic):
        let color = Color(.dynamic(dynamic), opacity: opacity)
        for property in row.properties { declare(property, .color(color)) }
        noteAccent(row)
        return .taken
      }
    }
    if declareAccentRole(range, row.properties, opacity) { return .taken }
    // `text-[12px]` and the like belong to another row, unless a token has that name.
    if hint == nil, knownColor(range) == nil, numberAndUnit(range) != nil { return .foreign }
    switch colorValue(range) {
    case .success(let color):
      let faded =
        opacity == 1 ? color : color.multiplyingOpacity(by: opacity)
      for property in row.properties { declare(property, .color(faded)) }
      noteAccent(row)
      return .taken
    case .failure(let fault): return .refused(fault)
    }
  }

  /// The names near one, spelled with hyphens where it has some.
  private func nearest(to written: String, in names: [String]) -> [String] {
    let isKebab = written.utf8.contains(UInt8(ascii: "-"))
    return Suggestions.nearest(to: written, in: isKebab ? names.map(kebabCase) : names)
  }

  /// The colour of a token's name, or of a keyword.
  private func knownColor(_ range: Range<Int>) -> Color? {
    if let position = vocabulary.tokens.color(slice(range)) {
      return vocabulary.theme.colors[position: position]
    }
    return vocabulary.tokens.keywords.position(of: slice(range)).map {
      Color(vocabulary.tokens.keywordValues[$0])
    }
  }

  /// A literal colour or the name of a token.
  func colorValue(_ range: Range<Int>) -> Result<Color, ClassFault> {
    if let known = knownColor(range) { return .success(known) }
    let written = bracketText(range)
    if bytes[range.lowerBound] != UInt8(ascii: "#"), range.allSatisfy({ ByteClass.isName(bytes[$0]) }) {
      if let named = CSSColor.named(written) { return .success(Color(named)) }
      let near = nearest(to: written, in: colorNames)
      return .failure(ClassFault(.unknownToken(written, scale: "colour"), at: range, suggestions: near))
    }
    if let semicolon = range.first(where: { bytes[$0] == UInt8(ascii: ";") }) {
      return .failure(ClassFault(.structuralCharacter(";"), at: semicolon..<semicolon + 1))
    }
    do {
      return .success(Color(try CSSColor.parse(written).rgba()))
    } catch {
      return .failure(ClassFault(.invalidColor(error.message), at: range))
    }
  }

  /// The opacity behind a colour: `/50` and `/12.5` in percent, `/[0.35]` as a factor.
  func readOpacity(_ modifier: Range<Int>, _ syntax: TokenSyntax) -> Result<Double, ClassFault> {
    readOpacity(modifier, isBracketed: syntax.isModifierBracketed)
  }

  /// The same without a token: `modifier` is the text behind the slash, or that in the brackets there.
  func readOpacity(_ modifier: Range<Int>, isBracketed: Bool) -> Result<Double, ClassFault> {
    let expected = "an opacity in percent such as /50, or a factor such as /[0.35]"
    let number =
      if isBracketed {
        percentage(modifier).map { $0 / 100 } ?? bracketNumber(modifier)
      } else {
        plainNumber(modifier).map { $0 / 100 }
      }
    guard let number else {
      return .failure(ClassFault(.invalidModifier(text(modifier), expected: expected), at: modifier))
    }
    guard number >= 0, number <= 1 else {
      return .failure(
        ClassFault(.outOfRange(text(modifier), range: "an opacity from 0 to 100 percent"), at: modifier))
    }
    return .success(number)
  }

  /// The name in parentheses, without the dashes of a CSS variable.
  func tokenName(_ range: Range<Int>) -> Range<Int> {
    range.count > 2 && bytes[range.lowerBound] == UInt8(ascii: "-")
      && bytes[range.lowerBound + 1] == UInt8(ascii: "-") ? range.lowerBound + 2..<range.upperBound : range
  }

  mutating func readPalette(_ row: UtilityRow, _ syntax: TokenSyntax) -> RowResult {
    guard let bracket = syntax.bracket, !syntax.isParenthesized else {
      return missing(row, syntax, "colours in brackets, as in \(row.name)-[red,blue]")
    }
    var colors: [Color] = []
    for item in items(bracket) {
      switch listedColor(item) {
      case .success(let color): colors.append(color)
      case .failure(let fault): return .refused(fault)
      }
    }
    for property in row.properties { declare(property, .palette(colors)) }
    return .taken
  }
}
