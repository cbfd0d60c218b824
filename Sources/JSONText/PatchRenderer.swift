/// Turns the edits of a patch into bytes at places.
struct PatchRenderer {
  private let patch: JSONPatch
  private let document: JSONDocument
  private let style: TextStyle
  /// Tape indices of what goes, subtree by subtree, in ascending order of their starts.
  private let gone: [Range<UInt32>]
  /// Tape index of the container around each value and key; empty when nothing is replaced.
  private let parents: [UInt32]

  init(_ patch: JSONPatch) {
    self.patch = patch
    document = patch.document
    style = TextStyle(of: patch.document)
    gone = PatchRenderer.gone(in: patch)
    parents = patch.replacements.isEmpty ? [] : PatchRenderer.parents(in: patch.document)
  }

  /// All edits, in no order.
  func edits() -> [ByteEdit] {
    var edits = patch.byteEdits
    var touched = Set(patch.replacements.keys)
    touched.formUnion(patch.objects.keys)
    touched.formUnion(patch.wrappers.keys)
    var nextGone = 0
    var goneEnd: UInt32 = 0
    for index in touched.sorted() {
      while nextGone < gone.count, gone[nextGone].lowerBound <= index {
        goneEnd = max(goneEnd, gone[nextGone].upperBound)
        nextGone += 1
      }
      guard index >= goneEnd else { continue }
      let node = JSONNode(index: index)
      for (order, wrapper) in (patch.wrappers[index] ?? []).enumerated() {
        let range = document.range(of: node)
        let start = range.lowerBound..<range.lowerBound
        let end = range.upperBound..<range.upperBound
        edits.append(ByteEdit(range: start, bytes: wrapper.prefix, rank: .prefix, order: -order))
        edits.append(ByteEdit(range: end, bytes: wrapper.suffix, rank: .suffix, order: order))
      }
      if let value = patch.replacements[index] {
        edits.append(replacement(of: node, with: value))
      } else if let list = patch.objects[index] {
        edits += MemberRenderer(list, of: node, style: style).edits()
      }
    }
    return edits
  }

  private static func gone(in patch: JSONPatch) -> [Range<UInt32>] {
    var gone: [Range<UInt32>] = []
    for index in patch.replacements.keys {
      let next = patch.document.tape[Int(index)].next
      if next > index + 1 { gone.append(index + 1..<next) }
    }
    for list in patch.objects.values {
      for case .removed(let member) in list.items {
        gone.append(member.key.index..<patch.document.entry(member.value).next)
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
    let colon = parent.flatMap { TextStyle.colon(of: $0, in: document) } ?? style.colon
    var layout = style.layout(colon: colon)
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
