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
      an object with them and the line. With --cache only what changed since the last run is compiled, and
      with --watch twc goes on and does so whenever something changes.
      """,
    options: [
      .compileTarget, .tokens, .shorthand, .documentLines, .jobs, .cache, .watch, .output, .write, .check,
      .canonicalStyles, .dynamic, .wireFocus,
    ]
      + OptionTable.sources
      + [.strict, .keepGoing, .notes, .format] + OptionTable.context + [.help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    let isLines = invocation.has(.documentLines)
    guard SourceFlags.hasInputs(invocation) || isLines else {
      throw UsageError("no document is named", help: ["name files, globs or folders, or - for stdin"])
    }
    try OutputPlan.check(invocation)
    try checkModes(invocation)
    let session = try CompileSession(invocation)
    if invocation.has(.watch) {
      var watch = CompileWatch(session: session)
      try watch.run()
    }
    let reporter = session.reporter()
    let inputs = session.inputs(reporter)
    let plan = isLines ? .stdout : try OutputPlan.of(invocation, inputs)
    guard let (compiler, cache) = session.compiler(reporter) else { return reporter.finish() }
    if isLines {
      let output = invocation[.output].flatMap { $0 == "-" ? nil : $0 }
      CompileLines(compiler: compiler, reporter: reporter, jobs: session.jobs)
        .run(inputs.map { $0.path }, to: output)
    } else {
      let files = CompileFiles(compiler: compiler, plan: plan, jobs: session.jobs, cache: cache)
      _ = files.run(inputs, reporter)
    }
    return reporter.finish()
  }

  /// Checks that ways to run do not contradict one another.
  private static func checkModes(_ invocation: Invocation) throws(UsageError) {
    func exclude(_ option: Option, _ others: [Option], _ help: String) throws(UsageError) {
      guard invocation.has(option), let other = others.first(where: { invocation.has($0) }) else { return }
      throw UsageError("\(option.row.name) and \(other.row.name) exclude one another", help: [help])
    }
    try exclude(.documentLines, [.write, .check, .watch, .cache], "use -o FILE")
    try exclude(.watch, [.write, .check], "use -o FILE or -o DIR/")
    if invocation.has(.watch), invocation[.output] == nil || invocation[.output] == "-" {
      throw UsageError("--watch needs a place for what it compiles", help: ["use -o FILE or -o DIR/"])
    }
  }
}
