import ClassParser

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Expansions by the text of their class, for all threads.
///
/// It holds a bounded number and forgets all of them when it is full, so that texts without end cost time and
/// not memory. The lock makes it safe to share.
final class ExpansionStore: @unchecked Sendable {
  static let capacity = 4_096
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var known: [[UInt8]: Expansion] = [:]

  init() {
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  func find(_ text: UnsafeBufferPointer<UInt8>) -> Expansion? {
    let key = Array(text)
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return known[key]
  }

  func keep(_ text: UnsafeBufferPointer<UInt8>, _ expansion: Expansion) {
    let key = Array(text)
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    if known.count >= Self.capacity { known.removeAll() }
    known[key] = expansion
  }
}
