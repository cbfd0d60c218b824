/// Writes JSON text in UTF-8, canonically: equal values in equal layouts give equal bytes.
///
///     JSONWriter.text(["a": 1, "b": [0.5, "x"]], layout: .spaced)    // { "a": 1, "b": [0.5, "x"] }
public struct JSONWriter: Sendable {
  /// Text written so far.
  public var bytes: [UInt8] = []

  /// Writer of an empty text.
  public init() {}

  /// Text of one value.
  public static func text(_ value: JSONValue, layout: JSONLayout = .compact) -> String {
    var writer = JSONWriter()
    writer.write(value, layout: layout)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Appends the text of one value on one line without blanks, as the layout `compact` has it.
  public static func appendValue(_ value: JSONValue, to bytes: inout [UInt8]) {
    switch value {
    case .null: append("null", to: &bytes)
    case .bool(let value): append(value ? "true" : "false", to: &bytes)
    case .number(let value): appendNumber(value, to: &bytes)
    case .integer(let value): appendNumber(value, to: &bytes)
    case .literal(let text): bytes.append(contentsOf: text.utf8)
    case .string(let text): appendString(text, to: &bytes)
    case .raw(let text): bytes.append(contentsOf: text)
    case .array(let elements):
      bytes.append(0x5B)
      for index in elements.indices {
        if index > 0 { bytes.append(0x2C) }
        appendValue(elements[index], to: &bytes)
      }
      bytes.append(0x5D)
    case .object(let members):
      bytes.append(0x7B)
      for index in members.indices {
        if index > 0 { bytes.append(0x2C) }
        appendString(members[index].key, to: &bytes)
        bytes.append(0x3A)
        appendValue(members[index].value, to: &bytes)
      }
      bytes.append(0x7D)
    }
  }

  /// Appends a value; no line end follows it.
  public mutating func write(_ value: JSONValue, layout: JSONLayout) {
    if layout.isCompact { return JSONWriter.appendValue(value, to: &bytes) }
    let column = layout.lines?.firstColumn ?? 0
    write(value, layout: layout, depth: 0, column: column)
  }

  /// Appends a value of a document, its scalars as they are written there; no line end follows it.
  public mutating func write(_ node: JSONNode, of document: JSONDocument, layout: JSONLayout) {
    write(document.tree(of: node), layout: layout)
  }

  /// Appends a value that starts at `column`, `depth` levels inside the value that is being laid out.
  private mutating func write(_ value: JSONValue, layout: JSONLayout, depth: Int, column: Int) {
    switch value {
    case .null: JSONWriter.append("null", to: &bytes)
    case .bool(let value): JSONWriter.append(value ? "true" : "false", to: &bytes)
    case .number(let value): JSONWriter.appendNumber(value, to: &bytes)
    case .integer(let value): JSONWriter.appendNumber(value, to: &bytes)
    case .literal(let text): bytes.append(contentsOf: text.utf8)
    case .string(let text): JSONWriter.appendString(text, to: &bytes)
    case .array(let elements): write(elements, layout: layout, depth: depth, column: column)
    case .object(let members): write(members, layout: layout, depth: depth, column: column)
    case .raw(let text):
      guard layout.lines != nil, let tree = JSONWriter.tree(of: text) else {
        return bytes.append(contentsOf: text)
      }
      write(tree, layout: layout, depth: depth, column: column)
    }
  }

  /// Tree of a raw text; nil if it is no container and if it is no JSON.
  private static func tree(of text: [UInt8]) -> JSONValue? {
    guard !JSONValue.raw(text).isScalar else { return nil }
    do throws(JSONError) {
      let document = try JSONDocument(parsing: text)
      return document.tree(of: document.root)
    } catch {
      return nil
    }
  }

  private mutating func write(_ elements: [JSONValue], layout: JSONLayout, depth: Int, column: Int) {
    bytes.append(0x5B)
    defer { bytes.append(0x5D) }
    guard let lines = layout.lines, !elements.isEmpty else {
      return writeLine(of: elements, layout: layout, depth: depth)
    }
    if elements.allSatisfy({ $0.isScalar }) {
      let start = bytes.count
      writeLine(of: elements, layout: layout, depth: depth)
      let width = bytes[start...].count { $0 & 0xC0 != 0x80 } + 2
      if column + width <= JSONLayout.lineWidth { return }
      bytes.removeSubrange(start...)
    }
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(0x2C) }
      breakLine(lines, depth: depth + 1)
      let column = lines.base.count + lines.indent.count * (depth + 1)
      write(element, layout: layout, depth: depth + 1, column: column)
    }
    breakLine(lines, depth: depth)
  }

  private mutating func writeLine(of elements: [JSONValue], layout: JSONLayout, depth: Int) {
    for (index, element) in elements.enumerated() {
      if index > 0 { appendComma(layout) }
      write(element, layout: layout, depth: depth, column: 0)
    }
  }

  private mutating func write(_ members: [JSONMember], layout: JSONLayout, depth: Int, column: Int) {
    if layout.lines != nil, layout.joinsShortObjects, writeShort(members, layout: layout, column: column) {
      return
    }
    bytes.append(0x7B)
    defer { bytes.append(0x7D) }
    guard !members.isEmpty else { return }
    if layout.lines == nil, layout.spacesBraces { bytes.append(0x20) }
    for (index, member) in members.enumerated() {
      var start = bytes.count
      var column = 0
      if let lines = layout.lines {
        if index > 0 { bytes.append(0x2C) }
        breakLine(lines, depth: depth + 1)
        start = bytes.count
        column = lines.base.count + lines.indent.count * (depth + 1)
      } else if index > 0 {
        appendComma(layout)
      }
      JSONWriter.appendString(member.key, to: &bytes)
      bytes.append(contentsOf: layout.colon)
      // Columns matter where lines are broken.
      if layout.lines != nil { column += bytes[start...].count { $0 & 0xC0 != 0x80 } }
      write(member.value, layout: layout, depth: depth + 1, column: column)
    }
    if let lines = layout.lines {
      breakLine(lines, depth: depth)
    } else if layout.spacesBraces {
      bytes.append(0x20)
    }
  }

  /// Writes an object on the line that it starts on, if it ends there within bounds.
  private mutating func writeShort(_ members: [JSONMember], layout: JSONLayout, column: Int) -> Bool {
    let start = bytes.count
    var line = layout
    line.lines = nil
    write(.object(members), layout: line, depth: 0, column: 0)
    let width = bytes[start...].count { $0 & 0xC0 != 0x80 }
    if column + width <= JSONLayout.objectWidth, !bytes[start...].contains(0x0A) { return true }
    bytes.removeSubrange(start...)
    return false
  }

  private mutating func appendComma(_ layout: JSONLayout) {
    bytes.append(0x2C)
    if layout.spacesCommas { bytes.append(0x20) }
  }

  private mutating func breakLine(_ lines: JSONLayout.Lines, depth: Int) {
    bytes.append(contentsOf: lines.newline)
    bytes.append(contentsOf: lines.base)
    for _ in 0..<depth { bytes.append(contentsOf: lines.indent) }
  }
}

extension JSONValue {
  /// Whether the value is written without brackets.
  var isScalar: Bool {
    switch self {
    case .array, .object: false
    case .raw(let text):
      switch text.first(where: { $0 > 0x20 }) {
      case 0x5B, 0x7B: false
      default: true
      }
    default: true
    }
  }
}

extension JSONDocument {
  /// A value with everything in it, scalars as written; keys with escapes are decoded. O(length of the
  /// value).
  func tree(of node: JSONNode) -> JSONValue {
    switch kind(of: node) {
    case .array: .array(elements(of: node).map { tree(of: $0) })
    case .object: .object(members(of: node).map { JSONMember(string(of: $0.key) ?? "", tree(of: $0.value)) })
    default: .raw(Array(raw(of: node)))
    }
  }
}
