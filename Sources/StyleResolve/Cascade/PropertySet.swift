import StyleModel

/// A set of properties as bits.
struct PropertySet {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  mutating func insert(_ property: StyleProperty) {
    let bit: UInt64 = 1 << UInt64(property.rawValue & 63)
    switch property.rawValue >> 6 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    case 2: words.2 |= bit
    default: words.3 |= bit
    }
  }

  /// How many properties there are.
  var count: Int {
    words.0.nonzeroBitCount + words.1.nonzeroBitCount + words.2.nonzeroBitCount + words.3.nonzeroBitCount
  }

  /// Calls the body with each property, in the table's order.
  func forEach(_ body: (StyleProperty) -> Void) {
    visit(words.0, 0, body)
    visit(words.1, 64, body)
    visit(words.2, 128, body)
    visit(words.3, 192, body)
  }

  private func visit(_ word: UInt64, _ base: Int, _ body: (StyleProperty) -> Void) {
    var rest = word
    while rest != 0 {
      if let property = StyleProperty(rawValue: UInt8(base + rest.trailingZeroBitCount)) { body(property) }
      rest &= rest - 1
    }
  }

  func contains(_ property: StyleProperty) -> Bool {
    let bit: UInt64 = 1 << UInt64(property.rawValue & 63)
    switch property.rawValue >> 6 {
    case 0: return words.0 & bit != 0
    case 1: return words.1 & bit != 0
    case 2: return words.2 & bit != 0
    default: return words.3 & bit != 0
    }
  }
}
