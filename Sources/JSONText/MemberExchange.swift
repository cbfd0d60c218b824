/// A member that goes from an object while another one may come, as places in the document.
///
/// Most components of a screen are edited like that. It is the case of ``MemberRenderer`` that needs no list of the
/// members, and gives the same edits.
struct MemberExchange {
  /// The bytes that go: the member with its comma and its line.
  let gone: Range<Int>
  /// Where what comes is put: behind a member that stays.
  let place: Int

  /// The exchange of the member with a key for one behind the member with another key, or behind the one before where
  /// both are the same; nil where no member stands before. O(members).
  init?(of key: JSONNode, behind landmark: JSONNode, in object: JSONNode, _ style: TextStyle) {
    let document = style.document
    var before: Range<Int>?
    var member: Range<Int>?
    var place: Int?
    var next: Int?
    for found in document.members(of: object) {
      let whole = document.range(of: found.key).lowerBound..<document.range(of: found.value).upperBound
      if found.key == landmark { place = found.key == key ? before?.upperBound : whole.upperBound }
      if found.key == key {
        member = whole
      } else if member == nil {
        before = whole
      } else {
        next = next ?? whole.lowerBound
        if found.key.index >= landmark.index { break }
      }
    }
    guard let member, let place else { return nil }
    self.place = place
    if let next, style.isOneLine || !Self.endsItsLine(member, before, next, document) {
      gone = member.lowerBound..<next
    } else if let before {
      gone = before.upperBound..<member.upperBound
    } else {
      return nil
    }
  }

  /// Appends the edits, with what a number of ``MemberTexts`` stands for as the new member.
  func render(
    in object: JSONNode, for number: Int?, _ texts: inout MemberTexts, _ style: TextStyle,
    into edits: inout [ByteEdit]
  ) {
    let removal = ByteEdit(range: gone, bytes: [], rank: .replacement, order: -1)
    guard let number else { return edits.append(removal) }
    let bytes = texts.bytes(of: number, beside: MemberShape(of: object, style), style)
    let insertion = ByteEdit(range: place..<place, bytes: bytes, rank: .memberBehind, order: 0)
    // In the order of their places, so that edits need no sorting.
    if gone.lowerBound < place {
      edits.append(removal)
      edits.append(insertion)
    } else {
      edits.append(insertion)
      edits.append(removal)
    }
  }

  /// Whether a member that shares its line with the one before is the last of that line.
  static func endsItsLine(
    _ member: Range<Int>, _ before: Range<Int>?, _ next: Int, _ document: JSONDocument
  ) -> Bool {
    guard let before else { return false }
    let gap = TextStyle.gap(from: before.upperBound, to: member.lowerBound, in: document)
    guard LineBreak.last(in: gap, of: document) == nil else { return false }
    let gapBehind = TextStyle.gap(from: member.upperBound, to: next, in: document)
    return LineBreak.last(in: gapBehind, of: document) != nil
  }
}
