import StyleModel

/// Findings in the order in which they were made, each once.
struct FindingList {
  private(set) var all: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []

  /// Adds a finding that is not there yet.
  ///
  /// - Complexity: O(1) on average.
  mutating func add(_ finding: Diagnostic) {
    if seen.insert(finding).inserted { all.append(finding) }
  }

  /// Adds what cannot cross, or crosses nearly.
  mutating func add(_ severity: Severity, at range: Range<Int>, _ message: String) {
    add(Diagnostic(severity, id: "not-crossing", at: range, message))
  }
}
