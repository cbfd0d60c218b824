import JSONText
import StyleModel

/// Writes findings to stderr and remembers the exit code that they call for.
final class Reporter {
  /// How findings are written.
  enum Format: String {
    case text, json, github
  }

  private let renderer: FindingRenderer
  private let isStrict: Bool
  private let hidesNotes: Bool
  private var hiddenNotes = 0
  private var pending: [UInt8] = []
  /// Whether it writes by itself, which a part of a run must not.
  private var flushesWhenFull = true
  /// Takes findings in texts in the place of stderr, for a command that prints them itself.
  var collector: ((Diagnostic, SourceText) -> Void)?
  /// The exit code so far; input and output weigh more than findings.
  private(set) var code = ExitCode.fine
  /// How often each exit code was called for.
  private var counts: [Int32: Int] = [:]

  /// - Parameter hidesNotes: Whether notes are counted and not shown.
  convenience init(_ format: Format, isStrict: Bool, hidesNotes: Bool = false) {
    let isColored =
      format == .text && System.isTerminal(System.errors) && (System.variable("NO_COLOR") ?? "").isEmpty
      && System.variable("TERM") != "dumb"
    self.init(
      renderer: FindingRenderer(format: format, isColored: isColored), isStrict: isStrict,
      hidesNotes: hidesNotes)
  }

  private init(renderer: FindingRenderer, isStrict: Bool, hidesNotes: Bool) {
    self.renderer = renderer
    self.isStrict = isStrict
    self.hidesNotes = hidesNotes
  }

  convenience init(_ invocation: Invocation, hidesNotes: Bool = false) {
    self.init(
      invocation[.format].flatMap { Format(rawValue: $0) } ?? .text, isStrict: invocation.has(.strict),
      hidesNotes: hidesNotes)
  }

  /// What a part of a run reports, for the one who puts the parts together in their order.
  struct Report: Sendable {
    fileprivate let text: [UInt8]
    fileprivate let counts: [Int32: Int]
    fileprivate let hiddenNotes: Int

    /// The findings as they are shown.
    var bytes: [UInt8] { text }

    /// Whether there is nothing to show.
    var isEmpty: Bool { text.isEmpty && counts.isEmpty && hiddenNotes == 0 }
  }

  /// Whether findings are written for people.
  var writesText: Bool { renderer.format == .text }

  /// Another reporter of the same settings, for a part of the run.
  func part() -> Reporter {
    let part = Reporter(renderer: renderer, isStrict: isStrict, hidesNotes: hidesNotes)
    part.flushesWhenFull = false
    return part
  }

  /// Everything that was reported, for the whole run's reporter.
  func report() -> Report { Report(text: pending, counts: counts, hiddenNotes: hiddenNotes) }

  /// Takes over what a part of the run reported.
  func add(_ part: Report) {
    pending += part.text
    hiddenNotes += part.hiddenNotes
    for (code, count) in part.counts {
      self.code = max(self.code, code)
      counts[code, default: 0] += count
    }
    if pending.count > 1 << 16 { flush() }
  }

  /// The severity that counts: with `--strict` the warning that a condition is left out is an error.
  func severity(of diagnostic: Diagnostic) -> Severity {
    let isLoss = Self.losses.contains(diagnostic.id) && diagnostic.severity == .warning
    return isStrict && isLoss ? .error : diagnostic.severity
  }

  private static let losses = ["condition-dropped", "condition-not-carried", "too-many-conditions"]

  func hasErrors(_ diagnostics: [Diagnostic]) -> Bool { diagnostics.contains { severity(of: $0) == .error } }

  /// Reports what is wrong in a text; errors call for `code`.
  func report(_ diagnostics: [Diagnostic], in source: SourceText, code: Int32 = ExitCode.findings) {
    for var diagnostic in diagnostics {
      diagnostic.severity = severity(of: diagnostic)
      if hidesNotes, diagnostic.severity == .note {
        hiddenNotes += 1
        continue
      }
      if diagnostic.severity == .error { raise(code) }
      if let collector {
        collector(diagnostic, source)
        continue
      }
      renderer.append(diagnostic, in: source, to: &pending)
      if flushesWhenFull, pending.count > 1 << 16 { flush() }
    }
  }

  /// Reports what concerns a file as a whole.
  func fail(_ message: String, file: String, id: String, code: Int32 = ExitCode.inputOutput) {
    raise(code)
    renderer.append(.error, message, file: file, id: id, to: &pending)
  }

  /// Warns about a file as a whole.
  func warn(_ message: String, file: String, id: String) {
    renderer.append(.warning, message, file: file, id: id, to: &pending)
  }

  /// Notes what concerns a file or a name as a whole.
  func note(_ message: String, file: String, id: String) {
    guard !hidesNotes else {
      hiddenNotes += 1
      return
    }
    renderer.append(.note, message, file: file, id: id, to: &pending)
  }

  /// How many errors called for an exit code, or how many there are in all.
  func count(of code: Int32? = nil) -> Int { code.map { counts[$0] ?? 0 } ?? counts.values.reduce(0, +) }

  func raise(_ other: Int32) {
    code = max(code, other)
    if other != ExitCode.fine { counts[other, default: 0] += 1 }
  }

  /// Writes what has been reported.
  func flush() {
    Output.complain(pending)
    pending.removeAll(keepingCapacity: true)
  }

  /// Writes what has been reported and gives the exit code.
  func finish() -> Int32 {
    flush()
    if hiddenNotes > 0, renderer.format == .text {
      Output.complain(
        hiddenNotes == 1 ? "1 note; --notes shows it\n" : "\(hiddenNotes) notes; --notes shows them\n")
    }
    return code
  }
}
