import JSONText
import StyleModel

// Expressions that classes bring into a style, such as `opacity-[${fade}]`.
extension CheckPass {
  mutating func checkExpressions(inClassesOf node: JSONNode, _ parts: ComponentParts, _ scope: Scope) {
    guard let classes = parts.classes, let style = compiled.styles[node] else { return }
    var own = Style()
    if let explicit = parts.style { own = StemJSONDecoder.decode(explicit, in: document).style }
    classesNode = classes
    for entry in style.entries where own.value(of: entry.property) != entry.value {
      let row = entry.property.row
      switch entry.value {
      case .dynamic(let text): checkExpression(text, classes, Self.slot(of: row, nil), scope)
      case .color(let color): check(color, row.name, classes, scope)
      case .gradient(let gradient): for color in gradient.colors { check(color, row.name, classes, scope) }
      case .palette(let colors): for color in colors { check(color, row.name, classes, scope) }
      default: break
      }
    }
    classesNode = nil
  }

  private mutating func check(_ color: Color, _ name: String, _ classes: JSONNode, _ scope: Scope) {
    if case .dynamic(let text) = color.light.shade { checkExpression(text, classes, .color(name), scope) }
    guard color.isAdaptive, case .dynamic(let text) = color.dark.shade else { return }
    checkExpression(text, classes, .color(name), scope)
  }
}
