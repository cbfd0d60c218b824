import Documents
import Engine
import JSONText
import StyleModel
import Testing

@Suite struct DocumentRepairTests {
  static let checker = DocumentChecker(engine: StyleEngine())

  @Test(
    "applies the repair of every row, once and for all", arguments: CheckRow.all.filter { $0.fixed != nil })
  func rows(_ row: CheckRow) throws {
    let repair = Self.checker.repair(Array(row.document.utf8))
    #expect(String(decoding: repair.output, as: UTF8.self) == row.fixed)
    #expect(repair.count == 1)
    #expect(repair.rest.diagnostics.filter { !row.also.contains($0.id) } == [])
    #expect(Self.checker.repair(repair.output).count == 0)
  }

  @Test("repairs what a repair lays bare")
  func rounds() throws {
    let before =
      #"{"id":"a","type":"vstack","style":{"layout":{"frame":{"width":"infinity","minHeight":"44pt"}}}}"#
    let repair = Self.checker.repair(Array(before.utf8))
    #expect(
      String(decoding: repair.output, as: UTF8.self)
        == #"{"id":"a","type":"vstack","style":{"layout":{"maxWidth": "infinity", "minHeight": 44}}}"#)
    #expect(repair.count == 3)
    #expect(repair.rest.diagnostics == [])
  }

  @Test("leaves a document without certain repairs as it is")
  func nothing() {
    for text in ["{", "[]", #"{"id":"a","type":"text","style":{"common":{"tint":"reed"}}}"#] {
      let repair = Self.checker.repair(Array(text.utf8))
      #expect(repair.output == Array(text.utf8))
      #expect(repair.count == 0)
    }
  }

  @Test("repairs many places at once and keeps every other byte")
  func many() throws {
    let part =
      #"{ "id":"ID" ,"type":"text", "style": {"common":{"tint":"systemRed"},"layout":{"padding":{ "all": 2 }}} }"#
    let whole = #"{ "id":"ID" ,"type":"text", "style": {"common":{"tint":"red"},"layout":{"padding":2}} }"#
    func list(_ text: String) -> String {
      "[\n" + (0..<200).map { text.replacing("ID", with: "c\($0)") }.joined(separator: " ,\r\n") + "\t]"
    }
    let repair = Self.checker.repair(Array(list(part).utf8))
    #expect(repair.count == 400)
    #expect(String(decoding: repair.output, as: UTF8.self) == list(whole))
  }
}
