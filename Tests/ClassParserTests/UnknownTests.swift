import Testing

@testable import ClassParser

@Suite("Unknown classes, leaked values and classes of CSS alone")
struct UnknownTests {
  static let rows: [ClassRow] = [
    .refuses(
      "lazzy",
      "^^^^^", "unknown-class",
      #"unknown class "lazzy"; did you mean "lazy"?"#),
    .refuses(
      "truncat",
      "^^^^^^^", "unknown-class",
      #"unknown class "truncat"; did you mean "truncate" or "truncate-head" or "truncate-tail"?"#),
    .refuses(
      "bg-prmary/50",
      "   ^^^^^^", "unknown-token",
      #"the theme has no colour "prmary"; did you mean "primary"?"#),
    .refuses(
      "bgg-red/50",
      "^^^^^^^^^^", "unknown-class",
      #"unknown class "bgg-red/50"; did you mean "bg-red/50"?"#),
    .refuses(
      "text-blu",
      "     ^^^", "unknown-token",
      #"the theme has no colour "blu"; did you mean "blue"?"#),
    .refuses(
      "roundd-lg",
      "^^^^^^^^^", "unknown-class",
      #"unknown class "roundd-lg"; did you mean "rounded-lg" or "rounded-b" or "rounded-e"?"#),
    .refuses(
      "px4",
      "^^^", "unknown-class",
      #"unknown class "px4"; did you mean "px-4" or "#),
    .refuses(
      "p_4",
      "^^^", "unknown-class",
      #"unknown class "p_4""#),
    .refuses(
      "row-constructor",
      "^^^^^^^^^^^^^^^", "unknown-class",
      #"unknown class "row-constructor""#),
    .refuses(
      "constructor",
      "^^^^^^^^^^^", "unknown-class",
      #"unknown class "constructor""#),
    .refuses(
      "__proto__",
      "^^^^^^^^^", "unknown-class",
      #"unknown class "__proto__""#),
    .refuses(
      "undefined",
      "^^^^^^^^^", "leaked-value",
      #""undefined" is no class: a condition or value leaked into the string"#),
    .refuses(
      "hover:undefined",
      "      ^^^^^^^^^", "leaked-value",
      #""undefined" is no class: a condition or value leaked into the string"#),
    .refuses(
      "false",
      "^^^^^", "leaked-value",
      #""false" is no class: a condition or value leaked into the string"#),
    .refuses(
      "true",
      "^^^^", "leaked-value",
      #""true" is no class: a condition or value leaked into the string"#),
    .refuses(
      "null",
      "^^^^", "leaked-value",
      #""null" is no class: a condition or value leaked into the string"#),
    .refuses(
      "nil",
      "^^^", "leaked-value",
      #""nil" is no class: a condition or value leaked into the string"#),
    .refuses(
      "NaN",
      "^^^", "leaked-value",
      #""NaN" is no class: a condition or value leaked into the string"#),
    .refuses(
      "None",
      "^^^^", "leaked-value",
      #""None" is no class: a condition or value leaked into the string"#),
    .refuses(
      #"Optional("a")"#,
      "^^^^^^^^^^^^^", "leaked-value",
      #""Optional("a")" is no class: a condition or value leaked into the string"#),
    .refuses(
      "${classes}",
      "^^^^^^^^^^", "leaked-value",
      #""${classes}" is no class: a condition or value leaked into the string"#),
    .refuses(
      #"\(accent)"#,
      "^^^^^^^^^", "leaked-value",
      #""\(accent)" is no class: a condition or value leaked into the string"#),
    .refuses(
      "[object Object]",
      "^^^^^^^^^^^^^^^", "leaked-value",
      #""[object Object]" is no class: a condition or value leaked into the string"#),
    .refuses(
      "{p-4}",
      "^", "structural-character",
      #""{" cannot stand in a class"#),
    .refuses(
      "p;4",
      " ^", "structural-character",
      #"";" cannot stand in a class"#),
    .refuses(
      "p-4;",
      "   ^", "structural-character",
      #"";" cannot stand in a class"#),
    .refuses(
      "p{4",
      " ^", "structural-character",
      #""{" cannot stand in a class"#),
    .refuses(
      "p}4",
      " ^", "structural-character",
      #""}" cannot stand in a class"#),
    .refuses(
      #""p-4""#,
      "^", "structural-character",
      "a double quote cannot stand in a class"),
    .refuses(
      "'p-4'",
      "^", "structural-character",
      #""'" cannot stand in a class"#),
    .refuses(
      "`p-4`",
      "^", "structural-character",
      #""`" cannot stand in a class"#),
    .refuses(
      "p-4,",
      "  ^^", "invalid-value",
      #""4," is not a number of theme units, px, a spacing step or [points]"#),
    .refuses(
      "p-4]",
      "   ^", "unexpected-closing",
      #""]" closes nothing"#),
    .refuses(
      ".p-4",
      "^^^^", "unknown-class",
      #"unknown class ".p-4"; did you mean "p-4"?"#),
    .refuses(
      "p[4]",
      "^^^^", "unknown-class",
      #"unknown class "p[4]"; did you mean "p-[4]"?"#),
    .refuses(
      "p-4[5]",
      "^^^^^^", "unknown-class",
      #"unknown class "p-4[5]""#),
    .refuses(
      "flex",
      "^^^^", "css-only-class",
      #""flex" has no native meaning: use an hstack component, or a vstack for a column"#),
    .refuses(
      "-flex",
      "^^^^^", "css-only-class",
      #""-flex" has no native meaning: use an hstack component, or a vstack for a column"#),
    .refuses(
      "flex/2",
      "^^^^^^", "css-only-class",
      #""flex/2" has no native meaning: use an hstack component, or a vstack for a column"#),
    .refuses(
      "inline-flex",
      "^^^^^^^^^^^", "css-only-class",
      #""inline-flex" has no native meaning: use an hstack component"#),
    .refuses(
      "flex-row",
      "^^^^^^^^", "css-only-class",
      #""flex-row" has no native meaning: use an hstack component"#),
    .refuses(
      "grid",
      "^^^^", "css-only-class",
      #""grid" has no native meaning: use a grid component with grid-cols-N"#),
    .refuses(
      "hidden",
      "^^^^^^", "css-only-class",
      #""hidden" has no native meaning: use a conditional component, or opacity-0"#),
    .refuses(
      "block",
      "^^^^^", "css-only-class",
      #""block" has no native meaning: every component is a block; leave the class out"#),
    .refuses(
      "absolute",
      "^^^^^^^^", "css-only-class",
      #""absolute" has no native meaning: use a zstack with frame- classes and an offset- class"#),
    .refuses(
      "relative",
      "^^^^^^^^", "css-only-class",
      #""relative" has no native meaning: leave the class out; use a zstack with frame- classes "#),
    .refuses(
      "sticky",
      "^^^^^^", "css-only-class",
      #""sticky" has no native meaning: use pin-headers on a grid"#),
    .refuses(
      "justify-between",
      "^^^^^^^^^^^^^^^", "css-only-class",
      #""justify-between" has no native meaning: set the container's alignment with items- and p"#),
    .refuses(
      "items-baseline",
      "^^^^^^^^^^^^^^", "css-only-class",
      #""items-baseline" has no native meaning: use items-bottom, or _alignment firstTextBaselin"#),
    .refuses(
      "content-center",
      "^^^^^^^^^^^^^^", "css-only-class",
      #""content-center" has no native meaning: set the container's alignment with items- and pu"#),
    .refuses(
      "self-end",
      "^^^^^^^^", "css-only-class",
      #""self-end" has no native meaning: give the child a frame: w-full with frame-leading, fra"#),
    .refuses(
      "overflow-hidden",
      "^^^^^^^^^^^^^^^", "css-only-class",
      #""overflow-hidden" has no native meaning: a corner radius clips, and scroll components sc"#),
    .refuses(
      "z-10",
      "^^^^", "css-only-class",
      #""z-10" has no native meaning: later children of a zstack lie on top"#),
    .refuses(
      "top-4",
      "^^^^^", "css-only-class",
      #""top-4" has no native meaning: use a zstack with frame- classes and an offset- class"#),
    .refuses(
      "-inset-1",
      "^^^^^^^^", "negative-not-allowed",
      #""inset" takes no negative value"#),
    .refuses(
      "float-left",
      "^^^^^^^^^^", "css-only-class",
      #""float-left" has no native meaning: use an hstack with a spacer component"#),
    .refuses(
      "underline",
      "^^^^^^^^^", "css-only-class",
      #""underline" has no native meaning: the model has no underline; put it in the text"#),
    .refuses(
      "line-through",
      "^^^^^^^^^^^^", "css-only-class",
      #""line-through" has no native meaning: the model has no strikethrough"#),
    .refuses(
      "text-nowrap",
      "^^^^^^^^^^^", "css-only-class",
      #""text-nowrap" has no native meaning: use line-clamp-1"#),
    .refuses(
      "whitespace-nowrap",
      "^^^^^^^^^^^^^^^^^", "css-only-class",
      #""whitespace-nowrap" has no native meaning: use line-clamp-1"#),
    .refuses(
      "break-words",
      "^^^^^^^^^^^", "css-only-class",
      #""break-words" has no native meaning: text breaks by itself"#),
    .refuses(
      "sr-only",
      "^^^^^^^", "css-only-class",
      #""sr-only" has no native meaning: use a11y-label-[…] on the visible component"#),
    .refuses(
      "container",
      "^^^^^^^^^", "css-only-class",
      #""container" has no native meaning: use max-w-[…]"#),
    .refuses(
      "ring-2",
      "^^^^^^", "css-only-class",
      #""ring-2" has no native meaning: use border-N and border-colour, with focus: for a focus "#),
    .refuses(
      "outline-none",
      "^^^^^^^^^^^^", "css-only-class",
      #""outline-none" has no native meaning: native controls draw no outline; leave the class o"#),
    .refuses(
      "divide-y",
      "^^^^^^^^", "css-only-class",
      #""divide-y" has no native meaning: put divider components between the children"#),
    .refuses(
      "space-x-2",
      "^^^^^^^^^", "css-only-class",
      #""space-x-2" has no native meaning: use gap- on an hstack"#),
    .refuses(
      "cursor-pointer",
      "^^^^^^^^^^^^^^", "css-only-class",
      #""cursor-pointer" has no native meaning: native pointers are the system's"#),
    .refuses(
      "select-none",
      "^^^^^^^^^^^", "css-only-class",
      #""select-none" has no native meaning: the model has no text selection"#),
    .refuses(
      "pointer-events-none",
      "^^^^^^^^^^^^^^^^^^^", "css-only-class",
      #""pointer-events-none" has no native meaning: use is-disabled"#),
    .refuses(
      "transition",
      "^^^^^^^^^^", "css-only-class",
      #""transition" has no native meaning: use animate-smooth with animate-on-[…]"#),
    .refuses(
      "transition-colors",
      "^^^^^^^^^^^^^^^^^", "css-only-class",
      #""transition-colors" has no native meaning: use animate-smooth with animate-on-[…]"#),
    .refuses(
      "ease-in",
      "^^^^^^^", "css-only-class",
      #""ease-in" has no native meaning: use animate-ease-in, animate-ease-out or animate-ease-i"#),
    .refuses(
      "origin-top",
      "^^^^^^^^^^", "css-only-class",
      #""origin-top" has no native meaning: drawings scale about their centre"#),
    .refuses(
      "skew-x-2",
      "^^^^^^^^", "css-only-class",
      #""skew-x-2" has no native meaning: the model has no skew"#),
    .refuses(
      "backdrop-blur-md",
      "^^^^^^^^^^^^^^^^", "css-only-class",
      #""backdrop-blur-md" has no native meaning: use bg-material-… or glass"#),
    .refuses(
      "drop-shadow-md",
      "^^^^^^^^^^^^^^", "css-only-class",
      #""drop-shadow-md" has no native meaning: use shadow-…"#),
    .refuses(
      "bg-gradient-to-r",
      "^^^^^^^^^^^^^^^^", "css-only-class",
      #""bg-gradient-to-r" has no native meaning: use bg-linear-to-…, as Tailwind 4 calls it"#),
    .refuses(
      "bg-clip-text",
      "^^^^^^^^^^^^", "css-only-class",
      #""bg-clip-text" has no native meaning: use text-linear-to-… for gradient text"#),
    .refuses(
      "object-top",
      "^^^^^^^^^^", "css-only-class",
      #""object-top" has no native meaning: use object-cover or object-contain"#),
    .refuses(
      "col-span-2",
      "^^^^^^^^^^", "css-only-class",
      #""col-span-2" has no native meaning: grids have no spans; use a gridrow"#),
    .refuses(
      "aspect-square",
      "^^^^^^^^^^^^^", "css-only-class",
      #""aspect-square" has no native meaning: give width and height, or object-cover on an imag"#),
    .refuses(
      "columns-2",
      "^^^^^^^^^", "css-only-class",
      #""columns-2" has no native meaning: use grid-cols-N"#),
    .refuses(
      "peer",
      "^^^^", "css-only-class",
      #""peer" has no native meaning: use a condition such as [${open}]:"#),
    .refuses(
      "group-data-x",
      "^^^^^^^^^^^^", "css-only-class",
      #""group-data-x" has no native meaning: write group/name to name a group"#),
    .refuses(
      "shrink-0",
      "^^^^^^^^", "css-only-class",
      #""shrink-0" has no native meaning: views keep their size; leave the class out"#),
    .refuses(
      "w-screen",
      "^^^^^^^^", "css-only-class",
      #""w-screen" has no native meaning: use w-full"#),
    .refuses(
      "min-h-screen",
      "^^^^^^^^^^^^", "css-only-class",
      #""min-h-screen" has no native meaning: use h-full"#),
    .refuses(
      "max-w-sm",
      "^^^^^^^^", "css-only-class",
      #""max-w-sm" has no native meaning: use max-w-[points]"#),
    .refuses(
      "bg-[url(a.png)]",
      "    ^^^^^^^^^^", "invalid-color",
      #"unknown function "url"; rgb, rgba, hsl, hsla, hwb, lab, lch, oklab, oklch and color make"#),
  ]

  @Test("declare what the row says, or say what is wrong", arguments: rows)
  func row(_ row: ClassRow) { row.check() }
}
