import StyleModel
import Theme

extension ClassReader {
  /// Declares what a recipe stands for: base, variants in axis order, then compounds.
  mutating func use(_ index: Int, _ syntax: TokenSyntax, _ set: ConditionSet) {
    if syntax.isNegative {
      fault(.negativeNotAllowed(recipes[index].name), syntax.range)
      return
    }
    if uses != nil {
      let slot = syntax.modifier.map(text)
      uses?.append(RecipeUse(recipe: index, slot: slot))
      return
    }
    var recipe = recipes[index]
    if let modifier = syntax.modifier {
      let name = text(modifier)
      guard let slot = recipe.slots.first(where: { $0.name == name }) else {
        fault(
          .unknownSlot(name, recipe: recipe.name), modifier,
          suggestions: near(name, in: recipe.slots.map { $0.name }))
        return
      }
      recipe = recipes[slot.recipe]
    }
    if let broken = recipe.broken {
      fault(broken, syntax.range)
      return
    }
    var lists = recipe.plain
    if let bracket = syntax.bracket {
      var chosen = recipe.axes.map { $0.defaultValue }
      guard choose(bracket, recipe, &chosen) else { return }
      lists = recipe.lists(chosen: chosen)
    }
    let start = list.declarations.count
    for list in lists { splice(list, set, syntax) }
    if recipe.asksForPlatforms { settlePlatforms(lists, from: start) }
  }

  /// Lets a platform's classes win over the same recipe's other classes of equal weight, wherever these stand.
  ///
  /// A platform is fixed for a running program, so its variants decide between the classes of a recipe but give
  /// the recipe no weight against the classes of the string that uses it: `macos:min-h-[32]` inside a recipe beats
  /// the recipe's `min-h-[44]`, and loses to a local `min-h-[50]`.
  private mutating func settlePlatforms(_ lists: [ClassList], from start: Int) {
    var platforms: [Int] = []
    for list in lists { platforms += list.declarations.map { list.conditions(of: $0).platformCount } }
    // A list that was too large is reported and was not spliced.
    guard start + platforms.count == list.declarations.count else { return }
    for index in platforms.indices.reversed() where platforms[index] > 0 {
      let declaration = list.declarations[start + index]
      let rival = platforms.indices.last { other in
        let one = list.declarations[start + other]
        return other > index && platforms[other] < platforms[index] && one.property == declaration.property
          && one.weight == declaration.weight && one.depth == declaration.depth
      }
      guard let rival else { continue }
      list.declarations.remove(at: start + index)
      list.declarations.insert(declaration, at: start + rival)
      platforms.insert(platforms.remove(at: index), at: rival)
    }
  }

  /// Reads `axis=value,axis=value`.
  private mutating func choose(_ bracket: Range<Int>, _ recipe: CompiledRecipe, _ chosen: inout [Int?])
    -> Bool
  {
    for item in items(bracket) {
      let equals = item.first { bytes[$0] == UInt8(ascii: "=") }
      let name = text(item.lowerBound..<(equals ?? item.upperBound))
      guard let axis = recipe.axes.firstIndex(where: { $0.name == name }) else {
        fault(
          .unknownAxis(name, recipe: recipe.name), item.lowerBound..<(equals ?? item.upperBound),
          suggestions: near(name, in: recipe.axes.map { $0.name }))
        return false
      }
      // A name alone means true, as for boolean axes.
      let value = equals.map { text($0 + 1..<item.upperBound) } ?? "true"
      guard let index = recipe.axes[axis].values.firstIndex(where: { $0.name == value }) else {
        fault(
          .unknownAxisValue(value, axis: name, recipe: recipe.name),
          equals.map { $0 + 1..<item.upperBound } ?? item,
          suggestions: near(value, in: recipe.axes[axis].values.map { $0.name }))
        return false
      }
      chosen[axis] = index
    }
    return true
  }

