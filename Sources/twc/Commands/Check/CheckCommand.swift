import Documents
import JSONText
import SourceScan
import StyleModel

/// `twc check`: what is wrong in documents and in the classes of sources, and the repairs that are certain.
struct CheckCommand {
  static let command = Command(
    name: "check", operands: "FILE|GLOB|FOLDER|- …",
    summary: "Report what is wrong in documents, and in the classes of Swift and other sources",
    details: """
      StemJSON and Flow are checked as a whole, other sources by the class strings that scan finds in them. A
      folder stands for every source below it; hidden and ignored files are left out. - is stdin: a document,
      or a source of --language. Findings go to stdout, one summary line and what cannot be read to stderr.
      """,
    options: [
      .checkFormat, .failOn, .level, .stamp, .fix, .dryRun, .listRules, .language, .pattern, .noIgnore,
      .jobs, .dynamic, .wireFocus,
    ]
      + OptionTable.sources + [.strict] + OptionTable.context + [.help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    if invocation.has(.listRules) {
      return RuleList.print(asJSON: ["json", "sarif"].contains(invocation[.checkFormat]))
    }
    guard SourceFlags.hasInputs(invocation) else {
      throw UsageError("no file is named", help: ["name files, globs or folders, or - for stdin"])
    }
    if invocation.has(.dryRun), !invocation.has(.fix) { throw UsageError("--dry-run goes with --fix alone") }
    let command = try CheckCommand(invocation)
    return command.run(invocation)
  }

  private let format: CheckOutput.Format
  private let reporter: Reporter
  private let inputs: [InputFile]
  private let levels: Levels
  private let options: DocumentChecker.Options
  private let scanner: SourceScanner
  private let jobs: Int

  private init(_ invocation: Invocation) throws(UsageError) {
    var options = DocumentChecker.Options()
    options.context = try ContextFlags.context(invocation)
    options.target = TargetFlags.options(invocation)
    options.wiresFocus = invocation.has(.wireFocus)
    self.options = options
    levels = try Levels((invocation.configuration?.levels ?? []) + invocation.all(.level))
    scanner = SourceScanner(adding: try SourceFlags.patterns(invocation))
    jobs = try SourceFlags.jobs(invocation)
    format = CheckOutput.Format(rawValue: invocation[.checkFormat] ?? "") ?? .text
    reporter = Reporter(format.ofReporter, isStrict: invocation.has(.strict))
    inputs = SourceFlags.inputs(invocation, reporter)
    if invocation.has(.fix), inputs.contains(where: { $0.path == nil }) {
      throw UsageError("--fix has no file to write for stdin", help: ["name the file"])
    }
  }

  private func run(_ invocation: Invocation) -> Int32 {
    var output = CheckOutput(format, failOn: invocation[.failOn] ?? "error", levels: levels)
    guard let engine = EngineSetup.engine(invocation, reporter) else {
      output.finish(reporter, isComplete: false)
      return reporter.finish()
    }
    let checker = FileChecker(
      documents: DocumentChecker(engine: engine, options: options),
      sources: SourceChecker(engine: engine, context: options.context, scanner: scanner),
      language: SourceFlags.language(invocation),
      fix: !invocation.has(.fix) ? .none : invocation.has(.dryRun) ? .dryRun : .write,
      // Who orders classes otherwise wants no finding for each string.
      formatter: levels.asks(for: "unformatted") ? SourceFormatter(scanner) : nil)
    output = check(with: checker, output)
    output.finish(reporter, isComplete: reporter.count(of: ExitCode.inputOutput) == 0)
    if reporter.code == ExitCode.fine, let path = invocation[.stamp] { stamp(path) }
    return reporter.finish()
  }

  /// Tells a build system that everything is fine.
  private func stamp(_ path: String) {
    do throws(SystemError) {
      try AtomicFile.write(Array("// The classes are checked.\n".utf8), to: path)
    } catch {
      reporter.fail("cannot write: \(error.message)", file: path, id: "cannot-write")
    }
  }

  /// Checks all files by several threads; findings stand in their order.
  private func check(with checker: FileChecker, _ output: CheckOutput) -> CheckOutput {
    // The thread that delivers is the only one that uses these while the pipeline runs.
    nonisolated(unsafe) var output = output
    nonisolated(unsafe) let reporter = reporter
    nonisolated(unsafe) let settings = reporter.part()
    let inputs = inputs
    OrderedPipeline<Int, FileChecker.Outcome>(jobs: min(jobs, inputs.count)).run(
      over: Array(inputs.indices),
      work: { index in checker.check(inputs[index], settings.part()) },
      deliver: { outcome in
        reporter.add(outcome.report)
        if !outcome.isSkipped {
          let source = SourceText(outcome.name, outcome.bytes)
          if outcome.repairs > 0 { output.countRepairs(outcome.repairs) }
          output.add(outcome.result, in: source, isDocument: outcome.isDocument, reporter)
          if outcome.isBroken { reporter.raise(ExitCode.inputOutput) }
        }
        reporter.flush()
        return true
      })
    return output
  }
}
