import StyleModel
import Theme

/// Everything that a class name can mean: utilities, theme tokens, recipes, custom utilities and modifiers.
///
/// A vocabulary is built once for a theme and a set of recipes and never changes, so any number of threads
/// may parse with it.
public final class Vocabulary: Sendable {
  public let theme: Theme
  /// The theme's colours as values.
  package let values: ThemeValues
  /// The theme's tokens by name.
  let tokens: ThemeIndex
  /// The recipes, in the order of their names' positions in the table.
  package let recipes: [CompiledRecipe]
  package let customUtilities: [CustomUtility]
  /// The classes of each of them, cut where an argument goes.
  let customClasses: [[[UInt8]]]
  /// What each of them comes to in every string, once the catalog is compiled; `nil` for one whose classes take an
  /// argument or name what stands behind other names.
  let customLists: [ClassList?]
  package let modifiers: [NativeModifier]
  /// Custom utilities that are named by a pattern, in the order in which they are tried.
  package let patterns: [PatternRule]
  /// What tokens mean by those patterns, as far as it was asked; `nil` while a catalog is being compiled.
  let expansions: ExpansionCache?
  /// Variants that rules define, with the expressions that they stand for.
  let conditions: [String: String]
  /// How names begin that belong to others.
  let reserved: [[UInt8]]
  /// How recipes lead to one another: the outermost recipe and the rest of the chain; entry 0 is empty.
  package let chains: [RecipeChain]
  /// Names that only end users of the recipes module see: every name for completion and suggestions.
  let table: NameIndex
  let meanings: [Meaning]
  let roots: [UtilityRoot]
  /// The rows of all roots, those of one root beside each other.
  let rows: [UtilityRow]
  /// All of it that the parser reads for every class.
  let parsing: ParserTables.Owner

  /// What a name stands for; an exact class and a root can share one.
  struct Meaning: Sendable {
    var recipe: Int32 = -1
    var custom: Int32 = -1
    var modifier: Int32 = -1
    var exact: Int32 = -1
    var root: Int32 = -1
    /// Whether a hyphen and a number behind the name make another name.
    var continuesInNumbers = false
  }

  /// Builds the vocabulary.
  ///
  /// Names win in this order: recipes, custom utilities and modifiers, built-in utilities, patterns.
  ///
  /// - Parameter recipeNames: The names behind which recipes will stand, in their order.
  package init(
    theme: Theme, recipeNames: [String] = [], customUtilities: [CustomUtility] = [],
    modifiers: [NativeModifier] = [], patterns: [PatternRule] = [], conditions: [String: String] = [:],
    reserved: [String] = []
  ) {
    self.theme = theme
    tokens = ThemeIndex(theme)
    values = ThemeValues(theme)
    recipes = []
    self.customUtilities = customUtilities
    customClasses = customUtilities.map { $0.pieces }
    self.modifiers = modifiers
    self.patterns = patterns
    expansions = nil
    customLists = []
    self.conditions = conditions
    self.reserved = reserved.map { Array($0.utf8) }
    chains = [RecipeChain(recipe: -1, rest: 0)]
    let builtIn = BuiltInNames.shared
    var table = builtIn.table
    var meanings = builtIn.meanings
    let count = recipeNames.count + customUtilities.count + modifiers.count
    table.reserve(count)
    meanings.reserveCapacity(meanings.count + count)
    func meaning(_ name: String) -> Int {
      let position = table.insert(name)
      if position == meanings.count { meanings.append(Meaning()) }
      if let root = Meaning.beforeNumber(name), let position = table.position(of: root) {
        meanings[position].continuesInNumbers = true
      }
      return position
    }
    for (index, name) in recipeNames.enumerated() where !CompiledRecipe.isAnonymous(name) {
      meanings[meaning(name)].recipe = Int32(index)
    }
    for (index, custom) in customUtilities.enumerated() where custom.pattern == nil {
      meanings[meaning(custom.name)].custom = Int32(index)
    }
    for (index, modifier) in modifiers.enumerated() {
      meanings[meaning(modifier.name)].modifier = Int32(index)
    }
    self.table = NameIndex(table)
    self.meanings = meanings
    roots = builtIn.roots
    rows = builtIn.rows
    parsing = ParserTables.Owner(self.table, meanings, builtIn, tokens, values, customUtilities)
  }

