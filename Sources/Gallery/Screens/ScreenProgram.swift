import Expressions
import JSONText
import StyleModel
import StyleTargets

/// A screen as data for the script of the page, which instantiates it for any state.
enum ScreenProgram {
  static func json(_ model: ScreenModel, localizations: ExpressionDictionary) -> JSONValue {
    .object([
      JSONMember(
        "modules",
        .array(
          model.modules.map {
            .object([JSONMember("id", .string($0.id)), JSONMember("state", keys($0.state))])
          }
        )),
      JSONMember("nodes", .array(model.nodes.map { json($0) })),
      JSONMember("modals", .array(model.modals.map { json($0) })),
      JSONMember("looks", .array(model.looks.map { json($0) })),
      JSONMember("colors", colors), JSONMember("symbols", symbols),
      JSONMember("strings", .object(strings(localizations))),
    ])
  }

  private static func keys(_ keys: [ScreenKey]) -> JSONValue {
    .array(keys.map { .array([.string($0.name), ExpressionProgram.json($0.value)]) })
  }

  private static func json(_ nodes: [ScreenNode]) -> JSONValue { .array(nodes.map { json($0) }) }

  private static func json(_ node: ScreenNode) -> JSONValue {
    switch node {
    case .element(let element): .array(["E", json(element)])
    case .text(let value): .array(["T", ExpressionProgram.json(value)])
    case .picture(let source): .array(["P", ExpressionProgram.json(source)])
    case .when(let condition, let then, let otherwise):
      .array(["W", ExpressionProgram.json(condition), json(then), json(otherwise)])
    case .each(let data, let body): .array(["R", ExpressionProgram.json(data), json(body)])
    case .scope(let names, let body): .array(["S", keys(names), json(body)])
    case .module(let index, let body): .array(["M", .integer(index), json(body)])
    }
  }

  private static func json(_ element: ScreenElement) -> JSONValue {
    var classes = element.classes
    var members = [JSONMember("tag", .string(element.tag))]
    if let look = element.look {
      classes.append(element.part == .box ? look.box : look.content)
      if let dynamic = look.dynamic {
        members.append(JSONMember("look", .array([.integer(dynamic), .string(element.part.rawValue)])))
      }
    }
    members.append(
      JSONMember("classes", .string(classes.filter { !$0.isEmpty }.joined(separator: " "))))
    if !element.toggles.isEmpty { members.append(JSONMember("toggles", keys(element.toggles))) }
    if !element.attributes.isEmpty { members.append(JSONMember("attributes", keys(element.attributes))) }
    if let binding = element.binding {
      var parts: [JSONValue] = [.string(binding.kind.rawValue), ExpressionProgram.json(binding.value)]
      if let option = binding.option { parts.append(ExpressionProgram.json(option)) }
      members.append(JSONMember("binding", .array(parts)))
    }
    if !element.actions.isEmpty {
      members.append(
        JSONMember(
          "actions", .array(element.actions.map { .array([.string($0.event), keys($0.changes)]) })))
    }
    if !element.children.isEmpty { members.append(JSONMember("children", json(element.children))) }
    return .object(members)
  }

  private static func json(_ look: ScreenLook.Dynamic) -> JSONValue {
    let choices = look.choices.map { choice -> JSONValue in
      .array([
        ExpressionProgram.json(choice.value), .array(choice.words.map { .string($0) }),
        .bool(choice.takesNumber),
      ])
    }
    let slots = look.slots.map { slot -> JSONValue in
      .array([.string(slot.kind.rawValue), ExpressionProgram.json(slot.value), .number(slot.opacity)])
    }
    let cases = look.cases.map { key, rules in
      JSONMember(
        key,
        .object([
          JSONMember("box", .array([.string(rules.box), json(rules.boxTemplates)])),
          JSONMember("content", .array([.string(rules.content), json(rules.contentTemplates)])),
        ]))
    }
    return .object([
      JSONMember("choices", .array(choices)), JSONMember("slots", .array(slots)),
      JSONMember("cases", .object(cases)),
    ])
  }

  private static func json(_ templates: [ScreenLook.Template]) -> JSONValue {
    .array(
      templates.map { template in
        .array(
          [.string(template.name)]
            + template.pieces.map { piece -> JSONValue in
              switch piece {
              case .text(let text): .string(text)
              case .slot(let index, let alpha): .array([.integer(index), .integer(alpha)])
              }
            })
      })
  }

  /// The colour keywords, lower-case, in both appearances.
  private static let colors: JSONValue = .object(
    ColorKeyword.allCases.map { keyword in
      JSONMember(
        keyword.name.lowercased(),
        .array(
          [false, true].map { .string(SystemColors.components(of: keyword, dark: $0).hex) }))
    })

  private static let symbols: JSONValue = .object([
    JSONMember("frames", table(SymbolTable.frames)), JSONMember("paths", table(SymbolTable.paths)),
    JSONMember("slash", .string(SymbolTable.slash)),
  ])

  private static func table(_ texts: [String: String]) -> JSONValue {
    .object(texts.sorted { $0.key < $1.key }.map { JSONMember($0.key, .string($0.value)) })
  }

  private static func strings(_ localizations: ExpressionDictionary) -> [JSONMember] {
    zip(localizations.keys, localizations.values).compactMap { key, value in
      if case .string(let text) = value { JSONMember(key, .string(text)) } else { nil }
    }
  }

  /// JSON as the text of a script element, in which nothing ends the element or begins a comment.
  static func data(_ value: JSONValue) -> String {
    var bytes: [UInt8] = []
    for byte in JSONWriter.text(value).utf8 {
      switch byte {
      case UInt8(ascii: "<"): bytes += "\\u003C".utf8
      case UInt8(ascii: ">"): bytes += "\\u003E".utf8
      case UInt8(ascii: "&"): bytes += "\\u0026".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
