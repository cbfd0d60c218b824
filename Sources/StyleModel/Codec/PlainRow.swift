import JSONText

/// One row of a style as plain data, ready to be written: no reference is counted for it.
package struct PlainRow: BitwiseCopyable, Sendable {
  enum Kind: UInt8 {
    /// The bits of a Double.
    case number
    case integer, bool, infinity
    /// Where a text stands that is JSON already, and how long it is.
    case text
    case color
    /// The place of a value among those of a style.
    case value
  }

  let property: StyleProperty
  let kind: Kind
  private let tones: PackedColor.Tones
  let payload: UInt64
  private let extent: UInt64

  private init(
    _ property: StyleProperty, _ kind: Kind, _ payload: UInt64, extent: UInt64 = 0,
    tones: PackedColor.Tones = []
  ) {
    self.property = property
    self.kind = kind
    self.payload = payload
    self.extent = extent
    self.tones = tones
  }

  package init(_ property: StyleProperty, number: Double) {
    self.init(property, .number, number.bitPattern)
  }

  package init(_ property: StyleProperty, integer: Int) {
    self.init(property, .integer, UInt64(bitPattern: Int64(integer)))
  }

  package init(_ property: StyleProperty, bool: Bool) { self.init(property, .bool, bool ? 1 : 0) }

  package static func infinity(_ property: StyleProperty) -> PlainRow { PlainRow(property, .infinity, 0) }

  package init(_ property: StyleProperty, _ color: PackedColor) {
    self.init(
      property, .color, UInt64(color.light) << 32 | UInt64(color.dark), extent: color.opacity.bitPattern,
      tones: color.tones)
  }

  /// A row whose value is JSON already; the text has to outlive the row.
  package init(_ property: StyleProperty, _ text: JSONWord) {
    self.init(
      property, .text, UInt64(UInt(bitPattern: text.base)), extent: UInt64(truncatingIfNeeded: text.count))
  }

  /// A row of a style, by its place in it.
  fileprivate init(_ entry: Style.Entry, at index: Int) {
    switch entry.value {
    case .number(let number): self.init(entry.property, number: number)
    case .infinity: self = .infinity(entry.property)
    default: self.init(entry.property, .value, UInt64(truncatingIfNeeded: index))
    }
  }

  /// The bytes of a text.
  var text: JSONWord? {
    UnsafePointer(bitPattern: UInt(truncatingIfNeeded: payload)).map {
      JSONWord($0, count: Int(truncatingIfNeeded: extent))
    }
  }

  var color: PackedColor {
    PackedColor(
      light: UInt32(truncatingIfNeeded: payload >> 32), dark: UInt32(truncatingIfNeeded: payload),
      opacity: Double(bitPattern: extent), tones)
  }
}

/// A text that stands in memory as JSON, such as a keyword in its quotes; behind a short one are as many bytes as make
/// sixteen.
package struct JSONWord: @unchecked Sendable, BitwiseCopyable {
  package let base: UnsafePointer<UInt8>
  package let count: Int

  /// A text that its owner keeps.
  package init(_ base: UnsafePointer<UInt8>, count: Int) {
    self.base = base
    self.count = count
  }

  /// Puts a word in quotes.
  package init(_ word: String) { self.init(json: "\"\(word)\"") }

  /// Keeps a text as it is; its memory is never freed.
  init(json: String) {
    let bytes = Array(json.utf8)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(bytes.count, 16))
    memory.initialize(repeating: 0, count: max(bytes.count, 16))
    memory.update(from: bytes, count: bytes.count)
    base = UnsafePointer(memory)
    count = bytes.count
  }
}

/// The rows of a style in the table's order, one for each property at most.
package struct PlainRows {
  let rows: UnsafeBufferPointer<PlainRow>
  /// The style that `value` rows point into, if there are any.
  private let source: UnsafePointer<Style>?
  /// The design of the font, which stands behind all rows in the model and in the font's object in StemJSON.
  let design: PlainRow?

  /// Rows without a value of a style, of properties that do not fold into one value with others, but for the
  /// edges of the padding and a font with its weight.
  package init(_ rows: UnsafeBufferPointer<PlainRow>, design: PlainRow? = nil) {
    self.rows = rows
    self.design = design
    source = nil
  }

  private init(_ rows: UnsafeBufferPointer<PlainRow>, of source: UnsafePointer<Style>) {
    self.rows = rows
    self.source = source
    var design: PlainRow?
    for row in rows where row.property == .fontDesign { design = row }
    self.design = design
  }

  /// What a `value` row stands for.
  func value(of row: PlainRow) -> StyleValue {
    guard let source else { return .unset }
    return source.pointee.entries[Int(row.payload)].value
  }

  /// What several rows of a style make together.
  func folded(_ fold: (Style) -> JSONValue?) -> JSONValue? {
    guard let source else { return nil }
    return fold(source.pointee)
  }

  /// Calls a function with the rows of a style.
  static func with(_ style: Style, _ body: (PlainRows) -> Void) {
    withUnsafeTemporaryAllocation(of: PlainRow.self, capacity: style.entries.count) { memory in
      for index in style.entries.indices {
        memory.initializeElement(at: index, to: PlainRow(style.entries[index], at: index))
      }
      withUnsafePointer(to: style) { body(PlainRows(UnsafeBufferPointer(memory), of: $0)) }
    }
  }
}

/// A component that an emitter makes.
package struct PlainComponent {
  enum Style {
    case rows(PlainRows, type: String)
    /// A text that goes on behind the identifier, with values for its gaps.
    case template(StyleTemplate, UnsafeBufferPointer<PlainRow>)
  }

  let id: String
  let style: Style

  init(id: String, type: String, _ rows: PlainRows) {
    self.id = id
    style = .rows(rows, type: type)
  }

  package init(id: String, _ template: StyleTemplate, _ values: UnsafeBufferPointer<PlainRow>) {
    self.id = id
    style = .template(template, values)
  }
}
