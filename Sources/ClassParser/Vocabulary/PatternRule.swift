import StyleModel

/// A custom utility whose pattern is compiled and whose classes are cut at the places of groups.
package struct PatternRule: Sendable {
  /// A piece of the classes.
  package enum Piece: Hashable, Sendable {
    case text(String)
    /// The text of a group, by its place among the pattern's groups.
    case group(Int)
  }

  package let utility: CustomUtility
  package let matcher: PatternMatcher
  /// What each group has to be.
  let kinds: [CustomUtility.Argument]
  package let pieces: [Piece]
  /// The bytes of the classes that name groups, braces included.
  package let places: [Range<Int>]

  /// Cuts the classes and finds the groups; what is wrong stands at bytes of the classes, and for kinds of
  /// groups that the pattern does not have, at the rows of `strangers`.
  package init(
    _ utility: CustomUtility, _ matcher: PatternMatcher, faults: inout [ClassFault],
    strangers: inout [CustomUtility.Pattern.Group]
  ) {
    self.utility = utility
    self.matcher = matcher
    let groups = utility.pattern?.groups ?? []
    strangers += groups.filter { !matcher.groups.contains($0.name) }
    kinds = matcher.groups.map { name in groups.first { $0.name == name }?.kind ?? .text }
    var pieces: [Piece] = []
    var places: [Range<Int>] = []
    let bytes = Array(utility.classes.utf8)
    var textStart = 0
    func flush(to end: Int) {
      if textStart < end { pieces.append(.text(String(decoding: bytes[textStart..<end], as: UTF8.self))) }
    }
    var index = 0
    while index < bytes.count {
      guard let place = Self.place(at: index, in: bytes) else {
        index += 1
        continue
      }
      let name = String(decoding: bytes[place.lowerBound + 1..<place.upperBound - 1], as: UTF8.self)
      if let group = matcher.groups.firstIndex(of: name) {
        flush(to: place.lowerBound)
        pieces.append(.group(group))
        places.append(place)
        textStart = place.upperBound
      } else {
        faults.append(
          ClassFault(
            .unknownGroup(name, rule: utility.name), at: place,
            suggestions: Suggestions.nearest(to: name, in: matcher.groups)))
      }
      index = place.upperBound
    }
    flush(to: bytes.count)
    self.pieces = pieces
    self.places = places
  }

  /// The `{name}` that starts at an index; a reference such as `${name}` and an expression are none.
  private static func place(at index: Int, in bytes: [UInt8]) -> Range<Int>? {
    guard bytes[index] == UInt8(ascii: "{") else { return nil }
    if index > 0, [UInt8(ascii: "$"), UInt8(ascii: "@"), UInt8(ascii: "#")].contains(bytes[index - 1]) {
      return nil
    }
    var end = index + 1
    while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
    guard end > index + 1, end < bytes.count, bytes[end] == UInt8(ascii: "}") else { return nil }
    return index..<end + 1
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
  }

  /// The classes with a sign in the place of every byte that names a group, so that all others keep theirs.
  package func sample(_ sign: UInt8) -> String {
    var bytes = Array(utility.classes.utf8)
    for place in places { for index in place { bytes[index] = sign } }
    return String(decoding: bytes, as: UTF8.self)
  }
}
