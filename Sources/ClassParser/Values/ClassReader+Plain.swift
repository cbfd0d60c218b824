import StyleModel
import Theme

// Most classes are a plain name: letters, digits, hyphens and points without a bracket or a modifier.
extension ClassReader {
  /// Declares what a plain name means in the usual ways; returns whether it did.
  ///
  /// What it leaves undone is not wrong: `interpret` knows every way, and says what is wrong.
  @inline(__always)
  mutating func takePlain(
    _ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int, _ hyphens: UInt64, isNegative: Bool
  ) -> Bool {
    if hyphens > 1 {
      let digits = start &+ 64 &- hyphens.leadingZeroBitCount
      if digits < end, ByteClass.isDigit(base[digits]),
        takeNumber(base, start, digits, end, isNegative: isNegative)
      {
        return true
      }
    }
    return takeName(base, start, end, hyphens, isNegative: isNegative)
  }

  /// Where the letters, digits, hyphens and points from a place on end, and a bit for each hyphen as `hyphens` has it.
  @inline(__always)
  func name(_ base: UnsafePointer<UInt8>, _ start: Int) -> (end: Int, hyphens: UInt64) {
    if bytes.count >= 16 {
      // Near the end the last sixteen bytes, without those in front of the name; zeros stand behind it then.
      let place = min(start, bytes.count &- 16)
      let raw = UnsafeRawPointer(base + place)
      var first = raw.loadUnaligned(as: UInt64.self)
      var second = raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
      if place < start {
        let bits = UInt64(truncatingIfNeeded: (start &- place) &* 8)
        first = bits < 64 ? first &>> bits | second &<< (64 &- bits) : second &>> (bits &- 64)
        second = bits < 64 ? second &>> bits : 0
      }
      let (length, hyphens) = ByteClass.plainLength(first, second)
      if length < 16 { return (start &+ length, hyphens) }
    }
    let end = start &+ ByteClass.plainLength(bytes, from: start)
    return (end, hyphens(base, start, end))
  }

  /// A bit for each hyphen of a name, the lowest for its first byte; of a long name none.
  @inline(__always)
  func hyphens(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
    let count = end &- start
    let raw = UnsafeRawPointer(base)
    if count <= 16 {
      if start &+ 16 <= bytes.count {
        let bits =
          ByteClass.hyphens(of: raw.loadUnaligned(fromByteOffset: start, as: UInt64.self))
          | ByteClass.hyphens(of: raw.loadUnaligned(fromByteOffset: start &+ 8, as: UInt64.self)) << 8
        return bits & (1 &<< UInt64(truncatingIfNeeded: count) &- 1)
      }
      if end >= 16 {
        let bits =
          ByteClass.hyphens(of: raw.loadUnaligned(fromByteOffset: end &- 16, as: UInt64.self))
          | ByteClass.hyphens(of: raw.loadUnaligned(fromByteOffset: end &- 8, as: UInt64.self)) << 8
        return bits &>> UInt64(truncatingIfNeeded: 16 &- count)
      }
    }
    guard count <= 64 else { return 0 }
    var bits: UInt64 = 0
    for index in 0..<count where base[start &+ index] == UInt8(ascii: "-") {
      bits |= 1 &<< UInt64(truncatingIfNeeded: index)
    }
    return bits
  }