  /// Copies the declarations of a finished list under this token's conditions.
  mutating func splice(_ other: ClassList, _ set: ConditionSet, _ syntax: TokenSyntax) {
    guard list.hasRoom(for: other) else {
      faultExpansion(syntax)
      return
    }
    list.accentUse.formUnion(other.accentUse)
    if set.isEmpty, !syntax.isImportant, other.conditionSets.isEmpty, other.slots.isEmpty {
      copy(other)
      return
    }
    // Where each of the other list's condition sets ends up here, and the weight that it gives.
    var moved: [(index: UInt16, rank: Int, count: Int)] = [(conditions, set.rank, set.count)]
    for inner in other.conditionSets {
      let union = set.isEmpty ? inner : inner.union(set)
      // Platforms inside a recipe give it no weight outside; see `settlePlatforms`.
      moved.append(
        (
          list.index(of: union), union.rank,
          union.count - inner.platformCount + inner.shared(set).platformCount
        ))
    }
    for declaration in other.declarations {
      let target = moved[Int(declaration.conditions)]
      let weight =
        set.isEmpty && !syntax.isImportant
        ? declaration.weight
        : Declaration.weight(
          important: declaration.isImportant || syntax.isImportant, rank: target.rank, count: target.count)
      var copy = declaration.moved(
        weight: weight, token: token, conditions: target.index, chain: declaration.chain,
        depth: declaration.depth)
      if copy.kind == .boxed {
        list.values.append(other.values[Int(declaration.payload)])
        copy = copy.with(payload: UInt64(list.values.count - 1))
      }
      list.declarations.append(copy)
    }
    for use in other.slots {
      let union = use.conditions.union(set)
      let important = syntax.isImportant || use.weight >> 15 != 0
      list.slots.append(
        ClassList.SlotUse(
          slot: use.slot, token: Int(token), conditions: union,
          weight: Declaration.weight(important: important, rank: union.rank, count: union.count),
          depth: use.depth, chain: use.chain))
    }
  }

  /// Copies the declarations of a finished list without conditions as they are.
  private mutating func copy(_ other: ClassList) {
    // Boxed values keep their order, so that one step leads from the other list's places to those here.
    let step = UInt64(list.values.count)
    list.values.append(contentsOf: other.values)
    for declaration in other.declarations {
      var copy = declaration
      copy.token = token
      list.declarations.append(copy.kind == .boxed ? copy.with(payload: copy.payload + step) : copy)
    }
  }

  /// A custom utility or a native modifier that the rules define.
  mutating func useDefined(
    _ meaning: Vocabulary.Meaning, _ syntax: TokenSyntax, argument: Range<Int>?, _ set: ConditionSet
  ) {
    if syntax.isNegative {
      fault(.negativeNotAllowed(text(syntax.nameStart..<syntax.nameEnd)), syntax.range)
      return
    }
    if let modifier = syntax.modifier {
      fault(.unexpectedModifier(text(modifier)), modifier.lowerBound - 1..<syntax.end)
      return
    }
    if meaning.custom >= 0 {
      expand(vocabulary.customUtilities[Int(meaning.custom)], syntax, argument, set)
    } else {
      activate(vocabulary.modifiers[Int(meaning.modifier)], syntax, argument, set)
    }
  }

  private mutating func expand(
    _ custom: CustomUtility, _ syntax: TokenSyntax, _ argument: Range<Int>?, _ set: ConditionSet
  ) {
    if let refusal = check(
      argument, isDue: custom.argument != .none, kind: custom.argument.rawValue, custom.name, syntax)
    {
      report(refusal)
      return
    }
    let state = expansionState()
    guard !state.path.contains(where: { $0.rule == custom.name }) else {
      fault(.recipeRecursion(state.path.map { $0.shown } + [custom.name]), syntax.range)
      return
    }
    guard state.path.count < ClassParser.Limit.recipes else {
      fault(.recipeTooDeep(limit: ClassParser.Limit.recipes), syntax.range)
      return
    }
    guard !isExhausted, state.affords(custom.classes.utf8.count) else {
      faultExpansion(syntax)
      return
    }
    var classes = custom.classes(with: argument.map(text) ?? "")
    let inner = classes.withUTF8 { read(inside: ExpansionStep(rule: custom.name, shown: custom.name), $0) }
    if case .expansionTooLarge? = inner.faults.first?.kind {
      faultExpansion(syntax)
      return
    }
    if let refusal = inner.faults.first {
      report(ClassFault(refusal.kind, at: argument ?? syntax.range, suggestions: refusal.suggestions))
      return
    }
    splice(inner, set, syntax)
  }

