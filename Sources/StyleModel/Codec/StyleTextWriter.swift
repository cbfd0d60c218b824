import JSONText

extension StemJSONEncoder {
  /// Appends what `encode(style)` is in the compact layout, without building a tree of values first.
  ///
  /// - Complexity: O(*n*) in the entries and the bytes of the text.
  public static func write(_ style: Style, to bytes: inout [UInt8]) { write(style, overlay: nil, to: &bytes) }

  /// The same with a component in front of the view, where the style itself has none.
  package static func write(_ style: Style, overlay: GeneratedComponent?, to bytes: inout [UInt8]) {
    PlainRows.with(style) { rows in
      guard let overlay else { return write(rows, overlay: nil, to: &bytes) }
      PlainRows.with(overlay.style) { inner in
        write(rows, overlay: PlainComponent(id: overlay.id, type: overlay.type, inner), to: &bytes)
      }
    }
  }

  /// The same of rows.
  package static func write(_ rows: PlainRows, overlay: PlainComponent?, to bytes: inout [UInt8]) {
    TextBuffer.appending(to: &bytes) { text in
      var writer = StyleTextWriter(text: text, rows)
      writer.write(overlay)
    }
  }
}

/// Writes a style as compact JSON, row by row.
///
/// It says byte for byte what `StemJSONEncoder.encode` and a compact `JSONWriter` say: what is common has a way
/// of its own, and everything else is encoded there.
struct StyleTextWriter {
  let text: TextBuffer
  private let source: PlainRows
  private let rows: UnsafeBufferPointer<PlainRow>
  private let keys = StemJSONRows.keys
  /// The domain whose object is open.
  private var domain: StyleDomain?
  /// How many objects inside the domain's are open, and for which row.
  private var depth = 0
  private var row = StyleProperty.foreground

  /// Rows whose values are left out, if there are such, and where these would stand.
  private let gaps: UnsafeMutablePointer<Gaps>?

  struct Gaps {
    let properties: PropertySet
    var places: [Int] = []
  }

  init(text: TextBuffer, _ source: PlainRows, gaps: UnsafeMutablePointer<Gaps>? = nil) {
    self.text = text
    self.gaps = gaps
    self.source = source
    rows = source.rows
  }

  mutating func write(_ overlay: PlainComponent? = nil) {
    text.append(UInt8(ascii: "{"))
    var hasOverlay = overlay == nil
    var hasFont = source.design == nil
    var index = 0
    while index < rows.count {
      if !hasFont, rows[index].property.rawValue >= StyleProperty.font.rawValue {
        hasFont = true
        if rows[index].property.rawValue > StyleProperty.fontWeight.rawValue { writeFont(nil, nil) }
      }
      if !hasOverlay, let overlay, rows[index].property.rawValue >= StyleProperty.overlay.rawValue {
        writeOverlay(overlay)
        hasOverlay = true
      }
      switch rows[index].property {
      case .background, .material: writeBackground(&index)
      case .font, .fontWeight: writeFont(&index)
      case .paddingTop, .paddingBottom, .paddingLeading, .paddingTrailing: writePadding(&index)
      case .rowInsetTop, .rowInsetBottom, .rowInsetLeading, .rowInsetTrailing:
        writeFolded(.rowInsetTop) { StemJSONEncoder.listRowInsets(of: $0) }
        skip(&index, through: .rowInsetTrailing)
      default:
        writeRow(rows[index])
        index += 1
      }
    }
    if !hasFont { writeFont(nil, nil) }
    if !hasOverlay, let overlay { writeOverlay(overlay) }
    closeDomain()
    text.append(UInt8(ascii: "}"))
  }

