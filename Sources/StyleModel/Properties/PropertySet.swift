/// A set of properties as bits.
@frozen
public struct PropertySet: Sendable {
  @usableFromInline
  var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  /// The empty set.
  @inlinable
  public init() {}

  /// The set of some properties.
  public init(_ properties: [StyleProperty]) { for property in properties { insert(property) } }

  /// Adds a property.
  @inlinable @inline(__always)
  public mutating func insert(_ property: StyleProperty) {
    let bit: UInt64 = 1 << UInt64(property.rawValue & 63)
    switch property.rawValue >> 6 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    case 2: words.2 |= bit
    default: words.3 |= bit
    }
  }

  /// Whether a property is in the set.
  @inlinable @inline(__always)
  public func contains(_ property: StyleProperty) -> Bool { contains(index: Int(property.rawValue)) }

  /// Whether the property of a raw value is in the set.
  @inlinable @inline(__always)
  package func contains(index: Int) -> Bool {
    let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: index & 63)
    switch index >> 6 {
    case 0: return words.0 & bit != 0
    case 1: return words.1 & bit != 0
    case 2: return words.2 & bit != 0
    default: return words.3 & bit != 0
    }
  }

  /// Adds every property of another set.
  @inlinable
  public mutating func formUnion(_ other: PropertySet) {
    words.0 |= other.words.0
    words.1 |= other.words.1
    words.2 |= other.words.2
    words.3 |= other.words.3
  }

  /// Whether a property is in both sets.
  @inlinable
  public func sharesRow(with other: PropertySet) -> Bool {
    words.0 & other.words.0 != 0 || words.1 & other.words.1 != 0 || words.2 & other.words.2 != 0
      || words.3 & other.words.3 != 0
  }

  /// How many properties there are.
  @inlinable
  public var count: Int {
    words.0.nonzeroBitCount + words.1.nonzeroBitCount + words.2.nonzeroBitCount + words.3.nonzeroBitCount
  }

  /// The first property in the table's order, taken out of the set; `nil` when the set is empty.
  @inlinable
  public mutating func popFirst() -> StyleProperty? {
    popFirstIndex().flatMap { StyleProperty(rawValue: UInt8(truncatingIfNeeded: $0)) }
  }

  /// The same as a raw value, which takes no look at all that there are.
  @inlinable @inline(__always)
  package mutating func popFirstIndex() -> Int? {
    let raw: Int
    if words.0 != 0 {
      raw = words.0.trailingZeroBitCount
      words.0 &= words.0 - 1
    } else if words.1 != 0 {
      raw = 64 + words.1.trailingZeroBitCount
      words.1 &= words.1 - 1
    } else if words.2 != 0 {
      raw = 128 + words.2.trailingZeroBitCount
      words.2 &= words.2 - 1
    } else if words.3 != 0 {
      raw = 192 + words.3.trailingZeroBitCount
      words.3 &= words.3 - 1
    } else {
      return nil
    }
    return raw
  }
}
