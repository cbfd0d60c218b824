import Expressions
import JSONText
import StyleModel
import StyleTargets
import Theme

/// Makes looks of styles, with the CSS target.
///
/// What CSS a style with open values comes to is found by trying: every open number and colour is replaced by one that
/// stands nowhere else, and where it comes out, the value goes in. A second try with other values proves that nothing
/// is computed from it on the way; what is cannot follow the state, and is left out with a note.
struct LookBuilder {
  /// The rules of the page.
  var styles = PageStyles(prefix: "s")
  var looks: [ScreenLook.Dynamic] = []

  /// Combinations of words beyond which a style follows the state no more.
  static let caseLimit = 96

  /// The look of a style, and what it does not show.
  mutating func look(of style: Style, kind: ComponentKind?) -> (look: ScreenLook, notes: [String]) {
    var style = style
    var look = ScreenLook()
    if case .dynamic(let text)? = style.value(of: .accessibilityHidden) {
      let isHidden = ExpressionProgram.expression(text: text)
      look.attributes.append(
        ScreenKey(
          name: "aria-hidden",
          value: Expression(
            .ternary(
              isHidden, then: Expression(.literal(.string("true"))), otherwise: Expression(.literal(.none))))
        ))
      style.set(.accessibilityHidden, to: nil)
    }
    for property in [StyleProperty.disabled, .navigationTitle, .animationValue] {
      if case .dynamic? = style.value(of: property) { style.set(property, to: nil) }
    }
    var notes: [String] = []
    for property in OpenStyle(style).unread {
      notes.append(Self.undecided(property))
      style.set(property, to: nil)
    }
    var open = OpenStyle(style)
    while !open.isEmpty {
      if let dynamic = dynamic(open, kind) {
        look.dynamic = looks.count
        looks.append(dynamic)
        break
      }
      // One by one, until what is left can be shown.
      guard let removed = open.removeLast() else { break }
      notes.append(Self.undecided(removed))
    }
    let output = emit(open.filled(choosing: open.firstCase, .one), kind)
    if open.isEmpty {
      look.box = name(of: output.box)
      look.content = name(of: output.content)
    }
    look.attributes += attributes(output, open)
    return (look, notes + messages(output))
  }

  private static func undecided(_ property: StyleProperty) -> String {
    "\(property.row.name): is decided when the screen runs, and not shown"
  }

  private func emit(_ style: Style, _ kind: ComponentKind?) -> CSSTarget.Output {
    CSSTarget.emit(style, options: CSSTarget.Options(textSizes: .variables, kind: kind))
  }

  private mutating func name(of declarations: [CSSDeclaration]) -> String {
    declarations.isEmpty ? "" : styles.name(of: declarations.text)
  }

  private func messages(_ output: CSSTarget.Output) -> [String] {
    output.notes.filter { !Self.isDrawn($0.property) }.map { "\($0.property.row.name): \($0.message)" }
  }

  /// Whether the screen shows a property by other means than CSS: bars, panels, controls and attributes of its own.
  private static func isDrawn(_ property: StyleProperty) -> Bool {
    switch property.domain {
    case .accessibility, .navigation, .modal, .tab, .group, .shared: true
    default: drawn.contains(property)
    }
  }

  private static let drawn: [StyleProperty] = [
    .overlay, .buttonCustom, .pickerStyle, .textFieldStyle, .disabled, .lazy, .arrangement, .stackAlignment,
  ]

  private func attributes(_ output: CSSTarget.Output, _ open: OpenStyle) -> [ScreenKey] {
    output.attributes.map { attribute in
      let open = open.texts.first { $0.sentinel == attribute.value }
      return ScreenKey(
        name: attribute.name, value: open?.value ?? Expression(.literal(.string(attribute.value))))
    }
  }

  /// The changing look; `nil` where CSS computes something from an open value.
  private mutating func dynamic(
    _ open: OpenStyle, _ kind: ComponentKind?
  ) -> ScreenLook.Dynamic? {
    var dynamic = ScreenLook.Dynamic()
    dynamic.choices = open.choices.map { $0.choice }
    dynamic.slots = open.slots.map { $0.slot }
    guard let combinations = open.combinations else { return nil }
    var found: [(String, [ScreenLook.Template], [ScreenLook.Template])] = []
    for words in combinations {
      let one = emit(open.filled(choosing: words, .one), kind)
      let other = emit(open.filled(choosing: words, .other), kind)
      let box = open.templates(one.box, .one)
      let content = open.templates(one.content, .one)
      guard box == open.templates(other.box, .other), content == open.templates(other.content, .other) else {
        return nil
      }
      found.append((words.joined(separator: "|"), box, content))
    }
    for (key, box, content) in found {
      var rules = ScreenLook.Rules()
      rules.box = name(of: Self.fixed(box))
      rules.content = name(of: Self.fixed(content))
      rules.boxTemplates = box.filter { !Self.isFixed($0) }
      rules.contentTemplates = content.filter { !Self.isFixed($0) }
      dynamic.cases.append((key, rules))
    }
    return dynamic
  }

  private static func isFixed(_ template: ScreenLook.Template) -> Bool {
    template.pieces.allSatisfy { if case .text = $0 { true } else { false } }
  }

  private static func fixed(_ templates: [ScreenLook.Template]) -> [CSSDeclaration] {
    templates.filter { isFixed($0) }.map { template in
      var text = ""
      for case .text(let part) in template.pieces { text += part }
      return CSSDeclaration(template.name, text)
    }
  }
}
