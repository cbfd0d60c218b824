import JSONText
import StyleTargets

/// `twc schema`: a JSON Schema for editors.
enum SchemaCommand {
  static let command = Command(
    name: "schema", operands: "", summary: "Print a JSON Schema of components with classes, or of twc.json",
    details: """
      JSON Schema 2020-12, generated from the property table and the table of twc.json. Editors complete and check
      style objects, class members and configurations with it; it refuses unknown keys, which a runtime would ignore.
      """, options: [.schemaRoot, .compact, .help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    let schema =
      switch invocation[.schemaRoot] {
      case "style": StyleSchema.style()
      case "config": ConfigSchema.schema()
      default: StyleSchema.document()
      }
    let text = JSONWriter.text(schema, layout: invocation.has(.compact) ? .compact : .pretty())
    return Output.print(text + "\n")
  }
}
