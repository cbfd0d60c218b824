import Testing

@testable import ClassParser

@Suite("Colours")
struct ColorTests {
  static let rows: [ClassRow] = [
    .accepts("bg-primary", "background #2E2E31|#E0E0E3"),
    .refuses(
      "bg-primry",
      "   ^^^^^^", "unknown-token",
      #"the theme has no colour "primry"; did you mean "primary"?"#),
    .accepts("text-muted-foreground", "foreground #6B6B6E|#ADADB0"),
    .accepts("text-mutedForeground", "foreground #6B6B6E|#ADADB0"),
    .accepts("text-muted_foreground", "foreground #6B6B6E|#ADADB0"),
    .refuses(
      "text-muted.foreground",
      "     ^^^^^^^^^^^^^^^^", "unknown-token",
      #"the theme has no colour "muted.foreground"; did you mean "mutedForeground" or "muted"?"#),
    .accepts("border-border", "borderColor #E6E6E9|#38383B"),
    .refuses(
      "border-bordr",
      "       ^^^^^", "unknown-token",
      #"the theme has no colour "bordr"; did you mean "border"?"#),
    .accepts("tint-accentColor", "tint accentColor"),
    // The keyword that a token of the theme hides.
    .accepts("text-system-primary", "foreground primary"),
    .accepts("bg-systemBackground/50", "background background@0.5"),
    .accepts("tint-accent-color", "tint accentColor"),
    .refuses(
      "-tint-red",
      "^^^^^^^^^", "negative-not-allowed",
      #""tint" takes no negative value"#),
    .accepts("fill-red", "fill red"),
    .accepts("stroke-blue", "strokeContent blue"),
    .accepts("shadow-black", "shadowColor black"),
    .accepts("row-bg-surface", "rowBackground #FFFFFF|#1D1D20"),
    .refuses(
      "row-bg-nope",
      "       ^^^^", "unknown-token",
      #"the theme has no colour "nope""#),
    .accepts("tab-selected-red", "tabSelectedTint red"),
    .accepts("tab-unselected-gray", "tabUnselectedTint gray"),
    .accepts("tab-bar-surface-variant", "tabBarBackground surfaceVariant"),
    .accepts("bg-transparent", "background clear"),
    .refuses(
      "bg-current",
      "   ^^^^^^^", "css-only-class",
      #""bg-current" has no native meaning: colours are not inherited by name; leave the class o"#),
    .accepts("bg-red", "background red"),
    .refuses(
      "bg-red-500",
      "   ^^^^^^^", "unknown-token",
      #"the theme has no colour "red-500": the preset tailwind has it (--theme tailwind), or add it to the theme; did you mean "red"?"#
    ),
    .accepts("bg-[#0f0]", "background #00FF00"),
    .refuses(
      "bg-[#0f]",
      "    ^^^", "invalid-color",
      ##""#0f" is not a hex colour; 3, 4, 6 or 8 hex digits follow "#""##),
    .accepts("bg-[#0F08]", "background #00FF0088"),
    .accepts("bg-[#2B7FFF]", "background #2B7FFF"),
    .refuses(
      "bg-[#12345]",
      "    ^^^^^^", "invalid-color",
      ##""#12345" is not a hex colour; 3, 4, 6 or 8 hex digits follow "#""##),
    .accepts("bg-[#2b7fff80]", "background #2B7FFF80"),
    .refuses(
      "bg-[#2b7fffGG]",
      "    ^^^^^^^^^", "invalid-color",
      ##""#2b7fffGG" is not a hex colour; 3, 4, 6 or 8 hex digits follow "#""##),
    .accepts("bg-[rgb(255_0_0)]", "background #FF0000"),
    .refuses(
      "bg-[rgb(255_0)]",
      "    ^^^^^^^^^^", "invalid-color",
      #""rgb" takes 3 components and an optional alpha, not 2 components"#),
    .accepts("bg-[rgb(255,0,0)]", "background #FF0000"),
    .accepts("bg-[rgb(255_0_0_/_50%)]", "background #FF000080"),
    .accepts("stroke-[hsl(350_80%_0%)]", "strokeContent #000000"),
    .refuses(
      "stroke-[hsl(350,80%)]",
      "        ^^^^^^^^^^^^", "invalid-color",
      #""hsl" takes 3 components and an optional alpha, not 2 components"#),
    .accepts("bg-[oklch(0.623_0.214_259.815)]", "background #2B7FFF"),
    .refuses(
      "bg-[oklch(0.623_0.214)]",
      "    ^^^^^^^^^^^^^^^^^^", "invalid-color",
      #""oklch" takes 3 components and an optional alpha, not 2 components"#),
    .accepts("bg-[color(display-p3_1_0_0)]", "background #FF0000"),
    .accepts("bg-[lemonchiffon]", "background #FFFACD"),
    .refuses(
      "bg-[lemonchifon]",
      "    ^^^^^^^^^^^", "unknown-token",
      #"the theme has no colour "lemonchifon""#),
    .accepts("bg-[primary]", "background #2E2E31|#E0E0E3"),
    .accepts("text-[color:red]", "foreground red"),
    .refuses(
      "bg-[color:]",
      "   ^^^^^^^^", "empty-value",
      "the brackets hold no value"),
    .refuses(
      "text-[length:red]",
      "             ^^^", "invalid-value",
      #""red" is not a length in points"#),
    .refuses(
      "bg-[var(--x)]",
      "    ^^^^^^^^", "invalid-color",
      #""var()" needs a browser to evaluate; a fixed value is due"#),
    .refuses(
      "bg-[12px]",
      "    ^^^^", "invalid-value",
      #""12px" is not a value of "bg""#),
    .refuses(
      "bg-[red;]",
      "       ^", "structural-character",
      #"";" cannot stand in a class"#),
    .accepts("bg-primary/50", "background #2E2E31@0.5|#E0E0E3@0.5"),
    .refuses(
      "bg-primary/101",
      "           ^^^", "out-of-range",
      #""101" is out of range: an opacity from 0 to 100 percent"#),
    .accepts("bg-primary/12.5", "background #2E2E31@0.125|#E0E0E3@0.125"),
    .refuses(
      "bg-primary/x",
      "           ^", "invalid-modifier",
      #"the modifier "/x" is not an opacity in percent such as /50, or a factor such as /[0.35]"#),
    .accepts("bg-red/[0.35]", "background red@0.35"),
    .accepts("bg-red/[0.30000000000000004]", "background red@0.30000000000000004"),
    .accepts("bg-primary/[1e-7]", "background #2E2E31@1e-07|#E0E0E3@1e-07"),
    .refuses(
      "bg-red/[1.35]",
      "        ^^^^", "out-of-range",
      #""1.35" is out of range: an opacity from 0 to 100 percent"#),
    .accepts("bg-red/[35%]", "background red@0.35"),
    .refuses(
      "bg-red/[]",
      "       ^^", "empty-value",
      "the brackets hold no value"),
    .refuses(
      "bg-red/",
      "      ^", "unexpected-modifier",
      #"the modifier "/" means nothing on this class"#),
    .refuses(
      "bg-red/50/20",
      "       ^^^^^", "invalid-modifier",
      #"the modifier "/50/20" is not an opacity in percent such as /50, or a factor such as /[0."#),
    .accepts("bg-[#000]/50", "background #000000@0.5"),
    .refuses(
      "bg-[#000]50",
      "         ^^", "text-after-bracket",
      #""50" stands after the closing bracket"#),
    .accepts("bg-red/0", "background red@0"),
    .accepts("bg-(primary)", "background #2E2E31|#E0E0E3"),
    .refuses(
      "bg-(brand)",
      "    ^^^^^", "unknown-token",
      #"the theme has no colour "brand""#),
    .accepts("bg-(--primary)/20", "background #2E2E31@0.2|#E0E0E3@0.2"),
    .refuses(
      "bg-(--primary)/(--alpha)",
      "               ^^^^^^^^^", "invalid-modifier",
      #"the modifier "/(--alpha)" is not an opacity in percent such as /50, or a factor such as "#),
    .refuses(
      "bg-()",
      "   ^^", "empty-value",
      "the brackets hold no value"),
    .accepts("bg-[${brand}]", "background ${brand}"),
    .refuses(
      "bg-[${brand]",
      "    ^^^^^^^", "invalid-reference",
      #""${brand" is neither one reference ${…}, @{…}, #{…} nor one expression {{ … }}"#),
    .accepts("bg-[${is_on}]/50", "background ${is_on}@0.5"),
    .accepts("text-[{{_${is_bad}_?_'red'_:_'primary'_}}]", "foreground {{ ${is_bad} ? 'red' : 'primary' }}"),
    .refuses(
      "text-[{{_1_}]",
      "      ^^^^^^", "invalid-reference",
      #""{{ 1 }" is neither one reference ${…}, @{…}, #{…} nor one expression {{ … }}"#),
    .accepts("bg-none", "background+material unset"),
    .refuses(
      "bg-cover",
      "^^^^^^^^", "css-only-class",
      #""bg-cover" has no native meaning: use an image component with object-cover"#),
  ]

  @Test("declare what the row says, or say what is wrong", arguments: rows)
  func row(_ row: ClassRow) { row.check() }
}
