import Documents
import JSONText
import StyleModel

/// `twc check`: what is wrong in documents, and the repairs that are certain.
struct CheckCommand {
  static let command = Command(
    name: "check", operands: "FILE|GLOB|FOLDER|- …",
    summary: "Report what is wrong in StemJSON documents and in their classes",
    details: """
      A folder stands for every *.json file below it, hidden ones left out; - is stdin. Findings go to stdout,
      one summary line and what cannot be read to stderr.
      """,
    options: [.checkFormat, .failOn, .fix, .dryRun, .listRules] + [.dynamic, .wireFocus] + OptionTable.sources
      + [.strict]
      + OptionTable.context + [.help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    if invocation.has(.listRules) {
      return RuleList.print(asJSON: ["json", "sarif"].contains(invocation[.checkFormat]))
    }
    guard !invocation.operands.isEmpty else {
      throw UsageError("no document is named", help: ["name files, globs or folders, or - for stdin"])
    }
    if invocation.has(.dryRun), !invocation.has(.fix) { throw UsageError("--dry-run goes with --fix alone") }
    let context = try ContextFlags.context(invocation)
    let format = CheckOutput.Format(rawValue: invocation[.checkFormat] ?? "") ?? .text
    let reporter = Reporter(format.ofReporter, isStrict: invocation.has(.strict))
    let inputs = InputList(invocation.operandBytes.map { RawArgument($0) }, reporter).files
    if invocation.has(.fix), inputs.contains(where: { $0.path == nil }) {
      throw UsageError("--fix has no file to write for stdin", help: ["name the file"])
    }
    var output = CheckOutput(format, failOn: invocation[.failOn] ?? "error")
    guard let engine = EngineSetup.engine(invocation, reporter) else {
      output.finish(reporter, isComplete: false)
      return reporter.finish()
    }
    var options = DocumentChecker.Options()
    options.context = context
    options.target = TargetFlags.options(invocation)
    options.wiresFocus = invocation.has(.wireFocus)
    let fix = !invocation.has(.fix) ? Fix.none : invocation.has(.dryRun) ? .dryRun : .write
    let run = CheckCommand(
      checker: DocumentChecker(engine: engine, options: options), fix: fix, reporter: reporter)
    for input in inputs {
      run.check(input, &output)
      reporter.flush()
    }
    output.finish(reporter, isComplete: reporter.count(of: ExitCode.inputOutput) == 0)
    return reporter.finish()
  }

  /// What becomes of repairs.
  private enum Fix {
    case none, dryRun, write
  }

  private let checker: DocumentChecker
  private let fix: Fix
  private let reporter: Reporter

  private func check(_ input: InputFile, _ output: inout CheckOutput) {
    guard let source = input.source(reporter) else { return }
    let bytes = source.bytes
    guard source.json().document != nil else {
      let fault = source.json().fault.map { [$0] } ?? []
      output.add(fault, in: source, reporter)
      return reporter.raise(ExitCode.inputOutput)
    }
    guard fix != .none else { return output.add(checker.check(bytes), in: source, reporter) }
    let repair = checker.repair(bytes)
    guard repair.count > 0, repair.output != bytes else {
      return output.add(repair.rest, in: source, reporter)
    }
    guard fix == .write else {
      let what = repair.count == 1 ? "1 repair changes" : "\(repair.count) repairs change"
      reporter.fail(
        "\(what) this document", file: input.name, id: "would-change", code: ExitCode.findings)
      return output.add(checker.check(bytes), in: source, reporter)
    }
    do throws(SystemError) {
      try AtomicFile.replace(input.path ?? "", with: repair.output)
      output.countRepairs(repair.count)
      output.add(repair.rest, in: SourceText(input.name, repair.output), reporter)
    } catch {
      reporter.fail("cannot write: \(error.message)", file: input.name, id: "cannot-write")
      output.add(checker.check(bytes), in: source, reporter)
    }
  }
}
