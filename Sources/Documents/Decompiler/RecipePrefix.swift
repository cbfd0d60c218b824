import ClassParser
import Engine
import JSONText
import Recipes
import StyleModel
import StyleTargets

/// A recipe that may stand in front of other classes, and what it gives by itself.
struct RecipePrefix {
  let text: String
  let lifted: LiftedStyle

  /// How much of a style the recipe gives.
  func use(in style: LiftedStyle) -> StyleInversion.RecipeUse {
    StyleInversion.RecipeUse(name: text, covered: covered(in: style))
  }

  /// How many wanted properties the recipe gives as they are.
  func covered(in style: LiftedStyle) -> Int {
    lifted.wanted.entries.count { style.wanted.value(of: $0.property) == $0.value }
  }
}

extension StyleInversion {
  /// How many recipes are tried in full for one style.
  private static let trials = 4
  /// How many combinations of one recipe's values are tried.
  private static let combinations = 64

  /// Every recipe and slot with every value of each of its axes, and with every combination of them where there
  /// are few, as it comes out for one kind of component.
  ///
  /// Recipes that add to the context, wrap the component or bring components are none: no style holds these.
  func prefixes(for component: StemJSONTarget.Component) -> [RecipePrefix] {
    var anonymous = component
    anonymous.id = "component"
    let broken = Set(engine.vocabulary.recipes.filter { $0.broken != nil }.map { $0.name })
    return engine.recipes.flatMap { recipe -> [RecipePrefix] in
      guard !broken.contains(recipe.name) else { return [] }
      let all = RecipeVariant.combinations(of: recipe, limit: Self.combinations + 1)
      let variants = all.count > Self.combinations ? RecipeVariant.each(of: recipe) : all
      return variants.compactMap { prefix($0.classes, anonymous) }
    }
  }

  private func prefix(_ text: String, _ component: StemJSONTarget.Component) -> RecipePrefix? {
    guard let output = compiled(text, ExplicitStyle(), component), output.margin.isZero,
      output.context.isEmpty
    else { return nil }
    var style = ExplicitStyle()
    style.style = output.style
    style.custom = output.custom
    let lifted = LiftedStyle(style, without: [], for: component, engine.theme)
    guard !lifted.wanted.isEmpty, lifted.carried.count == style.places.count else { return nil }
    return RecipePrefix(text: text, lifted: lifted)
  }

  /// The shortest classes, with one of the recipes where that is shorter.
  ///
  /// A recipe that gives the whole style and that the component is named after is taken in any case: of recipes
  /// with one style only the name tells which is meant.
  func invert(
    _ style: ExplicitStyle, for component: StemJSONTarget.Component, among prefixes: [RecipePrefix],
    named name: String? = nil
  ) -> Outcome {
    var best = invert(style, for: component)
    if let name, let own = prefixes.first(where: { $0.text == name }) {
      let outcome = invert(style, for: component, prefix: own)
      if outcome.classes == name, outcome.carried.count >= best.carried.count { return outcome }
    }
    let lifted = LiftedStyle(style, without: [], for: component, engine.theme)
    var ranked: [(prefix: RecipePrefix, covered: Int)] = []
    for prefix in prefixes where lifted.given(prefix.lifted) != nil {
      let covered = prefix.covered(in: lifted)
      if covered > 0 { ranked.append((prefix, covered)) }
    }
    ranked.sort { $0.covered == $1.covered ? $0.prefix.text < $1.prefix.text : $0.covered > $1.covered }
    for (prefix, _) in ranked.prefix(Self.trials) {
      let outcome = invert(style, for: component, prefix: prefix)
      guard outcome.carried.count >= best.carried.count, !outcome.classes.isEmpty else { continue }
      let isShorter = outcome.classes.utf8.count < best.classes.utf8.count
      if isShorter || outcome.carried.count > best.carried.count { best = outcome }
    }
    return best
  }
}
