import Documents
import Engine
import JSONText
import StyleModel
import Testing

@Suite struct DocumentCheckerTests {
  @Test("finds the fault, marks it, repairs it, and leaves the neighbour alone", arguments: CheckRow.all)
  func faults(_ row: CheckRow) throws { try row.check() }

  /// What becomes of the classes is the target's matter and not looked at here.
  @Test(
    "marks expressions of variants where they stand",
    arguments: [
      (#""[{{_fooo(${a})_}}]:bg-red m-0""#, "R27", "fooo"), (#""[fooo(${a})]:bg-red""#, "R27", "fooo"),
      (#""[\u0024{a}_==_fooo()]:bg-red""#, "R27", "fooo"), (#""[!${q}]:bg-red""#, "R28", "${q}"),
      (#""[${q}]:(bg-red text-blue)""#, "R28", "${q}"), (#"["p-4",{"${q}":"bg-red"}]"#, "R28", "${q}"),
      (#"[{"{{ ${a} == '\u00e9🎉' && ${q.x} }}":"bg-red p-4"}]"#, "R28", "${q.x}"),
      (#""p-4 not-[${q}]:hover:bg-red""#, "R28", "${q}"), (#""[${a}_==]:bg-red""#, "R27", ""),
      (#""[${a}_==_1]:bg-red [!${a}]:m-0""#, "", ""),
    ])
  func variants(_ classes: String, _ id: String, _ mark: String) {
    let document = CheckRow.screen(#"{"id":"t","type":"text","class":\#(classes)}"#)
    let found = CheckRow.findings(in: document).filter { ["R27", "R28"].contains($0.id) }
    let bytes = Array(document.utf8)
    #expect(found.map(\.id) == (id.isEmpty ? [] : [id]))
    #expect(found.map { String(decoding: bytes[$0.range], as: UTF8.self) } == (id.isEmpty ? [] : [mark]))
  }

  @Test("says nothing of glass where a surface is none", arguments: [(18, []), (26, ["glass-on-row"])])
  func surfacesOfASystem(_ os: Int, _ due: [String]) {
    var options = DocumentChecker.Options()
    options.context.platform = .ios
    options.context.osVersion = os
    let document = CheckRow.screen(
      #"{"id":"l","type":"list","children":[{"id":"t","type":"text","class":"surface-floating"}]}"#)
    let found = DocumentChecker(engine: StyleEngine(), options: options).check(Array(document.utf8))
      .diagnostics
    #expect(found.map(\.id).filter { $0.hasPrefix("glass") } == due)
  }

  @Test("has three rows and more for every rule that a document can break")
  func everyRule() {
    let counts = Dictionary(grouping: CheckRow.all) { $0.id }.mapValues { $0.count }
    for number in 1...39 {
      let id = "R" + (number < 10 ? "0" : "") + "\(number)"
      #expect(counts[id] ?? 0 >= 3, "\(id)")
    }
    #expect(CheckRow.all.count >= 120)
  }
}

extension CheckRow {
  static let all = keys + colors + values + components + expressions + places + classPlaces + surfaces
}
