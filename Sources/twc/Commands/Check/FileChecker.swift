import ClassParser
import Documents
import Engine
import SourceScan
import StyleModel

/// Checks files by what they are: documents as a whole, other sources by their class strings.
struct FileChecker: Sendable {
  /// What becomes of repairs.
  enum Fix {
    case none, dryRun, write
  }

  let documents: DocumentChecker
  let sources: SourceChecker
  /// The language of every file, where the command line names one.
  let language: SourceLanguage?
  let fix: Fix
  /// Who tells whether classes stand in their order; `nil` where nobody asks.
  let formatter: SourceFormatter?

  /// What became of one file.
  struct Outcome: Sendable {
    let name: String
    /// The text that the findings point into.
    var bytes: [UInt8] = []
    var result = DocumentChecker.Result()
    var isDocument = true
    /// Whether the file is none of ours, and nothing is to be said of it.
    var isSkipped = false
    /// Why the file is no JSON.
    var isBroken = false
    /// How many repairs were written.
    var repairs = 0
    /// What concerns the file as a whole.
    var report: Reporter.Report
  }

  /// Checks one file, and repairs it where that is asked for.
  func check(_ input: InputFile, _ reporter: Reporter) -> Outcome {
    var outcome = Outcome(name: input.name, report: reporter.report())
    if let source = input.source(reporter) {
      outcome.bytes = source.bytes
      check(source, input, &outcome, reporter)
    } else {
      outcome.isSkipped = true
    }
    outcome.report = reporter.report()
    return outcome
  }

  private func check(_ source: SourceText, _ input: InputFile, _ outcome: inout Outcome, _ reporter: Reporter)
  {
    let language = language ?? SourceLanguage(fileName: Path.name(of: input.name)) ?? .json
    guard language == .json else {
      outcome.isDocument = false
      return check(input, &outcome, reporter, as: language) { sources.check($0, as: language) }
    }
    let (document, fault) = source.json()
    guard let document else {
      outcome.result.diagnostics = [fault].compactMap { $0 }
      outcome.isBroken = true
      return
    }
    if !input.isNamed, input.path != nil, !DocumentChecker.isDocument(document) {
      outcome.isDocument = false
      check(input, &outcome, reporter, as: .json) { sources.check($0, as: .json) }
      // A folder has other JSON too, which is worth a word only where classes stand in it.
      outcome.isSkipped = outcome.result.strings == 0
      return
    }
    check(input, &outcome, reporter, as: .json) { documents.check($0) }
  }

  /// The strings whose classes stand in another order than twc fmt gives them.
  private func order(of bytes: [UInt8], as language: SourceLanguage) -> [Diagnostic] {
    guard let formatter,
      let scopes = RuleScopes(SourceText("", language == .json ? bytes : []), documents.engine)
    else { return [] }
    return formatter.format(bytes, as: language) { ClassFormatter(scopes.engine(at: $0).vocabulary) }.findings
  }

  private func check(
    _ input: InputFile, _ outcome: inout Outcome, _ reporter: Reporter, as language: SourceLanguage,
    _ findAlone: ([UInt8]) -> DocumentChecker.Result
  ) {
    func find(_ bytes: [UInt8]) -> DocumentChecker.Result {
      var result = findAlone(bytes)
      // Patterns pass by what is no UTF-8.
      if language != .json, let fault = SourceText("", bytes).encodingFault {
        result.diagnostics.append(fault)
      }
      result.diagnostics += order(of: bytes, as: language)
      return result
    }
    let bytes = outcome.bytes
    guard fix != .none else {
      outcome.result = find(bytes)
      return
    }
    let repaired = DocumentRepair(bytes, check: find) {
      language != .json || SourceText("", $0).json().fault == nil
    }
    guard repaired.count > 0, repaired.output != bytes else {
      outcome.result = repaired.rest
      return
    }
    guard fix == .write else {
      let what = repaired.count == 1 ? "1 repair changes" : "\(repaired.count) repairs change"
      reporter.fail(
        "\(what) this \(outcome.isDocument ? "document" : "source")", file: input.name, id: "would-change",
        code: ExitCode.findings)
      outcome.result = find(bytes)
      return
    }
    do throws(SystemError) {
      try AtomicFile.replace(input.path ?? "", with: repaired.output)
      outcome.repairs = repaired.count
      outcome.bytes = repaired.output
      outcome.result = repaired.rest
    } catch {
      reporter.fail("cannot write: \(error.message)", file: input.name, id: "cannot-write")
      outcome.result = find(bytes)
    }
  }
}
