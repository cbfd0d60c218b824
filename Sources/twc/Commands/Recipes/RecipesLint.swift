import Documents
import Engine
import JSONText
import Recipes
import StyleModel

/// `twc recipes lint`: what is wrong or doubtful in recipes.
enum RecipesLint {
  static let command = Command(
    name: "recipes lint", operands: "[CATALOG …]", summary: "Report what is wrong or doubtful in recipes",
    details: """
      Judges the recipes of the catalogs that are named, of --recipes and of --rules; the built-in ones when there
      is none. With --used-in it also tells which recipes no document leads to and where deprecated ones are used.
      Findings go to stdout, one summary line and what cannot be read to stderr; twc check --list-rules explains
      their ids.
      """,
    options: [.checkFormat, .failOn, .usedIn] + OptionTable.sources + OptionTable.context + [.help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    let context = try ContextFlags.context(invocation)
    let format = CheckOutput.Format(rawValue: invocation[.checkFormat] ?? "") ?? .text
    let reporter = Reporter(format.ofReporter, isStrict: false)
    let collected = Collected()
    reporter.collector = { collected.add($0, in: $1) }
    var output = CheckOutput(format, failOn: invocation[.failOn] ?? "error")
    let loaded = EngineSetup.loaded(invocation, reporter, catalogs: invocation.operands, goesOn: true)
    guard let loaded else {
      collected.hand(to: &output, reporter)
      output.finish(reporter, isComplete: false, checked: "0 recipes")
      return reporter.finish()
    }
    var options = CatalogLinter.Options()
    options.context = context
    if !loaded.sources.isEmpty { options.sources = Set(loaded.sources.keys) }
    let linter = CatalogLinter(engine: loaded.engine, options: options)
    let usage = invocation.has(.usedIn) ? RecipeUsage(invocation, loaded.engine, reporter) : nil
    for finding in linter.lint(used: usage.flatMap { $0.isComplete ? $0.reached : nil }) {
      collected.add(finding.diagnostic, in: source(finding.source, loaded, collected))
    }
    for (source, document) in usage?.documents ?? [] {
      for diagnostic in linter.deprecated(in: document) { collected.add(diagnostic, in: source) }
    }
    collected.hand(to: &output, reporter)
    let count = linter.count
    output.finish(
      reporter, isComplete: reporter.count(of: ExitCode.inputOutput) == 0,
      checked: count == 1 ? "1 recipe" : "\(count) recipes")
    return reporter.finish()
  }

  /// The text that a finding points into.
  private static func source(
    _ name: String, _ loaded: EngineSetup.Loaded, _ collected: Collected
  ) -> SourceText {
    if let source = loaded.sources[name] { return source }
    let shown = "<built-in>/\(name).json"
    if let known = collected.source(named: shown) { return known }
    let text = BuiltInCatalogText.files.first { $0.name == name }?.text ?? ""
    return SourceText(shown, Array(text.utf8))
  }

  /// Findings by the texts that they stand in, in the order in which these came up.
  private final class Collected {
    private var sources: [SourceText] = []
    private var findings: [String: [Diagnostic]] = [:]

    func source(named name: String) -> SourceText? { sources.first { $0.name == name } }

    func add(_ diagnostic: Diagnostic, in source: SourceText) {
      if findings[source.name] == nil { sources.append(source) }
      findings[source.name, default: []].append(diagnostic)
    }

    func hand(to output: inout CheckOutput, _ reporter: Reporter) {
      for source in sources {
        let sorted = (findings[source.name] ?? []).enumerated().sorted { left, right in
          let (one, other) = (left.element.range.lowerBound, right.element.range.lowerBound)
          return one == other ? left.offset < right.offset : one < other
        }
        output.add(sorted.map(\.element), in: source, reporter)
      }
      findings = [:]
      sources = []
    }
  }
}
