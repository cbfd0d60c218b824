import StyleModel
import Theme

extension ClassReader {
  mutating func readRadius(_ row: UtilityRow, _ syntax: TokenSyntax, _ value: Range<Int>?) -> RowResult {
    if let bracket = syntax.bracket, !syntax.isParenthesized {
      switch readLength(bracket, row) {
      case .success(.dynamic(let dynamic)):
        return declareDynamic(dynamic, row, syntax, bracket)
      case .success(.plain(let radius)):
        guard radius >= 0 else { return refuse(.outOfRange(text(bracket), range: "0 or more"), bracket) }
        for property in row.properties { declare(property, .number, radius.bitPattern) }
        return .taken
      case .failure(let fault): return .refused(fault)
      }
    }
    let name = value ?? syntax.bracket.map(tokenName)
    let tokens = vocabulary.tokens
    guard let position = name.map({ tokens.radii.position(of: slice($0)) }) ?? tokens.defaultRadius else {
      guard let name else { return missing(row, syntax, "a radius, as in \(row.name)-lg") }
      guard explains else { return .foreign }
      let near = Suggestions.nearest(to: text(name), in: tokens.radii.names.filter { $0 != "DEFAULT" })
      return .refused(ClassFault(.unknownToken(text(name), scale: "radius"), at: name, suggestions: near))
    }
    for property in row.properties { declare(property, .number, tokens.radiusPoints[position].bitPattern) }
    return .taken
  }

  mutating func readShadow(_ row: UtilityRow, _ syntax: TokenSyntax, _ value: Range<Int>?) -> RowResult {
    var factor: Double = 1
    if let bracket = syntax.bracket, !syntax.isParenthesized {
      guard !looksLikeColor(bracket), items(bracket).count > 1 else { return .foreign }
      guard syntax.modifier == nil else { return .foreign }
      return readShadowParts(bracket, row)
    }
    let scale = vocabulary.theme.shadows
    let name = value ?? syntax.bracket.map(tokenName)
    guard
      let position = name.map({ scale.table.position(of: slice($0)) }) ?? scale.table.position(of: "DEFAULT")
    else {
      guard let name else { return .foreign }
      return unknownStep(name, "shadow", scale.names.filter { $0 != "DEFAULT" })
    }
    if let modifier = syntax.modifier {
      switch readOpacity(modifier, syntax) {
      case .success(let opacity): factor = opacity
      case .failure(let fault): return .refused(fault)
      }
    }
    let shadow = scale[position: position]
    if let name, equals(name, "none") {
      for property in row.properties { declare(property, .unset, 0) }
      return .taken
    }
    // One layer is carried; targets tell of the others. A shadow that falls inside alone is none here.
    guard let shadow = shadow.principal else {
      return refuse(
        .nativeAlternative(text(syntax.range), advice: "no native view has an inner shadow"), syntax.range)
    }
    if syntax.modifier == nil {
      declare(.shadowColor, .shadowColor, UInt64(position))
    } else {
      // The modifier is the colour's opacity, as in shadow-sm/12.5.
      let color = Color(light: opaque(shadow.color.light, factor), dark: opaque(shadow.color.dark, factor))
      declare(.shadowColor, .color(color))
    }
    declare(.shadowRadius, .number, shadow.radius.bitPattern)
    declare(.shadowX, .number, shadow.x.bitPattern)
    declare(.shadowY, .number, shadow.y.bitPattern)
    return .taken
  }

  /// The refusal of a name that is near a step of a scale; a name that is not belongs to another row.
  func unknownStep(_ name: Range<Int>, _ scale: String, _ steps: @autoclosure () -> [String]) -> RowResult {
    guard explains else { return .foreign }
    let near = Suggestions.nearest(to: text(name), in: steps())
    guard !near.isEmpty else { return .foreign }
    return .refused(ClassFault(.unknownToken(text(name), scale: scale), at: name, suggestions: near))
  }

  private func opaque(_ tone: Tone, _ opacity: Double) -> Tone {
    guard case .rgba(var rgba) = tone.shade else { return Tone(tone.shade, opacity: opacity) }
    rgba.alpha = 255
    return Tone(.rgba(rgba), opacity: opacity)
  }

  private mutating func readShadowParts(_ bracket: Range<Int>, _ row: UtilityRow) -> RowResult {
    switch lengths(bracket, row, count: 3, expected: "x, y and radius in points") {
    case .failure(let fault): return .refused(fault)
    case .success(let parts):
      guard parts[2] >= 0 else {
        return refuse(.outOfRange(text(bracket), range: "a radius of 0 or more"), bracket)
      }
      declare(.shadowX, .number, parts[0].bitPattern)
      declare(.shadowY, .number, parts[1].bitPattern)
      declare(.shadowRadius, .number, parts[2].bitPattern)
      return .taken
    }
  }

  mutating func readPercent(_ row: UtilityRow, _ syntax: TokenSyntax, _ value: Range<Int>?) -> RowResult {
    var share: Double
    let whole = syntax.bracket ?? value ?? syntax.range
    if let bracket = syntax.bracket, !syntax.isParenthesized {
      let scalar = readScalar(bracket, row, hint: .fraction, expected: "a factor from 0 to 1") {
        number, unit in
        unit.isEmpty ? number : equals(unit, "%") ? number / 100 : nil
      }
      switch scalar {
      case .success(.dynamic(let dynamic)): return declareDynamic(dynamic, row, syntax, bracket)
      case .success(.plain(let number)): share = number
      case .failure(let fault): return .refused(fault)
      }
    } else if let value {
      guard let number = plainNumber(value) else {
        return refuse(
          .invalidValue(text(value), expected: "a number in percent, or a factor such as [0.45]"), value)
      }
      share = number / 100
    } else {
      return missing(row, syntax, "a number in percent, as in \(row.name)-50")
    }
    share = share == 0 ? 0 : share
    guard share >= 0, share <= 1 else {
      return refuse(.outOfRange(text(whole), range: "0 to 100 percent, or [0] to [1]"), whole)
    }
    for property in row.properties { declare(property, .number, share.bitPattern) }
    return .taken
  }

