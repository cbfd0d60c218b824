/// Reads colours as CSS Color 4 writes them.
public enum CSSColor {
  /// Reads one colour: a name, a hex colour, or `rgb() rgba() hsl() hsla() hwb() lab() lch() oklab() oklch()`
  /// and `color()` in the syntax with spaces or, where CSS has one, with commas.
  ///
  /// Components are clamped where CSS clamps them; `none` counts as 0. A `)` may not be left out.
  /// - Complexity: O(*n*) in the bytes of the text.
  public static func parse(_ text: String) throws(CSSColorError) -> ExtendedRGB {
    try parse(Array(text.utf8)[...])
  }

  /// Reads one colour from UTF-8 bytes; the range of an error counts from the start of the slice.
  public static func parse(_ bytes: ArraySlice<UInt8>) throws(CSSColorError) -> ExtendedRGB {
    var parser = CSSColorParser(Array(bytes))
    return try parser.color()
  }

  /// The colour of a CSS name, or of `transparent`, in any letter case.
  public static func named(_ name: String) -> RGBA? {
    let reader = CSSColorReader(Array(name.utf8))
    return CSSColorNames.find(0..<reader.bytes.count, in: reader)
  }

  /// The shortest CSS name of an opaque colour; the first in alphabetical order of equals.
  package static func name(of color: RGBA) -> String? {
    var found: String?
    for (name, packed) in CSSColorNames.colors where packed == color.packed {
      if let known = found, known.utf8.count <= name.utf8.count { continue }
      found = name
    }
    return found
  }

  /// The colour names of CSS and `transparent`, in lower case, sorted by their bytes.
  public static var names: [String] { CSSColorNames.colors.map { $0.name } }
}

private struct CSSColorParser {
  private typealias Token = CSSColorReader.Token

  // How a function writes its components.
  private struct Form {
    var space: ColorSpace
    /// What 100% stands for, by component.
    var percent: [Double]
    /// The component that is an angle.
    var hue: Int?
    var takesCommas = false
    /// Whether CSS clamps components as it reads them; it leaves those of `color()` alone.
    var clamps = true
  }

  private var reader: CSSColorReader
  // Where the function at hand starts.
  private var start = 0

  init(_ bytes: [UInt8]) { reader = CSSColorReader(bytes) }

  mutating func color() throws(CSSColorError) -> ExtendedRGB {
    let token = reader.next()
    let result: ExtendedRGB
    switch token.kind {
    case .end: throw CSSColorError(.empty, at: 0..<reader.bytes.count)
    case .hash:
      guard let color = RGBA(hex: reader.bytes[token.range]) else {
        throw CSSColorError(.hexDigits(text(token)), at: token.range)
      }
      result = ExtendedRGB(color)
    case .word: result = ExtendedRGB(try named(token))
    case .function: result = try call(token)
    default: throw unexpected(token, due: .color)
    }
    let next = reader.next()
    if next.kind != .end {
      let rest = reader.rest(from: next.range.lowerBound)
      throw CSSColorError(.trailing(reader.excerpt(rest)), at: rest)
    }
    return result
  }

  private func named(_ token: Token) throws(CSSColorError) -> RGBA {
    if let color = CSSColorNames.find(token.range, in: reader) { return color }
    if isOne(of: CSSColorNames.contextual, token.range) {
      throw CSSColorError(.contextual(text(token)), at: token.range)
    }
    throw CSSColorError(.unknownName(text(token)), at: token.range)
  }

  private mutating func call(_ name: Token) throws(CSSColorError) -> ExtendedRGB {
    let function = text(name)
    start = name.range.lowerBound
    let form = try form(name)
    var token = reader.next()
    var parts: [Token] = []
    var alpha: Token?
    var usesCommas = false
    while token.kind != .closing {
      switch token.kind {
      case .end: throw unclosed()
      case .comma where !form.takesCommas || (parts.count > 1 && !usesCommas):
        throw CSSColorError(.comma(function: function), at: token.range)
      case .comma where !parts.isEmpty && alpha == nil:
        usesCommas = true
        parts.append(try value(reader.next()))
      case .slash where usesCommas:
        throw CSSColorError(.slash(function: function), at: token.range)
      case .slash where !parts.isEmpty && alpha == nil: alpha = try value(reader.next())
      case _ where alpha != nil: throw unexpected(token, due: .closing)
      default:
        let part = try value(token)
        if usesCommas { throw unexpected(part, due: .comma) }
        parts.append(part)
      }
      token = reader.next()
    }
    if usesCommas && parts.count == 4 { alpha = parts.removeLast() }
    guard parts.count == 3 else {
      throw CSSColorError(
        .componentCount(function: function, found: parts.count), at: start..<reader.position)
    }
    if usesCommas { try checkCommaSyntax(parts, alpha, form, function) }
    var numbers: [Double] = []
    for (index, part) in parts.enumerated() {
      numbers.append(index == form.hue ? try angle(part) : try number(part, percent: form.percent[index]))
    }
    let opacity = if let alpha { try number(alpha, percent: 1) } else { 1.0 }
    return converted(numbers[0], numbers[1], numbers[2], form, alpha: clampedToUnit(opacity))
  }

