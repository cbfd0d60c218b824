import Engine
import JSONText
import Recipes
import SourceScan
import StyleModel
import Theme

/// Makes the engine from `--theme`, `--recipes` and `--rules`, and reports what is wrong in those files.
struct EngineSetup {
  private let invocation: Invocation
  private let reporter: Reporter
  private var catalog = Catalog.builtIn
  /// The recipe files by the name that recipes remember.
  private var sources: [String: SourceText] = [:]
  private var rulesSource: SourceText?
  /// The rules in their file, which is one of their own or the configuration.
  private var rulesPlace: (document: JSONDocument, node: JSONNode)?

  /// The engine, or `nil` when files are wrong and nobody asked to go on with what is good.
  static func engine(_ invocation: Invocation, _ reporter: Reporter) -> StyleEngine? {
    loaded(invocation, reporter)?.engine
  }

  /// An engine with the files that its recipes come from.
  struct Loaded {
    let engine: StyleEngine
    /// The files of `--recipes`, of `--rules` and of the catalogs besides, by the name that recipes remember.
    let sources: [String: SourceText]
  }

  /// The engine and its files, with catalogs besides those of `--recipes`.
  ///
  /// - Parameter read: Files that were read before: a pipe says everything once.
  static func loaded(
    _ invocation: Invocation, _ reporter: Reporter, catalogs: [String] = [], goesOn: Bool = false,
    read: [String: SourceText] = [:]
  ) -> Loaded? {
    var setup = EngineSetup(invocation, reporter)
    setup.read = read
    setup.catalogs = catalogs
    setup.goesOn = goesOn || invocation.has(.keepGoing)
    return setup.run().map { engine in
      var sources = setup.sources
      if let rules = setup.rulesSource { sources[rules.name] = rules }
      return Loaded(engine: engine, sources: sources)
    }
  }

  private var catalogs: [String] = []
  private var goesOn = false
  private var read: [String: SourceText] = [:]

  private init(_ invocation: Invocation, _ reporter: Reporter) {
    self.invocation = invocation
    self.reporter = reporter
  }

  private mutating func run() -> StyleEngine? {
    let errors = reporter.count()
    let failures = reporter.count(of: ExitCode.inputOutput)
    let theme = loadTheme()
    for path in invocation.all(.recipes) + catalogs {
      if let catalog = Catalog.preset(named: path), FileStatus.of(path) == nil {
        self.catalog.add(catalog)
      } else {
        addRecipes(path)
      }
    }
    let rules = loadRules()
    let engine = StyleEngine(theme: theme, catalog: catalog, rules: rules, patterns: .pcre2)
    reportFaults(of: engine)
    if reporter.count(of: ExitCode.inputOutput) > failures { return nil }
    return reporter.count() == errors || goesOn ? engine : nil
  }

  private func loadTheme() -> Theme {
    guard let name = invocation[.theme] else { return .swiftcn }
    return ThemeSource.load(name, reporter)?.theme ?? .swiftcn
  }

  private mutating func addRecipes(_ path: String) {
    guard FileStatus.of(path)?.isFolder == true else { return addRecipeFile(path) }
    let walk = FolderWalk(path)
    for failure in walk.failures {
      reporter.fail("cannot read: \(failure.message)", file: failure.path, id: "cannot-read")
    }
    if walk.files.isEmpty, walk.failures.isEmpty {
      reporter.fail("no *.json file is in this folder", file: path, id: "no-match")
    }
    /// The files of the folder's recipes and families: one catalog has one of a name.
    var owners = Owners()
    for file in walk.files { addRecipeFile(Path.join(path, file), owners: &owners) }
  }

  private mutating func addRecipeFile(_ path: String) {
    var owners = Owners()
    addRecipeFile(path, owners: &owners)
  }

  /// Where the names of one catalog stand.
  private struct Owners {
    var recipes: [String: String] = [:]
    var families: [String: String] = [:]

