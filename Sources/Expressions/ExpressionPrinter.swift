/// Writes expressions in canonical form.
///
/// Single quotes, one space around operators, none inside brackets, and no parentheses that the grammar does not
/// need. Where the language leaves the grammar open (powers of powers, a ternary before a pipe or a pipe as a
/// branch) parentheses say it, so that the text means the same to every reader.
public struct ExpressionPrinter {
  private var text = ""

  private init() {}

  /// Text of the inside of `{{ }}`; it parses as the same expression.
  public static func print(_ expression: Expression) -> String {
    var printer = ExpressionPrinter()
    printer.write(expression, atLeast: .pipe)
    return printer.text
  }

  /// Text of a whole StemJSON string: a reference stands bare, any other expression in `{{ }}`.
  public static func print(whole expression: Expression) -> String {
    if case .reference = expression.node { return print(expression) }
    return "{{ " + print(expression) + " }}"
  }

  /// Text of a string literal with a value, in single quotes if the value permits.
  ///
  /// The language has no escapes: a text with both quotes is written as a sum.
  public static func quote(_ value: String) -> String {
    if !value.utf8.contains(0x27) { return "'" + value + "'" }
    if !value.utf8.contains(0x22) { return "\"" + value + "\"" }
    var parts: [String] = []
    for part in value.split(separator: "'", omittingEmptySubsequences: false) {
      if !parts.isEmpty { parts.append("\"'\"") }
      parts.append("'" + String(part) + "'")
    }
    return "(" + parts.joined(separator: " + ") + ")"
  }

  /// Places in the grammar, the loosest first.
  private enum Place: Int {
    case pipe = 0
    case ternary = 1
    // 2 to 8 are the strengths of the binary operators.
    case power = 8
    case unary = 9
    case postfix = 10
  }

  private mutating func write(_ expression: Expression, atLeast place: Place) {
    write(expression, atLeast: place.rawValue)
  }

  private mutating func write(_ expression: Expression, atLeast place: Int) {
    let needsParentheses = ExpressionPrinter.place(of: expression) < place
    if needsParentheses { text += "(" }
    write(node: expression.node)
    if needsParentheses { text += ")" }
  }

  private static func place(of expression: Expression) -> Int {
    switch expression.node {
    case .pipe: Place.pipe.rawValue
    case .ternary: Place.ternary.rawValue
    case .binary(let operation, _, _): operation.strength
    case .unary: Place.unary.rawValue
    default: Place.postfix.rawValue
    }
  }

  private mutating func write(node: Expression.Node) {
    switch node {
    case .literal(let literal): write(literal)
    case .reference(let reference): write(reference)
    case .name(let name): text += name
    case .unary(let operation, let operand):
      text += operation.text
      write(operand, atLeast: .unary)
    case .binary(let operation, let left, let right):
      // A power inside a power always has parentheses.
      write(left, atLeast: operation == .power ? operation.strength + 1 : operation.strength)
      text += " " + operation.text + " "
      write(right, atLeast: operation.strength + 1)
    case .ternary(let condition, let then, let otherwise):
      write(condition, atLeast: Place.ternary.rawValue + 1)
      text += " ? "
      write(then, atLeast: .ternary)
      text += " : "
      write(otherwise, atLeast: .ternary)
    case .call(let call): write(call)
    case .pipe(let value, let call):
      if case .ternary = value.node { write(value, atLeast: .postfix) } else { write(value, atLeast: .pipe) }
      text += " |> "
      write(call)
    case .array(let elements):
      text += "["
      write(elements)
      text += "]"
    case .dictionary(let entries):
      text += "{"
      for (index, entry) in entries.enumerated() {
        if index > 0 { text += ", " }
        text += ExpressionPrinter.quote(entry.key) + ": "
        write(entry.value, atLeast: .pipe)
      }
      text += "}"
    case .member(let base, let name):
      write(base, atLeast: .postfix)
      text += "." + name
    case .element(let base, let index):
      write(base, atLeast: .postfix)
      text += "["
      write(index, atLeast: .pipe)
      text += "]"
    }
  }

  private mutating func write(_ literal: ExpressionLiteral) {
    switch literal {
    case .none: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .double(let value): text += NumberText.plain(value)
    case .string(let value): text += ExpressionPrinter.quote(value)
    }
  }

  private mutating func write(_ list: [Expression]) {
    for (index, element) in list.enumerated() {
      if index > 0 { text += ", " }
      write(element, atLeast: .pipe)
    }
  }

  private mutating func write(_ call: ExpressionCall) {
    text += call.name + "("
    write(call.arguments)
    text += ")"
  }

  private mutating func write(_ reference: ExpressionReference) {
    text += reference.scope.marker
    for (index, segment) in reference.segments.enumerated() {
      switch segment.step {
      case .name(let name):
        if index > 0 { text += "." }
        text += name
      case .index(let number): text += "[" + String(number) + "]"
      case .key(let key): text += "[" + ExpressionPrinter.quote(key) + "]"
      case .computed(let inner), .filter(let inner):
        text += "["
        write(inner, atLeast: .pipe)
        text += "]"
      }
    }
    text += "}"
  }
}
