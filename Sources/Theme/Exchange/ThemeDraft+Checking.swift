import JSONText
import StyleModel

extension ThemeDraft {
  /// A finding at a token, or at the beginning where no token gave the entry.
  typealias Finding = (diagnostic: Diagnostic, isInDarkFile: Bool)

  /// Loads the file as `--theme` will, and leaves out what that refuses, with what stands on it.
  ///
  /// - Parameter missing: Colours whose tokens could not be read, which nothing else may be taken for.
  /// - Returns: What is wrong, each finding at the token that it is about.
  mutating func check(missing: Set<String> = []) -> [Finding] {
    var findings: [Finding] = []
    let unread = missing.filter { forms(of: $0) == nil }
    leaveOut([], unread: unread, &findings)
    for color in colors where color.forms.light == nil {
      findings.append(
        finding(
          .warning, "tokens-left", Place(part: .colors, name: color.name),
          "\(MessageText.quoted(color.name)) has no value in plain light appearance; another one stands for it"
        ))
    }
    while true {
      let bytes = Array(JSONWriter.text(json).utf8)
      var document: JSONDocument?
      do throws(JSONError) { document = try JSONDocument(parsing: bytes) } catch {
        findings.append((Diagnostic(jsonError: error, in: bytes), false))
      }
      guard let document else { break }
      let loaded = ThemeLoader.load(document.root, in: document) { Theme.preset(named: $0) }
      var left: Set<Place> = []
      for (error, entry) in Self.entries(of: loaded.diagnostics, in: document)
      where left.insert(entry).inserted { findings.append(finding(.error, error.id, entry, error.message)) }
      if left.isEmpty { break }
      leaveOut(left, unread: [], &findings)
    }
    return findings.sorted { $0.diagnostic.range.lowerBound < $1.diagnostic.range.lowerBound }
  }

  private func finding(_ severity: Severity, _ id: String, _ entry: Place, _ message: String) -> Finding {
    let origin = origin(of: entry)
    return (
      Diagnostic(severity, id: id, at: origin?.range ?? 0..<0, message), origin?.isInDarkFile ?? false
    )
  }

  /// The entries that errors are about; both stand in the order of the file.
  private static func entries(
    of errors: [Diagnostic], in document: JSONDocument
  ) -> [(error: Diagnostic, entry: Place)] {
    var ends: [(end: Int, entry: Place)] = []
    for member in document.members(of: document.root) {
      guard let part = document.string(of: member.key).flatMap({ ThemePart(rawValue: $0) }) else { continue }
      if document.kind(of: member.value) == .object {
        for inner in document.members(of: member.value) {
          let entry = Place(part: part, name: document.string(of: inner.key) ?? "")
          ends.append((document.range(of: inner.value).upperBound, entry))
        }
      } else {
        ends.append((document.range(of: member.value).upperBound, Place(part: part, name: "")))
      }
    }
    var found: [(error: Diagnostic, entry: Place)] = []
    var index = 0
    for error in errors where error.severity == .error {
      while index < ends.count, ends[index].end <= error.range.lowerBound { index += 1 }
      guard index < ends.count else { break }
      found.append((error, ends[index].entry))
    }
    return found
  }

  /// Takes entries away with all that names them, which a keyword or another colour would else be taken for.
  private mutating func leaveOut(_ entries: Set<Place>, unread: Set<String>, _ findings: inout [Finding]) {
    guard !entries.isEmpty || !unread.isEmpty else { return }
    var users: [Place: [Place]] = [:]
    for (entry, value) in referring() {
      for text in Self.texts(in: value) {
        // A shadow names others, its layers name colours.
        let isShadow = entry.part == .shadows && value == .string(text)
        let target = isShadow ? Place(part: .shadows, name: text) : Self.color(text)
        users[target, default: []].append(entry)
      }
    }
    var left = entries
    var waiting =
      unread.sorted().map { Place(part: .colors, name: $0) } + entries.sorted { $0.name < $1.name }
    while let entry = waiting.popLast() {
      for user in users[Self.key(entry)] ?? []
      where Self.key(user) != Self.key(entry) && left.insert(user).inserted {
        findings.append(
          finding(
            .error, "tokens-reference", user,
            "\(MessageText.quoted(user.name)) names \(MessageText.quoted(entry.name)), which is left out"))
        waiting.append(user)
      }
    }
    for part in ThemePart.allCases {
      let names = left.filter { $0.part == part }.map { $0.name }
      if !names.isEmpty { remove(Set(names), from: part) }
    }
  }

  private static func color(_ name: String) -> Place { Place(part: .colors, name: TokenWords.folded(name)) }

  /// The entries whose values may name other ones.
  private func referring() -> [(Place, JSONValue)] {
    colors.map { (Place(part: .colors, name: $0.name), $0.forms.json) }
      + aliases.members.map { (Place(part: .aliases, name: $0.key), $0.value) }
      + shadows.members.map { (Place(part: .shadows, name: $0.key), $0.value) }
  }

  private static func texts(in value: JSONValue) -> [String] {
    switch value {
    case .string(let text): [text]
    case .array(let elements): elements.flatMap { texts(in: $0) }
    case .object(let members): members.flatMap { $0.key == "keyword" ? [] : texts(in: $0.value) }
    default: []
    }
  }

  private func origin(of entry: Place) -> Origin? { origins[Self.key(entry)] }

  /// An entry by what it is called: names of colours and of aliases are one in the same letters.
  private static func key(_ entry: Place) -> Place {
    entry.part == .aliases || entry.part == .colors ? color(entry.name) : entry
  }
}
