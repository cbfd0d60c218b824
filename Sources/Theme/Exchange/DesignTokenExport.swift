import JSONText
import StyleModel

/// Writes themes as Design Tokens files (2025.10).
///
/// What the format has no word for stands in `$extensions` under ``extensionKey``, so that the file reads back as an
/// equal theme: the dark half of a colour, keywords that the system resolves, text styles, springs, names with dots.
public enum DesignTokenExport {
  /// The key of this project's members of `$extensions`.
  public static let extensionKey = "org.twc"

  /// The theme as a token file.
  public static func json(of theme: Theme) -> JSONValue {
    var groups: [JSONMember] = []
    func add(_ name: String, _ type: String?, _ tokens: Group) {
      guard !tokens.members.isEmpty else { return }
      let head = type.map { [JSONMember("$type", .string($0))] } ?? []
      groups.append(JSONMember(name, .object(head + tokens.members)))
    }
    func lengths(_ scale: TokenScale<Double>) -> Group {
      var tokens = Group(scale.names)
      for name in scale.names { tokens.add(name, length(scale[name] ?? 0)) }
      return tokens
    }
    let forms = ThemeFileColors(theme)
    add("color", "color", colors(of: theme, forms))
    var steps = Group(["unit"] + theme.spacings.names)
    steps.add("unit", length(theme.spacing))
    for name in theme.spacings.names { steps.add(name, length(theme.spacings[name] ?? 0)) }
    add("spacing", "dimension", steps)
    add("radius", "dimension", lengths(theme.radii))
    add("breakpoint", "dimension", lengths(theme.breakpoints))
    var roles = Group(theme.type.names)
    for name in theme.type.names { if let role = theme.type[name] { roles.add(name, token(role)) } }
    add("typography", "typography", roles)
    var shadows = Group(theme.shadows.names)
    for name in theme.shadows.names {
      if let shadow = theme.shadows[name] {
        shadows.add(name, token(shadow, theme.increasedShadows[name], forms))
      }
    }
    add("shadow", "shadow", shadows)
    // Each token of the group has a type of its own.
    var motions = Group(theme.motions.names)
    for name in theme.motions.names {
      if let motion = theme.motions[name] { motions.add(name, token(motion)) }
    }
    add("motion", nil, motions)
    let about: JSONValue = .object([
      JSONMember(extensionKey, ["name": .string(theme.name), "rem": .number(theme.rem)])
    ])
    return .object([JSONMember("$extensions", about)] + groups)
  }

  /// The tokens of a group. The format has no dots in names, so that a name with one gets a key of its own.
  private struct Group {
    private(set) var members: [JSONMember] = []
    private var keys: [String: String] = [:]

    init(_ names: [String]) {
      var used = Set(names)
      for name in names where name.utf8.contains(UInt8(ascii: ".")) {
        var key = String(
          decoding: name.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
        while !used.insert(key).inserted { key += "_" }
        keys[name] = key
      }
    }

    /// What a name is called in the file.
    func key(_ name: String) -> String { keys[name] ?? name }

    /// Adds a token; its name stands in the extension where its key is another one.
    mutating func add(_ name: String, _ token: JSONValue) {
      guard let key = keys[name], case .object(var parts) = token else {
        members.append(JSONMember(name, token))
        return
      }
      var own = [JSONMember("name", .string(name))]
      if case .object(let known)? = token["$extensions"]?[DesignTokenExport.extensionKey] { own += known }
      parts.removeAll { $0.key == "$extensions" }
      members.append(JSONMember(key, DesignTokenExport.token(parts, own)))
    }
  }

  private static func length(_ points: Double) -> JSONValue { ["$value": dimension(points)] }

  private static func dimension(_ points: Double) -> JSONValue { ["value": .number(points), "unit": "px"] }

  // MARK: - Colours

