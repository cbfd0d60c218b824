import Engine
import Recipes
import Testing

/// Faults in recipes stand where they were written, through parents and short forms, and once.
@Suite struct FaultPlaceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let catalog: String
    /// `recipe: text at the fault`.
    let faults: [String]
    var testDescription: String { catalog }
  }

  static let rows = [
    Row(catalog: #"{"a": "p-1 qq"}"#, faults: ["a: qq"]),
    Row(catalog: #"{"a": {"base": "p-1"}, "b": {"extends": "a", "base": "p-2 qq"}}"#, faults: ["b: qq"]),
    Row(catalog: #"{"a": "p-1 qq", "b": {"extends": "a", "base": "p-2"}}"#, faults: ["a: qq"]),
    Row(catalog: #"{"a": "p-1", "b": "extends  a  p-2 qq"}"#, faults: ["b: qq"]),
    Row(catalog: #"{"a": "p-1 qq", "b": "extends a", "c": "extends b zz"}"#, faults: ["a: qq", "c: zz"]),
    Row(
      catalog:
        #"{"a": {"variants": {"x": {"y": "qq"}}}, "b": {"extends": "a", "variants": {"x": {"y": "p-1 zz"}}}}"#,
      faults: ["a: qq", "b: zz"]),
    Row(catalog: #"{"a": "p-1", "b": "extends a p-2"}"#, faults: []),
  ]

  @Test("stand at their classes", arguments: rows)
  func places(_ row: Row) {
    let bytes = Array(row.catalog.utf8)
    let loaded = CatalogLoader.load(bytes, source: "test")
    #expect(loaded.diagnostics.isEmpty)
    let engine = StyleEngine(catalog: Catalog(loaded.recipes))
    let found = engine.faults.map { fault in
      // One byte for the opening quote.
      let start = fault.textRange.lowerBound + 1 + fault.fault.range.lowerBound
      let end = fault.textRange.lowerBound + 1 + fault.fault.range.upperBound
      return "\(fault.recipe): \(String(decoding: bytes[start..<end], as: UTF8.self))"
    }
    #expect(found == row.faults)
  }

  @Test("names of recipes that are being compiled are suggested")
  func nearRecipes() {
    let text =
      ##"{"named": {"panel-wide": "p-4", "a": "panel-wid", "b": "-panel-wide", "c": "--panel-wide", "d": "panel-wdie/x", "e": "panl-wide-[x=1]"}}"##
    let engine = StyleEngine(rules: Rules.builtIn.overlaid(by: RulesLoader.load(Array(text.utf8)).rules))
    #expect(engine.faults.map(\.recipe) == ["a", "b", "c", "d", "e"])
    for fault in engine.faults where fault.recipe == "a" {
      #expect(fault.fault.diagnostic.suggestions.first == "panel-wide")
    }
  }
}
