import JSONText
import StyleModel

/// What an expression's value is for, so that its literals can be checked.
enum ExpressionSlot {
  /// Anything, in a component's context.
  case text
  /// The input of an action, which may be computed anew each time.
  case action
  /// Anything, in a style.
  case style
  /// A colour of a property.
  case color(String)
  /// One word of a closed list.
  case words(String, [String])
  /// A number within bounds, or the word infinity.
  case number(String, NumberBounds)
}

/// What the numbers of a property are between, and whether the word infinity is one of them.
struct NumberBounds {
  var minimum: Double?
  var maximum: Double?
  var allowsInfinity = false

  func contains(_ number: Double) -> Bool { number >= minimum ?? number && number <= maximum ?? number }

  /// "a number from 0 to 1".
  var words: String {
    switch (minimum, maximum) {
    case (let low?, let high?): "a number from " + JSONWriter.number(low) + " to " + JSONWriter.number(high)
    case (let low?, nil): "a number of at least " + JSONWriter.number(low)
    case (nil, let high?): "a number of at most " + JSONWriter.number(high)
    case (nil, nil): "a number"
    }
  }
}

// Where expressions can stand: every value of a style, of a context and of an action.
extension CheckPass {
  /// Checks the strings in a value of a context or an action.
  mutating func checkExpressions(in value: JSONNode, as slot: ExpressionSlot, _ scope: Scope) {
    var open = [value]
    while let node = open.popLast() {
      switch document.kind(of: node) {
      case .string:
        let text = document.string(of: node) ?? ""
        let form = StringForm(of: text)
        if form == .mixed || form == .merged {
          reportMarkers(form, node)
        } else if form.isDynamic {
          checkExpression(text, node, slot, scope)
        }
      case .array: for element in document.elements(of: node) { open.append(element) }
      case .object:
        for member in document.members(of: node) where !compiled.isComponent(member.value) {
          open.append(member.value)
        }
      default: break
      }
    }
  }

  /// Rules R25 and R26 outside of styles, where the text is shown as it is.
  private mutating func reportMarkers(_ form: StringForm, _ node: JSONNode) {
    if let text = document.string(of: node), text.utf8.count == 3 {
      report(
        .warning, "R25", at: node,
        quoted(node) + " names nothing between its braces, so it is shown as it is")
    } else if form == .mixed {
      report(
        .warning, "R25", at: node,
        quoted(node)
          + " mixes text and markers, so it is shown as it is; a string is one reference or one {{ expression }}"
      )
    } else {
      report(
        .warning, "R26", at: node,
        quoted(node) + " runs markers into each other, so it is shown as it is; references do not nest")
    }
  }

  /// Checks the expressions of a style object; those of components inside it belong to them.
  mutating func checkExpressions(inStyle style: JSONNode, _ scope: Scope) {
    for member in document.members(of: style) {
      walk(member.value, document.string(of: member.key) ?? "", scope)
    }
  }

  private mutating func walk(_ node: JSONNode, _ name: String, _ scope: Scope) {
    // A custom button has two domains of its own.
    if name == "button.custom" {
      for member in document.members(of: node) {
        walk(member.value, document.string(of: member.key) ?? "", scope)
      }
    } else if let row = Self.rows[name] {
      walk(node, in: row, key: nil, scope)
    } else if document.kind(of: node) == .object {
      for member in document.members(of: node) {
        walk(member.value, name + "." + (document.string(of: member.key) ?? ""), scope)
      }
    } else {
      let isEdges = name.utf8.starts(with: "layout.".utf8) || name.utf8.starts(with: "section.".utf8)
      visit(node, isEdges ? .number(name, NumberBounds()) : .style, scope)
    }
  }

  /// Walks through the value of a property; `key` is the part of it, such as `opacity` in a colour.
  private mutating func walk(_ node: JSONNode, in row: PropertyRow, key: String?, _ scope: Scope) {
    switch document.kind(of: node) {
    case .string: visit(node, Self.slot(of: row, key), scope)
    case .array:
      for element in document.elements(of: node) where !compiled.isComponent(element) {
        walk(element, in: row, key: key, scope)
      }
    case .object:
      if compiled.isComponent(node) { return }
      for member in document.members(of: node) where !compiled.isComponent(member.value) {
        walk(member.value, in: row, key: document.string(of: member.key), scope)
      }
    default: break
    }
  }

  private mutating func visit(_ node: JSONNode, _ slot: ExpressionSlot, _ scope: Scope) {
    guard let text = document.string(of: node), StringForm(of: text).isDynamic else { return }
    checkExpression(text, node, slot, scope)
  }

  /// What a part of a property's value takes.
  static func slot(of row: PropertyRow, _ key: String?) -> ExpressionSlot {
    let name = key.map { row.name + "." + $0 } ?? row.name
    switch key {
    case "opacity": return .number(name, NumberBounds(minimum: 0, maximum: 1))
    case "startRadius", "endRadius", "size", "minimum", "maximum":
      return .number(name, NumberBounds(minimum: 0))
    case "startAngle", "endAngle": return .number(name, NumberBounds())
    case "startPoint", "endPoint", "center": return .words(name, Gradient.points)
    case "material": return words(of: .material, name)
    case "weight": return words(of: .fontWeight, name)
    case "kind" where row.kind == .font: return .words(name, ["system"] + PropertyTable.fontPresets)
    default: break
    }
    switch row.kind {
    case .color, .shapeStyle, .background, .palette: return .color(name)
    case .number(let minimum, let maximum):
      let isMaximum = row.property == .maxWidth || row.property == .maxHeight
      return .number(name, NumberBounds(minimum: minimum, maximum: maximum, allowsInfinity: isMaximum))
    case .integer(let minimum):
      return .number(name, NumberBounds(minimum: minimum.map { Double($0) }))
    case .keyword(let words): return .words(name, words)
    case .font where key == nil: return .words(name, PropertyTable.fontPresets)
    default: return .style
    }
  }

  private static func words(of property: StyleProperty, _ name: String) -> ExpressionSlot {
    if case .keyword(let words) = property.row.kind { return .words(name, words) }
    return .style
  }

  /// The rows of StemJSON by their names.
  private static let rows: [String: PropertyRow] = {
    var rows: [String: PropertyRow] = [:]
    for row in PropertyTable.rows where row.domain.isStemJSON && !row.property.isPart { rows[row.name] = row }
    return rows
  }()
}