  /// A vocabulary with the same names behind which the recipes stand now, for a catalog that was compiled.
  package func with(
    recipes: [CompiledRecipe], chains: [RecipeChain], expansions: ExpansionCache? = nil
  ) -> Vocabulary {
    Vocabulary(self, recipes: recipes, chains: chains, expansions: expansions)
  }

  private init(
    _ names: Vocabulary, recipes: [CompiledRecipe], chains: [RecipeChain], expansions: ExpansionCache?
  ) {
    theme = names.theme
    tokens = names.tokens
    values = names.values
    self.recipes = recipes
    customUtilities = names.customUtilities
    customClasses = names.customClasses
    customLists = names.customUtilities.map { $0.list(with: names) }
    modifiers = names.modifiers
    patterns = names.patterns
    self.expansions = expansions
    conditions = names.conditions
    reserved = names.reserved
    self.chains = chains
    table = names.table
    meanings = names.meanings
    roots = names.roots
    rows = names.rows
    parsing = names.parsing
  }

  /// Every name, for completion and suggestions.
  public var names: [String] { table.names }

  /// Whether a name stands in the table.
  package func knows(_ name: String) -> Bool { table.position(of: name) != nil }

  /// The names behind which a value may stand.
  package var rootNames: [String] { roots.map { rows[$0.rows.lowerBound].name } }

  /// Whether a class string may use a recipe: some name in it is one, or stands for classes of its own.
  ///
  /// - Complexity: O(*n*) in the length of the string; much less work than reading it.
  func mayNameRecipe(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if !patterns.isEmpty { return true }
    var index = 0
    while index < bytes.count {
      guard ByteClass.isName(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, ByteClass.isName(bytes[index]) { index += 1 }
      if isRecipe(bytes, start..<index) { return true }
      // `card-[…]`
      let takesValue = index < bytes.count && bytes[index] == UInt8(ascii: "[")
      if takesValue, bytes[index - 1] == UInt8(ascii: "-"), isRecipe(bytes, start..<index - 1) { return true }
    }
    return false
  }

  private func isRecipe(_ bytes: UnsafeBufferPointer<UInt8>, _ name: Range<Int>) -> Bool {
    guard let position = table.position(of: UnsafeBufferPointer(rebasing: bytes[name])) else { return false }
    return meanings[position].recipe >= 0 || meanings[position].custom >= 0
  }

  /// The recipe of this name.
  package func recipe(named name: String) -> CompiledRecipe? {
    guard let position = table.position(of: name) else { return nil }
    let index = meanings[position].recipe
    return index < 0 ? nil : recipes[Int(index)]
  }

  /// The recipes that a chain leads through, outermost first.
  public func recipeNames(ofChain chain: UInt32) -> [String] {
    var names: [String] = []
    var at = chain
    while at != 0 {
      let link = chains[Int(at)]
      if link.recipe >= 0 { names.append(recipes[Int(link.recipe)].name) }
      at = link.rest
    }
    return names
  }
}

extension Vocabulary.Meaning {
  /// What stands before the last hyphen of a name, where a number stands behind it.
  static func beforeNumber(_ name: String) -> String? {
    let isNumeric: (UInt8) -> Bool = { ByteClass.isDigit($0) || $0 == UInt8(ascii: ".") }
    guard let last = name.utf8.last, isNumeric(last), let hyphen = name.utf8.lastIndex(of: UInt8(ascii: "-")),
      name.utf8[name.utf8.index(after: hyphen)...].allSatisfy(isNumeric)
    else { return nil }
    return String(name[..<hyphen])
  }
}

/// One link of a chain of recipes.
package struct RecipeChain: Hashable, Sendable {
  package var recipe: Int32
  package var rest: UInt32

  package init(recipe: Int32, rest: UInt32) {
    self.recipe = recipe
    self.rest = rest
  }
}

/// A native modifier that rules declare, carried as a slot for hosts that know it.
public struct NativeModifier: Hashable, Sendable {
  public enum Argument: String, Hashable, Sendable {
    case none, number, text
  }

