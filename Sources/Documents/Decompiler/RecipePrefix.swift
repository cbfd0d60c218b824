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

/// Recipes that may stand in front of other classes, by what they give.
struct RecipePrefixes {
  private let all: [RecipePrefix]
  private var byName: [String: Int] = [:]
  /// The recipes that give a value, by property and value.
  private var giving: [Style.Entry: [Int]] = [:]
  private let properties: [Properties]

  /// A set of properties.
  private struct Properties {
    private var bits = (UInt64(0), UInt64(0), UInt64(0), UInt64(0))

    init(of style: Style) {
      for entry in style.entries {
        let bit = UInt64(1) << UInt64(entry.property.rawValue & 63)
        switch entry.property.rawValue >> 6 {
        case 0: bits.0 |= bit
        case 1: bits.1 |= bit
        case 2: bits.2 |= bit
        default: bits.3 |= bit
        }
      }
    }

    func isPart(of other: Properties) -> Bool {
      bits.0 & ~other.bits.0 == 0 && bits.1 & ~other.bits.1 == 0 && bits.2 & ~other.bits.2 == 0
        && bits.3 & ~other.bits.3 == 0
    }
  }

  init(_ prefixes: [RecipePrefix] = []) {
    all = prefixes
    properties = prefixes.map { Properties(of: $0.lifted.wanted) }
    for (index, prefix) in prefixes.enumerated() {
      if byName[prefix.text] == nil { byName[prefix.text] = index }
      for entry in prefix.lifted.wanted.entries { giving[entry, default: []].append(index) }
    }
  }

  /// The recipe of this name.
  func named(_ name: String) -> RecipePrefix? { byName[name].map { all[$0] } }

  /// The recipes that give most of a style and nothing that it has not, at most `limit` of them, those of one rank
  /// by name.
  ///
  /// - Complexity: O(*m*) in the number of recipes that give one of its rarer values, where some give most of it.
  func best(for style: LiftedStyle, limit: Int) -> [RecipePrefix] {
    let wanted = Properties(of: style.wanted)
    let lists = style.wanted.entries.compactMap { giving[$0] }.sorted { $0.count < $1.count }
    var seen: Set<Int> = []
    var best: [(index: Int, covered: Int)] = []
    for (place, list) in lists.enumerated() {
      // A recipe that no list had so far gives no more than what is left.
      if best.count == limit, let last = best.last, last.covered > lists.count - place { break }
      for index in list where properties[index].isPart(of: wanted) && seen.insert(index).inserted {
        let count = all[index].covered(in: style)
        let rank = best.firstIndex { other in
          count == other.covered ? all[index].text < all[other.index].text : count > other.covered
        }
        guard rank != nil || best.count < limit else { continue }
        best.insert((index, count), at: rank ?? best.count)
        if best.count > limit { best.removeLast() }
      }
    }
    return best.map { all[$0.index] }
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
  func prefixes(for component: StemJSONTarget.Component) -> RecipePrefixes {
    var anonymous = component
    anonymous.id = "component"
    let broken = Set(engine.vocabulary.recipes.filter { $0.broken != nil }.map { $0.name })
    let prefixes = engine.recipes.flatMap { recipe -> [RecipePrefix] in
      guard !broken.contains(recipe.name) else { return [] }
      let all = RecipeVariant.combinations(of: recipe, limit: Self.combinations + 1)
      let variants = all.count > Self.combinations ? RecipeVariant.each(of: recipe) : all
      return variants.compactMap { prefix($0.classes, anonymous) }
    }
    return RecipePrefixes(prefixes)
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
    _ style: ExplicitStyle, for component: StemJSONTarget.Component, among prefixes: RecipePrefixes,
    named name: String? = nil
  ) -> Outcome {
    var best = invert(style, for: component)
    if let name, let own = prefixes.named(name) {
      let outcome = invert(style, for: component, prefix: own)
      if outcome.classes == name, outcome.carried.count >= best.carried.count { return outcome }
    }
    let lifted = LiftedStyle(style, without: [], for: component, engine.theme)
    for prefix in prefixes.best(for: lifted, limit: Self.trials) {
      let outcome = invert(style, for: component, prefix: prefix)
      guard outcome.carried.count >= best.carried.count, !outcome.classes.isEmpty else { continue }
      let isShorter = outcome.classes.utf8.count < best.classes.utf8.count
      if isShorter || outcome.carried.count > best.carried.count { best = outcome }
    }
    return best
  }
}
