/// One line of a file such as `.gitignore`.
struct IgnoreRule {
  /// Whether it takes back what lines above leave out.
  let isNegated: Bool
  /// Whether it speaks of folders alone.
  private let isFolder: Bool
  /// Whether it is a path from the file's own folder on, and not a name anywhere below.
  private let isAnchored: Bool
  private let parts: [Part]

  private enum Part {
    /// `**`: any number of folders.
    case any
    case name(NamePattern)
  }

  /// The rules of a file, in order.
  static func all(in text: String) -> [IgnoreRule] {
    text.split(whereSeparator: \.isNewline).compactMap { IgnoreRule(String($0)) }
  }

  /// Reads a line; `nil` for one that is empty or a comment.
  init?(_ line: String) {
    var text = line
    // Blanks at the end count only behind a backslash.
    while text.last == " " || text.last == "\t", !text.hasSuffix("\\ ") { text.removeLast() }
    guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
    isNegated = text.hasPrefix("!")
    if isNegated { text.removeFirst() }
    isFolder = text.hasSuffix("/")
    while text.hasSuffix("/") { text.removeLast() }
    isAnchored = text.contains("/")
    parts = text.split(separator: "/").map { $0 == "**" ? .any : .name(NamePattern(String($0))) }
    if parts.isEmpty { return nil }
  }

  /// Whether the rule speaks of a path below its folder.
  ///
  /// - Complexity: O(*n* · *m*) in the parts of both.
  func matches(_ path: [String], isFolder: Bool) -> Bool {
    if self.isFolder, !isFolder { return false }
    guard isAnchored else { return path.last.map { matches($0, at: 0) } ?? false }
    // The parts of the rule that can be used up by the path so far.
    var reached: Set<Int> = [0]
    for (index, name) in path.enumerated() {
      var next: Set<Int> = []
      for start in closure(of: reached) {
        guard start < parts.count else { continue }
        if case .any = parts[start] {
          // A last ** stands for everything inside, not for the folder itself.
          next.insert(start)
          if start + 1 == parts.count, index + 1 == path.count { next.insert(parts.count) }
        } else if matches(name, at: start) {
          next.insert(start + 1)
        }
      }
      reached = next
    }
    return reached.contains(parts.count)
  }

  /// With every place behind a `**` that stands for no folder.
  private func closure(of places: Set<Int>) -> Set<Int> {
    var all = places
    for place in places {
      var next = place
      while next < parts.count - 1, case .any = parts[next] {
        next += 1
        all.insert(next)
      }
    }
    return all
  }

  private func matches(_ name: String, at index: Int) -> Bool {
    guard case .name(let pattern) = parts[index] else { return true }
    return pattern.isMagic ? pattern.matches(name, takesDots: true) : pattern.literal == name
  }
}
