import JSONText

extension StemJSONEncoder {
  /// Appends what `encode(style)` is in the compact layout, without building a tree of values first.
  ///
  /// - Complexity: O(*n*) in the entries and the bytes of the text.
  public static func write(_ style: Style, to bytes: inout [UInt8]) { write(style, overlay: nil, to: &bytes) }

  /// The same with a component in front of the view, where the style itself has none.
  package static func write(_ style: Style, overlay: GeneratedComponent?, to bytes: inout [UInt8]) {
    // A font design is written in another domain than its own; that rare case is left to the tree.
    if let last = style.entries.last, last.property.rawValue >= StyleProperty.fontDesign.rawValue,
      style.value(of: .fontDesign) != nil
    {
      var style = style
      if let overlay { style.set(.overlay, to: .json(overlay.json)) }
      JSONWriter.appendValue(encode(style), to: &bytes)
      return
    }
    TextBuffer.appending(to: &bytes) { text in
      var writer = StyleTextWriter(text: text)
      writer.write(style, overlay)
    }
  }
}

/// Writes a style as compact JSON, row by row.
///
/// It says byte for byte what `StemJSONEncoder.encode` and a compact `JSONWriter` say: what is common has a way
/// of its own, and everything else is encoded there.
struct StyleTextWriter {
  let text: TextBuffer
  /// The domain whose object is open.
  private var domain: StyleDomain?
  /// How many objects inside the domain's are open, and for which row.
  private var depth = 0
  private var row = StyleProperty.foreground

  init(text: TextBuffer) { self.text = text }

  mutating func write(_ style: Style, _ overlay: GeneratedComponent? = nil) {
    text.append(UInt8(ascii: "{"))
    var overlay = overlay
    var index = 0
    while index < style.entries.count {
      if let component = overlay, style.entries[index].property.rawValue >= StyleProperty.overlay.rawValue {
        writeOverlay(component)
        overlay = nil
      }
      switch style.entries[index].property {
      case .background, .material: writeBackground(style, &index)
      case .font, .fontWeight: writeFont(style, &index)
      case .paddingTop, .paddingBottom, .paddingLeading, .paddingTrailing: writePadding(style, &index)
      case .rowInsetTop, .rowInsetBottom, .rowInsetLeading, .rowInsetTrailing:
        writeFolded(StemJSONEncoder.listRowInsets(of: style), .rowInsetTop)
        skip(style, &index, through: .rowInsetTrailing)
      case let property:
        writeRow(style.entries[index].value, property)
        index += 1
      }
    }
    if let overlay { writeOverlay(overlay) }
    closeDomain()
    text.append(UInt8(ascii: "}"))
  }

