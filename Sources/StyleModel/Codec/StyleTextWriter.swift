import JSONText

extension StemJSONEncoder {
  /// Appends what `encode(style)` is in the compact layout, without building a tree of values first.
  ///
  /// - Complexity: O(*n*) in the entries and the bytes of the text.
  public static func write(_ style: Style, to bytes: inout [UInt8]) {
    // A font design is written in another domain than its own; that rare case is left to the tree.
    if let last = style.entries.last, last.property.rawValue >= StyleProperty.fontDesign.rawValue,
      style.value(of: .fontDesign) != nil
    {
      JSONWriter.appendValue(encode(style), to: &bytes)
      return
    }
    if bytes.isEmpty { bytes.reserveCapacity(32 * style.entries.count + 32) }
    var writer = StyleTextWriter()
    swap(&writer.bytes, &bytes)
    writer.write(style)
    swap(&writer.bytes, &bytes)
  }
}

/// Writes a style as compact JSON, row by row.
///
/// It says byte for byte what `StemJSONEncoder.encode` and a compact `JSONWriter` say: what is common has a way
/// of its own, and everything else is encoded there.
struct StyleTextWriter {
  var bytes: [UInt8] = []
  /// The domain whose object is open.
  private var domain: StyleDomain?
  /// How many objects inside the domain's are open, and for which row.
  private var depth = 0
  private var row = StyleProperty.foreground

  mutating func write(_ style: Style) {
    bytes.append(UInt8(ascii: "{"))
    var index = 0
    while index < style.entries.count {
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
    closeDomain()
    bytes.append(UInt8(ascii: "}"))
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
    if index - start == 1, style.entries[start].property == .font, case .keyword = style.entries[start].value
    {
      writeRow(style.entries[start].value, .font)
    } else {
      writeFolded(StemJSONEncoder.font(of: style), .font)
    }
  }

  private mutating func writePadding(_ style: Style, _ index: inout Int) {
    let start = index
    skip(style, &index, through: .paddingTrailing)
    // In the table's order: top, bottom, leading, trailing.
    var edges = SIMD4<Double>()
    var isPlain = index - start == 4
    for edge in 0..<4 where isPlain {
      if case .number(let points) = style.entries[start + edge].value {
        edges[edge] = points
      } else {
        isPlain = false
      }
    }
    guard isPlain, edges[0] == edges[1], edges[2] == edges[3] else {
      return writeFolded(StemJSONEncoder.padding(of: style), .paddingTop)
    }
    open(.paddingTop)
    if edges[0] == edges[2] {
      JSONWriter.appendNumber(edges[0], to: &bytes)
      return
    }
    JSONWriter.append(#"{"horizontal":"#, to: &bytes)
    JSONWriter.appendNumber(edges[2], to: &bytes)
    JSONWriter.append(#","vertical":"#, to: &bytes)
    JSONWriter.appendNumber(edges[0], to: &bytes)
    bytes.append(UInt8(ascii: "}"))
  }

  /// Writes what several rows make together, under the key of the first of them.
  private mutating func writeFolded(_ value: JSONValue?, _ property: StyleProperty) {
    guard let value else { return }
    open(property)
    JSONWriter.appendValue(value, to: &bytes)
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

  private mutating func append(_ value: StyleValue) {
    switch value {
    case .number(let number): JSONWriter.appendNumber(number, to: &bytes)
    case .integer(let number): JSONWriter.appendNumber(number, to: &bytes)
    case .bool(let flag): JSONWriter.append(flag ? "true" : "false", to: &bytes)
    case .keyword(let text), .text(let text), .dynamic(let text): JSONWriter.appendString(text, to: &bytes)
    case .infinity: JSONWriter.append("\"infinity\"", to: &bytes)
    case .color(let color): append(color)
    default: if let tree = StemJSONEncoder.value(of: value) { JSONWriter.appendValue(tree, to: &bytes) }
    }
  }

  private mutating func append(_ color: Color) {
    guard let dark = color.darkTone else {
      if color.light.opacity == 1 {
        append(color.light.shade)
      } else {
        JSONWriter.append(#"{"color":"#, to: &bytes)
        append(color.light.shade)
        appendOpacity(color.light.opacity)
      }
      return
    }
    guard color.light.opacity == dark.opacity else {
      return JSONWriter.appendValue(StemJSONEncoder.value(of: color), to: &bytes)
    }
    JSONWriter.append(#"{"light":"#, to: &bytes)
    append(color.light.shade)
    JSONWriter.append(#","dark":"#, to: &bytes)
    append(dark.shade)
    if color.light.opacity == 1 {
      bytes.append(UInt8(ascii: "}"))
    } else {
      appendOpacity(color.light.opacity)
    }
  }

  /// The last member of a colour's object.
  private mutating func appendOpacity(_ opacity: Double) {
    JSONWriter.append(#","opacity":"#, to: &bytes)
    JSONWriter.appendNumber(opacity, to: &bytes)
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func append(_ shade: Shade) {
    switch shade {
    case .keyword(let keyword): JSONWriter.appendString(keyword.name, to: &bytes)
    case .rgba(let rgba):
      bytes.append(UInt8(ascii: "\""))
      rgba.appendHex(to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    case .dynamic(let text): JSONWriter.appendString(text, to: &bytes)
    }
  }

  // MARK: Keys

  /// Opens what leads to a row's value: its domain, the objects that its path names, and its key.
  private mutating func open(_ property: StyleProperty) {
    let keys = StemJSONRows.keys(of: property)
    if domain != keys.domain {
      closeDomain()
      separate()
      bytes.append(contentsOf: keys.domainText)
      domain = keys.domain
      if keys.domain.isBareWord { return }
      bytes.append(UInt8(ascii: "{"))
    } else {
      // Rows that share a beginning of their paths are neighbours.
      let shared = depth == 0 ? 0 : StemJSONRows.sharedParents(row, property)
      while depth > shared {
        bytes.append(UInt8(ascii: "}"))
        depth -= 1
      }
      separate()
    }
    if depth < keys.parents.count {
      for parent in keys.parents[depth...] {
        bytes.append(contentsOf: parent)
        bytes.append(UInt8(ascii: "{"))
      }
      depth = keys.parents.count
      row = property
    }
    bytes.append(contentsOf: keys.text)
  }

  private mutating func closeDomain() {
    guard let domain else { return }
    while depth > 0 {
      bytes.append(UInt8(ascii: "}"))
      depth -= 1
    }
    if !domain.isBareWord { bytes.append(UInt8(ascii: "}")) }
    self.domain = nil
  }

  /// A comma, unless the object has just been opened: no value ends with a brace that opens.
  private mutating func separate() {
    if bytes[bytes.count - 1] != UInt8(ascii: "{") { bytes.append(UInt8(ascii: ",")) }
  }
}
