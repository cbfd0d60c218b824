import JSONText
import Testing

@Suite("Document") struct JSONDocumentTests {
  private let sample = #" { "a" : [1, "x", null, true] , "b":{} ,"c":{"d":-0.5e1}} "#

  @Test func knowsRangesKindsAndCounts() throws {
    let document = try JSONDocument(parsing: sample)
    var rows: [String] = []
    func visit(_ node: JSONNode) {
      rows.append("\(document.kind(of: node)) \(document.count(of: node)) \(text(document.raw(of: node)))")
      for element in document.elements(of: node) { visit(element) }
      for member in document.members(of: node) {
        rows.append(text(document.raw(of: member.key)))
        visit(member.value)
      }
    }
    visit(document.root)
    #expect(
      rows == [
        #"object 3 { "a" : [1, "x", null, true] , "b":{} ,"c":{"d":-0.5e1}}"#,
        #""a""#, #"array 4 [1, "x", null, true]"#, "number 0 1", #"string 0 "x""#, "null 0 null",
        "bool 0 true",
        #""b""#, "object 0 {}", #""c""#, #"object 1 {"d":-0.5e1}"#, #""d""#, "number 0 -0.5e1",
      ])
    #expect(document.range(of: document.root) == 1..<sample.utf8.count - 1)
  }

  @Test func answersNothingForAnotherKind() throws {
    let document = try JSONDocument(parsing: #"[1, "x", {}, []]"#)
    let nodes = Array(document.elements(of: document.root))
    #expect(document.string(of: nodes[0]) == nil)
    #expect(document.number(of: nodes[1]) == nil)
    #expect(document.integer(of: nodes[2]) == nil)
    #expect(document.bool(of: nodes[0]) == nil)
    #expect(document.member("x", of: nodes[1]) == nil)
    #expect(Array(document.members(of: document.root)).isEmpty)
    #expect(Array(document.elements(of: nodes[0])).isEmpty)
    #expect(Array(document.elements(of: nodes[2])).isEmpty)
    #expect(!document.text(of: nodes[0], equals: "1"))
  }

  @Test(arguments: [
    (#""""#, ""), (#""plain é€😀""#, "plain é€😀"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0000\u0041\u00e9\u20AC\uD83D\uDE00z""#, "\u{0}Aé€😀z"), (#""\uD800""#, "\u{FFFD}"),
    (#""\uDC00a""#, "\u{FFFD}a"), (#""\uD800\u0041""#, "\u{FFFD}A"), (#""\uD800\uD83D\uDE00""#, "\u{FFFD}😀"),
    (#""\uD83Dx""#, "\u{FFFD}x"), (#""\uD83D\n""#, "\u{FFFD}\n"), (#""\uDBFF\uDFFF""#, "\u{10FFFF}"),
  ])
  func decodes(_ source: String, _ decoded: String) throws {
    let document = try JSONDocument(parsing: source)
    #expect(document.string(of: document.root) == decoded)
    #expect(document.hasEscapes(document.root) == source.contains("\\"))
    #expect(document.text(of: document.root, equals: decoded))
    #expect(!document.text(of: document.root, equals: decoded + "!"))
    #expect(!document.text(of: document.root, equals: "!" + decoded.dropFirst()))
    #expect(document.value(of: document.root) == .string(decoded))
  }

  @Test func comparesBytesAndNotCharacters() throws {
    let document = try JSONDocument(parsing: "\"e\u{301}\"")
    #expect(!document.text(of: document.root, equals: "\u{E9}"))
    #expect(document.text(of: document.root, equals: "e\u{301}"))
  }

  @Test(arguments: [
    (#""abc""#, [1, 2, 3, 4, 4]),
    (#""a\u00E9b""#, [1, 2, 2, 8, 9, 9]),
    (#""\n€\uD83D\uDE00!""#, [1, 3, 4, 5, 6, 6, 6, 6, 18, 19]),
    (#""\uD800x""#, [1, 1, 1, 7, 8]),
    (#""""#, [1, 1]),
  ])
  func mapsDecodedOffsets(_ source: String, _ offsets: [Int]) throws {
    let document = try JSONDocument(parsing: source)
    for (decoded, offset) in offsets.enumerated() {
      #expect(document.sourceOffset(inString: document.root, decodedOffset: decoded) == offset, "\(decoded)")
    }
    #expect(document.sourceOffset(inString: document.root, decodedOffset: -1) == 1)
    #expect(document.sourceOffset(inString: document.root, decodedOffset: 99) == source.utf8.count - 1)
  }

  @Test func findsTheLastMemberByItsDecodedKey() throws {
    let document = try JSONDocument(parsing: #"{"a": 1, "\u0061": 2, "b": {"a": 3}, "a\u0000": 4, "ab": 5}"#)
    func find(_ key: String) -> Int? {
      document.member(key, of: document.root).flatMap { document.integer(of: $0) }
    }
    #expect(find("a") == 2)
    #expect(find("a\u{0}") == 4)
    #expect(find("ab") == 5)
    #expect(find("c") == nil)
    #expect(find("") == nil)
  }

  @Test(arguments: [
    (#"{"a":1,"b":2}"#, []), ("[1,1]", []), (#"{"a":1,"a":2,"a":3}"#, ["7<1", "13<1"]),
    (#"{"a":1,"\u0061":2}"#, ["7<1"]), (#"{"\u0061":1,"a":{"b":1,"b":2}}"#, ["12<1", "23<17"]),
    (#"{"x":{"a":1,"a":2},"x":[{"é":1,"\u00e9":1}]}"#, ["12<6", "19<1", "32<25"]),
  ])
  func findsDuplicateKeys(_ source: String, _ expected: [String]) throws {
    let document = try JSONDocument(parsing: source)
    let found = document.duplicateKeys().map {
      "\(document.range(of: $0.key).lowerBound)<\(document.range(of: $0.first).lowerBound)"
    }
    #expect(found == expected)
  }

  @Test func findsDuplicatesAmongManyKeys() throws {
    let keys = (0..<20_000).map { "\"k\($0 % 19_999)\":0" }
    let document = try JSONDocument(parsing: "{" + keys.joined(separator: ",") + "}")
    #expect(document.duplicateKeys().count == 1)
  }

  @Test func givesTreesWithNumbersAsWritten() throws {
    let document = try JSONDocument(parsing: #"{"a": [1.50, true, null], "a": {"\n": "\t"}}"#)
    let value = document.value(of: document.root)
    #expect(
      value
        == .object([
          JSONMember("a", .array([.literal("1.50"), .bool(true), .null])),
          JSONMember("a", .object([JSONMember("\n", .string("\t"))])),
        ]))
    #expect(value["a"]?["\n"] == .string("\t"))
    #expect(value["b"] == nil)
  }

  /// As many values as there can be, in texts of all lengths around those that the reader counts at once.
  @Test func readsTextsThatAreFullOfValues() throws {
    for count in Array(0...40) + Array(120...135) + Array(250...260) + Array(505...515) {
      let numbers = "[" + (0..<count).map { _ in "7" }.joined(separator: ",") + "]"
      let document = try JSONDocument(parsing: numbers)
      #expect(document.count(of: document.root) == count)
      #expect(document.elements(of: document.root).allSatisfy { document.integer(of: $0) == 7 })
      let nested = try JSONDocument(
        parsing: "[" + (0..<count).map { _ in "{\"\":[]}" }.joined(separator: ",") + "]")
      #expect(nested.elements(of: nested.root).allSatisfy { nested.member("", of: $0) != nil })
      #expect(nested.elements(of: nested.root).reduce(0) { sum, _ in sum + 1 } == count)
    }
  }

  @Test(arguments: [
    ("1", true), ("[]", true), ("{}", true), ("[1,2]", true), (#"{"a":1,"b":"x"}"#, true), ("[[],{}]", true),
    ("[[1]]", false), (#"{"a":{},"b":[]}"#, true), (#"{"a":{"b":1}}"#, false), (#"[{"a":1}]"#, false),
  ])
  func tellsWhetherAnythingIsNested(_ source: String, _ isFlat: Bool) throws {
    let document = try JSONDocument(parsing: source)
    #expect(document.isFlat(document.root) == isFlat)
  }

  @Test(arguments: [(#""""#, ""), (#""a\u00e9\n""#, "aé\n"), (#""é€😀""#, "é€😀"), (#""\ud800""#, "\u{FFFD}")])
  func readsTextInPlace(_ source: String, _ expected: String) throws {
    let document = try JSONDocument(parsing: source)
    #expect(document.withText(of: document.root) { Array($0) } == Array(expected.utf8))
    #expect(try JSONDocument(parsing: "1").withText(of: document.root) { $0.count } == nil)
  }
}
