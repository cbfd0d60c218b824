import StyleModel
import Theme

extension ClassReader {
  /// The parts of a bracketed list, split at commas outside parentheses, braces and inner brackets and not
  /// behind a backslash; blanks around them are dropped.
  ///
  /// A part without text is the comma beside it, so that its fault has a place.
  func items(_ range: Range<Int>) -> [Range<Int>] {
    var items: [Range<Int>] = []
    var start = range.lowerBound
    var depth = 0
    var index = range.lowerBound
    while index < range.upperBound {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        items.append(item(start..<index, comma: index))
        start = index + 1
      default: break
      }
      index += 1
    }
    items.append(item(start..<range.upperBound, comma: start - 1))
    return items
  }

  private func item(_ range: Range<Int>, comma: Int) -> Range<Int> {
    let item = trimmed(range)
    return item.isEmpty ? range.isEmpty ? comma..<comma + 1 : range : item
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, bytes[first] == UInt8(ascii: "_") { range.removeFirstElement() }
    while let last = range.last, bytes[last] == UInt8(ascii: "_") { range.removeLastElement() }
    return range
  }

  /// A bracketed list of plain lengths in points.
  func lengths(
    _ bracket: Range<Int>, _ row: UtilityRow, count: Int, expected: String
  ) -> Result<[Double], ClassFault> {
    let parts = items(bracket)
    guard parts.count == count else {
      return .failure(ClassFault(.invalidValue(text(bracket), expected: expected), at: bracket))
    }
    var values: [Double] = []
    for part in parts {
      switch readLength(part, row) {
      case .success(.plain(let value)): values.append(value)
      case .success(.dynamic): return .failure(ClassFault(.dynamicNotAllowed(row.name), at: part))
      case .failure(let fault): return .failure(fault)
      }
    }
    return .success(values)
  }

  /// `[x,y]`, `[from,to]`, `[min,ideal,max]` and `[on,off]`.
  mutating func readNumbers(_ row: UtilityRow, _ syntax: TokenSyntax) -> RowResult {
    guard let bracket = syntax.bracket, !syntax.isParenthesized else {
      return missing(row, syntax, "its values in brackets, as in \(row.name)-[0,4]")
    }
    switch row.argument {
    case .point: return readPoint(row, syntax, bracket)
    case .span: return readSpan(row, bracket)
    case .triple: return readTriple(row, bracket)
    default: return readDash(row, bracket)
    }
  }

  private mutating func readPoint(_ row: UtilityRow, _ syntax: TokenSyntax, _ bracket: Range<Int>)
    -> RowResult
  {
    switch lengths(bracket, row, count: 2, expected: "x and y in points, as in [4,-2]") {
    case .failure(let fault): return .refused(fault)
    case .success(let values):
      for (property, value) in zip(row.properties, values) {
        declare(property, .number, (syntax.isNegative && value != 0 ? -value : value).bitPattern)
      }
      return .taken
    }
  }

  private mutating func readSpan(_ row: UtilityRow, _ bracket: Range<Int>) -> RowResult {
    let parts = items(bracket)
    let numbers = parts.compactMap { percentage($0).map { $0 / 100 } ?? bracketNumber($0) }
    guard parts.count == 2, numbers.count == 2 else {
      return refuse(.invalidValue(text(bracket), expected: "from and to, numbers from 0 to 1"), bracket)
    }
    guard numbers.allSatisfy({ $0 <= 1 }) else {
      return refuse(.outOfRange(text(bracket), range: "from 0 to 1"), bracket)
    }
    for (property, number) in zip(row.properties, numbers) { declare(property, .number, number.bitPattern) }
    return .taken
  }

  private mutating func readTriple(_ row: UtilityRow, _ bracket: Range<Int>) -> RowResult {
    switch lengths(bracket, row, count: 3, expected: "min, ideal and max in points") {
    case .failure(let fault): return .refused(fault)
    case .success(let values):
      guard values[0] >= 0, values[0] <= values[1], values[1] <= values[2] else {
        return refuse(.outOfRange(text(bracket), range: "0 <= min <= ideal <= max"), bracket)
      }
      for (property, value) in zip(row.properties, values) { declare(property, .number, value.bitPattern) }
      return .taken
    }
  }

  private mutating func readDash(_ row: UtilityRow, _ bracket: Range<Int>) -> RowResult {
    let parts = items(bracket)
    let both = parts.count == 1 ? [parts[0], parts[0]] : parts
    var values: [Double] = []
    for part in both {
      switch readLength(part, row) {
      case .success(.plain(let value)): values.append(value)
      case .success(.dynamic): return refuse(.dynamicNotAllowed(row.name), part)
      case .failure(let fault): return .refused(fault)
      }
    }
    guard values.count == 2, values[0] > 0, values[1] >= 0 else {
      return refuse(.invalidValue(text(bracket), expected: "dash and gap in points, as in [4,2]"), bracket)
    }
    declare(.borderDash, .pair(values[0], values[1]))
    return .taken
  }

  /// Words of the property's list.
  mutating func readWords(_ row: UtilityRow, _ syntax: TokenSyntax) -> RowResult {
    guard let bracket = syntax.bracket, !syntax.isParenthesized else {
      return missing(row, syntax, "words in brackets, as in \(row.name)-[button,header]")
    }
    guard let property = row.properties.first, case .words(let known) = property.row.kind else {
      return .foreign
    }
    var words: [String] = []
    for item in items(bracket) {
      let word = text(item)
      guard known.contains(word) else {
        let near = Suggestions.nearest(to: word, in: known)
        return .refused(
          ClassFault(
            .invalidValue(word, expected: "one of \(known.joined(separator: ", "))"), at: item,
            suggestions: near))
      }
      if !words.contains(word) { words.append(word) }
    }
    declare(property, .keyword(words.joined(separator: ", ")))
    return .taken
  }

  /// Tracks of a grid: a count, or a list of fixed, flexible and adaptive ones.
  mutating func readTracks(_ row: UtilityRow, _ syntax: TokenSyntax, _ value: Range<Int>?) -> RowResult {
    guard let property = row.properties.first else { return .foreign }
    if let bracket = syntax.bracket, !syntax.isParenthesized {
      var tracks: [GridTrack] = []
      for item in items(bracket) {
        switch track(item) {
        case .success(let track): tracks.append(track)
        case .failure(let fault): return .refused(fault)
        }
      }
      declare(property, .tracks(tracks))
      return .taken
    }
    guard let value else { return missing(row, syntax, "a number of tracks, as in \(row.name)-2") }
    guard let count = plainInteger(value), count > 0, count <= 64 else {
      return refuse(.invalidValue(text(value), expected: "a number of tracks from 1 to 64"), value)
    }
    let one = GridTrack(.flexible(minimum: nil, maximum: nil))
    declare(property, .tracks(Array(repeating: one, count: count)))
    return .taken
  }
}

extension Range where Bound == Int {
  mutating func removeFirstElement() { self = lowerBound + 1..<upperBound }
  mutating func removeLastElement() { self = lowerBound..<upperBound - 1 }

  /// The same range without its first element.
  func dropFirst() -> Range<Int> { isEmpty ? self : lowerBound + 1..<upperBound }
}