  /// What custom utilities cost so far in the string.
  mutating func expansionState() -> ExpansionState {
    if let expansions { return expansions }
    let state = ExpansionState()
    expansions = state
    return state
  }

  /// Reads the classes of a custom utility, up to the first fault.
  mutating func read(inside step: ExpansionStep, _ classes: UnsafeBufferPointer<UInt8>) -> ClassList {
    let state = expansionState()
    if let known = state.reading(of: classes) {
      uses?.append(contentsOf: known.uses ?? [])
      return known.list
    }
    var reader = ClassReader(
      bytes: classes, vocabulary: vocabulary, recipes: recipes, explainsFaults: true)
    reader.expansions = state
    reader.stopsAtFault = true
    if uses != nil { reader.uses = [] }
    state.enter(step, bytes: classes.count)
    reader.readString()
    let list = reader.takeList()
    state.leave(classes, list, uses: reader.uses)
    uses?.append(contentsOf: reader.uses ?? [])
    return list
  }

  /// Reports, once a string, that it expands to too much.
  mutating func faultExpansion(_ syntax: TokenSyntax) {
    if !isExhausted { fault(.expansionTooLarge(limit: ClassParser.Limit.declarations), syntax.range) }
    isExhausted = true
  }

  private mutating func activate(
    _ modifier: NativeModifier, _ syntax: TokenSyntax, _ argument: Range<Int>?, _ set: ConditionSet
  ) {
    if let refusal = check(
      argument, isDue: modifier.argument != .none, kind: modifier.argument.rawValue, modifier.name, syntax)
    {
      report(refusal)
      return
    }
    list.slots.append(
      ClassList.SlotUse(
        slot: Slot(modifier.name, argument: argument.map(bracketText)), token: Int(token), conditions: set,
        weight: weight, depth: 0, chain: 0))
  }

  private func check(
    _ argument: Range<Int>?, isDue: Bool, kind: String, _ name: String, _ syntax: TokenSyntax
  ) -> ClassFault? {
    guard let argument else {
      return isDue ? ClassFault(.missingArgument(name, expected: "a \(kind)"), at: syntax.range) : nil
    }
    guard isDue else { return ClassFault(.unexpectedArgument(name), at: argument) }
    return CustomUtility.Argument(rawValue: kind).flatMap { refusal(of: argument, as: $0, name) }
  }

  /// Why a text is not what an argument has to be.
  func refusal(of argument: Range<Int>, as kind: CustomUtility.Argument, _ name: String) -> ClassFault? {
    switch kind {
    case .color:
      if looksDynamic(argument) { return dynamicText(argument).fault }
      return colorValue(argument).fault
    case .number:
      return signedNumber(argument) == nil
        ? ClassFault(.invalidValue(text(argument), expected: "a number"), at: argument) : nil
    case .length:
      return readLength(argument, UtilityRow(Utility(name, .size, UtilityArgument.points, [], ""))).fault
    case .token:
      if vocabulary.tokens.has(slice(argument)) { return nil }
      return ClassFault(
        .unknownToken(text(argument), scale: "token"), at: argument,
        suggestions: Suggestions.nearest(to: text(argument), in: vocabulary.tokens.names))
    case .none, .text: return nil
    }
  }
}
