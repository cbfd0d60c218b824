/// White space habits of a document, each taken from the first place that shows it.
struct TextStyle: Sendable {
  let document: JSONDocument
  let lines: LineMap
  /// White space that each level adds; two blanks if nothing shows it.
  var indent: [UInt8] = [0x20, 0x20]
  /// Line end; LF if there is none.
  var newline: [UInt8] = [0x0A]
  /// Colon with the white space around it.
  var colon: [UInt8] = [0x3A, 0x20]
  /// Whether a blank follows a comma on one line.
  var spacesCommas: Bool
  /// Whether blanks stand inside the braces on one line.
  var spacesBraces: Bool
  /// Whether the document writes objects on one line although it has several.
  var joinsShortObjects: Bool

  /// Habits of a document; O(length · log lines) at worst.
  init(of document: JSONDocument) {
    self.document = document
    lines = LineMap(document.bytes)
    let firstLine = lines.lineRange(of: 1)
    if lines.lineCount > 1 {
      newline = Array(document.bytes[firstLine.upperBound..<lines.start(of: 2)])
    }
    let nodes = document.tape.indices.lazy.map { JSONNode(index: UInt32($0)) }
    let containers = nodes.filter { document.count(of: $0) > 0 }
    for node in containers {
      guard let gap = LineBreak.last(in: TextStyle.lead(of: node, in: document)) else { continue }
      let outer = TextStyle.lineIndent(at: document.range(of: node).lowerBound, of: document, lines: lines)
      guard gap.indent.count > outer.count, gap.indent.starts(with: outer) else { continue }
      indent = Array(gap.indent.dropFirst(outer.count))
      break
    }
    let objects = containers.filter { document.kind(of: $0) == .object }
    if let colon = objects.lazy.compactMap({ TextStyle.colon(of: $0, in: document) }).first {
      self.colon = colon
    }
    let isSpaced = colon.count > 1
    let commas = containers.lazy.compactMap { TextStyle.comma(of: $0, in: document) }
    spacesCommas = commas.first { LineBreak.last(in: $0) == nil }.map { !$0.isEmpty } ?? isSpaced
    let leads = objects.lazy.map { TextStyle.lead(of: $0, in: document) }
    joinsShortObjects = lines.lineCount > 1 && leads.contains { LineBreak.last(in: $0) == nil }
    spacesBraces = leads.first { LineBreak.last(in: $0) == nil }.map { !$0.isEmpty } ?? isSpaced
  }

  /// White space that the line of an offset begins with.
  func lineIndent(at offset: Int) -> [UInt8] {
    TextStyle.lineIndent(at: offset, of: document, lines: lines)
  }

  /// Whether the content of a container starts on another line than its bracket.
  func isMultiline(_ container: JSONNode) -> Bool {
    LineBreak.last(in: TextStyle.lead(of: container, in: document)) != nil
  }

  /// Whether a value ends on another line than it starts.
  func spansLines(_ node: JSONNode) -> Bool {
    let range = document.range(of: node)
    return lines.position(at: range.lowerBound).line != lines.position(at: range.upperBound - 1).line
  }

  private static func lineIndent(at offset: Int, of document: JSONDocument, lines: LineMap) -> [UInt8] {
    let start = lines.start(of: lines.position(at: offset).line)
    return Array(document.bytes[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 })
  }

  /// White space between the opening bracket of a container and its content, or its end.
  static func lead(of container: JSONNode, in document: JSONDocument) -> ArraySlice<UInt8> {
    let range = document.range(of: container)
    guard document.count(of: container) > 0 else {
      return document.bytes[range.lowerBound + 1..<range.upperBound - 1]
    }
    let first = document.range(of: JSONNode(index: container.index + 1))
    return document.bytes[range.lowerBound + 1..<first.lowerBound]
  }

  /// White space behind the first comma of a container that has one.
  private static func comma(of container: JSONNode, in document: JSONDocument) -> ArraySlice<UInt8>? {
    guard document.count(of: container) > 1 else { return nil }
    let isObject = document.kind(of: container) == .object
    let first = document.entry(JSONNode(index: container.index + (isObject ? 2 : 1)))
    return gap(
      from: Int(first.end), to: document.range(of: JSONNode(index: first.next)).lowerBound, in: document)
  }

  /// White space behind the comma that stands between the end of a value and the start of the next.
  static func gap(from end: Int, to start: Int, in document: JSONDocument) -> ArraySlice<UInt8> {
    let gap = document.bytes[end..<start]
    return gap.drop { $0 != 0x2C }.dropFirst()
  }

  /// Colon of the first member of an object, unless it is broken over lines.
  static func colon(of object: JSONNode, in document: JSONDocument) -> [UInt8]? {
    guard document.kind(of: object) == .object, document.count(of: object) > 0 else { return nil }
    let key = document.range(of: JSONNode(index: object.index + 1))
    let value = document.range(of: JSONNode(index: object.index + 2))
    let colon = document.bytes[key.upperBound..<value.lowerBound]
    return LineBreak.last(in: colon) == nil ? Array(colon) : nil
  }
}

/// Line end and what follows it.
struct LineBreak {
  let newline: ArraySlice<UInt8>
  let indent: ArraySlice<UInt8>

  /// Last line end in a stretch of white space; nil if there is none.
  static func last(in space: ArraySlice<UInt8>) -> LineBreak? {
    guard let end = space.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
    let isPair = space[end] == 0x0A && end > space.startIndex && space[end - 1] == 0x0D
    return LineBreak(newline: space[(isPair ? end - 1 : end)...end], indent: space[(end + 1)...])
  }

  var bytes: [UInt8] { Array(newline) + Array(indent) }
}
