import JSONText
import StyleModel

/// Writes themes as JSON whose values stand in StemJSON as they are.
///
/// Colours are colour values, spacing and radii points; type roles, shadows and motion presets are style objects. What
/// StemJSON has no place for, such as breakpoints and further layers of shadows, is left out.
public enum StemJSONTokens {
  /// The theme, one object a kind of token.
  public static func json(of theme: Theme) -> JSONValue {
    var members: [JSONMember] = []
    func add<Value>(_ key: String, _ scale: TokenScale<Value>, _ value: (Value) -> JSONValue?) {
      let tokens = scale.names.compactMap { name in
        scale[name].flatMap { value($0) }.map { JSONMember(name, $0) }
      }
      if !tokens.isEmpty { members.append(JSONMember(key, .object(tokens))) }
    }
    add("colors", theme.colors) { StemJSONEncoder.value(of: $0) }
    add("spacing", theme.spacings) { .number($0) }
    add("radii", theme.radii) { .number($0) }
    add("type", theme.type) { StemJSONEncoder.encode(style(of: $0)) }
    add("shadows", theme.shadows) { shadow in shadow.principal.map { StemJSONEncoder.encode(style(of: $0)) } }
    add("motion", theme.motions) { motion in
      motion.curve.map { StemJSONEncoder.encode(style(of: motion, $0)) }
    }
    return .object(members)
  }

  private static func style(of role: TypeRole) -> Style {
    var style = Style()
    let font: StyleValue =
      switch role.face {
      case .preset(let name): .keyword(name)
      case .size(let points): .number(points)
      }
    style.set(.font, to: font)
    if let weight = role.weight { style.set(.fontWeight, to: .keyword(weight)) }
    // StemJSON adds space between lines alone.
    if let spacing = role.lineHeight.map({ $0 - FontMetrics.lineHeight(of: font) }), spacing > 0 {
      style.set(.lineSpacing, to: .number(spacing))
    }
    return style
  }

  private static func style(of layer: ShadowLayer) -> Style {
    var style = Style()
    style.set(.shadowColor, to: .color(layer.color))
    style.set(.shadowRadius, to: .number(layer.radius))
    style.set(.shadowX, to: .number(layer.x))
    style.set(.shadowY, to: .number(layer.y))
    return style
  }

  private static func style(of motion: Motion, _ curve: MotionCurve) -> Style {
    var style = Style()
    style.set(.animationKind, to: .keyword(curve.kind))
    if let duration = motion.duration { style.set(.duration, to: .number(duration / 1000)) }
    if let bounce = motion.bounce ?? curve.bounce { style.set(.bounce, to: .number(bounce)) }
    return style
  }
}
