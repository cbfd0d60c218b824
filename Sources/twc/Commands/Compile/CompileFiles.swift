import Documents
import JSONText
import StyleModel

/// Compiles files by several threads, each document as a whole.
struct CompileFiles: Sendable {
  let compiler: DocumentCompiler
  let plan: OutputPlan
  let jobs: Int

  /// What became of one document.
  private struct Outcome: Sendable {
    let report: Reporter.Report
    let classes: Int
  }

  /// Compiles documents; findings stand in the order of the documents.
  func run(_ inputs: [InputFile], _ reporter: Reporter) {
    guard inputs.count > 1 else {
      for (index, input) in inputs.enumerated() { _ = compile(input, index, reporter) }
      return
    }
    Interruption.prepare()
    var next = 0
    // The thread that delivers is the only one that uses these while the pipeline runs.
    nonisolated(unsafe) let reporter = reporter
    nonisolated(unsafe) let settings = reporter.part()
    nonisolated(unsafe) let progress = Progress(total: inputs.count, isShown: reporter.writesText)
    OrderedPipeline<Int, Outcome>(jobs: min(jobs, inputs.count)).run(
      next: {
        guard next < inputs.count else { return nil }
        defer { next += 1 }
        return next
      },
      work: { index in
        let part = settings.part()
        let classes = compile(inputs[index], index, part)
        return Outcome(report: part.report(), classes: classes)
      },
      deliver: { outcome in
        if !outcome.report.isEmpty {
          progress.clear()
          reporter.add(outcome.report)
          reporter.flush()
        }
        progress.add(documents: 1, classes: outcome.classes, done: 1)
        return true
      })
    progress.clear()
  }

  /// Compiles one document and brings it where the plan says; gives the number of its classes.
  private func compile(_ input: InputFile, _ index: Int, _ reporter: Reporter) -> Int {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try input.read()
    } catch {
      reporter.fail("cannot read: \(error.message)", file: input.name, id: "cannot-read")
      return 0
    }
    let source = SourceText(input.name, bytes)
    let result = compiler.compile(bytes)
    if result.diagnostics.contains(where: { $0.id == "json-syntax" }), let fault = source.json().fault {
      reporter.report([fault], in: source, code: ExitCode.inputOutput)
      return 0
    }
    reporter.report(result.diagnostics, in: source)
    if let output = result.output, !reporter.hasErrors(result.diagnostics) || compiler.options.keepGoing {
      plan.deliver(output, of: input, bytes, index, reporter, verb: "compiling")
    }
    return result.classes
  }
}
