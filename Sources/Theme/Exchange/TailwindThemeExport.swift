import JSONText
import StyleModel

/// Writes themes as a style sheet for Tailwind CSS v4: an `@theme` block, and `.dark` for dark halves.
public enum TailwindThemeExport {
  /// The style sheet, and the tokens that CSS has no value for.
  public static func css(of theme: Theme) -> (text: String, left: [String]) {
    var sheet = Sheet()
    for name in theme.colors.names {
      guard let color = theme.colors[name] else { continue }
      guard let light = value(color.light), let dark = value(color.dark) else {
        sheet.left.append(name)
        continue
      }
      let increased = theme.increasedColors[name].map { (value($0.light), value($0.dark)) }
      sheet.add("--color-\(name)", light, dark, increased)
    }
    sheet.lines.append("--spacing: \(length(theme.spacing));")
    for name in theme.spacings.names {
      sheet.lines.append("--spacing-\(name): \(length(theme.spacings[name] ?? 0));")
    }
    for name in theme.radii.names {
      sheet.lines.append("--radius\(suffix(name)): \(length(theme.radii[name] ?? 0));")
    }
    for name in theme.breakpoints.names {
      sheet.lines.append("--breakpoint-\(name): \(length(theme.breakpoints[name] ?? 0));")
    }
    for name in theme.type.names { if let role = theme.type[name] { sheet.lines += lines(name, role) } }
    for name in theme.shadows.names {
      guard let shadow = theme.shadows[name] else { continue }
      guard let light = value(shadow, { $0.light }), let dark = value(shadow, { $0.dark }) else {
        sheet.left.append("shadow \(name)")
        continue
      }
      let increased = theme.increasedShadows[name].map { form in
        (value(form, { $0.light }), value(form, { $0.dark }))
      }
      sheet.add("--shadow\(suffix(name))", light, dark, increased)
    }
    for name in theme.motions.names { if let motion = theme.motions[name] { sheet.add(motion, named: name) } }
    return (sheet.text, sheet.left)
  }

  /// The lines of the blocks.
  private struct Sheet {
    var lines: [String] = []
    var dark: [String] = []
    var increased: [String] = []
    var increasedDark: [String] = []
    var left: [String] = []

    /// A property with its values in the appearances in which they differ.
    mutating func add(
      _ name: String, _ light: String, _ dark: String, _ increased: (light: String?, dark: String?)?
    ) {
      lines.append("\(name): \(light);")
      if dark != light { self.dark.append("\(name): \(dark);") }
      guard let strong = increased?.light, let strongDark = increased?.dark else { return }
      self.increased.append("\(name): \(strong);")
      // The block for dark appearance would otherwise win.
      if strongDark != strong || dark != light { increasedDark.append("\(name): \(strongDark);") }
    }

    /// A curve and a length of time; CSS has no spring and no preset with a delay.
    mutating func add(_ motion: Motion, named name: String) {
      if let points = motion.controlPoints {
        let short = name.utf8.starts(with: "ease-".utf8) ? String(name.dropFirst(5)) : name
        lines.append("--ease-\(short): \(points.css);")
      }
      if let duration = motion.duration {
        lines.append("--duration-\(name): \(JSONWriter.number(duration))ms;")
      }
      if motion.curve != nil && motion.controlPoints == nil || motion.delay ?? 0 != 0 {
        left.append("motion \(name)")
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

  private static func lines(_ name: String, _ role: TypeRole) -> [String] {
    let size =
      switch role.face {
      case .size(let points): points
      case .preset(let style): FontMetrics.size(of: .keyword(style))
      }
    var lines = ["--text-\(name): \(length(size));"]
    if let height = role.lineHeight { lines.append("--text-\(name)--line-height: \(length(height));") }
    if let tracking = role.tracking { lines.append("--text-\(name)--letter-spacing: \(length(tracking));") }
    if let weight = role.weight.flatMap({ TokenUnits.number(ofWeight: $0) }) {
      lines.append("--text-\(name)--font-weight: \(weight);")
    }
    return lines
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
    points == 0 ? "0px" : "\(JSONWriter.text(.number(points)))px"
  }

  private static func value(_ tone: Tone) -> String? {
    tone.shade == .keyword(.clear) ? "transparent" : tone.components?.hex
  }
}
