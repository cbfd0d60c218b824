import ClassParser
import StyleModel

/// A set of recipes and of the families that they belong to, in the order in which they were loaded.
public struct Catalog: Sendable {
  public private(set) var recipes: [RecipeDefinition]
  public private(set) var families: [FamilyDefinition]

  public init(_ recipes: [RecipeDefinition] = [], families: [FamilyDefinition] = []) {
    self.recipes = recipes
    self.families = families
  }

  /// Adds recipes; one of a name that is known replaces it.
  ///
  /// - Complexity: O(*n*) in the number of recipes, those that are there included: add what many files hold at once.
  public mutating func add(_ more: [RecipeDefinition]) {
    var positions = [String: Int](minimumCapacity: recipes.count + more.count)
    for index in recipes.indices { positions[recipes[index].name] = index }
    for recipe in more {
      if let known = positions[recipe.name] {
        recipes[known] = recipe
      } else {
        positions[recipe.name] = recipes.count
        recipes.append(recipe)
      }
    }
  }

  /// Adds families; one of a name that is known replaces it.
  public mutating func add(families more: [FamilyDefinition]) {
    for family in more {
      if let known = families.firstIndex(where: { $0.name == family.name }) {
        families[known] = family
      } else {
        families.append(family)
      }
    }
  }

  /// Adds what a file holds.
  public mutating func add(_ loaded: CatalogLoader.Result) {
    add(loaded.recipes)
    add(families: loaded.families)
  }

  /// Adds what another catalog holds.
  public mutating func add(_ other: Catalog) {
    add(other.recipes)
    add(families: other.families)
  }

  /// These recipes and families with those of another catalog on top.
  public func adding(_ other: Catalog) -> Catalog {
    var both = self
    both.add(other)
    return both
  }

  /// The family of a name.
  public func family(named name: String) -> FamilyDefinition? { families.first { $0.name == name } }

  /// The recipe of a name.
  public func recipe(named name: String) -> RecipeDefinition? { recipes.first { $0.name == name } }

  /// The recipes that come with the engine.
  public static let builtIn = loaded(BuiltInCatalogText.files)

  /// ThemeKit's families and their adopters, which also come with the engine; whoever wants them adds them.
  ///
  /// They are as many as the rest, and an engine compiles all recipes that it is given.
  public static let themekit = loaded(BuiltInCatalogText.themekit)

  /// The catalog that comes with the engine beside the built-in one under this name.
  public static func preset(named name: String) -> Catalog? { name == "themekit" ? themekit : nil }

  private static func loaded(_ files: [(name: String, text: String)]) -> Catalog {
    var catalog = Catalog()
    var recipes: [RecipeDefinition] = []
    for file in files {
      let loaded = CatalogLoader.load(Array(file.text.utf8), source: file.name)
      recipes += loaded.recipes
      catalog.add(families: loaded.families)
    }
    catalog.add(recipes)
    return catalog
  }
}

/// What holds for a subtree: defaults, recipes and utilities of its own.
public struct Rules: Sendable {
  /// Classes of every element that carries classes; `nil` keeps those around, empty ones take them away.
  public var view: RecipeDefinition.Classes?
  /// Classes of every button, after `view`; `nil` keeps those around, empty ones take them away.
  public var button: RecipeDefinition.Classes?
  /// Recipes that replace those of the catalog.
  public var named: [RecipeDefinition]
  /// The styles that take the place of families' standard ones.
  public var families: [FamilyStyle]
  public var utilities: [CustomUtility]
  public var modifiers: [NativeModifier]
  /// A partial theme as JSON text, to lay over the one in force.
  public var theme: [UInt8]?
  /// `automatic`, `glass` or `solid`.
  public var appearance: String?
  /// Variant names and the expressions that stand for them.
  public var conditions: [String: String]
  /// How names begin that belong to others: an unknown class of such a name is left alone.
  public var reserved: [String]

  public init() {
    named = []
    families = []
    utilities = []
    modifiers = []
    conditions = [:]
    reserved = []
  }

  /// These rules with those of a subtree on top; what the subtree does not name is kept.
  public func overlaid(by inner: Rules) -> Rules {
    var merged = self
    merged.view = inner.view ?? view
    merged.button = inner.button ?? button
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
    for style in inner.families {
      merged.families.removeAll { $0.family == style.family }
      merged.families.append(style)
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
    merged.reserved += inner.reserved.filter { !merged.reserved.contains($0) }
    return merged
  }

  /// The rules that come with the engine.
  public static let builtIn: Rules = RulesLoader.load(Array(BuiltInCatalogText.rules.utf8)).rules
}
