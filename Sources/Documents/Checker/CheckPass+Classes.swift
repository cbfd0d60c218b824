import ClassParser
import Engine
import JSONText
import StyleModel
import Theme

// Expressions in classes, such as `opacity-[${fade}]` and `[${isError}]:text-error`.
extension CheckPass {
  /// Checks every expression of a component's classes, those of classes that lose included.
  mutating func checkExpressions(inClassesOf node: JSONNode, _ parts: ComponentParts, _ scope: Scope) {
    guard let classes = parts.classes, let read = compiled.classLists[node] else { return }
    let (text, list, theme) = (read.text, read.list, read.engine.theme)
    let search = ClassExpressions(text, list)
    var seen: Set<String> = []
    for declaration in list.declarations {
      let token = Int(declaration.token)
      for argument in list.conditions(of: declaration).arguments {
        guard case .expression(let condition) = argument.kind else { continue }
        // One variant may stand before many classes.
        guard let place = search.place(ofCondition: condition, in: token) else { continue }
        guard seen.insert("\(place.offsets.first ?? 0) ?" + condition).inserted else { continue }
        if StringForm(of: condition).isDynamic {
          check(condition, at: place, classes, .style, scope)
        } else {
          check("{{" + condition + "}}", at: place.braced, classes, .style, scope)
        }
      }
      let row = declaration.property.row
      for (expression, slot) in Self.expressions(in: list.value(of: declaration, theme: theme), row) {
        let place = search.place(of: expression, in: token)
        // Classes such as `scale-[${x}]` set several properties.
        let key = "\(place?.offsets.first ?? -token) \(Self.isColor(slot)) " + expression
        guard seen.insert(key).inserted else { continue }
        check(expression, at: place ?? search.whole(token), classes, slot, scope)
      }
    }
  }

  /// Checks the conditions that rules give to names; they stand with braces or without.
  mutating func checkConditions(inRulesOf parts: ComponentParts, _ scope: Scope) {
    guard let conditions = parts.rules.flatMap({ document.member("conditions", of: $0) }) else { return }
    for member in document.members(of: conditions) {
      guard let text = document.string(of: member.value) else { continue }
      let form = StringForm(of: text)
      if form.isDynamic {
        checkExpression(text, member.value, .style, scope)
      } else {
        let place = ClassExpressions.Place(all: member.value, in: document)
        check("{{" + text + "}}", at: place.braced, member.value, .style, scope)
      }
    }
  }

  private mutating func check(
    _ expression: String, at place: ClassExpressions.Place, _ node: JSONNode, _ slot: ExpressionSlot,
    _ scope: Scope
  ) {
    classPlace = place
    checkExpression(expression, node, slot, scope)
    classPlace = nil
  }

  private static func isColor(_ slot: ExpressionSlot) -> Bool {
    if case .color = slot { true } else { false }
  }

  private static func expressions(
    in value: StyleValue, _ row: PropertyRow
  ) -> [(text: String, slot: ExpressionSlot)] {
    switch value {
    case .dynamic(let text): return [(text, slot(of: row, nil))]
    case .color(let color): return expressions(in: [color], row)
    case .gradient(let gradient): return expressions(in: gradient.colors, row)
    case .palette(let colors): return expressions(in: colors, row)
    case .json(.object(let members)) where row.property == .font:
      // A size that is known at run time alone.
      for member in members where member.key == "size" {
        if case .string(let text) = member.value { return [(text, slot(of: row, "size"))] }
      }
      return []
    default: return []
    }
  }

  private static func expressions(
    in colors: [Color], _ row: PropertyRow
  ) -> [(text: String, slot: ExpressionSlot)] {
    var found: [(text: String, slot: ExpressionSlot)] = []
    for color in colors {
      if case .dynamic(let text) = color.light.shade { found.append((text, .color(row.name))) }
      if color.isAdaptive, case .dynamic(let text) = color.dark.shade {
        found.append((text, .color(row.name)))
      }
    }
    return found
  }
}
