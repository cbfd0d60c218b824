import ClassParser
import Engine
import Recipes
import StyleModel
import StyleResolve
import TestSupport
import Testing

@Suite("The cascade of recipes and defaults")
struct RecipeCascadeTests {
  static let engine: StyleEngine = {
    let catalog = CatalogLoader.load(
      Array(
        #"""
        {
          "card": "p-4 bg-red opacity-50 hover:opacity-60",
          "panel": "card p-2",
          "sheet": "panel lazy",
          "field": "min-h-[44] macos:min-h-[32] focus:border-red",
          "loud": "!bold card",
          "states": "hover:p-1 dark:p-2", "weighed": "!p-2 pb-4",
          "tall": {"base": "min-h-[44] macos:min-h-[32]", "variants": {"size": {"lg": "min-h-[52]"}}},
          "early": "macos:min-h-[32] min-h-[44]",
          "sized": {"base": "p-1", "variants": {"size": {"sm": "p-2", "lg": "p-3"}, "wide": "w-full"},
            "compounds": [{"when": {"size": "lg", "wide": "true"}, "classes": "p-8"}], "defaults": {"size": "sm"},
            "slots": {"title": "uppercase p-6"}}
        }
        """#.utf8), source: "test")
    var rules = Rules()
    rules.view = .init("disabled:opacity-10 italic")
    rules.button = .init("hover:bold uppercase")
    return StyleEngine(catalog: Catalog(catalog.recipes), rules: rules)
  }()

  static let rows: [ResolveRow] = [
    // A recipe loses to local classes wherever it stands.
    ResolveRow("card opacity-20", in: "none", "background red; \(padding(16)); opacity 0.2"),
    ResolveRow("opacity-20 card", in: "none", "background red; \(padding(16)); opacity 0.2"),
    ResolveRow("px-1 card", in: "none", "background red; \(padding(16, 4)); opacity 0.5"),
    // A state in a recipe still beats a local class without one.
    ResolveRow("card opacity-20", in: "hover", "background red; \(padding(16)); opacity 0.6"),
    ResolveRow("card !opacity-20", in: "hover", "background red; \(padding(16)); opacity 0.2"),
    ResolveRow("card hover:opacity-20", in: "hover", "background red; \(padding(16)); opacity 0.2"),
    // A recipe inside a recipe loses to the classes of the outer one, and both to local ones.
    ResolveRow("panel", in: "none", "background red; \(padding(8)); opacity 0.5"),
    ResolveRow("p-1 panel", in: "none", "background red; \(padding(4)); opacity 0.5"),
    ResolveRow("sheet", in: "none", "background red; \(padding(8)); lazy true; opacity 0.5"),
    ResolveRow("card panel", in: "none", "background red; \(padding(8)); opacity 0.5"),
    ResolveRow("panel card", in: "none", "background red; \(padding(16)); opacity 0.5"),
    // Platforms decide inside a recipe and give it no weight outside.
    ResolveRow("field", in: "ios none", "minHeight 44"),
    ResolveRow("field", in: "macos none", "minHeight 32"),
    ResolveRow("field min-h-[50]", in: "macos none", "minHeight 50"),
    ResolveRow("min-h-[50] field", in: "macos none", "minHeight 50"),
    ResolveRow("field macos:min-h-[20]", in: "macos none", "minHeight 20"),
    ResolveRow("macos:min-h-[20] min-h-[50]", in: "macos none", "minHeight 20"),
    ResolveRow("early", in: "macos none", "minHeight 32"),
    ResolveRow("early", in: "ios none", "minHeight 44"),
    ResolveRow("macos:early", in: "macos none", "minHeight 32"),
    ResolveRow("tall-[size=lg]", in: "macos none", "minHeight 32"),
    ResolveRow("tall-[size=lg]", in: "ios none", "minHeight 52"),
    ResolveRow("tall-[size=lg] min-h-[50]", in: "macos none", "minHeight 50"),
    // What stands before a recipe decides as if it stood before each of its classes.
    ResolveRow("disabled:states", in: "disabled hover dark", "\(padding(8)); opacity 0.1"),
    ResolveRow("disabled:(hover:p-1 dark:p-2)", in: "disabled hover dark", "\(padding(8)); opacity 0.1"),
    ResolveRow(
      "!weighed", in: "none", "paddingTop 8; paddingBottom 16; paddingLeading 8; paddingTrailing 8"),
    ResolveRow(
      "!p-2 !pb-4", in: "none", "paddingTop 8; paddingBottom 16; paddingLeading 8; paddingTrailing 8"),
    // Importance on a recipe is its classes' importance.
    ResolveRow("!card opacity-20 p-0", in: "none", "background red; \(padding(16)); opacity 0.5"),
    ResolveRow("loud not-italic", in: "none", "background red; \(padding(16)); bold true; opacity 0.5"),
    // Variants before a recipe hold for all of it.
    ResolveRow("dark:card bg-blue", in: "light none", "background blue"),
    ResolveRow("dark:card bg-blue", in: "dark none", "background red; \(padding(16)); opacity 0.5"),
    // Base, then variants in axis order, then compounds.
    ResolveRow("sized", in: "none", padding(8)), ResolveRow("sized-[size=lg]", in: "none", padding(12)),
    ResolveRow("sized-[wide]", in: "none", "maxWidth infinity; \(padding(8))"),
    ResolveRow("sized-[wide,size=lg]", in: "none", "maxWidth infinity; \(padding(32))"),
    ResolveRow("sized-[wide=false,size=lg]", in: "none", padding(12)),
    ResolveRow("sized/title", in: "none", "textCase uppercase; \(padding(24))"),
    // A state rule of the defaults beats a local class without one, and loses to a later one with it.
    ResolveRow("opacity-90", in: "disabled", "opacity 0.1"),
    ResolveRow("opacity-90", in: "none", "opacity 0.9"),
    ResolveRow("disabled:opacity-90", in: "disabled", "opacity 0.9"),
    ResolveRow("pressed:opacity-90", in: "disabled pressed", "opacity 0.1"),
  ]

  @Test("decides by state, conditions, layer, depth and position", arguments: rows)
  func row(_ row: ResolveRow) {
    let result = Self.engine.resolve("not-italic \(row.text)", in: StyleContext(row.context))
    #expect(result.diagnostics == [])
    let found = result.style.entries.filter { $0.property != .italic }
    let parts = found.map { "\($0.property) \(described($0.decision))" }
    #expect(parts.sorted() == row.style.split(separator: "; ").map(String.init).sorted())
  }

  @Test("puts the defaults of buttons over those of views and under the string")
  func buttons() {
    func style(_ text: String, _ kind: ComponentKindName, _ context: String) -> String {
      let component =
        kind == .button ? Self.engine.resolve(text, for: .button, in: StyleContext(context)) : nil
      return described((component ?? Self.engine.resolve(text, in: StyleContext(context))).style)
    }
    #expect(style("", .view, "none") == "italic true")
    #expect(style("", .button, "none") == "italic true; textCase uppercase")
    #expect(style("lowercase", .button, "none") == "italic true; textCase lowercase")
    #expect(style("", .button, "hover") == "bold true; italic true; textCase uppercase")
  }

  private enum ComponentKindName { case view, button }

  @Test("compiles the test's recipes without faults")
  func faults() { #expect(Self.engine.faults == []) }
}

/// Four edges, or the vertical and the horizontal ones.
private func padding(_ y: Int, _ x: Int? = nil) -> String {
  "paddingTop \(y); paddingBottom \(y); paddingLeading \(x ?? y); paddingTrailing \(x ?? y)"
}
