import Recipes
import StyleModel

/// `twc recipes export`: the names of recipes for programs.
enum RecipesExport {
  static let command = Command(
    name: "recipes export", operands: "[NAME …]",
    summary: "Write the names of recipes, axes and values as Swift constants",
    details: """
      Prints one enum: Recipes.card is the class of a recipe, Recipes.button(intent: .outline) that with values for its
      axes, and Recipes.Card.title that of a slot. With -o the file is written at once, or stays as it is where nothing
      changes. --name gives the enum another name.
      """,
    options: [.exportTarget, .exportName, .outputFile] + OptionTable.sources + [.format, .help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    let name = invocation[.exportName] ?? "Recipes"
    guard SwiftRecipeExport.isTypeName(name) else {
      throw UsageError("--name takes a name for a type of Swift, not \"\(name)\"")
    }
    let reporter = Reporter(invocation)
    guard let engine = EngineSetup.engine(invocation, reporter) else { return reporter.finish() }
    let named = try RecipesShow.recipes(invocation.operands, engine)
    // A slot is a part of its recipe.
    let all = engine.recipes.filter { !$0.name.utf8.contains(UInt8(ascii: "/")) }
    let wanted = invocation.operands.isEmpty ? all : named
    let recipes = wanted.sorted { Path.precedes($0.name, $1.name) }
    let source = Array(SwiftRecipeExport.source(of: recipes, named: name).utf8)
    write(source, to: invocation[.outputFile], reporter)
    return reporter.finish()
  }

  /// Writes a file unless it is as it should be, so that what is made of it need not be made again.
  private static func write(_ bytes: [UInt8], to path: String?, _ reporter: Reporter) {
    guard let path, path != "-" else { return reporter.raise(Output.write(bytes)) }
    OutputPlan.file(path).deliver(
      bytes, of: InputFile(path: nil, relative: "", isNamed: true), [], 0, reporter, verb: "exporting",
      isKept: true)
  }
}
