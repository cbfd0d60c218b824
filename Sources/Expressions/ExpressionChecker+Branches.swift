extension ExpressionChecker {
  /// What an expression can result in, as far as its text says.
  ///
  /// Every branch of `?:`, `switch()` and `??` counts, whatever its condition; a branch without references is
  /// evaluated, so that `'#' + 'fff'` is a literal too.
  public static func possibleLiterals(of expression: Expression) -> ExpressionBranches {
    var branches = ExpressionBranches()
    collect(expression, into: &branches)
    return branches
  }

  private static func collect(_ expression: Expression, into branches: inout ExpressionBranches) {
    switch expression.node {
    case .ternary(_, let then, let otherwise):
      collect(then, into: &branches)
      collect(otherwise, into: &branches)
    case .binary(.coalesce, let left, let right):
      // None on the left is replaced, so only the right decides whether none can result.
      var first = ExpressionBranches()
      collect(left, into: &first)
      branches.literals += first.literals.filter { !$0.value.isNone }
      branches.hasDynamic = branches.hasDynamic || first.hasDynamic
      collect(right, into: &branches)
    case .call(let call)
    where call.function == .switch && call.function?.accepts(call.arguments.count) == true:
      for (index, argument) in call.arguments.enumerated()
      where index % 2 == 1 || index == call.arguments.count - 1 {
        collect(argument, into: &branches)
      }
    default:
      guard let value = constant(expression) else {
        branches.hasDynamic = true
        return
      }
      branches.literals.append(ExpressionBranches.Literal(value: value, span: expression.span))
    }
  }

  /// Value of an expression that reads nothing and is the same every time.
  public static func constant(_ expression: Expression) -> ExpressionValue? {
    guard isConstant(expression) else { return nil }
    return try? ExpressionEvaluator.evaluate(expression, steps: 10_000)
  }

  private static func isConstant(_ expression: Expression) -> Bool {
    switch expression.node {
    case .reference, .name: return false
    case .call(let call), .pipe(_, let call):
      // What these give depends on the environment, or on chance.
      switch call.function {
      case nil, .random, .localize, .format, .cast: return false
      default: break
      }
    default: break
    }
    return expression.children.allSatisfy { isConstant($0) }
  }

  /// References that an expression reads, in the order of the text, those inside paths after their path.
  public static func references(in expression: Expression) -> [(
    reference: ExpressionReference, span: Range<Int>
  )] {
    var found: [(reference: ExpressionReference, span: Range<Int>)] = []
    gather(expression, into: &found)
    return found
  }

  private static func gather(
    _ expression: Expression, into found: inout [(reference: ExpressionReference, span: Range<Int>)]
  ) {
    if case .reference(let reference) = expression.node { found.append((reference, expression.span)) }
    for child in expression.children { gather(child, into: &found) }
  }

  /// Version of the specification that an expression's functions need: `1.0`, `1.1` or `1.2`.
  public static func requiredVersion(of expression: Expression) -> String {
    var version = "1.0"
    switch expression.node {
    case .call(let call), .pipe(_, let call): version = call.function?.since ?? version
    default: break
    }
    for child in expression.children {
      let needed = requiredVersion(of: child)
      if version.utf8.last ?? 0 < needed.utf8.last ?? 0 { version = needed }
    }
    return version
  }

  // MARK: - Results that a place accepts

  /// Branches that are no colour: neither a hex colour nor one of the keywords, by any case (R32).
  public static func check(
    _ expression: Expression, yieldsColorOf keywords: [String]
  ) -> [ExpressionFinding] {
    let names = keywords.map { $0.lowercased() }
    return offenders(of: expression) { word in isHex(word) || names.contains(word.lowercased()) }.map {
      ExpressionFinding(.notAColor($0.text), span: $0.span)
    }
  }

  /// Branches that are none of a list of words (R05).
  public static func check(
    _ expression: Expression, yieldsOneOf words: [String]
  ) -> [ExpressionFinding] {
    offenders(of: expression) { words.contains($0) }.map {
      ExpressionFinding(.notOneOf($0.text, words: words), span: $0.span)
    }
  }

  private static func offenders(
    of expression: Expression, _ isGood: (String) -> Bool
  ) -> [(text: String, span: Range<Int>)] {
    var found: [(text: String, span: Range<Int>)] = []
    for literal in possibleLiterals(of: expression).literals {
      switch literal.value {
      case .string(let word) where isGood(word): break
      case .string(let word): found.append((word, literal.span))
      case .none: found.append(("null", literal.span))
      default: found.append((literal.value.typeName, literal.span))
      }
    }
    return found
  }

  /// Whether a word is `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
  private static func isHex(_ word: String) -> Bool {
    guard word.utf8.first == 0x23, [4, 7, 9].contains(word.utf8.count) else { return false }
    return word.utf8.dropFirst().allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
    }
  }
}
