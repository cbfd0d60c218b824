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

  @Test("matches the recorded values", arguments: families)
  func fixtures(_ family: String) throws {
    let recipes = Self.engine.recipes.filter { $0.source == family }
    #expect(!recipes.isEmpty)
    var blocks: [String] = []
    for recipe in recipes {
      for variant in RecipeVariant.each(of: recipe) {
        #expect(Self.engine.resolve(variant.classes).diagnostics.isEmpty)
      }
      let sheet = RecipeSheet(of: recipe, engine: Self.engine)
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
      "{\n\(blocks.joined(separator: ",\n"))\n}\n", with: "Tests/Fixtures/Recipes/\(family).json")
    #expect(difference == nil)
  }

  @Test("records every recipe of the catalog, and no other family")
  func completeness() {
    let recorded = Repository.files("Tests/Fixtures/Recipes", suffix: ".json")
    #expect(recorded == Self.families.map { "Tests/Fixtures/Recipes/\($0).json" }.sorted())
    let sources = Set(Self.families)
    #expect(Self.engine.recipes.allSatisfy { sources.contains($0.source) })
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
          for member in standing.first(where: { $0.context == one.context })?.values.members ?? [] {
            told[member.key] = member.value
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
