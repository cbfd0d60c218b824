/// Lists the JSON files, or others by their names, below a folder.
///
/// Hidden names are left out, and so are pipes, sockets and devices: reading one might never end. Links to folders are followed unless they lead up; a folder is walked once,
/// under its own path if that is below the folder too.
struct FolderWalk {
  /// What could not be listed, and why.
  struct Failure {
    let path: String
    let message: String
  }

  /// Paths below the folder, relative to it, sorted.
  private(set) var files: [String] = []
  private(set) var failures: [Failure] = []
  private var visited: Set<FileStatus.Identity> = []
  /// Links to folders, looked at after everything else.
  private var links: [(path: String, relative: String)] = []

  /// Whether a file of a name is listed.
  private let accepts: (String) -> Bool
  private let ignore: IgnoreFiles?

  /// - Parameter ignore: What says which names are left out.
  init(
    _ folder: String, ignore: IgnoreFiles? = nil,
    accepting accepts: @escaping (String) -> Bool = FolderWalk.isJSON
  ) {
    self.accepts = accepts
    self.ignore = ignore
    ignore?.enter(folder)
    visitAncestors(of: folder)
    // The topmost folder is above itself.
    if let status = FileStatus.of(folder) { visited.remove(status.identity) }
    walk(folder, "")
    while !links.isEmpty {
      let link = links.removeFirst()
      walk(link.path, link.relative)
    }
    files.sort { Path.precedes($0, $1) }
  }

  /// Marks the folders above as seen, so that no link leads there.
  private mutating func visitAncestors(of folder: String) {
    var path = folder
    repeat {
      path = Path.join(path, "..")
    } while FileStatus.of(path).map { visited.insert($0.identity).inserted } == true
  }

  private mutating func walk(_ path: String, _ relative: String) {
    do throws(SystemError) {
      guard visited.insert(try FileStatus(path).identity).inserted else { return }
      let names = try Folder.names(in: path)
      for name in names.broken where accepts(name) {
        failures.append(Failure(path: Path.join(path, name), message: "the file's name is not UTF-8"))
      }
      for name in names.usable where name.utf8.first != UInt8(ascii: ".") {
        let below = Path.join(path, name)
        // A dangling link is listed, so that opening it says what is wrong.
        let status = FileStatus.of(below)
        if ignore?.ignores(below, isFolder: status?.isFolder == true) == true { continue }
        if status?.isFolder == true {
          if FileStatus.isLink(below) {
            links.append((below, Path.join(relative, name)))
          } else {
            walk(below, Path.join(relative, name))
          }
        } else if status?.isRegular ?? true, accepts(name) {
          files.append(Path.join(relative, name))
        }
      }
    } catch {
      failures.append(Failure(path: path, message: error.message))
    }
  }

  static func isJSON(_ name: String) -> Bool { name.utf8.count > 5 && name.hasSuffix(".json") }
}
