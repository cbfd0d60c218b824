import StyleResolve
import StyleTargets
import Synchronization

/// The shares of a cache, which stand at a fixed place for their locks.
struct ResultShares: ~Copyable, @unchecked Sendable {
  /// A power of two.
  static let count = 8

  private let shares: UnsafeMutablePointer<ResultShare>

  init() {
    shares = .allocate(capacity: Self.count)
    for index in 0..<Self.count { (shares + index).initialize(to: ResultShare()) }
  }

  deinit {
    shares.deinitialize(count: Self.count)
    shares.deallocate()
  }

  subscript(index: Int) -> UnsafeMutablePointer<ResultShare> { shares + (index & (Self.count - 1)) }

  /// The share of the thread that asks.
  ///
  /// Threads are told apart by where their stacks stand, which needs no help of the system: one that strays over a
  /// border takes a second share, and two that look alike use one together.
  var own: UnsafeMutablePointer<ResultShare> {
    var mark: UInt8 = 0
    let stack = withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) >> 19 | 1 << (UInt.bitWidth - 1) }
    let first = Int(truncatingIfNeeded: (UInt64(stack) &* 0x9E37_79B9_7F4A_7C15) >> 32)
    for step in 0..<Self.count {
      let share = self[first &+ step]
      if share.pointee.belongs(to: stack) { return share }
    }
    return self[first]
  }
}

/// What one thread remembers, in sets that are made when it first asks.
///
/// An entry stands in one of two sets, so that hardly one makes room before all are full.
struct ResultShare: ~Copyable {
  /// A power of two.
  static let setCount = 1_024

  /// The thread's stack; zero as long as the share is free.
  private let owner = Atomic<UInt>(0)
  private let table = Atomic<UnsafeMutablePointer<ResultSet>?>(nil)

  deinit { if let sets = known { ResultSet.deallocate(sets, Self.setCount) } }

  /// Whether a thread has the share, which it takes if it is free.
  func belongs(to stack: UInt) -> Bool {
    let known = owner.load(ordering: .relaxed)
    if known == stack { return true }
    guard known == 0 else { return false }
    let (isTaken, other) = owner.compareExchange(expected: 0, desired: stack, ordering: .relaxed)
    return isTaken || other == stack
  }

  private var known: UnsafeMutablePointer<ResultSet>? { table.load(ordering: .acquiring) }

  private var sets: UnsafeMutablePointer<ResultSet> { known ?? made() }

  private func made() -> UnsafeMutablePointer<ResultSet> {
    let new = ResultSet.allocate(Self.setCount)
    let (isMade, other) = table.compareExchange(expected: nil, desired: new, ordering: .acquiringAndReleasing)
    guard !isMade, let other else { return new }
    ResultSet.deallocate(new, Self.setCount)
    return other
  }

  /// The places of the two sets for a hash.
  private static func places(of hash: UInt64) -> (first: Int, second: Int) {
    let first = Int(truncatingIfNeeded: hash) & (setCount - 1)
    return (first, first ^ (Int(truncatingIfNeeded: hash >> 16) & (setCount - 1) | 1))
  }

  func find(_ text: HashedText, _ kind: ComponentKind?, _ context: StyleContext) -> StyleEngine.Result? {
    let sets = sets
    let places = Self.places(of: text.hash)
    return sets[places.first].find(text, kind, context)
      ?? sets[places.second].find(text, kind, context, isLast: true)
  }

  func keep(_ entry: ResultEntry) {
    let sets = sets
    let places = Self.places(of: entry.hash)
    if sets[places.first].add(entry) || sets[places.second].add(entry) { return }
    // What makes room goes outside of the lock.
    sets[places.first].exchange(entry).free()
  }

  func add(to use: inout StyleEngine.CacheUse) {
    guard let known else { return }
    for index in 0..<Self.setCount { known[index].add(to: &use) }
  }
}
