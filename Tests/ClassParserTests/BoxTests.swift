import Testing

@testable import ClassParser

@Suite("Padding, margin and size")
struct BoxTests {
  static let rows: [ClassRow] = [
    .accepts("p-4", "paddingTop+Bottom+Leading+Trailing 16"),
    .refuses(
      "p--4",
      "  ^^", "invalid-value",
      #""-4" is not a number of theme units, px, a spacing step or [points]"#),
    .accepts("px-4", "paddingLeading+Trailing 16"),
    .refuses(
      "px-x",
      "   ^", "invalid-value",
      #""x" is not a number of theme units, px, a spacing step or [points]"#),
    .accepts("py-px", "paddingTop+Bottom 1"),
    .accepts("pt-1.5", "paddingTop 6"),
    .refuses(
      "pt-1.5.",
      "   ^^^^", "invalid-value",
      #""1.5." is not a number of theme units, px, a spacing step or [points]"#),
    .accepts("pb-[7]", "paddingBottom 7"),
    .refuses(
      "pb-[-7]",
      "^^^^^^^", "out-of-range",
      #""-7" is out of range: 0 or more"#),
    .accepts("ps-[1rem]", "paddingLeading 16"),
    .refuses(
      "ps-[1em]",
      "     ^^", "unsupported-unit",
      #"the unit "em" is not supported: it depends on a font that is known only on the device; w"#),
    .accepts("pe-[12px]", "paddingTrailing 12"),
    .refuses(
      "pe-[12vh]",
      "      ^^", "unsupported-unit",
      #"the unit "vh" is not supported: no style can ask for the window's size; use full, a frac"#),
    .accepts("pl-2", "paddingLeading 8"),
    .accepts("pr-[3pt]", "paddingTrailing 3"),
    .refuses(
      "pr-[3dp]",
      "     ^^", "unsupported-unit",
      #"the unit "dp" is not supported: write points"#),
    .accepts("p-.5", "paddingTop+Bottom+Leading+Trailing 2"),
    .refuses(
      "p-.",
      "  ^", "invalid-value",
      #""." is not a number of theme units, px, a spacing step or [points]"#),
    .accepts("p-5.", "paddingTop+Bottom+Leading+Trailing 20"),
    .accepts("p-0", "paddingTop+Bottom+Leading+Trailing 0"),
    .refuses(
      "p-",
      "^^", "missing-value",
      #""p-" needs a value behind the hyphen"#),
    .refuses(
      "p",
      "^", "missing-value",
      #""p" needs a number of theme units or [points], as in p-4"#),
    .refuses(
      "-p-4",
      "^^^^", "negative-not-allowed",
      #""p" takes no negative value"#),
    .refuses(
      "p-[]",
      "  ^^", "empty-value",
      "the brackets hold no value"),
    .refuses(
      "p-[50%]",
      "   ^^^", "percent-not-carried",
      #""p" takes no percentage; nothing carries one there"#),
    .accepts("p-[length:4]", "paddingTop+Bottom+Leading+Trailing 4"),
    .refuses(
      "p-[color:4]",
      "   ^^^^^^^", "hint-mismatch",
      #"the hint "color" does not fit: a length in points is due here"#),
    .accepts("p-[number:4]", "paddingTop+Bottom+Leading+Trailing 4"),
    .refuses(
      "p-[foo:4]",
      "   ^^^^^", "invalid-value",
      #""foo:4" is not a length in points"#),
    .accepts("p-[1e-7]", "paddingTop+Bottom+Leading+Trailing 1e-07"),
    .accepts("p-[1.5E+2pt]", "paddingTop+Bottom+Leading+Trailing 150"),
    .accepts("p-[0.30000000000000004]", "paddingTop+Bottom+Leading+Trailing 0.30000000000000004"),
    .accepts("p-[123456789012345680000]", "paddingTop+Bottom+Leading+Trailing 1.2345678901234568e+20"),
    .refuses(
      "p-[1e]",
      "   ^^", "invalid-value",
      #""1e" is not a length in points"#),
    .refuses(
      "p-[1e400]",
      "   ^^^^^", "invalid-value",
      #""1e400" is not a length in points"#),
    .refuses(
      "p-1e2",
      "  ^^^", "invalid-value",
      #""1e2" is not a number of theme units, px, a spacing step or [points]"#),
    .accepts("p-[${inset}]", "paddingTop+Bottom+Leading+Trailing ${inset}"),
    .refuses(
      "p-[calc(1+2)]",
      "   ^^^^^^^^^", "unsupported-unit",
      #"the unit "calc()" is not supported: a class holds one plain value; work it out beforehan"#),
    .refuses(
      "p-[4,5]",
      "   ^^^", "invalid-value",
      #""4,5" is not a length in points"#),
    .refuses(
      "p-99999999999999999999999999999999999",
      "  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^", "invalid-value",
      #""99999999999999999999999999999999999" is not a number of theme units, px, a spacing step"#),
    .refuses(
      "p-1e3",
      "  ^^^", "invalid-value",
      #""1e3" is not a number of theme units, px, a spacing step or [points]"#),
    .refuses(
      "p-4/50",
      "   ^^^", "unexpected-modifier",
      #"the modifier "/50" means nothing on this class"#),
    .refuses(
      "P-4",
      "^^^", "unknown-class",
      #"unknown class "P-4"; did you mean "p-4" or "#),
    .accepts("m-4", "marginTop+Bottom+Leading+Trailing 16"),
    .refuses(
      "m--4",
      "^^^^", "double-negative",
      #"the minus sign stands in front of a class, as in "-m-4""#, repaired: "-m-4"),
    .accepts("-m-4", "marginTop+Bottom+Leading+Trailing -16"),
    .refuses(
      "-m--4",
      "   ^^", "invalid-value",
      #""-4" is not a number of theme units, px, a spacing step or [points]"#),
    .accepts("-mx-2", "marginLeading+Trailing -8"),
    .refuses(
      "mx-auto",
      "^^^^^^^", "css-only-class",
      #""mx-auto" has no native meaning: let a parent stack centre it, or use frame-center"#),
    .accepts("-mt-[3.5]", "marginTop -3.5"),
    .refuses(
      "-m-[3.5",
      "   ^^^^", "unclosed-bracket",
      #""[" is never closed; a value ends with "]" and writes spaces as "_""#),
    .accepts("m-[-4]", "marginTop+Bottom+Leading+Trailing -4"),
    .accepts("-m-[-4]", "marginTop+Bottom+Leading+Trailing 4"),
    .accepts("-m-px", "marginTop+Bottom+Leading+Trailing -1"),
    .refuses(
      "m-[10vw]",
      "     ^^", "unsupported-unit",
      #"the unit "vw" is not supported: no style can ask for the window's size; use full, a frac"#),
    .accepts("ms-1", "marginLeading 4"),
    .accepts("me-2", "marginTrailing 8"),
    .accepts("mb-0.5", "marginBottom 2"),
    .accepts("ml-3", "marginLeading 12"),
    .refuses(
      "ml-auto",
      "^^^^^^^", "css-only-class",
      #""ml-auto" has no native meaning: put a spacer component in front"#),
    .accepts("mr-3", "marginTrailing 12"),
    .accepts("w-4", "width 16"),
    .refuses(
      "-w-4",
      "^^^^", "negative-not-allowed",
      #""w" takes no negative value"#),
    .accepts("w-1/2", "width 0.5x"),
    .refuses(
      "w-3/2",
      "^^^^^", "out-of-range",
      #""w-3/2" is out of range: a share from 0 to 1"#),
    .refuses(
      "w-1/0",
      "^^^^^", "css-only-class",
      #""w-1/0" has no native meaning: use w-N, w-[points], w-full, w-fit or a fraction such as "#),
    .refuses(
      "w-1/2/3",
      "^^^^^^^", "css-only-class",
      #""w-1/2/3" has no native meaning: use w-N, w-[points], w-full, w-fit or a fraction such a"#),
    .accepts("w-3/3", "width infinity"),
    .accepts("w-0/2", "width 0x"),
    .accepts("w-2/3", "width 0.6666666666666666x"),
    .accepts("w-full", "width infinity"),
    .refuses(
      "w-full/2",
      "      ^^", "unexpected-modifier",
      #"the modifier "/2" means nothing on this class"#),
    .refuses(
      "-w-full",
      "^^^^^^^", "negative-not-allowed",
      #""w-full" takes no negative value"#),
    .accepts("w-fit", "width unset"),
    .refuses(
      "w-auto",
      "^^^^^^", "css-only-class",
      #""w-auto" has no native meaning: use w-fit"#),
    .accepts("w-[50%]", "width 0.5x"),
    .refuses(
      "w-[150%]",
      "^^^^^^^^", "out-of-range",
      #""150%" is out of range: a share from 0 to 1"#),
    .accepts("w-[320]", "width 320"),
    .refuses(
      "w-[-320]",
      "^^^^^^^^", "out-of-range",
      #""-320" is out of range: 0 or more"#),
    .refuses(
      "w-[--x]",
      "   ^^^", "unsupported-unit",
      #"the unit "--" is not supported: write a token of the theme in parentheses, as in bg-(bra"#),
    .refuses(
      "w-[var(--x)]",
      "   ^^^^^^^^", "unsupported-unit",
      #"the unit "var()" is not supported: write a token of the theme in parentheses, as in bg-("#),
    .refuses(
      "w-(full)",
      "   ^^^^", "unknown-token",
      #"the theme has no spacing "full""#),
    .accepts("h-2/3", "height 0.6666666666666666x"),
    .refuses(
      "h-screen",
      "^^^^^^^^", "css-only-class",
      #""h-screen" has no native meaning: use h-full"#),
    .accepts("h-full", "height infinity"),
    .accepts("h-fit", "height unset"),
    .accepts("h-[12px]", "height 12"),
    .refuses(
      "h-[12cm]",
      "     ^^", "unsupported-unit",
      #"the unit "cm" is not supported: write points"#),
    .accepts("size-10", "width+height 40"),
    .refuses(
      "size-foo",
      "^^^^^^^^", "css-only-class",
      #""size-foo" has no native meaning: use size-N"#),
    .accepts("size-1/2", "width+height 0.5x"),
    .accepts("size-full", "width+height infinity"),
    .accepts("size-fit", "width+height unset"),
    .accepts("min-w-4", "minWidth 16"),
    .refuses(
      "min-w-full",
      "^^^^^^^^^^", "css-only-class",
      #""min-w-full" has no native meaning: use w-full"#),
    .refuses(
      "min-w-[50%]",
      "       ^^^", "percent-not-carried",
      #""min-w" takes no percentage; nothing carries one there"#),
    .accepts("min-w-fit", "minWidth unset"),
    .accepts("min-h-[44]", "minHeight 44"),
    .refuses(
      "min-h-44x",
      "      ^^^", "invalid-value",
      #""44x" is not a number of theme units, px, a spacing step or [points]"#),
    .accepts("min-h-fit", "minHeight unset"),
    .accepts("max-w-[320]", "maxWidth 320"),
    .refuses(
      "max-w-md",
      "^^^^^^^^", "css-only-class",
      #""max-w-md" has no native meaning: use max-w-[points]"#),
    .accepts("max-w-full", "maxWidth infinity"),
    .accepts("max-w-none", "maxWidth unset"),
    .accepts("max-w-fit", "maxWidth unset"),
    .accepts("max-h-2", "maxHeight 8"),
    .refuses(
      "max-h-1/2",
      "       ^^", "unexpected-modifier",
      #"the modifier "/2" means nothing on this class"#),
    .accepts("max-h-full", "maxHeight infinity"),
    .accepts("max-h-none", "maxHeight unset"),
    .accepts("max-h-fit", "maxHeight unset"),
    .accepts("row-p-2", "rowInsetTop+InsetBottom+InsetLeading+InsetTrailing 8"),
    .accepts("row-px-4", "rowInsetLeading+InsetTrailing 16"),
    .accepts("row-pt-[3]", "rowInsetTop 3"),
    .refuses(
      "-row-pt-3",
      "^^^^^^^^^", "negative-not-allowed",
      #""row-pt" takes no negative value"#),
    .accepts("row-insets-none", "rowInsetTop+InsetBottom+InsetLeading+InsetTrailing 0"),
    .refuses(
      "row-insets-2",
      "^^^^^^^^^^^^", "unknown-class",
      #"unknown class "row-insets-2""#),
  ]

  @Test("declare what the row says, or say what is wrong", arguments: rows)
  func row(_ row: ClassRow) { row.check() }
}
