import ClassParser
import StyleModel

/// Brings the class strings of sources into their canonical order and leaves every other byte as it is.
public struct SourceFormatter: Sendable {
  private let scanner: SourceScanner

  public init(_ scanner: SourceScanner = SourceScanner()) { self.scanner = scanner }

  /// What was found in a source.
  public struct Result: Sendable {
    /// One edit for each string that is not in its canonical order, in the order of the source.
    public var edits: [TextEdit] = []
    /// How many strings there are.
    public var strings = 0
    /// What is to be said about searches that were given up.
    public var diagnostics: [Diagnostic] = []

    /// The edits as findings, each with itself as the repair.
    public var findings: [Diagnostic] {
      edits.map { edit in
        Diagnostic(
          .error, id: "unformatted", at: edit.range, "the classes are not in their canonical order", fix: edit
        )
      }
    }

    /// The source after all edits.
    public func applied(to bytes: [UInt8]) -> [UInt8] { edits.isEmpty ? bytes : edits.applied(to: bytes) }
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
      result.diagnostics = found.diagnostics
      var end = 0
      for string in found.strings where string.range.lowerBound >= end {
        let place = StringPlace(string, in: buffer)
        guard let new = place.formatted(with: formatter(string.range.lowerBound)) else { continue }
        result.edits.append(
          TextEdit(replacing: string.range, with: String(decoding: new, as: UTF8.self)))
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
  private static let wholes = ["attribute", "member", "members", "scalar", "quoted", "block"]
  /// An argument that is a literal alone needs no blanks at its ends; inside an expression they may keep it apart
  /// from what is joined to it.
  private var ends: ClassFormatter.Ends {
    if Self.wholes.contains(string.pattern) { return .trimmed }
    let isFirst = CallReader.joiners.contains { isCalled($0) }
    let closes = after.map { [UInt8(ascii: ")"), UInt8(ascii: ",")].contains($0) } ?? false
    return isFirst && closes ? .trimmed : .single
  }

  /// Conditional objects, and `classes` of recipes and utilities, may put conditions around a string.
  private var use: ClassFormatter.Use {
    switch string.pattern {
    case "member": return isKey(string.range.lowerBound - 1, "class") ? .whole : .part
    case "members": return isElement ? .whole : .part
    default: return .whole
    }
  }

  /// Whether the value that starts at a byte of JSON has this key.
  private func isKey(_ start: Int, _ key: String) -> Bool {
    var index = skippingBlanks(before: start)
    guard index >= 0, bytes[index] == UInt8(ascii: ":") else { return false }
    index = skippingBlanks(before: index)
    let quoted = "\"\(key)\""
    guard index + 1 >= quoted.utf8.count else { return false }
    return bytes[index + 1 - quoted.utf8.count...index].elementsEqual(quoted.utf8)
  }

  /// Whether the string is an element of the array of a member `class` itself.
  private var isElement: Bool {
    var index = skippingBlanks(before: string.range.lowerBound - 1)
    var level = 0
    while index >= 0 {
      switch bytes[index] {
      case UInt8(ascii: "\""): index = startOfLiteral(endingAt: index)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): level += 1
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        if level == 0 { return bytes[index] == UInt8(ascii: "[") && isKey(index, "class") }
        level -= 1
      case UInt8(ascii: ":") where level == 0: return false
      default: break
      }
      index -= 1
    }
    return false
  }

  private func startOfLiteral(endingAt end: Int) -> Int {
    var index = end - 1
    while index >= 0 {
      var slashes = 0
      while index > slashes, bytes[index - 1 - slashes] == UInt8(ascii: "\\") { slashes += 1 }
      if bytes[index] == UInt8(ascii: "\""), slashes % 2 == 0 { return index }
      index -= 1
    }
    return -1
  }

  /// The last byte before a place that is no blank; negative where there is none.
  private func skippingBlanks(before place: Int) -> Int {
    var index = place - 1
    while index >= 0, bytes[index] <= 0x20 { index -= 1 }
    return index
  }

  /// The first byte behind the literal that is no blank, past its quotes and number signs.
  private var after: UInt8? {
    bytes[min(string.range.upperBound + 1, bytes.count)...].first { $0 > 0x23 || $0 == 0x21 }
  }

  /// Whether the literal follows a name and its opening bracket.
  private func isCalled(_ name: String) -> Bool {
    var index = string.range.lowerBound - 1
    let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "#")]
    while index >= 0, quotes.contains(bytes[index]) { index -= 1 }
    index = skippingBlanks(before: index + 1)
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
