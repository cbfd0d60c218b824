import Engine
import Recipes
import Testing

/// Small catalogs for the tests of what is made of recipes.
enum SmallCatalog {
  static func engine(_ catalog: String) -> StyleEngine {
    let loaded = CatalogLoader.load(Array(catalog.utf8), source: "test")
    #expect(loaded.diagnostics.map(\.message) == [])
    let engine = StyleEngine(catalog: Catalog(loaded.recipes, families: loaded.families), rules: Rules())
    #expect(engine.faults.map { $0.fault.message } == [])
    return engine
  }

  /// A recipe with axes that expressions carry and with one that they do not.
  static let pill = #"""
    {"chip": "px-2 py-1 rounded-full text-xs bg-muted",
     "pill": {
       "extends": "chip", "base": "font-medium hover:bg-accent",
       "variants": {
         "size": {"sm": "", "lg": "text-base px-4"},
         "intent": {"plain": "", "danger": "bg-destructive text-onDestructive"},
         "strong": "opacity-90"
       },
       "compounds": [{"when": {"intent": "danger", "strong": true}, "classes": "bg-primary"}],
       "defaults": {"size": "sm", "intent": "plain"},
       "slots": {"icon": "size-4 text-mutedForeground", "title": "text-sm disabled:opacity-45"}
     }}
    """#
}
