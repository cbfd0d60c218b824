import Documents
import Engine
import Foundation
import JSONText
import StyleModel
import TestSupport
import Testing

/// Whole documents: the project's own, those of StemJSON's author, and broken ones.
@Suite struct CheckedDocumentsTests {
  static let checker = DocumentChecker(engine: StyleEngine())

  @Test("finds nothing in valid styles of every kind")
  func valid() throws {
    let result = Self.checker.check(try Repository.bytes("Tests/Fixtures/Check/valid.json"))
    #expect(result.diagnostics == [])
    #expect(result.components == 31)
    #expect(result.styles == 28)
    #expect(result.worst == nil)
  }

  @Test("finds no error in the examples", arguments: Repository.files("Examples", suffix: ".json"))
  func examples(_ path: String) throws {
    let found = Self.checker.check(try Repository.bytes(path)).diagnostics
    #expect(found.filter { $0.severity == .error } == [])
  }

  @Test("finds nothing in the screens with states", arguments: DocumentCompilerTests.stateScreens)
  func states(_ name: String) throws {
    let bytes = try Repository.bytes("Examples/\(name).json")
    // Notes tell of the sizes that recipes have for a Mac alone.
    #expect(Self.checker.check(bytes).diagnostics.filter { $0.severity != .note } == [])
    let output = try #require(DocumentCompiler(engine: StyleEngine()).compile(bytes).output)
    #expect(Self.checker.check(output).diagnostics == [])
    // Every screen has states to show.
    #expect(String(decoding: output, as: UTF8.self).split(separator: "{{").count > 40)
  }

  static let authors = Repository.files("../shared/stemjson-docs", suffix: ".json")

  @Test("finds the known quirks in the documents of StemJSON's author", .enabled(if: !authors.isEmpty))
  func quirks() throws {
    var counts: [String: Int] = [:]
    var components = 0
    for path in Self.authors {
      let result = Self.checker.check(try Repository.bytes(path))
      components += result.components
      for finding in result.diagnostics { counts["\(finding.severity.name) \(finding.id)", default: 0] += 1 }
    }
    #expect(components == 407)
    #expect(
      counts == [
        // font.design, which Appendix C bans.
        "warning R15": 20,
        // Buttons with an icon alone, and sliders, without an accessibility label.
        "warning R23": 9,
        // The demo of functions shows the source of expressions as text.
        "warning R25": 31,
        // Media may be missing on a runtime.
        "note R36": 2,
        // An SF symbol without its scheme.
        "warning R37": 1,
        // A state that starts with #{tomorrow}.
        "error R39": 1,
      ])
  }

  @Test("compiles and checks the same classes")
  func classes() {
    let document = #"""
      { "id": "a", "type": "vstack", "class": "p-4 paddng-4 \u0070-2 hover:p-1",
        "rules": { "named": { "x": "nope" } },
        "children": [{ "id": "b", "type": "text", "class": 7, "appearance": "shiny" }] }
      """#
    let bytes = Array(document.utf8)
    let compiled = DocumentCompiler(engine: StyleEngine()).compile(bytes)
    var options = DocumentChecker.Options()
    options.lints = false
    let checked = DocumentChecker(engine: StyleEngine(), options: options).check(bytes)
    #expect(checked.diagnostics == compiled.diagnostics)
    #expect(checked.classes == 4)
    #expect(
      Set(checked.diagnostics.map(\.id)) == [
        "unknown-class", "condition-dropped", "class-form", "appearance-form",
      ]
    )
  }

  @Test("checks arrays of components, and counts")
  func arrays() {
    let result = Self.checker.check(
      Array(#"[{"id":"a","type":"text","style":{}},{"id":"a","type":"text"},7]"#.utf8))
    #expect(result.diagnostics.map(\.id) == ["R24", "document-form"])
    #expect(result.components == 2)
    #expect(result.styles == 1)
    #expect(Self.checker.check(Array("7".utf8)).diagnostics.map(\.id) == ["document-form"])
    #expect(Self.checker.check(Array("[]".utf8)).diagnostics == [])
    #expect(Self.checker.check(Array("{".utf8)).diagnostics.map(\.id) == ["json-syntax"])
    #expect(Self.checker.check([]).diagnostics.map(\.id) == ["json-syntax"])
  }

  @Test("speaks in one line, without a full stop, paths or systems")
  func messages() {
    for row in CheckRow.all {
      for finding in CheckRow.findings(in: row.document) {
        #expect(!finding.message.contains("\n") && !finding.message.hasSuffix("."), "\(finding.message)")
        #expect(!finding.message.isEmpty && finding.message.utf8.count < 300)
        // What the author wrote stands in quotes; the rest is ours.
        let own = finding.message.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset % 2 == 0 }.map { $0.element.lowercased() }.joined()
        for word in ["ios ", "macos", "android", "linux", "windows", "/home", "/tmp", "/users", ".swift"] {
          #expect(!own.contains(word), "\(finding.message)")
        }
        #expect(RuleTable.row(finding.id) != nil)
      }
    }
  }

  @Test("survives any value in any place")
  func oddValues() throws {
    let values = [
      "null", "true", "-7", "1e400", #""?""#, #""${""#, #""{{ ""#, #""{{ a ? }}""#, "[]", "[[{}]]", "{}",
      #"{"type":"x"}"#,
    ]
    let paths = ["Tests/Fixtures/Check/valid.json", "Examples/sign-in.json"]
    var generator = SplitMix64(seed: 7)
    for path in paths {
      let bytes = try Repository.bytes(path)
      let document = try JSONDocument(parsing: bytes)
      for node in Self.nodes(of: document) where Int.random(in: 0..<4, using: &generator) == 0 {
        let value = values.randomElement(using: &generator) ?? "null"
        var text = bytes
        text.replaceSubrange(document.range(of: node), with: value.utf8)
        let result = Self.checker.check(text)
        for finding in result.diagnostics {
          #expect(finding.range.lowerBound >= 0 && finding.range.upperBound <= text.count, "\(finding)")
          if let fix = finding.fix { #expect(fix.range.upperBound <= text.count) }
        }
      }
    }
  }

  private static func nodes(of document: JSONDocument) -> [JSONNode] {
    var found: [JSONNode] = []
    var open = [document.root]
    while let node = open.popLast() {
      found.append(node)
      for element in document.elements(of: node) { open.append(element) }
      for member in document.members(of: node) { open.append(member.value) }
    }
    return found
  }
}
