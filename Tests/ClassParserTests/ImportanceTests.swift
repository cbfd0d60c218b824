import Testing

@testable import ClassParser

@Suite("Importance")
struct ImportanceTests {
  static let rows: [ClassRow] = [
    .accepts("!bold", "bold true !"),
    .accepts("bold!", "bold true !"),
    .accepts("!bold!", "bold true !"),
    .refuses(
      "!!bold",
      "^^^^^^", "unknown-class",
      #"unknown class "!bold"; did you mean "bold"?"#),
    .refuses(
      "bold!!",
      "^^^^^^", "unknown-class",
      #"unknown class "bold!"; did you mean "bold"?"#),
    .accepts("hover:!bold", "bold true if hover !"),
    .accepts("hover:bold!", "bold true if hover !"),
    .accepts("!p-4", "paddingTop+Bottom+Leading+Trailing 16 !"),
    .accepts("p-4!", "paddingTop+Bottom+Leading+Trailing 16 !"),
    .accepts("p-[4]!", "paddingTop+Bottom+Leading+Trailing 4 !"),
    .refuses(
      "p-[4]!x",
      "     ^^", "text-after-bracket",
      #""!x" stands after the closing bracket"#),
    .accepts("bg-red/50!", "background red@0.5 !"),
    .refuses(
      "bg-red/!",
      "      ^", "unexpected-modifier",
      #"the modifier "/" means nothing on this class"#),
    .accepts("bg-red/[0.5]!", "background red@0.5 !"),
    .refuses(
      "bg-red/[0.5]x",
      "            ^", "text-after-bracket",
      #""x" stands after the closing bracket"#),
    .accepts("w-1/2!", "width 0.5x !"),
    .accepts("!-m-4", "marginTop+Bottom+Leading+Trailing -16 !"),
    .refuses(
      "-!m-4",
      "^^^^^", "unknown-class",
      #"unknown class "-!m-4"; did you mean "-m-4"?"#),
    .accepts("-m-4!", "marginTop+Bottom+Leading+Trailing -16 !"),
    .accepts("[common.tint:red]!", "tint red !"),
    .accepts("[common.tint:red]/50!", "tint red@0.5 !"),
    .refuses(
      "!",
      "^", "empty-class",
      #""!" or "-" stands here without a class"#),
    .refuses(
      "-",
      "^", "empty-class",
      #""!" or "-" stands here without a class"#),
  ]

  @Test("declare what the row says, or say what is wrong", arguments: rows)
  func row(_ row: ClassRow) { row.check() }
}
