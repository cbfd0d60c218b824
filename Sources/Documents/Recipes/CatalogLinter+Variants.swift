import Engine
import Recipes
import StyleModel

// Classes of variants and compounds that never change anything.
extension CatalogLinter {
  func shadowed(_ recipe: RecipeDefinition) -> [Finding] {
    var findings: [Finding] = []
    for (place, axis) in recipe.axes.enumerated() {
      for (index, value) in axis.values.enumerated() where !value.classes.text.isEmpty {
        var without = recipe
        without.axes[place].values[index].classes.text = ""
        let fixed = RecipeVariant.Choice(axis: axis.name, value: value.name)
        guard isSame(recipe, without, with: fixed) else { continue }
        findings.append(
          finding(
            "the classes of \(axis.name)=\(value.name) change nothing: later ones of \"\(recipe.name)\" set all "
              + "that they set, or base sets it so already", value.classes, recipe))
      }
    }
    for (index, compound) in recipe.compounds.enumerated() where !compound.classes.text.isEmpty {
      var without = recipe
      without.compounds.remove(at: index)
      guard isSame(recipe, without, with: nil) else { continue }
      let isMet = compound.when.allSatisfy { part in
        recipe.axes.contains { axis in
          axis.name == part.axis && axis.values.contains { part.values.contains($0.name) }
        }
      }
      findings.append(
        finding(
          isMet
            ? "this compound of \"\(recipe.name)\" changes nothing: what it sets holds without it, or later ones set it"
            : "this compound of \"\(recipe.name)\" never holds: it asks for values that no use can name",
          compound.classes, recipe))
    }
    return findings
  }

  private func finding(
    _ message: String, _ classes: RecipeDefinition.Classes, _ recipe: RecipeDefinition
  ) -> Finding {
    Finding(
      source: classes.source.isEmpty ? recipe.source : classes.source,
      diagnostic: Diagnostic(.warning, id: "shadowed-variant", at: classes.range, message))
  }

  /// How many combinations of values are looked at.
  private static let combinations = 1024

  /// Whether two forms of a recipe come to the same for every combination of values, one of them fixed.
  private func isSame(
    _ recipe: RecipeDefinition, _ other: RecipeDefinition, with fixed: RecipeVariant.Choice?
  ) -> Bool {
    var free = recipe
    free.axes.removeAll { $0.name == fixed?.axis }
    // Nothing is said of a recipe with more combinations than are looked at.
    guard RecipeVariant.count(of: free) <= Self.combinations else { return false }
    return RecipeVariant.combinations(of: free, limit: Self.combinations).allSatisfy { variant in
      let chosen = RecipeVariant(recipe.name, variant.choices + (fixed.map { [$0] } ?? []))
      return values(recipe, chosen).isSame(as: values(other, chosen))
    }
  }

  private func values(_ recipe: RecipeDefinition, _ variant: RecipeVariant) -> RecipeValues {
    let classes = recipe.texts(for: variant).map { $0.text }.joined(separator: " ")
    return RecipeValues(classes, engine: engine, context: options.context)
  }
}
