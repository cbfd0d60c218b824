import ClassParser
import StyleModel
import Theme

/// A fault in the classes of a recipe or of rules, with the place of the text that holds it.
public struct RecipeFault: Hashable, Sendable {
  /// The recipe's name, or `view` and `button` for the defaults of rules.
  public let recipe: String
  /// The recipe's source, such as a file's name.
  public let source: String
  /// Where the class text stands in its source, quotes included.
  public let textRange: Range<Int>
  public let fault: ClassFault

  init(recipe: String, source: String, textRange: Range<Int>, fault: ClassFault) {
    self.recipe = recipe
    self.source = source
    self.textRange = textRange
    self.fault = fault
  }

  /// A fault of some classes, at its place in what was written; `nil` when it stands in a parent's part, where
  /// the parent has it too.
  init?(_ fault: ClassFault, recipe: String, in classes: RecipeDefinition.Classes) {
    guard fault.range.lowerBound >= classes.inherited else { return nil }
    self.init(
      recipe: recipe, source: classes.source, textRange: classes.range,
      fault: fault.shifted(by: classes.skipped - classes.inherited))
  }
}

/// Turns recipes and rules into a vocabulary.
public enum RecipeCompiler {
  /// A vocabulary, the defaults of the rules in it, and what is wrong in the recipes.
  public struct Result: Sendable {
    public let vocabulary: Vocabulary
    public let view: ClassList
    public let button: ClassList
    public let faults: [RecipeFault]
    /// Every recipe with what it extends folded in, then every slot as a recipe of its own, such as `card/title`.
    public let definitions: [RecipeDefinition]
  }

  /// Compiles every recipe of a catalog and of rules.
  ///
  /// The engine of patterns is the host's; without one, rules with patterns are faults.
  /// - Complexity: O(*n*) in the recipes' text plus what they expand to.
  public static func compile(
    theme: Theme, catalog: Catalog, rules: Rules, patterns engine: PatternEngine? = nil
  ) -> Result {
    var patterns = PatternRules(rules.utilities, with: engine)
    var compilation = Compilation(theme: theme, catalog: catalog, rules: rules, patterns: patterns.rules)
    compilation.compileAll()
    let vocabulary = compilation.vocabulary.replacing(
      recipes: compilation.compiled, chains: compilation.chains,
      expansions: patterns.rules.isEmpty ? nil : engine?.makeCache())
    func defaults(_ classes: RecipeDefinition.Classes, _ name: String) -> ClassList {
      let list = ClassParser.parse(classes.text, with: vocabulary)
      compilation.faults += list.faults.compactMap { RecipeFault($0, recipe: name, in: classes) }
      return list
    }
    for utility in rules.utilities where utility.pattern == nil {
      // An argument of its kind in the place of the one to come.
      let sample = utility.argument.sample
      let classes = utility.classes(with: sample)
      for fault in ClassParser.parse(classes, with: vocabulary).faults {
        let isExact = sample.isEmpty
        compilation.faults.append(
          RecipeFault(
            recipe: utility.name, source: utility.source, textRange: utility.range,
            fault: isExact ? fault : ClassFault(fault.kind, at: 0..<0, suggestions: fault.suggestions)))
      }
    }
    patterns.check(with: vocabulary)
    compilation.faults += patterns.faults
    let view = defaults(rules.view, "view")
    let button = defaults(rules.button, "button")
    return Result(
      vocabulary: vocabulary, view: view, button: button, faults: compilation.faults,
      definitions: compilation.definitions)
  }
}

/// The state of compiling one set of recipes.
private struct Compilation {
  let vocabulary: Vocabulary
  var definitions: [RecipeDefinition]
  var compiled: [CompiledRecipe]
  var chains = [RecipeChain(recipe: -1, rest: 0)]
  var faults: [RecipeFault] = []
  /// Levels of recipes below and including this one; zero while it is not compiled.
  private var heights: [Int]
  private var isOpen: [Bool]
  private var positions: [String: Int] = [:]
  private var chainIndex: [RecipeChain: UInt32] = [:]

