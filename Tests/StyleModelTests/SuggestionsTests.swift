import StyleModel
import Testing

@Suite struct SuggestionsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let candidates: [String]
    let nearest: [String]
    var testDescription: String { name }

    init(_ name: String, _ candidates: [String], _ nearest: [String]) {
      self.name = name
      self.candidates = candidates
      self.nearest = nearest
    }
  }

  static let rows = [
    Row("opactiy", ["opacity", "offset", "scale"], ["opacity"]),
    Row("opacity", ["offset", "scale"], []),
    // One edit in three bytes, two in six, three from nine on.
    Row("abc", ["abd", "add"], ["abd"]),
    Row("abcdef", ["abcdxx", "abcxxx"], ["abcdxx"]),
    Row("abcdefghijkl", ["abcdefghixxx", "abcdefghxxxx"], ["abcdefghixxx"]),
    Row("a", ["b", "ab", "bc"], ["b", "ab"]),
    // Nearer first, then shorter, then by bytes; at most three.
    Row("size", ["sizes", "side", "sire", "site", "rise"], ["side", "sire", "site"]),
    Row("blue", ["blues", "glue", "bluE"], ["bluE", "glue", "blues"]),
    // Swapped neighbours are one edit.
    Row("gird", ["grid"], ["grid"]),
    // Another letter case is nearest, however many letters differ.
    Row("TEXTFIELD", ["textField", "TEXTFIELDS"], ["textField", "TEXTFIELDS"]),
    // What continues a name comes last.
    Row("surf", ["surfaceVariant", "surface", "turf"], ["turf", "surface", "surfaceVariant"]),
    Row("surfaceVariants2", ["surface"], ["surface"]),
    Row("su", ["surface"], []),
    Row("", ["a", "ab"], ["a"]),
    Row("größe", ["grösse", "größen"], ["größen", "grösse"]),
    Row("red", ["red", "red", "rad"], ["red", "rad"]),
  ]

  @Test("finds what is near and puts the nearest first", arguments: rows)
  func nearest(_ row: Row) {
    #expect(Suggestions.nearest(to: row.name, in: row.candidates) == row.nearest)
    #expect(Suggestions.nearest(to: row.name, in: row.candidates.reversed()) == row.nearest)
  }

  @Test("counts edits without changing a byte twice")
  func distances() {
    #expect(Suggestions.distance("", "abc", limit: 3) == 3)
    #expect(Suggestions.distance("kitten", "sitting", limit: 3) == 3)
    #expect(Suggestions.distance("kitten", "sitting", limit: 2) == nil)
    // Optimal string alignment: with free transpositions it would be 2.
    #expect(Suggestions.distance("ca", "abc", limit: 3) == 3)
    #expect(Suggestions.distance("same", "same", limit: 0) == 0)
  }

  @Test("agrees with the plain definition on all short texts")
  func exhaustive() {
    var texts = [""]
    for _ in 0..<4 {
      texts += texts.filter { $0.utf8.count == texts.last?.utf8.count }.flatMap { [$0 + "a", $0 + "b"] }
    }
    for left in texts {
      for right in texts {
        let exact = Self.plain(Array(left.utf8), Array(right.utf8))
        for limit in 0...4 {
          #expect(Suggestions.distance(left, right, limit: limit) == (exact <= limit ? exact : nil))
        }
      }
    }
  }

  private static func plain(_ a: [UInt8], _ b: [UInt8]) -> Int {
    if a.isEmpty || b.isEmpty { return a.count + b.count }
    let (shortA, shortB) = (Array(a.dropLast()), Array(b.dropLast()))
    var best = min(plain(shortA, b) + 1, plain(a, shortB) + 1)
    best = min(best, plain(shortA, shortB) + (a.last == b.last ? 0 : 1))
    if a.count > 1, b.count > 1, a.last == b[b.count - 2], b.last == a[a.count - 2] {
      best = min(best, plain(Array(a.dropLast(2)), Array(b.dropLast(2))) + 1)
    }
    return best
  }
}
