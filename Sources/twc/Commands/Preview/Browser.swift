#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The Chromium on the path, which takes pictures of pages.
enum Browser {
  /// Why there is no picture.
  struct Failure: Error {
    let message: String
    let id: String
  }

  /// The names that Chromium goes by, in the order in which they are tried.
  static let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

  /// Seconds that it may take.
  private static let limit = 60

  /// A picture of a page as PNG, at two pixels a point.
  static func picture(of html: String, width: Int, height: Int) throws(Failure) -> [UInt8] {
    guard let program = find() else {
      throw Failure(
        message: "a picture needs Chromium, and none is on the path (\(names.joined(separator: ", ")))",
        id: "no-browser")
    }
    var template = Array("\(System.variable("TMPDIR") ?? "/tmp")/twc-preview.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure(SystemError()) }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { remove(folder) }
    let (page, picture) = (Path.join(folder, "page.html"), Path.join(folder, "picture.png"))
    do throws(SystemError) {
      try AtomicFile.writeUnforced(Array(html.utf8), to: page)
    } catch {
      throw Failure(error)
    }
    // A browser that runs as root has no sandbox of its own; the page allows no script but its own and no network.
    let arguments =
      [
        program, "--headless=new", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
        "--disable-extensions", "--disable-background-networking", "--force-device-scale-factor=2",
        "--window-size=\(width),\(height)", "--virtual-time-budget=3000", "--user-data-dir=\(folder)/profile",
        "--screenshot=\(picture)",
      ] + (geteuid() == 0 ? ["--no-sandbox"] : []) + ["\(Path.uri(page))#screen"]
    try run(program, arguments, home: folder)
    do throws(SystemError) {
      let bytes = try FileReader.read(picture)
      if isWhole(bytes) { return bytes }
    } catch {}
    throw Failure(message: "\(program) gave no picture", id: "browser-failed")
  }

  /// The first of the names that the path has a program for.
  private static func find() -> String? {
    let folders = (System.variable("PATH") ?? "").split(separator: ":").map { String($0) }
    for name in names {
      for folder in folders {
        let path = Path.join(folder, name)
        if FileStatus.of(path)?.isRegular == true, access(path, X_OK) == 0 { return path }
      }
    }
    return nil
  }

  /// Whether bytes are a PNG from its signature to its last chunk.
  private static func isWhole(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      && bytes.suffix(8).starts(with: Array("IEND".utf8))
  }

  /// Runs a program without streams, as a group of its own, and ends it when its time is over.
  ///
  /// - Parameter home: The folder that the program takes for the user's own.
  private static func run(_ program: String, _ arguments: [String], home: String) throws(Failure) {
    var actions = Actions()
    defer { actions.destroy() }
    var child: pid_t = 0
    var pointers = arguments.map { strdup($0) } + [nil]
    let variables = ["PATH=\(System.variable("PATH") ?? "")", "HOME=\(home)", "TMPDIR=\(home)"]
    var environment = variables.map { strdup($0) } + [nil]
    defer { for pointer in pointers + environment { free(pointer) } }
    let error = posix_spawn(&child, program, &actions.files, &actions.attributes, &pointers, &environment)
    guard error == 0 else { throw Failure(SystemError(error)) }
    var status: Int32 = 0
    for _ in 0..<limit * 20 {
      let ended = System.retrying { waitpid(child, &status, WNOHANG) }
      if ended == child {
        if status == 0 { return }
        throw Failure(message: "\(program) ended with an error", id: "browser-failed")
      }
      if ended < 0 { throw Failure(SystemError()) }
      usleep(50_000)
    }
    kill(-child, SIGKILL)
    _ = System.retrying { waitpid(child, &status, 0) }
    throw Failure(message: "\(program) took longer than \(limit) seconds", id: "browser-failed")
  }

  /// What a child begins with: no streams, a group of its own, no blocked signals.
  private struct Actions {
    #if canImport(Darwin)
      var files: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var files = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif

    init() {
      posix_spawn_file_actions_init(&files)
      posix_spawnattr_init(&attributes)
      for stream in [System.input, System.output, System.errors] {
        posix_spawn_file_actions_addopen(&files, stream, "/dev/null", O_RDWR, 0)
      }
      var signals = sigset_t()
      sigemptyset(&signals)
      posix_spawnattr_setsigmask(&attributes, &signals)
      posix_spawnattr_setpgroup(&attributes, 0)
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
    }

    mutating func destroy() {
      posix_spawn_file_actions_destroy(&files)
      posix_spawnattr_destroy(&attributes)
    }
  }

  /// Removes a folder with everything in it; what cannot be removed stays.
  private static func remove(_ folder: String) {
    do throws(SystemError) {
      for name in try Folder.names(in: folder).usable {
        let path = Path.join(folder, name)
        if !FileStatus.isLink(path), FileStatus.of(path)?.isFolder == true {
          remove(path)
        } else {
          unlink(path)
        }
      }
    } catch {
      return
    }
    rmdir(folder)
  }
}

extension Browser.Failure {
  fileprivate init(_ error: SystemError) {
    self.init(message: "cannot run the browser: \(error.message)", id: "browser-failed")
  }
}
