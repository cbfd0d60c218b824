import StyleModel
import Testing

@testable import ClassParser

@Suite("Limits")
struct LimitTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    /// The fault's id and its first and last byte; `nil` where the string is within the limit.
    var fault: (id: String, range: Range<Int>)?
    let declarations: Int
    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(name: "65,536 bytes", text: padded("bold", to: 65_536), declarations: 1),
    Row(
      name: "65,537 bytes", text: padded("bold", to: 65_537), fault: ("length-limit", 65_536..<65_537),
      declarations: 0),
    Row(name: "4,096 classes", text: repeated("lazy", 4096), declarations: 4096),
    Row(
      name: "4,097 classes", text: repeated("lazy", 4097), fault: ("class-limit", 20_480..<20_484),
      declarations: 4096),
    Row(
      name: "4,097 classes in a group", text: "hover:(\(repeated("lazy", 4097)))",
      fault: ("class-limit", 20_487..<20_492), declarations: 4096),
    Row(name: "32 brackets", text: "a11y-label-\(nested("[", 32))", declarations: 1),
    Row(
      name: "33 brackets", text: "a11y-label-\(nested("[", 33))", fault: ("nesting-limit", 43..<44),
      declarations: 0),
    Row(name: "32 groups", text: "\(nested("(", 32, "bold")) italic", declarations: 2),
    Row(
      name: "33 groups", text: "\(nested("(", 33, "bold")) italic", fault: ("nesting-limit", 32..<33),
      declarations: 1),
    Row(name: "8 variants", text: "hover:focus:dark:ios:phone:md:ltr:first:bold", declarations: 1),
    Row(
      name: "9 variants", text: "hover:focus:dark:ios:phone:md:ltr:first:odd:bold italic",
      fault: ("variant-limit", 0..<44), declarations: 1),
    Row(
      name: "9 variants through groups", text: "hover:focus:dark:ios:(phone:md:ltr:(first:odd:bold) italic)",
      fault: ("variant-limit", 36..<46), declarations: 1),
  ]

  @Test("end in a fault at the bytes too many, and not before", arguments: rows)
  func limit(_ row: Row) {
    let list = ClassParser.parse(row.text, with: .plain)
    #expect(list.declarations.count == row.declarations)
    #expect(list.faults.map(\.id) == (row.fault.map { [$0.id] } ?? []))
    #expect(list.faults.first?.range == row.fault?.range)
  }

  @Test("are named in their messages")
  func messages() {
    #expect(
      ClassParser.parse(repeated("lazy", 4097), with: .plain).faults.map(\.message)
        == ["a string holds at most 4096 classes"])
    #expect(
      ClassParser.parse(padded("bold", to: 65_537), with: .plain).faults.map(\.message)
        == ["a string holds at most 65536 bytes"])
  }
}

private func padded(_ text: String, to count: Int) -> String {
  text + String(repeating: " ", count: count - text.utf8.count)
}

private func nested(_ open: String, _ levels: Int, _ inner: String = "a") -> String {
  let close = open == "(" ? ")" : "]"
  return String(repeating: open, count: levels) + inner + String(repeating: close, count: levels)
}

private func repeated(_ token: String, _ count: Int) -> String {
  Array(repeating: token, count: count).joined(separator: " ")
}
