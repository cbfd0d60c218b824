import ClassParser
import StyleModel
import Theme

/// The state of compiling one set of recipes.
struct RecipeCompilation {
  let vocabulary: Vocabulary
  var definitions: [RecipeDefinition]
  var compiled: [CompiledRecipe]
  var chains = [RecipeChain(recipe: -1, rest: 0)]
  var faults: [RecipeFault] = []
  private var families: FamilyTable
  /// What each definition takes from its family.
  private let adoptions: [FamilyTable.Adoption]
  /// Levels of recipes below and including this one; zero while it is not compiled.
  private var heights: [Int]
  private var isOpen: [Bool]
  private let positions: [String: Int]
  /// The chains that start with the recipe which is being finished: the first one, and all of them by their rest once
  /// there are too many to look through.
  private var firstChain = 0
  private var chainIndex: [UInt32: UInt32] = [:]

  init(theme: Theme, catalog: Catalog, rules: Rules, patterns: [PatternRule] = []) {
    var merged = catalog.recipes
    // Definitions are large, so that nothing here copies those that stay as they are.
    var places = [String: Int](minimumCapacity: merged.count + rules.named.count)
    for index in merged.indices { places[merged[index].name] = index }
    for recipe in rules.named {
      if let known = places[recipe.name] {
        merged[known] = recipe.extends == recipe.name ? recipe.extending(merged[known]) : recipe
      } else {
        places[recipe.name] = merged.count
        merged.append(recipe)
      }
    }
    var faults: [RecipeFault] = []
    for index in merged.indices where merged[index].slots.contains(where: { $0.extends != nil }) {
      var recipe = merged[index]
      Self.resolveSlots(of: &recipe, merged, places, &faults)
      merged[index] = recipe
    }
    var definitions = merged
    // Loaders have checked recipes without a parent.
    for index in merged.indices where merged[index].extends != nil {
      let recipe = merged[index]
      let whole = Self.resolved(recipe, merged, places, &faults)
      faults += recipe.unknownNames(beside: whole)
      for slot in recipe.slots {
        guard let wholeSlot = whole.slots.first(where: { $0.name == slot.name }) else { continue }
        faults += slot.unknownNames(beside: wholeSlot)
      }
      definitions[index] = whole
    }
    var families = FamilyTable(catalog.families)
    for style in rules.families {
      let own = families.choose(style, among: definitions, places) {
        Self.resolved($0, merged, places, &faults)
      }
      if let own { definitions.append(own) }
    }
    families.standardize(definitions, places)
    // Slots are recipes of their own behind those that have names.
    for index in definitions.indices {
      for var slot in definitions[index].slots {
        slot.name = "\(definitions[index].name)/\(slot.name)"
        definitions.append(slot)
      }
    }
    adoptions = families.adoptions(of: &definitions)
    self.faults = faults + families.faults
    self.families = families
    self.definitions = definitions
    heights = Array(repeating: 0, count: definitions.count)
    isOpen = Array(repeating: false, count: definitions.count)
    for index in merged.count..<definitions.count { places[definitions[index].name] = index }
    positions = places
    // A class may name a slot of a recipe that is not compiled yet.
    compiled = Array(repeating: .unfinished, count: definitions.count)
    var names: [String] = []
    names.reserveCapacity(definitions.count)
    for index in definitions.indices {
      names.append(definitions[index].name)
      guard !definitions[index].slots.isEmpty else { continue }
      compiled[index] = CompiledRecipe(
        name: definitions[index].name, slots: Self.slots(of: definitions[index], among: places))
    }
    vocabulary = Vocabulary(
      theme: theme, recipeNames: names,
      customUtilities: MotionUtilities.utilities(of: theme) + rules.utilities, modifiers: rules.modifiers,
      patterns: patterns, conditions: rules.conditions, reserved: rules.reserved)
  }

  /// Folds into the slots of a recipe the recipes that these extend.
  private static func resolveSlots(
    of recipe: inout RecipeDefinition, _ all: [RecipeDefinition], _ places: [String: Int],
    _ faults: inout [RecipeFault]
  ) {
    for index in recipe.slots.indices where recipe.slots[index].extends != nil {
      let slot = recipe.slots[index]
      // A slot may extend the recipe of its own name.
      var named = slot
      named.name = "\(recipe.name)/\(slot.name)"
      var whole = resolved(named, all, places, &faults)
      if recipe.extends == nil { faults += slot.unknownNames(beside: whole) }
      whole.name = slot.name
      whole.slots = []
      recipe.slots[index] = whole
    }
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
    faults += families.faults(ofChosen: compiled)
  }

