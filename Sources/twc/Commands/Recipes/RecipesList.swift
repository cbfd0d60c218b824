import Documents
import Engine
import JSONText
import Recipes

/// `twc recipes list`: every recipe in reach.
enum RecipesList {
  static let options: [Option] = [.listFormat, .usedIn] + OptionTable.sources + [.keepGoing, .help]

  static let command = Command(
    name: "recipes list", operands: "", summary: "List the recipes with axes, slots, families and classes",
    details: """
      One line a recipe: its name, what it is for or its classes where it has no description, and in parentheses
      the axes with their values (a star marks the default one), the slots behind / and the family.
      With --used-in the lines say where documents use a recipe, and the last ones which no document leads to,
      if every document can be read.
      """,
    options: options
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    let reporter = Reporter(invocation)
    guard let engine = EngineSetup.engine(invocation, reporter) else { return reporter.finish() }
    var known = engine.catalog
    known.add(engine.rules.named)
    let recipes = known.recipes.sorted { Path.precedes($0.name, $1.name) }
    var list = RecipesList.Table(recipes: recipes)
    if invocation.has(.usedIn) { list.uses = RecipeUsage(invocation, engine, reporter) }
    reporter.raise(Output.write(invocation[.listFormat] == "json" ? list.json() : list.text()))
    return reporter.finish()
  }

  /// The recipes as they are printed.
  struct Table {
    let recipes: [RecipeDefinition]
    var uses: RecipeUsage?

    func text() -> [UInt8] {
      if let uses { return usage(uses) }
      return Columns.text(
        recipes.map { recipe in
          let parts = [Self.axes(recipe), Self.slots(recipe), Self.family(recipe)].filter { !$0.isEmpty }
          let details = parts.isEmpty ? "" : "  (\(parts.joined(separator: "; ")))"
          return [recipe.name, Self.purpose(recipe) + details]
        })
    }

    /// Where each recipe is used, then those that nothing leads to.
    private func usage(_ uses: RecipeUsage) -> [UInt8] {
      var rows: [[String]] = []
      for recipe in recipes {
        let places = uses.places(of: recipe)
        if !places.isEmpty {
          rows.append([recipe.name, places.joined(separator: ", ")])
        } else if uses.reached.contains(recipe.name) {
          rows.append([recipe.name, "through other recipes"])
        }
      }
      // A document that could not be read may use any of them.
      let unused = uses.isComplete ? recipes.filter { !uses.reached.contains($0.name) }.map(\.name) : []
      return Columns.text(rows) + Array(unused.map { "never used: \($0)\n" }.joined().utf8)
    }

    private static func axes(_ recipe: RecipeDefinition) -> String {
      recipe.axes.map { axis in
        let words = axis.values.map { recipe.defaults[axis.name] == $0.name ? "\($0.name)*" : $0.name }
        return "\(axis.name)=\(words.joined(separator: "|"))"
      }.joined(separator: " ")
    }

    private static func slots(_ recipe: RecipeDefinition) -> String {
      recipe.slots.map { "/\($0.name)" }.joined(separator: " ")
    }

    private static func family(_ recipe: RecipeDefinition) -> String {
      recipe.family.map { "family \($0)" } ?? ""
    }

    private static func purpose(_ recipe: RecipeDefinition) -> String {
      let classes = (recipe.extends.map { ["extends \($0)"] } ?? []) + [recipe.base.text]
      let text = recipe.description ?? classes.filter { !$0.isEmpty }.joined(separator: " ")
      guard let successor = recipe.deprecated else { return Printable.text(text) }
      let mark = successor.isEmpty ? "deprecated" : "deprecated for \(successor)"
      return Printable.text(text.isEmpty ? mark : "\(mark): \(text)")
    }

    func json() -> [UInt8] {
      var writer = JSONWriter()
      writer.write(.array(recipes.map { json($0) }), layout: .pretty())
      return writer.bytes + [UInt8(ascii: "\n")]
    }

    private func json(_ recipe: RecipeDefinition) -> JSONValue {
      var members = RecipeFacts.members(of: recipe)
      if let uses {
        members.append(JSONMember("uses", .array(uses.json(of: recipe))))
        let isUsed = uses.reached.contains(recipe.name)
        // What a document that could not be read uses is not known.
        members.append(JSONMember("isUsed", isUsed || uses.isComplete ? .bool(isUsed) : .null))
      }
      return .object(members)
    }
  }
}

/// What a recipe is, as JSON.
enum RecipeFacts {
  static func members(of recipe: RecipeDefinition) -> [JSONMember] {
    var members = [
      JSONMember("name", .string(recipe.name)), JSONMember("classes", .string(recipe.base.text)),
    ]
    func add(_ key: String, _ text: String?) {
      if let text { members.append(JSONMember(key, .string(text))) }
    }
    add("extends", recipe.extends)
    add("description", recipe.description)
    add("family", recipe.family)
    if let successor = recipe.deprecated {
      members.append(JSONMember("deprecated", successor.isEmpty ? .bool(true) : .string(successor)))
    }
    if !recipe.axes.isEmpty {
      let axes = recipe.axes.map { axis in
        JSONMember(axis.name, .array(axis.values.map { .string($0.name) }))
      }
      members.append(JSONMember("variants", .object(axes)))
    }
    if !recipe.defaults.isEmpty {
      let defaults = recipe.defaults.sorted { $0.key < $1.key }
      members.append(JSONMember("defaults", .object(defaults.map { JSONMember($0.key, .string($0.value)) })))
    }
    if !recipe.slots.isEmpty {
      members.append(JSONMember("slots", .array(recipe.slots.map { .string($0.name) })))
    }
    return members
  }
}

/// Text in columns.
enum Columns {
  /// Each column as wide as its widest cell, two blanks between them.
  static func text(_ rows: [[String]], indent: String = "") -> [UInt8] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].utf8.count : 0 }.max() ?? 0
    }
    var text = ""
    for row in rows {
      var line = indent
      for (column, cell) in row.enumerated() {
        line += cell
        let isLast = row[(column + 1)...].allSatisfy(\.isEmpty)
        if isLast { break }
        line += String(repeating: " ", count: widths[column] - cell.utf8.count + 2)
      }
      text += line + "\n"
    }
    return Array(text.utf8)
  }
}
