import Engine
import SourceScan
import StyleModel
import Testing

@Suite struct SourceCheckerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let language: SourceLanguage
    let source: String
    /// Identifiers with what is marked in the source.
    let findings: [String]
    /// The source after every certain repair.
    var fixed: String?

    init(_ language: SourceLanguage, _ source: String, _ findings: String..., fixed: String? = nil) {
      (self.language, self.source, self.findings, self.fixed) = (language, source, findings, fixed)
    }

    var testDescription: String { source }
  }

  static let checker = SourceChecker(engine: StyleEngine())

  static let rows: [Row] = [
    Row(.swift, #"Text("p-2 p-4")"#),
    Row(.swift, #"Text("a").tw("p-4")"#),
    Row(.swift, #"Text("a").tw("p-2 p-4")"#, "conflicting-classes p-2"),
    Row(.swift, #"Text("é").tw("é p-4")"#, "unknown-class é"),
    Row(.swift, #"x.tw("px-4 py-4 m-1")"#, "shorthand px-4", fixed: #"x.tw("p-4 m-1")"#),
    // Escapes: the place is exact, and what is escaped is not repaired.
    Row(.swift, #"x.tw("p\u{2D}2 p-2")"#, #"duplicate-class p\u{2D}2"#),
    Row(.swift, #"x.tw("m-1\tp-2 p-2")"#, "duplicate-class p-2", fixed: #"x.tw("m-1\tp-2")"#),
    Row(.swift, ##"x.tw(#"p-[16]"#)"##, "arbitrary-value p-[16]", fixed: ##"x.tw(#"p-4"#)"##),
    Row(
      .swift, "x.tw(\"\"\"\n  p-[16]\n  nope\n  \"\"\")", "arbitrary-value p-[16]", "unknown-class nope",
      fixed: "x.tw(\"\"\"\n  p-4\n  nope\n  \"\"\")"),
    // Values of the source: nothing is said of the classes that they are a part of.
    Row(.swift, #"x.tw("p-\(n) m-\(n)px nope")"#, "unknown-class nope"),
    Row(.swift, #"x.tw("\(a) border-red")"#),
    Row(.swift, #"x.tw("border-red")"#, "border-without-width border-red"),
    Row(.swift, #"x.tw("hover:(\(a) p-1) p-2 p-3")"#, "conflicting-classes p-2"),
    // What the string is for.
    Row(.swift, #"x.buttonStyle(.tw("h-8"))"#, "touch-target h-8"),
    Row(.swift, "x.buttonStyle(\n  .tw(\"h-8\")\n)", "touch-target h-8"),
    Row(.swift, #"x.background(.tw("h-8"))"#),
    // Two literals are two strings.
    Row(.javascript, #"cn("p-2", a ? "p-4" : "p-8")"#),
    Row(.javascript, "cn(`p-2 ${a} p-2`)", "duplicate-class p-2", fixed: "cn(`${a} p-2`)"),
    Row(.html, #"<a class="p-2 &amp; p-4">"#, "conflicting-classes p-2", "unknown-class &amp;"),
    Row(.yaml, "class: p-[16]\n", "arbitrary-value p-[16]", fixed: "class: p-4\n"),
    Row(.yaml, "- class: 'p-2 p-2' # p-3\n", "duplicate-class p-2", fixed: "- class: 'p-2' # p-3\n"),
    Row(.kotlin, #"x.tw("p-2 $y p-2")"#, "duplicate-class p-2", fixed: #"x.tw("$y p-2")"#),
    Row(
      .markdown, "```swift\nx.tw(\"p-2 p-2\")\n```\n`x.tw(\"nope\")`", "duplicate-class p-2",
      fixed: "```swift\nx.tw(\"p-2\")\n```\n`x.tw(\"nope\")`"),
    Row(
      .json, #"{"a": [{"class": "p-2 p\u002D2"}]}"#, "duplicate-class p-2",
      fixed: #"{"a": [{"class": "p\u002D2"}]}"#),
  ]

  @Test("marks what is found where it stands, and repairs what it can", arguments: rows)
  func row(_ row: Row) {
    let bytes = Array(row.source.utf8)
    let found = Self.checker.check(bytes, as: row.language).diagnostics
    #expect(found.map { "\($0.id) \(String(decoding: bytes[$0.range], as: UTF8.self))" } == row.findings)
    let repair = Self.checker.repair(bytes, as: row.language)
    #expect(String(decoding: repair.output, as: UTF8.self) == row.fixed ?? row.source)
    #expect((repair.count > 0) == (row.fixed != nil))
  }

  @Test("counts strings and classes")
  func counts() {
    let result = Self.checker.check(Array(#"x.tw("p-2 m-1"); y.tw("nope")"#.utf8), as: .swift)
    #expect(result.strings == 2 && result.classes == 3 && result.components == 0)
  }
}
