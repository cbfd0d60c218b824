/// Turns the changed members of one object into edits that leave the other members alone.
///
/// A removed member goes with the comma and the blanks up to the next key, or, behind the last member that
/// stays, with those up to the value before. A new member comes with its own comma.
struct MemberRenderer {
  private let list: MemberList
  private let style: TextStyle
  private let range: Range<Int>
  /// Members of the document, removed ones included.
  private let members: [JSONMemberRef]
  /// White space between a comma and the next key.
  private let separator: [UInt8]
  private let layout: JSONLayout
  /// White space between the braces and new members, in an object that had none.
  private let padding: (front: [UInt8], back: [UInt8])

  private var document: JSONDocument { style.document }

  init(_ list: MemberList, of object: JSONNode, style: TextStyle) {
    self.list = list
    self.style = style
    let document = style.document
    range = document.range(of: object)
    members = Array(document.members(of: object))
    let blank: [UInt8] = [0x20]
    guard members.isEmpty else {
      let shape = MemberShape(of: object, style)
      layout = shape.layout(in: style)
      separator = shape.separator(in: style)
      padding = ([], [])
      return
    }
    var layout = style.layout(colon: style.colon)
    let lead = TextStyle.lead(of: object, in: document)
    if LineBreak.last(in: lead, of: document) != nil {
      let outer = style.lineIndent(at: range.lowerBound)
      separator = style.newline + outer + style.indent
      padding = (separator, style.newline + outer)
      layout.lines = JSONLayout.Lines(
        indent: style.indent, base: separator.filter { $0 == 0x20 || $0 == 0x09 }, newline: style.newline,
        firstColumn: 0)
    } else {
      separator = style.gap
      padding = layout.spacesBraces ? (blank, blank) : ([], [])
    }
    self.layout = layout
  }

  func render(into edits: inout [ByteEdit]) {
    let lastKept = list.items.lastIndex { if case .kept = $0 { true } else { false } }
    guard let lastKept else {
      edits += contentEdits()
      return
    }
    var kept: JSONMemberRef?
    var seen = 0
    var isPreviousKept = false
    for (index, item) in list.items.enumerated() {
      switch item {
      case .kept(let member):
        kept = member
        seen += 1
        isPreviousKept = true
      case .removed(let member):
        let isBehind = index >= lastKept || (isPreviousKept && endsItsLine(seen))
        let start = isBehind ? valueEnd(members[seen - 1]) : keyStart(member)
        let end = isBehind ? valueEnd(member) : keyStart(members[seen + 1])
        edits.append(ByteEdit(range: start..<end, bytes: [], rank: .replacement, order: -1))
        seen += 1
        isPreviousKept = false
      case .added(let member):
        edits.append(insertion(of: member, behind: kept, order: index))
      }
    }
  }

  /// Whether a member that shares its line with the one before is the last of that line: it goes with the
  /// comma before it then, so that the line of the next member stays.
  private func endsItsLine(_ index: Int) -> Bool {
    guard index > 0, index + 1 < members.count else { return false }
    func whole(_ member: JSONMemberRef) -> Range<Int> { keyStart(member)..<valueEnd(member) }
    return MemberExchange.endsItsLine(
      whole(members[index]), whole(members[index - 1]), keyStart(members[index + 1]), document)
  }

  /// Edits when no member of the document stays.
  private func contentEdits() -> [ByteEdit] {
    var content: [UInt8] = []
    for case .added(let member) in list.items {
      if !content.isEmpty { content += [0x2C] + separator }
      content += text(of: member)
    }
    let inside = range.lowerBound + 1..<range.upperBound - 1
    guard let first = members.first, let last = members.last, !content.isEmpty else {
      if members.isEmpty {
        guard !content.isEmpty else { return [] }
        content = padding.front + content + padding.back
      }
      return [ByteEdit(range: inside, bytes: content, rank: .replacement, order: -1)]
    }
    return [ByteEdit(range: keyStart(first)..<valueEnd(last), bytes: content, rank: .replacement, order: -1)]
  }

  private func insertion(of member: JSONMember, behind kept: JSONMemberRef?, order: Int) -> ByteEdit {
    if let kept {
      let place = valueEnd(kept)
      let bytes = [0x2C] + separator + text(of: member)
      return ByteEdit(range: place..<place, bytes: bytes, rank: .memberBehind, order: order)
    }
    // Every member before it goes, so it stands before the first that stays.
    let next = list.items.lazy.compactMap { if case .kept(let member) = $0 { member } else { nil } }.first
    let place = next.map { keyStart($0) } ?? range.lowerBound + 1
    let bytes = text(of: member) + [0x2C] + separator
    return ByteEdit(range: place..<place, bytes: bytes, rank: .memberBefore, order: order)
  }

  private func text(of member: JSONMember) -> [UInt8] { Self.text(of: member, layout) }

  /// A member as it is written, its key first.
  static func text(of member: JSONMember, _ layout: JSONLayout) -> [UInt8] {
    var writer = JSONWriter()
    JSONWriter.appendString(member.key, to: &writer.bytes)
    writer.bytes += layout.colon
    var layout = layout
    if let base = layout.lines?.base.count {
      layout.lines?.firstColumn = base + writer.bytes.count { $0 & 0xC0 != 0x80 }
    }
    writer.write(member.value, layout: layout)
    return writer.bytes
  }

  private func keyStart(_ member: JSONMemberRef) -> Int {
    document.range(of: member.key).lowerBound
  }

  private func valueEnd(_ member: JSONMemberRef) -> Int {
    document.range(of: member.value).upperBound
  }
}
