/// Finds the class strings of YAML: what stands behind the keys `class` and `classes`.
///
/// Values are plain and quoted scalars, also over several lines, block scalars, and sequences of them in both forms.
/// The text of block scalars of other keys holds no keys.
struct YAMLReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let literals: LiteralReader
  private var strings: [ClassString] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    literals = LiteralReader(bytes: bytes, syntax: SourceLanguage.yaml.literals)
  }

  /// Every class string, in order.
  ///
  /// - Complexity: O(*n*) in the source.
  mutating func read() -> [ClassString] {
    var at = 0
    while at < bytes.count { at = readLine(at) }
    return strings
  }

  /// Reads what a line says; returns where the next unread line starts.
  private mutating func readLine(_ start: Int) -> Int {
    let end = lineEnd(start)
    var at = start
    while at < end, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
    // Dashes of sequences in front of a key make its column.
    while at + 1 < end, bytes[at] == UInt8(ascii: "-") || bytes[at] == UInt8(ascii: "?"),
      bytes[at + 1] == 0x20
    {
      at += 1
      while at < end, bytes[at] == 0x20 { at += 1 }
    }
    let column = at - start
    guard at < end, bytes[at] != UInt8(ascii: "#") else { return end + 1 }
    guard let (key, value) = key(at, end) else {
      readFlow(at, end)
      return isBlockScalar(at, end) ? skipBlock(end + 1, deeperThan: column - 1) : end + 1
    }
    guard ["class", "classes"].contains(key) else {
      if isBlockScalar(value, end) { return skipBlock(end + 1, deeperThan: column) }
      readFlow(value, end)
      return end + 1
    }
    return readValue(value, end, column)
  }

  private func lineEnd(_ start: Int) -> Int { bytes[start...].firstIndex(of: 0x0A) ?? bytes.count }

  /// A plain or quoted key and where its value starts, behind the colon and its blanks.
  private func key(_ start: Int, _ end: Int) -> (key: String, value: Int)? {
    var at = start
    var name = start..<start
    if let quote = bytes[start...].first, quote == 0x22 || quote == 0x27 {
      guard let close = bytes[(start + 1)..<end].firstIndex(of: quote) else { return nil }
      name = start + 1..<close
      at = close + 1
    } else {
      while at < end, bytes[at] != UInt8(ascii: ":"), !"{}[],#\"'".utf8.contains(bytes[at]) { at += 1 }
      name = start..<at
    }
    guard at < end, bytes[at] == UInt8(ascii: ":"), at + 1 >= end || bytes[at + 1] <= 0x20 else { return nil }
    at += 1
    while at < end, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
    return (String(decoding: bytes[name], as: UTF8.self), at)
  }

  /// Whether a value is the mark of a block scalar: `|`, `>-` and the like.
  private func isBlockScalar(_ start: Int, _ end: Int) -> Bool {
    var at = start
    guard at < end, bytes[at] == UInt8(ascii: "|") || bytes[at] == UInt8(ascii: ">") else { return false }
    at += 1
    while at < end, "+-0123456789".utf8.contains(bytes[at]) { at += 1 }
    let rest = bytes[at..<end].first { $0 > 0x20 }
    return rest == nil || rest == UInt8(ascii: "#")
  }

  /// Where the first line starts that is no deeper than a column.
  private func skipBlock(_ start: Int, deeperThan column: Int) -> Int {
    var at = start
    while at < bytes.count, let own = indent(at), own > column || own < 0 { at = lineEnd(at) + 1 }
    return min(at, bytes.count)
  }

  /// The blanks that a line begins with; negative for an empty line, `nil` at the end.
  private func indent(_ start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    var at = start
    while at < bytes.count, bytes[at] == 0x20 { at += 1 }
    return at >= bytes.count || bytes[at] == 0x0A || bytes[at] == 0x0D ? -1 : at - start
  }

  /// Reads the value of a key of classes; returns where the next unread line starts.
  private mutating func readValue(_ start: Int, _ end: Int, _ column: Int) -> Int {
    var at = start
    // Anchors and tags stand before the value.
    while at < end, bytes[at] == UInt8(ascii: "&") || bytes[at] == UInt8(ascii: "!") {
      while at < end, bytes[at] > 0x20 { at += 1 }
      while at < end, bytes[at] == 0x20 { at += 1 }
    }
    if isBlockScalar(at, end) { return readBlock(end + 1, column) }
    guard at < end, bytes[at] != UInt8(ascii: "#") else { return readItems(end + 1, column) }
    switch bytes[at] {
    case UInt8(ascii: "["):
      readSequence(at)
      return end + 1
    case UInt8(ascii: "*"), UInt8(ascii: "{"): return end + 1
    case 0x22, 0x27: return max(readQuoted(at), end) + 1
    default: return readPlain(at, end, column)
    }
  }

  /// A quoted scalar; returns where it ends.
  private mutating func readQuoted(_ start: Int) -> Int {
    let quote = bytes[start]
    var at = start + 1
    while at < bytes.count,
      bytes[at] != quote || quote == 0x27 && at + 1 < bytes.count && bytes[at + 1] == 0x27
    {
      at += bytes[at] == UInt8(ascii: "\\") && quote == 0x22 || bytes[at] == quote ? 2 : 1
    }
    let range = start + 1..<min(at, bytes.count)
    let escapes: LiteralSyntax.Escapes = quote == 0x22 ? .backslash : .doubled
    strings.append(RawText(bytes, escapes).string(range, pattern: quote == 0x22 ? "scalar" : "quoted"))
    return range.upperBound
  }

  /// A plain scalar with the lines that go on with it.
  private mutating func readPlain(_ start: Int, _ end: Int, _ column: Int) -> Int {
    var last = plainEnd(start, end)
    var next = end + 1
    while last == trimmedEnd(start, lineEnd(max(last, start))), let own = indent(next),
      own > column || own < 0
    {
      guard own >= 0 else { break }
      let lineEnd = lineEnd(next)
      if bytes[next + own] == UInt8(ascii: "#") { break }
      last = plainEnd(next + own, lineEnd)
      next = lineEnd + 1
    }
    let text = bytes[start..<last]
    let isNothing = ["~", "null", "Null", "NULL"].contains(String(decoding: text, as: UTF8.self))
    if !isNothing, !text.isEmpty {
      strings.append(RawText(bytes, .none).string(start..<last, pattern: "scalar"))
    }
    return next
  }

  /// Where plain text on a line ends, before a comment and blanks.
  private func plainEnd(_ start: Int, _ end: Int) -> Int {
    var at = start
    while at < end, !(bytes[at] == UInt8(ascii: "#") && at > start && bytes[at - 1] <= 0x20) { at += 1 }
    return trimmedEnd(start, at)
  }

  private func trimmedEnd(_ start: Int, _ end: Int) -> Int {
    var at = end
    while at > start, bytes[at - 1] <= 0x20 { at -= 1 }
    return at
  }

  /// The lines of a block scalar, as one string.
  private mutating func readBlock(_ start: Int, _ column: Int) -> Int {
    let next = skipBlock(start, deeperThan: column)
    let end = trimmedEnd(start, next)
    if end > start { strings.append(RawText(bytes, .none).string(start..<end, pattern: "block")) }
    return next
  }

  /// The items of a block sequence behind a key, which may stand at its column.
  private mutating func readItems(_ start: Int, _ column: Int) -> Int {
    var at = start
    while let own = indent(at) {
      let end = lineEnd(at)
      if own < 0 {
        at = end + 1
        continue
      }
      let isItem =
        bytes[at + own] == UInt8(ascii: "-") && at + own + 1 < end && bytes[at + own + 1] == 0x20
      guard own >= column, isItem || own > column else { return at }
      guard isItem else { return readPlain(at + own, end, column) }
      var value = at + own + 1
      while value < end, bytes[value] == 0x20 { value += 1 }
      // An object of conditions and classes.
      at =
        key(value, end) == nil ? readValue(value, end, own) : end + 1
    }
    return bytes.count
  }

  /// The scalars of a sequence in brackets.
  private mutating func readSequence(_ open: Int) {
    let limit = min(bytes.count, open + LiteralReader.longest)
    var level = 0
    var at = open
    var start: Int?
    func close(_ reader: inout YAMLReader) {
      if let first = start {
        let end = reader.trimmedEnd(first, at)
        if end > first {
          reader.strings.append(RawText(reader.bytes, .none).string(first..<end, pattern: "scalar"))
        }
      }
      start = nil
    }
    while at < limit {
      switch bytes[at] {
      // A bracket inside a plain scalar is one of a class, as in p-[4].
      case UInt8(ascii: "[") where start == nil: level += 1
      case UInt8(ascii: "]") where start == nil || !isBalanced(start ?? at, at):
        close(&self)
        level -= 1
        if level == 0 { return }
      case UInt8(ascii: ","): close(&self)
      case 0x22 where start == nil, 0x27 where start == nil: at = readQuoted(at)
      case 0x00...0x20: break
      default: start = start ?? at
      }
      at += 1
    }
  }

  /// Whether a plain scalar has a bracket open at a place.
  private func isBalanced(_ start: Int, _ end: Int) -> Bool {
    var level = 0
    for byte in bytes[start..<end] {
      if byte == UInt8(ascii: "[") { level += 1 }
      if byte == UInt8(ascii: "]") { level -= 1 }
    }
    return level > 0
  }

  /// The classes in objects in braces: `{class: p-4}`.
  private mutating func readFlow(_ start: Int, _ end: Int) {
    var at = start
    while at < end {
      guard bytes[at] == UInt8(ascii: "{") || bytes[at] == UInt8(ascii: ",") else {
        if bytes[at] == 0x22, let literal = literals.literal(at: at) {
          at = literal.end
        } else {
          at += 1
        }
        continue
      }
      at += 1
      while at < end, bytes[at] == 0x20 { at += 1 }
      guard let (name, value) = key(at, end), ["class", "classes"].contains(name) else { continue }
      switch value < end ? bytes[value] : 0 {
      case UInt8(ascii: "["):
        readSequence(value)
        at = value + 1
      case 0x22, 0x27: at = readQuoted(value) + 1
      default:
        var last = value
        var level = 0
        while last < end, level > 0 || bytes[last] != UInt8(ascii: ",") && bytes[last] != UInt8(ascii: "}") {
          if bytes[last] == UInt8(ascii: "[") { level += 1 }
          if bytes[last] == UInt8(ascii: "]") { level -= 1 }
          last += 1
        }
        let stop = trimmedEnd(value, last)
        if stop > value { strings.append(RawText(bytes, .none).string(value..<stop, pattern: "scalar")) }
        at = last
      }
    }
  }
}
