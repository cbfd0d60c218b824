import ClassParser
import Engine
import StyleModel
import TestSupport
import Testing

@Suite struct ClassReferenceTests {
  @Test func theReferenceIsFresh() throws {
    #expect(try Repository.compare(ClassReference.markdown(), with: "docs/classes.md") == nil)
  }

  @Test func thePageIsFresh() throws {
    #expect(try Repository.compare(ClassReference.html(), with: "docs/classes.html") == nil)
  }

  @Test func everyRowIsThere() {
    let text = ClassReference.markdown()
    for row in UtilityTable.rows { #expect(text.contains("| `\(row.name)"), "\(row.name)") }
    for row in PropertyTable.rows where !row.property.isPart { #expect(text.contains("| `\(row.name)` |")) }
  }
}
