import Expressions
import JSONText

/// Expressions as the trees that the evaluator in the page walks over.
///
/// A tree is an array with a letter first: `["o","+",["i","1"],["r","s","count"]]`. Whole numbers are texts, since
/// JSON's numbers are not exact. Names of functions are data; the evaluator has a closed list of them.
package enum ExpressionProgram {
  /// The tree of an expression.
  ///
  /// - Complexity: O(*n*) in the nodes.
  package static func json(_ expression: Expression) -> JSONValue {
    switch expression.node {
    case .literal(let literal): json(literal)
    case .reference(let reference): json(reference)
    case .name(let name): .array(["N", .string(name)])
    case .unary(let operation, let operand): .array(["u", .string(operation.text), json(operand)])
    case .binary(let operation, let left, let right):
      .array(["o", .string(operation.text), json(left), json(right)])
    case .ternary(let condition, let then, let otherwise):
      .array(["t", json(condition), json(then), json(otherwise)])
    case .call(let call): .array(["f", .string(call.name)] + call.arguments.map { json($0) })
    case .pipe(let value, let call):
      .array(["p", json(value), .string(call.name)] + call.arguments.map { json($0) })
    case .array(let elements): .array(["a"] + elements.map { json($0) })
    case .dictionary(let entries):
      .array(["h"] + entries.map { .array([.string($0.key), json($0.value)]) })
    case .member(let base, let name): .array(["m", json(base), .string(name)])
    case .element(let base, let index): .array(["e", json(base), json(index)])
    }
  }

  private static func json(_ literal: ExpressionLiteral) -> JSONValue {
    switch literal {
    case .none: .array(["n"])
    case .bool(let value): .array(["b", .bool(value)])
    case .integer(let value): .array(["i", .string(String(value))])
    case .double(let value): .array(["d", .number(value)])
    case .string(let value): .array(["s", .string(value)])
    }
  }

  private static func json(_ reference: ExpressionReference) -> JSONValue {
    let scope =
      switch reference.scope {
      case .state: "s"
      case .context: "c"
      case .system: "y"
      }
    let steps = reference.segments.dropFirst().map { segment -> JSONValue in
      switch segment.step {
      case .name(let name), .key(let name): .array(["n", .string(name)])
      case .index(let index): .array(["i", .string(String(index))])
      case .computed(let inner): .array(["c", json(inner)])
      case .filter(let inner): .array(["f", json(inner)])
      }
    }
    return .array(["r", .string(scope), .string(reference.root)] + steps)
  }

  /// A value as a constant expression; dates have no literal and become none.
  static func literal(_ value: ExpressionValue) -> Expression {
    switch value {
    case .none, .date: Expression(.literal(.none))
    case .bool(let value): Expression(.literal(.bool(value)))
    case .integer(let value): Expression(.literal(.integer(value)))
    case .double(let value): Expression(.literal(.double(value)))
    case .string(let value): Expression(.literal(.string(value)))
    case .array(let elements): Expression(.array(elements.map { literal($0) }))
    case .dictionary(let dictionary):
      Expression(
        .dictionary(
          zip(dictionary.keys, dictionary.values).map { ExpressionEntry(key: $0, value: literal($1)) }))
    }
  }

  /// A value of a document as an expression: texts in it may be references or expressions themselves.
  static func expression(_ node: JSONNode, in document: JSONDocument) -> Expression {
    switch document.kind(of: node) {
    case .null: Expression(.literal(.none))
    case .bool: Expression(.literal(.bool(document.bool(of: node) ?? false)))
    case .number:
      // A number is whole where it is written so and fits.
      literal(
        Int64(String(decoding: document.raw(of: node), as: UTF8.self)).map { .integer($0) }
          ?? document.number(of: node).map { .double($0) } ?? .none)
    case .string: expression(text: document.string(of: node) ?? "")
    case .array: Expression(.array(document.elements(of: node).map { expression($0, in: document) }))
    case .object:
      Expression(
        .dictionary(
          document.members(of: node).map {
            ExpressionEntry(key: document.string(of: $0.key) ?? "", value: expression($0.value, in: document))
          }))
    }
  }

  /// What a whole text of StemJSON says; a text that only looks like an expression stands for itself.
  static func expression(text: String) -> Expression {
    ExpressionParser.expression(whole: text) ?? Expression(.literal(.string(text)))
  }

  /// Whether an expression evaluates texts as expressions, which a page cannot do.
  static func evaluatesTexts(_ expression: Expression) -> Bool {
    var call: (ExpressionCall, Int)?
    if case .call(let one) = expression.node { call = (one, 1) }
    if case .pipe(_, let one) = expression.node { call = (one, 0) }
    if let (call, place) = call, call.function == .cast, call.arguments.count > place {
      guard case .literal(.string(let word)) = call.arguments[place].node else { return true }
      if CastType(word) == .expression { return true }
    }
    return expression.children.contains { evaluatesTexts($0) }
  }
}
