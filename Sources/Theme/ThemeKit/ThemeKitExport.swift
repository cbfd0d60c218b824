import JSONText
import StyleModel

/// Writes themes as ThemeKit's theme files, one appearance a file.
///
/// Names that ThemeKit has no token for become custom tokens; names that follow from a token, such as `primary` from
/// `bg-hero`, are left to it where they are equal, as are names that mean in the theme `themekit` what they mean here:
/// a file of ThemeKit is read over that theme.
public enum ThemeKitExport {
  /// The theme in one appearance, and what such a file cannot hold.
  public static func json(of theme: Theme, isDark: Bool) -> (json: JSONValue, left: [String]) {
    var left: [String] = []
    var tables: [JSONMember] = []
    func add(_ key: String, _ records: [JSONValue]) {
      if !records.isEmpty { tables.append(JSONMember(key, .array(records))) }
    }
    add("colors", colors(of: theme, isDark, &left))
    let base = Theme.themekit
    /// Whether a name of no token is told by the theme that files are read over.
    func isKnown<Value>(_ name: String, _ kind: ThemeKitNames.Kind, _ scale: (Theme) -> TokenScale<Value>)
      -> Bool
    {
      ThemeKitNames.token(of: name, kind) == nil && scale(base)[name] == scale(theme)[name]
    }
    let radii = theme.radii.names.filter { name in
      !isKnown(name, .radius, { $0.radii })
        && !ThemeKitNames.derivedRadii.contains { $0.0 == name && theme.radii[$0.1] == theme.radii[name] }
    }
    add("radius", radii.map { record(ThemeKitNames.upstream(of: $0, .radius), "radius", theme.radii[$0]) })
    add(
      "spacing",
      theme.spacings.names.map {
        record(ThemeKitNames.upstream(of: $0, .spacing), "spacing", theme.spacings[$0])
      })
    add(
      "typography",
      theme.type.names.compactMap { name in
        isKnown(name, .type, { $0.type }) ? nil : theme.type[name].map { type(name, $0, &left) }
      })
    let shadows = theme.shadows.names.filter { name in
      !isKnown(name, .shadow, { $0.shadows })
        && !ThemeKitNames.derivedShadows.contains {
          $0.0 == name && theme.shadows[$0.1] == theme.shadows[name]
        }
    }
    add(
      "shadows",
      shadows.compactMap { name in theme.shadows[name].flatMap { shadow(name, $0, isDark, &left) } })
    if theme.spacing != 4 { left.append("the spacing unit") }
    if theme.rem != 16 { left.append("the rem") }
    if theme.hasIncreasedContrast { left.append("the forms for increased contrast") }
    if theme.motions.count > 0 { left.append("motion presets") }
    if theme.breakpoints.count > 0 { left.append("breakpoints") }
    return (.object(tables), left)
  }

  private static func record(_ name: String, _ key: String, _ number: Double?) -> JSONValue {
    .object([JSONMember("name", .string(name)), JSONMember(key, .number(number ?? 0))])
  }

  private static func colors(of theme: Theme, _ isDark: Bool, _ left: inout [String]) -> [JSONValue] {
    func components(_ name: String, _ isDark: Bool) -> RGBA? {
      theme.colors[name].flatMap { (isDark ? $0.dark : $0.light).components }
    }
    /// A token's colour, also where a theme has it under another name alone.
    func token(_ name: String, _ isDark: Bool) -> RGBA? {
      if let own = components(name, isDark) { return own }
      guard ThemeKitTokens.rows.contains(where: { $0.name == name }) else { return nil }
      return ThemeKitTokens.derived.first { $0.token == name && theme.colors[$0.name] != nil }
        .flatMap { components($0.name, isDark) }
    }
    /// Whether a name has the colour that follows from a token.
    func follows(_ name: String, _ isDark: Bool) -> Bool {
      guard let own = components(name, isDark) else { return false }
      if let source = ThemeKitTokens.derived.first(where: { $0.name == name }) {
        return token(source.token, isDark) == own
      }
      return ThemeKitTokens.onFills.first { $0.name == name }
        .flatMap { token($0.fill, isDark) }.map { ThemeKitTokens.onFill($0) == own } ?? false
    }
    var records: [JSONValue] = []
    func add(_ upstream: String, _ rgba: RGBA) {
      records.append(
        .object([JSONMember("name", .string(upstream)), JSONMember("hex", .string(ThemeKitHex.text(rgba)))]))
    }
    for row in ThemeKitTokens.rows { if let rgba = token(row.name, isDark) { add(row.upstream, rgba) } }
    for name in theme.colors.names where !ThemeKitTokens.rows.contains(where: { $0.name == name }) {
      if let alias = theme.aliases.first(where: { $0.name == name }), Theme.themekit.aliases.contains(alias) {
        continue
      }
      guard let rgba = components(name, isDark) else {
        left.append(name)
        continue
      }
      // One file says all, or both say it: a name in one of them looks the same in the other.
      if follows(name, false), follows(name, true) { continue }
      add(ThemeKitNames.upstream(of: name, .color), rgba)
    }
    return records
  }

  private static func type(_ name: String, _ role: TypeRole, _ left: inout [String]) -> JSONValue {
    let face: StyleValue =
      switch role.face {
      case .size(let points): .number(points)
      case .preset(let style): .keyword(style)
      }
    // A record has every member.
    var weight = role.weight ?? "regular"
    if !["regular", "medium", "semibold", "bold"].contains(weight) {
      left.append("the weight \(weight) of \(name)")
      weight = ["heavy", "black"].contains(weight) ? "bold" : "regular"
    }
    if let tracking = role.tracking, tracking != 0 { left.append("the tracking of \(name)") }
    return .object([
      JSONMember("name", .string(ThemeKitNames.upstream(of: name, .type))), JSONMember("font", "System"),
      JSONMember("size", .number(FontMetrics.size(of: face))), JSONMember("weight", .string(weight)),
      JSONMember("lineHeight", .number(role.lineHeight ?? FontMetrics.lineHeight(of: face))),
    ])
  }

  private static func shadow(_ name: String, _ shadow: Shadow, _ isDark: Bool, _ left: inout [String])
    -> JSONValue?
  {
    var layers: [JSONValue] = []
    for layer in shadow.layers {
      guard !layer.isInset, let rgba = (isDark ? layer.color.dark : layer.color.light).components else {
        left.append(layer.isInset ? "an inner layer of shadow \(name)" : "shadow \(name)")
        continue
      }
      if layer.spread != 0 { left.append("the spread of shadow \(name)") }
      layers.append(
        .object([
          JSONMember("color", .string(ThemeKitHex.text(rgba))), JSONMember("radius", .number(layer.radius)),
          JSONMember("x", .number(layer.x)), JSONMember("y", .number(layer.y)),
        ]))
    }
    guard !layers.isEmpty else { return nil }
    return .object([
      JSONMember("name", .string(ThemeKitNames.upstream(of: name, .shadow))),
      JSONMember("layers", .array(layers)),
    ])
  }
}
