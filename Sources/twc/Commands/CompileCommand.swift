import Documents
import JSONText
import StyleModel

/// `twc compile`: documents whose classes become styles.
struct CompileCommand {
  static let command = Command(
    name: "compile", operands: "FILE|GLOB|FOLDER|- …",
    summary: "Turn the classes in StemJSON documents and in pages of Flow into styles",
    details: """
      A folder stands for every *.json file below it, hidden ones left out; - is stdin. One document goes to
      stdout unless -o, --write or --check says otherwise. Of a document with errors nothing is written,
      unless --keep-going asks for what is good.
      """,
    options: [
      .compileTarget, .tokens, .shorthand, .output, .write, .check, .canonicalStyles, .dynamic, .wireFocus,
    ] + OptionTable.sources
      + [.strict, .keepGoing, .notes, .format] + OptionTable.context + [.help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    guard !invocation.operands.isEmpty else {
      throw UsageError("no document is named", help: ["name files, globs or folders, or - for stdin"])
    }
    try OutputPlan.check(invocation)
    let flow = try TargetFlags.flow(invocation)
    let context = try ContextFlags.context(invocation)
    let reporter = Reporter(invocation, hidesNotes: !invocation.has(.notes))
    let inputs = InputList(invocation.operandBytes.map { RawArgument($0) }, reporter).files
    let plan = try OutputPlan.of(invocation, inputs)
    guard let engine = EngineSetup.engine(invocation, reporter) else { return reporter.finish() }
    var options = DocumentCompiler.Options()
    options.context = context
    options.canonicalStyles = invocation.has(.canonicalStyles)
    options.target = TargetFlags.options(invocation)
    options.wiresFocus = invocation.has(.wireFocus)
    options.keepGoing = invocation.has(.keepGoing)
    if TargetFlags.isFlow(invocation) { options.flow = flow }
    let run = CompileCommand(
      compiler: DocumentCompiler(engine: engine, options: options), plan: plan, reporter: reporter)
    for (index, input) in inputs.enumerated() {
      run.compile(input, index)
      reporter.flush()
    }
    return reporter.finish()
  }

  private let compiler: DocumentCompiler
  private let plan: OutputPlan
  private let reporter: Reporter

  private func compile(_ input: InputFile, _ index: Int) {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try input.read()
    } catch {
      return reporter.fail("cannot read: \(error.message)", file: input.name, id: "cannot-read")
    }
    let source = SourceText(input.name, bytes)
    let result = compiler.compile(bytes)
    if result.diagnostics.contains(where: { $0.id == "json-syntax" }), let fault = source.json().fault {
      return reporter.report([fault], in: source, code: ExitCode.inputOutput)
    }
    reporter.report(result.diagnostics, in: source)
    guard let output = result.output else { return }
    if reporter.hasErrors(result.diagnostics), !compiler.options.keepGoing { return }
    plan.deliver(output, of: input, bytes, index, reporter, verb: "compiling")
  }
}
