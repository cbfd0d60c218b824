import ClassParser
import Engine
import JSONText
import Recipes
import StyleModel
import StyleResolve
import StyleTargets
import Testing
import Theme

@Suite struct StyleEngineTests {
  @Test func resolvesToTypedValues() {
    let style = StyleEngine().resolve("px-3 min-h-[44] rounded-lg").style.defaults
    #expect(style[.paddingLeading] == 12)
    #expect(style[.paddingTop] == nil)
    #expect(style[.minHeight] == 44)
    #expect(style[.cornerRadius] == 12)
  }

  @Test func aThemeChangesWhatNamesMean() {
    var theme = Theme.swiftcn
    theme.spacing = 5
    theme.colors["brand"] = Color(RGBA(0x12, 0x34, 0x56))
    let style = StyleEngine(theme: theme).resolve("p-2 bg-brand").style.defaults
    #expect(style[.paddingTop] == 10)
    #expect(style[.background] == Color(RGBA(0x12, 0x34, 0x56)))
    #expect(!StyleEngine().resolve("bg-brand").isSound)
  }

  @Test func everyRecipeCompilesUnderEveryPreset() throws {
    for name in Theme.presetNames {
      let theme = try #require(Theme.preset(named: name))
      let faults = StyleEngine(theme: theme, catalog: .builtIn.adding(.themekit)).faults
      #expect(faults.map { "\($0.recipe): \($0.fault.message)" } == [], "\(name)")
    }
  }

  @Test func rulesApplyToViewsAndButtons() {
    var rules = Rules.builtIn
    rules.view = .init("p-1 text-sm")
    rules.button = .init("p-2")
    let engine = StyleEngine(rules: rules)
    #expect(engine.resolve("", for: ComponentKind("text")).style.defaults[.paddingTop] == 4)
    #expect(engine.resolve("", for: .button).style.defaults[.paddingTop] == 8)
    #expect(engine.resolve("p-3", for: .button).style.defaults[.paddingTop] == 12)
  }

  @Test func aSubtreeReplacesOneRecipeAndKeepsTheRest() {
    var inner = Rules()
    inner.named = [RecipeDefinition("card", .init("p-1"))]
    let engine = StyleEngine().overlaid(by: inner)
    #expect(engine.resolve("card").style.defaults[.paddingTop] == 4)
    #expect(engine.resolve("card").style.defaults[.cornerRadius] == nil)
    #expect(engine.resolve("badge").style == StyleEngine().resolve("badge").style)
  }

  @Test func aSubtreeChangesARecipe() {
    let loaded = RulesLoader.load(Array(#"{"named": {"card": "extends card p-3"}}"#.utf8))
    #expect(loaded.diagnostics.isEmpty)
    let style = StyleEngine().overlaid(by: loaded.rules).resolve("card").style.defaults
    #expect(style[.paddingTop] == 12)
    #expect(style[.cornerRadius] == 12)
  }

  @Test func aSubtreeInsideChangesWhatTheOuterOneChanged() {
    func rules(_ classes: String) -> Rules {
      RulesLoader.load(Array(#"{"named": {"card": "extends card \#(classes)"}}"#.utf8)).rules
    }
    let engine = StyleEngine().overlaid(by: rules("p-3")).overlaid(by: rules("bg-blue"))
    let style = engine.resolve("card").style.defaults
    #expect(style[.paddingTop] == 12)
    #expect(style[.background] == Color(.blue))
    #expect(style[.cornerRadius] == 12)
    #expect(engine.faults.isEmpty)
  }

  @Test func aPartialThemeInRulesKeepsTheOthers() {
    let loaded = RulesLoader.load(Array(##"{"theme": {"colors": {"primary": "#102030"}}}"##.utf8))
    let engine = StyleEngine().overlaid(by: loaded.rules)
    #expect(engine.themeDiagnostics.isEmpty)
    let style = engine.resolve("bg-primary text-foreground").style.defaults
    #expect(style[.background] == Color(RGBA(0x10, 0x20, 0x30)))
    #expect(style[.foreground] == Theme.swiftcn.color("foreground"))
  }

  @Test func reportsWrongClassesAndKeepsTheOthers() {
    let result = StyleEngine().resolve("p-4 bg-primry")
    #expect(!result.isSound)
    #expect(result.diagnostics.map(\.id) == ["unknown-token"])
    #expect(result.diagnostics[0].suggestions.first == "primary")
    #expect(result.style.defaults[.paddingTop] == 16)
  }

  @Test func explainsWhoWonAndWhoLost() throws {
    let explanations = StyleEngine().explain("p-2 card px-4")
    let leading = try #require(explanations.first { $0.property == .paddingLeading })
    #expect(leading.entries.map(\.value) == [.number(16), .number(8), .number(24)])
    #expect(leading.entries.map(\.recipes) == [[], [], ["card"]])
    #expect(leading.entries.map(\.range) == [9..<13, 0..<3, 4..<8])
    #expect(leading.winner?.value == .number(16))
  }

  @Test func threadsShareAnEngine() async {
    let engine = StyleEngine()
    let expected = engine.resolve("input px-4").style
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<50).allSatisfy { _ in engine.resolve("input px-4").style == expected }
        }
      }
      for await same in group { #expect(same) }
    }
  }
}
