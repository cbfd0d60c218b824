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
  /// The recipes of which not every combination of values was compared: those of two axes and those that compounds
  /// name were.
  public let bounded: [String]

  /// Compares the recipes of two engines, values with conditions and both schemes included.
  public init(from old: StyleEngine, to new: StyleEngine, in context: StyleContext = StyleContext()) {
    var pass = Pass(old: old, new: new, context: context)
    var names = Set(old.recipes.map { $0.name })
    names.formUnion(new.recipes.map { $0.name })
    let (before, after) = (Self.byName(old.recipes), Self.byName(new.recipes))
    for name in names.sorted(by: { $0 < $1 }) {
      switch (before[name], after[name]) {
      case (let before?, let after?): pass.compare(before, after)
      case (nil, _?): pass.changes.append(Self.change(.added, name))
      default: pass.changes.append(Self.change(.removed, name))
      }
    }
    changes = pass.changes
    bounded = pass.bounded
  }

  private static func byName(_ recipes: [RecipeDefinition]) -> [String: RecipeDefinition] {
    var byName: [String: RecipeDefinition] = [:]
    for recipe in recipes where byName[recipe.name] == nil { byName[recipe.name] = recipe }
    return byName
  }

  private struct Pass {
    let old: StyleEngine
    let new: StyleEngine
    let context: StyleContext
    var changes: [Change] = []
    var bounded: [String] = []

    mutating func compare(_ before: RecipeDefinition, _ after: RecipeDefinition) {
      let (was, now) = (CatalogComparison.facts(before), CatalogComparison.facts(after))
      for index in was.indices where was[index].value != now[index].value {
        changes.append(
          CatalogComparison.change(
            .changed, after.name, property: was[index].key, old: was[index].value, new: now[index].value))
      }
      let (before, after) = (old.whole(before), new.whole(after))
      for variant in RecipeVariant.each(of: before) where !CatalogComparison.has(after, variant) {
        changes.append(CatalogComparison.change(.removed, after.name, variant.label))
      }
      let added = RecipeVariant.each(of: after).filter { !CatalogComparison.has(before, $0) }
      let both = RecipeCombinations(of: [before, after], limit: 512)
      if !both.isComplete { bounded.append(after.name) }
      /// What changes in combinations of fewer values, which those of more need not repeat.
      var known: [(variant: RecipeVariant, changes: [Change])] = []
      for variant in both.variants {
        let found = properties(after.name, variant)
        if found.isEmpty { continue }
        let told = known.filter { $0.variant.isPart(of: variant) }.flatMap { $0.changes }
        known.append((variant, found))
        changes += found.filter { change in
          !told.contains {
            $0.property == change.property && $0.old == change.old && $0.new == change.new
          }
        }
      }
      changes += added.map { CatalogComparison.change(.added, after.name, $0.label) }
    }

    private func properties(_ name: String, _ variant: RecipeVariant) -> [Change] {
      let was = RecipeValues(variant.classes, engine: old, context: context)
      let now = RecipeValues(variant.classes, engine: new, context: context)
      return now.changes(from: was).members.map { member in
        CatalogComparison.change(
          .changed, name, variant.choices.isEmpty ? nil : variant.label, property: member.key,
          old: was[member.key], new: now[member.key])
      }
    }
  }

  /// Whether a recipe has the values of a variant, perhaps as defaults.
  fileprivate static func has(_ recipe: RecipeDefinition, _ variant: RecipeVariant) -> Bool {
    variant.choices.allSatisfy { choice in
      recipe.axes.contains { axis in
        axis.name == choice.axis && axis.values.contains { $0.name == choice.value }
      }
    }
  }

  /// What a recipe has besides values.
  fileprivate static func facts(_ recipe: RecipeDefinition) -> [(key: String, value: JSONValue?)] {
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

  fileprivate static func change(
    _ kind: Change.Kind, _ name: String, _ variant: String? = nil, property: String? = nil,
    old: JSONValue? = nil, new: JSONValue? = nil
  ) -> Change {
    let parts = name.split(separator: "/", maxSplits: 1).map { String($0) }
    return Change(
      kind: kind, recipe: parts.first ?? name, slot: parts.count > 1 ? parts[1] : nil, variant: variant,
      property: property, old: old, new: new)
  }
}
