import JSONText
import StyleModel

/// Writes themes as a style sheet for Tailwind CSS v4: an `@theme` block, and `.dark` for dark halves.
public enum TailwindThemeExport {
  /// The style sheet, and the colours that CSS has no value for.
  public static func css(of theme: Theme) -> (text: String, left: [String]) {
    var lines: [String] = []
    var dark: [String] = []
    var left: [String] = []
    for name in theme.colors.names {
      guard let color = theme.colors[name] else { continue }
      guard let light = value(color.light), let other = value(color.dark) else {
        left.append(name)
        continue
      }
      lines.append("--color-\(name): \(light);")
      if color.isAdaptive { dark.append("--color-\(name): \(other);") }
    }
    lines.append("--spacing: \(length(theme.spacing));")
    for name in theme.spacings.names {
      lines.append("--spacing-\(name): \(length(theme.spacings[name] ?? 0));")
    }
    for name in theme.radii.names {
      lines.append("--radius\(suffix(name)): \(length(theme.radii[name] ?? 0));")
    }
    for name in theme.breakpoints.names {
      lines.append("--breakpoint-\(name): \(length(theme.breakpoints[name] ?? 0));")
    }
    for name in theme.type.names {
      guard let role = theme.type[name] else { continue }
      switch role.face {
      case .size(let points): lines.append("--text-\(name): \(length(points));")
      case .preset(let style):
        lines.append("--text-\(name): \(length(FontMetrics.size(of: .keyword(style))));")
      }
      if let height = role.lineHeight { lines.append("--text-\(name)--line-height: \(length(height));") }
      if let weight = role.weight.flatMap({ weights[$0] }) {
        lines.append("--text-\(name)--font-weight: \(weight);")
      }
    }
    for name in theme.shadows.names {
      guard let shadow = theme.shadows[name] else { continue }
      guard let light = value(shadow.color.light), let other = value(shadow.color.dark) else {
        left.append("shadow \(name)")
        continue
      }
      let geometry = "\(length(shadow.x)) \(length(shadow.y)) \(length(shadow.radius))"
      lines.append("--shadow\(suffix(name)): \(geometry) \(light);")
      if shadow.color.isAdaptive { dark.append("--shadow\(suffix(name)): \(geometry) \(other);") }
    }
    var text = "@theme {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
    if !dark.isEmpty { text += "\n.dark {\n" + dark.map { "  \($0)\n" }.joined() + "}\n" }
    return (text, left)
  }

  private static func suffix(_ name: String) -> String { name == "DEFAULT" ? "" : "-\(name)" }

  private static func length(_ points: Double) -> String {
    points == 0 ? "0px" : "\(JSONWriter.text(.number(points)))px"
  }

  private static func value(_ tone: Tone) -> String? {
    tone.shade == .keyword(.clear) ? "transparent" : tone.components?.hex
  }

  private static let weights = [
    "ultraLight": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
    "heavy": 800,
    "black": 900,
  ]
}
