import Documents
import StyleModel

/// The findings of `twc check` on their way to stdout, and the summary.
struct CheckOutput {
  /// How findings are written.
  enum Format: String {
    case text, json, github, sarif

    /// How the reporter writes what is not a finding in a document.
    var ofReporter: Reporter.Format { Reporter.Format(rawValue: rawValue) ?? .text }
  }

  private let format: Format
  private let threshold: Severity
  private let renderer: FindingRenderer
  private var sarif = SarifLog()
  private var totals = DocumentChecker.Result()
  private var documents = 0
  private var sources = 0
  private var repairs = 0
  private var repairedFiles = 0
  private var counts: [Severity: Int] = [:]
  private let levels: Levels

  init(_ format: Format, failOn: String, levels: Levels = Levels()) {
    self.format = format
    self.levels = levels
    threshold = Severity(name: failOn) ?? .error
    renderer = FindingRenderer(
      format: format.ofReporter,
      isColored: format == .text && System.isTerminal(System.output)
        && (System.variable("NO_COLOR") ?? "").isEmpty && System.variable("TERM") != "dumb")
  }

  mutating func countRepairs(_ count: Int) {
    repairs += count
    repairedFiles += 1
  }

  /// Writes what was found in one document, or in the class strings of another source.
  mutating func add(
    _ result: DocumentChecker.Result, in source: SourceText, isDocument: Bool, _ reporter: Reporter
  ) {
    totals.components += result.components
    totals.styles += result.styles
    totals.classes += result.classes
    totals.strings += result.strings
    if isDocument { documents += 1 } else { sources += 1 }
    write(result.diagnostics, in: source, reporter)
  }

  /// Writes what was found in a file of which nothing is counted.
  mutating func add(_ diagnostics: [Diagnostic], in source: SourceText, _ reporter: Reporter) {
    documents += 1
    write(diagnostics, in: source, reporter)
  }

  private mutating func write(_ diagnostics: [Diagnostic], in source: SourceText, _ reporter: Reporter) {
    var bytes: [UInt8] = []
    for var diagnostic in diagnostics {
      guard let severity = levels.severity(of: diagnostic, otherwise: reporter.severity(of: diagnostic))
      else {
        continue
      }
      diagnostic.severity = severity
      counts[diagnostic.severity, default: 0] += 1
      if diagnostic.severity >= threshold { reporter.raise(ExitCode.findings) }
      if format == .sarif {
        sarif.add(diagnostic, in: source)
      } else {
        renderer.append(diagnostic, in: source, to: &bytes)
      }
    }
    if !bytes.isEmpty { raise(Output.write(bytes), reporter) }
  }

  /// Ends the output; the summary goes to stderr, behind what could not be read.
  ///
  /// - Parameter checked: What was checked, in words; documents and what they hold unless told otherwise.
  mutating func finish(_ reporter: Reporter, isComplete: Bool, checked: String? = nil) {
    if format == .sarif { raise(Output.write(sarif.bytes(isComplete: isComplete)), reporter) }
    reporter.flush()
    Output.complain(summary(of: checked) + "\n")
  }

  private func raise(_ code: Int32, _ reporter: Reporter) {
    if code != ExitCode.fine { reporter.raise(code) }
  }

  private func summary(of subject: String?) -> String {
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    var checked: [String] = []
    if documents > 0 || sources == 0 {
      checked = [
        count(documents, "document"), count(totals.components, "component"), count(totals.styles, "style"),
      ]
    }
    if sources > 0 { checked += [count(sources, "source"), count(totals.strings, "class string")] }
    checked.append(totals.classes == 1 ? "1 class" : "\(totals.classes) classes")
    let found = [
      count(counts[.error] ?? 0, "error"), count(counts[.warning] ?? 0, "warning"),
      count(counts[.note] ?? 0, "note"),
    ]
    let mended =
      repairs > 0
      ? "; \(count(repairs, "repair")) in \(count(repairedFiles, sources > 0 ? "file" : "document"))" : ""
    return "checked \(subject ?? checked.joined(separator: ", ")): \(found.joined(separator: ", "))\(mended)"
  }
}
