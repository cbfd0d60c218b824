import Documents
import Engine
import Testing

/// Documents one after another, against the same ones alone.
@Suite struct DocumentSeriesTests {
  private static let engine = StyleEngine()

  /// Documents that say the same classes in other layouts, types, places and under other rules.
  private static let documents = [
    #"{"id":"a","type":"text","class":"p-4 bold","context":{"text":"x"}}"#,
    #"{ "id": "a", "type": "text", "class": "p-4 bold", "context": { "text": "x" } }"#,
    "{\n\t\"id\": \"a\",\n\t\"type\": \"text\",\n\t\"class\": \"p-4 bold\",\n\t\"context\": {}\n}",
    #"{"id":"a","type":"button","class":"p-4 bold"}"#,
    #"{"id":"a","type":"hstack","children":[{"type":"spacer","class":"w-full"},{"type":"text","class":"w-full"}]}"#,
    #"{"id":"a","type":"vstack","children":[{"type":"spacer","class":"w-full"},{"type":"text","class":"w-full"}]}"#,
    #"{"id":"a","type":"vstack","rules":{"defaults":{"view":"p-2"}},"children":[{"type":"text","class":"bold"}]}"#,
    #"{"id":"a","type":"vstack","children":[{"type":"text","class":"bold"}]}"#,
    #"{"id":"a","type":"vstack","appearance":"solid","children":[{"type":"text","class":"bold glass"}]}"#,
    #"{"id":"a","type":"vstack","children":[{"type":"text","class":"bold glass"}]}"#,
    #"{"class":"p-4","type":"text"}"#, #"{"type":"text","cl\u0061ss":"p-4"}"#,
    #"{"type":"text","class":"p-4","class":"p-2"}"#,
    #"{"type":"TEXT","class":"nonsense p-4"}"#, #"{"type":"text","class":"#, "", "3",
  ]

  @Test func changesNothing() {
    let compiler = DocumentCompiler(engine: Self.engine)
    var series = DocumentSeries(compiler)
    for round in 0..<3 {
      for text in round == 1 ? Self.documents.reversed() : Self.documents {
        let alone = compiler.compile(Array(text.utf8))
        let found = series.compile(Array(text.utf8))
        #expect(found.output == alone.output, "\(text)")
        #expect(found.diagnostics == alone.diagnostics, "\(text)")
        #expect(found.components == alone.components && found.classes == alone.classes)
      }
    }
  }

  /// More strings than are remembered, some of which come again.
  @Test func forgetsInTime() {
    let compiler = DocumentCompiler(engine: Self.engine)
    var series = DocumentSeries(compiler)
    func document(_ numbers: Range<Int>) -> [UInt8] {
      let components = numbers.map { #"{"type":"text","class":"p-[\#($0)]"}"# }
      return Array("[\(components.joined(separator: ","))]".utf8)
    }
    for numbers in [0..<3_000, 2_000..<5_000, 0..<100, 4_000..<6_000] {
      let bytes = document(numbers)
      #expect(series.compile(bytes).output == compiler.compile(bytes).output)
    }
    let all = document(0..<9_000)
    #expect(series.compile(all).output == compiler.compile(all).output)
    #expect(compiler.compile(all).classes == 9_000)
  }
}
