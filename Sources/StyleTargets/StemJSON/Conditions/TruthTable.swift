/// A set of assignments of truth values to a few leaves: bit *i* of an assignment's number is the value of leaf *i*.
struct TruthTable: Hashable {
  /// How many leaves may decide on one value, so that every table stays small.
  static let leafLimit = 10

  let leaves: Int
  private var words: [UInt64]

  /// Every assignment, or none.
  init(_ value: Bool, leaves: Int) {
    self.leaves = leaves
    let count = 1 << leaves
    words = Array(repeating: value ? .max : 0, count: (count + 63) / 64)
    if value, count < 64 { words[0] = 1 << UInt64(count) - 1 }
  }

  /// The assignments under which a leaf holds.
  init(leaf: Int, leaves: Int) {
    self.init(false, leaves: leaves)
    for assignment in 0..<(1 << leaves) where assignment >> leaf & 1 == 1 { insert(assignment) }
  }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  func contains(_ assignment: Int) -> Bool { words[assignment >> 6] >> UInt64(assignment & 63) & 1 == 1 }

  mutating func insert(_ assignment: Int) { words[assignment >> 6] |= 1 << UInt64(assignment & 63) }

  func union(_ other: TruthTable) -> TruthTable { combining(other) { $0 | $1 } }
  func intersection(_ other: TruthTable) -> TruthTable { combining(other) { $0 & $1 } }
  func subtracting(_ other: TruthTable) -> TruthTable { combining(other) { $0 & ~$1 } }
  var complement: TruthTable { TruthTable(true, leaves: leaves).subtracting(self) }

  func isDisjoint(with other: TruthTable) -> Bool {
    for index in words.indices where words[index] & other.words[index] != 0 { return false }
    return true
  }

  func isSubset(of other: TruthTable) -> Bool {
    for index in words.indices where words[index] & ~other.words[index] != 0 { return false }
    return true
  }

  /// The assignments that differ from one of the set in one leaf at most.
  func forgetting(_ leaf: Int) -> TruthTable {
    var result = self
    for assignment in 0..<(1 << leaves) where contains(assignment) { result.insert(assignment ^ 1 << leaf) }
    return result
  }

  private func combining(_ other: TruthTable, _ operation: (UInt64, UInt64) -> UInt64) -> TruthTable {
    var result = self
    for index in words.indices { result.words[index] = operation(words[index], other.words[index]) }
    return result
  }
}
