import Engine
import Recipes

/// What recipes cost beside the classes that they stand for.
enum RecipeCosts {
  /// Prints the ratios; `count` keeps the work from being optimised away.
  static func measure(_ figures: inout Figures, _ count: (Int) -> Void) {
    let engine = StyleEngine()
    let recipes = engine.recipes.filter { !$0.base.text.isEmpty }
    // Everything that recipes are compiled from: bases, values of axes, compounds, slots.
    let texts = engine.recipes.flatMap { recipe in
      [recipe.base.text] + recipe.axes.flatMap { $0.values.map(\.classes.text) }
        + recipe.compounds.map(\.classes.text)
    }.filter { !$0.isEmpty }
    let rounds = 200
    func seconds(_ texts: [String]) -> Double {
      best(of: 7) {
        for _ in 0..<rounds { for text in texts { count(engine.parse(text).declarations.count) } }
      } / Double(rounds * texts.count)
    }
    let classes = seconds(recipes.map(\.base.text))
    let uses = seconds(recipes.map(\.name))
    let lookUp = seconds(["p-4", "bold", "rounded-lg", "text-sm", "bg-surface", "border"])
    let whole = best(of: 9) { count(StyleEngine().vocabulary.names.count) }
    let bare = best(of: 9) { count(StyleEngine(catalog: Catalog()).vocabulary.names.count) }
    let compiled = max(whole - bare, 0)
    let parsed = seconds(texts) * Double(texts.count)
    print(
      "recipes: \(engine.recipes.count) with \(texts.count) class texts; \(fixed(classes * 1e9, 0)) ns to parse a base"
    )
    figures.note("recipe use to its classes", uses / classes)
    figures.note("recipe compiling to parsing", compiled / parsed)
    print(
      "  use of a name         \(ratio(uses, classes)) of parsing its base, \(ratio(uses, lookUp)) of one class"
    )
    print("  compiling all, once   \(ratio(compiled, parsed)) of parsing their classes")
  }

  private static func ratio(_ one: Double, _ other: Double) -> String { fixed(one / other, 2) }
}
