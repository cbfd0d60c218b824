import Documents
import Engine
import JSONText
import Recipes
import StyleModel
import StyleResolve
import TestSupport
import Testing

/// Documents, what they compile to, and what is reported.
@Suite struct DocumentCompilerTests {
  static let engine = StyleEngine()

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let input: String
    let output: String?
    /// Findings, as `id at text`, where the text is what the range covers.
    var findings: [String] = []
    var testDescription: String { name }
  }

  static let rows = [
    Row(
      name: "a class becomes a style",
      input: #"{ "id": "a", "type": "text", "class": "p-4" }"#,
      output: #"{ "id": "a", "type": "text", "style": { "layout": { "padding": 16 } } }"#),
    Row(
      name: "classes without a type are not lost in silence",
      input:
        #"{"id":"v","type":"vstack","children":[{"id":"a","class":"p-4"},{"id":"b","type":4,"class":["p-4"]}]}"#,
      output: nil, findings: [#"R24 at "a""#, "R03 at 4"]),
    Row(
      name: "nor are those inside a style, or inside what has no type",
      input:
        #"{"id":"v","type":"vstack","style":{"common":{"overlay":{"class":"p-4"}}},"children":[{"children":[{"id":"a","class":"p-4"}]}]}"#,
      output: nil, findings: [#"R24 at "p-4""#, #"R24 at "a""#]),
    Row(
      name: "nor are those in data and actions, where no component stands",
      input:
        #"{"id":"v","type":"list","context":{"_rows":[{"type":"text","class":"p-4"}],"_seats":[{"type":"a","class":"b"}]},"events":{"onTap":[{"x":{"type":"Text","class":["p-2"]}}]}}"#,
      output:
        #"{"id":"v","type":"list","context":{"_rows":[{"type":"text","class":"p-4"}],"_seats":[{"type":"a","class":"b"}]},"events":{"onTap":[{"x":{"type":"Text","class":["p-2"]}}]}}"#,
      findings: [#"class-left at "p-4""#, #"class-left at ["p-2"]"#]),
    Row(
      name: "a misspelt class is not lost in silence",
      input: #"{"id":"v","type":"vstack","clas":"p-4"}"#, output: #"{"id":"v","type":"vstack","clas":"p-4"}"#,
      findings: [#"R01 at "clas""#]),
    Row(
      name: "keys that stand twice in a style are not lost in silence",
      input:
        #"{"id":"v","type":"vstack","class":"m-0","style":{"common":{"opacity":1,"tint":"red","opacity":0}}}"#,
      output: #"{"id":"v","type":"vstack","style":{"common":{"opacity":1,"tint":"red","opacity":0}}}"#,
      findings: [#"duplicate-key at "opacity""#]),
    Row(
      name: "compact files stay compact",
      input: #"{"id":"a","type":"text","class":"p-4"}"#,
      output: #"{"id":"a","type":"text","style":{"layout":{"padding":16}}}"#),
    Row(
      name: "an empty class leaves nothing",
      input: #"{ "id": "a", "type": "text", "class": "" }"#, output: #"{ "id": "a", "type": "text" }"#),
    Row(
      name: "a document without classes stays as it is",
      input: "{\"id\":\"a\" ,  \"type\":\"text\",\n\t\"style\":{\"layout\":{\"padding\":{\"all\":1}}}}",
      output: "{\"id\":\"a\" ,  \"type\":\"text\",\n\t\"style\":{\"layout\":{\"padding\":{\"all\":1}}}}"),
    Row(
      name: "lines follow their surroundings",
      input: "{\n    \"id\": \"a\",\n    \"type\": \"text\",\n    \"class\": \"p-4\"\n}\n",
      output:
        "{\n    \"id\": \"a\",\n    \"type\": \"text\",\n    \"style\": {\n        \"layout\": {\n            \"padding\": 16\n        }\n    }\n}\n"
    ),
    Row(
      name: "an array of classes reads like one string",
      input: #"{ "id": "a", "type": "text", "class": ["p-4", "px-2"] }"#,
      output:
        #"{ "id": "a", "type": "text", "style": { "layout": { "padding": { "horizontal": 8, "vertical": 16 } } } }"#
    ),
    Row(
      name: "explicit style wins, edge by edge",
      input:
        #"{ "id": "a", "type": "text", "class": "p-4 opacity-50", "style": { "layout": { "padding": { "top": 1 } } } }"#,
      output:
        #"{ "id": "a", "type": "text", "style": { "common": { "opacity": 0.5 }, "layout": { "padding": { "top": 1, "bottom": 16, "horizontal": 16 } } } }"#
    ),
    Row(
      name: "what an author writes over lines keeps its bytes",
      input: """
        {
          "id": "a", "type": "vstack", "class": "bg-red",
          "style": {
            "layout": {"padding":   7},
            "modal": { "sheet": { "isPresented": "${x}",
              "content": { "id": "b", "type": "text", "class": "p-1" } } }
          }
        }
        """,
      output: """
        {
          "id": "a", "type": "vstack",
          "style": {
            "layout": {"padding":   7},
            "common": {"background": "red"},
            "modal": { "sheet": { "isPresented": "${x}",
              "content": { "id": "b", "type": "text", "style": { "layout": { "padding": 4 } } } } }
          }
        }
        """),
    Row(
      name: "unknown parts of a style stay",
      input:
        #"{ "id": "a", "type": "text", "class": "p-4", "style": { "future": { "x": 1 }, "layout": { "hugs": true } } }"#,
      output:
        #"{ "id": "a", "type": "text", "style": { "layout": { "padding": 16, "hugs": true }, "future": { "x": 1 } } }"#
    ),
    Row(
      name: "context members join those that are there",
      input: #"{ "id": "a", "type": "vstack", "class": "gap-4 items-start", "context": { "_lazy": true } }"#,
      output:
        #"{ "id": "a", "type": "vstack", "context": { "_lazy": true, "_spacing": 16, "_alignment": "leading" } }"#
    ),
    Row(
      name: "an explicit context member wins",
      input: #"{ "id": "a", "type": "vstack", "class": "gap-4", "context": { "spacing": 2 } }"#,
      output: #"{ "id": "a", "type": "vstack", "context": { "spacing": 2 } }"#),
    Row(
      name: "a context is made where there is none",
      input: #"{ "id": "a", "type": "vstack", "class": "gap-4", "children": [] }"#,
      output: #"{ "id": "a", "type": "vstack", "context": { "_spacing": 16 }, "children": [] }"#),
    Row(
      name: "a margin wraps the component",
      input: #"{ "id": "a", "type": "text", "class": "mt-4 p-1" }"#,
      output:
        #"{ "id": "a_margin", "type": "vstack", "style": { "layout": { "padding": { "top": 16 } } }, "children": [ { "id": "a", "type": "text", "style": { "layout": { "padding": 4 } } } ] }"#
    ),
    Row(
      name: "a negative margin is reported",
      input: #"{ "id": "a", "type": "text", "class": "-mt-4" }"#, output: #"{ "id": "a", "type": "text" }"#,
      findings: [#"negative-margin at "-mt-4""#]),
    Row(
      name: "a border beside an author's overlay makes a stack",
      input:
        #"{ "id": "a", "type": "text", "class": "border border-red", "style": { "common": { "overlay": { "id": "o", "type": "circle" } } } }"#,
      output:
        #"{ "id": "a", "type": "text", "style": { "common": { "overlay": { "id": "a_overlay", "type": "zstack", "style": { "layout": { "maxWidth": "infinity", "maxHeight": "infinity" } }, "children": [ { "id": "o", "type": "circle" }, { "id": "a_border", "type": "rectangle", "style": { "layout": { "maxWidth": "infinity", "maxHeight": "infinity" }, "shape": { "fill": "clear", "stroke": { "content": "red", "style": { "lineWidth": 1 } }, "inset": 0.5 }, "accessibility": { "hidden": true } } } ] } } } }"#
    ),
    Row(
      name: "derived identifiers are unique",
      input:
        #"{ "id": "a_border", "type": "vstack", "children": [{ "id": "a", "type": "text", "class": "border border-red" }] }"#,
      output:
        #"{ "id": "a_border", "type": "vstack", "children": [{ "id": "a", "type": "text", "style": { "common": { "overlay": { "id": "a_border_2", "type": "rectangle", "style": { "layout": { "maxWidth": "infinity", "maxHeight": "infinity" }, "shape": { "fill": "clear", "stroke": { "content": "red", "style": { "lineWidth": 1 } }, "inset": 0.5 }, "accessibility": { "hidden": true } } } } } }] }"#
    ),
    Row(
      name: "a custom button merges with the author's part by part",
      input:
        #"{ "id": "a", "type": "button", "class": "px-4 bg-blue rounded-[8]", "style": { "button": { "custom": { "common": { "background": "red" } } } } }"#,
      output:
        #"{ "id": "a", "type": "button", "style": { "button": { "custom": { "layout": { "padding": { "horizontal": 16 } }, "common": { "background": "red", "cornerRadius": 8 } } } } }"#
    ),
    Row(
      name: "grow follows the parent",
      input:
        #"{ "id": "r", "type": "hstack", "children": [{ "id": "a", "type": "text", "class": "grow" }] }"#,
      output:
        #"{ "id": "r", "type": "hstack", "children": [{ "id": "a", "type": "text", "style": { "layout": { "maxWidth": "infinity" } } }] }"#
    ),
    Row(
      name: "components are found wherever they can stand",
      input: """
        { "id": "m", "type": "module",
          "dependencies": [{ "component": { "id": "d", "type": "text", "class": "p-1" } }],
          "children": [
            { "id": "dyn", "type": "dynamic", "prototype": { "id": "p", "type": "text", "class": "p-1" } },
            { "id": "c", "type": "conditional", "context": { "_trueComponent": { "id": "t", "type": "text", "class": "p-1" } } },
            { "id": "l", "type": "link", "destination": { "id": "n", "type": "module", "children": [{ "id": "x", "type": "text", "class": "p-1" }] } },
            { "id": "v", "type": "vstack", "style": { "navigation": { "toolbarTrailing": { "id": "b", "type": "text", "class": "p-1" } },
              "swipe": { "trailing": { "content": { "id": "s", "type": "text", "class": "p-1" } } },
              "modal": { "alert": { "title": "x", "isPresented": "${y}", "actions": [{ "id": "k", "type": "text", "class": "p-1" }] } } } }
          ] }
        """,
      output: """
        { "id": "m", "type": "module",
          "dependencies": [{ "component": { "id": "d", "type": "text", "style": { "layout": { "padding": 4 } } } }],
          "children": [
            { "id": "dyn", "type": "dynamic", "prototype": { "id": "p", "type": "text", "style": { "layout": { "padding": 4 } } } },
            { "id": "c", "type": "conditional", "context": { "_trueComponent": { "id": "t", "type": "text", "style": { "layout": { "padding": 4 } } } } },
            { "id": "l", "type": "link", "destination": { "id": "n", "type": "module", "children": [{ "id": "x", "type": "text", "style": { "layout": { "padding": 4 } } }] } },
            { "id": "v", "type": "vstack", "style": { "navigation": { "toolbarTrailing": { "id": "b", "type": "text", "style": { "layout": { "padding": 4 } } } },
              "swipe": { "trailing": { "content": { "id": "s", "type": "text", "style": { "layout": { "padding": 4 } } } } },
              "modal": { "alert": { "title": "x", "isPresented": "${y}", "actions": [{ "id": "k", "type": "text", "style": { "layout": { "padding": 4 } } }] } } } }
          ] }
        """),
    Row(
      name: "data that looks like a component stays",
      input:
        #"{ "id": "m", "type": "module", "state": { "x": { "id": "a", "type": "text", "class": "nonsense" } } }"#,
      output:
        #"{ "id": "m", "type": "module", "state": { "x": { "id": "a", "type": "text", "class": "nonsense" } } }"#
    ),
    Row(
      name: "rules hold for their subtree",
      input:
        #"{ "id": "r", "type": "vstack", "rules": { "named": { "card": "p-1" } }, "children": [{ "id": "a", "type": "text", "class": "card" }] }"#,
      output:
        #"{ "id": "r", "type": "vstack", "children": [{ "id": "a", "type": "text", "style": { "layout": { "padding": 4 } } }] }"#
    ),
    // Refused
    Row(
      name: "an unknown class is an error",
      input: #"{ "id": "a", "type": "text", "class": "p-4 bg-primry" }"#, output: nil,
      findings: ["unknown-token at primry"]),
    Row(
      name: "ranges go through escapes",
      input: #"{ "id": "a", "type": "text", "class": "p-4\tpadx-4" }"#, output: nil,
      findings: ["unknown-class at padx-4"]),
    Row(
      name: "a class of another type is an error",
      input: #"{ "id": "a", "type": "text", "class": 7 }"#, output: nil, findings: ["class-form at 7"]),
    Row(
      name: "an appearance of another word is an error",
      input: #"{ "id": "a", "type": "text", "appearance": "matte" }"#, output: nil,
      findings: [#"appearance-form at "matte""#]),
    Row(
      name: "a fault in rules stands at its class",
      input: #"{ "id": "a", "type": "vstack", "rules": { "named": { "card": "p-1 zap-2" } } }"#, output: nil,
      findings: ["unknown-class at zap-2"]),
    Row(
      name: "a fault in rules stands at its class behind escapes",
      input: #"{ "id": "a", "type": "vstack", "rules": { "named": { "card": "p-1\tzap-2" } } }"#, output: nil,
      findings: ["unknown-class at zap-2"]),
    Row(
      name: "broken JSON is an error", input: #"{ "id": "a", }"#, output: nil, findings: ["json-syntax at ,"]),
    Row(name: "an empty file is an error", input: "", output: nil, findings: ["json-syntax at "]),
  ]

  @Test("compiles", arguments: rows)
  func compiles(_ row: Row) {
    let bytes = Array(row.input.utf8)
    let result = DocumentCompiler(engine: Self.engine).compile(bytes)
    #expect(result.output.map { String(decoding: $0, as: UTF8.self) } == row.output)
    #expect(
      result.diagnostics.map { "\($0.id) at \(String(decoding: bytes[$0.range], as: UTF8.self))" }
        == row.findings)
    // What is compiled has no classes left, so that a second pass changes nothing.
    if let output = result.output {
      #expect(DocumentCompiler(engine: Self.engine).compile(output).output == output)
    }
  }

  @Test func keepGoingCompilesWhatIsGood() {
    var options = DocumentCompiler.Options()
    options.keepGoing = true
    let input = Array(#"{ "id": "a", "type": "text", "class": "p-4 nonsense" }"#.utf8)
    let result = DocumentCompiler(engine: Self.engine, options: options).compile(input)
    #expect(result.hasErrors)
    #expect(
      result.output.map { String(decoding: $0, as: UTF8.self) }
        == #"{ "id": "a", "type": "text", "style": { "layout": { "padding": 16 } } }"#)
  }

  struct StyleRow: Sendable {
    let input: String
    let output: String
    var isCanonical = false
  }

  static let styleRows = [
    // Classes that write no property leave the author's style as it is written.
    StyleRow(
      input: ##"{"id":"a","type":"vstack","class":"gap-2","style":{"common":{"tint":"#abc"}}}"##,
      output: ##"{"id":"a","type":"vstack","context":{"_spacing":8},"style":{"common":{"tint":"#abc"}}}"##),
    StyleRow(
      input: ##"{"id":"a","type":"text","class":"p-4","style":{"layout":{"padding":8}}}"##,
      output: ##"{"id":"a","type":"text","style":{"layout":{"padding":8}}}"##),
    // Short forms would round the opacity.
    StyleRow(
      input:
        ##"{"id":"a","type":"text","class":"p-4","style":{"common":{"tint":{"light":{"color":"#000","opacity":0.5},"dark":"white"}}}}"##,
      output:
        ##"{"id":"a","type":"text","style":{"common":{"tint":{"light":{"color":"#000","opacity":0.5},"dark":"white"}},"layout":{"padding":16}}}"##
    ),
    // Canonical form does not lose what is compiled inside.
    StyleRow(
      input:
        ##"{"id":"a","type":"text","class":"p-4","style":{"common":{"overlay":{"id":"b","type":"circle","class":"w-1"}}}}"##,
      output:
        ##"{"id":"a","type":"text","style":{"common":{"overlay":{"id":"b","type":"circle","style":{"layout":{"width":4}}}},"layout":{"padding":16}}}"##,
      isCanonical: true),
    // What differs in blanks alone is canonical, a custom part included.
    StyleRow(
      input:
        ##"{"id":"a","type":"button","style":{ "layout":{"width" : 4},"button":{"custom":{"layout":{"height" : 12}}} }}"##,
      output:
        ##"{"id":"a","type":"button","style":{ "layout":{"width" : 4},"button":{"custom":{"layout":{"height" : 12}}} }}"##,
      isCanonical: true),
    StyleRow(
      input: ##"{"id":"a","type":"button","style":{ "layout":{"maxWidth" : 4,"width":2} }}"##,
      output: ##"{"id":"a","type":"button","style":{"layout":{"width":2,"maxWidth":4}}}"##, isCanonical: true),
    // An empty custom part asks for a button without a style.
    StyleRow(
      input: ##"{"id":"a","type":"button","class":"tint-red","style":{"button":{"custom":{}}}}"##,
      output: ##"{"id":"a","type":"button","style":{"common":{"tint":"red"},"button":{"custom":{}}}}"##),
    StyleRow(
      input:
        ##"{"id":"a","type":"button","class":"p-1 font-mono text-sm","style":{"button":{"custom":{}}}}"##,
      output:
        ##"{"id":"a","type":"button","style":{"button":{"custom":{"layout":{"padding":4},"common":{"font":{"kind":"subheadline","design":"monospaced"}}}}}}"##
    ),
  ]

  @Test("keep an author's style as it is written where nothing is added", arguments: styleRows)
  func explicitStyle(_ row: StyleRow) {
    var options = DocumentCompiler.Options()
    options.canonicalStyles = row.isCanonical
    let result = DocumentCompiler(engine: Self.engine, options: options).compile(Array(row.input.utf8))
    #expect(result.output.map { String(decoding: $0, as: UTF8.self) } == row.output)
  }

  @Test func canonicalStylesRewriteEveryStyle() {
    var options = DocumentCompiler.Options()
    options.canonicalStyles = true
    let input = Array(
      #"{ "id": "a", "type": "text", "style": { "layout": { "padding": { "horizontal": 4, "vertical": 4 } } } }"#
        .utf8)
    let result = DocumentCompiler(engine: Self.engine, options: options).compile(input)
    #expect(
      result.output.map { String(decoding: $0, as: UTF8.self) }
        == #"{ "id": "a", "type": "text", "style": { "layout": { "padding": 4 } } }"#)
  }

  static let exampleNames = ["sign-in", "settings", "product-list"] + stateScreens
  /// The screens of the guide to states.
  static let stateScreens = ["sign-up", "tabs", "timetable"]

  @Test("compiles the example screens to what is recorded", arguments: exampleNames)
  func examples(_ name: String) throws {
    let result = DocumentCompiler(engine: Self.engine).compile(try Repository.bytes("Examples/\(name).json"))
    #expect(result.diagnostics.filter { $0.severity != .note } == [])
    #expect(result.components >= 40)
    let output = try #require(result.output)
    let difference = try Repository.compare(
      String(decoding: output, as: UTF8.self), with: "Tests/Fixtures/Documents/\(name).json")
    #expect(difference == nil)
    let document = try JSONDocument(parsing: output)
    #expect(document.duplicateKeys().isEmpty)
  }

  static let publishedFiles = Repository.files("../shared/stemjson-docs", suffix: ".json")

  @Test("leaves documents without classes byte for byte", arguments: publishedFiles)
  func published(_ path: String) throws {
    let bytes = try Repository.bytes(path)
    let result = DocumentCompiler(engine: Self.engine).compile(bytes)
    #expect(result.output == bytes)
    #expect(result.diagnostics.isEmpty)
  }
}
