import ClassParser
import StyleModel

/// The families of a catalog while its recipes are compiled: which style is in force in each, and what each recipe
/// takes its shell from.
struct FamilyTable {
  private let families: [FamilyDefinition]
  private var places: [String: Int] = [:]
  /// For each family the definition of the style in force, if there is one.
  private var inForce: [Int?]
  /// The styles that rules choose by name, with the definition behind each.
  private var chosen: [(style: FamilyStyle, definition: Int)] = []
  private(set) var faults: [RecipeFault] = []

  init(_ families: [FamilyDefinition]) {
    self.families = families
    inForce = families.map { _ in nil }
    for (index, family) in families.enumerated() { places[family.name] = index }
  }

  private func near(_ name: String) -> [String] {
    Suggestions.nearest(to: name, in: families.map { $0.name })
  }

  private mutating func fault(
    _ kind: ClassFault.Kind, _ recipe: String, _ source: String, _ range: Range<Int>,
    suggestions: [String] = []
  ) {
    faults.append(
      RecipeFault(
        recipe: recipe, source: source, textRange: range,
        fault: ClassFault(kind, at: 0..<0, suggestions: suggestions)))
  }

  /// Puts a style of rules into force; returns the definition to add where the style is no recipe of the catalog.
  ///
  /// - Parameters:
  ///   - recipes: The places of recipes among `definitions`.
  ///   - resolve: Folds into a recipe what it extends.
  mutating func choose(
    _ style: FamilyStyle, among definitions: [RecipeDefinition], _ recipes: [String: Int],
    resolve: (RecipeDefinition) -> RecipeDefinition
  ) -> RecipeDefinition? {
    let source = style.style.source
    guard let family = places[style.family] else {
      fault(.unknownFamily(style.family), style.family, source, style.range, suggestions: near(style.family))
      return nil
    }
    if let word = style.word, let place = recipes[word] {
      if definitions[place].family == style.family {
        fault(.adopterAsStyle(word, family: style.family), style.family, source, style.style.base.range)
      } else {
        inForce[family] = place
        chosen.append((style, place))
      }
      return nil
    }
    let own = resolve(style.style)
    if own.family == style.family {
      fault(
        .adopterAsStyle(style.style.extends ?? own.name, family: style.family), style.family, source,
        style.style.extendsRange ?? style.range)
      return nil
    }
    inForce[family] = definitions.count
    return own
  }

  /// Puts the standard styles into force where rules chose none, and checks the presets.
  mutating func standardize(_ definitions: [RecipeDefinition], _ recipes: [String: Int]) {
    for (index, family) in families.enumerated() {
      for style in [family.standard] + family.presets {
        guard let place = recipes[style.name] else {
          fault(
            .unknownStyle(style.name, family: family.name), family.name, family.source, style.range,
            suggestions: Suggestions.nearest(to: style.name, in: definitions.map { $0.name }))
          continue
        }
        if definitions[place].family == family.name {
          fault(.adopterAsStyle(style.name, family: family.name), family.name, family.source, style.range)
        } else if inForce[index] == nil, style == family.standard {
          inForce[index] = place
        }
      }
    }
  }

  /// What a recipe takes from its family.
  struct Adoption {
    /// The definition that is its shell: the style in force, or a slot of that style.
    var shell: Int?
    var family: FamilyDefinition?
  }

  /// What each definition takes from its family; a slot of the style in force becomes a slot of every adopter.
  mutating func adoptions(of definitions: inout [RecipeDefinition]) -> [Adoption] {
    var adoptions = definitions.map { _ in Adoption() }
    var adopters: [(recipe: Int, style: Int)] = []
    for index in definitions.indices {
      guard let name = definitions[index].family else { continue }
      guard let family = places[name] else {
        fault(
          .unknownFamily(name), definitions[index].name, definitions[index].source,
          definitions[index].familyRange ?? definitions[index].range, suggestions: near(name))
        continue
      }
      adoptions[index] = Adoption(shell: inForce[family], family: families[family])
      if let style = inForce[family], style != index, !definitions[style].slots.isEmpty {
        adopters.append((index, style))
      }
    }
    guard !adopters.isEmpty else { return adoptions }
    var positions: [String: Int] = [:]
    for (index, recipe) in definitions.enumerated() { positions[recipe.name] = index }
    for (recipe, style) in adopters {
      for slot in definitions[style].slots {
        let shell = positions["\(definitions[style].name)/\(slot.name)"]
        let name = "\(definitions[recipe].name)/\(slot.name)"
        if let own = positions[name] {
          if definitions[own].family == nil { adoptions[own].shell = shell }
          continue
        }
        var added = RecipeDefinition(
          slot.name, .init(""), source: definitions[recipe].source, at: definitions[recipe].range)
        definitions[recipe].slots.append(added)
        added.name = name
        positions[name] = definitions.count
        definitions.append(added)
        adoptions.append(Adoption(shell: shell))
      }
    }
    return adoptions
  }

  /// The fault of a style that is one unknown word, which its author takes for the name of a style.
  func named(_ fault: ClassFault, _ definition: RecipeDefinition) -> ClassFault? {
    guard case .unknownClass(let word) = fault.kind,
      let family = families.first(where: { FamilyStyle.name(of: $0.name) == definition.name }),
      FamilyStyle(family.name, definition).word == word
    else { return nil }
    let near = Suggestions.nearest(to: word, in: family.styles)
    return ClassFault(
      .unknownStyle(word, family: family.name), at: fault.range,
      suggestions: near.isEmpty ? fault.suggestions : near)
  }

  /// Faults at the rules that put a broken style into force, which stands elsewhere.
  func faults(ofChosen compiled: [CompiledRecipe]) -> [RecipeFault] {
    chosen.compactMap { choice in
      compiled[choice.definition].broken.map { broken in
        RecipeFault(
          recipe: choice.style.family, source: choice.style.style.source,
          textRange: choice.style.style.base.range, fault: ClassFault(broken, at: 0..<0))
      }
    }
  }
}
