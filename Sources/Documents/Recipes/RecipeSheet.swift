import ClassParser
import Engine
import JSONText
import Recipes
import StyleResolve

/// The values of a recipe in every axis, state, platform and scheme.
public struct RecipeSheet: Sendable {
  /// One variant in one context.
  public struct Case: Sendable {
    public let variant: RecipeVariant
    /// What the context is besides the one before it, `dark` or `macos dark`; empty for the first one.
    public let context: String
    /// Every value.
    public let values: RecipeValues
    /// What the cases before it do not tell: all of it for the recipe as it stands in the first context, what
    /// changes there for the other contexts, and what it changes of the recipe as it stands for a variant.
    ///
    /// What `dark` and `macos` change holds for `macos dark` too, so that often nothing is left to tell of it.
    public let changes: RecipeValues
  }

  public let cases: [Case]
  /// The first context in words, such as `ios light`.
  public let place: String
  /// Whether every combination of values was looked at; where they are too many, those of two axes and those that
  /// compounds name were.
  public let isComplete: Bool

  /// Resolves every case; `context` says what is the same for all of them.
  ///
  /// A combination of several values has cases where it comes to more than its values by themselves, one over the
  /// other in the order of the axes. With `familyAxes` the axes that only its family and its style have are varied
  /// too.
  public init(
    of recipe: RecipeDefinition, engine: StyleEngine, in context: StyleContext = StyleContext(),
    states: Bool = true, familyAxes: Bool = true
  ) {
    let combinations = RecipeCombinations(of: [familyAxes ? engine.whole(recipe) : recipe])
    let grid = Grid(of: combinations.variants, engine, context, states: states)
    place = grid.place
    isComplete = combinations.isComplete
    var cases: [Case] = []
    /// The values of the recipe as it stands, by context.
    var standing: [RecipeValues] = []
    /// What variants change of it, by context.
    var changed: [(variant: RecipeVariant, changes: [RecipeValues])] = []
    for variant in combinations.variants {
      /// What was told of the variant, by context.
      var known: [RecipeValues] = []
      var own: [Case] = []
      var all: [RecipeValues] = []
      let parts = changed.filter { $0.variant.isPart(of: variant) }
      for (index, cell) in grid.cells.enumerated() {
        let values = RecipeValues(variant.classes, engine: engine, context: cell.context)
        if variant.choices.isEmpty { standing.append(values) }
        // What the parts of a variant and of a context change by themselves needs no second telling.
        var told = variant.choices.isEmpty ? RecipeValues([]) : standing[index]
        for part in parts { told = told.applying(part.changes[index]) }
        for (before, changes) in zip(grid.cells, known) where before.isPart(of: cell) {
          told = told.applying(changes)
        }
        let changes = values.changes(from: told)
        known.append(changes)
        all.append(values.changes(from: standing[index]))
        own.append(Case(variant: variant, context: cell.name, values: values, changes: changes))
      }
      if variant.choices.count > 1, own.allSatisfy({ $0.changes.members.isEmpty }) { continue }
      if !variant.choices.isEmpty { changed.append((variant, all)) }
      cases += own
    }
    self.cases = cases
  }
}

/// The contexts that a recipe is looked at in.
private struct Grid {
  struct Cell {
    let name: String
    let context: StyleContext
    /// What sets it apart from the first one.
    let parts: [String]

    /// Whether the other context is this one and more.
    func isPart(of other: Cell) -> Bool {
      parts.count < other.parts.count && parts.allSatisfy { other.parts.contains($0) }
    }
  }

  private(set) var cells: [Cell] = []
  let place: String

  init(of variants: [RecipeVariant], _ engine: StyleEngine, _ context: StyleContext, states: Bool) {
    var base = context
    base.setStates([])
    let isPlatformOpen = context.platform == nil
    let isSchemeOpen = context[.dark] == nil
    if isPlatformOpen { base.platform = .ios }
    if isSchemeOpen { base[.dark] = false }
    place = "\(base.platform?.rawValue ?? "") \(base[.dark] == true ? "dark" : "light")"
    let asked =
      states ? Self.states(of: variants, engine, context).filter { context[$0] == nil } : []
    for state in [nil] + asked.map({ Optional($0) }) {
      for platform in isPlatformOpen ? [Platform.ios, .macos] : [] + [base.platform ?? .ios] {
        for isDark in isSchemeOpen ? [false, true] : [base[.dark] == true] {
          var cell = base
          var parts: [String] = []
          if isPlatformOpen {
            cell.platform = platform
            if platform != .ios { parts.append(platform.rawValue) }
          }
          if isSchemeOpen {
            cell[.dark] = isDark
            if isDark { parts.append("dark") }
          }
          if let state {
            cell.setStates([state])
            parts.append(state.name)
          }
          cells.append(Cell(name: parts.joined(separator: " "), context: cell, parts: parts))
        }
      }
    }
  }

  /// The states that some variant asks for.
  private static func states(
    of variants: [RecipeVariant], _ engine: StyleEngine, _ context: StyleContext
  ) -> [Condition] {
    var asked: Set<Condition> = []
    for variant in variants {
      let result = engine.resolve(variant.classes, in: context)
      for state in Condition.allCases where state.isState && result.asks(state) { asked.insert(state) }
    }
    return Condition.allCases.filter { asked.contains($0) }
  }
}
