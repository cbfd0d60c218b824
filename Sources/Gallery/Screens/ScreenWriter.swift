import Expressions
import JSONText
import StyleModel
import Theme

/// Writes a screen as HTML for the state that its modules begin with.
struct ScreenWriter {
  /// What expressions read.
  struct Scope {
    var state: ExpressionDictionary = [:]
    var context: ExpressionDictionary = [:]
  }

  let model: ScreenModel
  /// The system's values and the localised texts.
  let environment: ExpressionEnvironment
  /// Declarations with values of this state, under classes of their own.
  var styles: PageStyles
  /// The components that get the class `changed`.
  var marked: Set<JSONNode> = []
  private var html: [UInt8] = []
  /// The state that each module begins with.
  let states: [ExpressionDictionary]

  /// Elements of a list beyond which no more are written.
  static let listLimit = 2000

  init(_ model: ScreenModel, _ environment: ExpressionEnvironment, prefix: String = "d") {
    self.model = model
    self.environment = environment
    styles = PageStyles(prefix: prefix)
    states = model.modules.map { module in
      var state = ExpressionDictionary()
      for key in module.state { state[key.name] = Self.value(key.value, environment) }
      return state
    }
  }

  private static func value(_ expression: Expression, _ environment: ExpressionEnvironment) -> ExpressionValue
  {
    do throws(EvaluationError) {
      return try ExpressionEvaluator.evaluate(expression, in: environment)
    } catch {
      return .none
    }
  }

  func value(_ expression: Expression, _ scope: Scope) -> ExpressionValue {
    if case .literal(let literal) = expression.node { return ExpressionValue(literal) }
    var environment = environment
    environment.state = scope.state
    environment.context = scope.context
    return Self.value(expression, environment)
  }

  /// Some nodes as HTML.
  mutating func html(of nodes: [ScreenNode]) -> String {
    html = []
    write(nodes)
    return String(decoding: html, as: UTF8.self)
  }

  private mutating func write(_ nodes: [ScreenNode], _ scope: Scope = Scope()) {
    for node in nodes { write(node, scope) }
  }

  private mutating func write(_ node: ScreenNode, _ scope: Scope) {
    switch node {
    case .element(let element): write(element, scope)
    case .text(let value):
      if case .string(let text) = self.value(value, scope) { HTMLText.append(localized(text), to: &html) }
    case .picture(let source): ScreenPicture.write(self.value(source, scope), to: &html)
    case .when(let condition, let then, let otherwise):
      write(value(condition, scope).isTruthy ? then : otherwise, scope)
    case .each(let data, let body):
      guard case .array(let elements) = value(data, scope) else { return }
      var inner = scope
      for (index, element) in elements.prefix(Self.listLimit).enumerated() {
        inner.context["item"] = element
        inner.context["index"] = .integer(Int64(index))
        write(body, inner)
      }
    case .scope(let keys, let body):
      var inner = scope
      for key in keys { inner.context[key.name] = value(key.value, scope) }
      write(body, inner)
    case .module(let index, let body):
      var inner = scope
      inner.state = states[index]
      write(body, inner)
    }
  }

  private mutating func write(_ element: ScreenElement, _ scope: Scope) {
    var classes = element.classes
    var declarations: [String] = []
    if let look = element.look {
      classes.append(element.part == .box ? look.box : look.content)
      if let dynamic = look.dynamic {
        let (name, own) = rules(model.looks[dynamic], element.part, scope)
        classes.append(name)
        declarations = own
      }
    }
    for toggle in element.toggles where value(toggle.value, scope).isTruthy { classes.append(toggle.name) }
    if let component = element.component, marked.contains(component) { classes.append("changed") }
    if !declarations.isEmpty { classes.append(styles.name(of: declarations.joined(separator: ";"))) }
    put("<\(element.tag) class=\"\(classes.filter { !$0.isEmpty }.joined(separator: " "))\"")
    for attribute in element.attributes {
      if let text = Self.text(of: value(attribute.value, scope)) {
        put(" \(attribute.name)=\"")
        HTMLText.append(localized(text), to: &html)
        put("\"")
      }
    }
    let shown = element.binding.map { value($0.value, scope) }
    if let binding = element.binding, let shown { write(binding, shown, element.tag, scope) }
    put(">")
    if element.tag == "input" { return }
    if element.tag == "textarea", let shown, let text = Self.text(of: shown) {
      HTMLText.append(text, to: &html)
    }
    write(element.children, scope)
    put("</\(element.tag)>")
  }

