import Engine
import JSONText
import StyleTargets
import TestSupport
import Testing

@Suite struct ReadmeExample {
  @Test func theSnippetOfTheReadmeRuns() {
    // snippet
    let engine = StyleEngine()
    let result = engine.resolve("px-3 min-h-[44] rounded-lg focus:border-primary")
    let style = result.style.defaults
    let inset = style[.paddingLeading]  // 12 points
    let json = JSONWriter.text(engine.stemJSON("card p-3").output.json)
    var bytes: [UInt8] = []
    engine.write(engine.resolve("card p-3"), to: &bytes)  // the same JSON, without findings
    let problems = engine.resolve("bg-primry").diagnostics.map { $0.message }
    // end
    #expect(inset == 12)
    #expect(json.contains(#""padding":12"#))
    #expect(String(decoding: bytes, as: UTF8.self) == json)
    #expect(problems == [#"the theme has no colour "primry"; did you mean "primary"?"#])
  }

  @Test func theReadmeShowsTheSnippet() throws {
    let source = try Repository.text("Tests/EngineTests/ReadmeExample.swift")
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasSuffix("// snippet") })
    let end = try #require(lines.firstIndex { $0.hasSuffix("// end") })
    let snippet = lines[(start + 1)..<end].map { $0.dropFirst(4) }.joined(separator: "\n")
    #expect(try Repository.text("README.md").contains("```swift\n\(snippet)\n```"))
  }
}
