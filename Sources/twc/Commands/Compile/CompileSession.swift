import Documents
import Engine
import StyleResolve

/// What `twc compile` is asked for, and what it is made of at the moment.
struct CompileSession {
  let invocation: Invocation
  let options: DocumentCompiler.Options
  let jobs: Int
  /// The results of earlier passes; `nil` where nothing is kept.
  let store: CompileCache.Store?

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    jobs = try Self.jobs(invocation)
    var options = DocumentCompiler.Options()
    options.context = try ContextFlags.context(invocation)
    options.canonicalStyles = invocation.has(.canonicalStyles)
    options.target = TargetFlags.options(invocation)
    options.wiresFocus = invocation.has(.wireFocus)
    options.keepGoing = invocation.has(.keepGoing)
    store =
      if let folder = invocation[.cache] { .folder(folder) } else if invocation.has(.watch) {
        .memory(Monitor([:]))
      } else { nil }
    options.namesRecipes = store != nil
    let flow = try TargetFlags.flow(invocation)
    if TargetFlags.isFlow(invocation) { options.flow = flow }
    self.options = options
  }

  private static func jobs(_ invocation: Invocation) throws(UsageError) -> Int {
    guard let text = invocation[.jobs] else { return WorkerThread.cores }
    guard let jobs = Int(text), (1...256).contains(jobs) else {
      throw UsageError("--jobs takes a number from 1 to 256, not \"\(text)\"")
    }
    return jobs
  }

  func reporter() -> Reporter { Reporter(invocation, hidesNotes: !invocation.has(.notes)) }

  /// The documents that are named; stdin where nothing is and lines are read.
  func inputs(_ reporter: Reporter) -> [InputFile] {
    let operands =
      invocation.operands.isEmpty
      ? [RawArgument(Array("-".utf8))] : invocation.operandBytes.map { RawArgument($0) }
    return InputList(operands, reporter).files
  }

  /// The compiler of the sources as they are now, with the cache; `nil` when something in them is wrong.
  func compiler(_ reporter: Reporter) -> (compiler: DocumentCompiler, cache: CompileCache?)? {
    guard let engine = EngineSetup.engine(invocation, reporter) else { return nil }
    if case .folder(let folder) = store {
      do throws(SystemError) {
        try Folder.make(folder)
      } catch {
        reporter.fail("cannot keep results here: \(error.message)", file: folder, id: "cannot-write")
        return nil
      }
    }
    let cache = store.map { CompileCache($0, settings: settings(), engine: engine) }
    return (DocumentCompiler(engine: engine, options: options), cache)
  }

  /// Options that say where results go and how findings look, not what results are.
  private static let apart: Set<Option> = [
    .output, .write, .check, .jobs, .cache, .watch, .notes, .format, .recipes, .documentLines,
  ]

  /// A fingerprint of everything but documents and recipes: the version, options, theme and rules.
  private func settings() -> RecipeDigests.Digest {
    var digest = RecipeDigests.Digest()
    digest.add(Program.version)
    for option in Option.allCases where !Self.apart.contains(option) && invocation.has(option) {
      digest.add(option.row.name)
      for value in invocation.all(option) { digest.add(value) }
    }
    for path in (invocation[.theme].map { ThemeSource.files(of: $0) } ?? [])
      + [invocation[.rules]].compactMap({ $0 })
    {
      // The name of a preset is no file, and means the same in every run of one version.
      do throws(SystemError) { digest.add(try FileReader.read(path)) } catch { digest.add(path) }
    }
    return digest
  }
}
