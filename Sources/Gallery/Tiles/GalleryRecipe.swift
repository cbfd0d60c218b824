import ClassParser
import Documents
import Engine
import JSONText
import Recipes
import StyleModel
import StyleResolve
import StyleTargets

/// One recipe of the page, with its samples.
struct GalleryRecipe {
  /// A use of the recipe with some values named, in every state that it asks about.
  struct Variant {
    let variant: RecipeVariant
    let kind: ComponentKind
    /// The recipe's classes in their places, down to utilities.
    let expanded: String
    let cells: [(state: Condition?, look: Look)]
    let stemJSON: String
    /// What StemJSON cannot carry, each once.
    let losses: [String]
    /// For the recipe as it stands every value, for the other uses those that differ.
    let provenance: [Provenance]

    /// What the page shows in another way, each once.
    var notes: [CSSTarget.Note] {
      var notes: [CSSTarget.Note] = []
      for cell in cells { for note in cell.look.notes where !notes.contains(note) { notes.append(note) } }
      return notes
    }

    /// The native modifiers that it asks for in some state, each once.
    var modifiers: [String] {
      var names: [String] = []
      for cell in cells { for name in cell.look.modifiers where !names.contains(name) { names.append(name) } }
      return names
    }
  }

  /// Where the value of a property comes from.
  struct Provenance: Hashable {
    let property: String
    let value: String
    /// The conditions under which it holds, as variants; empty at rest.
    let when: String
    /// The class and the recipes that lead to it, outermost first.
    let chain: [String]
  }

  let definition: RecipeDefinition
  let variants: [Variant]
  /// The samples of its slots, at rest.
  let slots: [(name: String, look: Look)]
  /// The states that a variant asks about.
  let states: [Condition]

  /// Whether the samples need the width of the page.
  var isWide: Bool {
    func isAbove(_ width: Double) -> Bool {
      variants.contains { $0.cells.contains { $0.look.width > width } }
    }
    let count = variants.count * (states.count + 1)
    return count > 2 || (!slots.isEmpty || isAbove(150)) && count > 1 || isAbove(200)
  }
}

/// Makes the recipes of a page.
struct RecipeBuilder {
  let engine: StyleEngine
  private let expansion: RecipeExpansion
  private let converter: RecipeConverter
  private(set) var boxes = SettingRules(prefix: "b")
  private(set) var contents = SettingRules(prefix: "k")
  /// The recipes and the slots, as `card/title`.
  private let names: Set<String>
  /// How many combinations of values of one recipe are shown besides its single values.
  private static let combinations = 24

  init(_ engine: StyleEngine) {
    self.engine = engine
    expansion = RecipeExpansion(engine)
    converter = RecipeConverter(engine: engine)
    names = Set(engine.recipes.map { $0.name })
  }

  /// A recipe with every value of its axes, and the combinations that its compounds name.
  ///
  /// The axes that a recipe has from its family alone show in the family's styles, which all of its recipes wear.
  mutating func build(_ recipe: RecipeDefinition) -> GalleryRecipe {
    let whole = engine.whole(recipe)
    let variants = Self.variants(of: recipe.family == nil ? whole : recipe)
    var subjects: [Subject] = []
    var states: [Condition] = recipe.family.flatMap { engine.catalog.family(named: $0)?.states } ?? []
    for variant in variants {
      let subject = Subject(variant.classes, converter.kind(of: variant.classes), engine: engine)
      subjects.append(subject)
      for state in subject.states where !states.contains(state) { states.append(state) }
    }
    states.sort { $0.rawValue < $1.rawValue }
    var built: [GalleryRecipe.Variant] = []
    for (variant, subject) in zip(variants, subjects) {
      built.append(build(variant, subject, states, besides: built.first?.provenance ?? []))
    }
    var slots: [(name: String, look: Look)] = []
    for name in SampleText.ordered(recipe.slots.map { $0.name }) {
      let classes = "\(recipe.name)/\(name)"
      guard names.contains(classes) else { continue }
      let subject = Subject(classes, converter.kind(of: classes), engine: engine)
      slots.append((name, look(subject, [])))
    }
    return GalleryRecipe(definition: whole, variants: built, slots: slots, states: states)
  }

  private static func variants(of recipe: RecipeDefinition) -> [RecipeVariant] {
    guard !recipe.compounds.isEmpty else { return RecipeVariant.each(of: recipe) }
    let all = RecipeCombinations(of: [recipe]).variants
    let named = all.filter { variant in
      variant.choices.count > 1
        && recipe.compounds.contains { compound in
          variant.choices.allSatisfy { choice in
            compound.when.contains { $0.axis == choice.axis && $0.values.contains(choice.value) }
          }
        }
    }
    return RecipeVariant.each(of: recipe) + named.prefix(combinations)
  }

  mutating func look(_ subject: Subject, _ states: [Condition]) -> Look {
    Look(subject, in: states, engine: engine, boxes: &boxes, contents: &contents)
  }

  private mutating func build(
    _ variant: RecipeVariant, _ subject: Subject, _ states: [Condition],
    besides known: [GalleryRecipe.Provenance]
  ) -> GalleryRecipe.Variant {
    var cells: [(state: Condition?, look: Look)] = [(nil, look(subject, []))]
    for state in states { cells.append((state, look(subject, [state]))) }
    var component = StemJSONTarget.Component(kind: subject.kind)
    component.sources = .ofStyleAlone
    var context = StyleContext()
    context.platform = .ios
    context[.phone] = true
    let (output, diagnostics) = engine.stemJSON(subject.classes, for: component, in: context)
    var losses: [String] = []
    for diagnostic in diagnostics where !losses.contains(diagnostic.message) {
      losses.append(diagnostic.message)
    }
    return GalleryRecipe.Variant(
      variant: variant, kind: subject.kind, expanded: expansion.classes(subject.classes), cells: cells,
      stemJSON: JSONWriter.text(output.json, layout: .pretty()), losses: losses,
      provenance: provenance(of: subject, context).filter { !known.contains($0) })
  }

  /// The declarations that can win, strongest first, for each property; neighbours that say the same are one row.
  private func provenance(of subject: Subject, _ context: StyleContext) -> [GalleryRecipe.Provenance] {
    var rows: [GalleryRecipe.Provenance] = []
    for explanation in engine.explain(subject.classes, for: subject.kind, in: context) {
      var isSettled = false
      for entry in explanation.entries where !entry.isExcluded && !isSettled {
        isSettled = entry.when.isEmpty
        if case .unset = entry.value { continue }
        let value = JSONWriter.text(ModelWriter.json(entry.value, of: explanation.property))
        let chain =
          entry.recipes.isEmpty ? [entry.layer == "class" ? subject.classes : entry.layer] : entry.recipes
        rows.append(
          GalleryRecipe.Provenance(
            property: explanation.property.row.name, value: value,
            when: entry.when.map { "\($0):" }.joined(), chain: chain))
      }
    }
    return rows
  }
}
