import Documents
import JSONText
import SourceScan

/// The JSON Schema (2020-12) of `twc.json`, made of the table of its keys.
enum ConfigSchema {
  static func schema() -> JSONValue {
    .object(
      [
        JSONMember("$schema", "https://json-schema.org/draft/2020-12/schema"),
        JSONMember("title", "Configuration of twc"),
      ] + members(of: ConfigRow.all))
  }

  private static func members(of rows: [ConfigRow]) -> [JSONMember] {
    [
      JSONMember("type", "object"), JSONMember("additionalProperties", false),
      JSONMember(
        "properties",
        .object(
          rows.map { row in
            JSONMember(row.key, .object([JSONMember("description", .string(row.summary))] + form(row.form)))
          })),
    ]
  }

  private static let text: JSONValue = ["type": "string", "minLength": 1]
  private static let texts: JSONValue = ["type": "array", "items": text]

  private static func form(_ form: ConfigRow.Form) -> [JSONMember] {
    switch form {
    case .schema, .path: return [JSONMember("type", "string"), JSONMember("minLength", 1)]
    case .paths: return [JSONMember("anyOf", [text, texts])]
    case .value(let option): return value(option)
    case .flag: return [JSONMember("type", "boolean")]
    case .words(let option):
      guard case .list(let words, let aliases) = option.row.value else { return [] }
      return [JSONMember("type", "array"), JSONMember("items", ["enum": strings(words + aliases)])]
    case .object(let rows): return members(of: rows)
    case .rules: return [JSONMember("anyOf", [text, ["type": "object"]])]
    case .conditions: return [JSONMember("type", "object"), JSONMember("additionalProperties", text)]
    case .levels:
      return [
        JSONMember("type", "object"),
        JSONMember("propertyNames", ["enum": strings(RuleTable.rows.map(\.id))]),
        JSONMember("additionalProperties", ["enum": strings(Levels.words)]),
      ]
    case .patterns:
      let languages: JSONValue = [
        "type": "array", "items": ["enum": strings(SourceLanguage.allCases.map(\.rawValue))],
      ]
      let pattern: JSONValue = [
        "type": "object", "required": ["pattern"], "additionalProperties": false,
        "properties": ["pattern": text, "languages": languages],
      ]
      return [JSONMember("type", "object"), JSONMember("additionalProperties", ["anyOf": [text, pattern]])]
    case .texts:
      guard case .object(let members) = texts else { return [] }
      return members
    }
  }

  private static func value(_ option: Option) -> [JSONMember] {
    switch option.row.value {
    case .choice(let words): return [JSONMember("enum", strings(words))]
    default: return [JSONMember("type", ["string", "number"])]
    }
  }

  private static func strings(_ words: [String]) -> JSONValue { .array(words.map { .string($0) }) }
}
