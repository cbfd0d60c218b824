import ClassParser
import Documents
import Engine
import Recipes
import StyleModel
import StyleResolve
import Testing

@Suite struct RecipeExpansionTests {
  static let engine = SmallCatalog.engine(
    #"""
    {"a": "p-1 bg-white", "b": "a m-2", "empty": "",
     "c": {"base": "b", "variants": {"size": {"sm": "p-2", "lg": "text-base"}, "wide": "w-full"},
       "compounds": [{"when": {"size": "lg", "wide": true}, "classes": "a"}], "defaults": {"size": "sm"},
       "slots": {"title": "bold a"}},
     "q0": "p-1", "q1": "q0 px-2", "q2": "hover:(pt-3 q0)", "q3": "hover:(pt-3 q1 dark:(q0 m-1)) hover:p-2",
     "w": {"variants": {"w": {"1/2": "w-1/2", "x": "p-1"}}, "slots": {"t": "m-1"}}}
    """#)

  @Test(arguments: [
    ("p-4", "p-4"), ("a", "p-1 bg-white"), ("b p-3", "p-1 bg-white m-2 p-3"),
    ("p-3  b", "p-1 bg-white m-2 p-3"),
    ("hover:a", "hover:(p-1 bg-white)"), ("dark:hover:b", "dark:hover:(p-1 bg-white m-2)"),
    ("dark:(a p-3)", "dark:(p-1 bg-white p-3)"), ("[${x}_==_'a:b']:a", "[${x}_==_'a:b']:(p-1 bg-white)"),
    ("c", "p-1 bg-white m-2 p-2"), ("c-[size=lg]", "p-1 bg-white m-2 text-base"),
    ("c-[size=lg,wide]", "p-1 bg-white m-2 p-1 bg-white text-base w-full"), ("c/title", "p-1 bg-white bold"),
    ("hover:c-[wide=true]", "hover:(p-1 bg-white m-2 p-2 w-full)"), ("empty", ""),
    ("hover:empty p-1", "p-1"), ("hover:(empty)", ""),
    // A recipe in a group loses to what stands beside it there, and to the same state elsewhere.
    ("q2", "hover:(p-1 pt-3)"), ("hover:(pt-3 q0)", "hover:(p-1 pt-3)"),
    ("dark:(q2 hover:m-1)", "dark:hover:(p-1 pt-3 m-1)"),
    ("q3", "hover:(p-1 px-2) hover:dark:p-1 hover:pt-3 hover:dark:m-1 hover:p-2"),
    ("dark:(p-3)", "dark:p-3"), ("[${x}_==_'(a)']:(p-1 q0)", "[${x}_==_'(a)']:(p-1 p-1)"),
    // Marks hold for each class.
    ("!a", "!p-1 !bg-white"), ("hover:b!", "hover:(!p-1 !bg-white !m-2)"), ("!q1 q0", "!p-1 !px-2 p-1"),
    ("w-[w=1/2]", "w-1/2"), ("w-[w=x]/t", "m-1"), ("w/t", "m-1"),
    // What is no recipe.
    ("c-[=]", "p-1 bg-white m-2 p-2"), ("c[size=lg]", "c[size=lg]"),
    ("c-[size=xl]", "p-1 bg-white m-2"), ("nope a", "p-1 bg-white nope"),
  ])
  func expands(_ text: String, _ due: String) {
    #expect(RecipeExpansion(Self.engine).classes(text) == due)
  }

  @Test(
    "means what was written", arguments: ["q2", "q3", "!q1 q0 p-3", "!q0 px-4 !q1", "dark:(q2 hover:q1) p-5"])
  func means(_ text: String) {
    let (found, due) = (
      Self.engine.resolve(RecipeExpansion(Self.engine).classes(text)), Self.engine.resolve(text)
    )
    for hover in [false, true] {
      for dark in [false, true] {
        var context = StyleContext()
        context[.dark] = dark
        context.setStates(hover ? [.hover] : [])
        let expanded = RecipeExpansion(Self.engine).classes(text)
        #expect(
          Self.engine.resolve(expanded, in: context).style.defaults
            == Self.engine.resolve(text, in: context).style.defaults, "\(expanded)")
      }
    }
    #expect(found.style.entries.map(\.property) == due.style.entries.map(\.property))
  }

  @Test("ends with recipes that double, and stops where recipes lead to themselves or to too much")
  func budget() {
    func chain(_ last: String) -> StyleEngine {
      let members = (0..<28).map { "\"q\($0)\": \"q\($0 + 1) q\($0 + 1)\"" } + ["\"q28\": \"\(last)\""]
      let text = "{\(members.joined(separator: ","))}"
      return StyleEngine(
        catalog: Catalog(CatalogLoader.load(Array(text.utf8), source: "").recipes), rules: Rules())
    }
    #expect(RecipeExpansion(chain("")).classes("q0 p-1") == "p-1")
    let large = chain("p-2")
    #expect(RecipeExpansion(large).classes("q26 p-1") == "p-2 p-2 p-2 p-2 p-1")
    // The recipe says what is wrong; it stays as it is.
    #expect(large.faults.map(\.fault.diagnostic.id).contains("expansion-limit"))
    #expect(RecipeExpansion(large).classes("q0 p-1") == "q0 p-1")
    let rings = StyleEngine(
      catalog: Catalog(
        CatalogLoader.load(
          Array(#"{"a": "a a", "b": "hover:(b c)", "c": {"extends": "b"}, "d": "e", "e": "m-1 d"}"#.utf8),
          source: ""
        ).recipes), rules: Rules())
    let expansion = RecipeExpansion(rings)
    #expect(expansion.classes("a a") == "a a")
    #expect(expansion.classes("hover:(b c)") == "hover:(b c)")
    #expect(expansion.classes("m-1 d") == "m-1 d")
  }

  @Test("means the same as the recipe itself, for every variant of the built-in catalog")
  func law() {
    let engine = DecompilerTests.engine
    let expansion = RecipeExpansion(engine)
    for recipe in engine.recipes {
      for variant in RecipeVariant.combinations(of: recipe) {
        let classes = expansion.classes(of: variant)
        let (found, due) = (engine.resolve(classes), engine.resolve(variant.classes))
        #expect(found.style.defaults == due.style.defaults, "\(variant.classes)")
      }
    }
  }
}
