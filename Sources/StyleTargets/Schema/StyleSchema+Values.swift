import JSONText
import StyleModel

extension StyleSchema {
  static func color() -> JSONValue {
    let plain: JSONValue = [
      "anyOf": [
        ["type": "string", "pattern": .string(anyCase(ColorKeyword.allCases.map { $0.name }))],
        ["type": "string", "pattern": "^#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"],
        reference("dynamic"),
      ]
    ]
    let opacity = JSONMember("opacity", reference("opacity"))
    return [
      "anyOf": [
        plain, closed([JSONMember("color", reference("color")), opacity], required: ["color"]),
        closed(
          [JSONMember("light", reference("color")), JSONMember("dark", reference("color")), opacity],
          required: ["light", "dark"]),
      ]
    ]
  }

  /// A pattern for words in any letter case, without flags, which not every editor's patterns have.
  private static func anyCase(_ words: [String]) -> String {
    let patterns = words.map { word in
      word.unicodeScalars.map { scalar -> String in
        let letter = UInt8(truncatingIfNeeded: scalar.value)
        let pair = [letter | 0x20, letter & 0xDF]
        return (0x61...0x7A).contains(letter | 0x20)
          ? "[\(String(decoding: pair, as: UTF8.self))]" : "\(scalar)"
      }.joined()
    }
    return "^(?:\(patterns.joined(separator: "|")))$"
  }

  static func gradient() -> JSONValue {
    let colors = JSONMember("colors", ["type": "array", "minItems": 1, "items": reference("color")])
    func shape(_ name: String, _ members: [(String, JSONValue)]) -> JSONValue {
      let all = [colors] + members.map { JSONMember($0.0, $0.1) }
      return closed([JSONMember(name, closed(all, required: all.map { $0.key }))], required: [name])
    }
    let number: JSONValue = ["type": "number"]
    return [
      "anyOf": [
        shape("linear", [("startPoint", reference("point")), ("endPoint", reference("point"))]),
        shape("radial", [("center", reference("point")), ("startRadius", number), ("endRadius", number)]),
        shape("angular", [("center", reference("point")), ("startAngle", number), ("endAngle", number)]),
      ]
    ]
  }

  static func font() -> JSONValue {
    let presets = words(PropertyTable.fontPresets)
    let weight = JSONMember("weight", ["anyOf": [words(PropertyTable.fontWeights), reference("dynamic")]])
    let size: JSONValue = ["anyOf": [["type": "number", "exclusiveMinimum": 0], reference("dynamic")]]
    return [
      "anyOf": [
        presets, reference("dynamic"), closed([JSONMember("kind", presets), weight], required: ["kind"]),
        closed(
          [JSONMember("kind", words(["system"])), JSONMember("size", size), weight],
          required: ["kind", "size"]),
      ]
    ]
  }

  static func track() -> JSONValue {
    let length = reference("length")
    let common = [JSONMember("spacing", length), JSONMember("alignment", reference("point"))]
    func kind(_ name: String, _ keys: [String], required: [String]) -> JSONValue {
      closed(
        [JSONMember("kind", words([name]))] + keys.map { JSONMember($0, length) } + common,
        required: ["kind"] + required)
    }
    return [
      "anyOf": [
        kind("fixed", ["size"], required: ["size"]), kind("flexible", ["minimum", "maximum"], required: []),
        kind("adaptive", ["minimum", "maximum"], required: ["minimum"]),
      ]
    ]
  }

  static func edges(_ names: [String]) -> JSONValue {
    closed(names.map { JSONMember($0, ["anyOf": [reference("length"), reference("dynamic")]]) })
  }

  /// The value of a row, with references where the row takes them.
  static func value(of row: PropertyRow) -> JSONValue {
    let plain: JSONValue =
      switch row.kind {
      case .number(let minimum, let maximum): number(row, minimum, maximum)
      case .integer(let minimum):
        .object(
          [JSONMember("type", "integer")] + (minimum.map { [JSONMember("minimum", .integer($0))] } ?? []))
      case .bool: ["type": "boolean"]
      case .keyword(let names): words(names + aliases(of: row.property))
      case .text: ["type": "string"]
      case .words(let names): list(names)
      case .color: reference("color")
      case .shapeStyle: ["anyOf": [reference("color"), wrappedGradient]]
      case .background: background
      case .font: reference("font")
      case .tracks: ["type": "array", "items": reference("track")]
      case .palette: ["type": "array", "items": reference("color")]
      case .component: component(row.property)
      case .dash: ["type": "array"]
      }
    guard row.dynamic == .explicit || row.dynamic == .general, row.kind != .text, row.kind != .font else {
      return plain
    }
    return ["anyOf": [plain, reference("dynamic")]]
  }

  /// Other spellings that the specification accepts (sections 7.12 and 7.13).
  private static func aliases(of property: StyleProperty) -> [String] {
    switch property {
    case .textCase: ["upper", "lower"]
    case .autocapitalization: ["none"]
    default: []
    }
  }

  private static func number(_ row: PropertyRow, _ minimum: Double?, _ maximum: Double?) -> JSONValue {
    var schema: [JSONMember] = [JSONMember("type", "number")]
    if let minimum { schema.append(JSONMember("minimum", .number(minimum))) }
    if let maximum { schema.append(JSONMember("maximum", .number(maximum))) }
    let plain = JSONValue.object(schema)
    guard row.property == .maxWidth || row.property == .maxHeight else { return plain }
    return ["anyOf": [plain, words(["infinity"])]]
  }

  private static func list(_ names: [String]) -> JSONValue {
    let one = "(?:\(names.joined(separator: "|")))"
    return ["type": "string", "pattern": .string("^\(one)(?:, *\(one))*$")]
  }

  private static var wrappedGradient: JSONValue {
    closed([JSONMember("gradient", reference("gradient"))], required: ["gradient"])
  }

  private static var background: JSONValue {
    let material = JSONMember("material", value(of: StyleProperty.material.row))
    return [
      "anyOf": [
        reference("color"), wrappedGradient, closed([material], required: ["material"]),
        closed([JSONMember("color", reference("color")), material], required: ["color", "material"]),
        reference("embedded"),
      ]
    ]
  }

  private static func component(_ property: StyleProperty) -> JSONValue {
    let binding: JSONValue = ["type": "string", "pattern": #"^\$\{[^{}]+\}$"#]
    let content = [JSONMember("isPresented", binding), JSONMember("content", reference("embedded"))]
    switch property {
    case .alert:
      let button: JSONValue = [
        "allOf": [
          reference("embedded"),
          ["properties": ["type": ["type": "string", "pattern": .string(anyCase(["button"]))]]],
        ]
      ]
      return closed(
        [
          JSONMember("title", ["type": "string"]), JSONMember("message", ["type": "string"]),
          JSONMember("isPresented", binding), JSONMember("actions", ["type": "array", "items": button]),
        ], required: ["title", "isPresented"])
    case .popover, .sheet, .fullScreenCover: return closed(content, required: ["isPresented", "content"])
    case .swipeLeading, .swipeTrailing:
      return closed(
        [JSONMember("content", reference("embedded")), JSONMember("allowsFullSwipe", ["type": "boolean"])],
        required: ["content"])
    case .buttonCustom:
      return closed([JSONMember("layout", domain(.layout)), JSONMember("common", domain(.common))])
    default: return reference("embedded")
    }
  }
}
