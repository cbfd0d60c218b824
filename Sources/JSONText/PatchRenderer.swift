/// Turns the edits of a patch into bytes at places.
struct PatchRenderer: Sendable {
  private let document: JSONDocument
  let style: TextStyle
  /// Tape index of the container around each value and key; empty until something is replaced.
  private var parents: [UInt32] = []

  init(_ document: JSONDocument) {
    self.document = document
    style = TextStyle(of: document)
  }

  /// Appends edits as bytes, in no order.
  mutating func render(_ part: JSONPatch.Pending, into edits: inout [ByteEdit]) {
    if parents.isEmpty, !part.replacements.isEmpty { parents = Self.parents(in: document) }
    let gone = Self.gone(in: part, document)
    var touched = Set(part.replacements.keys)
    touched.formUnion(part.objects.keys)
    touched.formUnion(part.wrappers.keys)
    var nextGone = 0
    var goneEnd: UInt32 = 0
    for index in touched.sorted() {
      while nextGone < gone.count, gone[nextGone].lowerBound <= index {
        goneEnd = max(goneEnd, gone[nextGone].upperBound)
        nextGone += 1
      }
      guard index >= goneEnd else { continue }
      let node = JSONNode(index: index)
      for (order, wrapper) in (part.wrappers[index] ?? []).enumerated() {
        let range = document.range(of: node)
        let start = range.lowerBound..<range.lowerBound
        let end = range.upperBound..<range.upperBound
        edits.append(ByteEdit(range: start, bytes: wrapper.prefix, rank: .prefix, order: -order))
        edits.append(ByteEdit(range: end, bytes: wrapper.suffix, rank: .suffix, order: order))
      }
      if let value = part.replacements[index] {
        edits.append(replacement(of: node, with: value))
      } else if let list = part.objects[index] {
        MemberRenderer(list, of: node, style: style).render(into: &edits)
      }
    }
  }

  /// Tape indices of what goes, subtree by subtree, in ascending order of their starts.
  private static func gone(in part: JSONPatch.Pending, _ document: JSONDocument) -> [Range<UInt32>] {
    var gone: [Range<UInt32>] = []
    for index in part.replacements.keys {
      let next = document.tape[Int(index)].next
      if next > index + 1 { gone.append(index + 1..<next) }
    }
    for list in part.objects.values {
      for case .removed(let member) in list.items {
        gone.append(member.key.index..<document.entry(member.value).next)
      }
    }
    return gone.sorted { $0.lowerBound < $1.lowerBound }
  }

  private static func parents(in document: JSONDocument) -> [UInt32] {
    var parents = [UInt32](repeating: 0, count: document.tape.count)
    var open: [UInt32] = []
    for (index, entry) in document.tape.enumerated() {
      while let last = open.last, document.tape[Int(last)].next <= UInt32(index) { open.removeLast() }
      parents[index] = open.last ?? 0
      if entry.count > 0 { open.append(UInt32(index)) }
    }
    return parents
  }

  private func replacement(of node: JSONNode, with value: JSONValue) -> ByteEdit {
    let range = document.range(of: node)
    let parent = node == document.root ? nil : JSONNode(index: parents[Int(node.index)])
    let colon = parent.flatMap { TextStyle.colon(of: $0, in: document) }.map { Array(document.bytes[$0]) }
    var layout = style.layout(colon: colon ?? style.colon)
    if style.spansLines(node) || parent.map({ style.isMultiline($0) }) ?? false {
      layout.lines = JSONLayout.Lines(
        indent: style.indent, base: style.lineIndent(at: range.lowerBound), newline: style.newline,
        firstColumn: style.lines.position(at: range.lowerBound).column - 1)
    } else if let parent, document.kind(of: parent) == .object {
      layout.spacesBraces = !TextStyle.lead(of: parent, in: document).isEmpty
    }
    var writer = JSONWriter()
    writer.write(value, layout: layout)
    return ByteEdit(range: range, bytes: writer.bytes, rank: .replacement, order: -1)
  }
}

extension TextStyle {
  /// Layout on one line with the blanks of the document.
  func layout(colon: [UInt8]) -> JSONLayout {
    JSONLayout(
      lines: nil, colon: colon, spacesCommas: spacesCommas, spacesBraces: spacesBraces,
      joinsShortObjects: joinsShortObjects)
  }
}
