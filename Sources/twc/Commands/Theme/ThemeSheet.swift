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
        return gap + forms(color, theme.increasedColors[name])
      }
    }
    text += section("type", theme.type.names) { name in theme.type[name].map { role($0) } }
    text += section("spacing", theme.spacings.names) { name in theme.spacings[name].map { points($0) } }
    text += section("radii", theme.radii.names) { name in theme.radii[name].map { points($0) } }
    text += section("shadows", theme.shadows.names) { name in
      theme.shadows[name].map { shadow in
        let increased = theme.increasedShadows[name]
        // Further layers stand below the first.
        return shadow.layers.enumerated().map { index, layer in
          self.layer(
            layer, increased.map { $0.layers.indices.contains(index) ? $0.layers[index].color : layer.color })
        }.joined(separator: "\n  \(String(repeating: " ", count: name.utf8.count))  ")
      }
    }
    text += section("motion", theme.motions.names) { name in theme.motions[name].map { motion($0) } }
    text += section("breakpoints", theme.breakpoints.names) { name in
      theme.breakpoints[name].map { points($0) }
    }
    return text
  }

  private func section(_ title: String, _ names: [String], _ line: (String) -> String?) -> String {
    let lines = names.compactMap { name in line(name).map { "  \(name)  \($0)\n" } }
    return lines.isEmpty ? "" : "\n\(title)\n" + lines.joined()
  }

  /// A colour in the appearances in which it differs.
  private func forms(_ color: Color, _ increased: Color?) -> String {
    var text = tone(color.light)
    if color.isAdaptive { text += "  dark \(tone(color.dark))" }
    guard let increased, increased != color else { return text }
    text += "  increased contrast \(tone(increased.light))"
    if increased.isAdaptive { text += "  and dark \(tone(increased.dark))" }
    return text
  }

  private func layer(_ layer: ShadowLayer, _ increased: Color?) -> String {
    var parts = ["\(points(layer.radius)) blur", "\(points(layer.x)) across", "\(points(layer.y)) down"]
    if layer.spread != 0 { parts.append("\(points(layer.spread)) spread") }
    if layer.isInset { parts.append("inside") }
    return (parts + [forms(layer.color, increased)]).joined(separator: ", ")
  }

  private func motion(_ motion: Motion) -> String {
    func time(_ milliseconds: Double) -> String { JSONWriter.number(milliseconds) + " ms" }
    var parts: [String] = []
    if let points = motion.bezier {
      parts.append("cubic-bezier " + points.numbers.map { JSONWriter.number($0) }.joined(separator: " "))
    } else if let curve = motion.curve {
      parts.append(curve.name)
    }
    if let duration = motion.duration { parts.append(time(duration)) }
    if let delay = motion.delay { parts.append("after \(time(delay))") }
    if let bounce = motion.bounce { parts.append("bounce \(JSONWriter.number(bounce))") }
    return parts.joined(separator: ", ")
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