  public let name: String
  public let argument: Argument
  /// When a host runs it: `content`, `layout`, `decoration` or `effects`.
  public let phase: String
  /// Position within the phase; the name decides between equals.
  public let order: Int
  /// Of the modifiers with one key only the winner of the cascade is active.
  public let conflictKey: String

  public init(name: String, argument: Argument, phase: String, order: Int = 0, conflictKey: String? = nil) {
    self.name = name
    self.argument = argument
    self.phase = phase
    self.order = order
    self.conflictKey = conflictKey ?? name
  }
}

/// A recipe whose classes are parsed and whose recipes are expanded.
///
/// Recipes are shared and not copied, since every class that names one reads it.
public final class CompiledRecipe: Sendable {
  /// A class list with its place in the recipe.
  public struct Axis: Sendable {
    public let name: String
    public let values: [(name: String, list: ClassList)]
    /// The value that holds when a use names none.
    public let defaultValue: Int?
    /// Whether the axis is on or off.
    package var isBoolean: Bool { values.allSatisfy { $0.name == "true" || $0.name == "false" } }

    package init(name: String, values: [(name: String, list: ClassList)], defaultValue: Int?) {
      self.name = name
      self.values = values
      self.defaultValue = defaultValue
    }
  }

  /// Classes that apply for one combination of axis values.
  public struct Compound: Sendable {
    /// For each axis that matters, its index and the values that match.
    public let when: [(axis: Int, values: [Int])]
    public let list: ClassList

    package init(when: [(axis: Int, values: [Int])], list: ClassList) {
      self.when = when
      self.list = list
    }
  }

  public let name: String
  public let base: ClassList
  public let axes: [Axis]
  public let compounds: [Compound]
  /// Slot names and the index of the recipe that each one is compiled to.
  public let slots: [(name: String, recipe: Int)]
  /// Why the recipe cannot be used, if it cannot.
  public let broken: ClassFault.Kind?
  /// What applies when a use names no values: the lists of base, default values and compounds, in order.
  let plain: [ClassList]
  /// Whether classes of its own stand behind a platform.
  let asksForPlatforms: Bool

  /// Whether no class can name a recipe, as with a style that rules give a family.
  static func isAnonymous(_ name: String) -> Bool { name.utf8.contains(UInt8(ascii: " ")) }

  /// What stands behind a name until its recipe is compiled.
  package static let unfinished = CompiledRecipe(name: "")

  package init(
    name: String, base: ClassList = ClassList(), axes: [Axis] = [], compounds: [Compound] = [],
    slots: [(name: String, recipe: Int)] = [], broken: ClassFault.Kind? = nil
  ) {
    self.broken = broken
    self.name = name
    self.base = base
    self.axes = axes
    self.compounds = compounds
    self.slots = slots
    plain = Self.lists(base, axes, compounds, chosen: axes.map { $0.defaultValue })
    asksForPlatforms =
      base.asksForPlatforms || axes.contains { $0.values.contains { $0.list.asksForPlatforms } }
      || compounds.contains { $0.list.asksForPlatforms }
  }

  /// The lists that apply when these values are chosen, one for each axis: base, values in axis order, then
  /// compounds.
  func lists(chosen: [Int?]) -> [ClassList] { Self.lists(base, axes, compounds, chosen: chosen) }

  private static func lists(
    _ base: ClassList, _ axes: [Axis], _ compounds: [Compound], chosen: [Int?]
  ) -> [ClassList] {
    var lists = [base]
    for (axis, value) in zip(axes, chosen) {
      if let value { lists.append(axis.values[value].list) }
    }
    for compound in compounds
    where compound.when.allSatisfy({ part in chosen[part.axis].map(part.values.contains) ?? false }) {
      lists.append(compound.list)
    }
    return lists
  }
}