  private static func colors(of theme: Theme, _ forms: ThemeFileColors) -> Group {
    var tokens = Group(theme.colors.names)
    var targets = TokenScale<String>(matching: .folded)
    for alias in theme.aliases { targets[alias.name] = alias.target }
    for name in theme.colors.names {
      guard let color = theme.colors[name] else { continue }
      guard let target = targets[name] else {
        tokens.add(name, token(color, theme.increasedColors[name], forms, name))
        continue
      }
      if let position = theme.colors.table.position(of: target) {
        tokens.add(name, ["$value": .string("{color.\(tokens.key(theme.colors.names[position]))}")])
      } else {
        // A second name of a keyword, which is no token.
        let own = [JSONMember("alias", .string(target))]
        tokens.add(name, token([JSONMember("$value", value(color.light))], own))
      }
    }
    return tokens
  }

  private static func token(
    _ color: Color, _ increased: Color?, _ forms: ThemeFileColors, _ name: String
  ) -> JSONValue {
    let members = [JSONMember("$value", value(color.light))]
    var own: [JSONMember] = []
    if !isPlain(color.light) { own.append(JSONMember("light", forms.form(color.light, of: name))) }
    if let dark = color.darkTone {
      own.append(JSONMember("dark", isPlain(dark) ? value(dark) : forms.form(dark, of: name)))
    }
    if let increased {
      own.append(JSONMember(ThemeReader.increasedKey, forms.form(increased, increased: nil, of: name)))
    }
    return token(members, own)
  }

  /// A token with what the format has no word for.
  private static func token(_ members: [JSONMember], _ own: [JSONMember]) -> JSONValue {
    guard !own.isEmpty else { return .object(members) }
    return .object(members + [JSONMember("$extensions", .object([JSONMember(extensionKey, .object(own))]))])
  }

  /// Whether a tone is components alone, which the format has words for.
  private static func isPlain(_ tone: Tone) -> Bool {
    if case .rgba = tone.shade { return tone.opacity == 1 }
    return false
  }

  private static func value(_ tone: Tone) -> JSONValue {
    let rgba: RGBA
    switch tone.shade {
    case .rgba(let own): rgba = own
    case .keyword(let keyword): rgba = standIn(keyword)
    case .dynamic: rgba = RGBA(0, 0, 0)
    }
    let faded = tone.opacity == 1 ? rgba : rgba.multiplyingAlpha(by: tone.opacity)
    func component(_ byte: UInt8) -> JSONValue {
      .number(Double(Int(Double(byte) / 255 * 10000 + 0.5)) / 10000)
    }
    var members = [
      JSONMember("colorSpace", "srgb"),
      JSONMember(
        "components", .array([component(faded.red), component(faded.green), component(faded.blue)])),
    ]
    if faded.alpha != 255 {
      members.append(
        JSONMember("alpha", .number(Double(Int(Double(faded.alpha) / 255 * 10000 + 0.5)) / 10000)))
    }
    members.append(JSONMember("hex", .string(RGBA(faded.red, faded.green, faded.blue).hex)))
    return .object(members)
  }

  /// What a keyword looks like in light appearance (Human Interface Guidelines, Color), for readers that know no
  /// keywords.
  static func standIn(_ keyword: ColorKeyword) -> RGBA {
    switch keyword {
    case .clear: RGBA(0, 0, 0, 0)
    case .white, .background, .surface: RGBA(255, 255, 255)
    case .black, .primary, .onSurface: RGBA(0, 0, 0)
    case .secondary, .onSurfaceVariant: RGBA(60, 60, 67, 153)
    case .surfaceVariant: RGBA(242, 242, 247)
    case .outline: RGBA(198, 198, 200)
    case .accentColor, .blue: RGBA(0, 122, 255)
    case .error, .red: RGBA(255, 59, 48)
    case .green: RGBA(52, 199, 89)
    case .yellow: RGBA(255, 204, 0)
    case .orange: RGBA(255, 149, 0)
    case .purple: RGBA(175, 82, 222)
    case .gray: RGBA(142, 142, 147)
    case .cyan: RGBA(50, 173, 230)
    case .mint: RGBA(0, 199, 190)
    case .pink: RGBA(255, 45, 85)
    case .indigo: RGBA(88, 86, 214)
    case .teal: RGBA(48, 176, 199)
    case .brown: RGBA(162, 132, 94)
    }
  }

