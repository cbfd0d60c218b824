import ClassParser
import Engine
import TestSupport
import Testing

@testable import SourceScan

@Suite("Formatting sources")
struct SourceFormatterTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let language: SourceLanguage
    let text: String
    /// `nil` where nothing changes.
    let due: String?
    var testDescription: String { "\(language): \(text)" }

    init(_ language: SourceLanguage, _ text: String, _ due: String?) {
      (self.language, self.text, self.due) = (language, text, due)
    }
  }

  static let rows: [Row] = [
    Row(.swift, #"a.tw("bold  p-4")"#, #"a.tw("p-4 bold")"#), Row(.swift, #"a.tw("p-4 bold")"#, nil),
    Row(.swift, #"a.tw(" bold p-4 ") // "bold p-4""#, #"a.tw("p-4 bold") // "bold p-4""#),
    // Blanks at the ends of what is joined to something stay.
    Row(.swift, #"a.tw("bold p-4  " + x)"#, #"a.tw("p-4 bold " + x)"#),
    Row(.swift, #"a.tw("p-4 " + x)"#, nil),
    Row(.swift, #"a.tw(x ? "bold p-4 " : " m-2")"#, #"a.tw(x ? "p-4 bold " : " m-2")"#),
    Row(.swift, #"cn("bold p-4 ", " m-2 ")"#, #"cn("p-4 bold", " m-2 ")"#),
    Row(.swift, #"a.tw(cn(("p-4 ") + x))"#, nil),
    // Holes, escapes, raw and multi-line literals.
    Row(
      .swift, #"a.tw("bold p-4 \(x ? "b a" : "") italic m-2")"#,
      #"a.tw("p-4 bold \(x ? "b a" : "") m-2 italic")"#),
    Row(.swift, ##"a.tw(#"bold a11y-label-["x"] p-4"#)"##, ##"a.tw(#"p-4 bold a11y-label-["x"]"#)"##),
    Row(.swift, #"a.tw("bold a11y-label-[\"x\"] p-4!")"#, #"a.tw("!p-4 bold a11y-label-[\"x\"]")"#),
    Row(.swift, #"a.tw("bold\tp-4 m-2")"#, nil),
    Row(.swift, #"a.tw("bold\tm-2  p-4")"#, #"a.tw("bold\tp-4 m-2")"#),
    Row(.swift, #"a.tw("bold dark:\u{70}-4 m-2")"#, #"a.tw("dark:\u{70}-4 m-2 bold")"#),
    Row(
      .swift, "a.tw(\"\"\"\n  bold p-4 \n  m-2\n  \"\"\")", "a.tw(\"\"\"\n  p-4 bold\n  m-2\n  \"\"\")"),
    Row(
      .swift, "a.tw(\"\"\"\n  bold p-4 \\\n  m-2\n  \"\"\")", "a.tw(\"\"\"\n  p-4 bold \\\n  m-2\n  \"\"\")"),
    Row(.swift, "a.tw(\"\"\"\n  bold p-\\\n4\n  \"\"\")", nil),
    Row(.kotlin, #"Text().tw("bold $x p-4")"#, nil),
    Row(.kotlin, #"Text().tw("bold p-4")"#, #"Text().tw("p-4 bold")"#),
    Row(.html, #"<a class=" bold p-4 " title="bold p-4">"#, #"<a class="p-4 bold" title="bold p-4">"#),
    Row(.html, #"<a class='bold a11y-label-[&quot;] p-4'>"#, #"<a class='p-4 bold a11y-label-[&quot;]'>"#),
    Row(.html, #"<a class="bold&nbsp;p-4">"#, nil), Row(.html, "<a class='\n  bold\n  p-4\n'>", nil),
    Row(.html, #"<a class="bold  {{ x }} p-4">"#, nil),
    Row(.html, #"<a class="bold <% if x %>p-4<% end %>">"#, nil),
    Row(.javascript, "<A className={`bold p-4 ${x}`} />", "<A className={`p-4 bold ${x}`} />"),
    Row(.javascript, #"clsx("bold p-4", x && 'italic m-2')"#, #"clsx("p-4 bold", x && 'm-2 italic')"#),
    // In JSON, conditional objects and recipes may put conditions around a string.
    Row(.json, #"{"class":"hover:p-4 p-2"}"#, #"{"class":"p-2 hover:p-4"}"#),
    Row(
      .json, #"{ "class" : [ "bold p-4" , { "x y" : "italic m-2" } ] , "a":1 }"#,
      #"{ "class" : [ "p-4 bold" , { "x y" : "m-2 italic" } ] , "a":1 }"#),
    Row(.json, #"{"class":[{"${a}":"hover:p-4 p-2"}]}"#, nil),
    Row(.json, #"{"classes":"hover:p-4 p-2"}"#, nil),
    Row(.json, #"{"class":["hover:p-4 p-2"]}"#, #"{"class":["p-2 hover:p-4"]}"#),
    Row(
      .json, #"{"class":[{"a}\"":["\\","]"]},"x","hover:p-4 p-2"]}"#,
      #"{"class":[{"a}\"":["\\","]"]},"x","p-2 hover:p-4"]}"#),
    Row(.json, #"{"class":["x",{"a":["hover:p-4 p-2"]}]}"#, nil),
    Row(.json, #"{"classes":["hover:p-4 p-2"]}"#, nil),
    Row(.json, #"{"class":{"a":"hover:p-4 p-2"}}"#, nil),
    Row(.json, #"{"class":"bold\u0020p-4"}"#, nil), Row(.json, #"{"text":"bold p-4"}"#, nil),
    Row(.yaml, "class: bold p-4 # bold p-4\n", "class: p-4 bold # bold p-4\n"),
    Row(.yaml, "class: bold !p-4\n", nil), Row(.yaml, "class: \"bold !p-4\"\n", "class: \"!p-4 bold\"\n"),
    Row(.yaml, "class: 'bold a11y-label-[it''s] p-4'\n", "class: 'p-4 bold a11y-label-[it''s]'\n"),
    Row(.yaml, "class: bold [layout.padding:8]\n", nil),
    Row(.yaml, "class: bold -m-4\n", "class: -m-4 bold\n"),
    Row(
      .markdown, "bold p-4\n```swift\na.tw(\"bold p-4\")\n```\n",
      "bold p-4\n```swift\na.tw(\"p-4 bold\")\n```\n"),
    Row(.swift, "a.tw(\"bold \u{FFFD} p-4\")", nil),
  ]

  @Test("changes class strings that are out of order, and no other byte", arguments: rows)
  func row(_ row: Row) {
    let bytes = Array(row.text.utf8)
    let result = Self.format(bytes, row.language)
    let new = result.applied(to: bytes)
    #expect(String(decoding: new, as: UTF8.self) == row.due ?? row.text)
    #expect(result.edits.isEmpty == (row.due == nil))
    #expect(Self.format(new, row.language).edits.isEmpty)
  }

  @Test("leaves what is no UTF-8 as it is")
  func invalid() {
    let bytes = Array("a.tw(\"bold p-4".utf8) + [0xFF] + Array(" m-2\")".utf8)
    #expect(Self.format(bytes, .swift).applied(to: bytes) == bytes)
  }

  @Test("counts strings and formats each by what its names mean there")
  func places() {
    let bytes = Array(#"a.tw("bold card"); b.tw("bold card")"#.utf8)
    var asked: [Int] = []
    let result = SourceFormatter().format(bytes, as: .swift) { offset in
      asked.append(offset)
      return ClassFormatter((offset < 10 ? StyleEngine() : StyleEngine(catalog: .init())).vocabulary)
    }
    #expect(result.strings == 2 && asked == [6, 25])
    #expect(
      String(decoding: result.applied(to: bytes), as: UTF8.self).hasPrefix(
        #"a.tw("card bold"); b.tw("bold card")"#))
  }

  private static func format(_ bytes: [UInt8], _ language: SourceLanguage) -> SourceFormatter.Result {
    let formatter = ClassFormatter(StyleEngine().vocabulary)
    return SourceFormatter().format(bytes, as: language) { _ in formatter }
  }
}
