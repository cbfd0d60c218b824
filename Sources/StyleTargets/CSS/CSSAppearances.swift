import StyleModel

/// Two styles, one an appearance, as one whose colours have both.
enum CSSAppearances {
  /// Joins styles; what is no colour and differs keeps the light value and is listed.
  ///
  /// A colour that only one of them has is clear in the other.
  static func join(_ light: Style, _ dark: Style) -> (style: Style, differing: [StyleProperty]) {
    var style = light
    var differing: [StyleProperty] = []
    for property in StyleProperty.allCases {
      let (one, other) = (light.value(of: property), dark.value(of: property))
      if one == other {
        // The halves agree with the appearance that each style is for.
        continue
      }
      if let joined = join(one, other, property) {
        style.set(property, to: joined)
      } else {
        differing.append(property)
        if one == nil { style.set(property, to: nil) }
      }
    }
    return (style, differing)
  }

  private static func join(_ light: StyleValue?, _ dark: StyleValue?, _ property: StyleProperty)
    -> StyleValue?
  {
    // Texts that nothing colours are those of the system.
    let absent = Tone(.keyword(property == .foreground ? .primary : .clear))
    return switch (light, dark) {
    case (.color(let light)?, .color(let dark)?): .color(Color(light: light.light, dark: dark.dark))
    case (.color(let light)?, nil): .color(Color(light: light.light, dark: absent))
    case (nil, .color(let dark)?): .color(Color(light: absent, dark: dark.dark))
    case (.gradient(let light)?, .gradient(let dark)?)
    where light.geometry == dark.geometry && light.colors.count == dark.colors.count:
      .gradient(
        Gradient(
          light.geometry,
          colors: zip(light.colors, dark.colors).map { Color(light: $0.light, dark: $1.dark) }))
    default: nil
    }
  }
}
