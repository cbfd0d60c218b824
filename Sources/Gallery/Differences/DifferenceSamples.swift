import ClassParser
import Documents
import Engine
import JSONText
import StyleModel
import StyleResolve
import StyleTargets
import Theme

/// What recipes and tokens look like, for the pages of differences.
struct DifferenceSamples {
  var styles = PageStyles(prefix: "x")

  /// A recipe at rest and in every state that it asks about.
  mutating func recipe(_ classes: String, _ engine: StyleEngine) -> String {
    let subject = Subject(classes, RecipeConverter(engine: engine).kind(of: classes), engine: engine)
    let ground = CSSTarget.ground().text + ";background-color:" + engine.theme.paper
    var text = ""
    for state in [nil] + subject.states.map({ Optional($0) }) {
      let states = state.map { [$0] } ?? []
      let light = subject.style(.standard, isDark: false, states, engine)
      let dark = subject.style(.standard, isDark: true, states, engine)
      let output = CSSTarget.emit(light, dark: dark, options: CSSTarget.Options(kind: subject.kind))
      text +=
        "<div \(styles.attribute("stage", ground))><div \(styles.attribute("vb", output.box.text))>"
        + "<div \(styles.attribute("vc", output.content.text))>\(state?.name ?? "Sample")</div></div></div>"
    }
    return text
  }

  /// A token, such as `colors.brand`; empty where the theme has none of the name.
  mutating func token(_ name: String, _ theme: Theme) -> String {
    let parts = name.split(separator: ".", maxSplits: 1).map { String($0) }
    guard parts.count == 2 else { return "" }
    let token = parts[1]
    switch parts[0] {
    case "colors":
      guard let color = theme.colors[token] else { return "" }
      return [color.light, color.dark].map { tone in
        "<span \(styles.attribute("swatch", "background:\(css(Color(tone)))"))></span>"
      }.joined(separator: " ")
    case "spacing":
      let length = token == "unit" ? theme.spacing : token == "rem" ? theme.rem : theme.spacings[token]
      return length.map { bar("length", "width:\(JSONWriter.number($0))px") } ?? ""
    case "breakpoints":
      return theme.breakpoints[token].map { "<p>\(JSONWriter.number($0)) points and wider</p>" } ?? ""
    case "radii":
      return theme.radii[token].map { bar("corner", "border-radius:\(JSONWriter.number($0))px") } ?? ""
    case "shadows":
      guard let shadow = theme.shadows[token] else { return "" }
      let layers = shadow.layers.map { layer in
        (layer.isInset ? "inset " : "")
          + [layer.x, layer.y, layer.radius, layer.spread].map { "\(JSONWriter.number($0))px" }
          .joined(separator: " ") + " " + css(layer.color)
      }
      return bar("plate", "box-shadow:\(layers.joined(separator: ","))")
    case "type":
      guard let role = theme.type[token] else { return "" }
      var style = Style()
      switch role.face {
      case .preset(let name): style.set(.font, to: .keyword(name))
      case .size(let size): style.set(.font, to: .number(size))
      }
      if let weight = role.weight { style.set(.fontWeight, to: .keyword(weight)) }
      if let tracking = role.tracking { style.set(.tracking, to: .number(tracking)) }
      if let height = role.lineHeight { style.set(.lineHeight, to: .number(height)) }
      return
        "<p \(styles.attribute("", CSSTarget.emit(style).box.text))>Hamburgefonstiv</p>"
    case "motion": return theme.motions[token] == nil ? "" : "<p>a curve of motion</p>"
    default: return ""
    }
  }

  private mutating func bar(_ name: String, _ declarations: String) -> String {
    "<span \(styles.attribute(name, declarations))></span>"
  }

  private func css(_ color: Color) -> String { CSSTarget.text(of: color) ?? "transparent" }
}
