import ClassParser
import Engine
import Recipes

/// The combinations of a recipe's values that are looked at: all of them where they are few, else those that can
/// tell most.
public struct RecipeCombinations: Sendable {
  /// The recipe as it stands, then each value that is no default, then what combines them, the fewest choices
  /// first.
  public let variants: [RecipeVariant]
  /// How many there are in all; `Int.max` where they are too many to count.
  public let total: Int

  /// Whether all of them are looked at.
  public var isComplete: Bool { variants.count == total }

  /// The combinations of the values that some forms of one recipe have in common.
  ///
  /// Beyond `limit` there are the combinations of two axes and those that compounds name, as many of either.
  /// A value is left out where it is the default of every form.
  package init(of forms: [RecipeDefinition], limit: Int = 256) {
    guard let recipe = forms.last else {
      variants = []
      total = 0
      return
    }
    let name = recipe.name
    var choices: [[RecipeVariant.Choice]] = []
    for axis in recipe.axes {
      let common = axis.values.filter { value in
        var isDefault = true
        for form in forms {
          guard let same = form.axes.first(where: { $0.name == axis.name }),
            same.values.contains(where: { $0.name == value.name })
          else { return false }
          isDefault = isDefault && form.value(of: same) == value.name
        }
        return !isDefault
      }
      if !common.isEmpty { choices.append(common.map { .init(axis: axis.name, value: $0.name) }) }
    }
    total = Self.count(choices)
    guard total > limit else {
      variants = Self.products(choices, limit: limit).enumerated().sorted { left, right in
        let (one, other) = (left.element.count, right.element.count)
        return one == other ? left.offset < right.offset : one < other
      }.map { RecipeVariant(name, $0.element) }
      return
    }
    var found = [[]] + choices.flatMap { $0.map { [$0] } }
    var pairs: [[RecipeVariant.Choice]] = []
    for (index, axis) in choices.enumerated() {
      for other in choices[(index + 1)...] {
        for one in axis { for two in other where pairs.count < limit { pairs.append([one, two]) } }
      }
    }
    found += pairs
    var named: [[RecipeVariant.Choice]] = []
    for compound in forms.flatMap({ $0.compounds }) {
      let asked = choices.compactMap { axis -> [RecipeVariant.Choice]? in
        guard let part = compound.when.first(where: { $0.axis == axis[0].axis }) else { return nil }
        let asked = axis.filter { part.values.contains($0.value) }
        return asked.isEmpty ? nil : asked
      }
      named += Self.products(asked.map { $0 }, limit: limit).filter { $0.count > 1 }
      if named.count > limit { break }
    }
    found += named.prefix(limit).sorted { $0.count < $1.count }
    var seen: Set<[RecipeVariant.Choice]> = []
    variants = found.filter { seen.insert($0).inserted }.map { RecipeVariant(name, $0) }
  }

  private static func count(_ choices: [[RecipeVariant.Choice]]) -> Int {
    var count = 1
    for axis in choices {
      let (product, overflow) = count.multipliedReportingOverflow(by: axis.count + 1)
      if overflow { return .max }
      count = product
    }
    return count
  }

  /// Every way to choose at most one of each.
  private static func products(
    _ choices: [[RecipeVariant.Choice]], limit: Int
  ) -> [[RecipeVariant.Choice]] {
    var found: [[RecipeVariant.Choice]] = [[]]
    for axis in choices {
      let known = found
      for choice in axis { for one in known where found.count < limit { found.append(one + [choice]) } }
    }
    return found
  }
}

extension RecipeVariant {
  /// Whether another variant names these values and more.
  func isPart(of other: RecipeVariant) -> Bool {
    choices.count < other.choices.count && choices.allSatisfy { other.choices.contains($0) }
  }
}

extension StyleEngine {
  /// A recipe with the axes, defaults and compounds that its family and its style give it, whose classes stand
  /// elsewhere.
  package func whole(_ recipe: RecipeDefinition) -> RecipeDefinition {
    guard let compiled = vocabulary.recipe(named: recipe.name), compiled.broken == nil,
      compiled.axes.count != recipe.axes.count
        || zip(compiled.axes, recipe.axes).contains(where: { one, other in
          one.name != other.name || one.values.map { $0.name } != other.values.map { $0.name }
        })
        || compiled.compounds.count != recipe.compounds.count
    else { return recipe }
    var whole = recipe
    whole.axes = compiled.axes.map { axis in
      .init(axis.name, axis.values.map { .init($0.name, .init("")) })
    }
    for axis in compiled.axes {
      whole.defaults[axis.name] = axis.defaultValue.map { axis.values[$0].name }
    }
    whole.compounds = compiled.compounds.map { compound in
      let when = compound.when.map { part in
        RecipeDefinition.Compound.Condition(
          axis: compiled.axes[part.axis].name,
          values: part.values.map { compiled.axes[part.axis].values[$0].name })
      }
      return .init(when: when, classes: .init(""))
    }
    return whole
  }
}
