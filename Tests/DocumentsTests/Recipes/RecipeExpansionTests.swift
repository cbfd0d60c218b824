import Documents
import Testing

@Suite struct RecipeExpansionTests {
  static let engine = SmallCatalog.engine(
    #"""
    {"a": "p-1 bg-white", "b": "a m-2", "empty": "",
     "c": {"base": "b", "variants": {"size": {"sm": "p-2", "lg": "text-base"}, "wide": "w-full"},
       "compounds": [{"when": {"size": "lg", "wide": true}, "classes": "a"}], "defaults": {"size": "sm"},
       "slots": {"title": "bold a"}}}
    """#)

  @Test(arguments: [
    ("p-4", "p-4"), ("a", "p-1 bg-white"), ("b p-3", "p-1 bg-white m-2 p-3"),
    ("p-3  b", "p-1 bg-white m-2 p-3"),
    ("hover:a", "hover:(p-1 bg-white)"), ("dark:hover:b", "dark:hover:(p-1 bg-white m-2)"),
    ("dark:(a p-3)", "dark:(p-1 bg-white p-3)"), ("[${x}_==_'a:b']:a", "[${x}_==_'a:b']:(p-1 bg-white)"),
    ("c", "p-1 bg-white m-2 p-2"), ("c-[size=lg]", "p-1 bg-white m-2 text-base"),
    ("c-[size=lg,wide]", "p-1 bg-white m-2 p-1 bg-white text-base w-full"), ("c/title", "p-1 bg-white bold"),
    ("hover:c-[wide=true]", "hover:(p-1 bg-white m-2 p-2 w-full)"), ("empty", ""),
    ("hover:empty p-1", "p-1"),
    // What cannot be written as a group, and what is no recipe.
    ("!a", "!a"), ("c-[size=xl]", "p-1 bg-white m-2"), ("nope a", "p-1 bg-white nope"),
  ])
  func expands(_ text: String, _ due: String) {
    #expect(RecipeExpansion(Self.engine).classes(text) == due)
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
