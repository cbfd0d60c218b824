import ClassParser
import StyleModel

/// The patterns of rules, compiled by the host, and what is wrong in them.
struct PatternRules {
  var rules: [PatternRule] = []
  var faults: [RecipeFault] = []

  /// Compiles the patterns of custom utilities; one that is wrong is reported and left out.
  init(_ utilities: [CustomUtility], with engine: PatternEngine?) {
    for utility in utilities {
      guard let pattern = utility.pattern else { continue }
      guard let engine else {
        report(.patternUnsupported(rule: utility.name), utility, at: 0..<pattern.text.utf8.count)
        continue
      }
      switch engine.compile(pattern.text) {
      case .failure(let fault):
        // What is missing at the end is reported at the last byte.
        let end = min(fault.offset + 1, pattern.text.utf8.count)
        report(
          .patternSyntax(fault.message, rule: utility.name), utility,
          at: min(fault.offset, max(end - 1, 0))..<end)
      case .success(let matcher): add(utility, pattern, matcher)
      }
    }
  }

  private mutating func add(
    _ utility: CustomUtility, _ pattern: CustomUtility.Pattern, _ matcher: PatternMatcher
  ) {
    var found: [ClassFault] = []
    var strangers: [CustomUtility.Pattern.Group] = []
    let rule = PatternRule(utility, matcher, faults: &found, strangers: &strangers)
    for fault in found {
      faults.append(
        RecipeFault(recipe: utility.name, source: utility.source, textRange: utility.range, fault: fault))
    }
    for group in strangers {
      faults.append(
        RecipeFault(
          recipe: utility.name, source: utility.source, textRange: group.range,
          fault: ClassFault(
            .unknownGroup(group.name, rule: utility.name), at: 0..<group.name.utf8.count,
            suggestions: Suggestions.nearest(to: group.name, in: matcher.groups))))
    }
    let whole = 0..<pattern.text.utf8.count
    switch matcher.match(UnsafeBufferPointer(start: nil, count: 0)) {
    case .noMatch: break
    case .matched:
      report(.patternMatchesEmpty(rule: utility.name), utility, at: whole)
      return
    case .failed(let reason):
      report(.patternGaveUp(utility.name, reason: reason), utility, at: whole)
      return
    }
    if found.isEmpty { rules.append(rule) }
  }

  private mutating func report(_ kind: ClassFault.Kind, _ utility: CustomUtility, at range: Range<Int>) {
    guard let pattern = utility.pattern else { return }
    faults.append(
      RecipeFault(
        recipe: utility.name, source: utility.source, textRange: pattern.range,
        fault: ClassFault(kind, at: range)))
  }

  /// Reports patterns that match names which mean something already, and wrong classes that patterns stand for.
  mutating func check(with vocabulary: Vocabulary) {
    let names = Self.knownClasses(vocabulary)
    for rule in rules {
      checkShadows(rule, names)
      checkClasses(rule, vocabulary)
    }
  }

  /// Every name, and for those that take a value a class that has one.
  private static func knownClasses(_ vocabulary: Vocabulary) -> [String] {
    vocabulary.names + vocabulary.rootNames.map { "\($0)-4" }
  }

  private mutating func checkShadows(_ rule: PatternRule, _ names: [String]) {
    var first: String?
    var count = 0
    for name in names {
      var copy = name
      switch copy.withUTF8({ rule.matcher.match($0) }) {
      case .noMatch: continue
      case .matched:
        first = first ?? name
        count += 1
      case .failed(let reason):
        report(
          .patternGaveUp(rule.utility.name, reason: reason), rule.utility,
          at: 0..<(rule.utility.pattern?.text.utf8.count ?? 0))
        return
      }
    }
    guard let first else { return }
    report(
      .patternShadowed(rule: rule.utility.name, by: first, others: count - 1), rule.utility,
      at: 0..<(rule.utility.pattern?.text.utf8.count ?? 0))
  }

  /// Classes that no group is part of are read as they are; of the others only recursion is known before use.
  private mutating func checkClasses(_ rule: PatternRule, _ vocabulary: Vocabulary) {
    var isRecursive = false
    for sign in [UInt8(ascii: "1"), UInt8(ascii: "x")] {
      let list = ClassParser.parse(rule.sample(sign), with: vocabulary)
      for fault in list.faults {
        if case .recipeRecursion = fault.kind {
          if isRecursive { continue }
          isRecursive = true
        } else if sign == UInt8(ascii: "x") || holdsGroup(fault, rule, list) {
          continue
        }
        faults.append(
          RecipeFault(
            recipe: rule.utility.name, source: rule.utility.source, textRange: rule.utility.range,
            fault: ClassFault(fault.kind, at: fault.range, suggestions: fault.suggestions)))
      }
    }
  }

  /// Whether the class of a fault has the text of a group in it.
  private func holdsGroup(_ fault: ClassFault, _ rule: PatternRule, _ list: ClassList) -> Bool {
    let token = list.tokens.first {
      $0.range.overlaps(fault.range) || $0.range.contains(fault.range.lowerBound)
    }
    let range = token?.range ?? fault.range
    return rule.places.contains { $0.overlaps(range) }
  }
}
