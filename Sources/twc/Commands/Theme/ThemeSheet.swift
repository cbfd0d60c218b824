import JSONText
import StyleModel
import Theme

/// The tokens of a theme as lines of text, with swatches where the terminal shows colours.
struct ThemeSheet {
  private let theme: Theme
  private let isColored: Bool

  init(_ theme: Theme) {
    self.theme = theme
    isColored =
      System.isTerminal(System.output) && (System.variable("NO_COLOR") ?? "").isEmpty
      && System.variable("TERM") != "dumb"
  }

  var text: String {
    var text = "\(Printable.text(theme.name)): \(points(theme.spacing)) a unit, \(points(theme.rem)) a rem\n"
    let width = theme.colors.names.map { $0.utf8.count }.max() ?? 0
    text += section("colors", theme.colors.names) { name in
      theme.colors[name].map { color in
        let gap = String(repeating: " ", count: width - name.utf8.count)
        return "\(gap)\(tone(color.light))\(color.isAdaptive ? "  dark \(tone(color.dark))" : "")"
      }
    }
    text += section("type", theme.type.names) { name in theme.type[name].map { role($0) } }
    text += section("spacing", theme.spacings.names) { name in theme.spacings[name].map { points($0) } }
    text += section("radii", theme.radii.names) { name in theme.radii[name].map { points($0) } }
    text += section("shadows", theme.shadows.names) { name in
      theme.shadows[name].map { shadow in
        "\(points(shadow.radius)) blur, \(points(shadow.x)) across, \(points(shadow.y)) down, \(tone(shadow.color.light))"
          + (shadow.color.isAdaptive ? "  dark \(tone(shadow.color.dark))" : "")
      }
    }
    text += section("breakpoints", theme.breakpoints.names) { name in
      theme.breakpoints[name].map { points($0) }
    }
    return text
  }

  private func section(_ title: String, _ names: [String], _ line: (String) -> String?) -> String {
    let lines = names.compactMap { name in line(name).map { "  \(name)  \($0)\n" } }
    return lines.isEmpty ? "" : "\n\(title)\n" + lines.joined()
  }

  private func points(_ number: Double) -> String { JSONWriter.text(.number(number)) + " pt" }

  private func tone(_ tone: Tone) -> String {
    let opacity = tone.opacity == 1 ? "" : " at \(JSONWriter.text(.number(tone.opacity * 100))) %"
    switch tone.shade {
    case .rgba(let rgba):
      let swatch = isColored ? "\u{1B}[48;2;\(rgba.red);\(rgba.green);\(rgba.blue)m    \u{1B}[0m " : ""
      return swatch + rgba.hex + opacity
    case .keyword(let keyword): return keyword.name + opacity
    case .dynamic(let text): return Printable.text(text) + opacity
    }
  }

  private func role(_ role: TypeRole) -> String {
    var parts: [String]
    switch role.face {
    case .preset(let style): parts = [style]
    case .size(let size): parts = [points(size)]
    }
    if let weight = role.weight { parts.append(weight) }
    if let tracking = role.tracking { parts.append("tracking \(points(tracking))") }
    if let height = role.lineHeight { parts.append("line height \(points(height))") }
    return parts.joined(separator: ", ")
  }
}
