import JSONText
import TestSupport
import Testing

@Suite("Writer") struct JSONWriterTests {
  private let value: JSONValue = [
    "a": 1, "b": [1, 2.5, "x"], "c": [:], "d": [], "e": [["k": true], .null], "f": .literal("1.50"),
  ]

  @Test func writesCompactly() {
    #expect(
      JSONWriter.text(value) == #"{"a":1,"b":[1,2.5,"x"],"c":{},"d":[],"e":[{"k":true},null],"f":1.50}"#)
  }

  @Test func writesOneSpacedLine() {
    #expect(
      JSONWriter.text(value, layout: .spaced)
        == #"{ "a": 1, "b": [1, 2.5, "x"], "c": {}, "d": [], "e": [{ "k": true }, null], "f": 1.50 }"#)
  }

  @Test func writesLines() {
    let expected = """
      {
        "a": 1,
        "b": [1, 2.5, "x"],
        "c": {},
        "d": [],
        "e": [
          {
            "k": true
          },
          null
        ],
        "f": 1.50
      }
      """
    #expect(JSONWriter.text(value, layout: .pretty()) == expected)
  }

  @Test func indentsByItsParameters() {
    #expect(
      JSONWriter.text(["a": [["b": 1]]], layout: .pretty(indent: "\t", base: "  ", newline: "\r\n"))
        == "{\r\n  \t\"a\": [\r\n  \t\t{\r\n  \t\t\t\"b\": 1\r\n  \t\t}\r\n  \t]\r\n  }")
  }

  @Test func breaksArraysThatPass80Columns() {
    // `  "k": [` and `]` leave 71 columns.
    let fits: JSONValue = ["k": [.string(String(repeating: "é", count: 69))]]
    let breaks: JSONValue = ["k": [.string(String(repeating: "é", count: 70))]]
    #expect(JSONWriter.text(fits, layout: .pretty()).split(separator: "\n").count == 3)
    #expect(JSONWriter.text(breaks, layout: .pretty()).split(separator: "\n").count == 5)
  }

  @Test(arguments: [
    ("", #""""#), ("a\"b\\c/", #""a\"b\\c/""#), ("\u{8}\u{C}\n\r\t", #""\b\f\n\r\t""#),
    ("\u{0}\u{1F}\u{7F}", "\"\\u0000\\u001f\u{7F}\""), ("é€😀\u{2028}", "\"é€😀\u{2028}\""),
  ])
  func escapesAsLittleAsPossible(_ source: String, _ expected: String) {
    #expect(JSONWriter.string(source) == expected)
  }

  @Test func keepsRawTextAndLaysItOutAnewOverLines() {
    let raw: JSONValue = ["r": .raw(Array(#"{"x":[1.0,"\/"] }"#.utf8))]
    #expect(JSONWriter.text(raw) == #"{"r":{"x":[1.0,"\/"] }}"#)
    #expect(
      JSONWriter.text(raw, layout: .pretty()) == "{\n  \"r\": {\n    \"x\": [1.0, \"\\/\"]\n  }\n}")
    #expect(JSONWriter.text(.raw(Array("[oops".utf8)), layout: .pretty()) == "[oops")
  }

  @Test func writesPartsOfDocuments() throws {
    let document = try JSONDocument(parsing: #"[{"a":1.0,"b":["\u0041"]}]"#)
    var writer = JSONWriter()
    writer.write(document.root, of: document, layout: .spaced)
    #expect(text(writer.bytes) == #"[{ "a": 1.0, "b": ["\u0041"] }]"#)
  }

  @Test func writesTheDeepestDocument() throws {
    let depth = JSONDocument.depthLimit
    let source = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let document = try JSONDocument(parsing: source)
    let value = document.value(of: document.root)
    #expect(JSONWriter.text(value) == source)
    let copy = try JSONDocument(parsing: JSONWriter.text(value, layout: .pretty()))
    #expect(copy.value(of: copy.root) == value)
  }

  @Test func readsBackRandomValues() throws {
    var random = SplitMix64(seed: 42)
    for _ in 0..<2_000 {
      let value = randomValue(depth: 0, &random)
      for layout in [JSONLayout.compact, .spaced, .pretty(), .pretty(indent: "\t", newline: "\r\n")] {
        var writer = JSONWriter()
        writer.write(value, layout: layout)
        let document = try JSONDocument(parsing: writer.bytes)
        #expect(document.value(of: document.root) == value)
        var again = JSONWriter()
        again.write(document.value(of: document.root), layout: layout)
        #expect(again.bytes == writer.bytes)
      }
    }
  }
}

/// Random value whose numbers are literals, so that reading gives the same value.
func randomValue(depth: Int, _ random: inout SplitMix64) -> JSONValue {
  switch random.below(depth > 4 ? 4 : 7) {
  case 0: return .null
  case 1: return .bool(random.below(2) == 0)
  case 2: return .literal(JSONWriter.number(Double(random.below(2_000_000) - 1_000_000) / 64))
  case 3: return .string(randomString(&random))
  case 4: return .array((0..<random.below(6)).map { _ in randomValue(depth: depth + 1, &random) })
  default:
    return .object(
      (0..<random.below(6)).map { _ in
        JSONMember(randomString(&random), randomValue(depth: depth + 1, &random))
      })
  }
}

/// Short random text of plain letters, characters to escape and scalars of every length.
func randomString(_ random: inout SplitMix64) -> String {
  let pieces = ["a", "key", "\"", "\\", "\n", "\u{1}", "é", "€", "😀", "/", " ", "0123456789"]
  return (0..<random.below(6)).map { _ in pieces[random.below(pieces.count)] }.joined()
}
