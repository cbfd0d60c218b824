import ClassParser
import Engine
import Recipes
import StyleModel
import StyleResolve
import TestSupport
import Testing

@Suite("Explanations")
struct ExplanationTests {
  @Test("name the winner's token, its recipes, and what it beat")
  func entries() throws {
    let text = "card hover:opacity-20 opacity-30"
    let all = RecipeCascadeTests.engine.explain(text, in: StyleContext("light"))
    let opacity = try #require(all.first { $0.property == .opacity })
    let rows = opacity.entries.map { entry in
      let place = String(Array(text.utf8)[entry.range].map { Character(Unicode.Scalar($0)) })
      let name = entry.layer == "class" ? place : entry.layer
      return "\(described(entry.value)) \(name) \(entry.recipes) \(entry.when)"
    }
    #expect(
      rows == [
        "0.1 view [] [\"disabled\"]", "0.2 hover:opacity-20 [] [\"hover\"]",
        "0.6 card [\"card\"] [\"hover\"]",
        "0.3 opacity-30 [] []", "0.5 card [\"card\"] []",
      ])
    #expect(opacity.winner.map { described($0.value) } == "0.3")
  }

  @Test("list what the context rules out last")
  func excluded() throws {
    let all = StyleEngine.plain.explain("dark:hover:bold bold", in: StyleContext("light"))
    #expect(all.map(\.property) == [.bold])
    #expect(all[0].entries.map(\.isExcluded) == [false, true])
    #expect(all[0].winner?.when == [])
  }

  @Test("name the whole chain of recipes, outermost first")
  func chain() throws {
    let all = RecipeCascadeTests.engine.explain("sheet", in: StyleContext("none"))
    let background = try #require(all.first { $0.property == .background })
    #expect(background.winner?.recipes == ["sheet", "panel", "card"])
  }
}