  /// Compiles a recipe after those that it names, without recursion of our own.
  private mutating func compileTree(_ root: Int) {
    let uses = uses(of: root)
    if uses.allSatisfy({ heights[$0] > 0 }) { return finish(root, uses: uses) }
    var stack = [(recipe: root, uses: uses, next: 0)]
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
          stack.append((use, self.uses(of: use), 0))
        }
        continue
      }
      stack.removeLast()
      isOpen[top.recipe] = false
      finish(top.recipe, uses: top.uses)
    }
  }

  private func uses(of index: Int) -> [Int] {
    var uses = adoptions[index].shell.map { [$0] } ?? []
    func add(_ text: String) {
      for named in ClassParser.recipes(in: text, with: vocabulary) {
        let slot = named.slot.map { positions["\(definitions[named.recipe].name)/\($0)"] }
        if let use = slot ?? named.recipe, !uses.contains(use) { uses.append(use) }
      }
    }
    add(definitions[index].base.text)
    for axis in definitions[index].axes { for value in axis.values { add(value.classes.text) } }
    for compound in definitions[index].compounds { add(compound.classes.text) }
    return uses
  }

  private static func slots(
    of recipe: RecipeDefinition, among positions: [String: Int]
  ) -> [(name: String, recipe: Int)] {
    recipe.slots.compactMap { slot in
      positions["\(recipe.name)/\(slot.name)"].map { (name: slot.name, recipe: $0) }
    }
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
    firstChain = chains.count
    if !chainIndex.isEmpty { chainIndex = [:] }
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
    var parts = RecipeParts()
    let adoption = adoptions[index]
    if let shell = adoption.shell {
      if let broken = compiled[shell].broken {
        // The style says what is wrong, where it stands.
        compiled[index] = CompiledRecipe(name: definition.name, broken: broken)
        return
      }
      wear(shell, Int32(index), &parts)
    }
    if let family = adoption.family { configure(&parts, family) }
    parts.addBase(list(definition.base))
    for axis in definition.axes {
      for value in axis.values { parts.add(axis.name, value.name, list(value.classes)) }
    }
    for (axis, value) in definition.defaults.sorted(by: { $0.key < $1.key }) {
      if !parts.setDefault(axis, value), adoption.shell != nil {
        reportChoice(axis, value, definition, parts)
      }
    }
    for compound in definition.compounds {
      var when: [(axis: Int, values: [Int])] = []
      var isPossible = true
      for condition in compound.when {
        guard let axis = parts.place(of: condition.axis) else {
          if adoption.shell != nil { reportChoice(condition.axis, "", definition, parts) }
          isPossible = false
          continue
        }
        let values = condition.values.compactMap { value in
          parts.axes[axis].values.firstIndex { $0.name == value }
        }
        if adoption.shell != nil, values.count < condition.values.count {
          for value in condition.values where !parts.axes[axis].values.contains(where: { $0.name == value }) {
            reportChoice(condition.axis, value, definition, parts)
          }
        }
        when.append((axis, values))
      }
      let classes = list(compound.classes)
      if isPossible { parts.compounds.append(CompiledRecipe.Compound(when: when, list: classes)) }
    }
    let slots = Self.slots(of: definition, among: positions)
    if parts.isTooLarge, breaking == nil {
      let kind = ClassFault.Kind.expansionTooLarge(limit: ClassParser.Limit.declarations)
      report(ClassFault(kind, at: 0..<0), definition, definition.base)
      breaking = kind
    }
    if let breaking {
      compiled[index] = CompiledRecipe(name: definition.name, slots: slots, broken: breaking)
      return
    }
    compiled[index] = parts.recipe(definition.name, slots: slots)
  }

  /// Takes over what a style sets, one level below the recipe's own classes.
  private mutating func wear(_ shell: Int, _ recipe: Int32, _ parts: inout RecipeParts) {
    let style = compiled[shell]
    parts.addBase(inside(style.base, recipe))
    for axis in style.axes {
      for value in axis.values { parts.add(axis.name, value.name, inside(value.list, recipe)) }
      if let index = axis.defaultValue, definitions[shell].defaults[axis.name] != nil || !axis.isBoolean {
        _ = parts.setDefault(axis.name, axis.values[index].name)
      }
    }
    // The style's axes and values come first, so that its compounds find them in the same places.
    for compound in style.compounds {
      parts.compounds.append(
        CompiledRecipe.Compound(when: compound.when, list: inside(compound.list, recipe)))
    }
  }

  /// Gives a recipe the axes of its family, which the style need not use.
  private func configure(_ parts: inout RecipeParts, _ family: FamilyDefinition) {
    for axis in family.configuration {
      let isSettled = parts.place(of: axis.name).map { parts.axes[$0].defaultValue != nil } ?? false
      for value in axis.values { parts.add(axis.name, value.name, ClassList()) }
      if !isSettled, let value = family.defaults[axis.name] { _ = parts.setDefault(axis.name, value) }
    }
  }

  /// Reports an axis or a value that neither a recipe nor its style nor its family has.
  private mutating func reportChoice(
    _ axis: String, _ value: String, _ definition: RecipeDefinition, _ parts: RecipeParts
  ) {
    let kind: ClassFault.Kind
    let near: [String]
    if let place = parts.place(of: axis) {
      kind = .unknownAxisValue(value, axis: axis, recipe: definition.name)
      near = Suggestions.nearest(to: value, in: parts.axes[place].values.map { $0.name })
    } else {
      kind = .unknownAxis(axis, recipe: definition.name)
      near = Suggestions.nearest(to: axis, in: parts.axes.map { $0.name })
    }
    faults.append(
      RecipeFault(
        recipe: definition.name, source: definition.source, textRange: definition.range,
        fault: ClassFault(kind, at: 0..<0, suggestions: near)))
  }

  private mutating func report(
    _ fault: ClassFault, _ definition: RecipeDefinition, _ classes: RecipeDefinition.Classes
  ) {
    let fault = families.named(fault, definition) ?? fault
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
    // Neighbours mostly came the same way.
    var last: (chain: UInt32, index: UInt32)?
    return list.insideRecipe { chain in
      if let last, last.chain == chain { return last.index }
      let index = self.index(of: RecipeChain(recipe: recipe, rest: chain))
      last = (chain, index)
      return index
    }
  }

  private mutating func index(of link: RecipeChain) -> UInt32 {
    if chains.count - firstChain < 16 {
      for index in firstChain..<chains.count where chains[index] == link { return UInt32(index) }
    } else {
      if chainIndex.isEmpty {
        for index in firstChain..<chains.count { chainIndex[chains[index].rest] = UInt32(index) }
      }
      if let index = chainIndex[link.rest] { return index }
    }
    let index = UInt32(chains.count)
    chains.append(link)
    if !chainIndex.isEmpty { chainIndex[link.rest] = index }
    return index
  }
}
