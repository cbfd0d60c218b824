import Testing

@testable import ClassParser

@Suite("Corners, borders, effects and shapes")
struct DecorationTests {
  static let rows: [ClassRow] = [
    .accepts("rounded", "cornerTopLeading+TopTrailing+BottomLeading+BottomTrailing unset; cornerRadius 8"),
    .refuses(
      "-rounded",
      "^^^^^^^^", "negative-not-allowed",
      #""rounded" takes no negative value"#),
    .accepts(
      "rounded-none",
      "cornerTopLeading+TopTrailing+BottomLeading+BottomTrailing unset; cornerRadius 0"),
    .accepts(
      "rounded-lg",
      "cornerTopLeading+TopTrailing+BottomLeading+BottomTrailing unset; cornerRadius 12"),
    .refuses(
      "rounded-3xl",
      "        ^^^", "unknown-token",
      #"the theme has no radius "3xl": the preset tailwind has it (--theme tailwind), or add it to the theme; did you mean "xl" or "2xl"?"#
    ),
    .accepts(
      "rounded-full",
      "cornerTopLeading+TopTrailing+BottomLeading+BottomTrailing unset; cornerRadius 10000"),
    .accepts(
      "rounded-[10]",
      "cornerTopLeading+TopTrailing+BottomLeading+BottomTrailing unset; cornerRadius 10"),
    .refuses(
      "rounded-[-1]",
      "         ^^", "out-of-range",
      #""-1" is out of range: 0 or more"#),
    .refuses(
      "rounded-[50%]",
      "         ^^^", "percent-not-carried",
      #""rounded" takes no percentage; nothing carries one there"#),
    .accepts(
      "rounded-(lg)",
      "cornerTopLeading+TopTrailing+BottomLeading+BottomTrailing unset; cornerRadius 12"),
    .accepts("rounded-t-lg", "cornerTopLeading+TopTrailing 12"),
    .refuses(
      "rounded-l-lg",
      "^^^^^^^^^^^^", "css-only-class",
      #""rounded-l-lg" has no native meaning: use rounded-s-…"#),
    .accepts("rounded-b", "cornerBottomLeading+BottomTrailing 8"),
    .accepts("rounded-s-md", "cornerTopLeading+BottomLeading 8"),
    .accepts("rounded-e-[4]", "cornerTopTrailing+BottomTrailing 4"),
    .accepts("rounded-ts-xl", "cornerTopLeading 16"),
    .refuses(
      "rounded-tl-xl",
      "^^^^^^^^^^^^^", "css-only-class",
      #""rounded-tl-xl" has no native meaning: use rounded-ts-…"#),
    .accepts("rounded-te-[4]", "cornerTopTrailing 4"),
    .accepts("rounded-bs-2xl", "cornerBottomLeading 24"),
    .accepts("rounded-be-full", "cornerBottomTrailing 10000"),
    .accepts("border", "borderColor #E6E6E9|#38383B; borderWidth 1"),
    .refuses(
      "border-t",
      "^^^^^^^^", "css-only-class",
      #""border-t" has no native meaning: borders go all round; put a divider component at the s"#),
    .accepts("border-2", "borderWidth 2"),
    .accepts("border-1.5", "borderWidth 1.5"),
    .accepts("border-[1.5]", "borderWidth 1.5"),
    .refuses(
      "border-[1.5em]",
      "           ^^", "unsupported-unit",
      #"the unit "em" is not supported: it depends on a font that is known only on the device; w"#),
    .accepts("border-0", "borderWidth 0"),
    .accepts("border-primary", "borderColor #2E2E31|#E0E0E3"),
    .accepts("border-primary/50", "borderColor #2E2E31@0.5|#E0E0E3@0.5"),
    .accepts("border-[red]", "borderColor red"),
    .refuses(
      "border-foo",
      "       ^^^", "unknown-token",
      #"the theme has no colour "foo""#),
    .accepts("border-dashed", "borderDash (4, 4)"),
    .refuses(
      "border-dotted",
      "^^^^^^^^^^^^^", "css-only-class",
      #""border-dotted" has no native meaning: use border-dash-[1,2]"#),
    .accepts("border-solid", "borderDash unset"),
    .accepts("border-dash-[4,2]", "borderDash (4, 2)"),
    .refuses(
      "border-dash-[0,2]",
      "             ^^^", "invalid-value",
      #""0,2" is not dash and gap in points, as in [4,2]"#),
    .accepts("border-dash-[4]", "borderDash (4, 4)"),
    .refuses(
      "border-dash-[4,2,1]",
      "             ^^^^^", "invalid-value",
      #""4,2,1" is not dash and gap in points, as in [4,2]"#),
    .accepts("opacity-50", "opacity 0.5"),
    .refuses(
      "opacity-101",
      "        ^^^", "out-of-range",
      #""101" is out of range: 0 to 100 percent, or [0] to [1]"#),
    .accepts("opacity-[0.45]", "opacity 0.45"),
    .refuses(
      "opacity-[1.1]",
      "         ^^^", "out-of-range",
      #""1.1" is out of range: 0 to 100 percent, or [0] to [1]"#),
    .accepts("opacity-[45%]", "opacity 0.45"),
    .accepts("opacity-[${fade}]", "opacity ${fade}"),
    .accepts("opacity-[fraction:0.3]", "opacity 0.3"),
    .refuses(
      "opacity-[length:3]",
      "         ^^^^^^^^", "hint-mismatch",
      #"the hint "length" does not fit: a factor from 0 to 1 is due here"#),
    .refuses(
      "-opacity-50",
      "^^^^^^^^^^^", "negative-not-allowed",
      #""opacity" takes no negative value"#),
    .refuses(
      "opacity",
      "^^^^^^^", "missing-value",
      #""opacity" needs a number in percent, as in opacity-50"#),
    .accepts("shadow", "shadowColor #0000000A|#0000002E; shadowRadius 3; shadowX 0; shadowY 1"),
    .accepts("shadow-none", "shadowColor+Radius+X+Y unset"),
    .accepts("shadow-sm", "shadowColor #0000000A|#0000002E; shadowRadius 3; shadowX 0; shadowY 1"),
    .accepts("shadow-md", "shadowColor #0000001A|#00000047; shadowRadius 12; shadowX 0; shadowY 4"),
    .accepts("shadow-lg", "shadowColor #00000024|#0000005C; shadowRadius 24; shadowX 0; shadowY 8"),
    .refuses(
      "shadow-xl",
      "       ^^", "unknown-token",
      #"the theme has no shadow or colour "xl""#),
    .accepts("shadow-sm/12.5", "shadowColor #000000@0.125; shadowRadius 3; shadowX 0; shadowY 1"),
    .refuses(
      "shadow-sm/x",
      "          ^", "invalid-modifier",
      #"the modifier "/x" is not an opacity in percent such as /50, or a factor such as /[0.35]"#),
    .accepts("shadow-[0,2,8]", "shadowX 0; shadowY 2; shadowRadius 8"),
    .refuses(
      "shadow-[0,2]",
      "        ^^^", "invalid-value",
      #""0,2" is not x, y and radius in points"#),
    .refuses(
      "shadow-[0,2,-8]",
      "        ^^^^^^", "out-of-range",
      #""0,2,-8" is out of range: a radius of 0 or more"#),
    .accepts("shadow-outer", "shadowOuter true"),
    .refuses(
      "shadow-inner",
      "^^^^^^^^^^^^", "css-only-class",
      #""shadow-inner" has no native meaning: native shadows fall outside"#),
    .accepts("shadow-red/50", "shadowColor red@0.5"),
    .accepts("shadow-[red]", "shadowColor red"),
    .accepts("blur-2", "blur 8"),
    .refuses(
      "blur",
      "^^^^", "missing-value",
      #""blur" needs a number of theme units or [points], as in blur-4"#),
    .accepts("blur-[8]", "blur 8"),
    .refuses(
      "blur-[8%]",
      "      ^^", "percent-not-carried",
      #""blur" takes no percentage; nothing carries one there"#),
    .accepts("scale-95", "scale 0.95"),
    .refuses(
      "-scale-95",
      "^^^^^^^^^", "negative-not-allowed",
      #""scale" takes no negative value"#),
    .accepts("scale-[1.05]", "scale 1.05"),
    .accepts("scale-[110%]", "scale 1.1"),
    .accepts("scale-[1,2]", "scale (1, 2)"),
    .refuses(
      "scale-[1,2,3]",
      "       ^^^^^", "invalid-value",
      #""1,2,3" is not a factor, or two for x and y"#),
    .accepts("scale-[2,2]", "scale 2"),
    .accepts("scale-[${s}]", "scale ${s}"),
    .refuses(
      "scale-[1,${s}]",
      "         ^^^^", "dynamic-not-allowed",
      #""scale-[x,y]" takes no reference or expression"#),
    .refuses(
      "scale-x-50",
      "^^^^^^^^^^", "css-only-class",
      #""scale-x-50" has no native meaning: use scale-[x,y]"#),
    .accepts("rotate-45", "rotation 45"),
    .refuses(
      "rotate-[3px]",
      "        ^^^", "invalid-value",
      #""3px" is not an angle in degrees"#),
    .accepts("-rotate-[30deg]", "rotation -30"),
    .refuses(
      "rotate--30",
      "^^^^^^^^^^", "double-negative",
      #"the minus sign stands in front of a class, as in "-rotate-30""#, repaired: "-rotate-30"),
    .accepts("rotate-[0.5turn]", "rotation 180"),
    .accepts("rotate-[1.5rad]", "rotation 85.94366926962348"),
    .accepts("rotate-[100grad]", "rotation 90"),
    .accepts("rotate-[angle:4deg]", "rotation 4"),
    .accepts("rotate-[${a}]", "rotation ${a}"),
    .refuses(
      "-rotate-[${a}]",
      "^^^^^^^^^^^^^^", "negative-not-allowed",
      #""rotate" takes no negative value"#),
    .accepts("stroke-2", "strokeWidth 2"),
    .accepts("stroke-[1.5]", "strokeWidth 1.5"),
    .accepts("stroke-[10px]", "strokeWidth 10"),
    .refuses(
      "stroke-[10vh]",
      "          ^^", "unsupported-unit",
      #"the unit "vh" is not supported: no style can ask for the window's size; use full, a frac"#),
    .accepts("trim-[0,0.5]", "trimFrom 0; trimTo 0.5"),
    .refuses(
      "trim-[0,2]",
      "      ^^^", "out-of-range",
      #""0,2" is out of range: from 0 to 1"#),
    .accepts("trim-[25%,75%]", "trimFrom 0.25; trimTo 0.75"),
    .refuses(
      "trim-[0.5]",
      "      ^^^", "invalid-value",
      #""0.5" is not from and to, numbers from 0 to 1"#),
    .accepts("inset-2", "inset 8"),
    .refuses(
      "inset-x-2",
      "^^^^^^^^^", "css-only-class",
      #""inset-x-2" has no native meaning: use a zstack with frame- classes and an offset- class"#),
    .accepts("inset-[3]", "inset 3"),
    .accepts("rotate-anchor-top-leading", "rotationAnchor topLeading"),
    .refuses(
      "rotate-anchor-middle",
      "       ^^^^^^^^^^^^^", "invalid-value",
      #""anchor-middle" is not a number of degrees, or an angle such as [0.5turn]"#),
  ]

  @Test("declare what the row says, or say what is wrong", arguments: rows)
  func row(_ row: ClassRow) { row.check() }
}
