#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A thread of the system that runs one function.
struct WorkerThread {
  #if canImport(Darwin)
    private let thread: pthread_t?
  #else
    private let thread: pthread_t
  #endif

  /// As much as the main thread has: documents may be deep.
  private static let stackSize = 8 << 20

  /// Starts a thread; `nil` when the system has none left.
  init?(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    defer { pthread_attr_destroy(&attributes) }
    let box = Unmanaged.passRetained(Box(body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let failure = pthread_create(
        &thread, &attributes,
        { pointer in
          Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().body()
          return nil
        }, box.toOpaque())
    #else
      var thread = pthread_t()
      let failure = pthread_create(
        &thread, &attributes,
        { pointer in
          if let pointer { Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().body() }
          return nil
        }, box.toOpaque())
    #endif
    if failure != 0 {
      box.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits for the end of the thread.
  func join() {
    #if canImport(Darwin)
      if let thread { pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
  }

  /// How many threads the machine runs at once.
  static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  private final class Box: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
