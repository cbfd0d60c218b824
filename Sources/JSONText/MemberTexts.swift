/// New members that are written many times, by numbers that stand for a key and a value each.
///
/// They can be handed from one document to the next, and are laid out anew where its habits are others.
package struct MemberTexts: Sendable {
  /// A member as it was written beside others of one shape, with the comma in front.
  private struct Variant: Sendable {
    let colon: [UInt8]
    let separator: [UInt8]
    let breaksLines: Bool
    let spacesBraces: Bool
    let bytes: [UInt8]
  }

  private struct Known: Sendable {
    let member: JSONMember
    /// Those of documents on several lines differ in their indentation.
    var variants: [Variant] = []

    /// Variants that are kept at most.
    static let limit = 16
  }

  private var known: [Known] = []
  /// The habits of the documents that they were written for.
  private var habits: (layout: JSONLayout, indent: [UInt8], newline: [UInt8])?

  package init() {}

  /// Takes a member in and returns the number that stands for it.
  package mutating func add(_ member: JSONMember) -> Int {
    known.append(Known(member: member))
    return known.count - 1
  }

  /// The member that a number stands for.
  package subscript(number: Int) -> JSONMember { known[number].member }

  /// Forgets what was written for documents of other habits.
  mutating func adapt(to style: TextStyle) {
    let layout = style.layout(colon: style.colon)
    if let habits, habits.layout == layout, habits.indent == style.indent, habits.newline == style.newline {
      return
    }
    for index in known.indices { known[index].variants = [] }
    habits = (layout, style.indent, style.newline)
  }

  /// The bytes of what a number stands for beside members of a shape; every use shares them.
  mutating func bytes(of number: Int, beside shape: MemberShape, _ style: TextStyle) -> [UInt8] {
    let document = style.document
    for variant in known[number].variants
    where variant.breaksLines == shape.breaksLines && variant.spacesBraces == shape.spacesBraces
      && document.has(variant.colon, at: shape.colon, or: style.colon)
      && document.has(variant.separator, at: shape.separator, or: style.gap)
    {
      return variant.bytes
    }
    let (layout, separator) = (shape.layout(in: style), shape.separator(in: style))
    let bytes = [0x2C] + separator + MemberRenderer.text(of: known[number].member, layout)
    if known[number].variants.count >= Known.limit { known[number].variants.removeAll() }
    known[number].variants.append(
      Variant(
        colon: layout.colon, separator: separator, breaksLines: shape.breaksLines,
        spacesBraces: shape.spacesBraces, bytes: bytes))
    return bytes
  }
}

extension JSONDocument {
  /// Whether some bytes stand at a place, or are the same as others where there is no place.
  fileprivate func has(_ bytes: [UInt8], at place: Range<Int>?, or others: [UInt8]) -> Bool {
    guard let place else { return bytes == others }
    guard place.count == bytes.count else { return false }
    for index in bytes.indices where self.bytes[place.lowerBound + index] != bytes[index] { return false }
    return true
  }
}
