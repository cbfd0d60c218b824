import JSONText
import StyleModel

/// Writes themes as Design Tokens files (2025.10).
///
/// What the format has no word for stands in `$extensions` under ``extensionKey``, so that the file reads back as an
/// equal theme: the dark half of a colour, keywords that the system resolves, text styles, second names.
public enum DesignTokenExport {
  /// The key of this project's members of `$extensions`.
  public static let extensionKey = "org.twc"

  /// The theme as a token file.
  public static func json(of theme: Theme) -> JSONValue {
    var groups: [JSONMember] = []
    func add(_ name: String, _ type: String, _ tokens: [JSONMember]) {
      guard !tokens.isEmpty else { return }
      groups.append(JSONMember(name, .object([JSONMember("$type", .string(type))] + tokens)))
    }
    let aliases = theme.aliases
    var colors: [JSONMember] = []
    for name in theme.colors.names {
      if let alias = aliases.first(where: { $0.name == name }), theme.colors[alias.target] == nil {
        // A second name of a keyword, which is no token.
        let value = theme.colors[name].map { token($0, nil)["$value"] ?? .null } ?? .null
        let own: JSONValue = .object([JSONMember(extensionKey, ["alias": .string(alias.target)])])
        colors.append(JSONMember(name, ["$value": value, "$extensions": own]))
      } else if let alias = aliases.first(where: { $0.name == name }) {
        colors.append(JSONMember(name, ["$value": .string("{color.\(alias.target)}")]))
      } else if let color = theme.colors[name] {
        colors.append(JSONMember(name, token(color, theme.increasedColors[name])))
      }
    }
    add("color", "color", colors)
    var steps = [JSONMember("unit", length(theme.spacing))]
    for name in theme.spacings.names { steps.append(JSONMember(name, length(theme.spacings[name] ?? 0))) }
    add("spacing", "dimension", steps)
    add("radius", "dimension", theme.radii.names.map { JSONMember($0, length(theme.radii[$0] ?? 0)) })
    add(
      "breakpoint", "dimension",
      theme.breakpoints.names.map { JSONMember($0, length(theme.breakpoints[$0] ?? 0)) })
    add(
      "typography", "typography",
      theme.type.names.compactMap { name in theme.type[name].map { JSONMember(name, token($0)) } })
    add(
      "shadow", "shadow",
      theme.shadows.names.compactMap { name in
        theme.shadows[name].map { JSONMember(name, token($0, theme.increasedShadows[name])) }
      })
    // Each token of the group has a type of its own.
    let motions = theme.motions.names.compactMap { name in
      theme.motions[name].map { JSONMember(name, token($0)) }
    }
    if !motions.isEmpty { groups.append(JSONMember("motion", .object(motions))) }
    let about: JSONValue = .object([
      JSONMember(extensionKey, ["name": .string(theme.name), "rem": .number(theme.rem)])
    ])
    return .object([JSONMember("$extensions", about)] + groups)
  }

  private static func length(_ points: Double) -> JSONValue { ["$value": dimension(points)] }

  private static func dimension(_ points: Double) -> JSONValue { ["value": .number(points), "unit": "px"] }

  // MARK: - Colours

  private static func token(_ color: Color, _ increased: Color?) -> JSONValue {
    let members = [JSONMember("$value", value(color.light))]
    var own: [JSONMember] = []
    if let keyword = keyword(color.light) { own.append(JSONMember("light", keyword)) }
    if let dark = color.darkTone {
      own.append(JSONMember("dark", keyword(dark) ?? value(dark)))
    }
    if let increased {
      own.append(JSONMember(ThemeReader.increasedKey, StemJSONEncoder.value(of: increased)))
    }
    return token(members, own)
  }

  /// A token with what the format has no word for.
  private static func token(_ members: [JSONMember], _ own: [JSONMember]) -> JSONValue {
    guard !own.isEmpty else { return .object(members) }
    return .object(members + [JSONMember("$extensions", .object([JSONMember(extensionKey, .object(own))]))])
  }

  /// A keyword, or a colour with an opacity of its own, as a theme writes it; `nil` for components alone.
  private static func keyword(_ tone: Tone) -> JSONValue? {
    if case .rgba = tone.shade, tone.opacity == 1 { return nil }
    return StemJSONEncoder.value(of: Color(tone))
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
    if let weight = role.weight { members.append(JSONMember("fontWeight", .string(weight))) }
    if let tracking = role.tracking { members.append(JSONMember("letterSpacing", dimension(tracking))) }
    if let height = role.lineHeight { members.append(JSONMember("lineHeight", dimension(height))) }
    return token([JSONMember("$value", .object(members))], own)
  }

  private static func token(_ shadow: Shadow, _ increased: Shadow?) -> JSONValue {
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
        || shadow.layers.contains(where: { $0.color.isAdaptive || keyword($0.color.light) != nil })
    else { return token([written], []) }
    let colors = shadow.layers.enumerated().map { index, layer in
      ThemeFile.color(layer.color, increased: increased.flatMap { $0.color(ofLayer: index) })
    }
    let own = colors.count == 1 ? JSONMember("color", colors[0]) : JSONMember("colors", .array(colors))
    return token([written], [own])
  }

  // MARK: - Motion

  private static func time(_ milliseconds: Double) -> JSONValue {
    ["value": .number(milliseconds), "unit": "ms"]
  }

  private static func curve(_ points: CubicBezier) -> JSONValue { .array(points.numbers.map { .number($0) }) }

  /// A duration, a curve, or a transition of both; a spring is told in the extension.
  private static func token(_ motion: Motion) -> JSONValue {
    func typed(_ type: String, _ value: JSONValue, _ own: [JSONMember] = []) -> JSONValue {
      token([JSONMember("$type", .string(type)), JSONMember("$value", value)], own)
    }
    guard let kind = motion.curve else { return typed("duration", time(motion.duration ?? 0)) }
    if let points = motion.controlPoints, motion.duration == nil, motion.delay == nil {
      return typed("cubicBezier", curve(points))
    }
    // A spring without bounce is nearest to what CSS calls ease-in-out.
    let points = motion.controlPoints ?? MotionCurve.easeInOut.bezier
    var own: [JSONMember] = []
    if motion.controlPoints == nil { own.append(JSONMember("kind", .string(kind.name))) }
    if motion.duration == nil { own.append(JSONMember("hasDuration", .bool(false))) }
    if let bounce = motion.bounce { own.append(JSONMember("bounce", .number(bounce))) }
    return typed(
      "transition",
      .object([
        JSONMember("duration", time(motion.duration ?? 300)), JSONMember("delay", time(motion.delay ?? 0)),
        JSONMember("timingFunction", points.map { curve($0) } ?? .null),
      ]), own)
  }
}