  init(theme: Theme, catalog: Catalog, rules: Rules, patterns: [PatternRule]) {
    var merged = catalog.recipes
    var places: [String: Int] = [:]
    for (index, recipe) in merged.enumerated() { places[recipe.name] = index }
    for recipe in rules.named {
      if let known = places[recipe.name] {
        merged[known] = recipe.extends == recipe.name ? recipe.extending(merged[known]) : recipe
      } else {
        places[recipe.name] = merged.count
        merged.append(recipe)
      }
    }
    definitions = []
    for recipe in merged {
      let whole = Self.resolved(recipe, merged, places, &faults)
      // Loaders have checked recipes without a parent.
      if recipe.extends != nil { faults += recipe.unknownNames(beside: whole) }
      definitions.append(whole)
    }
    // Slots are recipes of their own behind those that have names.
    var next = definitions.count
    var slots: [RecipeDefinition] = []
    for recipe in definitions {
      for var slot in recipe.slots {
        slot.name = "\(recipe.name)/\(slot.name)"
        slots.append(slot)
        next += 1
      }
    }
    definitions += slots
    compiled = definitions.map { CompiledRecipe(name: $0.name) }
    heights = Array(repeating: 0, count: definitions.count)
    isOpen = Array(repeating: false, count: definitions.count)
    for (index, recipe) in definitions.enumerated() { positions[recipe.name] = index }
    vocabulary = Vocabulary(
      theme: theme, recipes: compiled, customUtilities: rules.utilities, modifiers: rules.modifiers,
      patterns: patterns, conditions: rules.conditions)
  }

  /// A recipe with everything that it extends folded in.
  private static func resolved(
    _ recipe: RecipeDefinition, _ all: [RecipeDefinition], _ places: [String: Int],
    _ faults: inout [RecipeFault]
  ) -> RecipeDefinition {
    var chain = [recipe]
    while let parent = chain.last?.extends {
      guard let place = places[parent], chain.count <= ClassParser.Limit.recipes,
        !chain.contains(where: { $0.name == parent })
      else {
        let names = chain.map { $0.name } + [parent]
        let kind: ClassFault.Kind =
          places[parent] == nil
          ? .unknownRecipe(parent)
          : names.dropLast().contains(parent)
            ? .recipeRecursion(names) : .recipeTooDeep(limit: ClassParser.Limit.recipes)
        faults.append(
          RecipeFault(
            recipe: recipe.name, source: recipe.source, textRange: recipe.extendsRange ?? recipe.range,
            fault: ClassFault(
              kind, at: 0..<0,
              suggestions: places[parent] == nil
                ? Suggestions.nearest(to: parent, in: all.map { $0.name }.filter { $0 != recipe.name }) : []))
        )
        break
      }
      chain.append(all[place])
    }
    var result = chain.removeLast()
    result.extends = nil
    while let child = chain.popLast() { result = child.extending(result) }
    return result
  }

  mutating func compileAll() {
    for index in definitions.indices where heights[index] == 0 { compileTree(index) }
  }

  /// Compiles a recipe after those that it names, without recursion of our own.
  private mutating func compileTree(_ root: Int) {
    var stack = [(recipe: root, uses: uses(of: root), next: 0)]
    isOpen[root] = true
    while let top = stack.last {
      if top.next < top.uses.count {
        stack[stack.count - 1].next += 1
        let use = top.uses[top.next]
        if isOpen[use] {
          // The cycle from where it starts to where it closes.
          let start = stack.firstIndex { $0.recipe == use } ?? 0
          let names = stack[start...].map { definitions[$0.recipe].name } + [definitions[use].name]
          compiled[use] = CompiledRecipe(name: definitions[use].name, broken: .recipeRecursion(names))
        } else if heights[use] == 0 {
          isOpen[use] = true
          stack.append((use, uses(of: use), 0))
        }
        continue
      }
      stack.removeLast()
      isOpen[top.recipe] = false
      finish(top.recipe, uses: top.uses)
    }
  }

  private func uses(of index: Int) -> [Int] {
    var uses: [Int] = []
    for text in definitions[index].texts {
      for name in ClassParser.recipeNames(in: text, with: vocabulary) {
        if let use = positions[name], !uses.contains(use) { uses.append(use) }
      }
    }
    return uses + slotUses(of: index)
  }

