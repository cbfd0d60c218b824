import Testing

@testable import ClassParser

@Suite("Variants")
struct VariantTests {
  static let rows: [ClassRow] = [
    .accepts("hover:bold", "bold true if hover"),
    .refuses(
      "hovr:bold",
      "^^^^", "unknown-variant",
      #"unknown variant "hovr"; did you mean "hover"?"#),
    .accepts("focus:bold", "bold true if focus"),
    .refuses(
      "focus-visible:bold",
      "^^^^^^^^^^^^^", "css-only-variant",
      #"the variant "focus-visible" has no native meaning: use focus:"#),
    .accepts("pressed:bold", "bold true if pressed"),
    .accepts("active:bold", "bold true if pressed"),
    .accepts("disabled:bold", "bold true if disabled"),
    .refuses(
      "enabled:bold",
      "^^^^^^^", "css-only-variant",
      #"the variant "enabled" has no native meaning: use not-disabled:"#),
    .accepts("checked:bold", "bold true if checked"),
    .accepts("on:bold", "bold true if checked"),
    .accepts("selected:bold", "bold true if selected"),
    .accepts("loading:bold", "bold true if loading"),
    .refuses(
      "Hover:bold",
      "^^^^^", "unknown-variant",
      #"unknown variant "Hover"; did you mean "hover"?"#),
    .accepts("first:bold", "bold true if first"),
    .refuses(
      "last:bold",
      "^^^^", "css-only-variant",
      #"the variant "last" has no native meaning: a list cannot ask for its end; test @{index} i"#),
    .accepts("odd:bold", "bold true if odd"),
    .accepts("even:bold", "bold true if even"),
    .refuses(
      "nth-3:bold",
      "^^^^^", "css-only-variant",
      #"the variant "nth-3" has no native meaning: use odd: or even:, or test @{index} in a cond"#),
    .accepts("dark:bold", "bold true if dark"),
    .accepts("light:bold", "bold true if light"),
    .accepts("ios:bold", "bold true if ios"),
    .accepts("macos:bold", "bold true if macos"),
    .accepts("visionos:bold", "bold true if visionos"),
    .accepts("tvos:bold", "bold true if tvos"),
    .accepts("watchos:bold", "bold true if watchos"),
    .refuses(
      "android:bold",
      "^^^^^^^", "css-only-variant",
      #"the variant "android" has no native meaning: Apple's platforms are ios, macos, visionos,"#),
    .accepts("os-26:bold", "bold true if os-26"),
    .refuses(
      "os-x:bold",
      "^^^^", "unknown-variant",
      #"unknown variant "os-x""#),
    .refuses(
      "os-99999:bold",
      "^^^^^^^^", "unknown-variant",
      #"unknown variant "os-99999""#),
    .refuses(
      "os-:bold",
      "^^^", "unknown-variant",
      #"unknown variant "os-""#),
    .accepts("phone:bold", "bold true if phone"),
    .accepts("pad:bold", "bold true if pad"),
    .accepts("mac:bold", "bold true if mac"),
    .accepts("vision:bold", "bold true if vision"),
    .accepts("compact:bold", "bold true if compact"),
    .accepts("regular:bold", "bold true if regular"),
    .accepts("portrait:bold", "bold true if portrait"),
    .accepts("landscape:bold", "bold true if landscape"),
    .accepts("ltr:bold", "bold true if ltr"),
    .accepts("rtl:bold", "bold true if rtl"),
    .accepts("reduce-motion:bold", "bold true if reduce-motion"),
    .accepts("motion-reduce:bold", "bold true if reduce-motion"),
    .refuses(
      "motion-safe:bold",
      "^^^^^^^^^^^", "css-only-variant",
      #"the variant "motion-safe" has no native meaning: use not-reduce-motion:"#),
    .accepts("reduce-transparency:bold", "bold true if reduce-transparency"),
    .accepts("contrast-more:bold", "bold true if contrast-more"),
    .accepts("sm:bold", "bold true if sm"),
    .accepts("md:bold", "bold true if md"),
    .accepts("lg:bold", "bold true if lg"),
    .accepts("xl:bold", "bold true if xl"),
    .refuses(
      "2xl:bold",
      "^^^", "unknown-variant",
      #"unknown variant "2xl"; did you mean "xl"?"#),
    .refuses(
      "max-md:bold",
      "^^^^^^", "css-only-variant",
      #"the variant "max-md" has no native meaning: use not- before the breakpoint, as in not-md"#),
    .refuses(
      "@md:bold",
      "^^^", "css-only-variant",
      #"the variant "@md" has no native meaning: containers are not measured; use compact: and r"#),
    .accepts("not-hover:bold", "bold true if not-hover"),
    .accepts("not-not-hover:bold", "bold true if hover"),
    .accepts("not-not-not-hover:bold", "bold true if not-hover"),
    .refuses(
      "not-:bold",
      "^^^^", "unknown-variant",
      #"unknown variant "not-""#),
    .accepts("not-os-26:bold", "bold true if not-os-26"),
    .accepts("not-md:bold", "bold true if not-md"),
    .refuses(
      "not-hovr:bold",
      "^^^^^^^^", "unknown-variant",
      #"unknown variant "not-hovr"; did you mean "not-hover"?"#),
    .accepts("group-hover:bold", "bold true if group-hover"),
    .refuses(
      "group-hovr:bold",
      "^^^^^^^^^^", "unknown-variant",
      #"unknown variant "group-hovr"; did you mean "group-hover"?"#),
    .accepts("group-active:bold", "bold true if group-pressed"),
    .accepts("group-disabled/card:bold", "bold true if group-disabled/card"),
    .refuses(
      "group-hover/:bold",
      "^^^^^^^^^^^^", "unknown-variant",
      #"unknown variant "group-hover/"; did you mean "group-hover"?"#),
    .refuses(
      "group-hover/a/b:bold",
      "^^^^^^^^^^^^^^^", "unknown-variant",
      #"unknown variant "group-hover/a/b"; did you mean "group-hover"?"#),
    .refuses(
      "group-first:bold",
      "^^^^^^^^^^^", "unknown-variant",
      #"unknown variant "group-first""#),
    .accepts("not-group-focus/row:bold", "bold true if not-group-focus/row"),
    .refuses(
      "peer-hover:bold",
      "^^^^^^^^^^", "css-only-variant",
      #"the variant "peer-hover" has no native meaning: native views have no siblings to ask; us"#),
    .refuses(
      "hover/x:bold",
      "^^^^^^^", "unknown-variant",
      #"unknown variant "hover/x"; did you mean "hover"?"#),
    .accepts("[${isError}]:bold", "bold true if [${isError}]"),
    .refuses(
      "[isError]:bold",
      " ^^^^^^^", "invalid-reference",
      ##"the condition "isError" reads nothing; write what it reads, as in [${isError}]:"##),
    .refuses(
      "[disabled]:bold",
      " ^^^^^^^^", "invalid-reference",
      #""disabled" is a variant and no expression; write it before a class, as in disabled:opacity-50"#),
    .refuses(
      "[!dark]:bold",
      " ^^^^^", "invalid-reference",
      #""!dark" is a variant and no expression; write it before a class, as in not-dark:opacity-50"#),
    .accepts("[!${a}]:bold", "bold true if not-[${a}]"),
    .accepts("not-[${a}]:bold", "bold true if not-[${a}]"),
    .accepts("not-[!${a}]:bold", "bold true if [${a}]"),
    .refuses(
      "[]:bold",
      "^^", "empty-value",
      "the brackets hold no value"),
    .accepts("[{{_${a}_==_1_}}]:bold", "bold true if [${a}_==_1]"),
    .accepts("[${a}_==_1]:bold", "bold true if [${a}_==_1]"),
    .accepts("[{{_${a}_==_'b:c_d'_}}]:bold", "bold true if [${a}_==_'b:c_d']"),
    .accepts("[${a.b_c}]:bold", "bold true if [${a.b_c}]"),
    .accepts("[@{index}_==_0]:bold", "bold true if [@{index}_==_0]"),
    .accepts("[#{orientation}_==_'portrait']:bold", "bold true if [#{orientation}_==_'portrait']"),
    .refuses(
      "[&>p]:bold",
      "^^^^^", "css-only-variant",
      #"the variant "[&>p]" has no native meaning: native views have no selectors; use a state v"#),
    .refuses(
      "[@media_print]:bold",
      "^^^^^^^^^^^^^^", "css-only-variant",
      #"the variant "[@media_print]" has no native meaning: native views have no selectors; use "#),
    .refuses(
      "[${a}]x:bold",
      "^^^^^^^", "unknown-variant",
      #"unknown variant "[${a}]x""#),
    .refuses(
      "data-checked-[selected=1]:bold",
      "^^^^^^^^^^^^^^^^^^^^^^^^^", "css-only-variant",
      #"the variant "data-checked-[selected=1]" has no native meaning: use a state variant, or a"#),
    .refuses(
      "[length:4]:bold",
      " ^^^^^^^^", "invalid-reference",
      ##"the condition "length:4" reads nothing; write what it reads, as in [${isError}]:"##),
    .accepts("dark:hover:bold", "bold true if hover dark"),
    .accepts("hover:dark:bold", "bold true if hover dark"),
    .accepts("hover:hover:bold", "bold true if hover"),
    .accepts("hover:not-hover:bold", "bold true if hover not-hover"),
    .accepts("md:[${a}]:not-dark:group-hover/x:bold", "bold true if not-dark [${a}] group-hover/x md"),
    .refuses(
      ":bold",
      "^", "empty-variant",
      #"nothing stands before this ":""#, repaired: "bold"),
    .refuses(
      "hover::bold",
      "      ^", "empty-variant",
      #"nothing stands before this ":""#, repaired: "hover:bold"),
    .refuses(
      "hover:",
      "^^^^^^", "empty-class",
      #"a variant stands here without a class after its ":""#),
    .refuses(
      "hover:!",
      "^^^^^^^", "empty-class",
      #"a variant stands here without a class after its ":""#),
    .refuses(
      "hover:-",
      "^^^^^^^", "empty-class",
      #"a variant stands here without a class after its ":""#),
    .refuses(
      "bold:m-2",
      "^^^^", "unknown-variant",
      #"unknown variant "bold""#),
    .refuses(
      "!hover:bold",
      "^^^^^^", "unknown-variant",
      #"unknown variant "!hover"; did you mean "hover"?"#),
  ]

  @Test("declare what the row says, or say what is wrong", arguments: rows)
  func row(_ row: ClassRow) { row.check() }
}
