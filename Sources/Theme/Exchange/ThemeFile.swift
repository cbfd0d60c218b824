import JSONText
import StyleModel

/// Writes themes as theme files, which `ThemeLoader` reads back as equal themes.
public enum ThemeFile {
  /// The theme as a file that extends no other one.
  public static func json(of theme: Theme) -> JSONValue {
    var members = [
      JSONMember("name", .string(theme.name)), JSONMember("extends", "none"),
      JSONMember("rem", .number(theme.rem)),
    ]
    func add(_ key: String, _ entries: [JSONMember]) {
      if !entries.isEmpty { members.append(JSONMember(key, .object(entries))) }
    }
    let steps = theme.spacings.names.map { JSONMember($0, .number(theme.spacings[$0] ?? 0)) }
    if steps.isEmpty {
      members.append(JSONMember("spacing", .number(theme.spacing)))
    } else {
      add("spacing", [JSONMember("unit", .number(theme.spacing))] + steps)
    }
    let aliases = theme.aliases
    let own = theme.colors.names.filter { name in !aliases.contains { $0.name == name } }
    add("colors", own.compactMap { name in theme.colors[name].map { JSONMember(name, color($0)) } })
    add("aliases", aliases.map { JSONMember($0.name, .string($0.target)) })
    add("type", theme.type.names.compactMap { name in theme.type[name].map { JSONMember(name, role($0)) } })
    add("radii", theme.radii.names.map { JSONMember($0, .number(theme.radii[$0] ?? 0)) })
    add(
      "shadows",
      theme.shadows.names.compactMap { name in theme.shadows[name].map { JSONMember(name, shadow($0)) } })
    add("breakpoints", theme.breakpoints.names.map { JSONMember($0, .number(theme.breakpoints[$0] ?? 0)) })
    return .object(members)
  }

  static func color(_ color: Color) -> JSONValue { StemJSONEncoder.value(of: color) }

  private static func role(_ role: TypeRole) -> JSONValue {
    let face: JSONMember
    switch role.face {
    case .preset(let name):
      if role.weight == nil, role.tracking == nil, role.lineHeight == nil { return .string(name) }
      face = JSONMember("style", .string(name))
    case .size(let size):
      if role.weight == nil, role.tracking == nil, role.lineHeight == nil { return .number(size) }
      face = JSONMember("size", .number(size))
    }
    var members = [face]
    if let weight = role.weight { members.append(JSONMember("weight", .string(weight))) }
    if let tracking = role.tracking { members.append(JSONMember("tracking", .number(tracking))) }
    if let height = role.lineHeight { members.append(JSONMember("lineHeight", .number(height))) }
    return .object(members)
  }

  private static func shadow(_ shadow: Shadow) -> JSONValue {
    [
      "color": color(shadow.color), "radius": .number(shadow.radius), "x": .number(shadow.x),
      "y": .number(shadow.y),
    ]
  }
}
