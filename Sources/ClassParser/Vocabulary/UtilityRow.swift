import StyleModel

/// The rows of one name that take a value: a span of the vocabulary's rows.
struct UtilityRoot: Sendable {
  let rows: Range<Int>
  let allowsNegative: Bool
  /// The row that reads a plain number, below zero where that takes more than a multiplication.
  let numberRow: Int
  /// Whether a row before that one takes names, of which some may be numbers.
  let triesNamesFirst: Bool

  /// The rows of a name, the first of which stands at a place among all rows.
  init(_ rows: [UtilityRow], at start: Int) {
    self.rows = start..<start + rows.count
    allowsNegative = rows.contains { $0.allowsNegative }
    let first = rows.firstIndex { row in
      switch row.plain {
      case .never, .color, .typeRole, .shadow: false
      default: true
      }
    }
    let found = first.flatMap { rows[$0].plain.takesNumbers ? $0 : nil }
    numberRow = found.map { start + $0 } ?? -1
    triesNamesFirst = rows.prefix(found ?? 0).contains { $0.plain != .never }
  }
}

/// A utility that takes a value, ready for reading: plain data, since every class of its name reads it.
struct UtilityRow: Sendable {
  let argument: UtilityArgument
  let properties: PropertyList
  let allowsNegative: Bool
  /// Whether `/…` may follow: an opacity, a line height, a group.
  let takesModifier: Bool
  let plain: PlainReading
  let bracketed: BracketReading
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
    bracketed = BracketReading(utility)
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
    bracketed = .elaborate
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

  private var properties: Eight
  private let length: UInt8

  // swift-format-ignore
  private typealias Eight = (
    StyleProperty, StyleProperty, StyleProperty, StyleProperty,
    StyleProperty, StyleProperty, StyleProperty, StyleProperty)

  /// The first eight of some properties.
  init(_ properties: [StyleProperty]) {
    let any = StyleProperty.foreground
    self.properties = (any, any, any, any, any, any, any, any)
    length = UInt8(Swift.min(properties.count, Self.capacity))
    withUnsafeMutableBytes(of: &self.properties) { bytes in
      for (index, property) in properties.prefix(Self.capacity).enumerated() {
        bytes.storeBytes(of: property, toByteOffset: index, as: StyleProperty.self)
      }
    }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { Int(length) }

  @inline(__always)
  subscript(index: Int) -> StyleProperty {
    withUnsafeBytes(of: properties) { $0.load(fromByteOffset: index & 7, as: StyleProperty.self) }
  }
}