  mutating func readFactor(_ row: UtilityRow, _ syntax: TokenSyntax, _ value: Range<Int>?) -> RowResult {
    if let bracket = syntax.bracket, !syntax.isParenthesized {
      let parts = items(bracket)
      guard parts.count <= 2 else {
        return refuse(.invalidValue(text(bracket), expected: "a factor, or two for x and y"), bracket)
      }
      var factors: [Double] = []
      for part in parts {
        let scalar = readScalar(part, row, hint: .number, expected: "a factor") { number, unit in
          unit.isEmpty ? number : equals(unit, "%") ? number / 100 : nil
        }
        switch scalar {
        case .success(.plain(let factor)):
          guard factor >= 0 else { return refuse(.outOfRange(text(part), range: "0 or more"), part) }
          factors.append(factor)
        case .success(.dynamic(let dynamic)):
          guard parts.count == 1 else { return refuse(.dynamicNotAllowed("\(row.name)-[x,y]"), part) }
          return declareDynamic(dynamic, row, syntax, part)
        case .failure(let fault): return .refused(fault)
        }
      }
      if factors.count == 2, factors[0] != factors[1] {
        declare(.scale, .pair(factors[0], factors[1]))
      } else {
        declare(.scale, .number, factors[0].bitPattern)
      }
      return .taken
    }
    guard let value else { return missing(row, syntax, "a number in percent, as in \(row.name)-95") }
    guard let number = plainNumber(value) else {
      return refuse(
        .invalidValue(text(value), expected: "a number in percent, or a factor such as [1.05]"), value)
    }
    declare(.scale, .number, (number / 100).bitPattern)
    return .taken
  }

  mutating func readDegrees(_ row: UtilityRow, _ syntax: TokenSyntax, _ value: Range<Int>?) -> RowResult {
    var angle: Double
    if let bracket = syntax.bracket, !syntax.isParenthesized {
      let scalar = readScalar(bracket, row, hint: .angle, expected: "an angle in degrees") { number, unit in
        if unit.isEmpty || equals(unit, "deg") { return number }
        if equals(unit, "rad") { return number * 180 / Double.pi }
        if equals(unit, "turn") { return number * 360 }
        return equals(unit, "grad") ? number * 0.9 : nil
      }
      switch scalar {
      case .success(.dynamic(let dynamic)):
        // Only shapes turn by an expression.
        guard !syntax.isNegative else { return refuse(.negativeNotAllowed(row.name), syntax.range) }
        declare(.rotation, .dynamic(dynamic))
        return .taken
      case .success(.plain(let degrees)): angle = degrees
      case .failure(let fault): return .refused(fault)
      }
    } else if let value {
      guard let degrees = plainNumber(value) else {
        return refuse(
          .invalidValue(text(value), expected: "a number of degrees, or an angle such as [0.5turn]"), value)
      }
      angle = degrees
    } else {
      return missing(row, syntax, "a number of degrees, as in \(row.name)-45")
    }
    angle = syntax.isNegative && angle != 0 ? -angle : angle
    for property in row.properties { declare(property, .number, angle.bitPattern) }
    return .taken
  }

  /// The milliseconds of a motion preset of the theme, for `duration-fast`.
  private func presetDuration(_ name: Range<Int>, _ row: UtilityRow) -> Double? {
    guard row.properties.first == .duration else { return nil }
    let motions = vocabulary.theme.motions
    return motions.table.position(of: slice(name)).flatMap { motions[position: $0].duration }
  }

  mutating func readDuration(_ row: UtilityRow, _ syntax: TokenSyntax, _ value: Range<Int>?) -> RowResult {
    let seconds: Double
    if let bracket = syntax.bracket, !syntax.isParenthesized {
      let scalar = readScalar(bracket, row, hint: .duration, expected: "a duration in milliseconds") {
        number, unit in
        if unit.isEmpty || equals(unit, "ms") { return number / 1000 }
        return equals(unit, "s") ? number : nil
      }
      switch scalar {
      case .success(.dynamic(let dynamic)): return declareDynamic(dynamic, row, syntax, bracket)
      case .success(.plain(let number)): seconds = number
      case .failure(let fault): return .refused(fault)
      }
    } else if let name = value ?? syntax.bracket.map(tokenName) {
      guard let milliseconds = plainNumber(name) ?? presetDuration(name, row) else {
        let motions = row.properties.first == .duration && explains ? vocabulary.theme.motions.names : []
        return .refused(
          ClassFault(
            .invalidValue(text(name), expected: "a number of milliseconds, or [0.2s]"), at: name,
            suggestions: Suggestions.nearest(to: text(name), in: motions)))
      }
      seconds = milliseconds / 1000
    } else {
      return missing(row, syntax, "a number of milliseconds, as in \(row.name)-150")
    }
    guard seconds >= 0 else {
      return refuse(.outOfRange(text(syntax.bracket ?? syntax.range), range: "0 or more"), syntax.range)
    }
    for property in row.properties { declare(property, .number, seconds.bitPattern) }
    return .taken
  }
}
