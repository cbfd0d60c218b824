/// Finds files by patterns that the shell has not expanded.
///
/// `**` stands for any number of folders, hidden ones and links left out; at the end it stands for every JSON
/// file below.
struct Glob {
  private let isAbsolute: Bool
  private let parts: [Part]

  private enum Part {
    case any
    case name(NamePattern)
  }

  /// Whether a text holds anything that makes it a pattern.
  static func isPattern(_ text: String) -> Bool {
    text.split(separator: "/").contains { $0 == "**" || NamePattern(String($0)).isMagic }
  }

  /// The folder that a pattern begins in: what stands before its first part that is more than a name.
  static func folder(of pattern: String) -> String {
    let parts = pattern.split(separator: "/").prefix { !isPattern(String($0)) }
    let isWhole = parts.count == pattern.split(separator: "/").count
    return (Path.isAbsolute(pattern) ? "/" : "") + (isWhole ? parts.dropLast() : parts).joined(separator: "/")
  }

  /// - Parameter leaf: What `**` at the end stands for.
  init(_ pattern: String, leaf: String = "*.json") {
    isAbsolute = Path.isAbsolute(pattern)
    var parts: [Part] = []
    for text in pattern.split(separator: "/") {
      if text == "**" {
        if case .any? = parts.last { continue }
        parts.append(.any)
      } else {
        parts.append(.name(NamePattern(String(text))))
      }
    }
    if case .any? = parts.last { parts.append(.name(NamePattern(leaf))) }
    self.parts = parts
  }

  /// Everything that fits, sorted.
  func matches() -> [String] {
    var search = Search(parts: parts)
    search.find(from: 0, in: isAbsolute ? "/" : "")
    return search.found.sorted { Path.precedes($0, $1) }
  }

  private struct Search {
    let parts: [Part]
    var found: [String] = []
    private var seen: Set<String> = []

    init(parts: [Part]) { self.parts = parts }

    mutating func find(from index: Int, in folder: String) {
      guard seen.insert("\(index):\(folder)").inserted else { return }
      guard index < parts.count else { return found.append(folder) }
      switch parts[index] {
      case .name(let pattern) where !pattern.isMagic:
        let path = Path.join(folder, pattern.literal)
        if FileStatus.of(path) != nil { find(from: index + 1, in: path) }
      case .name(let pattern):
        for name in names(in: folder) where pattern.matches(name) {
          let path = Path.join(folder, name)
          if index + 1 == parts.count || FileStatus.of(path)?.isFolder == true {
            find(from: index + 1, in: path)
          }
        }
      case .any:
        find(from: index + 1, in: folder)
        for name in names(in: folder) where name.utf8.first != UInt8(ascii: ".") {
          let path = Path.join(folder, name)
          if !FileStatus.isLink(path), FileStatus.of(path)?.isFolder == true { find(from: index, in: path) }
        }
      }
    }

    private func names(in folder: String) -> [String] {
      do throws(SystemError) {
        return try Folder.names(in: folder.isEmpty ? "." : folder).usable
      } catch {
        return []
      }
    }
  }
}
