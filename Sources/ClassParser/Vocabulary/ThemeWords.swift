import StyleModel
import Theme

/// What one name means on the scales of a theme: places there, below zero for none.
struct ThemeWord {
  /// Among the theme's colours.
  var color: Int32 = -1
  /// The raw value of a colour keyword that no colour of the theme hides.
  var keyword: Int16 = -1
  /// Whether it is a role of the accent in force, which a colour of the theme may hide.
  var isRole = false
  var radius: Int32 = -1
  var shadow: Int32 = -1
  var typeRole: Int32 = -1
}

/// The names of all scales of a theme but for spacing: one look-up answers for every row that takes a name.
///
/// It is plain data; whoever makes it frees it. A colour stands in it as the theme writes it, with hyphens and in small
/// letters alone; other spellings of a colour are in no scale and not in here.
struct ThemeWords {
  private(set) var names: NameLookup
  private(set) var words: UnsafeMutablePointer<ThemeWord>
  /// Whether some name is a number.
  private(set) var holdsNumbers = false
  /// Whether some name starts as a hexadecimal colour does.
  private(set) var holdsHex = false

  init(_ tokens: ThemeIndex) {
    let colors = tokens.colors.names
    let keywords = tokens.keywords.names
    let roles = ColorRole.ofAccent.names
    let scales = [tokens.radii.names, tokens.shadows.names, tokens.typeRoles.names]
    let spelled = colors + keywords + roles
    let count = 3 * spelled.count + scales.reduce(0) { $0 + $1.count }
    // Hyphens make a name longer, by no more than its length.
    let bytes = spelled.reduce(0) { $0 + 4 * $1.utf8.count }
    names = NameLookup(
      room: count, bytes: scales.reduce(bytes) { $1.reduce($0) { $0 + $1.utf8.count } })
    words = .allocate(capacity: max(count, 1))
    for (position, name) in colors.enumerated() {
      for spelling in Self.spellings(of: name) { change(spelling) { $0.color = Int32(position) } }
    }
    for (position, name) in keywords.enumerated() where tokens.colors.position(of: name) == nil {
      let keyword = Int16(tokens.keywordValues[position].rawValue)
      for spelling in Self.spellings(of: name) { change(spelling) { $0.keyword = keyword } }
    }
    for name in roles {
      for spelling in Self.spellings(of: name) { change(spelling) { $0.isRole = true } }
    }
    for (position, name) in scales[0].enumerated() { change(name, tokens) { $0.radius = Int32(position) } }
    for (position, name) in scales[1].enumerated() { change(name, tokens) { $0.shadow = Int32(position) } }
    for (position, name) in scales[2].enumerated() { change(name, tokens) { $0.typeRole = Int32(position) } }
  }

  func deallocate() {
    names.deallocate()
    words.deallocate()
  }

  @inline(__always)
  func word(
    in text: UnsafePointer<UInt8>, _ start: Int, _ count: Int, of total: Int
  ) -> UnsafePointer<ThemeWord>? {
    guard let position = names.position(in: text, start, count, of: total) else { return nil }
    return UnsafePointer(words + position)
  }

  /// Changes what a name means, which meant nothing before it was known.
  private mutating func change(
    _ name: String, _ tokens: ThemeIndex? = nil, _ body: (inout ThemeWord) -> Void
  ) {
    let known = names.count
    guard let position = names.insert(name) else { return }
    if position == known {
      (words + position).initialize(to: ThemeWord())
      note(name, at: position, tokens)
    }
    body(&words[position])
  }

  /// Notes what a new name tells by its letters.
  private mutating func note(_ name: String, at position: Int, _ tokens: ThemeIndex?) {
    switch name.utf8.first ?? 0 {
    case UInt8(ascii: "#"): holdsHex = true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
      holdsNumbers =
        holdsNumbers || name.utf8.allSatisfy { ByteClass.isDigit($0) || $0 == UInt8(ascii: ".") }
    case UInt8(ascii: "a"), UInt8(ascii: "A"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      words[position].isRole = ColorRole.ofAccent.position(of: name) != nil
    default: break
    }
    // A step of another scale may be a colour in a spelling of its own.
    guard let tokens else { return }
    if let color = tokens.colors.position(of: name) {
      words[position].color = Int32(color)
    } else if let keyword = tokens.keywords.position(of: name) {
      words[position].keyword = Int16(tokens.keywordValues[keyword].rawValue)
    }
  }

  private static func spellings(of name: String) -> [String] {
    let isSmall = name.utf8.allSatisfy { ($0 < 0x41 || $0 > 0x5A) && $0 != 0x2D && $0 != 0x5F }
    if isSmall { return [name] }
    let folded = name.utf8.filter { $0 != 0x2D && $0 != 0x5F }.map { asciiLowercased($0) }
    return [name, kebabCase(name), String(decoding: folded, as: UTF8.self)]
  }
}
