#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `twc compile --watch`: compiles again whatever changes, until a signal comes.
///
/// Files are looked at a few times a second, which every file system allows.
struct CompileWatch {
  private(set) var session: CompileSession

  private static let pause: useconds_t = 150_000

  /// What tells one version of a file from another.
  private struct Stamp: Equatable {
    let identity: FileStatus.Identity
    let size: Int
    let modified: Int

    init?(_ path: String) {
      guard let status = FileStatus.of(path) else { return nil }
      identity = status.identity
      size = status.size
      modified = status.modified
    }
  }

  mutating func run() throws(UsageError) -> Never {
    Interruption.prepare()
    var configuration = session.invocation.configuration.map { Stamp($0.path) }
    var documents: [String: Stamp] = [:]
    var sources: [String: Stamp]?
    var complaint: [UInt8] = []
    while true {
      let stamp = session.invocation.configuration.map { Stamp($0.path) }
      if stamp != configuration {
        configuration = stamp
        // What is wrong in the new one has been reported; the old one holds until it is mended.
        if case .ready(let invocation) = try session.invocation.configured() {
          session = try CompileSession(invocation)
        }
      }
      let reporter = session.reporter()
      let inputs = session.inputs(reporter)
      let now = sourceStamps()
      let isNew = now != sources
      let changed = inputs.indices.filter { index in
        guard let path = inputs[index].path else { return false }
        return isNew || documents[path] != Stamp(path)
      }
      // What cannot be read is told once, not a few times a second.
      let text = reporter.report()
      if !changed.isEmpty || text.bytes != complaint {
        complaint = text.bytes
        sources = now
        for index in changed { if let path = inputs[index].path { documents[path] = Stamp(path) } }
        try pass(inputs, changed, reporter)
      }
      usleep(Self.pause)
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

  /// The files that styles are made of.
  private func sourceStamps() -> [String: Stamp] {
    var stamps: [String: Stamp] = [:]
    let invocation = session.invocation
    if let path = invocation.configuration?.path { stamps[path] = Stamp(path) }
    let themes = invocation[.theme].map { ThemeSource.files(of: $0) } ?? []
    for path in themes + [invocation[.rules]].compactMap({ $0 }) + invocation.all(.recipes) {
      guard FileStatus.of(path)?.isFolder == true else {
        stamps[path] = Stamp(path)
        continue
      }
      for file in FolderWalk(path).files {
        let path = Path.join(path, file)
        stamps[path] = Stamp(path)
      }
    }
    return stamps
  }
}
