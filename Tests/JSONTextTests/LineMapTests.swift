import JSONText
import TestSupport
import Testing

@Suite("Line map") struct LineMapTests {
  @Test(arguments: [
    ("", 0, 1, 1), ("abc", 0, 1, 1), ("abc", 3, 1, 4), ("a\nb", 1, 1, 2), ("a\nb", 2, 2, 1),
    ("a\nb\n", 4, 3, 1),
    ("a\r\nb", 1, 1, 2), ("a\r\nb", 2, 1, 3), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("a\r\rb", 3, 3, 1),
    ("é😀x", 2, 1, 2), ("é😀x", 4, 1, 2), ("é😀x", 6, 1, 3), ("é😀x", 7, 1, 4), ("é\né😀!", 9, 2, 3),
    ("abc", -1, 1, 1), ("abc", 99, 1, 4), ("é", 9, 1, 2),
  ])
  func finds(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
    #expect(LineMap(Array(text.utf8)).position(at: offset) == SourcePosition(line: line, column: column))
  }

  @Test func givesLinesWithoutTheirEnds() {
    let source = Array("ab\r\nc\n\rde".utf8)
    let map = LineMap(source)
    #expect(map.lineCount == 4)
    #expect((1...4).map { text(source[map.lineRange(of: $0)]) } == ["ab", "c", "", "de"])
    #expect(map.lineRange(of: 0) == 0..<0)
    #expect(map.lineRange(of: 5) == source.count..<source.count)
    #expect(LineMap([]).lineRange(of: 1) == 0..<0)
  }

  @Test func agreesWithCountingOneByOne() {
    var random = SplitMix64(seed: 3)
    let pieces = ["a", "é", "€", "😀", "\n", "\r\n", "\r", "bcdefgh"]
    var source: [UInt8] = []
    while source.count < 3_000 { source += Array(pieces[random.below(pieces.count)].utf8) }
    source.append(0x2E)
    let map = LineMap(source)
    var line = 1
    var column = 0
    for (offset, byte) in source.enumerated() {
      if byte & 0xC0 != 0x80 { column += 1 }
      #expect(map.position(at: offset) == SourcePosition(line: line, column: column))
      if byte == 0x0A || byte == 0x0D && source[offset + 1] != 0x0A { (line, column) = (line + 1, 0) }
    }
  }

  /// A line end at each place of texts around the length of a block, before and behind what is not ASCII.
  @Test func findsLineEndsAtEveryOffset() {
    for length in 0...40 {
      for offset in 0..<length {
        for end in ["\n", "\r", "\r\n"] {
          let before = String(repeating: "x", count: offset)
          let source = before + end + String(repeating: "y", count: length - offset)
          let map = LineMap(Array(source.utf8))
          #expect(map.lineCount == 2)
          #expect(map.lineRange(of: 1) == 0..<offset)
          #expect(map.position(at: source.utf8.count) == SourcePosition(line: 2, column: length - offset + 1))
          let wide = LineMap(Array((before + "é" + end + "y").utf8))
          #expect(wide.position(at: offset + 2) == SourcePosition(line: 1, column: offset + 2))
          #expect(wide.lineCount == 2)
        }
      }
    }
  }
}
