import Documents
import Engine
import Foundation
import JSONText
import StyleModel
import StyleTargets
import TestSupport
import Testing

/// Whole documents: bytes that stay, options, notes, and every document at hand both ways.
@Suite struct DecompilerDocumentTests {
  static let folder = Repository.root.appendingPathComponent("../shared/stemjson-docs").standardizedFileURL
  static var isPresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let input: String
    let output: String
    /// Notes, as `id at text`.
    var notes: [String] = []
    var context = false
    var recipes = false
    var testDescription: String { name }
  }

  static let rows = [
    Row(
      name: "class stands where style stood",
      input: #"{ "id": "a", "type": "text", "style": { "layout": { "padding": 16 } }, "context": {} }"#,
      output: #"{ "id": "a", "type": "text", "class": "p-4", "context": {} }"#),
    Row(
      name: "what stays keeps its bytes",
      input: """
        {
          "id": "a",
          "type": "text",
          "context": {"_text":"x"},
          "style": {
            "common": { "font":   "body", "glow": [ 1 ,2 ] },
            "layout": {
              "padding": { "horizontal": 16 }
            }
          }
        }

        """,
      output: """
        {
          "id": "a",
          "type": "text",
          "context": {"_text":"x"},
          "class": "px-4 text-base",
          "style": {
            "common": { "glow": [ 1 ,2 ] }
          }
        }

        """, notes: ["style-kept at [ 1 ,2 ]"]),
    Row(
      name: "a document without styles stays as it is",
      input: "{\"id\":\"a\" ,  \"type\":\"text\",\"style\":{}}",
      output: "{\"id\":\"a\" ,  \"type\":\"text\",\"style\":{}}"),
    Row(
      name: "classes that are there stay, and the style beside them",
      input: #"{"id":"a","type":"text","class":"p-1","style":{"common":{"opacity":0.5}}}"#,
      output: #"{"id":"a","type":"text","class":"p-1","style":{"common":{"opacity":0.5}}}"#,
      notes: [
        #"has-class at {"id":"a","type":"text","class":"p-1","style":{"common":{"opacity":0.5}}}"#
      ]),
    Row(
      name: "a key that stands twice keeps its style",
      input: #"{"id":"a","type":"text","style":{"common":{"opacity":0.5,"opacity":1}}}"#,
      output: #"{"id":"a","type":"text","style":{"common":{"opacity":0.5,"opacity":1}}}"#,
      notes: [#"duplicate-key at {"common":{"opacity":0.5,"opacity":1}}"#]),
    Row(
      name: "what no class can say has a note",
      input: #"{"id":"a","type":"text","style":{"common":{"tint":{"color":"red","opacity":"${o}"}}}}"#,
      output: #"{"id":"a","type":"text","style":{"common":{"tint":{"color":"red","opacity":"${o}"}}}}"#,
      notes: [#"style-kept at {"color":"red","opacity":"${o}"}"#]),
    Row(
      name: "components inside a style are components too",
      input:
        #"{"id":"a","type":"text","style":{"common":{"overlay":{"id":"b","type":"circle","style":{"layout":{"width":4}}}}}}"#,
      output:
        #"{"id":"a","type":"text","style":{"common":{"overlay":{"id":"b","type":"circle","class":"w-1"}}}}"#
    ),
    Row(
      name: "defaults of the rules need no class",
      input:
        #"{"id":"a","type":"vstack","rules":{"view":"p-4"},"children":[{"id":"b","type":"text","style":{"common":{"opacity":0.5},"layout":{"padding":16}}}]}"#,
      output:
        #"{"id":"a","type":"vstack","rules":{"view":"p-4"},"children":[{"id":"b","type":"text","class":"p-4 opacity-50"}]}"#
    ),
    Row(
      name: "defaults of the rules that would come on top forbid classes",
      input:
        #"{"id":"a","type":"vstack","rules":{"view":"p-4"},"children":[{"id":"b","type":"text","style":{"common":{"opacity":0.5}}}]}"#,
      output:
        #"{"id":"a","type":"vstack","rules":{"view":"p-4"},"children":[{"id":"b","type":"text","style":{"common":{"opacity":0.5}}}]}"#,
      notes: ["style-kept at 0.5"]),
    Row(
      name: "a component with two styles stays as it is",
      input: #"{"id":"a","type":"text","style":{"layout":{"padding":8}},"style":{"common":{"opacity":0.5}}}"#,
      output:
        #"{"id":"a","type":"text","style":{"layout":{"padding":8}},"style":{"common":{"opacity":0.5}}}"#,
      notes: [
        #"duplicate-key at {"id":"a","type":"text","style":{"layout":{"padding":8}},"style":{"common":{"opacity":0.5}}}"#
      ]),
    Row(
      name: "the context stays by default",
      input: #"{"id":"a","type":"vstack","context":{"_spacing":8},"style":{"layout":{"padding":8}}}"#,
      output: #"{"id":"a","type":"vstack","context":{"_spacing":8},"class":"p-2"}"#),
    Row(
      name: "the context moves on demand",
      input:
        #"{"id":"a","type":"hstack","context":{"_spacing":8,"_alignment":"top","_x":1},"style":{"layout":{"padding":8}},"children":[{"id":"b","type":"vstack","context":{"_alignment":"trailing","_lazy":true}},{"id":"c","type":"image","context":{"_contentMode":"fill","_source":"x"}},{"id":"d","type":"vstack","context":{"_spacing":"${s}"}}]}"#,
      output:
        #"{"id":"a","type":"hstack","context":{"_x":1},"class":"p-2 gap-2 items-top","children":[{"id":"b","type":"vstack","class":"items-end lazy"},{"id":"c","type":"image","class":"object-cover","context":{"_source":"x"}},{"id":"d","type":"vstack","context":{"_spacing":"${s}"}}]}"#,
      context: true),
    Row(
      name: "the context stays where its classes would bring in those of every view",
      input:
        #"{"id":"a","type":"vstack","rules":{"view":"text-red"},"children":[{"id":"b","type":"vstack","context":{"_spacing":8}},{"id":"c","type":"vstack","context":{"_spacing":8},"style":{"common":{"foreground":"blue"}}}]}"#,
      output:
        #"{"id":"a","type":"vstack","rules":{"view":"text-red"},"children":[{"id":"b","type":"vstack","context":{"_spacing":8}},{"id":"c","type":"vstack","class":"text-blue gap-2"}]}"#,
      context: true),
    Row(
      name: "a border becomes one again where its identifier is free",
      input:
        #"[{"id":"a","type":"text","style":{"common":{"overlay":{"id":"a_border","type":"rectangle","style":{"layout":{"maxWidth":"infinity","maxHeight":"infinity"},"shape":{"fill":"clear","stroke":{"content":"red","style":{"lineWidth":2}},"inset":1},"accessibility":{"hidden":true}}}}}},{"id":"b","type":"text","style":{"common":{"overlay":{"id":"b_border","type":"rectangle","style":{"layout":{"maxWidth":"infinity","maxHeight":"infinity"},"shape":{"fill":"clear","stroke":{"content":"red","style":{"lineWidth":2}},"inset":2},"accessibility":{"hidden":true}}}}}}]"#,
      output:
        #"[{"id":"a","type":"text","class":"border-red border-2"},{"id":"b","type":"text","style":{"common":{"overlay":{"id":"b_border","type":"rectangle","class":"size-full fill-clear stroke-red stroke-2 inset-0.5 a11y-hidden"}}}}]"#
    ),
  ]

  @Test(arguments: rows)
  func document(_ row: Row) throws {
    var options = Decompiler.Options()
    options.context = row.context
    options.recipes = row.recipes
    let bytes = Array(row.input.utf8)
    let result = Decompiler(engine: DecompilerTests.engine, options: options).decompile(bytes)
    #expect(result.output.map { String(decoding: $0, as: UTF8.self) } == row.output)
    let notes = result.diagnostics.map { "\($0.id) at \(String(decoding: bytes[$0.range], as: UTF8.self))" }
    #expect(notes == row.notes)
  }

  @Test func noJSONIsAnError() {
    let result = Decompiler(engine: DecompilerTests.engine).decompile(Array("{".utf8))
    #expect(result.output == nil)
    #expect(result.diagnostics.map { $0.id } == ["json-syntax"])
  }

  @Test("every public document means the same after the round trip", .enabled(if: isPresent))
  func publicDocuments() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    var stats = Decompiler.Stats()
    for name in names where name.hasSuffix(".json") {
      let bytes = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name)))
      let result = try DecompilerTests.expectRoundTrip(bytes)
      #expect(result.diagnostics == [], "\(name)")
      stats = stats + result.stats
    }
    #expect(stats.styles > 200)
    #expect(stats.percentage == 100)
  }

  static let own = ["Tests/Fixtures/Documents", "Examples"].flatMap {
    Repository.files($0, suffix: ".json")
  }

  @Test("own documents, compiled, mean the same after the round trip", arguments: own)
  func ownDocuments(_ path: String) throws {
    let bytes = try Repository.bytes(path)
    let compiled = try #require(DocumentCompiler(engine: DecompilerTests.engine).compile(bytes).output)
    var options = Decompiler.Options()
    // Trying every recipe takes long in a debug build, so one screen stands for all.
    let last = (context: true, recipes: path == "Examples/sign-in.json")
    for (context, recipes) in [(false, false), last] {
      options.context = context
      options.recipes = recipes
      let result = try DecompilerTests.expectRoundTrip(compiled, options: options)
      #expect(result.stats.percentage == 100, "\(result.diagnostics)")
    }
  }

  @Test("recipes make classes shorter and cover what they say")
  func recipes() throws {
    let engine = DecompilerTests.engine
    let kind = ComponentKind("vstack")
    let style = engine.stemJSON("card rounded-none", for: .init(id: "a", kind: kind)).output.style
    var options = Decompiler.Options()
    options.recipes = true
    let plain = Decompiler(engine: engine).classes(for: style, kind: kind, id: "a")
    let found = Decompiler(engine: engine, options: options).classes(
      for: style, kind: kind, id: "a")
    #expect(found.classes == "card rounded-none")
    #expect(found.classes.utf8.count < plain.classes.utf8.count)
    #expect(found.coverage.recipes == 1)
    #expect(found.coverage.recipeProperties > 2)
    #expect(found.leftover.isEmpty)
  }
}
