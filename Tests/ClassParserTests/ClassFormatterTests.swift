import Testing

@testable import ClassParser

@Suite("The canonical order of classes")
struct ClassFormatterTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let due: String
    var use = ClassFormatter.Use.whole
    var ends = ClassFormatter.Ends.trimmed
    var testDescription: String { text }
  }

  static let rows: [Row] = [
    // White space.
    Row(text: "", due: ""), Row(text: "  ", due: ""), Row(text: "  ", due: " ", ends: .single),
    Row(text: "  p-4 \u{A0} m-2\t", due: "p-4 m-2"), Row(text: "  p-4 ", due: " p-4 ", ends: .single),
    // Groups, variants, rows; recipes stand in the laws.
    Row(text: "bold bg-red p-4 w-4 m-2", due: "p-4 m-2 w-4 bg-red bold"),
    Row(text: "h-4 w-4", due: "w-4 h-4"),
    Row(text: "rounded-lg text-sm bg-red", due: "bg-red text-sm rounded-lg"),
    Row(text: "hover:bg-red p-4 bg-blue", due: "p-4 bg-blue hover:bg-red"),
    Row(
      text: "disabled:p-1 pressed:p-2 focus:p-3 hover:p-4 dark:p-5 p-6",
      due: "p-6 dark:p-5 hover:p-4 focus:p-3 pressed:p-2 disabled:p-1"),
    Row(text: "dark:hover:p-1 hover:p-2 ios:p-3 dark:p-4", due: "ios:p-3 dark:p-4 hover:p-2 hover:dark:p-1"),
    Row(
      text: "md:pt-1 [${a}]:pb-2 not-dark:pe-1 dark:ps-3", due: "dark:ps-3 not-dark:pe-1 [${a}]:pb-2 md:pt-1"),
    Row(text: "!p-4 p-2", due: "p-2 !p-4"),
    // Variants keep their names, in the table's order and once; `!` stands in front.
    Row(text: "dark:active:p-4!", due: "active:dark:!p-4"), Row(text: "on:hover:on:p-4", due: "hover:on:p-4"),
    Row(text: "md:[a]:(p-4)", due: "md:[a]:(p-4)"),
    // What decides a property keeps its order.
    Row(text: "px-2 p-4", due: "px-2 p-4"), Row(text: "bold px-2 p-4", due: "px-2 p-4 bold"),
    Row(text: "hover:p-4 dark:p-2", due: "dark:p-2 hover:p-4"),
    Row(text: "ios:p-4 dark:p-2", due: "ios:p-4 dark:p-2"),
    Row(text: "leading-6 text-sm", due: "leading-6 text-sm"),
    Row(text: "border-red border", due: "border-red border"),
    Row(text: "[layout.padding:8] p-4 bold m-2", due: "[layout.padding:8] p-4 m-2 bold"),
    Row(text: "hover:p-6 p-4", due: "p-4 hover:p-6"),
    Row(text: "hover:p-6 p-4", due: "hover:p-6 p-4", use: .part),
    Row(text: "!hover:p-6 p-4", due: "!hover:p-6 p-4"),
    Row(text: "hover:p-6! p-4", due: "p-4 hover:!p-6", use: .part),
    Row(text: "bg-blue p-4 hover:p-6", due: "p-4 hover:p-6 bg-blue", use: .part),
    Row(text: "cn-crop p-4 cn-shimmer-2", due: "p-4 cn-crop cn-shimmer-2"),
    Row(text: "boxed-[4] p-4 stripe", due: "p-4 boxed-[4] stripe"),
    // Nothing passes what is unknown, or a hole.
    Row(text: "bold nope p-4", due: "bold nope p-4"),
    Row(text: "bold p-4 nope m-2 p-2", due: "p-4 bold nope p-2 m-2"),
    Row(text: "bold p-4 \u{FFFC} italic m-2", due: "p-4 bold \u{FFFC} m-2 italic"),
    Row(text: "hover:p-6 p-4 \u{FFFC}", due: "hover:p-6 p-4 \u{FFFC}"),
    Row(text: "bold p-\u{FFFC} m-2", due: "bold p-\u{FFFC} m-2"),
    Row(text: "bold a11y-label-[\u{FFFC}] m-2", due: "bold a11y-label-[\u{FFFC}] m-2"),
    Row(text: "bold hover:(bold \u{FFFC} m-2)  p-4", due: "bold hover:(bold \u{FFFC} m-2) p-4"),
    // Groups move as a whole and are in order inside.
    Row(text: "hover:( bold  p-4 ) m-2", due: "hover:(p-4 bold) m-2"),
    Row(text: "bold hover:(bg-red dark:(bold p-4)) m-2", due: "hover:(dark:(p-4 bold) bg-red) m-2 bold"),
    Row(text: "hover:(bold p-4) hover:p-2", due: "hover:(p-4 bold) hover:p-2"),
    Row(text: "hover:(bold nope p-4) m-2", due: "hover:(bold nope p-4) m-2"),
    Row(text: "hover:(bold p-4) m-[2 w-4", due: "hover:(p-4 bold) m-[2 w-4"),
    // Lines stay lines.
    Row(text: "\n  bold p-4 \n\n  m-2  w-4\n", due: "\n  p-4 bold\n\n  m-2 w-4\n"),
    Row(text: "bold\np-4", due: "bold\np-4"),
    Row(text: "hover:(\n  bold m-2\n  p-4\n)", due: "hover:(\n  m-2 bold\n  p-4\n)"),
    // What a template language reads, or passes a limit, is left alone.
    Row(text: "  bold  {{ x }}  p-4", due: "  bold  {{ x }}  p-4"),
    Row(text: "bold <%= a %>  p-4", due: "bold <%= a %>  p-4"),
    Row(text: "bold opacity-[{{_${a}_}}] p-4", due: "p-4 bold opacity-[{{_${a}_}}]"),
  ]

  @Test("is that of recipes, groups, variants and rows, as far as nothing changes", arguments: rows)
  func row(_ row: Row) {
    let formatter = ClassFormatter(DefinedNameTests.vocabulary)
    let text = formatter.formatted(row.text, use: row.use, ends: row.ends)
    #expect(text == row.due)
    #expect(formatter.formatted(text, use: row.use, ends: row.ends) == text)
  }

  @Test("leaves a string alone that passes a limit")
  func limits() {
    let formatter = ClassFormatter(.plain)
    for text in [
      String(repeating: "  bold", count: 20_000),
      Array(repeating: "bold", count: 4_097).joined(separator: "  "),
    ] {
      #expect(formatter.formatted(text) == text)
    }
  }

  @Test("puts thousands of classes into order")
  func many() {
    let text = (0..<2_000).map { ["bold", "p-\($0)", "hover:m-\($0)"][$0 % 3] }.joined(separator: " ")
    let printed = ClassFormatter(.plain).formatted(text)
    #expect(printed.utf8.count == text.utf8.count)
    #expect(printed.hasPrefix("p-1 p-4 p-7 ") && printed.hasSuffix(" bold bold"))
  }
}
