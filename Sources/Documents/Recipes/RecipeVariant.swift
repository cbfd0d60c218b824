import Engine
import Recipes

/// One way to use a recipe: its name and the values that the use names.
public struct RecipeVariant: Hashable, Sendable {
  /// A chosen value of an axis.
  public struct Choice: Hashable, Sendable {
    public let axis: String
    public let value: String
  }

  /// The recipe's name; that of a slot is `card/title`.
  public let recipe: String
  /// The values that are named; the others are the recipe's defaults.
  public let choices: [Choice]

  public init(_ recipe: String, _ choices: [Choice] = []) {
    self.recipe = recipe
    self.choices = choices
  }

  /// The values as a class names them, `size=lg,strong=true`; empty for the recipe as it stands.
  public var label: String { choices.map { "\($0.axis)=\($0.value)" }.joined(separator: ",") }

  /// The class that uses the recipe so: `pill-[size=lg]`, or `card-[size=lg]/title` for a slot.
  public var classes: String {
    guard !choices.isEmpty else { return recipe }
    let parts = recipe.split(separator: "/", maxSplits: 1).map { String($0) }
    return parts[0] + "-[\(label)]" + (parts.count > 1 ? "/\(parts[1])" : "")
  }

  /// The recipe as it stands, then each value of each axis that is not its default, one at a time.
  public static func each(of recipe: RecipeDefinition) -> [RecipeVariant] {
    var variants = [RecipeVariant(recipe.name)]
    for axis in recipe.axes {
      for value in axis.values where value.name != recipe.value(of: axis) {
        variants.append(RecipeVariant(recipe.name, [Choice(axis: axis.name, value: value.name)]))
      }
    }
    return variants
  }

  /// How many combinations ``combinations(of:limit:)`` has when nothing bounds it; `Int.max` where they are too many
  /// to count.
  public static func count(of recipe: RecipeDefinition) -> Int {
    var count = 1
    for axis in recipe.axes {
      let choices = axis.values.count { $0.name != recipe.value(of: axis) }
      let (product, overflow) = count.multipliedReportingOverflow(by: choices + 1)
      if overflow { return .max }
      count = product
    }
    return count
  }

  /// Every combination of values, defaults left out, the recipe as it stands first; at most `limit` of them.
  public static func combinations(of recipe: RecipeDefinition, limit: Int = 256) -> [RecipeVariant] {
    var found: [[Choice]] = [[]]
    for axis in recipe.axes {
      var next = found
      for choices in found {
        for value in axis.values where value.name != recipe.value(of: axis) {
          if next.count < limit { next.append(choices + [Choice(axis: axis.name, value: value.name)]) }
        }
      }
      found = next
    }
    return found.map { RecipeVariant(recipe.name, $0) }
  }
}

extension RecipeDefinition {
  /// The value that an axis has when a use names none; `nil` where it has none.
  func value(of axis: Axis) -> String? {
    if let value = defaults[axis.name] { return value }
    let isBoolean = axis.values.allSatisfy { $0.name == "true" || $0.name == "false" }
    return isBoolean && axis.values.contains { $0.name == "false" } ? "false" : nil
  }

  /// The class texts that hold for some values, in the order of the cascade.
  func texts(for variant: RecipeVariant) -> [Classes] {
    var chosen: [String: String] = [:]
    for axis in axes { chosen[axis.name] = value(of: axis) }
    for choice in variant.choices { chosen[choice.axis] = choice.value }
    var texts = [base]
    for axis in axes {
      if let value = axis.values.first(where: { $0.name == chosen[axis.name] }) {
        texts.append(value.classes)
      }
    }
    for compound in compounds
    where compound.when.allSatisfy({ part in chosen[part.axis].map { part.values.contains($0) } ?? false }) {
      texts.append(compound.classes)
    }
    return texts.filter { !$0.text.isEmpty }
  }
}
