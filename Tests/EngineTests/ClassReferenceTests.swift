import ClassParser
import StyleModel
import TestSupport
import Testing

@testable import Engine

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

  @Test("examples in the chapter on writing are classes without a fault")
  func examples() {
    let engine = StyleEngine()
    for row in ClassReference.syntax().rows {
      let example = String(row[2].dropFirst().dropLast())
      #expect(engine.parse(example).faults.isEmpty, "\(example)")
      #expect(!engine.parse(example).declarations.isEmpty, "\(example)")
    }
  }
}
