import ClassParser
import Engine
import JSONText
import Recipes
import StyleResolve
import StyleTargets
import TestSupport
import Testing

/// The model of every recipe on iOS and macOS in light and dark, recorded under `Tests/Fixtures/Recipes`.
@Suite struct RecipeFixtureTests {
  static let engine = StyleEngine(catalog: .builtIn.adding(.themekit))
  static let files =
    BuiltInCatalogText.files + BuiltInCatalogText.themekit.map { ("themekit/\($0.name)", $0.text) }

  @Test("matches the recorded models", arguments: files.map(\.name))
  func fixtures(_ family: String) throws {
    let file = try #require(Self.files.first { $0.name == family })
    let recipes = CatalogLoader.load(Array(file.text.utf8), source: family).recipes
    #expect(!recipes.isEmpty)
    var lines = ["{"]
    for (index, recipe) in recipes.enumerated() {
      lines.append("  \(JSONWriter.string(recipe.name)): {")
      let contexts = Self.contexts
      for (position, context) in contexts.enumerated() {
        let resolved = Self.engine.resolve(recipe.name, in: context.value)
        #expect(resolved.diagnostics.isEmpty)
        let model = JSONWriter.text(ModelWriter.json(resolved.style), layout: .spaced)
        lines.append("    \"\(context.name)\": \(model)" + (position + 1 < contexts.count ? "," : ""))
      }
      lines.append("  }" + (index + 1 < recipes.count ? "," : ""))
    }
    lines.append("}")
    let difference = try Repository.compare(
      lines.joined(separator: "\n") + "\n", with: "Tests/Fixtures/Recipes/\(family).json")
    #expect(difference == nil)
  }

  private static var contexts: [(name: String, value: StyleContext)] {
    var contexts: [(name: String, value: StyleContext)] = []
    for platform in [Platform.ios, .macos] {
      for scheme in ["light", "dark"] {
        var context = StyleContext()
        context.platform = platform
        context[.dark] = scheme == "dark"
        contexts.append(("\(platform.rawValue) \(scheme)", context))
      }
    }
    return contexts
  }

  @Test func everyRecipeCompiles() {
    #expect(Self.engine.faults.isEmpty)
  }
}
