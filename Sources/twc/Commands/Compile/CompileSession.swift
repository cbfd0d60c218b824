import Documents
import ClassParser
import Engine
import JSONText
import Recipes
import StyleResolve
import Theme

/// What `twc compile` is asked for, and what it is made of at the moment.
struct CompileSession {
  let invocation: Invocation
  let options: DocumentCompiler.Options
  let jobs: Int
  /// The results of earlier passes; `nil` where nothing is kept.
  let store: CompileCache.Store?

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    jobs = try SourceFlags.jobs(invocation)
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

  func reporter() -> Reporter { Reporter(invocation, hidesNotes: !invocation.has(.notes)) }

  /// The documents that are named, or else those of the configuration's content; stdin where nothing is and lines are
  /// read.
  func inputs(_ reporter: Reporter) -> [InputFile] {
    if invocation.operands.isEmpty, !invocation.has(.documentLines) {
      return SourceFlags.inputs(invocation, reporter).filter { $0.path.map(FolderWalk.isJSON) ?? true }
    }
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
    let cache = store.map { CompileCache($0, settings: settings(of: engine), engine: engine) }
    return (DocumentCompiler(engine: engine, options: options), cache)
  }

  /// Options that say where results go and how findings look, not what results are.
  private static let apart: Set<Option> = [
    .output, .write, .check, .jobs, .cache, .watch, .notes, .format, .recipes, .documentLines,
    .config, .noConfig,
  ]

  /// A fingerprint of everything but documents and recipes: the version, options, and the theme and the rules that the
  /// engine was made of, which may have come from a pipe or have changed since.
  private func settings(of engine: StyleEngine) -> RecipeDigests.Digest {
    var digest = RecipeDigests.Digest()
    digest.add(Program.version)
    for option in Option.allCases where !Self.apart.contains(option) && invocation.has(option) {
      digest.add(option.row.name)
      for value in invocation.all(option) { digest.add(value) }
    }
    digest.add(JSONWriter.text(ThemeFile.json(of: engine.theme)))
    digest.add(engine.rules)
    return digest
  }
}

extension RecipeDigests.Digest {
  /// Mixes in what rules say besides recipes, which have fingerprints of their own.
  fileprivate mutating func add(_ rules: Rules) {
    for text in [rules.view?.text, rules.button?.text, rules.appearance] {
      add(text == nil ? "absent" : "present")
      add(text ?? "")
    }
    for utility in rules.utilities {
      for text in [utility.name, utility.argument.rawValue, utility.classes, utility.pattern?.text ?? ""] {
        add(text)
      }
      for group in utility.pattern?.groups ?? [] {
        add(group.name)
        add(group.kind.rawValue)
      }
    }
    for modifier in rules.modifiers {
      for text in [modifier.name, modifier.argument.rawValue, modifier.phase, modifier.conflictKey] {
        add(text)
      }
      add("\(modifier.order)")
    }
    for (name, expression) in rules.conditions.sorted(by: { $0.key < $1.key }) {
      add(name)
      add(expression)
    }
    for start in rules.reserved { add(start) }
    add(rules.theme ?? [])
  }
}
