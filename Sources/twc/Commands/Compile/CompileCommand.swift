import Documents
import JSONText
import StyleModel

/// `twc compile`: documents whose classes become styles.
enum CompileCommand {
  static let command = Command(
    name: "compile", operands: "FILE|GLOB|FOLDER|- …",
    summary: "Turn the classes in StemJSON documents and in pages of Flow into styles",
    details: """
      A folder stands for every *.json file below it, hidden ones left out; - is stdin. One document goes to
      stdout unless -o, --write or --check says otherwise. Of a document with errors nothing is written,
      unless --keep-going asks for what is good. With --lines each line is a document; one with errors gives
      an object with them and the line.
      """,
    options: [
      .compileTarget, .tokens, .shorthand, .documentLines, .jobs, .output, .write, .check, .canonicalStyles,
      .dynamic, .wireFocus,
    ]
      + OptionTable.sources
      + [.strict, .keepGoing, .notes, .format] + OptionTable.context + [.help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    let isLines = invocation.has(.documentLines)
    guard !invocation.operands.isEmpty || isLines else {
      throw UsageError("no document is named", help: ["name files, globs or folders, or - for stdin"])
    }
    try OutputPlan.check(invocation)
    let flow = try TargetFlags.flow(invocation)
    if isLines, let other = [Option.write, .check].first(where: { invocation.has($0) }) {
      throw UsageError("--lines and \(other.row.name) exclude one another", help: ["use -o FILE"])
    }
    let jobs = try jobs(invocation)
    let context = try ContextFlags.context(invocation)
    let reporter = Reporter(invocation, hidesNotes: !invocation.has(.notes))
    let operands =
      invocation.operands.isEmpty
      ? [RawArgument(Array("-".utf8))] : invocation.operandBytes.map { RawArgument($0) }
    let inputs = InputList(operands, reporter).files
    let plan = isLines ? .stdout : try OutputPlan.of(invocation, inputs)
    guard let engine = EngineSetup.engine(invocation, reporter) else { return reporter.finish() }
    var options = DocumentCompiler.Options()
    options.context = context
    options.canonicalStyles = invocation.has(.canonicalStyles)
    options.target = TargetFlags.options(invocation)
    options.wiresFocus = invocation.has(.wireFocus)
    options.keepGoing = invocation.has(.keepGoing)
    if TargetFlags.isFlow(invocation) { options.flow = flow }
    let compiler = DocumentCompiler(engine: engine, options: options)
    if isLines {
      let output = invocation[.output].flatMap { $0 == "-" ? nil : $0 }
      CompileLines(compiler: compiler, reporter: reporter, jobs: jobs).run(inputs.map { $0.path }, to: output)
    } else {
      CompileFiles(compiler: compiler, plan: plan, jobs: jobs).run(inputs, reporter)
    }
    return reporter.finish()
  }

  private static func jobs(_ invocation: Invocation) throws(UsageError) -> Int {
    guard let text = invocation[.jobs] else { return WorkerThread.cores }
    guard let jobs = Int(text), (1...256).contains(jobs) else {
      throw UsageError("--jobs takes a number from 1 to 256, not \"\(text)\"")
    }
    return jobs
  }
}
