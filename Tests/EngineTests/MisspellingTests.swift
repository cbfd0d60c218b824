import ClassParser
import Engine
import TestSupport
import Testing

/// What a misspelt class is taken for.
@Suite("Suggestions for misspelt classes")
struct MisspellingTests {
  private static let engine = StyleEngine()
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789-".utf8)

  /// The sound classes of real screens: of the corpus where it is at hand, and of a sample of our own.
  static let classes: [String] = {
    let lines = Repository.corpus("native-classes.txt") + ((try? sample()) ?? [])
    let found = Set(lines.flatMap { $0.split(separator: " ").map { String($0) } })
    return found.filter {
      $0.utf8.count > 2 && $0.utf8.allSatisfy(letters.contains) && engine.parse($0).isSound
    }.sorted()
  }()

  /// Class strings as apps have them; written for these tests.
  static func sample() throws -> [String] {
    try Repository.text("Tests/Fixtures/Classes/native-sample.txt").split(separator: "\n").map { String($0) }
  }

  /// A misspelling, and every class that is one edit away from it.
  private struct Case {
    let wrong: String
    let due: String
    let near: [String]
  }

  /// One edit anywhere in a class: a byte left out, added, replaced, or swapped with the next one.
  private static func misspelt(_ name: String, _ random: inout SplitMix64) -> String {
    var bytes = Array(name.utf8)
    let at = random.below(bytes.count)
    switch random.below(4) {
    case 0: bytes.remove(at: at)
    case 1: bytes.insert(letters[random.below(letters.count)], at: at)
    case 2: bytes[at] = letters[random.below(letters.count)]
    default: if at + 1 < bytes.count { bytes.swapAt(at, at + 1) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Classes that a misspelling may have come from: the corpus, every name, and roots with numbers, words and colours.
  private static let known: Set<String> = {
    let vocabulary = engine.vocabulary
    let words = [
      "px", "full", "fit", "none", "sm", "md", "lg", "xl", "foreground", "primary", "muted", "accent",
      "border",
    ]
    let values = (0...100).map { "\($0)" } + ["150", "200", "300", "500", "1000", "1500"] + words
    let made = vocabulary.rootNames.flatMap { root in values.map { "\(root)-\($0)" } }
    return Set(
      (made + made.map { "-\($0)" } + vocabulary.names + classes).filter { engine.parse($0).isSound })
  }()

  /// Every known class that is one edit away, by trying all edits.
  private static func neighbours(_ name: String) -> [String] {
    let bytes = Array(name.utf8)
    var found: Set<String> = []
    func add(_ bytes: [UInt8]) {
      let text = String(decoding: bytes, as: UTF8.self)
      if known.contains(text) { found.insert(text) }
    }
    for at in 0...bytes.count {
      for letter in letters {
        add(Array(bytes[..<at] + [letter] + bytes[at...]))
        if at < bytes.count { add(Array(bytes[..<at] + [letter] + bytes[(at + 1)...])) }
      }
      if at < bytes.count { add(Array(bytes[..<at] + bytes[(at + 1)...])) }
      if at + 1 < bytes.count { add(Array(bytes[..<at] + [bytes[at + 1], bytes[at]] + bytes[(at + 2)...])) }
    }
    return Array(found)
  }

  private static func cases(_ count: Int, seed: UInt64, where isWanted: ([String]) -> Bool) -> [Case] {
    var random = SplitMix64(seed: seed)
    var cases: [Case] = []
    while cases.count < count {
      let due = classes[random.below(classes.count)]
      let wrong = misspelt(due, &random)
      guard !engine.parse(wrong).isSound else { continue }
      let near = neighbours(wrong)
      if isWanted(near) { cases.append(Case(wrong: wrong, due: due, near: near)) }
    }
    return cases
  }

  /// The class as the first suggestion makes it.
  private static func first(for wrong: String) -> String? {
    guard let fault = engine.parse(wrong).faults.first, let name = fault.suggestions.first else { return nil }
    var bytes = Array(wrong.utf8)
    bytes.replaceSubrange(fault.range, with: name.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "the right class comes first in 95 of 100 cases in which a misspelling is one edit away from one class alone"
  )
  func unique() {
    // The sample of our own alone has some seventy.
    #expect(Self.classes.count > 60)
    let cases = Self.cases(300, seed: 0x5EED_300) { $0.count == 1 }
    let lost = cases.map { ($0, Self.first(for: $0.wrong)) }.filter { $0.1 != $0.0.due }
    let list = lost.map { "\($0.wrong) for \($0.due): \($1 ?? "nothing")" }
    #expect(lost.count <= 15, "\(300 - lost.count) of 300; lost: \(list.joined(separator: ", "))")
  }

  @Test("of several classes one edit away one comes first in 90 of 100 cases, mostly the right one")
  func ambiguous() {
    let cases = Self.cases(300, seed: 0x5EED_301) { _ in true }
    let found = cases.map { ($0, Self.first(for: $0.wrong) ?? "nothing") }
    let lost = found.filter { !$0.near.contains($1) }
    let right = found.filter { $0.due == $1 }
    let list = lost.map { "\($0.wrong): \($1)" }.joined(separator: ", ")
    #expect(lost.count <= 30, "\(300 - lost.count) of 300; lost: \(list)")
    #expect(right.count >= 220, "\(right.count) of 300 are right")
  }
}
