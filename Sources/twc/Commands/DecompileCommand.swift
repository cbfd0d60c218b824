import Documents
import JSONText
import StyleModel

/// `twc decompile`: documents whose styles become classes.
struct DecompileCommand {
  static let command = Command(
    name: "decompile", operands: "FILE|GLOB|FOLDER|- …",
    summary: "Turn the styles in StemJSON documents into classes",
    details: """
      Every style becomes the shortest class string that compiles to the same style again. Components stay in
      "style", their own styles as classes; so does what no class can say, such as an unknown key, and --notes
      tells why. One document goes to stdout unless -o, --write, --check or --stats says otherwise.
      """,
    options: [.output, .write, .check, .recipesMatch, .moveContext, .stats] + OptionTable.sources
      + [.keepGoing, .notes, .format] + OptionTable.context + [.help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    guard !invocation.operands.isEmpty else {
      throw UsageError("no document is named", help: ["name files, globs or folders, or - for stdin"])
    }
    try OutputPlan.check(invocation)
    if invocation.has(.stats), invocation[.output] == "-" {
      throw UsageError("--stats and -o - exclude one another: both print to stdout")
    }
    let place = try ContextFlags.context(invocation)
    let reporter = Reporter(invocation, hidesNotes: !invocation.has(.notes))
    let inputs = InputList(invocation.operandBytes.map { RawArgument($0) }, reporter).files
    let isWritten = [Option.output, .write, .check].contains { invocation.has($0) }
    let plan =
      invocation.has(.stats) && !isWritten ? nil : try OutputPlan.of(invocation, inputs)
    guard let engine = EngineSetup.engine(invocation, reporter) else { return reporter.finish() }
    var options = Decompiler.Options()
    options.place = place
    options.context = invocation.has(.moveContext)
    options.recipes = invocation.has(.recipesMatch)
    let run = DecompileCommand(
      decompiler: Decompiler(engine: engine, options: options), plan: plan, reporter: reporter)
    var lines: [(name: String, stats: Decompiler.Stats)] = []
    for (index, input) in inputs.enumerated() {
      if let stats = run.decompile(input, index) { lines.append((input.name, stats)) }
      reporter.flush()
    }
    if invocation.has(.stats) { reporter.raise(Output.print(Self.table(lines, options))) }
    return reporter.finish()
  }

  private let decompiler: Decompiler
  private let plan: OutputPlan?
  private let reporter: Reporter

  private func decompile(_ input: InputFile, _ index: Int) -> Decompiler.Stats? {
    guard let source = input.source(reporter) else { return nil }
    let bytes = source.bytes
    let result = decompiler.decompile(bytes)
    guard let output = result.output else {
      reporter.report(
        source.json().fault.map { [$0] } ?? result.diagnostics, in: source, code: ExitCode.inputOutput)
      return nil
    }
    reporter.report(result.diagnostics, in: source)
    plan?.deliver(output, of: input, bytes, index, reporter, verb: "decompiling")
    return result.stats
  }

  /// One line a document, and the sum behind several.
  private static func table(
    _ lines: [(name: String, stats: Decompiler.Stats)], _ options: Decompiler.Options
  ) -> String {
    var text = ""
    for (name, stats) in lines { text += line(Printable.text(name), stats, options) }
    if lines.count > 1 {
      text += line("total", lines.reduce(Decompiler.Stats()) { $0 + $1.stats }, options)
    }
    return text
  }

  private static func line(
    _ name: String, _ stats: Decompiler.Stats, _ options: Decompiler.Options
  ) -> String {
    func count(_ number: Int, _ one: String, _ several: String) -> String {
      "\(number) \(number == 1 ? one : several)"
    }
    let properties = count(stats.properties - stats.components, "property", "properties")
    var text = "\(name): \(percentage(stats)) % of \(properties) in \(count(stats.styles, "style", "styles"))"
    if stats.components > 0 { text += "; " + count(stats.components, "holds components", "hold components") }
    if stats.unknown > 0 {
      text += "; " + count(stats.unknown, "value is not understood", "values are not understood")
    }
    if options.recipes {
      text += "; recipes in \(count(stats.recipes, "style", "styles"))"
      text += " give \(count(stats.recipeProperties, "property", "properties"))"
    }
    return text + "\n"
  }

  /// The percentage with one digit behind the point; never rounded up to 100.
  private static func percentage(_ stats: Decompiler.Stats) -> String {
    let tenths = Int(stats.percentage * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }
}
