import ClassParser
import StyleModel

/// A set of recipes, in the order in which they were loaded.
public struct Catalog: Sendable {
  public private(set) var recipes: [RecipeDefinition]

  public init(_ recipes: [RecipeDefinition] = []) { self.recipes = recipes }

  /// Adds recipes; one of a name that is known replaces it.
  ///
  /// - Complexity: O(*n*) in the number of recipes.
  public mutating func add(_ more: [RecipeDefinition]) {
    var positions: [String: Int] = [:]
    for (index, recipe) in recipes.enumerated() { positions[recipe.name] = index }
    for recipe in more {
      if let known = positions[recipe.name] {
        recipes[known] = recipe
      } else {
        positions[recipe.name] = recipes.count
        recipes.append(recipe)
      }
    }
  }

  /// The recipe of a name.
  public func recipe(named name: String) -> RecipeDefinition? { recipes.first { $0.name == name } }

  /// The recipes that come with the engine.
  public static let builtIn: Catalog = {
    var catalog = Catalog()
    for file in BuiltInCatalogText.files {
      catalog.add(CatalogLoader.load(Array(file.text.utf8), source: file.name).recipes)
    }
    return catalog
  }()
}

/// What holds for a subtree: defaults, recipes and utilities of its own.
public struct Rules: Sendable {
  /// Classes of every element that carries classes.
  public var view: RecipeDefinition.Classes
  /// Classes of every button, after `view`.
  public var button: RecipeDefinition.Classes
  /// Recipes that replace those of the catalog.
  public var named: [RecipeDefinition]
  public var utilities: [CustomUtility]
  public var modifiers: [NativeModifier]
  /// A partial theme as JSON text, to lay over the one in force.
  public var theme: [UInt8]?
  /// `automatic`, `glass` or `solid`.
  public var appearance: String?
  /// Variant names and the expressions that stand for them.
  public var conditions: [String: String]

  public init() {
    view = .init("")
    button = .init("")
    named = []
    utilities = []
    modifiers = []
    conditions = [:]
  }

  /// These rules with those of a subtree on top; what the subtree does not name is kept.
  public func overlaid(by inner: Rules) -> Rules {
    var merged = self
    if !inner.view.text.isEmpty { merged.view = inner.view }
    if !inner.button.text.isEmpty { merged.button = inner.button }
    for recipe in inner.named {
      var recipe = recipe
      if let outer = merged.named.firstIndex(where: { $0.name == recipe.name }) {
        // Changing a recipe builds on the one in force around the subtree.
        if recipe.extends == recipe.name { recipe = recipe.extending(merged.named[outer]) }
        merged.named[outer] = recipe
      } else {
        merged.named.append(recipe)
      }
    }
    // Patterns are tried in order, and those of the subtree come first.
    merged.utilities =
      inner.utilities
      + merged.utilities.filter { outer in !inner.utilities.contains { $0.name == outer.name } }
    for modifier in inner.modifiers {
      merged.modifiers.removeAll { $0.name == modifier.name }
      merged.modifiers.append(modifier)
    }
    merged.theme = inner.theme ?? theme
    merged.appearance = inner.appearance ?? appearance
    for (name, expression) in inner.conditions { merged.conditions[name] = expression }
    return merged
  }

  /// The rules that come with the engine.
  public static let builtIn: Rules = RulesLoader.load(Array(BuiltInCatalogText.rules.utf8)).rules
}