  /// What a control shows, as attributes.
  private mutating func write(
    _ binding: ScreenBinding, _ shown: ExpressionValue, _ tag: String, _ scope: Scope
  ) {
    switch binding.kind {
    case .truth: if shown == .bool(true) { put(" checked") }
    case .text, .share:
      if tag == "input", let text = Self.text(of: shown) {
        put(" value=\"")
        HTMLText.append(text, to: &html)
        put("\"")
      }
    case .option:
      guard tag == "option", let option = binding.option else { return }
      if value(binding.value.isEqual(to: option), scope) == .bool(true) { put(" selected") }
    case .choice: break
    }
  }

  /// A value as that of an attribute; `nil` leaves the attribute out.
  static func text(of value: ExpressionValue) -> String? {
    switch value {
    case .none, .array, .dictionary, .date: nil
    case .bool(let flag): flag ? "" : nil
    case .string(let text): text
    case .integer(let number): String(number)
    case .double(let number): JSONWriter.number(number)
    }
  }

  /// The classes and declarations of a changing look.
  private func rules(
    _ look: ScreenLook.Dynamic, _ part: ScreenLook.Part, _ scope: Scope
  ) -> (name: String, declarations: [String]) {
    let key = look.choices.map { $0.word(for: value($0.value, scope)) }.joined(separator: "|")
    guard let rules = look.cases.first(where: { $0.key == key })?.rules else { return ("", []) }
    let templates = part == .box ? rules.boxTemplates : rules.contentTemplates
    let declarations = templates.compactMap { template -> String? in
      var text = ""
      for piece in template.pieces {
        switch piece {
        case .text(let part): text += part
        case .slot(let index, let alpha):
          let slot = look.slots[index]
          guard let value = slot.text(of: value(slot.value, scope), alpha: alpha) else { return nil }
          text += value
        }
      }
      return "\(template.name):\(text)"
    }
    return (part == .box ? rules.box : rules.content, declarations)
  }

  /// A text, or what its code stands for where it is one.
  private func localized(_ text: String) -> String {
    guard text.utf8.starts(with: "l10n://".utf8) else { return text }
    let code = String(decoding: Array(text.utf8).dropFirst(7), as: UTF8.self)
    if case .string(let found)? = environment.localizations[code] { return found }
    return code
  }

  private mutating func put(_ text: String) { html += text.utf8 }
}

/// Pictures by their sources.
enum ScreenPicture {
  /// A symbol's drawing, or a frame with the name of the file; a bare name is that of a symbol.
  static func write(_ source: ExpressionValue, to html: inout [UInt8]) {
    guard case .string(let source) = source, !source.isEmpty else { return }
    guard let name = symbolName(source) else {
      html += "<span class=\"photo\"><span class=\"which\">".utf8
      HTMLText.append(fileName(source), to: &html)
      html += "</span></span>".utf8
      return
    }
    guard let drawing = SymbolTable.drawing(of: name) else {
      html += "<span class=\"symbol unknown\" title=\"".utf8
      HTMLText.append(name, to: &html)
      html += "\"></span>".utf8
      return
    }
    html += "<svg class=\"symbol\" viewBox=\"0 0 24 24\" aria-hidden=\"true\">".utf8
    if let frame = drawing.frame, let path = SymbolTable.frames[frame] {
      html += "<path class=\"\(drawing.isFrameFilled ? "full" : "line")\" d=\"\(path)\"></path>".utf8
    }
    let kind =
      if drawing.isFilled { "full" } else if drawing.frame == nil { "line" } else {
        drawing.isFrameFilled ? "inner knocked" : "inner line"
      }
    html += "<path class=\"\(kind)\" d=\"\(drawing.path)\"></path>".utf8
    if drawing.isSlashed { html += "<path class=\"line\" d=\"\(SymbolTable.slash)\"></path>".utf8 }
    html += "</svg>".utf8
  }

  /// The name of the symbol that a source is; `nil` for one of a file.
  static func symbolName(_ source: String) -> String? {
    if source.utf8.starts(with: "sf://".utf8) {
      return String(decoding: Array(source.utf8).dropFirst(5), as: UTF8.self)
    }
    let isBare = !source.utf8.contains(UInt8(ascii: ":")) && !source.utf8.contains(UInt8(ascii: "/"))
    return isBare ? source : nil
  }

  /// The last step of an address, without what asks for it.
  static func fileName(_ source: String) -> String {
    var bytes = Array(source.utf8)
    if let mark = bytes.firstIndex(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) {
      bytes.removeSubrange(mark...)
    }
    while bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    if let slash = bytes.lastIndex(of: UInt8(ascii: "/")) { bytes.removeSubrange(...slash) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
