import StyleModel

/// The rows of one name that take a value: a span of the vocabulary's rows.
struct UtilityRoot: Sendable {
  let rows: Range<Int>
  let allowsNegative: Bool
}

/// A utility that takes a value, ready for reading: plain data, since every class of its name reads it.
struct UtilityRow: Sendable {
  let argument: UtilityArgument
  let properties: PropertyList
  let allowsNegative: Bool
  /// Whether `/…` may follow: an opacity, a line height, a group.
  let takesModifier: Bool
  let plain: PlainReading
  /// What else the class sets.
  let also: SettingSpan
  private let source: Source

  private enum Source {
    /// A row of the utility table.
    case utility(Int)
    /// A property that is written by its own name.
    case property(StyleProperty)
  }

  /// The row at an index of the utility table, with what it sets in any case.
  init(_ index: Int, also: SettingSpan) {
    let utility = UtilityTable.rows[index]
    argument = utility.argument
    properties = PropertyList(utility.properties)
    allowsNegative = utility.allowsNegative
    takesModifier = utility.takesModifier
    plain = PlainReading(utility)
    self.also = also
    source = .utility(index)
  }

  /// The row of a property that is written by its own name.
  init(_ property: StyleProperty) {
    argument = .points
    properties = PropertyList([property])
    allowsNegative = false
    takesModifier = false
    plain = .elaborate
    also = .none
    source = .property(property)
  }

  /// The name as classes and messages write it.
  var name: String {
    switch source {
    case .utility(let index): UtilityTable.rows[index].name
    case .property(let property): property.row.name
    }
  }
}

/// Up to eight properties in a row, without a reference.
struct PropertyList: RandomAccessCollection, Sendable {
  static let capacity = 8

  private let bytes: UInt64
  private let length: UInt8

  /// The first eight of some properties.
  init(_ properties: [StyleProperty]) {
    var bytes: UInt64 = 0
    for (index, property) in properties.prefix(Self.capacity).enumerated() {
      bytes |= UInt64(property.rawValue) << UInt64(index * 8)
    }
    self.bytes = bytes
    length = UInt8(Swift.min(properties.count, Self.capacity))
  }

  var startIndex: Int { 0 }
  var endIndex: Int { Int(length) }

  subscript(index: Int) -> StyleProperty {
    StyleProperty(rawValue: UInt8(truncatingIfNeeded: bytes >> UInt64(truncatingIfNeeded: index &* 8)))
      ?? .foreground
  }
}
