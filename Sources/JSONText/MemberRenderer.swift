/// New members that are written many times, as they were written last, with the comma in front.
struct MemberTexts: Sendable {
  private var known: [Int: (layout: JSONLayout, separator: [UInt8], bytes: [UInt8])] = [:]

  /// The bytes of what a number stands for, made when it is new; every use shares them.
  mutating func bytes(
    _ alike: Int?, _ layout: JSONLayout, _ separator: [UInt8], _ make: () -> [UInt8]
  ) -> [UInt8] {
    guard let alike else { return make() }
    if let known = known[alike], known.layout == layout, known.separator == separator { return known.bytes }
    let bytes = make()
    known[alike] = (layout, separator, bytes)
    return bytes
  }
}

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
    let lead = TextStyle.lead(of: object, in: document)
    var layout = style.layout(colon: TextStyle.colon(of: object, in: document) ?? style.colon)
    let blank: [UInt8] = [0x20]
    var padding: (front: [UInt8], back: [UInt8]) = layout.spacesBraces ? (blank, blank) : ([], [])
    var lineBreak = LineBreak.last(in: lead)?.bytes
    if members.isEmpty, lineBreak != nil {
      let outer = style.lineIndent(at: range.lowerBound)
      lineBreak = style.newline + outer + style.indent
      padding = (style.newline + outer + style.indent, style.newline + outer)
    } else if !members.isEmpty, lineBreak == nil {
      layout.spacesBraces = !lead.isEmpty
    }
    let gaps = zip(members, members.dropFirst()).lazy.map { before, next in
      TextStyle.gap(
        from: document.range(of: before.value).upperBound, to: document.range(of: next.key).lowerBound,
        in: document)
    }
    if let lineBreak = lineBreak ?? gaps.compactMap({ LineBreak.last(in: $0)?.bytes }).first {
      separator = lineBreak
      layout.lines = JSONLayout.Lines(
        indent: style.indent, base: lineBreak.filter { $0 == 0x20 || $0 == 0x09 }, newline: style.newline,
        firstColumn: 0)
    } else {
      separator = gaps.first(where: { _ in true }).map { Array($0) } ?? (layout.spacesCommas ? blank : [])
    }
    self.layout = layout
    self.padding = padding
  }

  func render(into edits: inout [ByteEdit], _ texts: inout MemberTexts) {
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
      case .added(let member, let alike):
        edits.append(insertion(of: member, alike, behind: kept, order: index, &texts))
      }
    }
  }

  /// Whether a member that shares its line with the one before is the last of that line: it goes with the
  /// comma before it then, so that the line of the next member stays.
  private func endsItsLine(_ index: Int) -> Bool {
    guard index > 0, index + 1 < members.count else { return false }
    func breaks(_ before: JSONMemberRef, _ next: JSONMemberRef) -> Bool {
      LineBreak.last(in: TextStyle.gap(from: valueEnd(before), to: keyStart(next), in: document)) != nil
    }
    return !breaks(members[index - 1], members[index]) && breaks(members[index], members[index + 1])
  }

  /// Edits when no member of the document stays.
  private func contentEdits() -> [ByteEdit] {
    var content: [UInt8] = []
    for case .added(let member, _) in list.items {
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

  private func insertion(
    of member: JSONMember, _ alike: Int?, behind kept: JSONMemberRef?, order: Int, _ texts: inout MemberTexts
  ) -> ByteEdit {
    if let kept {
      let place = valueEnd(kept)
      let bytes = texts.bytes(alike, layout, separator) { [0x2C] + separator + text(of: member) }
      return ByteEdit(range: place..<place, bytes: bytes, rank: .memberBehind, order: order)
    }
    // Every member before it goes, so it stands before the first that stays.
    let next = list.items.lazy.compactMap { if case .kept(let member) = $0 { member } else { nil } }.first
    let place = next.map { keyStart($0) } ?? range.lowerBound + 1
    let bytes = text(of: member) + [0x2C] + separator
    return ByteEdit(range: place..<place, bytes: bytes, rank: .memberBefore, order: order)
  }

  private func text(of member: JSONMember) -> [UInt8] {
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
