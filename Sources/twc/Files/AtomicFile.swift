#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes whole files: the new content is there at once, or the old one stays.
enum AtomicFile {
  /// Replaces or makes a file.
  ///
  /// The bytes go to a new file in the same folder, are forced to the disk, and take the old file's place
  /// with its permissions. A link stays a link. What is no regular file, such as a device, is written to
  /// directly.
  static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    try write(bytes, to: path, isForced: true)
  }

  /// The same for what may be lost with the machine's power, such as a cache: whole or not there, and sooner done.
  static func writeUnforced(_ bytes: [UInt8], to path: String) throws(SystemError) {
    try write(bytes, to: path, isForced: false)
  }

  private static func write(_ bytes: [UInt8], to path: String, isForced: Bool) throws(SystemError) {
    let file = try begin(path)
    do throws(SystemError) {
      try file.append(bytes)
    } catch {
      discard(file)
      throw error
    }
    try finish(file, isForced: isForced)
  }

  /// A file that grows while it is written and gets its name when it is whole.
  struct Growing: Sendable {
    fileprivate let target: String
    fileprivate let status: FileStatus?
    /// `nil` for a device, which is written to directly.
    fileprivate let temporary: String?
    fileprivate let descriptor: Int32

    func append(_ bytes: [UInt8]) throws(SystemError) { try System.write(descriptor, bytes) }
  }

  /// Begins a file that is written piece by piece.
  static func begin(_ path: String) throws(SystemError) -> Growing {
    let target = resolved(path)
    let status = FileStatus.of(target)
    if let status {
      if status.isFolder { throw .isFolder }
      if !status.isRegular {
        let descriptor = try System.openDevice(target)
        return Growing(target: target, status: nil, temporary: nil, descriptor: descriptor)
      }
      // A file that may not be written must not be replaced either.
      if access(target, W_OK) != 0 { throw SystemError() }
    }
    let (temporary, descriptor) = try makeTemporary(beside: target)
    return Growing(target: target, status: status, temporary: temporary, descriptor: descriptor)
  }

  /// Gives the file its name.
  static func finish(_ file: Growing, isForced: Bool = true) throws(SystemError) {
    guard let temporary = file.temporary else { return try System.close(file.descriptor) }
    do throws(SystemError) {
      try settle(file.descriptor, file.status, isForced: isForced)
      if rename(temporary, file.target) != 0 { throw SystemError() }
      Interruption.remove(temporary: temporary)
    } catch {
      discard(temporary)
      throw error
    }
    if isForced { syncFolder(Path.folder(of: file.target)) }
  }

  /// Forgets the file; the one that had the name stays.
  static func discard(_ file: Growing) {
    close(file.descriptor)
    if let temporary = file.temporary { discard(temporary) }
  }

  private static func discard(_ temporary: String) {
    unlink(temporary)
    Interruption.remove(temporary: temporary)
  }

  /// Replaces a file that was read; a pipe takes nothing back.
  static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    if FileStatus.of(path)?.isRegular == false { throw .notReplaceable }
    try write(bytes, to: path)
  }

  /// The file that links lead to.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func makeTemporary(beside target: String) throws(SystemError) -> (String, Int32) {
    let folder = Path.folder(of: target)
    // A long name must not become too long.
    let name = String(Path.name(of: target).prefix(40))
    for attempt in 0..<1000 {
      let path = Path.join(folder, ".\(name).\(System.processID)-\(attempt).tmp")
      if let descriptor = try System.create(path) {
        Interruption.add(temporary: path)
        return (path, descriptor)
      }
    }
    throw SystemError(EEXIST)
  }

  /// Gives what was written the old file's owner and permissions, forces it to the disk and closes it.
  private static func settle(
    _ descriptor: Int32, _ old: FileStatus?, isForced: Bool
  ) throws(SystemError) {
    do throws(SystemError) {
      if let old {
        // Only the owner may give files away, and giving away clears bits of the mode.
        if old.owner != geteuid() || old.group != getegid() { _ = fchown(descriptor, old.owner, old.group) }
        if fchmod(descriptor, old.mode) != 0 { throw SystemError() }
      }
      if isForced, System.retrying({ fsync(descriptor) }) != 0, errno != EINVAL, errno != ENOTSUP {
        throw SystemError()
      }
    } catch {
      close(descriptor)
      throw error
    }
    try System.close(descriptor)
  }

  /// Makes the new name last; a file system that cannot is not worth an error.
  private static func syncFolder(_ path: String) {
    let descriptor = open(path.isEmpty ? "." : path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