    /// Notes that a file defines a name; returns the fault if another file does so too.
    static func claim(
      _ name: String, _ what: String, at range: Range<Int>, in path: String, _ owners: inout [String: String]
    ) -> Diagnostic? {
      let owner = owners.updateValue(path, forKey: name)
      guard let owner, owner != path else { return nil }
      return Diagnostic(
        .error, id: "duplicate-recipe", at: range,
        "the \(what) \"\(name)\" stands in \(owner) too; names of one catalog are unique")
    }
  }

  private mutating func addRecipeFile(_ path: String, owners: inout Owners) {
    guard sources[path] == nil, let source = read[path] ?? ThemeSource.read(path, reporter),
      parse(source) != nil
    else {
      return
    }
    sources[path] = source
    let result = CatalogLoader.load(source.bytes, source: path)
    var diagnostics = result.diagnostics
    diagnostics += result.recipes.compactMap { recipe in
      Owners.claim(recipe.name, "recipe", at: recipe.range, in: path, &owners.recipes)
    }
    diagnostics += result.families.compactMap { family in
      Owners.claim(family.name, "family", at: family.range, in: path, &owners.families)
    }
    reporter.report(diagnostics, in: source)
    catalog.add(result)
  }

  /// The built-in rules with those of the file on top, and what the configuration says besides.
  private mutating func loadRules() -> Rules {
    var rules = Rules.builtIn
    if let path = invocation[.rules] {
      if let source = ThemeSource.read(path, reporter), let document = parse(source) {
        rules = rules.overlaid(by: load(document.root, in: document, source))
      }
    } else if let configuration = invocation.configuration, let node = configuration.rules {
      rules = rules.overlaid(by: load(node, in: configuration.document, configuration.source))
    }
    guard let configuration = invocation.configuration else { return rules }
    var own = Rules()
    own.reserved = configuration.reserved
    if let conditions = configuration.conditions {
      let result = RulesLoader.load(
        conditions: conditions, in: configuration.document, source: configuration.path)
      reporter.report(result.diagnostics, in: configuration.source)
      own.conditions = result.rules.conditions
    }
    return rules.overlaid(by: own)
  }

  private mutating func load(_ node: JSONNode, in document: JSONDocument, _ source: SourceText) -> Rules {
    rulesSource = source
    rulesPlace = (document, node)
    let result = RulesLoader.load(node, in: document, source: source.name)
    reporter.report(result.diagnostics, in: source)
    return result.rules
  }

  /// Reads JSON, or reports that it is none.
  private func parse(_ source: SourceText) -> JSONDocument? {
    let (document, fault) = source.json()
    if let fault { reporter.report([fault], in: source, code: ExitCode.inputOutput) }
    return document
  }

  private func reportFaults(of engine: StyleEngine) {
    if let source = rulesSource, let (document, node) = rulesPlace,
      let theme = document.member("theme", of: node)
    {
      let offset = document.range(of: theme).lowerBound
      reporter.report(engine.themeDiagnostics.map { $0.shifted(by: offset) }, in: source)
    }
    var builtIn: [RecipeFault] = []
    for fault in engine.faults {
      if let source = source(of: fault) {
        reporter.report([fault.diagnostic(in: source.bytes)], in: source)
      } else {
        builtIn.append(fault)
      }
    }
    warn(of: builtIn)
  }

  private func source(of fault: RecipeFault) -> SourceText? {
    if let rulesSource, fault.source == rulesSource.name { return rulesSource }
    return sources[fault.source]
  }

  /// Recipes of twc's own that lose classes to another theme, or to recipes that were replaced.
  private func warn(of faults: [RecipeFault]) {
    guard let first = faults.first else { return }
    let names = Set(faults.map(\.recipe)).count
    reporter.warn(
      "built-in recipes lose classes with these files, \(names) in all; "
        + "\"\(first.recipe)\": \(first.fault.message)",
      file: invocation[.theme] ?? rulesSource?.name ?? invocation[.recipes] ?? "", id: "built-in-recipes")
  }
}
