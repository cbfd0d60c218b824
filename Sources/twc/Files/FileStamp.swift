#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What tells one version of a file from another, for commands that watch files.
struct FileStamp: Equatable {
  private let identity: FileStatus.Identity
  private let size: Int
  private let modified: Int

  init?(_ path: String) {
    guard let status = FileStatus.of(path) else { return nil }
    identity = status.identity
    size = status.size
    modified = status.modified
  }

  /// The files that styles are made of: those of `--theme`, `--rules` and `--recipes`, and the configuration.
  static func ofSources(_ invocation: Invocation) -> [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    if let path = invocation.configuration?.path { stamps[path] = FileStamp(path) }
    let themes = invocation[.theme].map { ThemeSource.files(of: $0) } ?? []
    for path in themes + [invocation[.rules]].compactMap({ $0 }) + invocation.all(.recipes) {
      guard FileStatus.of(path)?.isFolder == true else {
        stamps[path] = FileStamp(path)
        continue
      }
      for file in FolderWalk(path).files {
        let path = Path.join(path, file)
        stamps[path] = FileStamp(path)
      }
    }
    return stamps
  }

  /// Waits until it is time to look again: a few times a second, which every file system allows.
  static func pause() { usleep(150_000) }
}

/// Tells commands that watch files when their configuration has changed.
struct ConfigurationWatch {
  private var stamp: FileStamp?

  init(_ invocation: Invocation) { stamp = Self.stamp(of: invocation) }

  private static func stamp(of invocation: Invocation) -> FileStamp? {
    invocation.configuration.flatMap { FileStamp($0.path) }
  }

  /// The invocation with a configuration that has changed; `nil` where none has, or where the new one is wrong: that has
  /// been reported, and the old one holds until it is mended.
  mutating func change(of invocation: Invocation) throws(UsageError) -> Invocation? {
    let now = Self.stamp(of: invocation)
    guard now != stamp else { return nil }
    stamp = now
    if case .ready(let changed) = try invocation.configured() { return changed }
    return nil
  }
}
