import Documents
import Engine
import JSONText
import StyleModel

/// `twc recipes convert`: the catalog as StemJSON without classes.
enum RecipesConvert {
  static let command = Command(
    name: "recipes convert", operands: "[NAME …]",
    summary: "Turn recipes into StemJSON without classes, or into Flow",
    details: """
      Prints a module. As styles it has a component for each recipe and each combination of values, with the class
      as its id. As components its dependencies are the recipes, and templates use them: axes and states are
      context keys where an expression can carry them, and a dependency for each value where not.
      For Flow it prints one object: for each class a layout, with the atom that the recipe speaks to.
      What is lost is told on stderr; --notes tells what conditions inside recipes are left out.
      """,
    options: [.recipeTarget, .tokens, .shorthand, .recipeForm, .compact, .dynamic] + OptionTable.sources + [
      .keepGoing, .notes,
    ]
      + OptionTable.context
      + [.help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    var options = DocumentCompiler.Options()
    options.context = try ContextFlags.context(invocation)
    options.target = TargetFlags.options(invocation)
    let isFlow = TargetFlags.isFlow(invocation)
    let flow = try TargetFlags.flow(invocation)
    if isFlow, invocation.has(.recipeForm) { throw UsageError("--as goes with --to stemjson alone") }
    let reporter = Reporter(invocation, hidesNotes: !invocation.has(.notes))
    guard let engine = EngineSetup.engine(invocation, reporter) else { return reporter.finish() }
    _ = try RecipesShow.recipes(invocation.operands, engine)
    let form = RecipeConverter.Form(rawValue: invocation[.recipeForm] ?? "") ?? .styles
    let converter = RecipeConverter(engine: engine, options: options)
    let result =
      isFlow
      ? converter.convertToFlow(flow, only: invocation.operands)
      : converter.convert(as: form, only: invocation.operands)
    report(result.findings, reporter)
    var writer = JSONWriter()
    writer.write(result.document, layout: invocation.has(.compact) ? .compact : .pretty())
    reporter.raise(Output.write(writer.bytes + [UInt8(ascii: "\n")]))
    return reporter.finish()
  }

  /// One line for each recipe and message.
  private static func report(_ findings: [RecipeConverter.Finding], _ reporter: Reporter) {
    var seen: Set<String> = []
    for finding in findings {
      let diagnostic = finding.diagnostic
      let message = diagnostic.message
      guard seen.insert("\(finding.recipe) \(message)").inserted else { continue }
      switch diagnostic.severity {
      case .error: reporter.fail(message, file: finding.recipe, id: diagnostic.id, code: ExitCode.findings)
      case .warning: reporter.warn(message, file: finding.recipe, id: diagnostic.id)
      case .note: reporter.note(message, file: finding.recipe, id: diagnostic.id)
      }
    }
  }
}
