import Engine
import JSONText
import Recipes
import StyleResolve

/// What changes from one catalog to another, recipe by recipe.
public struct CatalogComparison: Sendable {
  /// One change.
  public struct Change: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
      case added, removed, changed
    }

    public let kind: Kind
    /// The recipe's name, without the slot.
    public let recipe: String
    public let slot: String?
    /// The values that a use names, such as `size=lg`; `nil` for the recipe as it stands.
    public let variant: String?
    /// The property, or what else of the recipe, such as `description`; `nil` where all of it is new or gone.
    public let property: String?
    public let old: JSONValue?
    public let new: JSONValue?
  }

  public let changes: [Change]

  /// Compares the recipes of two engines, values with conditions and both schemes included.
  public init(from old: StyleEngine, to new: StyleEngine, in context: StyleContext = StyleContext()) {
    var changes: [Change] = []
    var names = old.recipes.map { $0.name }
    for recipe in new.recipes where !names.contains(recipe.name) { names.append(recipe.name) }
    names.sort { $0 < $1 }
    for name in names {
      let before = old.recipes.first { $0.name == name }
      let after = new.recipes.first { $0.name == name }
      switch (before, after) {
      case (let before?, let after?):
        changes += Self.compare(before, old, after, new, context)
      case (nil, _?): changes.append(Self.change(.added, name))
      default: changes.append(Self.change(.removed, name))
      }
    }
    self.changes = changes
  }

  private static func compare(
    _ before: RecipeDefinition, _ old: StyleEngine, _ after: RecipeDefinition, _ new: StyleEngine,
    _ context: StyleContext
  ) -> [Change] {
    var changes: [Change] = []
    let (was, now) = (facts(before), facts(after))
    for index in was.indices where was[index].value != now[index].value {
      changes.append(
        change(.changed, after.name, property: was[index].key, old: was[index].value, new: now[index].value))
    }
    let (wasVariants, nowVariants) = (RecipeVariant.each(of: before), RecipeVariant.each(of: after))
    /// What changes in the recipe as it stands, which its variants need not repeat.
    var standing: [Change] = []
    for variant in wasVariants where !nowVariants.contains(variant) && !has(after, variant) {
      changes.append(change(.removed, after.name, variant.label))
    }
    for variant in nowVariants {
      guard wasVariants.contains(variant) || has(before, variant) else {
        changes.append(change(.added, after.name, variant.label))
        continue
      }
      let found = properties(
        RecipeValues(variant.classes, engine: old, context: context),
        RecipeValues(variant.classes, engine: new, context: context), after.name, variant)
      if variant.choices.isEmpty {
        standing = found
        changes += found
      } else {
        changes += found.filter { change in
          !standing.contains {
            $0.property == change.property && $0.old == change.old && $0.new == change.new
          }
        }
      }
    }
    return changes
  }

  /// Whether a recipe has the values of a variant, perhaps as defaults.
  private static func has(_ recipe: RecipeDefinition, _ variant: RecipeVariant) -> Bool {
    variant.choices.allSatisfy { choice in
      recipe.axes.contains { axis in
        axis.name == choice.axis && axis.values.contains { $0.name == choice.value }
      }
    }
  }

  private static func properties(
    _ was: RecipeValues, _ now: RecipeValues, _ name: String, _ variant: RecipeVariant
  ) -> [Change] {
    now.changes(from: was).members.map { member in
      change(
        .changed, name, variant.choices.isEmpty ? nil : variant.label, property: member.key,
        old: was[member.key], new: now[member.key])
    }
  }

  /// What a recipe has besides values.
  private static func facts(_ recipe: RecipeDefinition) -> [(key: String, value: JSONValue?)] {
    let defaults = recipe.axes.compactMap { axis in
      recipe.defaults[axis.name].map { JSONMember(axis.name, .string($0)) }
    }
    return [
      ("description", recipe.description.map { .string($0) }),
      ("deprecated", recipe.deprecated.map { $0.isEmpty ? .bool(true) : .string($0) }),
      ("family", recipe.family.map { .string($0) }),
      ("defaults", defaults.isEmpty ? nil : .object(defaults)),
    ]
  }

  private static func change(
    _ kind: Change.Kind, _ name: String, _ variant: String? = nil, property: String? = nil,
    old: JSONValue? = nil, new: JSONValue? = nil
  ) -> Change {
    let parts = name.split(separator: "/", maxSplits: 1).map { String($0) }
    return Change(
      kind: kind, recipe: parts.first ?? name, slot: parts.count > 1 ? parts[1] : nil, variant: variant,
      property: property, old: old, new: new)
  }
}
