import Engine
import TestSupport
import Testing

@Suite struct ClassReferenceTests {
  @Test func theReferenceIsFresh() throws {
    #expect(try Repository.compare(ClassReference.markdown(), with: "docs/classes.md") == nil)
  }
}
