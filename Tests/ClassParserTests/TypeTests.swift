import Testing

@testable import ClassParser

@Suite("Type and paragraphs")
struct TypeTests {
  static let rows: [ClassRow] = [
    .accepts("text-xs", "font caption; lineHeight unset"),
    .accepts("text-sm", "font subheadline; lineHeight unset"),
    .refuses(
      "text-smm",
      "     ^^^", "unknown-token",
      #"the theme has no type role "smm"; did you mean "sm"?"#),
    .accepts("text-base", "font body; lineHeight unset"),
    .accepts("text-lg", "font title3; lineHeight unset"),
    .accepts("text-xl", "font title2; lineHeight unset"),
    .accepts("text-2xl", "font title; lineHeight unset"),
    .accepts("text-3xl", "font largeTitle; lineHeight unset"),
    .refuses(
      "text-9xl",
      "     ^^^", "unknown-token",
      #"the theme has no type role "9xl": the preset tailwind has it (--theme tailwind), or add it to the theme; did you mean "xl" or "2xl" or "3xl"?"#
    ),
    .accepts("text-body", "font body; lineHeight unset"),
    .accepts("text-title2", "font title2; lineHeight unset"),
    .accepts("text-large-title", "font largeTitle; lineHeight unset"),
    .refuses(
      "text-largetitle",
      "     ^^^^^^^^^^", "unknown-token",
      #"the theme has no colour "largetitle""#),
    .accepts("text-caption2", "font caption2; lineHeight unset"),
    .accepts("text-[18]", "lineHeight unset; font 18"),
    .refuses(
      "text-[0]",
      "      ^", "out-of-range",
      #""0" is out of range: above 0"#),
    .accepts("text-[1.5rem]", "lineHeight unset; font 24"),
    .refuses(
      "text-[1.5em]",
      "         ^^", "unsupported-unit",
      #"the unit "em" is not supported: it depends on a font that is known only on the device; w"#),
    .accepts("text-[length:12]", "lineHeight unset; font 12"),
    .accepts("text-[length:${size}]", #"lineHeight unset; font {"kind":"system","size":"${size}"}"#),
    .accepts("text-[${tone}]", "foreground ${tone}"),
    .refuses(
      "text-[angle:12]",
      "      ^^^^^^^^", "hint-mismatch",
      #"the hint "angle" does not fit: a length in points is due here"#),
    .accepts("text-sm/6", "font subheadline; lineHeight unset; lineHeight 24"),
    .refuses(
      "text-sm/nope",
      "        ^^^^", "invalid-modifier",
      #"the modifier "/nope" is not a line height: theme units, [points], or none, tight, snug, "#),
    .accepts("text-sm/none", "font subheadline; lineHeight unset; lineHeight 1em"),
    .accepts("text-sm/[20]", "font subheadline; lineHeight unset; lineHeight 20"),
    .refuses(
      "text-sm/[20vh]",
      "           ^^", "unsupported-unit",
      #"the unit "vh" is not supported: no style can ask for the window's size; use full, a frac"#),
    .accepts("text-sm/[number:1.2]", "font subheadline; lineHeight unset; lineHeight 1.2em"),
    .accepts("text-(sm)", "font subheadline; lineHeight unset"),
    .accepts("text-[18]/5", "lineHeight unset; font 18; lineHeight 20"),
    .refuses(
      "text-[18]/x",
      "          ^", "invalid-modifier",
      #"the modifier "/x" is not an opacity in percent such as /50, or a factor such as /[0.35]"#),
    .accepts("text-body/6", "font body; lineHeight unset; lineHeight 24"),
    .accepts("text-body/tight", "font body; lineHeight unset; lineHeight 1.25em"),
    .refuses(
      "text-body/nope",
      "          ^^^^", "invalid-modifier",
      #"the modifier "/nope" is not a line height: theme units, [points], or none, tight, snug, "#),
    .refuses(
      "text-center/4",
      "           ^^", "unexpected-modifier",
      #"the modifier "/4" means nothing on this class"#),
    .accepts("leading-6", "lineHeight 24"),
    .refuses(
      "leading-foo",
      "        ^^^", "invalid-value",
      #""foo" is not a line height: theme units, [points], or none, tight, snug, normal, relaxed"#),
    .accepts("leading-[20]", "lineHeight 20"),
    .refuses(
      "leading-[-20]",
      "         ^^^", "out-of-range",
      #""-20" is out of range: 0 or more points"#),
    .accepts("leading-none", "lineHeight 1em"),
    .accepts("leading-tight", "lineHeight 1.25em"),
    .accepts("leading-snug", "lineHeight 1.375em"),
    .accepts("leading-normal", "lineHeight 1.5em"),
    .accepts("leading-relaxed", "lineHeight 1.625em"),
    .accepts("leading-loose", "lineHeight 2em"),
    .accepts("leading-[number:1.5]", "lineHeight 1.5em"),
    .accepts("leading-[150%]", "lineHeight 1.5em"),
    .refuses(
      "leading",
      "^^^^^^^", "missing-value",
      #""leading" needs a line height, as in leading-6 or leading-[20]"#),
    .accepts("tracking-[0.5]", "tracking 0.5"),
    .refuses(
      "tracking-wide",
      "^^^^^^^^^^^^^", "missing-value",
      #""tracking" needs a length in brackets, as in tracking-[1]"#),
    .accepts("-tracking-[0.5]", "tracking -0.5"),
    .refuses(
      "tracking-2",
      "^^^^^^^^^^", "missing-value",
      #""tracking" needs a length in brackets, as in tracking-[1]"#),
    .accepts("font-ultra-light", "fontWeight ultraLight"),
    .accepts("font-light", "fontWeight light"),
    .refuses(
      "font-thin",
      "^^^^^^^^^", "css-only-class",
      #""font-thin" has no native meaning: use font-ultra-light"#),
    .accepts("font-regular", "fontWeight regular"),
    .accepts("font-normal", "fontWeight regular"),
    .accepts("font-medium", "fontWeight medium"),
    .accepts("font-semibold", "fontWeight semibold"),
    .accepts("font-bold", "fontWeight bold"),
    .refuses(
      "font-bolt",
      "^^^^^^^^^", "unknown-class",
      #"unknown class "font-bolt"; did you mean "font-bold" or "font-mono"?"#),
    .accepts("font-heavy", "fontWeight heavy"),
    .accepts("font-black", "fontWeight black"),
    .accepts("font-mono", "fontDesign monospaced"),
    .accepts("font-rounded", "fontDesign rounded"),
    .accepts("font-serif", "fontDesign serif"),
    .accepts("font-default", "fontDesign default"),
    .refuses(
      "font-sans",
      "^^^^^^^^^", "css-only-class",
      #""font-sans" has no native meaning: use font-default"#),
    .refuses(
      "font-[Inter]",
      "^^^^^^^^^^^^", "css-only-class",
      #""font-[Inter]" has no native meaning: use font-mono, font-rounded or font-serif"#),
    .accepts("bold", "bold true"),
    .refuses(
      "-bold",
      "^^^^^", "negative-not-allowed",
      #""bold" takes no negative value"#),
    .accepts("italic", "italic true"),
    .accepts("not-italic", "italic false"),
    .accepts("uppercase", "textCase uppercase"),
    .refuses(
      "capitalize",
      "^^^^^^^^^^", "css-only-class",
      #""capitalize" has no native meaning: capitalise the text with upper(s, 1) in its value"#),
    .accepts("lowercase", "textCase lowercase"),
    .accepts("normal-case", "textCase unset"),
    .accepts("text-start", "multilineTextAlignment leading"),
    .refuses(
      "text-left",
      "^^^^^^^^^", "css-only-class",
      #""text-left" has no native meaning: use text-start"#),
    .accepts("text-center", "multilineTextAlignment center"),
    .accepts("text-end", "multilineTextAlignment trailing"),
    .refuses(
      "text-justify",
      "^^^^^^^^^^^^", "css-only-class",
      #""text-justify" has no native meaning: native text is not justified"#),
    .accepts("line-clamp-2", "lineLimit 2"),
    .refuses(
      "line-clamp-0",
      "           ^", "out-of-range",
      #""0" is out of range: a whole number of at least 1"#),
    .accepts("line-clamp-none", "lineLimit unset"),
    .accepts("line-clamp-[3]", "lineLimit 3"),
    .accepts("line-clamp-[${n}]", "lineLimit ${n}"),
    .refuses(
      "line-clamp-1.5",
      "^^^^^^^^^^^^^^", "css-only-class",
      #""line-clamp-1.5" has no native meaning: use line-clamp-N"#),
    .accepts("truncate", "lineLimit 1; truncationMode tail"),
    .accepts("truncate-middle", "truncationMode middle"),
    .refuses(
      "truncate-nope",
      "^^^^^^^^^^^^^", "unknown-class",
      #"unknown class "truncate-nope"; did you mean "truncate"?"#),
    .accepts("truncate-head", "truncationMode head"),
    .accepts("line-spacing-2", "lineSpacing 8"),
    .refuses(
      "-line-spacing-2",
      "^^^^^^^^^^^^^^^", "negative-not-allowed",
      #""line-spacing" takes no negative value"#),
    .accepts("min-scale-50", "minimumScaleFactor 0.5"),
    .refuses(
      "min-scale-150",
      "          ^^^", "out-of-range",
      #""150" is out of range: 0 to 100 percent, or [0] to [1]"#),
    .accepts("min-scale-[0.5]", "minimumScaleFactor 0.5"),
  ]

  @Test("declare what the row says, or say what is wrong", arguments: rows)
  func row(_ row: ClassRow) { row.check() }
}
