import SourceScan
import Testing

@Suite("A pattern")
struct PatternTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let pattern: String
    let text: String
    var options: Pattern.Options = []
    /// Each match with its groups, `-` for one that took no part.
    let matches: [String]
    var testDescription: String { pattern }
  }

  static let rows = [
    Row(pattern: #"\d+"#, text: "a1 b22", matches: ["1..<2", "4..<6"]),
    Row(pattern: #"(?<k>\w)=(?<v>\d)?"#, text: "a=1 b=", matches: ["0..<3 0..<1 2..<3", "4..<6 4..<5 -"]),
    // An empty match is found once at each place, between characters and not inside them.
    Row(pattern: "x*", text: "axé", matches: ["0..<0", "1..<2", "2..<2", "4..<4"]),
    Row(pattern: "", text: "", matches: ["0..<0"]),
    Row(pattern: "É", text: "éÉ", options: .ignoresCase, matches: ["0..<2", "2..<4"]),
    Row(pattern: "^.$", text: "a\nbb\nc", options: .lines, matches: ["0..<1", "5..<6"]),
    Row(pattern: "a.b", text: "a\nb", options: .dotMatchesLineBreaks, matches: ["0..<3"]),
    Row(pattern: "a.b", text: "a\nb", matches: []),
    Row(pattern: "a b # c", text: "ab", options: .extended, matches: ["0..<2"]),
    Row(pattern: "a+", text: "aab", options: .whole, matches: []),
    Row(pattern: "a+", text: "aa", options: .whole, matches: ["0..<2"]),
    Row(pattern: #"(?<=a)b"#, text: "ab", matches: ["1..<2"]),
    Row(pattern: #"(?J)(?<n>a)x|(?<n>b)"#, text: "ax b", matches: ["0..<2 0..<1", "3..<4 3..<4"]),
    Row(pattern: #"(?<n>a)\K(?<m>b)"#, text: "ab", matches: ["1..<2 0..<1 1..<2"]),
  ]

  @Test("finds every match with its groups, interpreted and as machine code", arguments: rows)
  func matches(_ row: Row) throws {
    for extra: Pattern.Options in [[], .compiled] {
      let pattern = try Pattern(row.pattern, options: row.options.union(extra))
      #expect(try found(pattern, Array(row.text.utf8)) == row.matches)
    }
  }

  @Test("looks at a part of a buffer, in the numbers of the whole")
  func part() throws {
    var scanner = try PatternScanner(try Pattern(#"\bb+"#, options: .compiled))
    let bytes = Array("ab bb bbb".utf8)
    // Where the search starts, where the text ends, and what is found.
    let rows: [(start: Int, end: Int?, found: [Range<Int>])] = [
      // The letter in front of the start is seen, so that no word starts there.
      (1, 8, [3..<5, 6..<8]), (6, nil, [6..<9]), (9, nil, []), (99, nil, []), (0, 4, [3..<4]), (0, 0, []),
    ]
    for row in rows {
      scanner.start(at: row.start)
      var found: [Range<Int>] = []
      while try next(&scanner, bytes, row.end) { found.append(scanner.match) }
      #expect(found == row.found)
    }
  }

  @Test("reads bytes that are not UTF-8 as borders", arguments: [Pattern.Options([]), .compiled])
  func invalid(_ options: Pattern.Options) throws {
    let pattern = try Pattern("a.?", options: options)
    #expect(try found(pattern, [0x61, 0xFF, 0x61, 0x62, 0xC3]) == ["0..<1", "2..<4"])
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let pattern: String
    let offset: Int
    let message: String
    var testDescription: String { String(pattern.prefix(40)) }
  }

  static let refusals = [
    Refusal(pattern: "a(", offset: 2, message: "missing closing parenthesis"),
    Refusal(pattern: "é[a", offset: 4, message: "missing terminating ] for character class"),
    Refusal(pattern: "a**+*", offset: 2, message: "quantifier does not follow a repeatable item"),
    Refusal(pattern: #"(?<a>x)(?<a>y)"#, offset: 12, message: "two named subpatterns have the same name"),
    Refusal(pattern: #"\C"#, offset: 2, message: #"using \C is disabled by the application"#),
    Refusal(pattern: "(?<1>x)", offset: 3, message: "subpattern name must start with a non-digit"),
    Refusal(
      pattern: String(repeating: "(", count: 99) + String(repeating: ")", count: 99), offset: 65,
      message: "parentheses are too deeply nested"),
    Refusal(pattern: "(((a{200}){200}){200})", offset: 22, message: "regular expression is too large"),
    Refusal(pattern: String(repeating: "a", count: 9_000), offset: 8_192, message: "a pattern holds at most"),
  ]

  @Test("that cannot be read says why and where", arguments: refusals)
  func refusal(_ row: Refusal) {
    let error = #expect(throws: PatternError.self) { try Pattern(row.pattern) }
    #expect(error?.offset == row.offset)
    #expect(error?.message.hasPrefix(row.message) == true, "\(error?.message ?? "")")
  }

  static let hostile: [(pattern: String, text: String, failure: PatternFailure)] = [
    ("(a+)+$", String(repeating: "a", count: 60) + "b", .matchLimit(5_000)),
    ("(a|aa)+$", String(repeating: "a", count: 60) + "b", .matchLimit(5_000)),
    ("(.*)*(.*)*(.*)*[xz]", String(repeating: "y", count: 60), .matchLimit(5_000)),
    ("(?:a(?R)?b?)+[cd]", String(repeating: "a", count: 60), .matchLimit(5_000)),
    ("(*LIMIT_MATCH=4000000)(a+)+$", String(repeating: "a", count: 60) + "b", .matchLimit(5_000)),
  ]

  @Test("that runs wild is given up", arguments: hostile.indices)
  func limits(_ index: Int) throws {
    let row = Self.hostile[index]
    for options: Pattern.Options in [[], .compiled] {
      let pattern = try Pattern(row.pattern, options: options, limits: .ofClass)
      #expect(throws: row.failure) { try found(pattern, Array(row.text.utf8)) }
    }
  }

  @Test("has limits of depth and memory too")
  func depth() throws {
    let text = Array(String(repeating: "a", count: 4_000).utf8)
    let deep = try Pattern("(a(?1)?)", limits: .init(match: 1_000_000, depth: 50, heap: 10_000))
    #expect(throws: PatternFailure.depthLimit(50)) { try found(deep, text) }
    let large = try Pattern("(a(?1)?)", limits: .init(match: 1_000_000, depth: 1_000_000, heap: 30))
    #expect(throws: PatternFailure.heapLimit(30)) { try found(large, text) }
    let stacked = try Pattern("(a(?1)?)", options: .compiled)
    let long = Array(String(repeating: "a", count: 400_000).utf8)
    #expect(throws: PatternFailure.stackLimit) { try found(stacked, long) }
  }

  private func next(
    _ scanner: inout PatternScanner, _ bytes: [UInt8], _ end: Int? = nil
  ) throws(PatternFailure) -> Bool {
    var failure: PatternFailure?
    let isFound = bytes.withUnsafeBufferPointer { buffer in
      do throws(PatternFailure) {
        return try scanner.next(in: buffer, upTo: end)
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
    return isFound
  }

  @discardableResult
  private func found(_ pattern: Pattern, _ bytes: [UInt8]) throws(PatternFailure) -> [String] {
    var scanner = try PatternScanner(pattern)
    var result: [String] = []
    while try next(&scanner, bytes) {
      var text = "\(scanner.match)"
      for group in pattern.groups.indices { text += " " + (scanner.range(of: group).map { "\($0)" } ?? "-") }
      result.append(text)
    }
    return result
  }
}
