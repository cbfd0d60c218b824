import StyleModel
import Theme

/// How a row reads a plain value, where that takes no more than a look-up or a number.
enum PlainReading: UInt8, Sendable {
  /// In ways that only `ClassReader.read` knows.
  case elaborate
  /// Not at all: the row takes nothing but brackets.
  case never
  case spacing, signedSpacing, points, percent, color, radius, typeRole, shadow

  init(_ utility: Utility) {
    switch utility.argument {
    case .color where utility.properties.first == .accent: self = .elaborate
    case .spacing(let negative): self = negative ? .signedSpacing : .spacing
    case .points: self = .points
    case .percent: self = .percent
    case .color: self = .color
    case .radius: self = .radius
    case .typeRole: self = .typeRole
    case .shadow: self = .shadow
    case .bracketLength, .fontSize, .point, .span, .triple, .dash, .text, .reference, .words, .palette,
      .linear, .radial, .angular:
      self = .never
    default: self = .elaborate
    }
  }
}

// Most classes are a plain name: letters, digits and hyphens without a bracket or a modifier.
extension ClassReader {
  /// Declares what a plain name means in the usual ways; returns whether it did.
  ///
  /// What it leaves undone is not wrong: `interpret` knows every way, and says what is wrong.
  @inline(__always)
  mutating func takePlain(_ start: Int, _ end: Int, isNegative: Bool) -> Bool {
    // A reader that explains every fault takes the long way, which tests hold this one to.
    guard !explainsFaults || stopsAtFault, let base = bytes.baseAddress else { return false }
    let tables = tables
    if !isNegative, let position = tables.pointee.names.position(of: base + start, end &- start) {
      let meaning = tables.pointee.meanings[position]
      guard meaning.exact >= 0, meaning.recipe < 0, meaning.custom < 0, meaning.modifier < 0 else {
        return false
      }
      declare(tables.pointee.exact[Int(meaning.exact)])
      return true
    }
    var hyphen = min(end, start &+ tables.pointee.longestRoot &+ 1)
    while hyphen &- 1 > start {
      hyphen &-= 1
      guard base[hyphen] == UInt8(ascii: "-"),
        let position = tables.pointee.names.position(of: base + start, hyphen &- start)
      else { continue }
      let root = tables.pointee.meanings[position].root
      if root >= 0 { return takePlain(tables.pointee.roots[Int(root)], hyphen &+ 1..<end, isNegative) }
    }
    return false
  }

  private mutating func takePlain(_ root: UtilityRoot, _ value: Range<Int>, _ isNegative: Bool) -> Bool {
    if isNegative, !root.allowsNegative { return false }
    for index in root.rows {
      let row = tables.pointee.rows + index
      let reading = row.pointee.plain
      // Few rows heed a sign in front of the class.
      if isNegative, reading != .signedSpacing, reading != .never { return false }
      switch reading {
      case .never: continue
      case .elaborate: return false
      case .spacing, .signedSpacing:
        guard let points = plainSpacing(value) else { return false }
        declareNumber(isNegative && points != 0 ? -points : points, row)
        return true
      case .points:
        guard let points = plainNumber(value) else { continue }
        declareNumber(points, row)
        return true
      case .percent:
        guard let percent = plainNumber(value), percent <= 100 else { return false }
        declareNumber(percent / 100, row)
        return true
      case .radius:
        guard let position = tables.pointee.radii.position(of: slice(value)) else { return false }
        declareNumber(tables.pointee.radiusPoints[position], row)
        return true
      case .typeRole:
        guard let position = tables.pointee.typeRoles.position(of: slice(value)) else { continue }
        declare(row.pointee.also)
        declare(tables.pointee.roleSettings[position])
        return true
      case .shadow:
        // What is no step may be a colour; a step without a layer to draw is refused.
        guard let position = tables.pointee.shadows.position(of: slice(value)) else { continue }
        guard let layer = vocabulary.values.principals[position], !equals(value, "none") else { return false }
        declare(.shadowColor, .shadowColor, UInt64(position))
        declare(.shadowRadius, .number, layer.radius.bitPattern)
        declare(.shadowX, .number, layer.x.bitPattern)
        declare(.shadowY, .number, layer.y.bitPattern)
        return true
      case .color:
        if takePlainColor(value, row) { return true }
        if mayBeColor(value) { return false }
      }
    }
    return false
  }

  private mutating func takePlainColor(_ name: Range<Int>, _ row: UnsafePointer<UtilityRow>) -> Bool {
    let opaque: UInt64 = 1_000_000 << 32
    if let position = tables.pointee.colors.position(of: slice(name)) {
      declare(row.pointee.also)
      for property in row.pointee.properties { declare(property, .themeColor, opaque | UInt64(position)) }
      return true
    }
    guard let position = tables.pointee.keywords.position(of: slice(name)) else { return false }
    let keyword = UInt64(tables.pointee.keywordValues[position].rawValue)
    declare(row.pointee.also)
    for property in row.pointee.properties { declare(property, .keywordColor, opaque | keyword) }
    return true
  }

  /// Whether a name may be a colour in another spelling, or a role of the accent.
  private func mayBeColor(_ name: Range<Int>) -> Bool {
    for index in name where bytes[index] == UInt8(ascii: "-") { return true }
    return tables.pointee.foldedColors.position(of: slice(name)) != nil
  }

  @inline(__always)
  private mutating func declareNumber(_ number: Double, _ row: UnsafePointer<UtilityRow>) {
    declare(row.pointee.also)
    for property in row.pointee.properties { declare(property, .number, number.bitPattern) }
  }

  /// The points of a number of theme units, of `px`, or of a step of the theme's spacing.
  func plainSpacing(_ value: Range<Int>) -> Double? {
    if let number = plainNumber(value) { return number * tables.pointee.spacing }
    if value.count == 2, bytes[value.lowerBound] == UInt8(ascii: "p"),
      bytes[value.lowerBound + 1] == UInt8(ascii: "x")
    {
      return 1
    }
    return spacingToken(value)
  }

  /// The points of a step of the theme's spacing.
  func spacingToken(_ name: Range<Int>) -> Double? {
    guard tables.pointee.spacings.longest > 0 else { return nil }
    return vocabulary.tokens.spacings.position(of: slice(name)).map { vocabulary.tokens.spacingPoints[$0] }
  }
}
