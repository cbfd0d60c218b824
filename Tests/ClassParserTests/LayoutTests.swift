import Testing

@testable import ClassParser

@Suite("Frames, offsets and stacks")
struct LayoutTests {
  static let rows: [ClassRow] = [
    .accepts("frame-leading", "alignment leading"),
    .accepts("frame-center", "alignment center"),
    .refuses(
      "frame-middle",
      "^^^^^^^^^^^^", "unknown-class",
      #"unknown class "frame-middle""#),
    .accepts("frame-top-leading", "alignment topLeading"),
    .refuses(
      "frame-topLeading",
      "^^^^^^^^^^^^^^^^", "unknown-class",
      #"unknown class "frame-topLeading"; did you mean "frame-top-leading" or "frame-top"?"#),
    .accepts("frame-bottom-trailing", "alignment bottomTrailing"),
    .accepts("offset-x-4", "offsetX 16"),
    .accepts("-offset-y-2", "offsetY -8"),
    .refuses(
      "offset--y-2",
      "^^^^^^^^^^^", "double-negative",
      #"the minus sign stands in front of a class, as in "-offset-y-2""#, repaired: "-offset-y-2"),
    .accepts("offset-x-[-3]", "offsetX -3"),
    .accepts("offset-[4,-2]", "offsetX 4; offsetY -2"),
    .refuses(
      "offset-[4]",
      "        ^", "invalid-value",
      #""4" is not x and y in points, as in [4,-2]"#),
    .accepts("-offset-[4,-2]", "offsetX -4; offsetY 2"),
    .refuses(
      "-offset-[4;2]",
      "         ^^^", "invalid-value",
      #""4;2" is not x and y in points, as in [4,-2]"#),
    .refuses(
      "offset-[4,${y}]",
      "          ^^^^", "dynamic-not-allowed",
      #""offset" takes no reference or expression"#),
    .accepts("offset-[1rem,2px]", "offsetX 16; offsetY 2"),
    .refuses(
      "offset-4",
      "^^^^^^^^", "missing-value",
      #""offset" needs its values in brackets, as in offset-[0,4]"#),
    .accepts("translate-x-[3]", "offsetX 3"),
    .refuses(
      "translate-y-1/2",
      "             ^^", "unexpected-modifier",
      #"the modifier "/2" means nothing on this class"#),
    .accepts("-translate-y-0.5", "offsetY -2"),
    .accepts("translate-[1,2]", "offsetX 1; offsetY 2"),
    .accepts("arrangement-carousel", "arrangement carousel"),
    .accepts("arrangement-grid", "arrangement grid"),
    .accepts("arrangement-vertical", "arrangement vertical"),
    .refuses(
      "arrangement-horizontal",
      "^^^^^^^^^^^^^^^^^^^^^^", "unknown-class",
      #"unknown class "arrangement-horizontal""#),
    .accepts("section-px-4", "sectionInsetLeading+InsetTrailing 16"),
    .accepts("section-pt-[3]", "sectionInsetTop 3"),
    .refuses(
      "-section-pt-2",
      "^^^^^^^^^^^^^", "negative-not-allowed",
      #""section-pt" takes no negative value"#),
    .accepts("gap-2", "stackSpacing 8"),
    .refuses(
      "-gap-2",
      "^^^^^^", "negative-not-allowed",
      #""gap" takes no negative value"#),
    .accepts("gap-x-4", "stackSpacingX 16"),
    .accepts("gap-y-[3]", "stackSpacingY 3"),
    .refuses(
      "gap-y-[3fr]",
      "        ^^", "unsupported-unit",
      #"the unit "fr" is not supported: it belongs to grid tracks; use grid-cols-N"#),
    .accepts("items-start", "stackAlignment start"),
    .refuses(
      "items-stretch",
      "^^^^^^^^^^^^^", "css-only-class",
      #""items-stretch" has no native meaning: let the children grow with w-full or h-full"#),
    .accepts("items-center", "stackAlignment center"),
    .accepts("items-bottom", "stackAlignment bottom"),
    .accepts("lazy", "lazy true"),
    .refuses(
      "lazy-2",
      "^^^^^^", "unknown-class",
      #"unknown class "lazy-2"; did you mean "lazy"?"#),
    .accepts("object-contain", "contentMode fit"),
    .accepts("object-cover", "contentMode fill"),
    .refuses(
      "object-fill",
      "^^^^^^^^^^^", "css-only-class",
      #""object-fill" has no native meaning: use object-cover or object-contain"#),
    .accepts("grow", "grow true"),
    .refuses(
      "grow-2",
      "^^^^^^", "unknown-class",
      #"unknown class "grow-2"; did you mean "grow" or "row-p" or "from-2"?"#),
    .accepts("flex-1", "grow true"),
    .refuses(
      "flex-2",
      "^^^^^^", "css-only-class",
      #""flex-2" has no native meaning: stack children with an hstack, vstack or zstack componen"#),
  ]

  @Test("declare what the row says, or say what is wrong", arguments: rows)
  func row(_ row: ClassRow) { row.check() }
}
