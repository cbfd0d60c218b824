#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why the system refused something.
struct SystemError: Error, Equatable {
  let code: Int32

  init(_ code: Int32 = errno) { self.code = code }

  /// The system's own words, and ours for what the system would do without a word.
  var message: String {
    if self == .notRegular { return "this is a pipe, a socket or a device, not a file; - reads stdin" }
    if self == .notReplaceable { return "this is no file that another could take the place of" }
    return strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }

  var isClosedPipe: Bool { code == EPIPE }
  var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  static let isFolder = SystemError(EISDIR)
  static let denied = SystemError(EACCES)
  /// Not a code of the system's: a pipe may never say anything, and a device may never end.
  static let notRegular = SystemError(-1)
  static let notReplaceable = SystemError(-2)
}

/// The C library's calls, with their errors as errors.
enum System {
  static let input: Int32 = 0
  static let output: Int32 = 1
  static let errors: Int32 = 2

  /// Makes signals errors of the call that caused them, and keeps files off closed standard descriptors.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for descriptor in [input, output, errors] where fcntl(descriptor, F_GETFD) < 0 {
      // Opening gives the lowest free number; the wrong direction keeps a use an error.
      _ = Self.open("/dev/null", descriptor == input ? O_WRONLY : O_RDONLY)
    }
  }

  static func exit(_ code: Int32) -> Never { _exit(code) }

  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) != 0 }

  static var processID: Int32 { getpid() }

  /// Repeats a call while signals interrupt it.
  static func retrying<Value: SignedInteger>(_ call: () -> Value) -> Value {
    while true {
      let value = call()
      if value != -1 || errno != EINTR { return value }
    }
  }

  private static func open(_ path: String, _ flags: Int32, _ mode: mode_t = 0o666) -> Int32 {
    retrying { path.withCString { openFile($0, flags | O_CLOEXEC, mode) } }
  }

  /// Opens a file to read it; a folder opens too, and reading it fails.
  static func openForReading(_ path: String) throws(SystemError) -> Int32 {
    let descriptor = open(path, O_RDONLY)
    if descriptor < 0 { throw SystemError() }
    return descriptor
  }

  /// Opens what is no regular file, such as a device.
  static func openDevice(_ path: String) throws(SystemError) -> Int32 {
    let descriptor = open(path, O_WRONLY)
    if descriptor < 0 { throw SystemError() }
    return descriptor
  }

  /// Makes a file that does not exist; `nil` when it does.
  static func create(_ path: String) throws(SystemError) -> Int32? {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL)
    if descriptor >= 0 { return descriptor }
    if errno == EEXIST { return nil }
    throw SystemError()
  }

  static func close(_ descriptor: Int32) throws(SystemError) {
    // After an interruption the descriptor is gone all the same.
    if closeFile(descriptor) != 0, errno != EINTR { throw SystemError() }
  }

  /// Reads what is there, at least one byte; 0 at the end.
  static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
  {
    while true {
      let count = retrying { readFile(descriptor, buffer.baseAddress, buffer.count) }
      if count >= 0 { return count }
      guard errno == EAGAIN || errno == EWOULDBLOCK else { throw SystemError() }
      wait(descriptor, POLLIN)
    }
  }

  /// Writes all bytes.
  static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = retrying { writeFile(descriptor, rest.baseAddress, rest.count) }
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        wait(descriptor, POLLOUT)
      } else {
        throw SystemError()
      }
    }
  }

  static func write(_ descriptor: Int32, _ bytes: [UInt8]) throws(SystemError) {
    // A closure of the standard library cannot pass on a typed error.
    let failure: SystemError? = bytes.withUnsafeBytes { buffer in
      do throws(SystemError) {
        try write(descriptor, buffer)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
  }

  private static func wait(_ descriptor: Int32, _ events: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    _ = poll(&request, 1, -1)
  }
}

// Inside `System` the names of the C functions mean its own.
private func openFile(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
  open(path, flags, mode)
}
private func closeFile(_ descriptor: Int32) -> Int32 { close(descriptor) }
private func readFile(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
private func writeFile(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
