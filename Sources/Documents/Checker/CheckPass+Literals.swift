import Expressions
import JSONText
import StyleModel

// Single expressions: rules R27 to R32 and R34, and what their literals come to.
extension CheckPass {
  /// Checks a string that is one reference or one expression.
  mutating func checkExpression(_ text: String, _ node: JSONNode, _ slot: ExpressionSlot, _ scope: Scope) {
    var place = ExpressionChecker.Place.binding
    if case .action = slot { place = .action }
    let parsed: ExpressionText
    do throws(ExpressionError) {
      parsed = try ExpressionParser.parse(whole: text)
    } catch {
      return report(ExpressionFinding(.syntax(error.kind), span: error.span), node)
    }
    for finding in ExpressionChecker.check(parsed, of: text, in: place) { report(finding, node) }
    guard let expression = parsed.expression else { return }
    checkStates(of: expression, node, scope)
    if scope.version != nil { checkVersion(of: expression, node, scope) }
    switch slot {
    case .text, .action, .style: break
    case .color:
      let keywords = ColorKeyword.allCases.map { $0.name }
      for finding in ExpressionChecker.check(expression, yieldsColorOf: keywords) { report(finding, node) }
    case .words(let name, let words): checkWords(expression, name, words, node)
    case .number(let name, let bounds): checkNumbers(expression, name, bounds, node)
    }
  }

  /// The bytes of the document that a range of a string's text comes from.
  private func place(_ span: Range<Int>, in node: JSONNode) -> Range<Int> {
    if let classPlace { return classPlace.source(of: span) }
    let start = document.sourceOffset(inString: node, decodedOffset: span.lowerBound)
    let end = document.sourceOffset(inString: node, decodedOffset: span.upperBound)
    return start..<max(start, end)
  }

  private mutating func report(_ finding: ExpressionFinding, _ node: JSONNode) {
    let severity: Severity =
      switch finding.severity {
      case .note: .note
      case .warning: .warning
      case .error: .error
      }
    var id = finding.rule
    var (name, nearest): (String, String?) = ("", nil)
    switch finding.kind {
    case .unknownFunction(let found, let near): (name, nearest) = (found, near)
    case .unknownSystemValue(let found, let near), .unknownCastType(let found, let near):
      id = "R27"
      (name, nearest) = (found, near)
    case .notAColor(let found):
      nearest = Suggestions.nearest(to: found, in: ColorKeyword.allCases.map { $0.name }).first
    default: break
    }
    let range = place(finding.span, in: node)
    // Names differ by case, so a name that differs in nothing else is certain.
    var fix: TextEdit?
    if let nearest, Self.isSame(name, nearest), range.count == finding.span.count, classPlace == nil,
      finding.span.count == name.utf8.count
    {
      fix = TextEdit(replacing: range, with: nearest)
    }
    report(severity, id, at: range, finding.message, suggestions: nearest.map { [$0] } ?? [], fix: fix)
  }

  // MARK: R28 and R34

  private mutating func checkStates(of expression: Expression, _ node: JSONNode, _ scope: Scope) {
    guard let states = scope.states else { return }
    for (reference, span) in ExpressionChecker.references(in: expression) where reference.scope == .state {
      let root = reference.root
      guard !root.isEmpty, !states.contains(root) else { continue }
      report(
        .note, "R28", at: place(span, in: node),
        MessageText.quoted(root) + " is read, but no state declares it, so there is no value",
        suggestions: Self.near(root, states))
    }
  }

  private mutating func checkVersion(of expression: Expression, _ node: JSONNode, _ scope: Scope) {
    var open = [expression]
    while let next = open.popLast() {
      open += next.children
      switch next.node {
      case .call(let call), .pipe(_, let call):
        guard let since = call.function?.since, let minor = since.utf8.last.map({ Int($0) - 0x30 }) else {
          continue
        }
        reportVersion(
          of: "the function " + MessageText.quoted(call.name), since: minor,
          at: place(call.nameSpan, in: node),
          scope)
      default: break
      }
    }
  }

  // MARK: Literals

  /// Reading A04: a literal branch of a word's expression is one of the words.
  private mutating func checkWords(
    _ expression: Expression, _ name: String, _ words: [String], _ node: JSONNode
  ) {
    for literal in ExpressionChecker.possibleLiterals(of: expression).literals {
      let text: String
      switch literal.value {
      case .none: continue
      case .string(let word) where words.contains(word): continue
      case .string(let word): text = MessageText.quoted(word)
      default: text = "a " + literal.value.typeName
      }
      var near: [String] = []
      if case .string(let word) = literal.value { near = Suggestions.nearest(to: word, in: words) }
      report(
        .error, "R02", at: place(literal.span, in: node),
        text + " in an expression is not a value of \"" + name + "\": " + MessageText.list(words) + " are",
        suggestions: near)
    }
  }

  /// A literal branch of a number's expression is a number, within the bounds of the property.
  private mutating func checkNumbers(
    _ expression: Expression, _ name: String, _ bounds: NumberBounds, _ node: JSONNode
  ) {
    for literal in ExpressionChecker.possibleLiterals(of: expression).literals {
      let text: String
      var number: Double?
      switch literal.value {
      case .integer(let value): number = Double(value)
      case .double(let value): number = value
      default: break
      }
      switch literal.value {
      case .none: continue
      case .string("infinity") where bounds.allowsInfinity: continue
      case .integer, .double:
        guard let number, number.isFinite, !bounds.contains(number) else { continue }
        report(
          .error, "R33", at: place(literal.span, in: node),
          MessageText.quoted(JSONWriter.number(number)) + " in an expression is out of range: \"" + name
            + "\" takes " + bounds.words)
        continue
      case .string(let word): text = MessageText.quoted(word)
      default: text = "a " + literal.value.typeName
      }
      report(
        .error, "R03", at: place(literal.span, in: node),
        text + " in an expression where \"" + name + "\" takes a number")
    }
  }
}
