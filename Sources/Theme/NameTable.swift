/// Finds names among many in constant time, over UTF-8 bytes and without making strings.
///
/// The table is built once and never changes. Colliding names sit in neighbouring cells (open addressing,
/// at most half full).
public struct NameTable: Sendable {
  /// How names are compared.
  public enum Matching: Sendable {
    case exact
    /// `muted-foreground`, `mutedForeground` and `muted_foreground` are one name.
    case folded
  }

  public let matching: Matching
  /// The names, in the order of insertion; their positions are what look-ups return.
  public private(set) var names: [String]
  private var bytes: [UInt8]
  private var ends: [UInt32]
  private var cells: [Cell]
  private var mask: UInt32

  private struct Cell: Sendable {
    var hash: UInt32
    /// Position of the name plus one; zero marks a free cell.
    var entry: UInt32
  }

  public init(_ names: [String] = [], matching: Matching = .exact) {
    self.matching = matching
    self.names = []
    bytes = []
    ends = [0]
    var capacity = 8
    while capacity < names.count * 2 + 2 { capacity *= 2 }
    cells = Array(repeating: Cell(hash: 0, entry: 0), count: capacity)
    mask = UInt32(capacity - 1)
    for name in names { insert(name) }
  }

  public var count: Int { names.count }

  /// Makes room for so many names more, so that adding them moves no others.
  package mutating func reserve(_ more: Int) {
    while (names.count + more) * 2 + 2 > cells.count { grow() }
    names.reserveCapacity(names.count + more)
    ends.reserveCapacity(ends.count + more)
  }

  /// Adds a name and returns its position, or the position that it already has.
  @discardableResult
  public mutating func insert(_ name: String) -> Int {
    if let known = position(of: name) { return known }
    if names.count * 2 + 2 > cells.count { grow() }
    let start = bytes.count
    for byte in name.utf8 { append(byte) }
    names.append(name)
    ends.append(UInt32(bytes.count))
    var hash = Self.seed
    for byte in bytes[start...] { hash = Self.mix(hash, byte) }
    place(hash: Self.finish(hash), entry: UInt32(names.count))
    return names.count - 1
  }

  /// The position of a name, or `nil`.
  public func position(of name: String) -> Int? {
    var copy = name
    return copy.withUTF8 { position(of: $0) }
  }

  /// The position of the name that `text` spells, or `nil`.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  public func position(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    var hash = Self.seed
    if matching == .exact {
      for byte in text { hash = Self.mix(hash, byte) }
    } else {
      for byte in text where !Self.isSkipped(byte) { hash = Self.mix(hash, asciiLowercase(byte)) }
    }
    return position(of: text, hash: Self.finish(hash))
  }

  private func position(of text: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int? {
    var cell = hash & mask
    while true {
      let found = cells[Int(cell)]
      if found.entry == 0 { return nil }
      if found.hash == hash, matches(text, entry: Int(found.entry) - 1) { return Int(found.entry) - 1 }
      cell = (cell &+ 1) & mask
    }
  }

  private static var seed: UInt32 { 0x811C_9DC5 }
  /// One step of FNV-1a.
  private static func mix(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 0x0100_0193 }
  /// Spreads the high bits into those that choose a cell.
  private static func finish(_ hash: UInt32) -> UInt32 { hash ^ (hash >> 15) }

  private static func isSkipped(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  private mutating func append(_ byte: UInt8) {
    switch matching {
    case .exact: bytes.append(byte)
    case .folded: if !Self.isSkipped(byte) { bytes.append(asciiLowercase(byte)) }
    }
  }

  private func matches(_ text: UnsafeBufferPointer<UInt8>, entry: Int) -> Bool {
    var at = Int(ends[entry])
    let end = Int(ends[entry + 1])
    if matching == .exact {
      guard end - at == text.count else { return false }
      return bytes.withUnsafeBufferPointer { known in
        for offset in text.indices where known[at + offset] != text[offset] { return false }
        return true
      }
    }
    for byte in text where !Self.isSkipped(byte) {
      guard at < end, bytes[at] == asciiLowercase(byte) else { return false }
      at += 1
    }
    return at == end
  }

  private mutating func grow() {
    let old = cells
    cells = Array(repeating: Cell(hash: 0, entry: 0), count: old.count * 2)
    mask = UInt32(cells.count - 1)
    for cell in old where cell.entry != 0 { place(hash: cell.hash, entry: cell.entry) }
  }

  private mutating func place(hash: UInt32, entry: UInt32) {
    var cell = hash & mask
    while cells[Int(cell)].entry != 0 { cell = (cell &+ 1) & mask }
    cells[Int(cell)] = Cell(hash: hash, entry: entry)
  }
}

@inline(__always)
private func asciiLowercase(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }
