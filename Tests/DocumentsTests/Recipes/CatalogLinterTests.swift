import Documents
import Engine
import JSONText
import Recipes
import Testing

@Suite struct CatalogLinterTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let catalog: String
    /// Each finding as `id: text at fault: start of the message`.
    let findings: [String]
    var testDescription: String { catalog }
  }

  static let rows: [Row] = [
    Row(catalog: #"{"a": "p-4", "b": "p-2"}"#, findings: []),
    // Duplicates
    Row(
      catalog: #"{"a": "p-4 bold", "b": "p-4 bold"}"#,
      findings: [#"duplicate-style: "b": "b" has the same classes as "a""#]),
    Row(
      catalog: #"{"a": "p-4", "b": "px-4 py-4"}"#,
      findings: [#"duplicate-style: "b": "b" has the same values as "a""#]),
    Row(catalog: #"{"a": "bg-white", "b": "bg-white dark:bg-black"}"#, findings: []),
    Row(catalog: #"{"a": "", "b": ""}"#, findings: []),
    // Another name is no double.
    Row(catalog: #"{"a": "p-4", "b": "a"}"#, findings: []),
    Row(catalog: #"{"a": "p-4", "b": {"base": "m-1", "slots": {"t": "a"}}}"#, findings: []),
    Row(
      catalog:
        #"{"a": {"base": "p-4", "variants": {"s": {"x": "bold"}}}, "b": {"base": "p-4", "variants": {"t": {"x": "bold"}}}}"#,
      findings: []),
    // Deprecation
    Row(
      catalog: #"{"old": {"base": "p-4", "deprecated": "new"}, "new": "p-2", "user": "bold old"}"#,
      findings: [#"deprecated-recipe: "bold old": "old" is deprecated; use "new""#]),
    Row(
      catalog:
        #"{"old": {"base": "p-4", "deprecated": true}, "user": {"base": "bold", "variants": {"a": {"x": "old"}}}}"#,
      findings: [#"deprecated-recipe: "old": "old" is deprecated"#]),
    Row(
      catalog: #"{"old": {"base": "p-4", "deprecated": "newt"}, "new": "p-2"}"#,
      findings: [
        #"unknown-successor: "old": "old" is deprecated for "newt", which no recipe is named; did you mean "new"?"#
      ]),
    Row(
      catalog:
        #"{"old": {"base": "p-4", "deprecated": "new-[s=x]"}, "new": {"variants": {"s": {"x": "p-2"}}}}"#,
      findings: []),
    // A parent's part is the parent's matter.
    Row(
      catalog:
        #"{"old": {"base": "p-4", "deprecated": true}, "a": "old", "b": {"extends": "a", "base": "bold"}}"#,
      findings: [#"deprecated-recipe: "old": "old" is deprecated"#]),
    Row(
      catalog: #"{"old": {"base": "p-4", "deprecated": true}, "b": {"extends": "old", "base": "bold"}}"#,
      findings: [#"deprecated-recipe: "old": "old" is deprecated"#]),
    // Values that come together tell recipes apart.
    Row(
      catalog:
        #"{"a": {"variants": {"s": {"x": "bold"}, "t": {"y": "italic"}}}, "b": {"variants": {"s": {"x": "bold"}, "t": {"y": "italic"}}, "compounds": [{"when": {"s": "x", "t": "y"}, "classes": "p-1"}]}}"#,
      findings: []),
    // Shadows
    Row(
      catalog: #"{"a": {"base": "p-4", "variants": {"s": {"x": "p-4", "y": "p-2"}}}}"#,
      findings: [#"shadowed-variant: "p-4": the classes of s=x change nothing"#]),
    Row(
      catalog:
        #"{"a": {"variants": {"s": {"x": "p-1", "y": "bold"}, "t": {"u": "p-4", "v": "p-2"}}, "defaults": {"t": "u"}}}"#,
      findings: [#"shadowed-variant: "p-1": the classes of s=x change nothing"#]),
    Row(
      catalog:
        #"{"a": {"variants": {"s": {"x": "p-1", "y": "bold"}, "t": {"u": "p-4", "v": "m-2"}}, "defaults": {"t": "u"}}}"#,
      findings: []),
    Row(
      catalog:
        #"{"a": {"variants": {"s": {"x": "p-1", "y": "p-2"}}, "compounds": [{"when": {"s": "x"}, "classes": "p-1"}]}}"#,
      findings: [
        // Either alone would do.
        #"shadowed-variant: "p-1": the classes of s=x change nothing"#,
        #"shadowed-variant: "p-1": this compound of "a" changes nothing"#,
      ]),
    Row(
      catalog:
        #"{"a": {"variants": {"s": {"x": "p-1", "y": "p-2"}}, "compounds": [{"when": {"s": "x"}, "classes": "bold"}]}}"#,
      findings: []),
    // Contrast
    Row(catalog: ##"{"a": "bg-[#FFFFFF] text-[#000000]"}"##, findings: []),
    Row(
      catalog: ##"{"a": "bg-[#FFFFFF] text-[#777777]"}"##,
      findings: [
        ##"low-contrast: "a": the text #777777 of "a" on its fill #FFFFFF in light has a contrast of 4.47 to 1; WCAG 2.2 asks for 4.5"##
      ]),
    // A fill and a text that only values bring together.
    Row(
      catalog:
        ##"{"a": {"base": "bg-white", "variants": {"s": {"a": "bg-black"}, "t": {"x": "text-black"}}}}"##,
      findings: [
        ##"low-contrast: "a": the text #000000 of "a" on its fill #000000 in light, s=a,t=x has a contrast of 1 to 1"##
      ]),
    Row(
      catalog:
        ##"{"a": {"base": "bg-white", "variants": {"s": {"a": "bg-black"}, "t": {"x": "text-black"}}, "compounds": [{"when": {"s": "a", "t": "x"}, "classes": "text-white"}]}}"##,
      findings: []),
    Row(
      catalog:
        ##"{"families": {"f": {"default": "p"}}, "recipes": {"p": {"base": "bg-white", "variants": {"s": {"a": "bg-black"}}}, "a": {"family": "f", "base": "text-black"}}}"##,
      findings: [
        ##"low-contrast: "a": the text #000000 of "a" on its fill #000000 in light, s=a has a contrast of 1 to 1"##
      ]),
    // Large text
    Row(catalog: ##"{"a": "bg-[#FFFFFF] text-[#777777] text-[24]"}"##, findings: []),
    Row(
      catalog: ##"{"a": "bg-white text-black dark:text-[#FFFFFF]"}"##,
      findings: [
        ##"low-contrast: "a": the text #FFFFFF of "a" on its fill #FFFFFF in dark has a contrast of 1 to 1"##
      ]),
    Row(
      catalog: ##"{"a": "bg-black text-[#FFFFFF] hover:bg-white"}"##,
      findings: [
        ##"low-contrast: "a": the text #FFFFFF of "a" on its fill #FFFFFF in light, hover has a contrast of 1 to 1"##
      ]),
    // A disabled control need not be read; half a white on black is grey.
    Row(catalog: ##"{"a": "bg-black text-white disabled:opacity-10"}"##, findings: []),
    Row(
      catalog: ##"{"a": "bg-black text-white/30"}"##,
      findings: [
        ##"low-contrast: "a": the text #4D4D4D of "a" on its fill #000000 in light has a contrast of 2.48 to 1"##
      ]),
    // WCAG is content where APCA is not.
    Row(
      catalog: ##"{"a": "bg-[#FF6B70] text-[#0F0F0F]"}"##,
      findings: [
        ##"low-contrast-apca: "a": the text #0F0F0F of "a" on its fill #FF6B70 in light has Lc 50.8; APCA advises 60"##
      ]),
    // The fill of a prominent button is its tint.
    Row(
      catalog: ##"{"a": "bezel-prominent tint-white text-white"}"##,
      findings: [##"low-contrast: "a": the text #FFFFFF of "a" on its fill #FFFFFF in light"##]),
    // Colours of the system are not known.
    Row(catalog: #"{"a": "bg-yellow text-white", "b": "bg-material-thin text-white"}"#, findings: []),
  ]

  @Test("names what is doubtful, with its place", arguments: rows)
  func row(_ row: Row) {
    let bytes = Array(row.catalog.utf8)
    let found = CatalogLinter(engine: SmallCatalog.engine(row.catalog)).lint().map { finding in
      let diagnostic = finding.diagnostic
      let text = String(decoding: bytes[diagnostic.range], as: UTF8.self)
      return "\(diagnostic.id): \(text): \(diagnostic.message)"
    }
    let due = row.findings.map { finding in
      // The texts at fault stand in quotes in the file.
      finding
    }
    #expect(found.count == due.count, "\(found)")
    for (found, due) in zip(found, due) { #expect(found.hasPrefix(due), "\(found)") }
  }

  @Test("tells which recipes no document leads to, and where deprecated ones are used")
  func documents() throws {
    let engine = SmallCatalog.engine(
      #"""
      {"a": "p-1", "b": "a bold", "c": "p-3", "d": {"base": "p-5", "slots": {"t": "p-6", "u": "p-7"}},
       "old": {"base": "p-8", "deprecated": "a"}, "e": "extends f p-9", "f": "m-1", "gone": {"base": "p-2", "deprecated": true}}
      """#)
    let text = #"""
      {"id": "m", "type": "module", "rules": {"view": "e"}, "children": [
        {"id": "x", "type": "text", "class": "hover:b bg-white"},
        {"id": "y", "type": "text", "class": ["d/t", {"${z}": "old"}]}]}
      """#
    let document = try JSONDocument(parsing: text)
    let uses = RecipeUses(engine)
    let found = uses.uses(in: document)
    #expect(found.map(\.recipe) == ["e", "b", "d/t", "old"])
    #expect(
      found.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) } == [
        "e", "hover:b", "d/t", "old",
      ])
    let reached = uses.reached(from: found.map(\.recipe))
    #expect(reached == ["a", "b", "d", "d/t", "e", "f", "old"])
    let linter = CatalogLinter(engine: engine)
    let unused = linter.lint(used: reached).filter { $0.diagnostic.id == "unused-recipe" }
    #expect(
      unused.map(\.diagnostic.message) == [
        #"no document that was given leads to "c""#, #"no document that was given leads to "d/u""#,
      ])
    let deprecated = linter.deprecated(in: document)
    #expect(deprecated.map(\.message) == [#""old" is deprecated; use "a""#])
    #expect(deprecated.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) } == ["old"])
  }

  @Test("judges the sources that it is told to, among all that are in force")
  func sources() {
    var catalog = Catalog.builtIn
    catalog.add(CatalogLoader.load(Array(#"{"mine": "text-lg font-semibold"}"#.utf8), source: "mine").recipes)
    let engine = StyleEngine(catalog: catalog)
    var options = CatalogLinter.Options()
    options.sources = ["mine"]
    let linter = CatalogLinter(engine: engine, options: options)
    #expect(linter.count == 1)
    #expect(linter.lint().map(\.diagnostic.message) == [#""mine" has the same classes as "card-title""#])
  }

  @Test("finds nothing wrong in the built-in catalog")
  func builtIn() {
    let found = CatalogLinter(engine: DecompilerTests.engine).lint()
    #expect(found.filter { $0.diagnostic.severity > .note }.map(\.diagnostic.message) == [])
    #expect(Set(found.map(\.diagnostic.id)) == ["duplicate-style", "low-contrast-apca"])
  }
}
