/// What `.gitignore`, `.ignore` and `.twcignore` leave out, by the rules of gitignore(5).
///
/// Of the files that speak of a path the one in the deepest folder has the last word, and in one file the last line
/// does. They are looked for from the folder of the repository on, or in all folders above where none is one.
final class IgnoreFiles {
  /// The files that are read in each folder, the strongest last.
  static let names = [".gitignore", ".ignore", ".twcignore"]

  /// The rules of each folder, by its parts from the root on, as far as they were asked for.
  private var known: [String: [IgnoreRule]] = [:]
  /// Rules that stand in no file of their own.
  private var added: [String: [IgnoreRule]] = [:]
  /// Whether a folder is that of a repository.
  private var repositories: [String: Bool] = [:]
  /// Whether a folder is left out, with everything below it.
  private var folders: [String: Bool] = [:]
  private let current = Path.parts(Folder.current())

  /// Adds rules for what is below a folder, stronger than the files there.
  func add(_ patterns: [String], in folder: String) {
    added[Self.key(parts(folder)), default: []] += patterns.compactMap { IgnoreRule($0) }
  }

  /// Looks into a folder that somebody names, whatever is said of it.
  func enter(_ folder: String) { folders[Self.key(parts(folder))] = false }

  /// Whether a path is left out, by itself or with a folder that it is in.
  func ignores(_ path: String, isFolder: Bool) -> Bool {
    let parts = parts(path)
    guard !parts.isEmpty else { return false }
    if isLeftOut(folder: parts.dropLast()) { return true }
    return isFolder ? isLeftOut(folder: parts[...]) : isNamed(parts[...], isFolder: false)
  }

  private func parts(_ path: String) -> [String] { Path.parts(path, from: current) }

  private static func key(_ parts: some Sequence<String>) -> String { parts.joined(separator: "/") }

  private func isLeftOut(folder parts: ArraySlice<String>) -> Bool {
    guard !parts.isEmpty else { return false }
    let key = Self.key(parts)
    if let known = folders[key] { return known }
    let isLeftOut =
      !isRepository(key) && (isLeftOut(folder: parts.dropLast()) || isNamed(parts, isFolder: true))
    folders[key] = isLeftOut
    return isLeftOut
  }

  /// Whether the last rule that speaks of a path leaves it out.
  private func isNamed(_ parts: ArraySlice<String>, isFolder: Bool) -> Bool {
    var depth = parts.count - 1
    while depth >= 0 {
      let key = Self.key(parts.prefix(depth))
      let rules = rules(in: key)
      let below = Array(parts.dropFirst(depth))
      if let rule = rules.last(where: { $0.matches(below, isFolder: isFolder) }) { return !rule.isNegated }
      if isRepository(key) { return false }
      depth -= 1
    }
    return false
  }

  /// Whether a folder is that of a repository, where its rules begin.
  private func isRepository(_ key: String) -> Bool {
    if let known = repositories[key] { return known }
    let isRepository = FileStatus.of("/" + key + "/.git") != nil
    repositories[key] = isRepository
    return isRepository
  }

  private func rules(in key: String) -> [IgnoreRule] {
    if let rules = known[key] { return rules }
    var rules: [IgnoreRule] = []
    for name in Self.names {
      let path = "/" + Path.join(key, name)
      guard FileStatus.of(path)?.isRegular == true else { continue }
      // What cannot be read leaves nothing out.
      var bytes: [UInt8] = []
      do throws(SystemError) { bytes = try FileReader.read(path) } catch { continue }
      rules += IgnoreRule.all(in: String(decoding: bytes, as: UTF8.self))
    }
    rules += added[key] ?? []
    known[key] = rules
    return rules
  }
}
