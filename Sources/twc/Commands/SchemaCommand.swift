import JSONText
import StyleTargets

/// `twc schema`: a JSON Schema for editors.
enum SchemaCommand {
  static let command = Command(
    name: "schema", operands: "", summary: "Print a JSON Schema of components with classes",
    details: """
      JSON Schema 2020-12, generated from the property table. Editors complete and check style objects and
      class members with it; it refuses unknown keys, which a runtime would ignore.
      """, options: [.schemaRoot, .compact, .help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    let schema = invocation[.schemaRoot] == "style" ? StyleSchema.style() : StyleSchema.document()
    let text = JSONWriter.text(schema, layout: invocation.has(.compact) ? .compact : .pretty())
    return Output.print(text + "\n")
  }
}
