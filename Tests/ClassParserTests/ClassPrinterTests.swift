import StyleModel
import Testing
import Theme

@testable import ClassParser

@Suite("The canonical print")
struct ClassPrinterTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let printed: String
    var testDescription: String { text }
  }

  static let rows: [Row] = [
    Row(text: "", printed: ""),
    Row(text: " \n\t ", printed: ""),
    Row(text: " p-4 \n m-2\u{A0}bold ", printed: "p-4 m-2 bold"),
    Row(text: "p-4!", printed: "!p-4"),
    Row(text: "!p-4!", printed: "!p-4"),
    Row(text: "hover:-m-[4]!", printed: "hover:!-m-[4]"),
    Row(text: "bg-red/50!", printed: "!bg-red/50"),
    Row(text: "bg-red/[0.5]!", printed: "!bg-red/[0.5]"),
    Row(text: "active:on:motion-reduce:bold", printed: "pressed:checked:reduce-motion:bold"),
    Row(text: "dark:hover:dark:bold", printed: "hover:dark:bold"),
    Row(text: "not-not-hover:not-dark:bold", printed: "hover:not-dark:bold"),
    Row(text: "os-026:group-active/card:md:dark:bold", printed: "dark:group-pressed/card:md:os-26:bold"),
    Row(text: "[{{_${is_on}_==_'a_b'_}}]:bold", printed: "[${is_on}_==_'a_b']:bold"),
    Row(text: "[!${a}]:bold", printed: "not-[${a}]:bold"),
    Row(text: #"[${a}_==_'\]\_']:bold"#, printed: #"[${a}_==_'\]\_']:bold"#),
    Row(text: "[{{_{{_${a}_}}_}}]:bold", printed: "[{{_{{_${a}_}}_}}]:bold"),
    Row(text: "hover:(p-4 m-2)", printed: "hover:p-4 hover:m-2"),
    Row(
      text: "dark:(hover:(bold !italic)  lazy!)", printed: "hover:dark:bold hover:dark:!italic dark:!lazy"),
    Row(text: "(p-4 (m-2))", printed: "p-4 m-2"),
    Row(text: "hover:()", printed: ""),
    Row(text: "p-[length:4] text-[color:red]", printed: "p-[length:4] text-[color:red]"),
    Row(text: "p-04.50 m-4.", printed: "p-04.50 m-4."),
    Row(text: "active:nope  p-4", printed: "active:nope p-4"),
    Row(text: "active:(nope p-4)", printed: "active:nope pressed:p-4"),
    Row(text: "hovr:(a  b)  p-4", printed: "hovr:(a  b) p-4"),
    Row(text: "on:(hovr:(a  b) p-4)", printed: "on:hovr:(a  b) checked:p-4"),
    Row(text: "p-4!  active:(bold  italic", printed: "!p-4 active:(bold  italic"),
    Row(text: "active:(bold  italic)x p-4!", printed: "active:(bold  italic)x !p-4"),
    Row(text: "on:(m-[4 p-2!)", printed: "on:m-[4 checked:!p-2"),
    Row(text: "p-4] m-2!", printed: "p-4] !m-2"),
  ]

  @Test("has one blank, no groups, canonical variants, and keeps what is faulty", arguments: rows)
  func row(_ row: Row) {
    let printed = ClassPrinter.canonical(row.text, with: .plain)
    #expect(printed == row.printed)
    #expect(ClassPrinter.canonical(printed, with: .plain) == printed)
    #expect(
      declared(ClassParser.parse(printed, with: .plain))
        == declared(ClassParser.parse(row.text, with: .plain)))
  }

  @Test("keeps a string that is too long, or would become so")
  func long() {
    let long = String(repeating: " bold", count: 20_000)
    #expect(ClassPrinter.canonical(long, with: .plain) == long)
    let condition = "[${\(String(repeating: "a", count: 4_000))}]"
    let grown = "\(condition):(\(Array(repeating: "bold", count: 40).joined(separator: " ")))"
    #expect(ClassPrinter.canonical(grown, with: .plain) == grown)
  }

  @Test("keeps what stands behind the last class that counts")
  func many() {
    let text = Array(repeating: "on:lazy", count: 4_098).joined(separator: "  ")
    let printed = ClassPrinter.canonical(text, with: .plain)
    #expect(printed.hasPrefix("checked:lazy checked:lazy "))
    #expect(printed.hasSuffix("checked:lazy on:lazy  on:lazy"))
    #expect(ClassPrinter.canonical(printed, with: .plain) == printed)
  }

  @Test("keeps the names of recipes with their arguments and slots")
  func recipes() {
    let text = "active:(card-[size=lg,wide]!  card/title)"
    let printed = ClassPrinter.canonical(text, with: DefinedNameTests.vocabulary)
    #expect(printed == "pressed:!card-[size=lg,wide] pressed:card/title")
  }
}