  private mutating func writeOverlay(_ component: PlainComponent) {
    open(.overlay)
    text.append(#"{"id":"#)
    text.append(string: component.id)
    switch component.style {
    case .rows(let rows, let type):
      text.append(#","type":"#)
      text.append(string: type)
      text.append(#","style":"#)
      var inner = StyleTextWriter(text: text, rows)
      inner.write()
    case .template(let template, let values): template.write(values, to: text) { append($0) }
    }
    text.append(UInt8(ascii: "}"))
  }

  // MARK: Rows that fold into one value

  /// Moves behind the rows that are written together.
  @inline(__always)
  private func skip(_ index: inout Int, through last: StyleProperty) {
    repeat { index += 1 } while index < rows.count && rows[index].property.rawValue <= last.rawValue
  }

  private mutating func writeBackground(_ index: inout Int) {
    let start = index
    skip(&index, through: .material)
    if index - start == 1, rows[start].property == .background {
      writeRow(rows[start])
    } else {
      writeFolded(.background) { StemJSONEncoder.background(of: $0) }
    }
  }

  private mutating func writeFont(_ index: inout Int) {
    let start = index
    skip(&index, through: .fontWeight)
    let last = rows[index - 1]
    writeFont(
      rows[start].property == .font ? rows[start] : nil, last.property == .fontWeight ? last : nil)
  }

  /// Writes what makes a font together.
  private mutating func writeFont(_ face: PlainRow?, _ weight: PlainRow?) {
    let design = source.design
    let isSized = face.map { $0.kind == .number } ?? false
    guard isSized || isWord(face), isWord(weight), isWord(design) else {
      return writeFolded(.font) { StemJSONEncoder.font(of: $0) }
    }
    open(.font)
    if let face, !isSized, weight == nil, design == nil { return append(face) }
    text.append(isSized ? #"{"kind":"system","size":"# : #"{"kind":"#)
    if let face { append(face) } else { text.append(#""body""#) }
    if let weight {
      text.append(#","weight":"#)
      append(weight)
    }
    if let design {
      text.append(#","design":"#)
      append(design)
    }
    text.append(UInt8(ascii: "}"))
  }

  /// Whether the value of a row is a keyword, if there is a row.
  private func isWord(_ row: PlainRow?) -> Bool {
    guard let row else { return true }
    return switch row.kind {
    case .text: true
    case .value: if case .keyword = source.value(of: row) { true } else { false }
    default: false
    }
  }

  private mutating func writePadding(_ index: inout Int) {
    // In the table's order: top, bottom, leading, trailing; what is not set is not a number.
    var edges = SIMD4<Double>(repeating: .nan)
    let start = index
    skip(&index, through: .paddingTrailing)
    for row in rows[start..<index] {
      guard row.kind == .number else {
        return writeFolded(.paddingTop) { StemJSONEncoder.padding(of: $0) }
      }
      let edge = row.property.rawValue - StyleProperty.paddingTop.rawValue
      edges[Int(edge)] = Double(bitPattern: row.payload)
    }
    open(.paddingTop)
    let (hasVertical, hasHorizontal) = (edges[0] == edges[1], edges[2] == edges[3])
    if hasVertical, edges[0] == edges[2], hasHorizontal { return text.append(number: edges[0]) }
    text.append(UInt8(ascii: "{"))
    append(#""top":"#, hasVertical ? .nan : edges[0])
    append(#""bottom":"#, hasVertical ? .nan : edges[1])
    append(#""leading":"#, hasHorizontal ? .nan : edges[2])
    append(#""trailing":"#, hasHorizontal ? .nan : edges[3])
    append(#""horizontal":"#, hasHorizontal ? edges[2] : .nan)
    append(#""vertical":"#, hasVertical ? edges[0] : .nan)
    text.append(UInt8(ascii: "}"))
  }

  /// A member, unless its number is not set.
  private func append(_ key: StaticString, _ number: Double) {
    if number.isNaN { return }
    separate()
    text.append(key)
    text.append(number: number)
  }

  /// Writes what several rows of a style make together, under the key of the first of them.
  private mutating func writeFolded(_ property: StyleProperty, _ fold: (Style) -> JSONValue?) {
    guard let value = source.folded(fold) else { return }
    open(property)
    text.append(json: value)
  }

  // MARK: Rows by themselves

  @inline(__always)
  private mutating func writeRow(_ row: PlainRow) {
    if row.kind == .value {
      switch source.value(of: row) {
      case .pair, .fraction, .multiple, .unset: return
      default: break
      }
    }
    let keys = keys + Int(row.property.rawValue)
    // An extended row is the business of the one who emits.
    guard keys.pointee.isWritten else { return }
    // A domain that is one word takes the first.
    if keys.pointee.domain.isBareWord, keys.pointee.domain == domain { return }
    open(row.property)
    if let gaps, gaps.pointee.properties.contains(row.property) {
      gaps.pointee.places.append(text.count)
    } else {
      append(row)
    }
  }

  private func append(_ row: PlainRow) {
    switch row.kind {
    case .number: text.append(number: Double(bitPattern: row.payload))
    case .integer: text.append(integer: Int(truncatingIfNeeded: Int64(bitPattern: row.payload)))
    case .bool: text.append(row.payload == 0 ? "false" : "true")
    case .infinity: text.append(#""infinity""#)
    case .text: if let word = row.text { append(word) }
    case .color: append(row.color)
    case .value: append(source.value(of: row))
    }
  }

  private func append(_ value: StyleValue) {
    switch value {
    case .number(let number): text.append(number: number)
    case .integer(let number): text.append(integer: number)
    case .bool(let flag): text.append(flag ? "true" : "false")
    case .keyword(let word), .text(let word), .dynamic(let word): text.append(string: word)
    case .infinity: text.append(#""infinity""#)
    case .color(let color):
      // A colour with an expression or two opacities is left to the tree.
      if let packed = PackedColor(color) {
        append(packed)
      } else {
        text.append(json: StemJSONEncoder.value(of: color))
      }
    default: if let tree = StemJSONEncoder.value(of: value) { text.append(json: tree) }
    }
  }

  private func append(_ color: PackedColor) {
    if color.tones.contains(.isAdaptive) {
      text.append(#"{"light":"#)
      append(color.light, isKeyword: color.tones.contains(.isLightKeyword))
      text.append(#","dark":"#)
      append(color.dark, isKeyword: color.tones.contains(.isDarkKeyword))
      if color.opacity == 1 { return text.append(UInt8(ascii: "}")) }
    } else {
      if color.opacity != 1 { text.append(#"{"color":"#) }
      append(color.light, isKeyword: color.tones.contains(.isLightKeyword))
      if color.opacity == 1 { return }
    }
    text.append(#","opacity":"#)
    text.append(number: color.opacity)
    text.append(UInt8(ascii: "}"))
  }

  private func append(_ tone: UInt32, isKeyword: Bool) {
    guard isKeyword else { return text.append(RGBA(packed: tone)) }
    if let keyword = ColorKeyword(rawValue: UInt8(truncatingIfNeeded: tone)) {
      text.append(string: keyword.name)
    }
  }

  // MARK: Keys

  /// Opens what leads to a row's value: its domain, the objects that its path names, and its key.
  private mutating func open(_ property: StyleProperty) {
    let keys = keys + Int(property.rawValue)
    if domain != keys.pointee.domain {
      closeDomain()
      separate()
      append(keys.pointee.domainText)
      domain = keys.pointee.domain
      if keys.pointee.domain.isBareWord { return }
      text.append(UInt8(ascii: "{"))
    } else {
      // Rows that share a beginning of their paths are neighbours.
      let shared = depth == 0 ? 0 : StemJSONRows.sharedParents(row, property)
      while depth > shared {
        text.append(UInt8(ascii: "}"))
        depth -= 1
      }
      separate()
    }
    if depth < keys.pointee.parentCount {
      for parent in depth..<keys.pointee.parentCount {
        append(keys.pointee.parents[parent])
        text.append(UInt8(ascii: "{"))
      }
      depth = keys.pointee.parentCount
      row = property
    }
    append(keys.pointee.text)
  }

  private func append(_ word: JSONWord) { text.append(padded: word.base, word.count) }

  private mutating func closeDomain() {
    guard let domain else { return }
    while depth > 0 {
      text.append(UInt8(ascii: "}"))
      depth -= 1
    }
    if !domain.isBareWord { text.append(UInt8(ascii: "}")) }
    self.domain = nil
  }

  /// A comma, unless the object has just been opened: no value ends with a brace that opens.
  private func separate() { if text.last != UInt8(ascii: "{") { text.append(UInt8(ascii: ",")) } }
}
