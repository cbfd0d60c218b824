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
    let second = Set(aliases.map { $0.name })
    let own = theme.colors.names.filter { !second.contains($0) }
    let colors = ThemeFileColors(theme)
    add(
      "colors",
      own.compactMap { name in
        theme.colors[name].map { color in
          JSONMember(name, colors.form(color, increased: theme.increasedColors[name], of: name))
        }
      })
    add("aliases", aliases.map { JSONMember($0.name, .string($0.target)) })
    add("type", theme.type.names.compactMap { name in theme.type[name].map { JSONMember(name, role($0)) } })
    add("radii", theme.radii.names.map { JSONMember($0, .number(theme.radii[$0] ?? 0)) })
    add(
      "shadows",
      theme.shadows.names.compactMap { name in
        theme.shadows[name].map { form in
          JSONMember(name, shadow(form, increased: theme.increasedShadows[name], colors))
        }
      })
    add(
      "motion",
      theme.motions.names.compactMap { name in theme.motions[name].map { JSONMember(name, motion($0)) } })
    add("breakpoints", theme.breakpoints.names.map { JSONMember($0, .number(theme.breakpoints[$0] ?? 0)) })
    return .object(members)
  }

  /// A motion preset, as `motion` takes it.
  static func motion(_ motion: Motion) -> JSONValue {
    var members: [JSONMember] = []
    if let points = motion.bezier {
      members.append(curve(points))
    } else if let curve = motion.curve {
      members.append(JSONMember("kind", .string(curve.name)))
    }
    if let duration = motion.duration { members.append(JSONMember("duration", .number(duration))) }
    if let delay = motion.delay { members.append(JSONMember("delay", .number(delay))) }
    if let bounce = motion.bounce { members.append(JSONMember("bounce", .number(bounce))) }
    // A duration alone, or a curve, needs no object.
    if members.count == 1, members[0].key == "duration" || members[0].key == "kind" {
      return members[0].value
    }
    return .object(members)
  }

  /// A curve by its name, or by its control points where no name has them.
  static func curve(_ points: CubicBezier) -> JSONMember {
    var motion = Motion()
    motion.setCurve(points)
    if motion.bezier == nil, let curve = motion.curve { return JSONMember("kind", .string(curve.name)) }
    return JSONMember("bezier", .array(points.numbers.map { .number($0) }))
  }

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

  private static func shadow(_ shadow: Shadow, increased: Shadow?, _ colors: ThemeFileColors) -> JSONValue {
    let layers = shadow.layers.enumerated().map { index, layer -> JSONValue in
      let strong = increased.flatMap { $0.color(ofLayer: index) }
      var members = [
        JSONMember("color", colors.form(layer.color, increased: strong)),
        JSONMember("radius", .number(layer.radius)), JSONMember("x", .number(layer.x)),
        JSONMember("y", .number(layer.y)),
      ]
      if layer.spread != 0 { members.append(JSONMember("spread", .number(layer.spread))) }
      if layer.isInset { members.append(JSONMember("inset", .bool(true))) }
      return .object(members)
    }
    return layers.count == 1 ? layers[0] : .array(layers)
  }
}

extension Shadow {
  /// The colour of a layer, where the shadow has so many.
  func color(ofLayer index: Int) -> Color? { layers.indices.contains(index) ? layers[index].color : nil }
}