  /// The position of a name among those of the vocabulary.
  @inline(__always)
  func position(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Int? {
    tables.pointee.names.position(in: base, start, end &- start, of: bytes.count)
  }

  /// Declares a number that starts at `digits` behind a root and its hyphen, where one row alone may read it.
  @inline(__always)
  private mutating func takeNumber(
    _ base: UnsafePointer<UInt8>, _ start: Int, _ digits: Int, _ end: Int, isNegative: Bool
  ) -> Bool {
    let tables = tables
    guard let position = position(base, start, digits &- 1) else { return false }
    let meaning = tables.pointee.meanings + position
    guard meaning.pointee.root >= 0, !meaning.pointee.continuesInNumbers else { return false }
    let root = tables.pointee.roots + Int(meaning.pointee.root)
    guard root.pointee.numberRow >= 0, !root.pointee.triesNamesFirst || !tables.pointee.words.holdsNumbers,
      let number = Self.shortNumber(base, digits, end, bytes)
    else { return false }
    let row = tables.pointee.rows + root.pointee.numberRow
    if isNegative, root.pointee.triesNamesFirst { return false }
    return declarePlain(number, row, isNegative)
  }

  /// What `plainNumber` makes of some bytes, of which the first is a digit.
  @inline(__always)
  private static func shortNumber(
    _ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Double? {
    let first = Int(base[start] &- 0x30)
    if end &- start == 1 { return Double(first) }
    if end &- start == 2, ByteClass.isDigit(base[start &+ 1]) {
      return Double(first &* 10 &+ Int(base[start &+ 1] &- 0x30))
    }
    return plainNumber(start..<end, of: bytes)
  }

  /// Declares a plain number as a row reads it; returns whether it does.
  @inline(__always)
  private mutating func declarePlain(
    _ number: Double, _ row: UnsafePointer<UtilityRow>, _ isNegative: Bool
  ) -> Bool {
    let reading = row.pointee.plain
    // Few rows heed a sign in front of the class.
    if isNegative, reading != .signedSpacing, reading != .degrees { return false }
    let value: Double
    switch reading {
    case .spacing, .signedSpacing: value = number * tables.pointee.spacing
    case .points, .degrees: value = number
    case .percent:
      guard number <= 100 else { return false }
      value = number / 100
    case .factor: value = number / 100
    case .milliseconds: value = number / 1000
    case .elaborate, .never, .color, .radius, .typeRole, .shadow: return false
    }
    declareNumber(isNegative && value != 0 ? -value : value, row)
    return true
  }

  @inline(__always)
  mutating func declareNumber(_ number: Double, _ row: UnsafePointer<UtilityRow>) {
    declare(row, .number, number.bitPattern)
  }

  /// Declares a value for the properties of a row, and what its class sets besides.
  @inline(__always)
  mutating func declare(_ row: UnsafePointer<UtilityRow>, _ kind: PackedKind, _ payload: UInt64) {
    if row.pointee.also.count > 0 { declare(row.pointee.also) }
    declare(row.pointee.properties, kind, payload)
  }

  /// Declares a whole name, or a root with what stands behind its hyphen.
  @inline(__always)
  private mutating func takeName(
    _ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int, _ hyphens: UInt64, isNegative: Bool
  ) -> Bool {
    let tables = tables
    if !isNegative, let position = position(base, start, end) {
      return takeKnown(tables.pointee.meanings[position])
    }
    guard let (root, hyphen) = rootBefore(base, start, hyphens), hyphen &+ 1 < end else {
      return false
    }
    return takeRoot(base, tables.pointee.roots + root, hyphen &+ 1, end, isNegative)
  }

  /// The longest root in front of one of some hyphens, and where that stands.
  @inline(__always)
  func rootBefore(_ base: UnsafePointer<UInt8>, _ start: Int, _ hyphens: UInt64) -> (
    root: Int, hyphen: Int
  )? {
    // No root is empty.
    var left = hyphens & ~1
    while left != 0 {
      let offset = 63 &- left.leadingZeroBitCount
      left &= ~(1 &<< UInt64(truncatingIfNeeded: offset))
      if let position = position(base, start, start &+ offset) {
        let root = tables.pointee.meanings[position].root
        if root >= 0 { return (Int(root), start &+ offset) }
      }
    }
    return nil
  }

  /// Declares a name that is a whole class.
  @inline(__always)
  private mutating func takeKnown(_ meaning: Vocabulary.Meaning) -> Bool {
    guard meaning.recipe < 0, meaning.modifier < 0 else { return false }
    if meaning.custom >= 0 { return takeCustom(Int(meaning.custom)) }
    if meaning.exact >= 0 {
      declare(tables.pointee.exact[Int(meaning.exact)])
      return true
    }
    guard meaning.root >= 0 else { return false }
    // `rounded` alone; others need more than a radius.
    let row = tables.pointee.rows + tables.pointee.roots[Int(meaning.root)].rows.lowerBound
    guard row.pointee.plain == .radius, tables.pointee.defaultRadius >= 0 else { return false }
    declareNumber(tables.pointee.radiusPoints[tables.pointee.defaultRadius], row)
    return true
  }

  private mutating func takeRoot(
    _ base: UnsafePointer<UInt8>, _ root: UnsafePointer<UtilityRoot>, _ start: Int, _ end: Int,
    _ isNegative: Bool
  ) -> Bool {
    let tables = tables
    if isNegative, !root.pointee.allowsNegative { return false }
    // The name on the scales of the theme, once it was looked up.
    var found: UnsafePointer<ThemeWord>?
    var isLookedUp = false
    for index in root.pointee.rows {
      let row = tables.pointee.rows + index
      let reading = row.pointee.plain
      if isNegative, reading != .signedSpacing, reading != .never { return false }
      switch reading {
      case .never: continue
      case .elaborate: return false
      case .spacing, .signedSpacing:
        if case .lineHeight = row.pointee.argument { return false }
        guard let points = plainSpacing(start..<end) else { return false }
        declareNumber(isNegative && points != 0 ? -points : points, row)
        return true
      case .points, .percent, .milliseconds, .degrees, .factor:
        // A number gets here where a name may be one.
        guard let number = Self.plainNumber(start..<end, of: bytes) else {
          if reading == .points { continue }
          return false
        }
        return declarePlain(number, row, false)
      case .color, .radius, .typeRole, .shadow:
        if !isLookedUp {
          found = tables.pointee.words.word(in: base, start, end &- start, of: bytes.count)
          isLookedUp = true
        }
        // A name in none of the scales may be a colour in another spelling.
        guard let word = found else { return false }
        if let isTaken = take(word, reading, row) { return isTaken }
      }
    }
    return false
  }

  /// Declares a name of the theme as a row reads it; `nil` where another row may do so.
  @inline(__always)
  private mutating func take(
    _ word: UnsafePointer<ThemeWord>, _ reading: PlainReading, _ row: UnsafePointer<UtilityRow>
  ) -> Bool? {
    switch reading {
    case .color:
      return declareColor(word, opacity: Declaration.opaque << 32, row)
        ? true : word.pointee.isRole ? false : nil
    case .radius:
      guard word.pointee.radius >= 0 else { return false }
      declareNumber(tables.pointee.radiusPoints[Int(word.pointee.radius)], row)
      return true
    case .typeRole:
      guard word.pointee.typeRole >= 0 else { return nil }
      if row.pointee.also.count > 0 { declare(row.pointee.also) }
      declare(tables.pointee.roleSettings[Int(word.pointee.typeRole)])
      return true
    case .shadow:
      // What is no step may be a colour; a step without a layer to draw is refused.
      guard word.pointee.shadow >= 0 else { return nil }
      let step = tables.pointee.shadows + Int(word.pointee.shadow)
      guard step.pointee.isDrawn else { return false }
      declare(.shadowColor, .shadowColor, UInt64(word.pointee.shadow))
      declare(.shadowRadius, .number, step.pointee.radius.bitPattern)
      declare(.shadowX, .number, step.pointee.x.bitPattern)
      declare(.shadowY, .number, step.pointee.y.bitPattern)
      return true
    default: return false
    }
  }

  /// Declares the colour of a name with an opacity in the upper half of a payload; returns whether it is one.
  @inline(__always)
  mutating func declareColor(
    _ word: UnsafePointer<ThemeWord>, opacity: UInt64, _ row: UnsafePointer<UtilityRow>
  ) -> Bool {
    let kind: PackedKind
    let low: UInt64
    if word.pointee.color >= 0 {
      (kind, low) = (.themeColor, UInt64(word.pointee.color))
    } else if word.pointee.keyword >= 0 {
      (kind, low) = (.keywordColor, UInt64(word.pointee.keyword))
    } else {
      return false
    }
    declare(row, kind, opacity | low)
    return true
  }

  /// What a name means on the scales of the theme.
  @inline(__always)
  func word(_ name: Range<Int>) -> UnsafePointer<ThemeWord>? {
    guard let base = bytes.baseAddress else { return nil }
    return tables.pointee.words.word(in: base, name.lowerBound, name.count, of: bytes.count)
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
