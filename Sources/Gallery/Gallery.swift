import ClassParser
import Engine
import Recipes
import StyleModel
import StyleTargets
import Theme

/// The catalog and the theme of an engine as one HTML page that needs nothing else: no network, no file, no build.
///
///     let page = Gallery(StyleEngine()).html
///
/// Every recipe is drawn in every value of its axes, every state that it asks about and both appearances, as the engine
/// resolves it and the CSS target draws it. Controls choose platform, system, settings, text size and direction by
/// rules of the style sheet, so that all of it works without scripts; the one script searches, filters and copies.
///
/// The page's content security policy lists the style sheet and the script by their hashes and allows nothing else;
/// every text of an author goes through one function that escapes it.
public struct Gallery {
  /// Recipes of one source, such as a file of the catalog.
  struct Group {
    let title: String
    var recipes: [GalleryRecipe]
  }

  let engine: StyleEngine
  let groups: [Group]
  let builder: RecipeBuilder

  /// Resolves the whole catalog of an engine.
  ///
  /// - Complexity: O(*n*) in the recipes' values times the states and settings that each asks about.
  public init(_ engine: StyleEngine) {
    self.engine = engine
    var builder = RecipeBuilder(engine)
    var groups: [Group] = []
    for recipe in engine.recipes where Self.isShown(recipe, engine) {
      let title = Self.title(ofSource: recipe.source)
      let built = builder.build(recipe)
      if let known = groups.firstIndex(where: { $0.title == title }) {
        groups[known].recipes.append(built)
      } else {
        groups.append(Group(title: title, recipes: [built]))
      }
    }
    self.groups = groups
    self.builder = builder
  }

  /// Whether a recipe has samples of its own: a slot that is no more than another recipe's name shows in its owner.
  private static func isShown(_ recipe: RecipeDefinition, _ engine: StyleEngine) -> Bool {
    guard recipe.name.utf8.contains(UInt8(ascii: "/")) else { return true }
    guard recipe.axes.isEmpty, recipe.compounds.isEmpty else { return true }
    return !engine.recipes.contains { $0.name == recipe.base.text }
  }

  /// The name of a file without its folder and ending, as a title.
  static func title(ofSource source: String) -> String {
    var name = source.split(separator: "/").last.map { String($0) } ?? ""
    if name.hasSuffix(".json") { name = String(name.dropLast(5)) }
    return name.isEmpty ? "Recipes" : SampleText.title(of: name)
  }

  /// The page, which ends with a line break.
  public var html: String {
    var page = GalleryPage(self)
    return page.write()
  }
}
