import JSONText
import StyleModel

/// Writes themes as a style sheet for Tailwind CSS v4: an `@theme` block, and `.dark` for dark halves.
public enum TailwindThemeExport {
  /// The style sheet, and what of the theme it does not hold.
  public static func css(of theme: Theme) -> (text: String, left: [String]) {
    var sheet = Sheet()
    for name in theme.colors.names {
      guard let color = theme.colors[name] else { continue }
      guard let light = value(color.light), let dark = value(color.dark) else {
        sheet.left.append("the colour \(name)")
        continue
      }
      let increased = theme.increasedColors[name].map { (value($0.light), value($0.dark)) }
      sheet.add("color-\(name)", light, dark, increased, name)
    }
    let aliases = theme.aliases.filter { alias in value(alias, of: theme) }
    if !aliases.isEmpty {
      let are = aliases.count > 1 ? "are second names" : "is a second name"
      sheet.left.append("that \(MessageText.list(aliases.map { $0.name })) \(are)")
    }
    sheet.add("spacing", length(theme.spacing))
    for name in theme.spacings.names { sheet.add("spacing-\(name)", length(theme.spacings[name] ?? 0)) }
    for name in theme.radii.names { sheet.add("radius\(suffix(name))", length(theme.radii[name] ?? 0)) }
    for name in theme.breakpoints.names {
      sheet.add("breakpoint-\(name)", length(theme.breakpoints[name] ?? 0))
    }
    for name in theme.type.names { if let role = theme.type[name] { sheet.add(role, named: name) } }
    for name in theme.shadows.names {
      guard let shadow = theme.shadows[name] else { continue }
      guard let light = value(shadow, { $0.light }), let dark = value(shadow, { $0.dark }) else {
        sheet.left.append("the shadow \(name)")
        continue
      }
      let increased = theme.increasedShadows[name].map { form in
        (value(form, { $0.light }), value(form, { $0.dark }))
      }
      sheet.add("shadow\(suffix(name))", light, dark, increased, "the shadow \(name)")
    }
    for name in theme.motions.names {
      guard let motion = theme.motions[name] else { continue }
      sheet.add(motion, named: name, isCurveTaken: theme.motions["ease-\(name)"] != nil)
    }
    if theme.rem != 16 { sheet.left.append("the rem") }
    return (sheet.text, sheet.left)
  }

  /// Whether a second name has a value in the style sheet.
  private static func value(_ alias: ColorAlias, of theme: Theme) -> Bool {
    theme.colors[alias.name].map { value($0.light) != nil && value($0.dark) != nil } ?? false
  }

  /// The lines of the blocks.
  private struct Sheet {
    private var lines: [String] = []
    private var dark: [String] = []
    private var increased: [String] = []
    private var increasedDark: [String] = []
    var left: [String] = []

    private func line(_ name: String, _ value: String) -> String {
      "--\(StyleSheetText.escaped(name)): \(value);"
    }

    mutating func add(_ name: String, _ value: String) { lines.append(line(name, value)) }

    /// A property with its values in the appearances in which they differ.
    mutating func add(
      _ name: String, _ light: String, _ dark: String, _ increased: (light: String?, dark: String?)?,
      _ what: String
    ) {
      add(name, light)
      if dark != light { self.dark.append(line(name, dark)) }
      guard let increased else { return }
      guard let strong = increased.light, let strongDark = increased.dark else {
        left.append("the form for increased contrast of \(what)")
        return
      }
      self.increased.append(line(name, strong))
      // The block for dark appearance would otherwise win.
      if strongDark != strong || dark != light { increasedDark.append(line(name, strongDark)) }
    }

    mutating func add(_ role: TypeRole, named name: String) {
      let bytes = Array(name.utf8)
      if bytes.indices.dropLast().contains(where: { bytes[$0] == bytes[$0 + 1] && bytes[$0] == 0x2D }) {
        // Two hyphens part a size from what refines it.
        left.append("the type role \(name)")
        return
      }
      let size: Double
      switch role.face {
      case .size(let points): size = points
      case .preset(let style):
        size = FontMetrics.size(of: .keyword(style))
        left.append("the text style \(style) of \(name)")
      }
      let token = "text-\(name)"
      add(token, length(size))
      if let height = role.lineHeight { add("\(token)--line-height", length(height)) }
      if let tracking = role.tracking { add("\(token)--letter-spacing", length(tracking)) }
      if let weight = role.weight.flatMap({ TokenUnits.number(ofWeight: $0) }) {
        add("\(token)--font-weight", "\(weight)")
      }
    }

    /// A curve and a length of time; CSS has no spring and no preset with both or with a delay.
    ///
    /// - Parameter isCurveTaken: Whether the preset's property for a curve is that of another one.
    mutating func add(_ motion: Motion, named name: String, isCurveTaken: Bool) {
      let isEase = name.utf8.starts(with: "ease-".utf8) && name.utf8.count > 5
      if let points = motion.controlPoints, isEase || !isCurveTaken {
        add(isEase ? name : "ease-\(name)", points.css)
      }
      if let duration = motion.duration { add("duration-\(name)", "\(JSONWriter.number(duration))ms") }
      if motion.curve != nil && (motion.controlPoints == nil || !isEase) || motion.delay != nil
        || motion.bounce != nil
      {
        left.append("the motion \(name)")
      }
    }

    var text: String {
      func block(_ head: String, _ lines: [String], _ indent: String = "") -> String {
        lines.isEmpty
          ? "" : "\(indent)\(head) {\n" + lines.map { "\(indent)  \($0)\n" }.joined() + "\(indent)}\n"
      }
      var text = "@theme {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
      if !dark.isEmpty { text += "\n" + block(".dark", dark) }
      if !increased.isEmpty {
        text += "\n@media (prefers-contrast: more) {\n" + block(":root", increased, "  ")
        text += block(".dark", increasedDark, "  ") + "}\n"
      }
      return text
    }
  }

  /// The layers of a shadow in one appearance.
  private static func value(_ shadow: Shadow, _ half: (Color) -> Tone) -> String? {
    var layers: [String] = []
    for layer in shadow.layers {
      guard let color = value(half(layer.color)) else { return nil }
      let spread = layer.spread == 0 ? "" : " \(length(layer.spread))"
      layers.append(
        (layer.isInset ? "inset " : "")
          + "\(length(layer.x)) \(length(layer.y)) \(length(layer.radius))\(spread) \(color)")
    }
    return layers.joined(separator: ", ")
  }

  private static func suffix(_ name: String) -> String { name == "DEFAULT" ? "" : "-\(name)" }

  private static func length(_ points: Double) -> String {
    points == 0 ? "0px" : "\(JSONWriter.number(points))px"
  }

  private static func value(_ tone: Tone) -> String? {
    tone.shade == .keyword(.clear) ? "transparent" : tone.components?.hex
  }
}
