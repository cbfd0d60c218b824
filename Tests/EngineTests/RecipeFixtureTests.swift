import Documents
import Engine
import JSONText
import Recipes
import TestSupport
import Testing

/// The values of every recipe, slot and axis value on iOS and macOS in light and dark, and in each state, recorded
/// under `Tests/Fixtures/Recipes`: one file a family, one line a case.
///
/// The first line of a recipe has every value; each other line has what those before it do not tell, as in
/// ``RecipeSheet``. So `macos dark` is empty where `macos` and `dark` say it all, and `null` is a value that is gone.
@Suite struct RecipeFixtureTests {
  static let engine = StyleEngine()
  static let families = BuiltInCatalogText.files.map(\.name)
  /// ThemeKit's recipes, on top of the others.
  static let themekit = StyleEngine(catalog: .builtIn.adding(.themekit))
  static let themekitFamilies = BuiltInCatalogText.themekit.map(\.name)

  private static let themekitNames = Set(Catalog.themekit.recipes.map(\.name))

  /// The recipes of a file, slots included.
  private static func recipes(of family: String, _ engine: StyleEngine, isThemekit: Bool)
    -> [RecipeDefinition]
  {
    engine.recipes.filter { recipe in
      let root = recipe.name.split(separator: "/").first.map { String($0) } ?? recipe.name
      return recipe.source == family && themekitNames.contains(root) == isThemekit
    }
  }

  @Test("matches the recorded values", arguments: families)
  func fixtures(_ family: String) throws {
    try compare(Self.recipes(of: family, Self.engine, isThemekit: false), Self.engine, family)
  }

  @Test("matches ThemeKit's recorded values", arguments: themekitFamilies)
  func themekitFixtures(_ family: String) throws {
    try compare(
      Self.recipes(of: family, Self.themekit, isThemekit: true), Self.themekit, "themekit/\(family)")
  }

  private func compare(_ recipes: [RecipeDefinition], _ engine: StyleEngine, _ file: String) throws {
    #expect(!recipes.isEmpty)
    var blocks: [String] = []
    for recipe in recipes {
      for variant in RecipeVariant.each(of: recipe) {
        #expect(engine.resolve(variant.classes).diagnostics.isEmpty)
      }
      // A style's axes stand with the style, and not with each of its adopters again.
      let sheet = RecipeSheet(of: recipe, engine: engine, familyAxes: false)
      #expect(sheet.place == "ios light")
      var lines: [(classes: String, lines: [String])] = []
      for one in sheet.cases {
        if lines.last?.classes != one.variant.classes { lines.append((one.variant.classes, [])) }
        let isState = !["", "dark", "macos", "macos dark"].contains(one.context)
        if isState, one.changes.members.isEmpty { continue }
        let name = one.context.isEmpty ? sheet.place : one.context
        let values = JSONWriter.text(.object(one.changes.members), layout: .spaced)
        lines[lines.count - 1].lines.append("    \(JSONWriter.string(name)): \(values)")
      }
      for block in lines {
        blocks.append(
          "  \(JSONWriter.string(block.classes)): {\n\(block.lines.joined(separator: ",\n"))\n  }")
      }
    }
    let difference = try Repository.compare(
      "{\n\(blocks.joined(separator: ",\n"))\n}\n", with: "Tests/Fixtures/Recipes/\(file).json")
    #expect(difference == nil)
  }

  @Test("records every recipe of the catalog, and no other family")
  func completeness() {
    let recorded = Repository.files("Tests/Fixtures/Recipes", suffix: ".json")
    #expect(recorded == Self.families.map { "Tests/Fixtures/Recipes/\($0).json" }.sorted())
    let sources = Set(Self.families)
    #expect(Self.engine.recipes.allSatisfy { sources.contains($0.source) })
  }

  private func isPart(_ variant: RecipeVariant, of other: RecipeVariant) -> Bool {
    let count = variant.choices.count
    return count > 0 && count < other.choices.count
      && variant.choices.allSatisfy { other.choices.contains($0) }
  }

  /// What a line leaves out can be put together again: no case is lost by being short.
  @Test("tells every value of every case")
  func law() {
    for recipe in Self.engine.recipes {
      let cases = RecipeSheet(of: recipe, engine: Self.engine).cases
      let standing = cases.filter { $0.variant.choices.isEmpty }
      for one in cases {
        let own = cases.filter { $0.variant == one.variant }
        var told: [String: JSONValue] = [:]
        if !one.variant.choices.isEmpty {
          let base = standing.first { $0.context == one.context }?.values ?? RecipeValues([])
          for member in base.members { told[member.key] = member.value }
          // Then each variant of fewer of the values, one over the other.
          for part in cases where part.context == one.context && isPart(part.variant, of: one.variant) {
            for change in part.values.changes(from: base).members {
              told[change.key] = change.value == .null ? nil : change.value
            }
          }
        }
        let parts = Set(one.context.split(separator: " "))
        for part in own where Set(part.context.split(separator: " ")).isSubset(of: parts) {
          for change in part.changes.members {
            told[change.key] = change.value == .null ? nil : change.value
          }
        }
        var due: [String: JSONValue] = [:]
        for member in one.values.members { due[member.key] = member.value }
        #expect(told == due, "\(one.variant.classes) \(one.context)")
      }
    }
  }

  @Test func everyRecipeCompiles() {
    #expect(Self.engine.faults.isEmpty)
  }
}
