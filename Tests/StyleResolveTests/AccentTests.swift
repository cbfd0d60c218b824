import Engine
import Recipes
import StyleModel
import StyleResolve
import TestSupport
import Testing
import Theme

/// `accent-COLOUR` and the colours that read it.
@Suite("The accent") struct AccentTests {
  static let theme = ThemeLoader.load(
    Array(
      #"""
      {"extends": "none", "colors": {"primary": "#0000FF", "on-primary": "#FFFF00", "success": "#12B76A",
       "success-soft": {"light": "#DFF7E8", "dark": "#12271E"}, "success-600": "#079156", "pale": "#FFFFFF",
       "night": {"light": "#FFFFFF", "dark": "#000000"}, "accent-hover": "#123456"}}
      """#.utf8)
  ) { _ in nil }.theme
  static let engine = StyleEngine(theme: theme, catalog: Catalog(), rules: Rules())

  static let rows = [
    // Without an accent the roles are those of primary.
    ResolveRow("bg-accent-solid", "background #0000FF"),
    ResolveRow("text-accent-on-solid", "foreground #FFFF00"),
    ResolveRow("bg-accent-soft", "background #0000FF@0.12"),
    ResolveRow("bg-accent-solid/50", "background #0000FF@0.5"),
    // A token of the role's name, a step of the ladder, then a share of the colour.
    ResolveRow("accent-success bg-accent-soft", "background #DFF7E8|#12271E"),
    ResolveRow("accent-success bg-accent-soft", in: "dark", "background #12271E"),
    ResolveRow("accent-success bg-accent-active", "background #079156"),
    ResolveRow("accent-success bg-accent-border-subtle", "background #12B76A@0.3"),
    ResolveRow("accent-success bg-accent-text", "background #12B76A"),
    // What stands on the fill follows its luminance, in each appearance.
    ResolveRow("accent-success text-accent-on-solid", "foreground #14171C"),
    ResolveRow("accent-primary text-accent-on-solid", "foreground #FFFF00"),
    ResolveRow("accent-[#056BFD] text-accent-on-solid", "foreground white"),
    ResolveRow("accent-pale text-accent-on-solid", "foreground #14171C"),
    ResolveRow("accent-night text-accent-on-solid", "foreground #14171C|white"),
    // The order of the accent and its readers does not matter, and the last accent wins.
    ResolveRow("bg-accent-solid accent-success", "background #12B76A"),
    ResolveRow("accent-success bg-accent-solid accent-pale", "background #FFFFFF"),
    ResolveRow("!accent-success bg-accent-solid accent-pale", "background #12B76A"),
    // Keywords, literals and names of semantic colours that the theme lacks.
    ResolveRow("accent-green bg-accent-soft", "background green@0.12"),
    ResolveRow("accent-warning bg-accent-solid", "background orange"),
    ResolveRow("accent-neutral text-accent-on-solid", "foreground white"),
    ResolveRow("accent-[${brand}] bg-accent-solid", "background ${brand}"),
    ResolveRow("accent-success/50 bg-accent-solid/50", "background #12B76A@0.25"),
    // Any place that takes a colour reads it.
    ResolveRow(
      "accent-success border border-accent-border",
      "borderColor #12B76A; borderWidth 1"),
    ResolveRow(
      "accent-success bg-linear-to-r from-accent-solid to-accent-active",
      "background linear(leading, trailing) #12B76A #079156"),
    // A state of the accent is one of each reader, and gives it no rank.
    ResolveRow(
      "accent-success pressed:accent-pale bg-accent-solid", "background #FFFFFF if pressed else #12B76A"),
    ResolveRow("accent-success pressed:accent-pale bg-accent-solid", in: "pressed", "background #FFFFFF"),
    ResolveRow(
      "disabled:accent-pale bg-accent-solid hover:bg-red", in: "hover disabled", "background red"),
    ResolveRow(
      "disabled:accent-pale bg-accent-solid pressed:bg-accent-soft",
      "background #FFFFFF@0.12 if pressed disabled else #0000FF@0.12 if pressed else #FFFFFF if disabled else #0000FF"
    ),
    ResolveRow("dark:accent-success bg-accent-solid", "background #0000FF|#12B76A"),
    ResolveRow("hover:accent-pale accent-success bg-accent-solid", in: "none", "background #12B76A"),
    ResolveRow("hover:accent-pale !accent-success bg-accent-solid", "background #12B76A"),
    // A token of the theme keeps its name.
    ResolveRow("accent-success bg-accent-hover text-accent-solid", "foreground #12B76A; background #123456"),
  ]

  @Test("gives colours the roles of one colour", arguments: rows)
  func row(_ row: ResolveRow) { row.check(with: Self.engine) }

  static let recipeRows = [
    ResolveRow("tag", "foreground #FFFF00; background #0000FF"),
    ResolveRow("tag accent-success", "foreground #14171C; background #12B76A"),
    ResolveRow("tag-[tone=good]", "foreground #14171C; background #12B76A"),
    // The class of the string beats that of the recipe.
    ResolveRow("accent-pale tag-[tone=good]", "foreground #14171C; background #FFFFFF"),
    ResolveRow("row", "foreground #14171C; background #12B76A"),
    ResolveRow("pressed:tag accent-success", in: "none", ""),
    ResolveRow("pressed:tag accent-success", in: "pressed", "foreground #14171C; background #12B76A"),
  ]

  @Test("goes through recipes", arguments: recipeRows)
  func recipes(_ row: ResolveRow) {
    let catalog = CatalogLoader.load(
      Array(
        #"""
        {"tag": {"base": "bg-accent-solid text-accent-on-solid", "variants": {"tone": {"good": "accent-success"}}},
         "row": "tag accent-success"}
        """#.utf8), source: "")
    let engine = StyleEngine(theme: Self.theme, catalog: Catalog(catalog.recipes), rules: Rules())
    #expect(engine.faults == [])
    row.check(with: engine)
  }

  @Test("of the defaults of rules reaches every component, whose own is stronger")
  func defaults() {
    var rules = Rules()
    rules.view = .init("accent-success")
    let engine = StyleEngine(theme: Self.theme, catalog: Catalog(), rules: rules)
    ResolveRow("bg-accent-solid", "background #12B76A").check(with: engine)
    ResolveRow("bg-accent-solid accent-pale", "background #FFFFFF").check(with: engine)
    ResolveRow("p-0", "paddingTop 0; paddingBottom 0; paddingLeading 0; paddingTrailing 0").check(
      with: engine)
  }

  @Test(
    "is reported where nothing reads it or where it has no colour",
    arguments: [
      ("p-1 accent-success", "accent-without-reader", 4..<18), ("accent-succes", "unknown-token", 7..<13),
      ("bg-accent-sold", "unknown-token", 3..<14), ("accent", "missing-value", 0..<6),
      ("accent-accent-solid", "unknown-token", 7..<19), ("bg-accent-soft/120", "out-of-range", 15..<18),
    ])
  func faults(_ text: String, _ id: String, _ range: Range<Int>) {
    let found = Self.engine.resolve(text).diagnostics
    #expect(found.map(\.id) == [id])
    #expect(found.map(\.range) == [range])
  }

  @Test("stays within the limits of a list")
  func limits() {
    let text =
      (0..<1_800).map { "[${a\($0)}]:accent-red" }.joined(separator: " ") + " "
      + (0..<900).map { "[${b\($0)}]:bg-accent-solid" }.joined(separator: " ")
    #expect(Self.engine.resolve(text).diagnostics.map(\.id) == ["expansion-limit"])
  }
}
