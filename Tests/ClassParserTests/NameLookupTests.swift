import TestSupport
import Testing

@testable import ClassParser

/// Names are found by their first and last bytes first, and by all of them in the end.
@Suite struct NameLookupTests {
  @Test("finds every name of any length at its place, and no other text", arguments: 0..<20)
  func random(_ round: Int) {
    var random = SplitMix64(seed: 0xA_0000 + UInt64(round))
    var names: [String] = []
    var known: Set<String> = []
    for _ in 0..<random.below(400) {
      let name = Self.text(&random)
      if !name.isEmpty, known.insert(name).inserted { names.append(name) }
    }
    let lookup = NameLookup(names)
    defer { lookup.deallocate() }
    #expect(lookup.longest == names.map(\.utf8.count).max() ?? 0)
    for (position, name) in names.enumerated() { #expect(Self.position(of: name, in: lookup) == position) }
    for name in names {
      // A text that differs in one byte, one more and one less.
      var bytes = Array(name.utf8)
      bytes[random.below(bytes.count)] ^= 1
      for text in [String(decoding: bytes, as: UTF8.self), name + "a", String(name.dropLast())] {
        #expect(Self.position(of: text, in: lookup) == names.firstIndex(of: text))
      }
    }
  }

  /// Few letters, so that many texts share their ends.
  private static func text(_ random: inout SplitMix64) -> String {
    String(
      decoding: (0..<random.below(28)).map { _ in UInt8(ascii: "a") + UInt8(random.below(2)) }, as: UTF8.self)
  }

  private static func position(of text: String, in lookup: NameLookup) -> Int? {
    var copy = text
    return copy.withUTF8 { lookup.position(of: $0) }
  }
}
