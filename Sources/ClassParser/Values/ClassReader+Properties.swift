import StyleModel
import Theme

extension ClassReader {
  /// `[domain.key:value]`: any property of the table, checked by its row.
  mutating func interpretProperty(_ bracket: Range<Int>, _ syntax: TokenSyntax) {
    guard let colon = bracket.first(where: { bytes[$0] == UInt8(ascii: ":") }) else {
      let isKnown = !PropertyTable.properties(named: text(bracket)).isEmpty
      fault(
        isKnown
          ? .missingValue(text(bracket), expected: "a value behind a colon")
          : .unknownProperty(text(bracket)),
        bracket)
      return
    }
    let name = bracket.lowerBound..<colon
    if name.isEmpty {
      fault(.unknownProperty(""), bracket)
      return
    }
    let value = colon + 1..<bracket.upperBound
    let properties = PropertyTable.properties(named: text(name)).filter { !$0.isPart }
    guard let first = properties.first else {
      if let semicolon = value.first(where: { bytes[$0] == UInt8(ascii: ";") }) {
        fault(.structuralCharacter(";"), semicolon..<semicolon + 1)
        return
      }
      fault(.unknownProperty(text(name)), name, suggestions: near(text(name), in: propertyNames))
      return
    }
    if syntax.isNegative {
      fault(.negativeNotAllowed("[\(text(name)):…]"), syntax.range)
      return
    }
    if value.isEmpty {
      fault(.emptyValue, syntax.range)
      return
    }
    if let modifier = syntax.modifier, !first.row.takesColor {
      fault(.unexpectedModifier(text(modifier)), modifier.lowerBound - 1..<syntax.end)
      return
    }
    if first.row.takesColor, case .success(let opacity) = opacity(of: syntax),
      declareAccentRole(value, properties, opacity)
    {
      return
    }
    switch propertyValue(value, first.row, syntax) {
    case .success(let parsed): for property in properties { declareProperty(property, parsed) }
    case .failure(let refusal): report(refusal)
    }
  }

  private var propertyNames: [String] {
    PropertyTable.rows.filter { !$0.property.isPart }.flatMap { [$0.name, groupName(of: $0)] }
  }

  /// `layout.padding` for `layout.padding.top`; a name without parts as it is.
  private func groupName(of row: PropertyRow) -> String {
    guard let dot = row.key.utf8.lastIndex(of: UInt8(ascii: ".")) else { return row.name }
    return "\(row.domain.name).\(row.key[..<dot])"
  }

  private mutating func declareProperty(_ property: StyleProperty, _ value: StyleValue) {
    // Shares of the container are kinds of width and height, so that these replace one another.
    switch (property, value) {
    case (.widthFraction, .number(let share)): declare(.width, .fraction(share))
    case (.heightFraction, .number(let share)): declare(.height, .fraction(share))
    default: declare(property, value)
    }
  }

  /// Reads a value by the kind of a row.
  private func propertyValue(
    _ range: Range<Int>, _ row: PropertyRow, _ syntax: TokenSyntax
  ) -> Result<StyleValue, ClassFault> {
    if looksDynamic(range), !row.takesColor {
      guard row.dynamic != .never else {
        return .failure(ClassFault(.dynamicNotAllowed(row.name), at: range))
      }
      return dynamicText(range).map { .dynamic($0) }
    }
    let written = bracketText(range)
    switch row.kind {
    case .number(let minimum, let maximum): return number(range, row, minimum, maximum)
    case .integer(let minimum):
      guard let number = plainInteger(range), number >= minimum ?? 0 else {
        return invalid(range, "a whole number of at least \(minimum ?? 0)")
      }
      return .success(.integer(number))
    case .bool:
      guard written == "true" || written == "false" else { return invalid(range, "true or false") }
      return .success(.bool(written == "true"))
    case .keyword(let words): return word(written, of: words, range)
    case .text: return .success(.text(written))
    case .color, .shapeStyle, .background: return color(range, syntax)
    case .font:
      if let (size, unit) = numberAndUnit(range), unit.isEmpty || equals(unit, "pt"), size > 0 {
        return .success(.number(size))
      }
      return word(written, of: PropertyTable.fontPresets, range)
    case .words(let known):
      for item in items(range) where !known.contains(text(item)) {
        return invalid(item, "one of \(known.joined(separator: ", "))")
      }
      return .success(.keyword(items(range).map(text).joined(separator: ", ")))
    case .palette:
      var colors: [Color] = []
      for item in items(range) {
        switch listedColor(item) {
        case .success(let color): colors.append(color)
        case .failure(let fault): return .failure(fault)
        }
      }
      return .success(.palette(colors))
    case .dash:
      let parts = items(range).compactMap(bracketNumber)
      guard parts.count == 2 else { return invalid(range, "dash and gap in points, as in 4,2") }
      return .success(.pair(parts[0], parts[1]))
    case .tracks: return invalid(range, "a value that a class can hold; use grid-cols- or grid-rows-")
    case .component: return invalid(range, "a value that a class can hold; write this property in style")
    }
  }

