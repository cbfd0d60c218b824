import Documents
import Engine
import Glibc

/// Allocations, counted by a library that `make bench` loads before this program, and the most memory that was used.
enum Memory {
  /// Prints allocations a string for each stage, when they are counted.
  static func measure(_ corpus: Corpus, _ engine: StyleEngine, _ count: (Int) -> Void) {
    guard let symbol = dlsym(nil, "counted_allocations") else { return }
    let allocations = unsafeBitCast(symbol, to: (@convention(c) () -> UInt).self)
    func each(_ work: (String) -> Int) -> String {
      for string in corpus.strings { count(work(string)) }
      let before = allocations()
      for string in corpus.strings { count(work(string)) }
      return fixed(Double(allocations() - before) / Double(corpus.strings.count), 1)
    }
    let parse = each { engine.parse($0).declarations.count }
    let resolve = each { engine.resolve(engine.parse($0)).isSound ? 1 : 2 }
    let writing = each { write($0).count }
    let emission = each { emit($0).count }
    let remembered = each { engine.resolve($0).isSound ? 1 : 2 }
    print(
      "\(corpus.name), allocations a string: parse \(parse), + resolve \(resolve), + write \(writing), "
        + "+ emit \(emission), remembered \(remembered)")
  }

  /// Compiles one large document and prints the most memory that took, as a multiple of its size.
  static func measureLargest(_ count: (Int) -> Void) {
    let bytes = DocumentCosts.screen(600_000, hasClasses: true)
    let before = peak()
    count(DocumentCompiler(engine: StyleEngine()).compile(bytes).output?.count ?? 0)
    let megabytes = Double(bytes.count) / 1e6
    print(
      "one document of \(fixed(megabytes, 0)) MB: peak memory \(fixed(Double(peak()) / Double(bytes.count), 2)) times its size"
        + (before > bytes.count * 4 ? " (of earlier work)" : ""))
  }

  /// Gives memory that is free back to the system, so that what comes next asks for all of its own.
  static func giveBack() {
    guard let symbol = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)(0)
  }

  /// Bytes of the largest resident set so far.
  private static func peak() -> Int {
    var usage = rusage()
    getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
  }
}
