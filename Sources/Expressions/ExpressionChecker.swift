/// Looks for what is wrong in expressions that parse, and for what the parser refuses.
public struct ExpressionChecker {
  /// Where an expression stands.
  public enum Place: Sendable, Equatable {
    /// A value that is evaluated with every rendering, as every style value is.
    case binding
    /// The value of an action, which is evaluated once.
    case action
  }

  private let place: Place
  private let limit: Int
  private var findings: [ExpressionFinding] = []
  private var filterDepth = 0

  private init(_ place: Place) {
    self.place = place
    limit = 1000
  }

  /// Findings of an expression, in the order of the text.
  public static func check(_ expression: Expression, in place: Place = .binding) -> [ExpressionFinding] {
    var checker = ExpressionChecker(place)
    checker.check(expression)
    return sorted(checker.findings)
  }

  /// Findings of a whole StemJSON string; ranges count from its first byte.
  public static func check(whole text: String, in place: Place = .binding) -> [ExpressionFinding] {
    do {
      return check(try ExpressionParser.parse(whole: text), of: text, in: place)
    } catch {
      return [ExpressionFinding(.syntax(error.kind), span: error.span)]
    }
  }

  /// Findings of a whole StemJSON string that was parsed from a text.
  public static func check(
    _ parsed: ExpressionText, of text: String, in place: Place = .binding
  ) -> [ExpressionFinding] {
    if let expression = parsed.expression { return check(expression, in: place) }
    guard let suspicion = parsed.suspicion else { return [] }
    let bytes = Array(text.utf8)
    let marker = String(decoding: bytes[suspicion.span.clamped(to: 0..<bytes.count)], as: UTF8.self)
    let kind: ExpressionFinding.Kind =
      switch suspicion.kind {
      case .mixed: .mixedText(marker)
      case .unfinished: .unfinishedMarker(marker)
      case .merged: .mergedMarkers(marker)
      }
    return [ExpressionFinding(kind, span: suspicion.span)]
  }

  private static func sorted(_ findings: [ExpressionFinding]) -> [ExpressionFinding] {
    let order = findings.indices.sorted { left, right in
      let (first, second) = (findings[left].span.lowerBound, findings[right].span.lowerBound)
      return first == second ? left < right : first < second
    }
    return order.map { findings[$0] }
  }

  private mutating func report(_ kind: ExpressionFinding.Kind, _ span: Range<Int>) {
    findings.append(ExpressionFinding(kind, span: span))
  }

  // MARK: - Walk

  private mutating func check(_ expression: Expression) {
    switch expression.node {
    case .reference(let reference): check(reference, expression.span)
    case .call(let call): check(call, piped: nil, expression.span)
    case .pipe(let value, let call):
      check(value)
      check(call, piped: value, expression.span)
      for argument in call.arguments { check(argument) }
      return
    case .binary(.contains, let left, let right): checkContains(left, right)
    case .dictionary(let entries): check(entries)
    case .element(_, let index) where index.isPredicate:
      report(.filterOutsidePath(ExpressionPrinter.print(index)), index.span)
    default: break
    }
    if case .reference = expression.node { return }
    for child in expression.children { check(child) }
  }

  private mutating func check(_ reference: ExpressionReference, _ span: Range<Int>) {
    if reference.scope == .context, filterDepth > 0 {
      report(.contextInFilter("@{" + reference.root + "}"), span)
    }
    if reference.scope == .system {
      if SystemValue(rawValue: reference.root) == nil {
        let names = SystemValue.allCases.map { $0.rawValue }
        let nearest = NearestName.of(reference.root, in: names)
        report(.unknownSystemValue(reference.root, nearest: nearest), reference.segments.first?.span ?? span)
      } else if reference.segments.count > 1 {
        report(.systemPath("#{" + reference.root + "}"), span)
      }
    }
    for segment in reference.segments {
      switch segment.step {
      case .name(let name) where name.utf8.contains(0x2D): report(.hyphenInPath(name), segment.span)
      case .filter(let predicate):
        filterDepth += 1
        check(predicate)
        filterDepth -= 1
      case .computed(let inner): check(inner)
      default: break
      }
    }
  }

  private mutating func check(_ call: ExpressionCall, piped: Expression?, _ span: Range<Int>) {
    let arguments = (piped.map { [$0] } ?? []) + call.arguments
    guard let function = call.function else {
      let names = ExpressionFunction.allCases.map { $0.rawValue }
      report(.unknownFunction(call.name, nearest: NearestName.of(call.name, in: names)), call.nameSpan)
      return
    }
    if function == .random, place == .binding { report(.randomInBinding, call.nameSpan) }
    guard function.accepts(arguments.count) else {
      report(
        function == .switch
          ? .switchShape(found: arguments.count) : .argumentCount(function, found: arguments.count), span)
      return
    }
    guard arguments.count > 1, case .literal(.string(let word)) = arguments[1].node else { return }
    if function == .cast, CastType(word) == nil {
      let nearest = NearestName.of(word, in: CastType.allCases.flatMap { $0.words })
      report(.unknownCastType(word, nearest: nearest), arguments[1].span)
    }
    if function == .format { report(.bareFormat(word), arguments[1].span) }
  }

  private mutating func checkContains(_ left: Expression, _ right: Expression) {
    switch left.node {
    case .literal(.string): break
    case .literal:
      report(.containsOnPrimitive(ExpressionPrinter.print(right)), left.span)
      return
    default: break
    }
    guard case .name = left.node else { return }
    switch right.node {
    case .literal(.string): break
    case .literal: report(.containsOnPrimitive(ExpressionPrinter.print(right)), right.span)
    default: break
    }
  }

  private mutating func check(_ entries: [ExpressionEntry]) {
    var seen: [String] = []
    for entry in entries {
      if seen.contains(entry.key) { report(.repeatedKey(entry.key), entry.keySpan) }
      if seen.count < limit { seen.append(entry.key) }
    }
  }
}
