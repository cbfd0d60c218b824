import ClassParser

/// Brings the class strings of sources into their canonical order and leaves every other byte as it is.
public struct SourceFormatter: Sendable {
  /// New bytes for the inside of one class string.
  public struct Edit: Sendable {
    /// The bytes of the source between the quotes.
    public let range: Range<Int>
    public let bytes: [UInt8]
  }

  private let scanner: SourceScanner

  public init(_ scanner: SourceScanner = SourceScanner()) { self.scanner = scanner }

  /// What was found in a source.
  public struct Result: Sendable {
    /// One edit for each string that is not in its canonical order, in the order of the source.
    public var edits: [Edit] = []
    /// How many strings there are.
    public var strings = 0
    public var failures: [(pattern: String, offset: Int, failure: PatternFailure)] = []

    /// The source after all edits.
    public func applied(to bytes: [UInt8]) -> [UInt8] {
      guard !edits.isEmpty else { return bytes }
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count)
      var start = 0
      for edit in edits {
        result += bytes[start..<edit.range.lowerBound]
        result += edit.bytes
        start = edit.range.upperBound
      }
      return result + bytes[start...]
    }
  }

  /// Formats every class string of a source.
  ///
  /// - Parameter formatter: Gives the formatter for the string at a byte, whose names may mean something else there.
  public func format(
    _ bytes: [UInt8], as language: SourceLanguage, with formatter: (Int) -> ClassFormatter
  ) -> Result {
    var result = Result()
    bytes.withUnsafeBufferPointer { buffer in
      let found = scanner.scan(buffer, as: language)
      result.strings = found.strings.count
      result.failures = found.failures
      var end = 0
      for string in found.strings where string.range.lowerBound >= end {
        let place = StringPlace(string, in: buffer)
        guard let new = place.formatted(with: formatter(string.range.lowerBound)) else { continue }
        result.edits.append(Edit(range: string.range, bytes: new))
        end = string.range.upperBound
      }
    }
    return result
  }
}

/// A class string and what stands around it.
struct StringPlace {
  private let string: ClassString
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ string: ClassString, in bytes: UnsafeBufferPointer<UInt8>) {
    self.string = string
    self.bytes = bytes
  }

  /// The bytes that are to stand between the quotes; `nil` where they are there already.
  func formatted(with formatter: ClassFormatter) -> [UInt8]? {
    // What is no UTF-8, or a line that goes on inside a class, cannot be moved.
    guard !string.text.unicodeScalars.contains("\u{FFFD}") else { return nil }
    let text = Array(string.text.utf8)
    let pieces = formatter.pieces(of: string.text, use: use, ends: ends) { isPlain($0, text) }
    guard let pieces else { return nil }
    var new: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .range(let range):
        let source = bytes[source(range)]
        if source.contains(0x0A), !text[range].contains(0x0A), !text[range].contains(0x20) { return nil }
        new += source
      case .sign(let sign): new.append(sign)
      }
    }
    if new.elementsEqual(bytes[string.range]) || isBareYAML && !canStartBare(new) { return nil }
    return new
  }

  /// Where a range of the text stands.
  private func source(_ range: Range<Int>) -> Range<Int> {
    let start = range.lowerBound == 0 ? string.range.lowerBound : string.sourceOffset(at: range.lowerBound)
    let end =
      range.upperBound == string.text.utf8.count
      ? string.range.upperBound : string.sourceOffset(at: range.upperBound)
    return start..<max(start, end)
  }

  private func isPlain(_ range: Range<Int>, _ text: [UInt8]) -> Bool {
    bytes[source(range)].elementsEqual(text[range])
  }

  /// Patterns whose strings are the whole of an attribute or member.
  private static let wholes = ["attribute", "member", "members", "scalar", "quoted"]
  /// Functions that join their arguments with blanks.
  private static let joiners = ["tw", "cn", "clsx", "cva", "twMerge"]

  /// An argument that is a literal alone needs no blanks at its ends; inside an expression they may keep it apart
  /// from what is joined to it.
  private var ends: ClassFormatter.Ends {
    if Self.wholes.contains(string.pattern) { return .trimmed }
    let isFirst = Self.joiners.contains { isCalled($0) }
    let closes = after.map { [UInt8(ascii: ")"), UInt8(ascii: ",")].contains($0) } ?? false
    return isFirst && closes ? .trimmed : .single
  }

  /// Conditional objects, recipes and arguments whose fate the source does not tell may put conditions around a
  /// string.
  private var use: ClassFormatter.Use {
    string.pattern == "members" || string.pattern == "member" && isMemberClasses ? .part : .whole
  }

  /// Whether the key before a string of JSON is `classes`, which recipes and utilities have.
  private var isMemberClasses: Bool {
    var index = string.range.lowerBound - 1
    while index >= 0, bytes[index] != UInt8(ascii: ":") { index -= 1 }
    while index >= 0, bytes[index] != UInt8(ascii: "\"") { index -= 1 }
    return index > 1 && bytes[index - 1] == UInt8(ascii: "s") && bytes[index - 2] == UInt8(ascii: "e")
  }

  /// The first byte behind the literal that is no blank, past its quotes and number signs.
  private var after: UInt8? {
    bytes[string.range.upperBound...].first { $0 > 0x23 || $0 == 0x21 }
  }

  /// Whether the literal follows a name and its opening bracket.
  private func isCalled(_ name: String) -> Bool {
    var index = string.range.lowerBound - 1
    let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "#")]
    while index >= 0, quotes.contains(bytes[index]) { index -= 1 }
    while index >= 0, bytes[index] <= 0x20 { index -= 1 }
    guard index >= name.utf8.count, bytes[index] == UInt8(ascii: "(") else { return false }
    let start = index - name.utf8.count
    guard bytes[start..<index].elementsEqual(name.utf8) else { return false }
    let before = start > 0 ? bytes[start - 1] : 0x20
    let lower = before | 0x20
    return
      !(lower >= 0x61 && lower <= 0x7A || before >= 0x30 && before <= 0x39 || before == UInt8(ascii: "_"))
  }

  private var isBareYAML: Bool {
    string.pattern == "scalar" && string.range.lowerBound > 0
      && bytes[string.range.lowerBound - 1] != UInt8(ascii: "\"")
  }

  /// Whether YAML takes bytes for plain text by their first one.
  private func canStartBare(_ new: [UInt8]) -> Bool {
    guard let first = new.first else { return false }
    let lower = first | 0x20
    return lower >= 0x61 && lower <= 0x7A || first >= 0x30 && first <= 0x39 || first == UInt8(ascii: "(")
      || first == UInt8(ascii: "-") && new.count > 1 && new[1] > 0x20
  }
}
