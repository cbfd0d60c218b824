#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a signal that ends the process leaves behind: whole lines on stdout and no temporary files.
enum Interruption {
  /// Files that are being written and have no name of their own yet; whole pieces of output under way.
  private struct Work {
    var temporaries: Set<String> = []
    var isWriting = false
    var isEnding = false
  }

  private static let work = Monitor(Work())

  /// From now on signals that end the process wait for the piece of output under way and remove temporary files.
  ///
  /// Called before other threads start, so that none of them takes the signals.
  static func prepare() {
    var signals = signals
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let watcher = WorkerThread { if let caught = wait() { end(by: caught) } }
    if watcher == nil { pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
  }

  /// The signals that end the process.
  private static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    return signals
  }

  /// Waits for one of them.
  private static func wait() -> Int32? {
    var signals = signals
    var caught: Int32 = 0
    return sigwait(&signals, &caught) == 0 ? caught : nil
  }

  private static func end(by caught: Int32) {
    // A second signal does not wait for a reader that takes nothing.
    _ = WorkerThread { if let again = wait() { System.exit(128 + again) } }
    let temporaries = work.wait { work -> Set<String>? in
      work.isEnding = true
      return work.isWriting ? nil : work.temporaries
    }
    for path in temporaries { unlink(path) }
    System.exit(128 + caught)
  }

  /// Writes a piece of output that signals do not cut.
  static func whole<Value>(_ body: () -> Value) -> Value {
    work.wait { work -> Void? in
      // The process ends; what waits here is not begun.
      if work.isEnding { return nil }
      work.isWriting = true
      return ()
    }
    defer { work.change { work in work.isWriting = false } }
    return body()
  }

  static func add(temporary path: String) { work.change { work in _ = work.temporaries.insert(path) } }

  static func remove(temporary path: String) { work.change { work in _ = work.temporaries.remove(path) } }
}
