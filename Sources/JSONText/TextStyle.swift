/// White space habits of a document, each taken from the first place that shows it.
///
/// It is shared, since whoever edits an object looks at it.
final class TextStyle: Sendable {
  let document: JSONDocument
  let lines: LineMap
  /// Whether the document has no line end, so that nothing in it needs to be looked at for one.
  let isOneLine: Bool
  /// White space that each level adds; two blanks if nothing shows it.
  let indent: [UInt8]
  /// Line end; LF if there is none.
  let newline: [UInt8]
  /// Colon with the white space around it.
  let colon: [UInt8]
  /// Whether a blank follows a comma on one line.
  let spacesCommas: Bool
  /// Whether blanks stand inside the braces on one line.
  let spacesBraces: Bool
  /// White space behind a comma on one line.
  let gap: [UInt8]
  /// Whether the document writes objects on one line although it has several.
  let joinsShortObjects: Bool

  /// Habits of a document; O(length · log lines) at worst.
  init(of document: JSONDocument) {
    let lines = LineMap(document.bytes)
    self.document = document
    self.lines = lines
    let isOneLine = lines.lineCount == 1
    self.isOneLine = isOneLine
    newline =
      isOneLine ? [0x0A] : Array(document.bytes[lines.lineRange(of: 1).upperBound..<lines.start(of: 2)])
    let nodes = document.tape.indices.lazy.map { JSONNode(index: UInt32($0)) }
    let containers = nodes.filter { document.count(of: $0) > 0 }
    // One line shows no indentation.
    let indents = containers.lazy.compactMap { TextStyle.indent(of: $0, in: document, lines) }
    indent = (isOneLine ? nil : indents.first) ?? [0x20, 0x20]
    let objects = containers.filter { document.kind(of: $0) == .object }
    let firstColon = objects.lazy.compactMap { TextStyle.colon(of: $0, in: document) }.first
    colon = firstColon.map { Array(document.bytes[$0]) } ?? [0x3A, 0x20]
    let isSpaced = colon.count > 1
    let commas = containers.lazy.compactMap { TextStyle.firstGap(of: $0, in: document) }
    spacesCommas =
      commas.first { LineBreak.last(in: $0, of: document) == nil }.map { !$0.isEmpty } ?? isSpaced
    let lead = objects.lazy.map { TextStyle.lead(of: $0, in: document) }
      .first { LineBreak.last(in: $0, of: document) == nil }
    joinsShortObjects = !isOneLine && lead != nil
    spacesBraces = lead.map { !$0.isEmpty } ?? isSpaced
    gap = spacesCommas ? [0x20] : []
  }

  /// What the content of a container is indented by beyond the container's own line; nil if that does not show.
  private static func indent(of container: JSONNode, in document: JSONDocument, _ lines: LineMap) -> [UInt8]?
  {
    guard let gap = LineBreak.last(in: lead(of: container, in: document), of: document) else { return nil }
    let outer = lineIndent(at: document.range(of: container).lowerBound, of: document, lines: lines)
    guard gap.indent.count > outer.count, document.bytes[gap.indent].starts(with: outer) else { return nil }
    return Array(document.bytes[gap.indent].dropFirst(outer.count))
  }

  /// White space that the line of an offset begins with.
  func lineIndent(at offset: Int) -> [UInt8] {
    Array(TextStyle.lineIndent(at: offset, of: document, lines: lines))
  }

  /// Whether the content of a container starts on another line than its bracket.
  func isMultiline(_ container: JSONNode) -> Bool {
    LineBreak.last(in: TextStyle.lead(of: container, in: document), of: document) != nil
  }

  /// Whether a value ends on another line than it starts.
  func spansLines(_ node: JSONNode) -> Bool {
    let range = document.range(of: node)
    return lines.position(at: range.lowerBound).line != lines.position(at: range.upperBound - 1).line
  }

  private static func lineIndent(
    at offset: Int, of document: JSONDocument, lines: LineMap
  ) -> ArraySlice<UInt8> {
    let start = lines.start(of: lines.position(at: offset).line)
    return document.bytes[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 }
  }

  /// White space between the opening bracket of a container and its content, or its end.
  static func lead(of container: JSONNode, in document: JSONDocument) -> Range<Int> {
    let range = document.range(of: container)
    guard document.count(of: container) > 0 else { return range.lowerBound + 1..<range.upperBound - 1 }
    let first = document.range(of: JSONNode(index: container.index + 1))
    return range.lowerBound + 1..<first.lowerBound
  }

  /// White space behind the first comma of a container that has one.
  static func firstGap(of container: JSONNode, in document: JSONDocument) -> Range<Int>? {
    guard document.count(of: container) > 1 else { return nil }
    let isObject = document.kind(of: container) == .object
    let first = document.entry(JSONNode(index: container.index + (isObject ? 2 : 1)))
    return gap(
      from: Int(first.end), to: document.range(of: JSONNode(index: first.next)).lowerBound, in: document)
  }

  /// White space behind the comma that stands between the end of a value and the start of the next.
  static func gap(from end: Int, to start: Int, in document: JSONDocument) -> Range<Int> {
    var at = end
    while at < start {
      at += 1
      if document.bytes[at - 1] == 0x2C { break }
    }
    return at..<start
  }

  /// What stands between the first key of an object that has one and its value.
  static func colonSpace(of object: JSONNode, in document: JSONDocument) -> Range<Int> {
    let key = document.range(of: JSONNode(index: object.index + 1))
    return key.upperBound..<document.range(of: JSONNode(index: object.index + 2)).lowerBound
  }

  /// Colon of the first member of an object, unless it is broken over lines.
  static func colon(of object: JSONNode, in document: JSONDocument) -> Range<Int>? {
    guard document.kind(of: object) == .object, document.count(of: object) > 0 else { return nil }
    let colon = colonSpace(of: object, in: document)
    return LineBreak.last(in: colon, of: document) == nil ? colon : nil
  }
}

/// Line end and what follows it, as places in a document.
struct LineBreak {
  let range: Range<Int>
  /// What follows the line end.
  let indent: Range<Int>

  /// Last line end in a stretch of white space; nil if there is none.
  static func last(in space: Range<Int>, of document: JSONDocument) -> LineBreak? {
    var at = space.upperBound
    while at > space.lowerBound {
      at -= 1
      let byte = document.bytes[at]
      guard byte == 0x0A || byte == 0x0D else { continue }
      let isPair = byte == 0x0A && at > space.lowerBound && document.bytes[at - 1] == 0x0D
      return LineBreak(
        range: (isPair ? at - 1 : at)..<space.upperBound, indent: at + 1..<space.upperBound)
    }
    return nil
  }
}
