import JSONText

extension StemJSONEncoder {
  /// A colour in its shortest form: `"primary"`, `"#RRGGBB"`, `{"color", "opacity"}` or `{"light", "dark"}`.
  ///
  /// Two tones share one `opacity` where theirs is equal. Where it differs, components take it into their alpha
  /// and other shades carry their own.
  public static func value(of color: Color) -> JSONValue {
    let (light, dark) = (color.light, color.dark)
    guard color.isAdaptive else {
      return light.opacity == 1 ? value(of: light.shade) : withOpacity(light)
    }
    guard light.opacity == dark.opacity else {
      return ["light": folded(light), "dark": folded(dark)]
    }
    var members = [JSONMember("light", value(of: light.shade)), JSONMember("dark", value(of: dark.shade))]
    if light.opacity != 1 { members.append(JSONMember("opacity", .number(light.opacity))) }
    return .object(members)
  }

  /// A shade as one string.
  public static func value(of shade: Shade) -> JSONValue {
    switch shade {
    case .keyword(let keyword): .string(keyword.name)
    case .rgba(let rgba): .string(rgba.hex)
    case .dynamic(let text): .string(text)
    }
  }

  /// A gradient in its wrapper.
  public static func value(of gradient: Gradient) -> JSONValue {
    let colors = JSONValue.array(gradient.colors.map { value(of: $0) })
    let body: JSONValue =
      switch gradient.geometry {
      case .linear(let from, let to):
        ["linear": ["colors": colors, "startPoint": .string(from), "endPoint": .string(to)]]
      case .radial(let center, let start, let end):
        [
          "radial": [
            "colors": colors, "center": .string(center), "startRadius": .number(start),
            "endRadius": .number(end),
          ]
        ]
      case .angular(let center, let start, let end):
        [
          "angular": [
            "colors": colors, "center": .string(center), "startAngle": .number(start),
            "endAngle": .number(end),
          ]
        ]
      }
    return ["gradient": body]
  }

  private static func withOpacity(_ tone: Tone) -> JSONValue {
    ["color": value(of: tone.shade), "opacity": .number(tone.opacity)]
  }

  // A tone beside one of another opacity: eight digits where it has components, else an object of its own.
  private static func folded(_ tone: Tone) -> JSONValue {
    if tone.opacity == 1 { return value(of: tone.shade) }
    guard case .rgba(let rgba) = tone.shade else { return withOpacity(tone) }
    return .string(rgba.multiplyingAlpha(by: tone.opacity).hex)
  }
}