  // MARK: - Type and shadows

  private static func token(_ role: TypeRole) -> JSONValue {
    var size = 17.0
    var own: [JSONMember] = []
    switch role.face {
    case .size(let points): size = points
    case .preset(let style):
      size = FontMetrics.size(of: .keyword(style))
      own.append(JSONMember("style", .string(style)))
    }
    var members = [JSONMember("fontSize", dimension(size))]
    if let weight = role.weight.flatMap({ TokenUnits.number(ofWeight: $0) }) {
      members.append(JSONMember("fontWeight", .integer(weight)))
    }
    if let tracking = role.tracking { members.append(JSONMember("letterSpacing", dimension(tracking))) }
    if let height = role.lineHeight { members.append(JSONMember("lineHeight", dimension(height))) }
    return token([JSONMember("$value", .object(members))], own)
  }

  private static func token(_ shadow: Shadow, _ increased: Shadow?, _ forms: ThemeFileColors) -> JSONValue {
    let layers = shadow.layers.map { layer -> JSONValue in
      var members = [
        JSONMember("color", value(layer.color.light)), JSONMember("offsetX", dimension(layer.x)),
        JSONMember("offsetY", dimension(layer.y)), JSONMember("blur", dimension(layer.radius)),
        JSONMember("spread", dimension(layer.spread)),
      ]
      if layer.isInset { members.append(JSONMember("inset", .bool(true))) }
      return .object(members)
    }
    let written = JSONMember("$value", layers.count == 1 ? layers[0] : .array(layers))
    guard
      increased != nil
        || shadow.layers.contains(where: { $0.color.isAdaptive || !isPlain($0.color.light) })
    else { return token([written], []) }
    let colors = shadow.layers.enumerated().map { index, layer in
      forms.form(layer.color, increased: increased.flatMap { $0.color(ofLayer: index) })
    }
    let own = colors.count == 1 ? JSONMember("color", colors[0]) : JSONMember("colors", .array(colors))
    return token([written], [own])
  }

  // MARK: - Motion

  private static func time(_ milliseconds: Double) -> JSONValue {
    ["value": .number(milliseconds), "unit": "ms"]
  }

  private static func curve(_ points: CubicBezier) -> JSONValue { .array(points.numbers.map { .number($0) }) }

  /// A duration, a curve, or a transition of both; what they do not tell stands in the extension.
  private static func token(_ motion: Motion) -> JSONValue {
    func typed(_ type: String, _ value: JSONValue, isWhole: Bool) -> JSONValue {
      token(
        [JSONMember("$type", .string(type)), JSONMember("$value", value)],
        isWhole ? [] : [JSONMember("motion", ThemeFile.motion(motion))])
    }
    let points = motion.controlPoints
    guard motion.curve != nil else {
      return typed(
        "duration", time(motion.duration ?? 0), isWhole: motion.delay == nil && motion.bounce == nil)
    }
    if let points, motion.duration == nil, motion.delay == nil, motion.bounce == nil {
      return typed("cubicBezier", curve(points), isWhole: true)
    }
    // A spring without bounce is nearest to what CSS calls ease-in-out. A transition has a delay, which may be none.
    let drawn = points ?? MotionCurve.easeInOut.bezier
    return typed(
      "transition",
      .object([
        JSONMember("duration", time(motion.duration ?? 300)), JSONMember("delay", time(motion.delay ?? 0)),
        JSONMember("timingFunction", drawn.map { curve($0) } ?? .null),
      ]),
      isWhole: points != nil && motion.duration != nil && motion.delay != 0 && motion.bounce == nil)
  }
}
