import Testing

@testable import ClassParser

@Suite("What authors of such engines ran into (NEEDS.md, 1 to 21)")
struct NeedsTests {
  static let rows: [ClassRow] = [
    // 1
    .refuses(
      "m-[123px",
      "  ^^^^^^", "unclosed-bracket",
      #""[" is never closed; a value ends with "]" and writes spaces as "_""#),
    .accepts("m-[123px]", "marginTop+Bottom+Leading+Trailing 123"),
    // 2
    .refuses(
      #"text-[calc(0.2*var(--\_x))]"#,
      "      ^^^^^^^^^^^^^^^^^^^^", "unsupported-unit",
      #"the unit "calc()" is not supported: a class holds one plain value; work it out beforehan"#),
    // 3
    .refuses(
      "bg-red-500/(--my_opacity)",
      "   ^^^^^^^", "unknown-token",
      #"the theme has no colour "red-500": the preset tailwind has it (--theme tailwind), or add it to the theme; did you mean "red"?"#
    ),
    .refuses(
      "bg-red/(--my_opacity)",
      "       ^^^^^^^^^^^^^^", "invalid-modifier",
      #"the modifier "/(--my_opacity)" is not an opacity in percent such as /50, or a factor suc"#),
    .accepts("bg-(--primary)", "background #2E2E31|#E0E0E3"),
    // 4
    .refuses(
      "[color:red;]",
      "          ^", "structural-character",
      #"";" cannot stand in a class"#),
    .refuses(
      "[common.tint:red;]",
      "                ^", "structural-character",
      #"";" cannot stand in a class"#),
    .accepts("[common.tint:red]", "tint red"),
    // 5
    .refuses(
      "multi-[underline;font-bold]",
      "^^^^^^^^^^^^^^^^^^^^^^^^^^^", "unknown-class",
      #"unknown class "multi-[underline;font-bold]""#),
    // 6
    .refuses(
      "m-[]",
      "  ^^", "empty-value",
      "the brackets hold no value"),
    .refuses(
      "bg-[color:]",
      "   ^^^^^^^^", "empty-value",
      "the brackets hold no value"),
    .accepts("bg-[color:red]", "background red"),
    // 7 and 8; see also the suite of characters
    .refuses(
      "row-constructor",
      "^^^^^^^^^^^^^^^", "unknown-class",
      #"unknown class "row-constructor""#),
    .accepts("row-insets-none", "rowInsetTop+InsetBottom+InsetLeading+InsetTrailing 0"),
    // 9 stands in the suite of theme names.
    // 10
    .refuses(
      "@-2xl:flex",
      "^^^^^", "css-only-variant",
      #"the variant "@-2xl" has no native meaning: containers are not measured; use compact: and"#),
    .refuses(
      "-hover:flex",
      "^^^^^^", "unknown-variant",
      #"unknown variant "-hover"; did you mean "hover"?"#),
    .refuses(
      "hover-:flex",
      "^^^^^^", "unknown-variant",
      #"unknown variant "hover-"; did you mean "hover"?"#),
    // 11
    .refuses(
      "data-checked-[selected=1]:flex",
      "^^^^^^^^^^^^^^^^^^^^^^^^^", "css-only-variant",
      #"the variant "data-checked-[selected=1]" has no native meaning: use a state variant, or a"#),
    // 12
    .accepts("-rotate-[30deg]", "rotation -30"),
    .refuses(
      "-scale-[2]",
      "^^^^^^^^^^", "negative-not-allowed",
      #""scale" takes no negative value"#),
    // 13
    .refuses(
      "text-sm/nope",
      "        ^^^^", "invalid-modifier",
      #"the modifier "/nope" is not a line height: theme units, [points], or none, tight, snug, "#),
    .accepts("text-sm/none", "font subheadline; lineHeight unset; lineHeight 1em"),
    // 14
    .accepts("shadow-sm/12.5", "shadowColor #000000@0.125; shadowRadius 3; shadowX 0; shadowY 1"),
    .accepts("opacity-12.5", "opacity 0.125"),
    // 15
    .refuses(
      "aspect-8.5/11",
      "^^^^^^^^^^^^^", "css-only-class",
      #""aspect-8.5/11" has no native meaning: give width and height, or object-cover on an imag"#),
    // 16
    .refuses(
      "-space-x-2",
      "^^^^^^^^^^", "css-only-class",
      #""-space-x-2" has no native meaning: use gap- on an hstack"#),
    .refuses(
      "m--4",
      "^^^^", "double-negative",
      #"the minus sign stands in front of a class, as in "-m-4""#, repaired: "-m-4"),
    .accepts("-m-4", "marginTop+Bottom+Leading+Trailing -16"),
    // 17
    .refuses(
      "[&]:(a b)",
      "^^^", "css-only-variant",
      #"the variant "[&]" has no native meaning: native views have no selectors; use a state var"#),
    // 18
    .accepts("truncate", "lineLimit 1; truncationMode tail"),
    .accepts("bg-[lemonchiffon]", "background #FFFACD"),
    .refuses(
      "mx-[10vh]",
      "      ^^", "unsupported-unit",
      #"the unit "vh" is not supported: no style can ask for the window's size; use full, a frac"#),
    .refuses(
      "mx-[calc(1px+2px)]",
      "    ^^^^^^^^^^^^^", "unsupported-unit",
      #"the unit "calc()" is not supported: a class holds one plain value; work it out beforehan"#),
    // 19
    .refuses(
      "false",
      "^^^^^", "leaked-value",
      #""false" is no class: a condition or value leaked into the string"#),
    // 20
    .accepts("p-1.5", "paddingTop+Bottom+Leading+Trailing 6"),
    .accepts("p-2.25", "paddingTop+Bottom+Leading+Trailing 9"),
    // 21
    .refuses(
      "[&:hover>p]:bold",
      "^^^^^^^^^^^", "css-only-variant",
      #"the variant "[&:hover>p]" has no native meaning: native views have no selectors; use a s"#),
    .accepts("hover:focus:bold", "bold true if hover focus"),
  ]

  @Test("declare what the row says, or say what is wrong", arguments: rows)
  func row(_ row: ClassRow) { row.check() }
}
