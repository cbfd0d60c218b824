import Documents
import Engine
import JSONText

/// `twc recipes diff`: what changes from one catalog to another.
enum RecipesDiff {
  static let command = Command(
    name: "recipes diff", operands: "OLD NEW", summary: "Compare two catalogs, property by property",
    details: """
      OLD and NEW are files or folders of recipes, or the word built-in; each is laid over the built-in catalog.
      A line says which recipe, slot and variant changes which property, and how; a variant of several values where
      they change something only together. With conditions left open a
      value has all its cases; --scheme, --platform and --state fix them.
      """,
    options: [.listFormat, .checkChanges] + OptionTable.sources + [.keepGoing] + OptionTable.context + [.help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    guard invocation.operands.count == 2 else {
      throw UsageError("two catalogs are compared", help: ["name two files or folders, or built-in for one"])
    }
    let context = try ContextFlags.context(invocation)
    let reporter = Reporter(invocation)
    guard let (old, new) = engines(invocation, reporter) else { return reporter.finish() }
    let comparison = CatalogComparison(from: old, to: new, in: context)
    let changes = comparison.changes
    noteBounds(comparison, reporter)
    if invocation[.listFormat] == "json" {
      var writer = JSONWriter()
      writer.write(.array(changes.map { json($0) }), layout: .pretty())
      reporter.raise(Output.write(writer.bytes + [UInt8(ascii: "\n")]))
    } else {
      reporter.raise(Output.print(changes.map { line($0) + "\n" }.joined()))
    }
    if invocation.has(.checkChanges), !changes.isEmpty { reporter.raise(ExitCode.findings) }
    return reporter.finish()
  }

  /// The engines of the two catalogs that are named; `nil` after a report.
  ///
  /// - Parameter read: Files that were read before.
  static func engines(
    _ invocation: Invocation, _ reporter: Reporter, read: [String: SourceText] = [:]
  ) -> (StyleEngine, StyleEngine)? {
    let engines = invocation.operands.map { name in
      EngineSetup.loaded(invocation, reporter, catalogs: name == "built-in" ? [] : [name], read: read)?
        .engine
    }
    guard let old = engines[0], let new = engines[1] else { return nil }
    return (old, new)
  }

  /// Notes where not every combination of values was compared.
  static func noteBounds(_ comparison: CatalogComparison, _ reporter: Reporter) {
    guard let first = comparison.bounded.first else { return }
    let others = comparison.bounded.count - 1
    reporter.note(
      "too many combinations of values\(others > 0 ? ", as in \(others) more" : ""): those of two axes and those "
        + "that compounds name are compared", file: first, id: "combinations")
  }

  /// `card/title size=lg common.font: "title3" -> "title2"`.
  private static func line(_ change: CatalogComparison.Change) -> String {
    var words = [change.recipe + (change.slot.map { "/\($0)" } ?? "")]
    if let variant = change.variant { words.append(variant) }
    guard let property = change.property else {
      return (words + [change.kind.rawValue]).joined(separator: " ")
    }
    func shown(_ value: JSONValue?) -> String { value.map { JSONWriter.text($0, layout: .spaced) } ?? "-" }
    words.append("\(property): \(shown(change.old)) -> \(shown(change.new))")
    return Printable.text(words.joined(separator: " "))
  }

  private static func json(_ change: CatalogComparison.Change) -> JSONValue {
    var members = [
      JSONMember("change", .string(change.kind.rawValue)), JSONMember("recipe", .string(change.recipe)),
    ]
    if let slot = change.slot { members.append(JSONMember("slot", .string(slot))) }
    if let variant = change.variant { members.append(JSONMember("variant", .string(variant))) }
    if let property = change.property {
      members += [
        JSONMember("property", .string(property)), JSONMember("old", change.old ?? .null),
        JSONMember("new", change.new ?? .null),
      ]
    }
    return .object(members)
  }
}
