/// Which letters a name has: a quick test that rules most names out as near ones.
struct LetterSet: Sendable {
  private let bits: UInt32

  init(_ name: String) {
    var bits: UInt32 = 0
    for byte in name.utf8 { bits |= 1 << UInt32(byte & 31) }
    self.bits = bits
  }

  /// Whether so many edits could turn a name of these letters into one of those.
  ///
  /// One edit brings in at most one letter and takes out at most one.
  func mayBe(_ other: LetterSet, edits: Int) -> Bool {
    (bits & ~other.bits).nonzeroBitCount <= edits && (other.bits & ~bits).nonzeroBitCount <= edits
  }
}
