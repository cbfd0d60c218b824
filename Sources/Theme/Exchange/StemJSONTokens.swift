import JSONText
import StyleModel

/// Writes themes as JSON whose values stand in StemJSON as they are.
///
/// Colours are colour values, spacing and radii points; type roles, shadows and motion presets are style objects. What
/// StemJSON has no place for, such as breakpoints and further layers of shadows, is left out and named.
public struct StemJSONTokens {
  /// The theme, one object a kind of token.
  public private(set) var json: JSONValue = .object([])
  /// What of the theme is left out.
  public private(set) var left: [String] = []

  public init(of theme: Theme) {
    var members: [JSONMember] = []
    func add<Value>(
      _ key: String, _ scale: TokenScale<Value>, _ value: (String, Value) -> JSONValue?
    ) {
      let tokens = scale.names.compactMap { name in
        scale[name].flatMap { value(name, $0) }.map { JSONMember(name, $0) }
      }
      if !tokens.isEmpty { members.append(JSONMember(key, .object(tokens))) }
    }
    add("colors", theme.colors) { StemJSONEncoder.value(of: $1) }
    add("spacing", theme.spacings) { .number($1) }
    add("radii", theme.radii) { .number($1) }
    add("type", theme.type) { StemJSONEncoder.encode(style(of: $1, named: $0)) }
    add("shadows", theme.shadows) { name, shadow in
      guard let principal = shadow.principal else {
        left.append("the shadow \(name), which falls inside")
        return nil
      }
      if shadow.layers.count > 1 { left.append("further layers of the shadow \(name)") }
      return StemJSONEncoder.encode(style(of: principal, named: name))
    }
    add("motion", theme.motions) { name, motion in
      guard let curve = motion.curve else {
        left.append("the duration \(name)")
        return nil
      }
      return StemJSONEncoder.encode(style(of: motion, curve, named: name))
    }
    json = .object(members)
    if theme.hasIncreasedContrast { left.append("the forms for increased contrast") }
    if theme.breakpoints.count > 0 { left.append("breakpoints") }
    if theme.spacing != 4 { left.append("the spacing unit") }
    if theme.rem != 16 { left.append("the rem") }
  }

  private mutating func style(of role: TypeRole, named name: String) -> Style {
    var style = Style()
    let font: StyleValue =
      switch role.face {
      case .preset(let name): .keyword(name)
      case .size(let points): .number(points)
      }
    style.set(.font, to: font)
    if let weight = role.weight { style.set(.fontWeight, to: .keyword(weight)) }
    // StemJSON adds space between lines alone.
    if let spacing = role.lineHeight.map({ $0 - FontMetrics.lineHeight(of: font) }), spacing != 0 {
      if spacing > 0 {
        style.set(.lineSpacing, to: .number(spacing))
      } else {
        left.append("the line height of \(name), which is less than the font's own")
      }
    }
    if role.tracking ?? 0 != 0 { left.append("the tracking of \(name)") }
    return style
  }

  private mutating func style(of layer: ShadowLayer, named name: String) -> Style {
    var style = Style()
    style.set(.shadowColor, to: .color(layer.color))
    style.set(.shadowRadius, to: .number(layer.radius))
    style.set(.shadowX, to: .number(layer.x))
    style.set(.shadowY, to: .number(layer.y))
    if layer.spread != 0 { left.append("the spread of the shadow \(name)") }
    return style
  }

  private mutating func style(of motion: Motion, _ curve: MotionCurve, named name: String) -> Style {
    var style = Style()
    style.set(.animationKind, to: .keyword(curve.kind))
    if let duration = motion.duration { style.set(.duration, to: .number(duration / 1000)) }
    if let bounce = motion.bounce ?? curve.bounce { style.set(.bounce, to: .number(bounce)) }
    if motion.bezier != nil { left.append("the curve of \(name), for which the nearest stands") }
    if motion.delay ?? 0 != 0 { left.append("the delay of \(name)") }
    return style
  }
}
