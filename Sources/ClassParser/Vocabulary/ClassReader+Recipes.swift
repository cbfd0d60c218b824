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
    let start = declarations.count
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
    guard start + platforms.count == declarations.count else { return }
    for index in platforms.indices.reversed() where platforms[index] > 0 {
      let declaration = declarations[start + index]
      var rival: Int?
      for other in platforms.indices.dropFirst(index + 1) where platforms[other] < platforms[index] {
        let one = declarations[start + other]
        let isRival = one.property == declaration.property && one.weight == declaration.weight
        if isRival, one.depth == declaration.depth { rival = other }
      }
      guard let rival else { continue }
      declarations.move(from: start + index, to: start + rival)
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
    guard hasRoom(for: other) else {
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
      declarations.append(copy)
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
  mutating func copy(_ other: ClassList) {
    // Boxed values keep their order, so that one step leads from the other list's places to those here.
    let step = UInt64(list.values.count)
    if !other.values.isEmpty { list.values.append(contentsOf: other.values) }
    for declaration in other.declarations {
      var copy = declaration
      copy.token = token
      declarations.append(copy.kind == .boxed ? copy.with(payload: copy.payload + step) : copy)
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
      expand(Int(meaning.custom), syntax, argument, set)
    } else {
      activate(vocabulary.modifiers[Int(meaning.modifier)], syntax, argument, set)
    }
  }

  private mutating func expand(
    _ index: Int, _ syntax: TokenSyntax, _ argument: Range<Int>?, _ set: ConditionSet
  ) {
    let custom = vocabulary.customUtilities[index]
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
    let pieces = vocabulary.customClasses[index]
    let size = pieces.reduce(0) { $0 + $1.count } + (argument?.count ?? 0) * (pieces.count - 1)
    guard size <= ClassParser.Limit.bytes else {
      fault(.stringTooLong(limit: ClassParser.Limit.bytes), argument ?? syntax.range)
      return
    }
    var classes: [UInt8] = []
    classes.reserveCapacity(size)
    for (position, piece) in pieces.enumerated() {
      if position > 0, let argument { classes.append(contentsOf: slice(argument)) }
      classes.append(contentsOf: piece)
    }
    let inner = classes.withUnsafeBufferPointer {
      read(inside: ExpansionStep(rule: custom.name, shown: custom.name), $0)
    }
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
    let state = ExpansionState(unread: skippedBytes)
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
    let asksUses = uses != nil
    state.enter(step, bytes: classes.count)
    let (list, found) = ClassReader.reading(
      classes, with: vocabulary, recipes: recipes, explainsFaults: true
    ) { reader in
      reader.expansions = state
      reader.stopsAtFault = true
      reader.takesShortWays = true
      if asksUses { reader.uses = [] }
      reader.readString()
      return (reader.takeList(), reader.uses)
    }
    state.leave(classes, list, uses: found)
    uses?.append(contentsOf: found ?? [])
    return list
  }

  /// Whether what another list declares fits into this one.
  private func hasRoom(for other: ClassList) -> Bool {
    list.hasRoom(for: other, declared: declarations.count)
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
      guard let fault = readLength(argument, UtilityRow(.width)).fault else { return nil }
      // The message names the utility and no property.
      if case .percentNotCarried = fault.kind { return ClassFault(.percentNotCarried(name), at: fault.range) }
      return fault
    case .token:
      if vocabulary.tokens.has(slice(argument)) { return nil }
      return ClassFault(
        .unknownToken(text(argument), scale: "token"), at: argument,
        suggestions: Suggestions.nearest(to: text(argument), in: vocabulary.tokens.names))
    case .none, .text: return nil
    }
  }
}
