import Testing

@testable import ClassParser

@Suite("Variant groups")
struct GroupTests {
  static let rows: [ClassRow] = [
    .accepts("(bold)", "bold true"),
    .accepts("(bold italic)", "bold+italic true"),
    .accepts("hover:(bold italic)", "bold+italic true if hover"),
    .refuses(
      "hover:(bold italic",
      "      ^", "unclosed-group",
      #""(" is never closed"#,
      declaring: "bold+italic true if hover"),
    .refuses(
      "hover:(bold italic)x",
      "                   ^", "text-after-bracket",
      #""x" stands after the closing bracket"#,
      declaring: "bold+italic true if hover"),
    .refuses(
      "hover:(bold italic)!",
      "                   ^", "text-after-bracket",
      #""!" stands after the closing bracket"#,
      declaring: "bold+italic true if hover"),
    .refuses(
      "!(bold)",
      "^", "mark-on-group",
      #""!" cannot stand before a group; write it before each class inside"#),
    .refuses(
      "-(m-2)",
      "^", "mark-on-group",
      #""-" cannot stand before a group; write it before each class inside"#),
    .refuses(
      "hover:!(bold)",
      "      ^", "mark-on-group",
      #""!" cannot stand before a group; write it before each class inside"#),
    .accepts(
      "hover:(bold focus:(italic lowercase))",
      "bold true if hover; italic true if hover focus; textCase lowercase if hover focus"),
    .refuses(
      "hover:(bold focus:(italic lowercase)",
      "      ^", "unclosed-group",
      #""(" is never closed"#,
      declaring: "bold true if hover; italic true if hover focus; textCase lowercase if hover focus"),
    .accepts("hover:()", ""),
    .accepts("()", ""),
    .refuses(
      "hover:(bold)focus:(italic)",
      "            ^^^^^^^^^^^^^^", "text-after-bracket",
      #""focus:(italic)" stands after the closing bracket"#,
      declaring: "bold true if hover"),
    .accepts("hover:(!bold italic!)", "bold+italic true if hover !"),
    .accepts("hover:(p-[4])", "paddingTop+Bottom+Leading+Trailing 4 if hover"),
    .refuses(
      "hover:(p-(x))",
      "          ^", "unknown-token",
      #"the theme has no spacing "x""#),
    .accepts(#"hover:(a11y-label-[:\)])"#, "accessibilityLabel ':)' if hover"),
    .accepts("hover:((bold))", "bold true if hover"),
    .refuses(
      "hovr:(bold nope)",
      "^^^^", "unknown-variant",
      #"unknown variant "hovr"; did you mean "hover"?"#),
    .refuses(
      "[&]:(a b)",
      "^^^", "css-only-variant",
      #"the variant "[&]" has no native meaning: native views have no selectors; use a state var"#),
    .accepts(
      "dark:(hover:bold md:(not-dark:italic))",
      "bold true if hover dark; italic true if dark not-dark md"),
    .refuses(
      "bold)",
      "    ^", "unexpected-closing",
      #"")" closes nothing"#),
    .refuses(
      "(bold))",
      "      ^", "unexpected-closing",
      #"")" closes nothing"#,
      declaring: "bold true"),
    .refuses(
      "p-(4)x",
      "     ^", "text-after-bracket",
      #""x" stands after the closing bracket"#),
    .refuses(
      "p-4(5)",
      "^^^^^^", "unknown-class",
      #"unknown class "p-4(5)""#),
    .refuses(
      "p-[4](5)",
      "     ^^^", "text-after-bracket",
      #""(5)" stands after the closing bracket"#),
  ]

  @Test("declare what the row says, or say what is wrong", arguments: rows)
  func row(_ row: ClassRow) { row.check() }
}
