import Engine
import Recipes

/// An engine with one recipe of its own, for the laws.
enum RecipeLawEngine {
  static let engine: StyleEngine = {
    let text =
      #"{"card": {"base": "blur-2 hover:blur-4", "variants": {"size": {"lg": "gap-4", "sm": "gap-2"}}}}"#
    return StyleEngine(
      catalog: Catalog(CatalogLoader.load(Array(text.utf8), source: "").recipes), rules: Rules())
  }()
}
