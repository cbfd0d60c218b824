import Engine
import Recipes
import SourceScan
import Testing

@Suite("The census of classes")
struct ClassCensusTests {
  @Test("counts utilities, variants, recipes and what is unknown")
  func counts() {
    let source = Array(
      #"""
      x.tw("px-3 -mt-2 hover:(p-4 bold!) card button-primary/icon [layout.maxWidth:3]")
      y.tw("p-\(n) dark:hover:bg-[#00F] flex nope card text-primry px-3")
      """#.utf8)
    var census = ClassCensus(StyleEngine())
    let result = source.withUnsafeBufferPointer { SourceScanner().scan($0, as: .swift) }
    for string in result.strings { census.add(string) }
    func rows(_ kind: ClassCensus.Kind) -> [String] { census.rows(kind).map { "\($0.count) \($0.name)" } }
    #expect(census.strings == 2 && census.open == 1 && census.classes == 13)
    #expect(rows(.utilities) == ["2 px", "1 [property]", "1 bg", "1 bold", "1 mt", "1 p"])
    #expect(rows(.variants) == ["2 hover", "1 dark"])
    #expect(rows(.recipes) == ["2 card", "1 button-primary"])
    #expect(rows(.unknown) == ["1 flex", "1 nope", "1 primry"])
  }
}