  private mutating func writeOverlay(_ component: GeneratedComponent) {
    open(.overlay)
    text.append(#"{"id":"#)
    text.append(string: component.id)
    text.append(#","type":"#)
    text.append(string: component.type)
    text.append(#","style":"#)
    var inner = StyleTextWriter(text: text)
    inner.write(component.style)
    text.append(UInt8(ascii: "}"))
  }

  // MARK: Rows that fold into one value

  /// Moves behind the entries of rows that are written together.
  private func skip(_ style: Style, _ index: inout Int, through last: StyleProperty) {
    repeat {
      index += 1
    } while index < style.entries.count
      && style.entries[index].property.rawValue <= last.rawValue
  }

  private mutating func writeBackground(_ style: Style, _ index: inout Int) {
    let start = index
    skip(style, &index, through: .material)
    if index - start == 1, style.entries[start].property == .background {
      writeRow(style.entries[start].value, .background)
    } else {
      writeFolded(StemJSONEncoder.background(of: style), .background)
    }
  }

  private mutating func writeFont(_ style: Style, _ index: inout Int) {
    let start = index
    skip(style, &index, through: .fontWeight)
    let hasFace = style.entries[start].property == .font
    var weight: String?
    if case .keyword(let word) = style.entries[index - 1].value,
      style.entries[index - 1].property == .fontWeight
    {
      weight = word
    }
    switch (hasFace ? style.entries[start].value : .keyword("body"), weight) {
    case (.keyword(let face), nil) where index - start == 1 && hasFace:
      open(.font)
      text.append(string: face)
    case (.keyword(let face), let weight?):
      open(.font)
      text.append(#"{"kind":"#)
      text.append(string: face)
      append(weight: weight)
    case (.number(let size), let weight?):
      open(.font)
      text.append(#"{"kind":"system","size":"#)
      text.append(number: size)
      append(weight: weight)
    default: writeFolded(StemJSONEncoder.font(of: style), .font)
    }
  }

  private func append(weight: String) {
    text.append(#","weight":"#)
    text.append(string: weight)
    text.append(UInt8(ascii: "}"))
  }

  private mutating func writePadding(_ style: Style, _ index: inout Int) {
    // In the table's order: top, bottom, leading, trailing; what is not set is not a number.
    var edges = SIMD4<Double>(repeating: .nan)
    let start = index
    skip(style, &index, through: .paddingTrailing)
    for entry in start..<index {
      guard case .number(let points) = style.entries[entry].value else {
        return writeFolded(StemJSONEncoder.padding(of: style), .paddingTop)
      }
      let edge = style.entries[entry].property.rawValue - StyleProperty.paddingTop.rawValue
      edges[Int(edge)] = points
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

  /// Writes what several rows make together, under the key of the first of them.
  private mutating func writeFolded(_ value: JSONValue?, _ property: StyleProperty) {
    guard let value else { return }
    open(property)
    text.append(json: value)
  }

  // MARK: Rows by themselves

  private mutating func writeRow(_ value: StyleValue, _ property: StyleProperty) {
    switch value {
    case .pair, .fraction, .multiple, .unset: return
    default: break
    }
    // An extended row is the business of the one who emits.
    guard let domain = StemJSONRows.domain(of: property) else { return }
    // A domain that is one word takes the first.
    if domain.isBareWord, domain == self.domain { return }
    open(property)
    append(value)
  }

  private func append(_ value: StyleValue) {
    switch value {
    case .number(let number): text.append(number: number)
    case .integer(let number): text.append(integer: number)
    case .bool(let flag): text.append(flag ? "true" : "false")
    case .keyword(let word), .text(let word), .dynamic(let word): text.append(string: word)
    case .infinity: text.append(#""infinity""#)
    case .color(let color): append(color)
    default: if let tree = StemJSONEncoder.value(of: value) { text.append(json: tree) }
    }
  }

  private func append(_ color: Color) {
    guard let dark = color.darkTone else {
      if color.light.opacity == 1 { return append(color.light.shade) }
      text.append(#"{"color":"#)
      append(color.light.shade)
      return appendOpacity(color.light.opacity)
    }
    guard color.light.opacity == dark.opacity else {
      return text.append(json: StemJSONEncoder.value(of: color))
    }
    text.append(#"{"light":"#)
    append(color.light.shade)
    text.append(#","dark":"#)
    append(dark.shade)
    if color.light.opacity == 1 {
      text.append(UInt8(ascii: "}"))
    } else {
      appendOpacity(color.light.opacity)
    }
  }

  /// The last member of a colour's object.
  private func appendOpacity(_ opacity: Double) {
    text.append(#","opacity":"#)
    text.append(number: opacity)
    text.append(UInt8(ascii: "}"))
  }

  private func append(_ shade: Shade) {
    switch shade {
    case .keyword(let keyword): text.append(string: keyword.name)
    case .rgba(let rgba): text.append(rgba)
    case .dynamic(let expression): text.append(string: expression)
    }
  }

  // MARK: Keys

  /// Opens what leads to a row's value: its domain, the objects that its path names, and its key.
  private mutating func open(_ property: StyleProperty) {
    let keys = StemJSONRows.keys(of: property)
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

  private func append(_ key: StemJSONRows.Keys.Text) { text.append(key.base, key.count) }

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
