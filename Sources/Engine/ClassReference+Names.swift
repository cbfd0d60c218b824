import JSONText
import StyleModel
import Theme

extension ClassReference {
  /// The steps and colours that stand for `step` and `colour`, with what they mean.
  static func names() -> Chapter {
    let theme = Theme.swiftcn
    let rows = [
      ["`text-` steps", list(theme.type) { meaning($0) }],
      ["`rounded-` steps, points", list(theme.radii) { JSONWriter.number($0) }],
      ["`shadow-` steps, x, y and radius", list(theme.shadows) { meaning($0) }],
      ["breakpoints, points", list(theme.breakpoints) { JSONWriter.number($0) }],
      ["colours of the theme", list(theme.colors) { meaning($0) }],
      [
        "colours of StemJSON, where the theme has none of that name",
        Theme.keywordColors.names.map { "`\($0)`" }.joined(separator: " "),
      ],
    ]
    return Chapter(title: "Names", head: ["in the theme swiftcn", "names"], rows: rows)
  }

  private static func list<Value>(_ scale: TokenScale<Value>, _ meaning: (Value) -> String) -> String {
    scale.names.indices.map { position in
      let name = scale.names[position]
      return "\(name == "DEFAULT" ? "no step" : "`\(name)`") \(meaning(scale[position: position]))"
    }.joined(separator: ", ")
  }

  private static func meaning(_ role: TypeRole) -> String {
    let face =
      switch role.face {
      case .preset(let name): name
      case .size(let size): JSONWriter.number(size)
      }
    return role.weight.map { "\(face) \($0)" } ?? face
  }

  private static func meaning(_ shadow: Shadow) -> String {
    guard let layer = shadow.principal else { return "(none)" }
    return "(\(JSONWriter.number(layer.x)) \(JSONWriter.number(layer.y)) \(JSONWriter.number(layer.radius)))"
  }

  private static func meaning(_ color: Color) -> String {
    func text(_ tone: Tone) -> String {
      let shade =
        switch tone.shade {
        case .keyword(let keyword): keyword.name
        case .rgba(let rgba): rgba.hex
        case .dynamic(let text): text
        }
      return tone.opacity == 1 ? shade : "\(shade) \(JSONWriter.number(tone.opacity * 100)) %"
    }
    return color.isAdaptive ? "(\(text(color.light)), dark \(text(color.dark)))" : "(\(text(color.light)))"
  }
}
