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
    var compilation = RecipeCompilation(
      theme: theme, catalog: catalog, rules: rules, patterns: patterns.rules)
    compilation.compileAll()
    let vocabulary = compilation.vocabulary.with(
      recipes: compilation.compiled, chains: compilation.chains,
      expansions: patterns.rules.isEmpty ? nil : engine?.makeCache())
    func defaults(_ classes: RecipeDefinition.Classes?, _ name: String) -> ClassList {
      guard let classes else { return ClassList() }
      let list = ClassParser.parse(classes.text, with: vocabulary)
      compilation.faults += list.faults.compactMap { RecipeFault($0, recipe: name, in: classes) }
      return list
    }
    for utility in rules.utilities where utility.pattern == nil {
      for fault in utility.faults(with: vocabulary) {
        compilation.faults.append(
          RecipeFault(
            recipe: utility.name, source: utility.source, textRange: utility.range, fault: fault))
      }
    }
    patterns.check(with: vocabulary)
    compilation.faults += patterns.faults
    let view = defaults(rules.view, "view")
    let button = defaults(rules.button, "button")
    // A class names one slot: those that a slot has from its own family are out of reach.
    var definitions = compilation.definitions
    func isOutOfReach(_ name: String) -> Bool {
      name.utf8.reduce(0) { $1 == UInt8(ascii: "/") ? $0 + 1 : $0 } > 1
    }
    // Only slots have a slash in their names, and they stand behind those that have none.
    if definitions.indices.reversed().contains(where: { isOutOfReach(definitions[$0].name) }) {
      definitions.removeAll { isOutOfReach($0.name) }
    }
    return Result(
      vocabulary: vocabulary, view: view, button: button, faults: compilation.faults, definitions: definitions
    )
  }
}
