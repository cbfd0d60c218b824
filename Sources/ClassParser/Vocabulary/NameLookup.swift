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
  private(set) var longest = 0
  /// How many names there are, and how many bytes the long ones take.
  private(set) var count = 0
  private var used = 0

  /// Indexes distinct names.
  init(_ names: [String]) {
    self.init(room: names.count, bytes: names.reduce(0) { $0 + ($1.utf8.count > 16 ? $1.utf8.count : 0) })
    for name in names {
      insert(name)
      // An empty name keeps its position, though nothing finds it.
      if name.isEmpty { count += 1 }
    }
  }

  /// Makes room for so many names, whose long ones take so many bytes.
  init(room names: Int, bytes total: Int) {
    var capacity = 8
    while capacity < names * 2 + 2 { capacity *= 2 }
    cells = .allocate(capacity: capacity)
    cells.initialize(repeating: Cell(), count: capacity)
    bytes = .allocate(capacity: max(total, 1))
    bytes.initialize(repeating: 0, count: max(total, 1))
    mask = UInt64(capacity - 1)
  }

  /// Adds a name for which there is room and returns its position, or the position that it already has; `nil` for an
  /// empty one.
  @discardableResult
  mutating func insert(_ name: String) -> Int? {
    var copy = name
    return copy.withUTF8 { text in
      guard let base = text.baseAddress, !text.isEmpty else { return nil }
      if let known = position(in: base, 0, text.count, of: text.count) { return known }
      longest = max(longest, text.count)
      let key = Key(base, 0, text.count, text.count)
      var cell = key.hash & mask
      while cells[Int(cell)].entry != 0 { cell = (cell &+ 1) & mask }
      count += 1
      cells[Int(cell)] = Cell(key, length: text.count, entry: count, start: used)
      if text.count > 16 {
        (bytes + used).update(from: base, count: text.count)
        used += text.count
      }
      return count - 1
    }
  }

  func deallocate() {
    cells.deallocate()
    bytes.deallocate()
  }

  /// The position of the name that `count` bytes from a place on spell, or `nil`; the whole text has `total` bytes.
  ///
  /// - Complexity: O(*n*) in the length of the name, eight bytes at a time.
  @inline(__always)
  func position(in text: UnsafePointer<UInt8>, _ start: Int, _ count: Int, of total: Int) -> Int? {
    guard count > 0, count <= longest else { return nil }
    let key = Key(text, start, count, total)
    var at = key.hash & mask
    while true {
      let cell = cells + Int(truncatingIfNeeded: at)
      if cell.pointee.entry == 0 { return nil }
      if cell.pointee.head == key.head, cell.pointee.tail == key.tail, cell.pointee.length == count,
        count <= 16 || isSame(text + start, bytes + Int(cell.pointee.start), count)
      {
        return Int(cell.pointee.entry) &- 1
      }
      at = (at &+ 1) & mask
    }
  }

  @inline(__always)
  func position(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let base = text.baseAddress else { return nil }
    return position(in: base, 0, text.count, of: text.count)
  }

  @inline(never)
  func isSame(_ text: UnsafePointer<UInt8>, _ known: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    // The cell has compared the first and the last eight bytes.
    var index = 8
    while index < count &- 8 {
      if text[index] != known[index] { return false }
      index &+= 1
    }
    return true
  }

  /// What tells names apart without a look at each byte.
  struct Key {
    let head: UInt64
    let tail: UInt64
    let hash: UInt64

    /// The key of `count` bytes from a place on in a text of `total` bytes, of which others may be read.
    @inline(__always)
    init(_ text: UnsafePointer<UInt8>, _ start: Int, _ count: Int, _ total: Int) {
      let raw = UnsafeRawPointer(text + start)
      if count > 8 {
        head = raw.loadUnaligned(as: UInt64.self)
        tail = raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
      } else {
        // Short names of all lengths take one way, since lengths change from name to name.
        let unused = UInt64(truncatingIfNeeded: 64 &- count &* 8)
        if start &+ 8 <= total {
          head = raw.loadUnaligned(as: UInt64.self) & (~0 &>> unused)
        } else if start &+ count >= 8 {
          head = raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self) &>> unused
        } else {
          head = Self.gathered(text + start, count)
        }
        tail = 0
      }
      var mixed = (head ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
      mixed = (mixed ^ (mixed >> 32) ^ tail) &* 0xD6E8_FEB8_6659_FD93
      var offset = 8
      // Names that differ in their middle alone.
      while offset &+ 8 < count {
        mixed = (mixed ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
        offset &+= 8
      }
      hash = mixed ^ (mixed >> 29)
    }

    /// Fewer than eight bytes in a text that has no more.
    @inline(never)
    private static func gathered(_ text: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
      var bytes: UInt64 = 0
      for index in 0..<count { bytes |= UInt64(text[index]) << UInt64(index &* 8) }
      return bytes
    }
  }
}
