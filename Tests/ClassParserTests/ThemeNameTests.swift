import StyleModel
import Testing
import Theme

@testable import ClassParser

@Suite("Names of a theme")
struct ThemeNameTests {
  /// A theme with names that other engines misread.
  static let vocabulary: Vocabulary = {
    var theme = Theme.swiftcn
    theme.type["Title1_Strong"] = TypeRole(.size(22), weight: "bold", tracking: 0.5, lineHeight: 28)
    theme.type["40"] = TypeRole(.size(40))
    theme.colors["white-light"] = Color(.white)
    theme.colors["2nd_accent"] = Color(.red)
    theme.spacings["md"] = 12
    theme.spacings["2xl"] = 40
    theme.radii["card"] = 20
    theme.shadows["deep"] = Shadow(color: Color(.black), radius: 9)
    theme.breakpoints["tablet"] = 700
    theme.spacing = 5
    theme.rem = 20
    return Vocabulary(theme: theme)
  }()

  static let rows: [ClassRow] = [
    .accepts("text-Title1_Strong", "font 22; fontWeight bold; tracking 0.5; lineHeight 28"),
    .accepts(
      "text-Title1_Strong/4", "font 22; fontWeight bold; tracking 0.5; lineHeight 28; lineHeight 20"),
    .refuses(
      "text-Title1_Stron",
      "     ^^^^^^^^^^^^", "unknown-token",
      #"the theme has no type role "Title1_Stron"; did you mean "Title1_Strong"?"#),
    // Sizes and colours of one root do not push each other out (NEEDS.md 23).
    .accepts("text-40 text-white-light", "font 40; lineHeight unset; foreground white"),
    .accepts("bg-2nd-accent bg-2ndAccent", "background+background red"),
    .accepts("p-md", "paddingTop+Bottom+Leading+Trailing 12"),
    .accepts("-m-md", "marginTop+Bottom+Leading+Trailing -12"),
    .accepts("gap-(2xl)", "stackSpacing 40"),
    .refuses(
      "gap-(3xl)",
      "     ^^^", "unknown-token",
      #"the theme has no spacing "3xl""#),
    .accepts("p-2", "paddingTop+Bottom+Leading+Trailing 10"),
    .accepts("w-[2rem]", "width 40"),
    .accepts("rounded-t-card", "cornerTopLeading+TopTrailing 20"),
    .accepts("shadow-deep/50", "shadowColor black@0.5; shadowRadius 9; shadowX+Y 0"),
    .accepts("tablet:bold", "bold true if tablet"),
    .refuses(
      "tablt:bold",
      "^^^^^", "unknown-variant",
      #"unknown variant "tablt"; did you mean "tablet"?"#),
  ]

  @Test("mean what the theme says", arguments: rows)
  func row(_ row: ClassRow) { row.check(with: Self.vocabulary) }
}
