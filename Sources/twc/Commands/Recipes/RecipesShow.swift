import Documents
import Engine
import JSONText
import Recipes
import StyleModel
import StyleResolve

/// `twc recipes show`: what a recipe is made of and what it comes to.
enum RecipesShow {
  static let command = Command(
    name: "recipes show", operands: "NAME …",
    summary: "Show the classes of a recipe and its values in every axis, state and scheme",
    details: """
      Prints the classes, those of other recipes in their places, and the values: in full for the recipe as it
      stands, then what each scheme, platform, state and axis changes, and what values change only together.
      What the options fix is not varied.
      The name of a slot is card/title.
      """,
    options: [.listFormat] + OptionTable.sources + [.keepGoing] + OptionTable.context + [.help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    guard !invocation.operands.isEmpty else {
      throw UsageError("no recipe is named", help: ["twc recipes lists the names"])
    }
    let context = try ContextFlags.context(invocation)
    let reporter = Reporter(invocation)
    guard let engine = EngineSetup.engine(invocation, reporter) else { return reporter.finish() }
    let recipes = try recipes(invocation.operands, engine)
    if invocation[.listFormat] == "json" {
      let values = recipes.map { json($0, engine, context, reporter) }
      var writer = JSONWriter()
      writer.write(values.count == 1 ? values[0] : .array(values), layout: .pretty())
      reporter.raise(Output.write(writer.bytes + [UInt8(ascii: "\n")]))
    } else {
      let pages = recipes.map { text($0, engine, context, reporter) }
      reporter.raise(Output.write(Array(pages.joined(separator: Array("\n".utf8)))))
    }
    return reporter.finish()
  }

  /// The recipes and slots of some names.
  static func recipes(_ names: [String], _ engine: StyleEngine) throws(UsageError) -> [RecipeDefinition] {
    var byName: [String: RecipeDefinition] = [:]
    for recipe in engine.recipes where byName[recipe.name] == nil { byName[recipe.name] = recipe }
    var unknown: [String] = []
    for name in names where byName[name] == nil && !unknown.contains(name) { unknown.append(name) }
    guard let first = unknown.first else { return names.compactMap { byName[$0] } }
    let known = engine.recipes.map(\.name)
    if unknown.count == 1 {
      throw UsageError(
        "no recipe is named \"\(first)\"", suggestions: Suggestions.nearest(to: first, in: known))
    }
    throw UsageError(
      "no recipes are named \(Wording.list(unknown.map { "\"\($0)\"" }, "and"))",
      help: unknown.compactMap { name in
        Suggestions.nearest(to: name, in: known).first.map { "for \"\(name)\", did you mean \"\($0)\"?" }
      })
  }

  private static func text(
    _ recipe: RecipeDefinition, _ engine: StyleEngine, _ context: StyleContext, _ reporter: Reporter
  ) -> [UInt8] {
    var text = recipe.name + (recipe.family.map { "  family \($0)" } ?? "") + "\n"
    if let description = recipe.description { text += Printable.text(description) + "\n" }
    if let successor = recipe.deprecated {
      text += (successor.isEmpty ? "deprecated" : "deprecated for \(successor)") + "\n"
    }
    let expansion = RecipeExpansion(engine)
    var rows: [[String]] = []
    func add(_ label: String, _ classes: String) {
      rows.append([label, Printable.text(expansion.classes(classes))])
    }
    add("base", recipe.base.text)
    for axis in recipe.axes {
      for value in axis.values {
        let mark = recipe.defaults[axis.name] == value.name ? " (default)" : ""
        add("\(axis.name)=\(value.name)\(mark)", value.classes.text)
      }
    }
    for compound in recipe.compounds { add(label(compound), compound.classes.text) }
    var bytes = Array((text + "classes\n").utf8) + Columns.text(rows, indent: "  ")
    if !recipe.slots.isEmpty {
      bytes += Array(("slots " + recipe.slots.map { "/\($0.name)" }.joined(separator: " ") + "\n").utf8)
    }
    let sheet = sheet(of: recipe, engine, context, reporter)
    for one in sheet.cases where !one.changes.members.isEmpty || one.isFirst {
      let words = [one.variant.label, one.context].filter { !$0.isEmpty }
      let head = words.isEmpty ? "values, \(sheet.place)" : words.joined(separator: ", ")
      bytes += Array((head + "\n").utf8)
      bytes += Columns.text(
        one.changes.members.map { member in
          [member.key, member.value == .null ? "-" : JSONWriter.text(member.value, layout: .spaced)]
        }, indent: "  ")
    }
    return bytes
  }

  private static func sheet(
    of recipe: RecipeDefinition, _ engine: StyleEngine, _ context: StyleContext, _ reporter: Reporter
  ) -> RecipeSheet {
    let sheet = RecipeSheet(of: recipe, engine: engine, in: context)
    if !sheet.isComplete {
      reporter.note(
        "too many combinations of values: those of two axes and those that compounds name are shown",
        file: recipe.name, id: "combinations")
    }
    return sheet
  }

  private static func label(_ compound: RecipeDefinition.Compound) -> String {
    compound.when.map { "\($0.axis)=\($0.values.joined(separator: "|"))" }.joined(separator: ",")
  }

  private static func json(
    _ recipe: RecipeDefinition, _ engine: StyleEngine, _ context: StyleContext, _ reporter: Reporter
  ) -> JSONValue {
    let expansion = RecipeExpansion(engine)
    var members = RecipeFacts.members(of: recipe)
    var expanded = [JSONMember("base", .string(expansion.classes(recipe.base.text)))]
    for axis in recipe.axes {
      for value in axis.values {
        expanded.append(
          JSONMember("\(axis.name)=\(value.name)", .string(expansion.classes(value.classes.text))))
      }
    }
    for compound in recipe.compounds {
      expanded.append(JSONMember(label(compound), .string(expansion.classes(compound.classes.text))))
    }
    members.append(JSONMember("expanded", .object(expanded)))
    let sheet = sheet(of: recipe, engine, context, reporter)
    members.append(JSONMember("place", .string(sheet.place)))
    let cases = sheet.cases.map { one -> JSONValue in
      [
        "variant": .string(one.variant.label), "context": .string(one.context),
        "values": .object(one.values.members),
      ]
    }
    members.append(JSONMember("cases", .array(cases)))
    return .object(members)
  }
}

extension RecipeSheet.Case {
  /// Whether it is the recipe as it stands in the first context.
  fileprivate var isFirst: Bool { variant.choices.isEmpty && context.isEmpty }
}
