import FlowModel
import JSONText
import StyleModel
import Theme

extension FlowEmitter {
  /// A colour as Flow's atom; `nil` where the theme's own colour says the same, or nothing can.
  mutating func color(_ color: Color, _ property: StyleProperty) -> JSONValue? {
    if isDefault(color, property) { return nil }
    return data(of: color, property)?.json(options.form)
  }

  /// A colour as Flow's atom.
  mutating func data(of color: Color, _ property: StyleProperty) -> ColorData? {
    if !color.isAdaptive, let token = FlowTokens.token(of: color.light.shade) {
      return ColorData(token: token, alpha: color.light.opacity == 1 ? nil : color.light.opacity)
    }
    var color = color
    if [color.light, color.dark].contains(where: { FlowTokens.token(of: $0.shade) != nil }) {
      color = FlowTokens.resolved(color, in: theme)
      find(
        .note, "flow-approximate", property,
        "a token stands for both appearances, so two of them are written as hex colours")
    }
    // A token of the theme may itself be adaptive, of which this side was asked for.
    guard let light = components(of: color.light, dark: false, property),
      let dark = components(of: color.dark, dark: true, property)
    else { return nil }
    let opacity = color.light.opacity == color.dark.opacity ? color.light.opacity : nil
    func hex(_ rgba: RGBA, _ tone: Tone) -> String {
      HexColor.text(opacity == nil ? rgba.multiplyingAlpha(by: tone.opacity) : rgba)
    }
    let (first, second) = (hex(light, color.light), hex(dark, color.dark))
    return ColorData(
      hex: first, darkHex: second == first ? nil : second, alpha: opacity.flatMap { $0 == 1 ? nil : $0 })
  }

  private mutating func components(of tone: Tone, dark isDark: Bool, _ property: StyleProperty) -> RGBA? {
    switch tone.shade {
    case .rgba(let rgba): return rgba
    case .keyword(let keyword):
      if !SystemColors.isCertain(keyword) {
        find(
          .note, "flow-approximate", property,
          "Flow has no system colours: \"\(keyword.name)\" is written as it looks on iOS; a token of the theme follows the system"
        )
      }
      return SystemColors.components(of: keyword, dark: isDark)
    case .dynamic(let text):
      find(
        .warning, "not-carried", property,
        "\(property.row.name) takes no expression in Flow, so \(MessageText.quoted(text)) is left out: write a colour"
      )
      return nil
    }
  }

  /// Whether Flow paints the colour where none is sent: the text colour, and the accent of a button.
  private func isDefault(_ color: Color, _ property: StyleProperty) -> Bool {
    switch (role, property) {
    case (.text, .foreground), (.icon, .foreground), (.tag, .foreground): color == Color(.primary)
    case (.button, .background), (.button, .tint): color == Color(.accentColor)
    default: false
    }
  }

  // MARK: Gradients

  mutating func carry(_ gradient: StyleModel.Gradient, _ property: StyleProperty) {
    guard property == .background, place(.background) == "layout.background" else {
      let what = property == .background ? "the background of \(named(role))" : "\(property.row.name)"
      return find(
        .warning, "not-carried", property,
        "\(what) takes no gradient in Flow: a widget's layout does, or use one colour")
    }
    guard case .linear(let from, let to) = gradient.geometry else {
      return find(
        .warning, "not-carried", property,
        "Flow's gradients are linear: use bg-linear-to-…, or one colour")
    }
    guard let angle = Self.angle(from: from, to: to) else {
      return find(
        .warning, "not-carried", property,
        "a gradient from \(from) to \(to) has no direction")
    }
    if !Self.isWhole(from, to) {
      find(
        .note, "flow-approximate", property,
        "Flow's gradients run through the middle of the box and never into its corners: from \(from) to \(to) becomes an angle of \(JSONWriter.number(angle))"
      )
    }
    let colors = gradient.colors.compactMap { data(of: $0, property)?.json(options.form) }
    layout.set(["gradient"], ["colors": .array(colors), "angle": .number(angle)])
  }

  private func named(_ role: FlowRole) -> String {
    (["i"].contains(role.rawValue.prefix(1)) ? "an " : "a ") + role.rawValue
  }

  /// Degrees clockwise from leading to trailing, from 0 up to 360.
  static func angle(from: String, to: String) -> Double? {
    guard from != to else { return nil }
    let (start, end) = (NamedPoint.place(from), NamedPoint.place(to))
    let (x, y) = (end.x - start.x, end.y - start.y)
    let degrees = Elementary.atan2(y, x) * 180 / Elementary.pi
    let rounded = Elementary.floor(degrees * 1000 + 0.5) / 1000
    return rounded < 0 ? rounded + 360 : rounded
  }

  /// Whether Flow's line of the angle is the same: from the middle of an edge to the middle of the opposite one.
  private static func isWhole(_ from: String, _ to: String) -> Bool {
    [["leading", "trailing"], ["top", "bottom"]].contains { Set($0) == Set([from, to]) }
  }
}
