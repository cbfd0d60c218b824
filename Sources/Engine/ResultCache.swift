import StyleResolve
import StyleTargets
import Synchronization

/// What an engine has resolved before, by class string, type and context.
///
/// An engine never changes, so that nothing in its cache grows stale: other rules, themes or catalogs mean another
/// engine. The number of entries and the length of their strings are bounded. Any number of threads may use it at
/// once and none waits for long: one that finds a part locked works the answer out by itself.
final class ResultCache: Sendable {
  /// Entries that one cache holds at most; an older one of the same place makes room for a newer one.
  static let capacity = partCount * Part.capacity
  /// Longer strings are not kept, in bytes.
  static let longest = 512
  /// Results with more declarations are not kept.
  static let largest = 128

  private static let partCount = 16
  private let parts: Parts

  init() { parts = Parts(count: Self.partCount) }

  private func part(of hash: UInt64) -> UnsafeMutablePointer<Part> {
    parts.pointer + Int(truncatingIfNeeded: hash) & (Self.partCount - 1)
  }

  /// The result for a string, kind and context, if it is known.
  ///
  /// - Complexity: O(*n*) in the length of the string: one hash and one comparison.
  func find(
    _ text: UnsafeBufferPointer<UInt8>, _ hash: UInt64, _ kind: ComponentKind?, _ context: StyleContext
  )
    -> StyleEngine.Result?
  {
    let part = part(of: hash)
    guard part.pointee.lock() else { return nil }
    defer { part.pointee.unlock() }
    return part.pointee.find(text, hash, kind, context)
  }

  func keep(
    _ text: UnsafeBufferPointer<UInt8>, _ hash: UInt64, _ kind: ComponentKind?, _ context: StyleContext,
    _ result: StyleEngine.Result
  ) {
    let entry = Entry(text: Array(text), hash: hash, kind: kind, context: context, result: result)
    let part = part(of: hash)
    guard part.pointee.lock() else { return }
    let old = part.pointee.keep(entry)
    part.pointee.unlock()
    // What made room goes only now, outside of the lock.
    _ = consume old
  }

  var use: StyleEngine.CacheUse {
    var use = StyleEngine.CacheUse()
    for index in 0..<Self.partCount {
      let part = parts.pointer + index
      guard part.pointee.lock() else { continue }
      defer { part.pointee.unlock() }
      part.pointee.add(to: &use)
    }
    return use
  }

