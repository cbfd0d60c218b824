import Documents
import JSONText
import StyleModel

/// Compiles files by several threads, each document as a whole.
struct CompileFiles: Sendable {
  let compiler: DocumentCompiler
  let plan: OutputPlan
  let jobs: Int
  var cache: CompileCache?

  /// What became of one document.
  private struct Outcome: Sendable {
    var report: Reporter.Report
    var classes = 0
    /// Whether the cache knew it.
    var isKept = false
  }

  /// Compiles documents, by default all; findings stand in their order. Gives how many the cache did not know.
  func run(_ inputs: [InputFile], only indices: [Int]? = nil, _ reporter: Reporter) -> Int {
    let indices = indices ?? Array(inputs.indices)
    if indices.count > 1 { Interruption.prepare() }
    // The thread that delivers is the only one that uses these while the pipeline runs.
    nonisolated(unsafe) let reporter = reporter
    nonisolated(unsafe) let settings = reporter.part()
    nonisolated(unsafe) let progress = Progress(
      total: indices.count, isShown: reporter.writesText && indices.count > 1)
    let compiled = Monitor(0)
    OrderedPipeline<Int, Outcome>(jobs: min(jobs, indices.count)).run(
      over: indices,
      work: { index in compile(inputs[index], index, settings.part()) },
      deliver: { outcome in
        if !outcome.report.isEmpty {
          progress.clear()
          reporter.add(outcome.report)
          reporter.flush()
        }
        if !outcome.isKept { compiled.change { $0 += 1 } }
        progress.add(documents: 1, classes: outcome.classes, done: 1)
        return true
      })
    progress.clear()
    return compiled.change { $0 }
  }

  /// Compiles one document and brings it where the plan says.
  private func compile(_ input: InputFile, _ index: Int, _ reporter: Reporter) -> Outcome {
    var outcome = Outcome(report: reporter.report())
    guard let source = input.source(reporter) else {
      outcome.report = reporter.report()
      return outcome
    }
    let bytes = source.bytes
    if let known = cache?.output(of: bytes, named: input.name) {
      plan.deliver(known.bytes, of: input, bytes, index, reporter, verb: "compiling", isKept: true)
      outcome.classes = known.classes
      outcome.isKept = true
    } else {
      outcome.classes = compile(source, input, index, reporter)
    }
    outcome.report = reporter.report()
    return outcome
  }

  /// Compiles the text of a document; gives the number of its classes.
  private func compile(_ source: SourceText, _ input: InputFile, _ index: Int, _ reporter: Reporter) -> Int {
    let bytes = source.bytes
    let result = compiler.compile(bytes)
    if result.diagnostics.contains(where: { $0.id == "json-syntax" }), let fault = source.json().fault {
      reporter.report([fault], in: source, code: ExitCode.inputOutput)
      return 0
    }
    reporter.report(result.diagnostics, in: source)
    if let output = result.output, !reporter.hasErrors(result.diagnostics) || compiler.options.keepGoing {
      plan.deliver(output, of: input, bytes, index, reporter, verb: "compiling")
      cache?.keep(result, of: bytes, named: input.name)
    }
    return result.classes
  }
}
