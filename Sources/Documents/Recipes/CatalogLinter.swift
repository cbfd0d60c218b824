import ClassParser
import Engine
import JSONText
import Recipes
import StyleModel
import StyleResolve

/// Looks for what is doubtful in recipes, although every class in them is right.
///
/// Every identifier that a finding can have stands in ``RuleTable``.
public struct CatalogLinter: Sendable {
  /// What was found in the file of a recipe, at its bytes.
  public struct Finding: Hashable, Sendable {
    public let source: String
    public let diagnostic: Diagnostic
  }

  /// Which recipes are judged; others in force are known and not judged.
  public struct Options: Sendable {
    /// The sources of the recipes, such as names of files; `nil` for every recipe.
    public var sources: Set<String>?
    /// What is known of the place where the recipes are used.
    public var context = StyleContext()

    public init() {}
  }

  let engine: StyleEngine
  let options: Options
  /// The recipes and slots that are judged.
  let recipes: [RecipeDefinition]

  public init(engine: StyleEngine, options: Options = Options()) {
    self.engine = engine
    self.options = options
    recipes = engine.recipes.filter { options.sources?.contains($0.source) ?? true }
  }

  /// How many recipes are judged, slots apart.
  public var count: Int { recipes.count { !$0.name.utf8.contains(UInt8(ascii: "/")) } }

  /// The findings, by source and then by place.
  ///
  /// - Parameter used: The recipes and slots that documents lead to, or `nil` when no documents are known.
  public func lint(used: Set<String>? = nil) -> [Finding] {
    var findings: [Finding] = []
    if let used { findings += unused(used) }
    findings += deprecated() + duplicates()
    for recipe in recipes { findings += shadowed(recipe) + contrast(of: recipe) }
    return findings.sorted { left, right in
      if left.source != right.source { return left.source < right.source }
      let (one, other) = (left.diagnostic.range.lowerBound, right.diagnostic.range.lowerBound)
      return one == other ? left.diagnostic.message < right.diagnostic.message : one < other
    }
  }

  // MARK: Use

  private func unused(_ used: Set<String>) -> [Finding] {
    recipes.filter { !used.contains($0.name) && $0.deprecated == nil }.map { recipe in
      Finding(
        source: recipe.source,
        diagnostic: Diagnostic(
          .warning, id: "unused-recipe", at: recipe.range,
          "no document that was given leads to \"\(recipe.name)\""))
    }
  }

  /// Uses of deprecated recipes in other recipes, and successors that do not exist.
  private func deprecated() -> [Finding] {
    let old = engine.successors
    guard !old.isEmpty else { return [] }
    let uses = RecipeUses(engine)
    let names = engine.recipes.map { $0.name }
    let expansion = RecipeExpansion(engine)
    let known = Set(names)
    // A successor may name values too.
    func isName(_ successor: String) -> Bool {
      known.contains(successor) || expansion.variant(ofToken: successor) != nil
    }
    var findings: [Finding] = []
    for recipe in engine.writtenRecipes where options.sources?.contains(recipe.source) ?? true {
      if let successor = recipe.deprecated, !successor.isEmpty, !isName(successor) {
        let near = Suggestions.nearest(to: successor, in: names.filter { $0 != recipe.name })
        findings.append(
          Finding(
            source: recipe.source,
            diagnostic: Diagnostic(
              .error, id: "unknown-successor", at: recipe.range,
              "\"\(recipe.name)\" is deprecated for \"\(successor)\", which no recipe is named"
                + (near.first.map { "; did you mean \"\($0)\"?" } ?? ""), suggestions: near)))
      }
      guard recipe.deprecated == nil else { continue }
      if let parent = recipe.extends, let successor = old[parent] {
        findings.append(
          Finding(
            source: recipe.source,
            diagnostic: Self.deprecation(parent, successor, at: recipe.extendsRange ?? recipe.range)))
      }
      for text in recipe.everyText {
        for use in uses.names(in: text.text) {
          guard let successor = old[use.name] else { continue }
          findings.append(
            Finding(
              source: text.source.isEmpty ? recipe.source : text.source,
              diagnostic: Self.deprecation(use.name, successor, at: text.range)))
        }
      }
    }
    return findings
  }

  /// The warning about the use of a recipe that has a successor, or none.
  static func deprecation(_ name: String, _ successor: String, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      .warning, id: "deprecated-recipe", at: range,
      successor.isEmpty
        ? "\"\(name)\" is deprecated" : "\"\(name)\" is deprecated; use \"\(successor)\"")
  }

  /// The uses of deprecated recipes in a document, at its bytes.
  public func deprecated(in document: JSONDocument) -> [Diagnostic] {
    let old = engine.successors
    guard !old.isEmpty else { return [] }
    var found: [Diagnostic] = []
    for use in RecipeUses(engine).uses(in: document) {
      guard let successor = old[use.recipe] else { continue }
      found.append(Self.deprecation(use.recipe, successor, at: use.range))
    }
    return found
  }

  // MARK: Duplicates

  /// Recipes that come to the same as one before them.
  private func duplicates() -> [Finding] {
    var findings: [Finding] = []
    var first: [[RecipeValues]: RecipeDefinition] = [:]
    let expansion = RecipeExpansion(engine)
    for recipe in engine.recipes where recipe.deprecated == nil {
      // A recipe that is nothing but another name of one, as a slot can be, is no double.
      let isPlain = recipe.axes.isEmpty && recipe.compounds.isEmpty
      if isPlain, expansion.variant(ofToken: recipe.base.text) != nil { continue }
      let values = RecipeCombinations(of: [engine.whole(recipe)], limit: 64).variants.map { variant in
        RecipeValues(variant.classes, engine: engine, context: options.context)
      }
      guard values.contains(where: { !$0.members.isEmpty }) else { continue }
      guard let known = first[values], known.axes.map({ $0.name }) == recipe.axes.map({ $0.name }) else {
        first[values] = recipe
        continue
      }
      guard options.sources?.contains(recipe.source) ?? true else { continue }
      let texts = recipe.everyText.map { $0.text }
      let isSame = texts == known.everyText.map { $0.text }
      findings.append(
        Finding(
          source: recipe.source,
          diagnostic: Diagnostic(
            .note, id: "duplicate-style", at: recipe.range,
            "\"\(recipe.name)\" has the same \(isSame ? "classes" : "values") as \"\(known.name)\"")))
    }
    return findings
  }
}
