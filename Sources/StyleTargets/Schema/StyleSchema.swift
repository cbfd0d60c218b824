import JSONText
import StyleModel

/// The JSON Schema (2020-12) of components that carry classes and of their style objects, generated from the
/// property table, so that editors complete and check both.
///
/// It is stricter than a runtime, which ignores unknown keys: an unknown key is a mistake to an editor.
public enum StyleSchema {
  /// The schema of a document: one component, or an array of components.
  public static func document() -> JSONValue {
    var schema: [JSONMember] = [
      JSONMember("$schema", "https://json-schema.org/draft/2020-12/schema"),
      JSONMember("title", "StemJSON components with classes"),
      JSONMember(
        "anyOf", [reference("component"), ["type": "array", "items": reference("component")]]),
    ]
    schema.append(JSONMember("$defs", .object(definitions())))
    return .object(schema)
  }

  /// The schema of a style object alone.
  public static func style() -> JSONValue {
    .object([
      JSONMember("$schema", "https://json-schema.org/draft/2020-12/schema"),
      JSONMember("title", "StemJSON style object"), JSONMember("$ref", "#/$defs/style"),
      JSONMember("$defs", .object(definitions())),
    ])
  }

  static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/$defs/\(name)")] }

  private static func definitions() -> [JSONMember] {
    [
      JSONMember("component", component()), JSONMember("classes", classes()),
      JSONMember("style", styleObject()),
      JSONMember("dynamic", ["type": "string", "pattern": .string(dynamicPattern)]),
      JSONMember("color", color()), JSONMember("opacity", ["type": "number", "minimum": 0, "maximum": 1]),
      JSONMember("gradient", gradient()), JSONMember("point", words(Gradient.points)),
      JSONMember("font", font()), JSONMember("track", track()),
      JSONMember("length", ["type": "number", "minimum": 0]),
      JSONMember("edges", edges(["top", "bottom", "leading", "trailing"])),
      JSONMember("axes", edges(["top", "bottom", "leading", "trailing", "horizontal", "vertical"])),
      JSONMember("embedded", embedded()),
    ]
  }

  /// One bare reference, or one whole expression (section 6.2).
  private static let dynamicPattern = #"^(?:[$@#]\{[^{}]+\}|\{\{[\s\S]*\}\})$"#

  private static func component() -> JSONValue {
    [
      "type": "object", "required": ["type"],
      "properties": [
        "id": ["type": "string"], "type": ["type": "string"], "class": reference("classes"),
        "style": reference("style"), "context": ["type": "object"], "rules": ["type": "object"],
        "appearance": words(["automatic", "glass", "solid"]),
        "children": ["type": "array", "items": reference("component")], "prototype": reference("component"),
      ],
    ]
  }

  /// A component inside a style, which needs an identifier and a type (rule R24).
  private static func embedded() -> JSONValue {
    ["allOf": [reference("component"), ["required": ["id", "type"]]]]
  }

  private static func classes() -> JSONValue {
    let conditional: JSONValue = ["type": "object", "additionalProperties": ["type": "string"]]
    return [
      "anyOf": [
        ["type": "string"], ["type": "array", "items": ["anyOf": [["type": "string"], conditional]]],
      ]
    ]
  }

  private static func styleObject() -> JSONValue {
    let domains = StyleDomain.allCases.filter { $0.isStemJSON }
    return closed(domains.map { JSONMember($0.name, domain($0)) })
  }

  /// An object with these members alone.
  static func closed(_ members: [JSONMember], required: [String] = []) -> JSONValue {
    var schema: [JSONMember] = [JSONMember("type", "object"), JSONMember("properties", .object(members))]
    if !required.isEmpty { schema.append(JSONMember("required", .array(required.map { .string($0) }))) }
    schema.append(JSONMember("additionalProperties", false))
    return .object(schema)
  }

  static func words(_ words: [String]) -> JSONValue { ["enum": .array(words.map { .string($0) })] }
}
