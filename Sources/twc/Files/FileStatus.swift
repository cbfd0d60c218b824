#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the system knows of a file; links are followed.
struct FileStatus {
  /// Which file it is, whatever its path.
  struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  let identity: Identity
  let isFolder: Bool
  let isRegular: Bool
  let size: Int
  /// When the content was changed last, in nanoseconds.
  let modified: Int
  /// The permission bits.
  let mode: mode_t
  let owner: uid_t
  let group: gid_t

  init(_ path: String) throws(SystemError) {
    var raw = stat()
    if stat(path, &raw) != 0 { throw SystemError() }
    identity = Identity(device: UInt64(truncatingIfNeeded: raw.st_dev), number: UInt64(raw.st_ino))
    isFolder = raw.st_mode & S_IFMT == S_IFDIR
    isRegular = raw.st_mode & S_IFMT == S_IFREG
    size = Int(raw.st_size)
    #if canImport(Darwin)
      modified = raw.st_mtimespec.tv_sec * 1_000_000_000 + raw.st_mtimespec.tv_nsec
    #else
      modified = raw.st_mtim.tv_sec * 1_000_000_000 + raw.st_mtim.tv_nsec
    #endif
    mode = raw.st_mode & 0o7777
    owner = raw.st_uid
    group = raw.st_gid
  }

  /// The status, or `nil` when there is no such file or it cannot be asked for.
  static func of(_ path: String) -> FileStatus? {
    do throws(SystemError) { return try FileStatus(path) } catch { return nil }
  }

  /// Whether the path itself is a symbolic link.
  static func isLink(_ path: String) -> Bool {
    var raw = stat()
    return lstat(path, &raw) == 0 && raw.st_mode & S_IFMT == S_IFLNK
  }
}

/// Folders and names.
enum Folder {
  /// The names in a folder, those of itself and its parent left out, in the order of their bytes.
  ///
  /// Names that are not UTF-8 come apart, readable but not usable.
  static func names(in path: String) throws(SystemError) -> (usable: [String], broken: [String]) {
    guard let stream = opendir(path) else { throw SystemError() }
    defer { closedir(stream) }
    var usable: [String] = []
    var broken: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { RawArgument(cString: $0) }
      }
      if name.text != ".", name.text != ".." {
        if name.isValid { usable.append(name.text) } else { broken.append(name.text) }
      }
      errno = 0
    }
    if errno != 0 { throw SystemError() }
    return (usable.sorted { Path.precedes($0, $1) }, broken)
  }

  /// Makes a folder and those above it.
  static func make(_ path: String) throws(SystemError) {
    if let status = FileStatus.of(path) {
      if status.isFolder { return }
      throw SystemError(ENOTDIR)
    }
    let parent = Path.folder(of: path)
    if parent != path, !parent.isEmpty { try make(parent) }
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw SystemError() }
  }

  /// The current folder.
  static func current() -> String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }
}
