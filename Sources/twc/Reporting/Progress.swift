#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Tells on a terminal how far a long run is: documents, classes, rate and the time that is left.
final class Progress {
  private let isShown: Bool
  /// How much there is in all, in the unit of `done`; `nil` when nobody knows.
  private let total: Int?
  private let start = Progress.now()
  private var lastShown = 0.0
  private var documents = 0
  private var classes = 0
  private var done = 0

  /// - Parameter isShown: Whether to tell at all; without a terminal nothing is told either.
  init(total: Int?, isShown: Bool) {
    self.total = total
    self.isShown = isShown && System.isTerminal(System.errors)
  }

  /// Counts documents with their classes; `done` is how far that brings the run.
  func add(documents: Int, classes: Int, done: Int) {
    guard isShown else { return }
    self.documents += documents
    self.classes += classes
    self.done += done
    let time = Self.now() - start
    guard time - lastShown > 0.25 else { return }
    lastShown = time
    Output.complain("\r\(line(after: time))\u{1B}[K")
  }

  /// Takes the line off the terminal, for findings and for the end.
  func clear() {
    guard isShown, lastShown > 0 else { return }
    Output.complain("\r\u{1B}[K")
  }

  private func line(after time: Double) -> String {
    var parts = ["\(documents) documents", "\(classes) classes", "\(Int(Double(documents) / time)) a second"]
    if let total, done > 0 {
      let left = time * Double(max(total - done, 0)) / Double(done)
      parts.append("\(Int(left.rounded(.up))) s left")
    }
    return parts.joined(separator: ", ")
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
