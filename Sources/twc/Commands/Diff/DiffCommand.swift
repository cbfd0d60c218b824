import Documents
import Engine
import Gallery
import JSONText
import StyleModel
import Theme

/// `twc diff`: what changes from one catalog, theme or screen to another, as they resolve.
enum DiffCommand {
  static let command = Command(
    name: "diff", operands: "OLD NEW", summary: "Compare two catalogs, themes or screens, as they resolve",
    details: """
      OLD and NEW are two files or folders of recipes (or the word built-in), two themes (files or presets), or two screens
      of StemJSON. What is compared is what they come to, not how they are written: classes are compiled, references and
      aliases followed. The answer is Markdown for pull requests; --html draws before and after side by side.
      """,
    options: [.reportFile, .reportFormat, .checkChanges, .screenSize, .textSize, .strings]
      + OptionTable.sources
      + [.dynamic, .keepGoing] + OptionTable.context + [.help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    guard invocation.operands.count == 2 else {
      throw UsageError(
        "two things are compared", help: ["name two catalogs, two themes or two screens"])
    }
    let reporter = Reporter(.text, isStrict: false)
    guard let (subject, read) = try DiffOperand.subject(of: invocation.operands, reporter) else {
      return reporter.finish()
    }
    let names = (invocation.operands[0], invocation.operands[1])
    let found: (differences: [Difference], page: () -> String)?
    switch subject {
    case .catalog: found = try catalogs(invocation, names, reporter, read)
    case .theme: found = themes(names, reporter, read)
    case .screen: found = try screens(invocation, names, reporter, read)
    }
    guard let found else { return reporter.finish() }
    // The page alone needs nothing on stdout.
    if invocation[.reportFormat] != nil || !invocation.has(.reportFile) {
      reporter.raise(Output.write(text(found.differences, subject, invocation)))
    }
    if invocation.has(.reportFile) { Page.write(found.page(), to: invocation[.reportFile], reporter) }
    if invocation.has(.checkChanges), !found.differences.isEmpty { reporter.raise(ExitCode.findings) }
    return reporter.finish()
  }

  private static func text(
    _ differences: [Difference], _ subject: DifferenceSubject, _ invocation: Invocation
  ) -> [UInt8] {
    guard invocation[.reportFormat] == "json" else { return Array(differences.markdown(of: subject).utf8) }
    var writer = JSONWriter()
    let report = JSONValue.object([
      JSONMember("kind", .string(subject.rawValue)),
      JSONMember("differences", .array(differences.map { $0.json })),
    ])
    writer.write(report, layout: .pretty())
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private typealias Found = (differences: [Difference], page: () -> String)

  private static func catalogs(
    _ invocation: Invocation, _ names: (String, String), _ reporter: Reporter, _ read: [String: SourceText]
  ) throws(UsageError) -> Found? {
    guard let (old, new) = RecipesDiff.engines(invocation, reporter, read: read) else { return nil }
    let comparison = CatalogComparison(from: old, to: new, in: try ContextFlags.context(invocation))
    RecipesDiff.noteBounds(comparison, reporter)
    return (
      comparison.differences, { DifferencePage(catalogs: old, new, comparison, names: names).html }
    )
  }

  private static func themes(
    _ names: (String, String), _ reporter: Reporter, _ read: [String: SourceText]
  ) -> Found? {
    let both = [names.0, names.1].map { ThemeCommand.theme($0, reporter, read: read[$0])?.theme }
    guard let old = both[0], let new = both[1] else { return nil }
    let differences = ThemeComparison(from: old, to: new).differences
    return (differences, { DifferencePage(themes: old, new, differences, names: names).html })
  }

  private static func screens(
    _ invocation: Invocation, _ names: (String, String), _ reporter: Reporter, _ read: [String: SourceText]
  ) throws(UsageError) -> Found? {
    var session = try PreviewSession(invocation)
    session.tellsNotes = false
    guard let engine = EngineSetup.engine(invocation, reporter), let options = session.pageOptions(reporter)
    else { return nil }
    let both = [names.0, names.1].map { session.document(named: $0, engine, reporter, read: read[$0]) }
    guard let old = both[0], let new = both[1] else { return nil }
    let comparison = ScreenComparison(from: old, to: new)
    return (
      comparison.differences,
      { DifferencePage(screens: old, new, comparison, options: options, names: names).html }
    )
  }
}