  // The form of a function; that of `color` takes its first argument.
  private mutating func form(_ name: Token) throws(CSSColorError) -> Form {
    let reader = reader
    func isNamed(_ word: String) -> Bool { reader.holds(word, at: name.range) }
    if isNamed("rgb") || isNamed("rgba") {
      return Form(space: .srgb, percent: [255, 255, 255], takesCommas: true)
    }
    if isNamed("hsl") || isNamed("hsla") {
      return Form(space: .hsl, percent: [0, 100, 100], hue: 0, takesCommas: true)
    }
    if isNamed("hwb") { return Form(space: .hwb, percent: [0, 100, 100], hue: 0) }
    if isNamed("lab") { return Form(space: .lab, percent: [100, 125, 125]) }
    if isNamed("lch") { return Form(space: .lch, percent: [100, 150, 0], hue: 2) }
    if isNamed("oklab") { return Form(space: .oklab, percent: [1, 0.4, 0.4]) }
    if isNamed("oklch") { return Form(space: .oklch, percent: [1, 0.4, 0], hue: 2) }
    if isNamed("color") {
      return Form(space: try space(self.reader.next()), percent: [1, 1, 1], clamps: false)
    }
    throw refused(name)
  }

  private func refused(_ name: Token) -> CSSColorError {
    let isKnown = isOne(of: CSSColorNames.evaluated, name.range)
    return CSSColorError(isKnown ? .notEvaluated(text(name)) : .unknownFunction(text(name)), at: name.range)
  }

  private func space(_ token: Token) throws(CSSColorError) -> ColorSpace {
    guard token.kind == .word else {
      throw token.kind == .function ? refused(token) : unexpected(token, due: .space)
    }
    for (name, space) in CSSColorNames.spaces where reader.holds(name, at: token.range) { return space }
    if reader.holds("from", at: token.range) {
      throw CSSColorError(.relative(text(token)), at: token.range)
    }
    throw CSSColorError(.unknownSpace(text(token)), at: token.range)
  }

  // The token itself if it can be a component.
  private func value(_ token: Token) throws(CSSColorError) -> Token {
    switch token.kind {
    case .number, .percentage, .dimension: return token
    case .word where reader.holds("none", at: token.range): return token
    case .word where reader.holds("from", at: token.range):
      throw CSSColorError(.relative(text(token)), at: token.range)
    case .function: throw refused(token)
    default: throw unexpected(token, due: .number)
    }
  }

  // Commas came first: no `none`, one kind of component in rgb(), percentages in hsl().
  private func checkCommaSyntax(
    _ parts: [Token], _ alpha: Token?, _ form: Form, _ function: String
  ) throws(CSSColorError) {
    for (index, part) in parts.enumerated() {
      if index == form.hue {
        if part.kind == .word { throw unexpected(part, due: .angle) }
      } else if form.hue != nil {
        if part.kind == .number || part.kind == .word { throw unexpected(part, due: .percentage) }
      } else if part.kind == .word {
        throw unexpected(part, due: .number)
      } else if part.kind != .dimension && parts[0].kind != .dimension && part.kind != parts[0].kind {
        throw CSSColorError(.mixedKinds(text(part), function: function), at: part.range)
      }
    }
    if let alpha, alpha.kind == .word { throw unexpected(alpha, due: .number) }
  }

  private func number(_ token: Token, percent: Double) throws(CSSColorError) -> Double {
    switch token.kind {
    case .percentage: return token.value * percent / 100
    case .dimension: throw CSSColorError(.unit(reader.excerpt(token.unit), due: .number), at: token.unit)
    default: return token.value
    }
  }

  private func angle(_ token: Token) throws(CSSColorError) -> Double {
    switch token.kind {
    case .percentage: throw unexpected(token, due: .angle)
    case .dimension:
      for (unit, degrees) in CSSColorNames.angles where reader.holds(unit, at: token.unit) {
        return token.value * degrees
      }
      throw CSSColorError(.unit(reader.excerpt(token.unit), due: .angle), at: token.unit)
    default: return token.value
    }
  }

  // Clamps what CSS clamps when it reads a colour.
  private func converted(
    _ x: Double, _ y: Double, _ z: Double, _ form: Form, alpha: Double
  ) -> ExtendedRGB {
    guard form.clamps else { return form.space.rgb(x, y, z, alpha: alpha) }
    switch form.space {
    case .srgb:
      return ExtendedRGB(
        clampedToUnit(x / 255), clampedToUnit(y / 255), clampedToUnit(z / 255), alpha: alpha)
    case .lab: return form.space.rgb(clampedToUnit(x / 100) * 100, y, z, alpha: alpha)
    case .lch: return form.space.rgb(clampedToUnit(x / 100) * 100, max(y, 0), z, alpha: alpha)
    case .oklab: return form.space.rgb(clampedToUnit(x), y, z, alpha: alpha)
    case .oklch: return form.space.rgb(clampedToUnit(x), max(y, 0), z, alpha: alpha)
    case .hsl: return form.space.rgb(x, max(y, 0), z, alpha: alpha)
    default: return form.space.rgb(x, y, z, alpha: alpha)
    }
  }

  private func isOne(of words: [String], _ range: Range<Int>) -> Bool {
    for word in words where reader.holds(word, at: range) { return true }
    return false
  }

  private func text(_ token: Token) -> String { reader.excerpt(token.range) }

  private func unexpected(_ token: Token, due: CSSColorError.Due) -> CSSColorError {
    token.kind == .end ? unclosed() : CSSColorError(.unexpected(text(token), due: due), at: token.range)
  }

  private func unclosed() -> CSSColorError {
    let range = reader.rest(from: start)
    return CSSColorError(.unclosed(reader.excerpt(range)), at: range)
  }
}
