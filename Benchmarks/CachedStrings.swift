import Engine
import Glibc
import Synchronization

/// What a string costs that the engine remembers, alone and beside a second thread that asks for the same ones.
enum CachedStrings {
  /// As many strings as fit the cache without pushing one another out.
  private static let count = 500

  static func measure(
    _ corpus: Corpus, _ engine: StyleEngine, parse: Double, _ figures: inout Figures, _ count: (Int) -> Void
  ) {
    let strings = Array(Set(corpus.strings.filter { $0.utf8.count <= 512 })).sorted().prefix(Self.count)
    let kept = strings.filter { string in
      _ = engine.resolve(string)
      let hits = engine.cacheUse.hits
      _ = engine.resolve(string)
      return engine.cacheUse.hits > hits
    }
    guard !kept.isEmpty else { return }
    let rounds = 400_000 / kept.count
    @Sendable func pass(_ strings: [String]) -> Int {
      var sum = 0
      for _ in 0..<rounds { for string in strings { sum &+= engine.resolve(string).isSound ? 1 : 0 } }
      return sum
    }
    // Each thread has read its strings by itself, as from documents: copies of one string count its references in
    // memory that both of them write, whatever they do with it.
    let (own, others) = (kept.map { copied($0) }, kept.map { copied($0) })
    let before = engine.cacheUse
    let alone = best(of: 5) { count(pass(own)) }
    let after = engine.cacheUse
    let share =
      Double(after.hits - before.hits) / Double(after.hits + after.misses - before.hits - before.misses)
    let stop = Atomic<Bool>(false)
    let work = Neighbour {
      if stop.load(ordering: .relaxed) { return false } else { return pass(others) >= 0 }
    }
    let beside = best(of: 5) { count(pass(own)) }
    stop.store(true, ordering: .relaxed)
    work.join()
    let each = 1e9 / Double(rounds * kept.count)
    if corpus.name == "catalog" {
      let classes = Double(corpus.tokens) / Double(corpus.strings.count)
      figures.note("remembered to parse", alone * each / (parse * classes))
    }
    print(
      "\(corpus.name), remembered: \(kept.count) strings of \(kept.reduce(0) { $0 + $1.utf8.count } / kept.count) bytes, \(fixed(share * 100, 1)) % found: \(fixed(alone * each, 1)) ns a string, \(fixed(beside * each, 1)) ns beside a second thread"
    )
  }

  private static func copied(_ string: String) -> String {
    String(decoding: Array(string.utf8), as: UTF8.self)
  }
}

/// A thread that repeats its work until that returns false.
final class Neighbour {
  private var thread = pthread_t()

  init(_ body: @escaping @Sendable () -> Bool) {
    let boxed = Unmanaged.passRetained(Box(body))
    pthread_create(
      &thread, nil,
      { pointer in
        guard let pointer else { return nil }
        let box = Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue()
        while box.body() {}
        return nil
      }, boxed.toOpaque())
  }

  func join() { pthread_join(thread, nil) }

  private final class Box {
    let body: @Sendable () -> Bool

    init(_ body: @escaping @Sendable () -> Bool) { self.body = body }
  }
}