  private func number(
    _ range: Range<Int>, _ row: PropertyRow, _ minimum: Double?, _ maximum: Double?
  ) -> Result<StyleValue, ClassFault> {
    if equals(range, "infinity"), [.maxWidth, .maxHeight, .width, .height].contains(row.property) {
      return .success(.infinity)
    }
    let utility = UtilityRow(row.property)
    let scalar = readScalar(range, utility, hint: .number, expected: "a number") { number, unit in
      if unit.isEmpty { return number }
      switch row.unit {
      case .points:
        return equals(unit, "px") || equals(unit, "pt")
          ? number : equals(unit, "rem") ? number * vocabulary.tokens.rem : nil
      case .seconds: return equals(unit, "s") ? number : equals(unit, "ms") ? number / 1000 : nil
      case .degrees: return equals(unit, "deg") ? number : equals(unit, "turn") ? number * 360 : nil
      case .none: return equals(unit, "%") && maximum == 1 ? number / 100 : nil
      }
    }
    switch scalar {
    case .failure(let fault): return .failure(fault)
    case .success(.dynamic(let dynamic)): return .success(.dynamic(dynamic))
    case .success(.plain(let number)):
      guard number >= minimum ?? number, number <= maximum ?? number else {
        let bounds =
          maximum.map { "from \(plain(minimum ?? 0)) to \(plain($0))" } ?? "\(plain(minimum ?? 0)) or more"
        return .failure(ClassFault(.outOfRange(text(range), range: bounds), at: range))
      }
      return .success(.number(number))
    }
  }

  private func plain(_ number: Double) -> String { "\(Int(number))" }

  private func word(_ written: String, of words: [String], _ range: Range<Int>) -> Result<
    StyleValue, ClassFault
  > {
    if words.contains(written) { return .success(.keyword(written)) }
    let near = Suggestions.nearest(to: written, in: words)
    return .failure(
      ClassFault(
        .invalidValue(written, expected: "one of \(words.joined(separator: ", "))"), at: range,
        suggestions: near))
  }

  private func opacity(of syntax: TokenSyntax) -> Result<Double, ClassFault> {
    guard let modifier = syntax.modifier else { return .success(1) }
    return readOpacity(modifier, syntax)
  }

  private func color(_ range: Range<Int>, _ syntax: TokenSyntax) -> Result<StyleValue, ClassFault> {
    let opacity: Double
    switch self.opacity(of: syntax) {
    case .success(let factor): opacity = factor
    case .failure(let fault): return .failure(fault)
    }
    if looksDynamic(range) { return dynamicText(range).map { .color(Color(.dynamic($0), opacity: opacity)) } }
    return colorValue(range).map { .color(opacity == 1 ? $0 : $0.multiplyingOpacity(by: opacity)) }
  }

  private func invalid(_ range: Range<Int>, _ expected: String) -> Result<StyleValue, ClassFault> {
    .failure(ClassFault(.invalidValue(text(range), expected: expected), at: range))
  }
}
