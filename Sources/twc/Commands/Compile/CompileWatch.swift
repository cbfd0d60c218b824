/// `twc compile --watch`: compiles again whatever changes, until a signal comes.
///
/// Files are looked at a few times a second, which every file system allows.
struct CompileWatch {
  private(set) var session: CompileSession

  mutating func run() throws(UsageError) -> Never {
    Interruption.prepare()
    var configuration = ConfigurationWatch(session.invocation)
    var documents: [String: FileStamp] = [:]
    var sources: [String: FileStamp]?
    var complaint: [UInt8] = []
    while true {
      if let changed = try configuration.change(of: session.invocation) {
        session = try CompileSession(changed)
      }
      let reporter = session.reporter()
      let inputs = session.inputs(reporter)
      let now = FileStamp.ofSources(session.invocation)
      let isNew = now != sources
      let changed = inputs.indices.filter { index in
        guard let path = inputs[index].path else { return false }
        return isNew || documents[path] != FileStamp(path)
      }
      // What cannot be read is told once, not a few times a second.
      let text = reporter.report()
      if !changed.isEmpty || text.bytes != complaint {
        complaint = text.bytes
        sources = now
        for index in changed { if let path = inputs[index].path { documents[path] = FileStamp(path) } }
        try pass(inputs, changed, reporter)
      }
      FileStamp.pause()
    }
  }

  private func pass(_ inputs: [InputFile], _ changed: [Int], _ reporter: Reporter) throws(UsageError) {
    if let (compiler, cache) = session.compiler(reporter), !changed.isEmpty {
      let plan = try OutputPlan.of(session.invocation, inputs)
      let files = CompileFiles(compiler: compiler, plan: plan, jobs: session.jobs, cache: cache)
      let count = files.run(inputs, only: changed, reporter)
      _ = reporter.finish()
      let errors = reporter.count()
      Output.complain(
        "compiled \(count) of \(inputs.count) documents" + (errors == 0 ? "\n" : ", \(errors) errors\n"))
    } else {
      _ = reporter.finish()
    }
  }
}
