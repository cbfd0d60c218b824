import Documents
import Engine
import FlowModel
import JSONText
import StyleModel
import TestSupport
import Testing

/// Pages of Flow and what is found in them.
@Suite struct FlowCheckTests {
  static let checker = DocumentChecker(engine: StyleEngine())

  struct Row: Sendable, CustomTestStringConvertible {
    /// One widget, or a section or page for the other initialisers.
    let document: String
    /// Findings, as `id at text`, where the text is what the range covers; notes too.
    let findings: [String]
    /// The document after its certain repairs; the same where it is not given.
    let repaired: String?
    var testDescription: String { document }

    init(_ widget: String, _ findings: String..., repaired: String? = nil) {
      document = FlowCheckTests.page(widget)
      self.findings = findings
      self.repaired = repaired.map { FlowCheckTests.page($0) }
    }

    init(layout: String, _ findings: String..., repaired: String? = nil) {
      document = FlowCheckTests.widget(layout)
      self.findings = findings
      self.repaired = repaired.map { FlowCheckTests.widget($0) }
    }

    init(document: String, _ findings: String..., repaired: String? = nil) {
      self.document = document
      self.findings = findings
      self.repaired = repaired
    }
  }

  static func page(_ widgets: String) -> String {
    #"{"page":{"id":"p","sections":[{"id":"s","widgets":[\#(widgets)]}]}}"#
  }

  static func widget(_ layout: String) -> String {
    page(#"{"type":"title_block","id":"a","layout":{\#(layout)},"data":{"title":"A"}}"#)
  }

  @Test("reports what Flow drops or misreads, where it stands", arguments: rows)
  func checks(_ row: Row) {
    let bytes = Array(row.document.utf8)
    let found = Self.checker.check(bytes).diagnostics.map {
      "\($0.id) at \(String(decoding: bytes[$0.range], as: UTF8.self))"
    }
    #expect(found == row.findings)
    for finding in Self.checker.check(bytes).diagnostics { #expect(RuleTable.row(finding.id) != nil) }
  }

  @Test("repairs what is certain, and a second time nothing", arguments: rows)
  func repairs(_ row: Row) {
    let repair = Self.checker.repair(Array(row.document.utf8))
    #expect(String(decoding: repair.output, as: UTF8.self) == row.repaired ?? row.document)
    let again = Self.checker.repair(repair.output)
    #expect(again.count == 0 && again.output == repair.output)
  }

  @Test(
    "the examples have no findings, as they are written and as they compile",
    arguments: Repository.files("Examples/Flow", suffix: ".json"))
  func examples(_ path: String) throws {
    let bytes = try Repository.bytes(path)
    #expect(Self.checker.check(bytes).diagnostics == [])
    for form in FlowForm.allCases {
      let output = try #require(FlowCompilerTests.compiler(form).compile(bytes).output)
      let result = Self.checker.check(output)
      #expect(result.diagnostics == [])
      #expect(result.components > 3)
    }
  }

  @Test("what costs an element is an error, and an error costs one")
  func agrees() throws {
    let losses = ["flow-form", "flow-missing", "flow-number-text", "flow-width", "flow-insets", "flow-font"]
    var random = SplitMix64(seed: 11)
    let sources = try Repository.files("Examples/Flow", suffix: ".json").map {
      try #require(FlowCompilerTests.compiler().compile(try Repository.bytes($0)).output)
    }
    let values = ["4", "\"x\"", "\"0.5\"", "true", "null", "[]", "{}", "[4]", "{\"text\":\"A\"}", "1.5"]
    var failures = 0
    for _ in 0..<600 {
      let bytes = sources[random.below(sources.count)]
      let document = try JSONDocument(parsing: bytes)
      // Any value of the page is given another form.
      var nodes: [JSONNode] = []
      var open = [try #require(document.member("page", of: document.root))]
      while let node = open.popLast() {
        nodes.append(node)
        open += document.elements(of: node).map { $0 } + document.members(of: node).map(\.value)
      }
      let node = nodes[random.below(nodes.count - 1) + 1]
      var text = Array(bytes)
      text.replaceSubrange(document.range(of: node), with: values[random.below(values.count)].utf8)
      let decoded = PageDecoder.decode(try JSONDocument(parsing: text))
      let costs =
        decoded.fault != nil
        || decoded.diagnostics.contains { $0.kind == .droppedElement || $0.kind == .malformedPayload }
      let errors = Self.checker.check(text).diagnostics.filter { losses.contains($0.id) }
      if costs { failures += 1 }
      // A sheet inside an action is decoded when it opens.
      let isInSheet = errors.contains { $0.range.lowerBound >= Self.sheetStart(text) }
      #expect(
        costs == !errors.isEmpty || isInSheet,
        "\(decoded.fault?.message ?? decoded.diagnostics.map(\.message).joined()) / \(errors.map(\.message))"
      )
    }
    #expect(failures > 100)
  }

  private static func sheetStart(_ text: [UInt8]) -> Int {
    guard let document = try? JSONDocument(parsing: text) else { return .max }
    var open = [document.root]
    while let node = open.popLast() {
      open += document.elements(of: node).map { $0 } + document.members(of: node).map(\.value)
      if let sheet = document.member("sheet", of: node) { return document.range(of: sheet).lowerBound }
    }
    return .max
  }
}