  /// A text may name a slot of another recipe, so the slots of what it names come first too.
  private func slotUses(of index: Int) -> [Int] {
    var uses: [Int] = []
    for text in definitions[index].texts where text.utf8.contains(UInt8(ascii: "/")) {
      for name in ClassParser.recipeNames(in: text, with: vocabulary) {
        guard let owner = positions[name] else { continue }
        for slot in definitions[owner].slots {
          if let use = positions["\(name)/\(slot.name)"], !uses.contains(use) { uses.append(use) }
        }
      }
    }
    return uses
  }

  private mutating func finish(_ index: Int, uses: [Int]) {
    let definition = definitions[index]
    let height = 1 + (uses.map { heights[$0] }.max() ?? 0)
    heights[index] = height
    var broken = compiled[index].broken
    if height > ClassParser.Limit.recipes { broken = .recipeTooDeep(limit: ClassParser.Limit.recipes) }
    if let broken {
      compiled[index] = CompiledRecipe(name: definition.name, broken: broken)
      report(ClassFault(broken, at: 0..<definition.base.text.utf8.count), definition, definition.base)
      return
    }
    var breaking: ClassFault.Kind?
    func list(_ classes: RecipeDefinition.Classes) -> ClassList {
      let parsed = ClassParser.parse(classes.text, with: vocabulary, recipes: compiled)
      var isBroken = false
      for fault in parsed.faults {
        switch fault.kind {
        case .recipeRecursion, .recipeTooDeep, .expansionTooLarge:
          // Thousands of uses of one broken recipe say no more than the first.
          if !isBroken { report(fault, definition, classes) }
          isBroken = true
          breaking = breaking ?? fault.kind
        default: report(fault, definition, classes)
        }
      }
      return inside(parsed, Int32(index))
    }
    let base = list(definition.base)
    let axes = definition.axes.map { axis in
      CompiledRecipe.Axis(
        name: axis.name, values: axis.values.map { ($0.name, list($0.classes)) },
        defaultValue: definition.defaults[axis.name].flatMap { value in
          axis.values.firstIndex { $0.name == value }
        } ?? (isBoolean(axis) ? axis.values.firstIndex { $0.name == "false" } : nil))
    }
    let compounds = definition.compounds.map { compound in
      CompiledRecipe.Compound(
        when: compound.when.compactMap { condition in
          guard let axis = definition.axes.firstIndex(where: { $0.name == condition.axis }) else {
            return nil
          }
          let values = condition.values.compactMap { value in
            definition.axes[axis].values.firstIndex { $0.name == value }
          }
          return (axis, values)
        }, list: list(compound.classes))
    }
    let slots = definition.slots.compactMap { slot in
      positions["\(definition.name)/\(slot.name)"].map { (name: slot.name, recipe: $0) }
    }
    if let breaking {
      compiled[index] = CompiledRecipe(name: definition.name, slots: slots, broken: breaking)
      return
    }
    compiled[index] = CompiledRecipe(
      name: definition.name, base: base, axes: axes, compounds: compounds, slots: slots)
  }

  private func isBoolean(_ axis: RecipeDefinition.Axis) -> Bool {
    axis.values.allSatisfy { $0.name == "true" || $0.name == "false" }
  }

  private mutating func report(
    _ fault: ClassFault, _ definition: RecipeDefinition, _ classes: RecipeDefinition.Classes
  ) {
    if classes.inherited == 0 || fault.range.lowerBound >= classes.inherited {
      if let found = RecipeFault(fault, recipe: definition.name, in: classes) { faults.append(found) }
    } else if case .recipeRecursion = fault.kind {
      faults.append(
        RecipeFault(
          recipe: definition.name, source: definition.source, textRange: classes.range,
          fault: ClassFault(fault.kind, at: 0..<0)))
    }
  }

  /// A list as it stands inside a recipe: one level deeper, with the recipe in front of its chains.
  private mutating func inside(_ list: ClassList, _ recipe: Int32) -> ClassList {
    var moved: [UInt32: UInt32] = [:]
    return list.insideRecipe { chain in
      if let known = moved[chain] { return known }
      let link = RecipeChain(recipe: recipe, rest: chain)
      let index =
        chainIndex[link]
        ?? {
          chains.append(link)
          let index = UInt32(chains.count - 1)
          chainIndex[link] = index
          return index
        }()
      moved[chain] = index
      return index
    }
  }
}