  /// A hash of a string for a type and in a context: eight bytes at a time, each mixed in by one multiplication.
  static func hash(
    _ text: UnsafeBufferPointer<UInt8>, _ kind: ComponentKind?, _ context: StyleContext
  ) -> UInt64 {
    let raw = UnsafeRawBufferPointer(text)
    var hash = context.fingerprint ^ UInt64(truncatingIfNeeded: text.count)
    if let kind { for byte in kind.name.utf8 { hash = hash &* 0x100_0000_01B3 ^ UInt64(byte) } }
    var index = 0
    while index + 8 <= text.count {
      hash = mixed(hash ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var last: UInt64 = 0
    while index < text.count {
      last = last << 8 | UInt64(raw[index])
      index += 1
    }
    return mixed(hash ^ last)
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9FB2_1C65_1E98_DF25)
    return product.high ^ product.low
  }

  /// The memory of the parts, which stand at fixed places for their locks.
  private struct Parts: ~Copyable, @unchecked Sendable {
    let pointer: UnsafeMutablePointer<Part>
    private let count: Int

    init(count: Int) {
      self.count = count
      pointer = .allocate(capacity: count)
      for index in 0..<count { (pointer + index).initialize(to: Part()) }
    }

    deinit {
      for index in 0..<count { pointer[index].clear() }
      pointer.deinitialize(count: count)
      pointer.deallocate()
    }
  }

  private final class Entry: Sendable {
    let text: [UInt8]
    let hash: UInt64
    let kind: ComponentKind?
    let context: StyleContext
    let result: StyleEngine.Result

    init(
      text: [UInt8], hash: UInt64, kind: ComponentKind?, context: StyleContext, result: StyleEngine.Result
    ) {
      self.text = text
      self.hash = hash
      self.kind = kind
      self.context = context
      self.result = result
    }

    func isSame(as other: Entry) -> Bool {
      other.text.withUnsafeBufferPointer { answers($0, other.hash, other.kind, other.context) }
    }

    func answers(
      _ text: UnsafeBufferPointer<UInt8>, _ hash: UInt64, _ kind: ComponentKind?, _ context: StyleContext
    ) -> Bool {
      guard self.hash == hash, self.text.count == text.count, self.kind == kind else { return false }
      let isSame = self.text.withUnsafeBytes { known in
        let raw = UnsafeRawBufferPointer(text)
        var index = 0
        while index + 8 <= text.count {
          if known.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            != raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          {
            return false
          }
          index += 8
        }
        while index < text.count {
          if known[index] != raw[index] { return false }
          index += 1
        }
        return true
      }
      return isSame && self.context == context
    }
  }

  /// One part of the table with a lock of its own, made when it first keeps something.
  ///
  /// An entry stands in one of the four cells of its set: a new one in the first, and one that is asked for moves
  /// ahead of its neighbour.
  private struct Part: ~Copyable {
    static let capacity = 256
    private static let ways = 4

    private let isLocked = Atomic<Bool>(false)
    private var cells: UnsafeMutablePointer<Unmanaged<Entry>?>?
    private var use = StyleEngine.CacheUse()

    /// Tries a few times; returns whether the part is the caller's now.
    func lock() -> Bool {
      for _ in 0..<64 {
        if !isLocked.load(ordering: .relaxed), !isLocked.exchange(true, ordering: .acquiring) { return true }
      }
      return false
    }

    func unlock() { isLocked.store(false, ordering: .releasing) }

    /// The first cell of the set in which an entry of this hash stands.
    private func set(of hash: UInt64) -> UnsafeMutablePointer<Unmanaged<Entry>?>? {
      let sets = Self.capacity / Self.ways
      return cells.map { $0 + (Int(truncatingIfNeeded: hash >> 32) & (sets - 1)) * Self.ways }
    }

    mutating func find(
      _ text: UnsafeBufferPointer<UInt8>, _ hash: UInt64, _ kind: ComponentKind?, _ context: StyleContext
    ) -> StyleEngine.Result? {
      if let set = set(of: hash) {
        for way in 0..<Self.ways {
          guard let entry = set[way] else { break }
          let result = entry._withUnsafeGuaranteedRef { entry in
            entry.answers(text, hash, kind, context) ? entry.result : nil
          }
          guard let result else { continue }
          if way > 0 { swap(&set[way], &set[way - 1]) }
          use.hits += 1
          return result
        }
      }
      use.misses += 1
      return nil
    }

    /// Keeps an entry and returns the one that made room.
    mutating func keep(_ entry: Entry) -> Entry? {
      if cells == nil {
        cells = .allocate(capacity: Self.capacity)
        cells?.initialize(repeating: nil, count: Self.capacity)
      }
      guard let set = set(of: entry.hash) else { return entry }
      // Another thread may have kept the same one meanwhile.
      for way in 0..<Self.ways where set[way]?.takeUnretainedValue().isSame(as: entry) ?? false {
        return entry
      }
      let last = set[Self.ways - 1]
      for way in (1..<Self.ways).reversed() { set[way] = set[way - 1] }
      set[0] = Unmanaged.passRetained(entry)
      use.entries += 1
      use.bytes += entry.text.count
      guard let old = last?.takeRetainedValue() else { return nil }
      use.entries -= 1
      use.bytes -= old.text.count
      return old
    }

    func add(to whole: inout StyleEngine.CacheUse) {
      whole.entries += use.entries
      whole.bytes += use.bytes
      whole.hits += use.hits
      whole.misses += use.misses
    }

    mutating func clear() {
      guard let cells else { return }
      for cell in 0..<Self.capacity { cells[cell]?.release() }
      cells.deallocate()
      self.cells = nil
    }
  }
}

extension StyleEngine {
  /// What an engine's cache holds, and how often it helped.
  public struct CacheUse: Hashable, Sendable {
    /// Results that are kept; at most 4,096.
    public var entries = 0
    /// Bytes of the class strings of these results.
    public var bytes = 0
    public var hits = 0
    public var misses = 0

    public init() {}
  }

  /// What the engine remembers, and how often that helped, since it was made.
  public var cacheUse: CacheUse { cache.use }
}
