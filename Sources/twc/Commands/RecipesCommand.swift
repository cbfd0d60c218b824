import Engine
import JSONText
import Recipes

/// `twc recipes`: every recipe in reach and its classes.
enum RecipesCommand {
  static let command = Command(
    name: "recipes", operands: "", summary: "List the recipes and their classes",
    details: "Lists the built-in catalog, then what --recipes and --rules add to it or replace.",
    options: [.listFormat] + OptionTable.sources + [.keepGoing, .help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    let reporter = Reporter(invocation)
    guard let engine = EngineSetup.engine(invocation, reporter) else { return reporter.finish() }
    var catalog = engine.catalog
    catalog.add(engine.rules.named)
    let recipes = catalog.recipes.sorted { Path.precedes($0.name, $1.name) }
    let text = invocation[.listFormat] == "json" ? json(recipes) : table(recipes)
    reporter.raise(Output.write(text))
    return reporter.finish()
  }

  private static func table(_ recipes: [RecipeDefinition]) -> [UInt8] {
    let width = recipes.map(\.name.utf8.count).max() ?? 0
    var text = ""
    for recipe in recipes {
      let gap = String(repeating: " ", count: width - recipe.name.utf8.count + 2)
      let parent = recipe.extends.map { "extends \($0) " } ?? ""
      text += "\(recipe.name)\(gap)\(Printable.text(parent + recipe.base.text))\n"
    }
    return Array(text.utf8)
  }

  private static func json(_ recipes: [RecipeDefinition]) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(.array(recipes.map { json($0) }), layout: .pretty())
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private static func json(_ recipe: RecipeDefinition) -> JSONValue {
    var members = [
      JSONMember("name", .string(recipe.name)), JSONMember("classes", .string(recipe.base.text)),
    ]
    if let parent = recipe.extends { members.append(JSONMember("extends", .string(parent))) }
    if let text = recipe.description { members.append(JSONMember("description", .string(text))) }
    if !recipe.axes.isEmpty {
      let axes = recipe.axes.map { axis in
        JSONMember(axis.name, .array(axis.values.map { .string($0.name) }))
      }
      members.append(JSONMember("variants", .object(axes)))
    }
    if !recipe.slots.isEmpty {
      members.append(JSONMember("slots", .array(recipe.slots.map { .string($0.name) })))
    }
    return .object(members)
  }
}
