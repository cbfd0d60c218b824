/// Work on many items by several threads, with the outcomes in the order of the items.
///
/// A bounded number of items is under way at once, so that memory does not grow with their number: reading waits for
/// the slowest item, and nothing piles up behind a slow reader of the outcomes.
struct OrderedPipeline<Item: Sendable, Outcome: Sendable> {
  /// How many threads work.
  let jobs: Int

  private struct State {
    var waiting: [(index: Int, item: Item)] = []
    var finished: [Int: Outcome] = [:]
    /// How many items were handed in, and how many outcomes were handed out.
    var handedIn = 0
    var handedOut = 0
    /// Whether no more items come.
    var isClosed = false
    /// Whether nobody wants more outcomes.
    var isStopped = false
  }

  /// Runs until there are no more items, or until `deliver` says that it wants no more.
  ///
  /// - Parameters:
  ///   - next: Gives the next item, or `nil` at the end; called on the calling thread.
  ///   - work: Works on an item; called on any thread, and by several at once.
  ///   - deliver: Takes an outcome; called in order, by one thread at a time. It returns whether it wants more.
  func run(
    next: () -> Item?, work: @escaping @Sendable (Item) -> Outcome,
    deliver: @escaping @Sendable (Outcome) -> Bool
  ) {
    guard jobs > 1 else { return runAlone(next: next, work: work, deliver: deliver) }
    let monitor = Monitor(State())
    let capacity = jobs * 4
    let writer = WorkerThread { Self.handOut(monitor, deliver) }
    let workers = (0..<jobs).compactMap { _ in WorkerThread { Self.work(monitor, work) } }
    guard let writer, !workers.isEmpty else {
      // The system has no threads to spare.
      monitor.change { state in state.isClosed = true }
      for worker in workers { worker.join() }
      writer?.join()
      return runAlone(next: next, work: work, deliver: deliver)
    }
    while let item = next() {
      let isWanted = monitor.wait { state -> Bool? in
        if state.isStopped { return false }
        guard state.handedIn - state.handedOut < capacity else { return nil }
        state.waiting.append((state.handedIn, item))
        state.handedIn += 1
        return true
      }
      if !isWanted { break }
    }
    monitor.change { state in state.isClosed = true }
    for worker in workers { worker.join() }
    writer.join()
  }

  /// Works on items that are there already.
  func run(
    over items: [Item], work: @escaping @Sendable (Item) -> Outcome,
    deliver: @escaping @Sendable (Outcome) -> Bool
  ) {
    var rest = items.makeIterator()
    run(next: { rest.next() }, work: work, deliver: deliver)
  }

  private func runAlone(next: () -> Item?, work: (Item) -> Outcome, deliver: (Outcome) -> Bool) {
    while let item = next() { guard deliver(work(item)) else { return } }
  }

  private static func work(_ monitor: Monitor<State>, _ work: @Sendable (Item) -> Outcome) {
    while true {
      let taken = monitor.wait { state -> (index: Int, item: Item)?? in
        if state.isStopped { return .some(nil) }
        if !state.waiting.isEmpty { return state.waiting.removeFirst() }
        return state.isClosed ? .some(nil) : nil
      }
      guard let taken else { return }
      let outcome = work(taken.item)
      monitor.change { state in state.finished[taken.index] = outcome }
    }
  }

  private static func handOut(_ monitor: Monitor<State>, _ deliver: @Sendable (Outcome) -> Bool) {
    while true {
      let outcome = monitor.wait { state -> Outcome?? in
        if let outcome = state.finished.removeValue(forKey: state.handedOut) {
          state.handedOut += 1
          return outcome
        }
        return state.isClosed && state.handedOut == state.handedIn ? .some(nil) : nil
      }
      guard let outcome else { return }
      if deliver(outcome) { continue }
      monitor.change { state in state.isStopped = true }
      return
    }
  }
}
