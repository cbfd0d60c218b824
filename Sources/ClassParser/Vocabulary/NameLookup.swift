/// Finds names as they are written.
///
/// It is plain data: handing it on and asking it touches no reference count. Whoever makes one frees it.
struct NameLookup: @unchecked Sendable {
  /// A name whose first and last eight bytes, or all of a shorter one, stand in the cell itself.
  struct Cell {
    var head: UInt64 = 0
    var tail: UInt64 = 0
    var length: UInt32 = 0
    /// Position of the name plus one; zero marks a free cell.
    var entry: UInt32 = 0
    /// Where the bytes of a name of more than sixteen stand.
    var start: UInt32 = 0

    init() {}

    init(_ key: Key, length: Int, entry: Int, start: Int) {
      head = key.head
      tail = key.tail
      self.length = UInt32(length)
      self.entry = UInt32(entry)
      self.start = UInt32(start)
    }
  }

  let cells: UnsafeMutablePointer<Cell>
  let mask: UInt64
  /// The bytes of the long names.
  let bytes: UnsafeMutablePointer<UInt8>
  /// The length of the longest name.
  let longest: Int

  /// Indexes distinct names.
  init(_ names: [String]) {
    var capacity = 8
    while capacity < names.count * 2 + 2 { capacity *= 2 }
    let cells = UnsafeMutablePointer<Cell>.allocate(capacity: capacity)
    cells.initialize(repeating: Cell(), count: capacity)
    let total = names.reduce(0) { $0 + ($1.utf8.count > 16 ? $1.utf8.count : 0) }
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(total, 1))
    bytes.initialize(repeating: 0, count: max(total, 1))
    let mask = UInt64(capacity - 1)
    var (used, longest) = (0, 0)
    for (position, name) in names.enumerated() {
      var copy = name
      copy.withUTF8 { text in
        guard let base = text.baseAddress, !text.isEmpty else { return }
        longest = max(longest, text.count)
        let key = Key(base, text.count)
        var cell = key.hash & mask
        while cells[Int(cell)].entry != 0 { cell = (cell &+ 1) & mask }
        cells[Int(cell)] = Cell(key, length: text.count, entry: position + 1, start: used)
        guard text.count > 16 else { return }
        (bytes + used).update(from: base, count: text.count)
        used += text.count
      }
    }
    self.cells = cells
    self.mask = mask
    self.bytes = bytes
    self.longest = longest
  }

  func deallocate() {
    cells.deallocate()
    bytes.deallocate()
  }

  /// The position of the name that some bytes spell, or `nil`.
  ///
  /// - Complexity: O(*n*) in the length of the text, eight bytes at a time.
  @inline(__always)
  func position(of text: UnsafePointer<UInt8>, _ count: Int) -> Int? {
    guard count > 0, count <= longest else { return nil }
    let key = Key(text, count)
    var at = key.hash & mask
    while true {
      let cell = cells + Int(at)
      if cell.pointee.entry == 0 { return nil }
      if cell.pointee.head == key.head, cell.pointee.tail == key.tail, cell.pointee.length == count,
        count <= 16 || isSame(text, bytes + Int(cell.pointee.start), count)
      {
        return Int(cell.pointee.entry) - 1
      }
      at = (at &+ 1) & mask
    }
  }

  @inline(__always)
  func position(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let base = text.baseAddress else { return nil }
    return position(of: base, text.count)
  }

  func isSame(_ text: UnsafePointer<UInt8>, _ known: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    // The cell has compared the first and the last eight bytes.
    for index in 8..<count - 8 where text[index] != known[index] { return false }
    return true
  }

  /// What tells names apart without a look at each byte.
  struct Key {
    let head: UInt64
    let tail: UInt64
    let hash: UInt64

    @inline(__always)
    init(_ text: UnsafePointer<UInt8>, _ count: Int) {
      let raw = UnsafeRawPointer(text)
      if count >= 8 {
        head = raw.loadUnaligned(as: UInt64.self)
        tail = raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      } else if count >= 4 {
        head =
          UInt64(raw.loadUnaligned(as: UInt32.self))
          | UInt64(raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)) << 32
        tail = 0
      } else {
        head = UInt64(text[0]) | UInt64(text[count / 2]) << 8 | UInt64(text[count - 1]) << 16
        tail = 0
      }
      var mixed = (head ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
      mixed = (mixed ^ (mixed >> 32) ^ tail) &* 0xD6E8_FEB8_6659_FD93
      var offset = 8
      // Names that differ in their middle alone.
      while offset + 8 < count {
        mixed = (mixed ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
        offset += 8
      }
      hash = mixed ^ (mixed >> 29)
    }
  }
}
