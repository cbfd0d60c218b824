/// How the members of an object are set apart, as places in its document, so that looking at it copies nothing.
struct MemberShape {
  /// The colon of the first member with the white space around it; nil where it is broken over lines.
  let colon: Range<Int>?
  /// White space between a comma and the next key; nil where a single member does not show it.
  let separator: Range<Int>?
  /// Whether the separator is a line end and what follows it.
  let breaksLines: Bool
  let spacesBraces: Bool

  /// Shape of an object that has members; O(members).
  init(of object: JSONNode, _ style: TextStyle) {
    let document = style.document
    let lead = TextStyle.lead(of: object, in: document)
    if style.isOneLine {
      colon = TextStyle.colonSpace(of: object, in: document)
      separator = TextStyle.firstGap(of: object, in: document)
      breaksLines = false
      spacesBraces = !lead.isEmpty
      return
    }
    colon = TextStyle.colon(of: object, in: document)
    var lineBreak = LineBreak.last(in: lead, of: document)
    spacesBraces = lineBreak == nil ? !lead.isEmpty : style.spacesBraces
    if lineBreak == nil { lineBreak = Self.firstBrokenGap(of: object, in: document) }
    separator = lineBreak?.range ?? TextStyle.firstGap(of: object, in: document)
    breaksLines = lineBreak != nil
  }

  /// The first line end between two members.
  private static func firstBrokenGap(of object: JSONNode, in document: JSONDocument) -> LineBreak? {
    var end: Int?
    for member in document.members(of: object) {
      if let end {
        let start = document.range(of: member.key).lowerBound
        let gap = TextStyle.gap(from: end, to: start, in: document)
        if let lineBreak = LineBreak.last(in: gap, of: document) { return lineBreak }
      }
      end = document.range(of: member.value).upperBound
    }
    return nil
  }

  /// The bytes between a comma and the next key.
  func separator(in style: TextStyle) -> [UInt8] {
    separator.map { Array(style.document.bytes[$0]) } ?? style.gap
  }

  /// The layout of a new member.
  func layout(in style: TextStyle) -> JSONLayout {
    var layout = style.layout(colon: colon.map { Array(style.document.bytes[$0]) } ?? style.colon)
    layout.spacesBraces = spacesBraces
    if breaksLines, let separator {
      layout.lines = JSONLayout.Lines(
        indent: style.indent, base: style.document.bytes[separator].filter { $0 == 0x20 || $0 == 0x09 },
        newline: style.newline, firstColumn: 0)
    }
    return layout
  }
}
