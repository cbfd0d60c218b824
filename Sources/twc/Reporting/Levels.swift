import Documents
import StyleModel

/// The severities that findings get in place of their own, by their identifiers.
struct Levels {
  /// What a finding of a rule counts as; `nil` leaves it out.
  private var severities: [String: Severity?] = [:]

  /// The words of levels.
  static let words = ["off", "note", "warning", "error"]

  /// The levels of `--level ID=LEVEL`, later ones over earlier ones.
  init(_ texts: [String] = []) throws(UsageError) {
    for text in texts {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw UsageError("\(Option.level.row.name) takes ID=LEVEL, not \"\(text)\"")
      }
      let (id, word) = (String(parts[0]), String(parts[1]))
      guard RuleTable.row(id) != nil else {
        throw UsageError(RuleList.unknown(id), suggestions: RuleList.near(id))
      }
      guard Self.words.contains(word) else {
        throw UsageError(
          "a level is \(Wording.list(Self.words, "or")), not \"\(word)\"",
          suggestions: Suggestions.nearest(to: word, in: Self.words))
      }
      severities[id] = .some(Severity(name: word))
    }
  }

  /// No levels but the rules' own.
  init() {}

  /// Whether a rule that is off by itself has been asked for.
  func asks(for id: String) -> Bool { severities[id].map { $0 != nil } ?? false }

  /// What a finding counts as; `nil` where it is left out.
  func severity(of diagnostic: Diagnostic, otherwise own: Severity) -> Severity? {
    if let level = severities[diagnostic.id] { return level }
    return own
  }
}
