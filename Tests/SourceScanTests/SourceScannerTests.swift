import JSONText
import SourceScan
import Testing

@Suite("The scanner of sources")
struct SourceScannerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let language: SourceLanguage
    let source: String
    /// `line:column pattern: text` of each string, with … for a hole.
    let found: [String]
    var testDescription: String { source }

    init(_ language: SourceLanguage, _ source: String, _ found: String...) {
      self.language = language
      self.source = source
      self.found = found
    }
  }

  static let rows = [
    Row(.swift, #"Text("é").tw("px-3 bold")"#, "1:15 tw: px-3 bold"),
    Row(.swift, #"b.buttonStyle(.tw("button-primary"))"#, "1:20 tw: button-primary"),
    Row(.swift, #"x.tw("a \"b\" \u{63}\td")"#, "1:7 tw: a \"b\" c\td"),
    Row(.swift, #"x.tw("p-\(n) \(on ? "w-full" : "(") m-1")"#, "1:7 tw: p-… … m-1"),
    Row(.swift, ##"x.tw(#"raw \n "quoted" \#(n)"#)"##, ##"1:8 tw: raw \n "quoted" …"##),
    Row(.swift, "x.tw(\"\"\"\n  p-4 \"q\"\n  m-1\n  \"\"\")", "1:9 tw: \n  p-4 \"q\"\n  m-1\n  "),
    Row(.swift, "x.tw(#\"\"\"\n  a \\#(n)\n  \"\"\"#)", "1:10 tw: \n  a …\n  "),
    Row(.swift, #"cn("a", on ? "b" : "c", f("d"))"#, "1:5 cn: a", "1:15 cn: b", "1:21 cn: c"),
    Row(.swift, #"x.tw(cn("a"), base: "no", v: kind == "no", "no" != k)"#, "1:10 tw: a"),
    Row(.swift, #"x.tw("a" /* "no" */, // "no""# + "\n  \"b\")", "1:7 tw: a", "2:4 tw: b"),
    Row(.swift, #"// x.tw("no")"#), Row(.swift, #"let u = "http://h" + y.tw("a")"#, "1:28 tw: a"),
    Row(.swift, #"x.twAppearance("no") acn("no") tw("no")"#), Row(.swift, #"x.tw(classes)"#),
    Row(.swift, "x.tw(\"never closed\n)"), Row(.swift, #"x.tw("#), Row(.swift, ""),
    Row(.kotlin, #"x.tw("a $name ${f("b")} c", base = "no")"#, "1:7 tw: a … … c"),
    Row(.javascript, #"<p className="a" class='b'/>"#, "1:15 attribute: a", "1:25 attribute: b"),
    Row(
      .javascript, #"<p className={cn('a', k === 'no' && `b ${x ? `}` : 1} c`)}/>"#,
      "1:19 cn: a", "1:38 cn: b … c"),
    Row(.javascript, #"clsx({ 'a': on }, ["b"])"#, "1:9 cn: a", "1:21 cn: b"),
    Row(.javascript, #"cva("a", { variants: { size: { sm: "b" } } })"#, "1:6 cn: a", "1:37 cn: b"),
    Row(.html, #"<p class="a &amp; &#98;&#x63; &no;" data-class="no">"#, "1:11 attribute: a & bc &no;"),
    Row(.html, "<p class = 'a\nb'>", "1:13 attribute: a\nb"),
    Row(.json, #"{"class": "p-4 \"q\" \u0062", "subclass": "no"}"#, #"1:12 member: p-4 "q" b"#),
    Row(.json, #"{"class" : ["a", {"${x}": "b"}], "b": "no"}"#, "1:14 members: a", "1:28 members: b"),
    Row(.yaml, "- class: a b # no\n  class: \"c \\\"d\\\"\"", "1:10 scalar: a b", "2:11 scalar: c \"d\""),
    Row(.yaml, "class: 'it''s'\nsubclass: no\nclass: [x]", "1:9 quoted: it's", "3:9 scalar: x"),
    Row(
      .markdown,
      "x.tw(\"no\")\n```swift\nx.tw(\"a\")\n```\n~~~~ html\n~~~\n<p class=\"b\">\n~~~~\nx.tw(\"no\")",
      "3:7 tw: a", "7:11 attribute: b"),
    Row(.markdown, "```swift\nx.tw(\"a\")", "2:7 tw: a"), Row(.markdown, "```text\nx.tw(\"no\")\n```"),
  ]

  @Test("finds each string at its place", arguments: rows)
  func row(_ row: Row) {
    #expect(Self.found(SourceScanner(), Array(row.source.utf8), row.language) == row.found)
  }

  @Test("leads from each byte of a text to its source")
  func offsets() throws {
    let source = Array(#"x.tw("aé \u{63}\(n)d")"#.utf8)
    let result = source.withUnsafeBufferPointer { SourceScanner().scan($0, as: .swift) }
    let string = try #require(result.strings.first)
    #expect(string.text == "aé c\u{FFFC}d" && string.hasHoles)
    // a, two bytes of é, a blank, the escape, three bytes of the hole's sign, d, the quote.
    let places = (0...string.text.utf8.count).map { string.sourceOffset(at: $0) }
    #expect(places == [6, 7, 8, 9, 10, 16, 16, 16, 20, 21])
  }

  @Test("takes patterns of its user, by a group or by an opening bracket")
  func ownPatterns() throws {
    let css = try SourcePattern("css", in: [.javascript], "css`(?<classes>[^`]*+)`")
    let style = try SourcePattern("style", in: [.javascript], #"style\("#)
    let found = Self.found(
      SourceScanner(adding: [css, style]), Array("css`a b`; style('c')".utf8), .javascript)
    #expect(found == ["1:5 css: a b", "1:18 style: c"])
  }

  @Test("gives up a pattern that runs wild, and goes on with the others")
  func hostile() throws {
    let wild = try SourcePattern("wild", in: [.swift], "(?<classes>(a+)+)$")
    let source = Array(("x.tw(\"p-4\")" + String(repeating: "a", count: 200) + "b").utf8)
    let result = source.withUnsafeBufferPointer { SourceScanner(adding: [wild]).scan($0, as: .swift) }
    #expect(result.strings.map(\.text) == ["p-4"])
    #expect(result.failures.map(\.pattern) == ["wild"])
    #expect(result.failures.map(\.failure) == [.matchLimit(2_000_000)])
  }

  @Test("stays bounded on what never ends", arguments: SourceLanguage.allCases)
  func endless(_ language: SourceLanguage) {
    let starts = [
      "x.tw(", "x.tw(\"", "cn(((", "cn(\"\\(\"\\(", "class=\"", "\"class\": \"", "\"class\": [", "class: \"",
      "cn(`${`${",
    ]
    for start in starts {
      let source = Array(String(repeating: start, count: 2_000).utf8)
      let result = source.withUnsafeBufferPointer { SourceScanner().scan($0, as: language) }
      for string in result.strings { #expect(string.range.upperBound <= source.count) }
    }
  }

  @Test("knows languages by endings and by the names of fences")
  func languages() {
    #expect(SourceLanguage(fileName: "a/b.TSX") == .javascript)
    #expect(SourceLanguage(fileName: "a.b/c") == nil)
    #expect(SourceLanguage(ending: "swift") == .swift && SourceLanguage(ending: "markdown") == .markdown)
    #expect(SourceLanguage(ending: "") == nil)
    #expect(SourcePattern.builtIn.count == 6)
  }

  static func found(_ scanner: SourceScanner, _ bytes: [UInt8], _ language: SourceLanguage) -> [String] {
    let result = bytes.withUnsafeBufferPointer { scanner.scan($0, as: language) }
    let lines = LineMap(bytes)
    #expect(result.failures.isEmpty)
    return result.strings.map { string in
      let place = lines.position(at: string.range.lowerBound)
      let text = string.text.unicodeScalars.map { $0 == "\u{FFFC}" ? "…" : String($0) }.joined()
      return "\(place.line):\(place.column) \(string.pattern): \(text)"
    }
  }
}
