import ClassParser
import JSONText
import StyleModel
import StyleResolve

/// Writes the canonical model as JSON: StemJSON's domains and keys, then those of the extended rows.
///
/// A value that depends on conditions that are still open prints as
/// `{"cases": [{"when": ["disabled"], "value": 0.45}], "default": 1}`, cases in the order of trial.
public enum ModelWriter {
  /// The model of a resolved style.
  public static func json(_ style: ResolvedStyle) -> JSONValue {
    var root = JSONTree()
    let dynamic = Set(style.entries.filter { !$0.decision.isStatic }.map { $0.property.rawValue })
    // What folds into one JSON value is written as one.
    let font = Fold(style, [.font, .fontWeight], dynamic)
    let background = Fold(style, [.background, .material], dynamic)
    let unfolded = Self.edges(dynamic)
    let plain = Style(
      sorted: style.entries.compactMap { entry in
        guard entry.decision.isStatic, let value = entry.decision.value,
          !font.owns(entry.property), !background.owns(entry.property),
          !unfolded.contains(entry.property.rawValue), entry.property != .fontDesign
        else { return nil }
        return Style.Entry(entry.property, value)
      })
    let encoded = StemJSONEncoder.encode(plain)
    for entry in style.entries {
      let domain = entry.property.domain
      if font.owns(entry.property) {
        if entry.property == font.first { root.set(["common", "font"], font.json("font")) }
      } else if background.owns(entry.property) {
        if entry.property == background.first {
          root.set(["common", "background"], background.json("background"))
        }
      } else {
        let path = path(entry.property)
        let isFolded =
          domain.isStemJSON && path.count > 1 && folded.contains(path[1])
          && !unfolded.contains(entry.property.rawValue)
        if isFolded {
          root.set([domain.name, path[1]], encoded[domain.name]?[path[1]] ?? .null)
        } else {
          root.set(path, json(entry.decision, of: entry.property))
        }
      }
    }
    for slot in style.slots { root.set(["slots", slot.slot.name], json(slot)) }
    return root.json
  }

  /// The keys whose several rows the encoder folds into one value.
  private static let folded = ["font", "background", "padding", "listRowInsets"]

  private static func path(_ property: StyleProperty) -> [String] {
    let row = property.row
    return [row.domain.name] + row.key.split(separator: ".").map { String($0) }
  }

  /// Groups of edges one of which depends on conditions are written edge by edge.
  private static func edges(_ dynamic: Set<UInt8>) -> Set<UInt8> {
    let groups: [[StyleProperty]] = [
      [.paddingTop, .paddingBottom, .paddingLeading, .paddingTrailing], [.offsetX, .offsetY],
      [.rowInsetTop, .rowInsetBottom, .rowInsetLeading, .rowInsetTrailing],
    ]
    var members: Set<UInt8> = []
    for group in groups where group.contains(where: { dynamic.contains($0.rawValue) }) {
      members.formUnion(group.map { $0.rawValue })
    }
    return members
  }

  private static func json(_ decision: Decision, of property: StyleProperty) -> JSONValue {
    let initial = property.row.initial
    guard !decision.isStatic else { return json(decision.value ?? initial, of: property) }
    return conditional(
      decision.cases.map { ($0.when, json($0.value ?? initial, of: property)) },
      json(decision.value ?? initial, of: property))
  }

  static func conditional(_ cases: [(ConditionSet, JSONValue)], _ otherwise: JSONValue) -> JSONValue {
    .object([
      JSONMember(
        "cases",
        .array(
          cases.map { one in
            .object([
              JSONMember("when", .array(one.0.names.map { .string($0) })), JSONMember("value", one.1),
            ])
          })), JSONMember("default", otherwise),
    ])
  }

  /// One value in the form of its row.
  package static func json(_ value: StyleValue?, of property: StyleProperty) -> JSONValue {
    switch value {
    case nil, .unset?: .null
    case .pair(let first, let second)?: .array([.number(first), .number(second)])
    case .fraction(let number)?, .multiple(let number)?: .number(number)
    case let value?: StemJSONEncoder.value(of: value) ?? .null
    }
  }

  private static func json(_ entry: ResolvedStyle.SlotEntry) -> JSONValue {
    let argument: JSONValue =
      entry.slot.argument.map { text in
        if let number = parsedNumber(text) { return .number(number) }
        return .string(text)
      } ?? .bool(true)
    return entry.when.isEmpty ? argument : conditional([(entry.when, argument)], .null)
  }

  private static func parsedNumber(_ text: String) -> Double? {
    guard let document = try? JSONDocument(parsing: text) else { return nil }
    return document.number(of: document.root)
  }

  /// Rows that make up one JSON value together, at least one of which depends on conditions.
  private struct Fold {
    let members: [StyleProperty]
    let first: StyleProperty?
    private let cases: [(ConditionSet, Style)]
    private let fallback: Style

    init(_ style: ResolvedStyle, _ group: [StyleProperty], _ dynamic: Set<UInt8>) {
      let present = style.entries.filter { group.contains($0.property) }
      guard present.contains(where: { dynamic.contains($0.property.rawValue) }) else {
        members = []
        first = nil
        cases = []
        fallback = Style()
        return
      }
      members = present.map { $0.property }
      first = members.first
      var cases: [(ConditionSet, Style)] = [(.always, Style())]
      for entry in present {
        var next: [(ConditionSet, Style)] = []
        let choices =
          entry.decision.cases + [Decision.Case(when: .always, value: entry.decision.value, origin: nil)]
        for (when, style) in cases {
          for choice in choices {
            let union = when.union(choice.when)
            if union.isContradictory || next.contains(where: { $0.0.isSubset(of: union) }) { continue }
            var style = style
            style.set(entry.property, to: choice.value)
            next.append((union, style))
          }
        }
        cases = next
      }
      fallback = cases.last?.1 ?? Style()
      self.cases = cases.dropLast()
    }

    func owns(_ property: StyleProperty) -> Bool { members.contains(property) }

    func json(_ key: String) -> JSONValue {
      func part(_ style: Style) -> JSONValue { StemJSONEncoder.encode(style)["common"]?[key] ?? .null }
      return ModelWriter.conditional(cases.map { ($0.0, part($0.1)) }, part(fallback))
    }
  }
}

/// A tree of JSON objects that is filled path by path, keys in the order of their first use.
struct JSONTree {
  private var members: [JSONMember] = []

  var json: JSONValue { .object(members) }

  mutating func set(_ path: [String], _ value: JSONValue) { Self.set(path[...], value, &members) }

  private static func set(_ path: ArraySlice<String>, _ value: JSONValue, _ members: inout [JSONMember]) {
    guard let key = path.first else { return }
    let index = members.firstIndex { $0.key == key }
    guard path.count > 1 else {
      if let index {
        members[index].value = value
      } else {
        members.append(JSONMember(key, value))
      }
      return
    }
    var inner: [JSONMember] = []
    if let index, case .object(let known) = members[index].value { inner = known }
    set(path.dropFirst(), value, &inner)
    if let index {
      members[index].value = .object(inner)
    } else {
      members.append(JSONMember(key, .object(inner)))
    }
  }
}
