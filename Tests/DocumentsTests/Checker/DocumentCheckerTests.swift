import Documents
import Engine
import JSONText
import StyleModel
import Testing

@Suite struct DocumentCheckerTests {
  @Test("finds the fault, marks it, repairs it, and leaves the neighbour alone", arguments: CheckRow.all)
  func faults(_ row: CheckRow) throws { try row.check() }

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
  static let all = keys + colors + values + components + expressions
}
