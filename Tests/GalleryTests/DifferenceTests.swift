import Documents
import Engine
import JSONText
import Recipes
import StyleModel
import TestSupport
import Testing
import Theme

@testable import Gallery

/// Two screens and what differs between them.
struct ScreenRow: Sendable, CustomTestStringConvertible {
  let old: String
  let new: String
  /// Subject, property, old and new value as JSON.
  let differences: [[String]]
  var testDescription: String { new }
}

/// What differs between catalogs, themes and screens, and how it is written.
@Suite struct DifferenceTests {
  // MARK: - Screens

  private static func text(_ style: String, id: String = "a") -> String {
    #"{"id":"\#(id)","type":"text","style":\#(style)}"#
  }

  static let screens: [ScreenRow] = [
    .init(
      old: text(#"{"layout":{"padding":8}}"#),
      new: text(#"{"layout":{"padding":{"horizontal":8,"vertical":8}}}"#), differences: []),
    .init(
      old: text(##"{"common":{"foreground":"#fff"}}"##), new: text(##"{"common":{"foreground":"#FFFFFF"}}"##),
      differences: []),
    .init(
      old: #"{"id":"a","type":"Text","context":{"_n":2}}"#,
      new: #"{ "type":"text","context":{"_n":2.0},"id":"a"}"#, differences: []),
    .init(
      old: text(#"{"layout":{"padding":8}}"#), new: text(#"{"layout":{"padding":9}}"#),
      differences: [["a", "style.layout.padding", "8", "9"]]),
    .init(
      old: text("{}"), new: text(#"{"common":{"opacity":"${x}"}}"#),
      differences: [["a", "style.common.opacity", "", "\"${x}\""]]),
    .init(
      old: #"{"id":"v","type":"vstack","children":[{"id":"a","type":"text"}]}"#,
      new: #"{"id":"v","type":"vstack","children":[{"id":"b","type":"text"},{"id":"a","type":"text"}]}"#,
      differences: [["b", "", "", ""]]),
    .init(
      old: #"{"id":"v","type":"vstack","children":[{"id":"a","type":"text"},{"id":"b","type":"text"}]}"#,
      new: #"{"id":"v","type":"vstack","children":[{"id":"b","type":"text"},{"id":"a","type":"text"}]}"#,
      differences: [["v", "children", #"["a","b"]"#, #"["b","a"]"#]]),
    .init(
      old: #"{"id":"m","type":"module","state":{"n":1,"list":[{"id":"x","type":"t"}]},"children":[]}"#,
      new: #"{"id":"m","type":"module","state":{"n":2,"list":[{"id":"x","type":"t"}]},"children":[]}"#,
      differences: [["m", "state.n", "1", "2"]]),
    .init(
      old: #"{"id":"a","type":"text","style":{"common":{"overlay":{"id":"o","type":"circle"}}}}"#,
      new: #"{"id":"a","type":"text","style":{"common":{"overlay":{"id":"o","type":"capsule"}}}}"#,
      differences: [["o", "type", "\"circle\"", "\"capsule\""]]),
    .init(
      old: #"[{"id":"a","type":"text"},{"id":"a","type":"text","context":{"_text":"x"}}]"#,
      new: #"[{"id":"a","type":"text"},{"id":"a","type":"text","context":{"_text":"y"}}]"#,
      differences: [["a #2", "context._text", "\"x\"", "\"y\""]]),
  ]

  static func shown(_ differences: [Difference]) -> [[String]] {
    differences.map { one in
      [
        one.subject, one.property ?? "", one.old.map { JSONWriter.text($0) } ?? "",
        one.new.map { JSONWriter.text($0) } ?? "",
      ]
    }
  }

  @Test("screens differ in what they mean", arguments: screens) func screensDiffer(_ row: ScreenRow) throws {
    let (old, new) = (try JSONDocument(parsing: row.old), try JSONDocument(parsing: row.new))
    #expect(Self.shown(ScreenComparison(from: old, to: new).differences) == row.differences)
    #expect(ScreenComparison(from: old, to: old).differences.isEmpty)
    // The other way round the same things differ.
    let back = ScreenComparison(from: new, to: old).differences
    #expect(Set(back.map { $0.subject }) == Set(row.differences.map { $0[0] }))
  }

  // MARK: - Themes

  static let themes: [(old: String, new: String, differences: [[String]])] = [
    (
      ##"{"extends":"none","colors":{"a":"#fff","b":"a"}}"##,
      ##"{"extends":"none","colors":{"a":"#FFFFFF","b":"#FFFFFF"}}"##, []
    ),
    (
      ##"{"extends":"none","colors":{"a":"#fff","b":"a"}}"##,
      ##"{"extends":"none","colors":{"a":"#000","b":"a"}}"##,
      [["colors.a", "", "\"#FFFFFF\"", "\"#000000\""], ["colors.b", "", "\"#FFFFFF\"", "\"#000000\""]]
    ),
    (
      #"{"extends":"none","spacing":4,"radii":{"lg":8}}"#,
      #"{"extends":"none","spacing":{"unit":5,"md":12}}"#,
      [["spacing.unit", "", "4", "5"], ["spacing.md", "", "", "12"], ["radii.lg", "", "8", ""]]
    ),
  ]

  @Test("themes differ token by token", arguments: themes.indices) func themesDiffer(_ index: Int) throws {
    let row = Self.themes[index]
    func theme(_ text: String) -> Theme {
      ThemeLoader.load(Array(text.utf8)) { Theme.preset(named: $0) }.theme
    }
    let (old, new) = (theme(row.old), theme(row.new))
    let differences = ThemeComparison(from: old, to: new).differences
    #expect(Self.shown(differences) == row.differences)
    let page = DifferencePage(themes: old, new, differences, names: ("old", "new")).html
    for one in differences {
      let name = one.subject.split(separator: ".").last.map { String($0) } ?? ""
      #expect(page.contains("<th scope=\"row\">\(name)</th>"))
    }
  }

  @Test("every preset is the same as itself", arguments: Theme.presetNames) func presets(_ name: String)
    throws
  {
    let theme = try #require(Theme.preset(named: name))
    #expect(ThemeComparison(from: theme, to: theme).differences.isEmpty)
  }

  // MARK: - Catalogs

  @Test("recipes are drawn before and after") func catalogs() {
    func engine(_ text: String) -> StyleEngine {
      var catalog = Catalog.builtIn
      catalog.add(CatalogLoader.load(Array(text.utf8), source: "r.json"))
      return StyleEngine(catalog: catalog)
    }
    let old = engine(
      #"{"recipes":{"pill":{"base":"px-3 disabled:opacity-45","variants":{"size":{"lg":"p-6"}}},"gone":"p-2"}}"#
    )
    let new = engine(
      #"{"recipes":{"pill":{"base":"px-4 disabled:opacity-45","variants":{"size":{"lg":"p-6"}}}}}"#)
    let comparison = CatalogComparison(from: old, to: new)
    #expect(
      Self.shown(comparison.differences).map { $0[0] + " " + $0[1] } == ["gone ", "pill layout.padding"])
    let page = DifferencePage(catalogs: old, new, comparison, names: ("a", "b")).html
    for piece in [
      "padding-inline-start:12px", "padding-inline-start:16px", ">disabled<", "not there", "removed",
    ] {
      #expect(page.contains(piece), "\(piece)")
    }
    #expect(CatalogComparison(from: new, to: new).differences.isEmpty)
  }

  // MARK: - Texts

  static let markdown: [(text: String, code: String)] = [
    ("plain", "`plain`"), ("a|b", "`a\\|b`"), ("a`b", "`` a`b ``"), ("```", "```` ``` ````"), ("", "`  `"),
    ("two\nlines", "`two lines`"), ("\u{202E}x", "`[U+202E]x`"), (" x", "`  x `"), ("<b>", "`<b>`"),
  ]

  @Test("texts are code in Markdown", arguments: markdown.indices) func markdownCode(_ index: Int) {
    #expect(MarkdownText.code(Self.markdown[index].text) == Self.markdown[index].code)
  }

  @Test("the text form is a table") func table() {
    let differences = [
      Difference(
        .changed, "a|b", property: "common.font", old: "title", new: ["kind": "title", "weight": "bold"]),
      Difference(.added, "new"),
    ]
    #expect(
      differences.markdown(of: .catalog) == """
        **2 differences** in the catalog

        | recipe | property | before | after |
        |---|---|---|---|
        | `a\\|b` | `common.font` | `"title"` | `{ "kind": "title", "weight": "bold" }` |
        | `new` | added |  |  |

        """)
    #expect([Difference]().markdown(of: .theme) == "No differences.\n")
    #expect(
      JSONWriter.text(differences[0].json)
        == #"{"change":"changed","subject":"a|b","property":"common.font","old":"title","new":{"kind":"title","weight":"bold"}}"#
    )
  }

  @Test("pages of differences hold texts of an author as texts", arguments: ScreenPageTests.hostile)
  func hostilePages(_ text: String) throws {
    let quoted = JSONWriter.text(.string(text))
    func document(_ word: String) throws -> JSONDocument {
      try JSONDocument(
        parsing: #"{"id":\#(quoted),"type":"text","context":{"_text":\#(quoted),"_other":"\#(word)"}}"#)
    }
    let (old, new) = (try document("x"), try document("y"))
    let page = DifferencePage(
      screens: old, new, ScreenComparison(from: old, to: new), names: (text, text)
    ).html
    #expect(!page.contains("<script") && !page.contains("<img") && !page.contains("<b>"))
    #expect(!page.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) || $0.value == 0 })
    #expect(page.contains("default-src 'none'"))
  }
}
