import StyleResolve
import StyleTargets
import Synchronization

/// Four entries of the cache with a lock of their own, in one line of a processor's cache.
///
/// Whoever finds the set locked works the answer out without it. An entry that was asked for stays when the next one
/// has to go.
struct ResultSet: ~Copyable {
  static let ways = 4
  /// Bytes of a line of most processors.
  private static let line = 64

  private let isLocked = Atomic<Bool>(false)
  /// A bit for each entry that was asked for.
  private var recent: UInt8 = 0
  /// The entry that goes next unless it was asked for.
  private var hand: UInt8 = 0
  /// Sixteen bits of each entry's hash.
  private var tags: UInt64 = 0
  private var hits: UInt64 = 0
  private var misses: UInt64 = 0
  private var entries: (ResultEntry?, ResultEntry?, ResultEntry?, ResultEntry?) = (nil, nil, nil, nil)

  /// Sets at a fixed place, each at the start of a line.
  static func allocate(_ count: Int) -> UnsafeMutablePointer<ResultSet> {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: count * MemoryLayout<ResultSet>.stride, alignment: line)
    let sets = memory.bindMemory(to: ResultSet.self, capacity: count)
    for index in 0..<count { (sets + index).initialize(to: ResultSet()) }
    return sets
  }

  static func deallocate(_ sets: UnsafeMutablePointer<ResultSet>, _ count: Int) {
    sets.deinitialize(count: count)
    UnsafeMutableRawPointer(sets).deallocate()
  }

  deinit { for way in 0..<Self.ways { self[way]?.free() } }

  /// Tries a few times; returns whether the set is the caller's now.
  private func lock() -> Bool {
    for _ in 0..<64 {
      if !isLocked.load(ordering: .relaxed), !isLocked.exchange(true, ordering: .acquiring) { return true }
    }
    return false
  }

  private func unlock() {
    // The compiler takes counting a reference for something that no other thread sees: but for the fence it may hold
    // on to a result only when the set is open again, and its entry perhaps gone.
    atomicMemoryFence(ordering: .releasing)
    isLocked.store(false, ordering: .releasing)
  }

  private subscript(way: Int) -> ResultEntry? {
    get {
      switch way {
      case 0: entries.0
      case 1: entries.1
      case 2: entries.2
      default: entries.3
      }
    }
    set {
      switch way {
      case 0: entries.0 = newValue
      case 1: entries.1 = newValue
      case 2: entries.2 = newValue
      default: entries.3 = newValue
      }
    }
  }

  private static func tag(of hash: UInt64) -> UInt64 { hash >> 48 }

  private func hasTag(_ tag: UInt64, at way: Int) -> Bool { (tags >> UInt64(way &* 16)) & 0xFFFF == tag }

  /// The result for a string, kind and context, if it stands here; else that is a miss, if there is no other place.
  mutating func find(
    _ text: HashedText, _ kind: ComponentKind?, _ context: StyleContext, isLast: Bool = false
  ) -> StyleEngine.Result? {
    guard lock() else { return nil }
    defer { unlock() }
    let tag = Self.tag(of: text.hash)
    for way in 0..<Self.ways where hasTag(tag, at: way) {
      guard let entry = self[way], entry.answers(text, kind, context) else { continue }
      recent |= 1 << UInt8(truncatingIfNeeded: way)
      hits &+= 1
      return entry.result
    }
    if isLast { misses &+= 1 }
    return nil
  }

  /// Adds an entry if there is room; returns whether there was.
  mutating func add(_ entry: ResultEntry) -> Bool {
    guard lock() else { return false }
    defer { unlock() }
    for way in 0..<Self.ways where self[way] == nil {
      put(entry, at: way)
      return true
    }
    return false
  }

  /// Puts an entry in the place of another one and returns that, or itself where the set is locked.
  mutating func exchange(_ entry: ResultEntry) -> ResultEntry {
    guard lock() else { return entry }
    defer { unlock() }
    while recent & (1 << hand) != 0 {
      recent &= ~(1 << hand)
      advance()
    }
    let way = Int(hand)
    advance()
    guard let old = self[way] else { return entry }
    put(entry, at: way)
    return old
  }

  private mutating func put(_ entry: ResultEntry, at way: Int) {
    self[way] = entry
    let bits = UInt64(way &* 16)
    tags = tags & ~(0xFFFF << bits) | Self.tag(of: entry.hash) << bits
  }

  private mutating func advance() { hand = (hand &+ 1) & UInt8(Self.ways - 1) }

  mutating func add(to use: inout StyleEngine.CacheUse) {
    guard lock() else { return }
    defer { unlock() }
    use.hits += Int(truncatingIfNeeded: hits)
    use.misses += Int(truncatingIfNeeded: misses)
    for way in 0..<Self.ways {
      guard let entry = self[way] else { continue }
      use.entries += 1
      use.bytes += entry.count
    }
  }
}
