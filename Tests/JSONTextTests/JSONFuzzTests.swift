import JSONText
import TestSupport
import Testing

@Suite("Random input") struct JSONFuzzTests {
  @Test func survivesRandomBytes() {
    var random = SplitMix64(seed: 2_026)
    let likely =
      Array("{}[]\",:\\u0123456789-+.eE truefalsn\n\t".utf8) + [0xC3, 0xA9, 0xED, 0xA0, 0x80, 0xF0]
    for round in 0..<200_000 {
      let bytes = (0..<random.below(24)).map { _ in
        round % 4 == 0 ? UInt8(truncatingIfNeeded: random.next()) : likely[random.below(likely.count)]
      }
      if let fault = fault(bytes), !(0...bytes.count).contains(fault.offset) {
        Issue.record("\(bytes): offset \(fault.offset)")
      }
    }
  }

  @Test func survivesDamagedDocuments() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<5_000 {
      var bytes = Array(JSONWriter.text(randomValue(depth: 0, &random), layout: .spaced).utf8)
      for _ in 0...random.below(2) {
        let place = random.below(bytes.count)
        if random.below(2) == 0 {
          bytes[place] = UInt8(truncatingIfNeeded: random.next())
        } else if bytes.count > 1 {
          bytes.remove(at: place)
        }
      }
      guard fault(bytes) == nil else { continue }
      let document = try JSONDocument(parsing: bytes)
      let value = document.value(of: document.root)
      let copy = try JSONDocument(parsing: JSONWriter.text(value))
      #expect(copy.value(of: copy.root) == value)
      _ = document.duplicateKeys()
    }
  }
}
