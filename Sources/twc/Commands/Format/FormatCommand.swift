import ClassParser
import Engine
import SourceScan
import StyleModel

/// `twc fmt`: class strings of sources in their canonical order.
struct FormatCommand {
  static let command = Command(
    name: "fmt", operands: "FILE|GLOB|FOLDER|- …",
    summary: "Put the classes of Swift, JSON, HTML and other sources into their canonical order",
    details: """
      Recipes come first, then classes by the groups of twc docs, within a group by variants. What decides a property
      keeps its order, nothing passes an unknown class, a value that the source puts in, or the end of a line, and no
      other byte changes. One source goes to stdout unless --write, --check or --diff says otherwise. A folder stands
      for every source below it, hidden ones left out; - is stdin, with --language.
      """,
    options: [.language, .pattern, .noIgnore, .formatWrite, .formatCheck, .diff, .checkFormat]
      + OptionTable.sources
      + [.keepGoing, .help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    guard SourceFlags.hasInputs(invocation) else {
      throw UsageError("no source is named", help: ["name files, globs or folders, or - for stdin"])
    }
    let language = try SourceFlags.neededLanguage(invocation)
    let scanner = SourceScanner(adding: try SourceFlags.patterns(invocation))
    let mode = try mode(invocation)
    let format = CheckOutput.Format(rawValue: invocation[.checkFormat] ?? "") ?? .text
    let reporter = Reporter(format.ofReporter, isStrict: false)
    guard let engine = EngineSetup.engine(invocation, reporter) else { return reporter.finish() }
    let inputs = SourceFlags.inputs(invocation, reporter)
    if mode == .print, inputs.count > 1 || invocation.operands.count > 1 {
      throw UsageError(
        "stdout takes one source, not several",
        help: ["use --write to replace them, --check to name what would change, or --diff to see it"])
    }
    if mode == .write, inputs.contains(where: { $0.path == nil }) {
      throw UsageError("--write has no file to replace for stdin", help: ["leave it out, or name the file"])
    }
    var run = FormatCommand(
      formatter: SourceFormatter(scanner), engine: engine, language: language, mode: mode,
      isDiffShown: invocation.has(.diff), reporter: reporter, output: CheckOutput(format, failOn: "error"))
    for input in inputs { run.format(input) }
    if mode == .check {
      let isComplete = reporter.count(of: ExitCode.inputOutput) == 0
      run.output.finish(reporter, isComplete: isComplete, checked: run.summary)
    }
    return reporter.finish()
  }

  /// What becomes of formatted sources.
  private enum Mode {
    case print, write, check, diff
  }

  private static func mode(_ invocation: Invocation) throws(UsageError) -> Mode {
    if invocation.has(.formatWrite), let other = [Option.formatCheck, .diff].first(where: invocation.has) {
      throw UsageError("--write and \(other.row.name) exclude one another")
    }
    if invocation.has(.checkFormat), !invocation.has(.formatCheck) {
      throw UsageError("--format goes with --check alone")
    }
    if invocation.has(.formatCheck) { return .check }
    return invocation.has(.formatWrite) ? .write : invocation.has(.diff) ? .diff : .print
  }

  private let formatter: SourceFormatter
  private let engine: StyleEngine
  private let language: SourceLanguage?
  private let mode: Mode
  private let isDiffShown: Bool
  private let reporter: Reporter
  private var output: CheckOutput
  private var sources = 0
  private var strings = 0

  private init(
    formatter: SourceFormatter, engine: StyleEngine, language: SourceLanguage?, mode: Mode, isDiffShown: Bool,
    reporter: Reporter, output: CheckOutput
  ) {
    self.formatter = formatter
    self.engine = engine
    self.language = language
    self.mode = mode
    self.isDiffShown = isDiffShown
    self.reporter = reporter
    self.output = output
  }

  private mutating func format(_ input: InputFile) {
    guard let language = SourceFlags.language(of: input, language, reporter),
      let source = input.source(reporter)
    else { return }
    guard let scopes = scopes(source, language) else {
      let fault = source.json().fault.map { [$0] } ?? []
      return reporter.report(fault, in: source, code: ExitCode.inputOutput)
    }
    let result = formatter.format(source.bytes, as: language) { offset in
      ClassFormatter(scopes.engine(at: offset).vocabulary)
    }
    reporter.report(result.diagnostics, in: source)
    sources += 1
    strings += result.strings
    deliver(result, source, input)
  }

  private func scopes(_ source: SourceText, _ language: SourceLanguage) -> RuleScopes? {
    RuleScopes(language == .json ? source : SourceText(source.name, []), engine)
  }

  private mutating func deliver(_ result: SourceFormatter.Result, _ source: SourceText, _ input: InputFile) {
    let new = result.applied(to: source.bytes)
    switch mode {
    case .print: reporter.raise(Output.write(new))
    case .write: OutputPlan.inPlace.deliver(new, of: input, source.bytes, 0, reporter, verb: "formatting")
    case .diff: break
    case .check: output.add(result.findings, in: source, reporter)
    }
    if isDiffShown, new != source.bytes {
      reporter.raise(Output.write(LineDiff(source.name, source.bytes, new).bytes()))
    }
  }

  private var summary: String {
    let sources = sources == 1 ? "1 source" : "\(sources) sources"
    return "\(sources), " + (strings == 1 ? "1 class string" : "\(strings) class strings")
  }
}
