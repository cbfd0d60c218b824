import StyleModel
import Theme

extension ClassReader {
  /// Reads one variant into `set`; reports what is wrong and returns whether it was sound.
  mutating func readVariant(_ range: Range<Int>, _ part: Part, into set: inout ConditionSet) -> Bool {
    guard !range.isEmpty else {
      let colon = range.lowerBound..<range.lowerBound + 1
      fault(.emptyVariant, colon, fix: TextEdit(replacing: colon, with: ""))
      return false
    }
    var name = range
    var negated = false
    while startsWith("not-", name) {
      negated.toggle()
      name = name.lowerBound + 4..<name.upperBound
    }
    if let bracket = part.bracket {
      guard !part.isParenthesized, bracket.lowerBound == name.lowerBound + 1,
        bracket.upperBound + 1 == name.upperBound
      else {
        reportVariant(range, name, negated)
        return false
      }
      return readExpression(bracket, range, negated, &set)
    }
    if let position = tables.pointee.variants.position(of: slice(name)) {
      set.insert(tables.pointee.variantConditions[position], negated: negated)
      return true
    }
    if let argument = argumentCondition(name) {
      set.insert(ArgumentCondition(argument, isNegated: negated))
      return true
    }
    if !vocabulary.conditions.isEmpty, let expression = vocabulary.conditions[text(name)] {
      // Rules may also settle a name once and for all.
      let (condition, isNegated) = ConditionText.normalized(expression) ?? (expression, false)
      set.insert(ArgumentCondition(.expression(condition), isNegated: negated != isNegated))
      return true
    }
    reportVariant(range, name, negated)
    return false
  }

  private mutating func reportVariant(_ range: Range<Int>, _ name: Range<Int>, _ negated: Bool) {
    if passesOver(range) { return }
    let written = text(name)
    if let advice = VariantTable.advice(written) {
      fault(.variantAlternative(text(range), advice: advice), range)
      return
    }
    let states = Condition.allCases.filter { $0.isState }.map { "group-\($0.name)" }
    let known =
      VariantTable.shared.names + vocabulary.theme.breakpoints.names + states
      + vocabulary.conditions.map { $0.key }.sorted()
    let near = Suggestions.nearest(to: written, in: known).map { negated ? "not-\($0)" : $0 }
    fault(.unknownVariant(text(range)), range, suggestions: near)
  }

  private func startsWith(_ prefix: StaticString, _ range: Range<Int>) -> Bool {
    guard range.count > prefix.utf8CodeUnitCount else { return false }
    for offset in 0..<prefix.utf8CodeUnitCount
    where bytes[range.lowerBound + offset] != prefix.utf8Start[offset] { return false }
    return true
  }

  /// A condition of the author's own in brackets.
  private mutating func readExpression(
    _ bracket: Range<Int>, _ range: Range<Int>, _ negated: Bool, _ set: inout ConditionSet
  ) -> Bool {
    let raw = bracketText(bracket)
    let trimmed = ConditionText.normalized(raw)
    guard let (expression, isNegated) = trimmed else {
      if raw.isEmpty {
        fault(.emptyValue, bracket.lowerBound - 1..<bracket.upperBound + 1)
      } else if raw.utf8.contains(UInt8(ascii: "&")) || raw.utf8.first == UInt8(ascii: "@") {
        fault(
          .variantAlternative(
            text(range),
            advice: "native views have no selectors; use a state variant or a condition such as [${isError}]:"
          ),
          range)
      } else if let variant = variant(inBrackets: raw, negated) {
        fault(.bracketedVariant(raw, variant: variant), bracket)
      } else {
        fault(.invalidCondition(raw), bracket)
      }
      return false
    }
    set.insert(ArgumentCondition(.expression(expression), isNegated: negated != isNegated))
    return true
  }

  /// The variant that an author means by its name in brackets.
  private func variant(inBrackets raw: String, _ negated: Bool) -> String? {
    var name = raw[...]
    var negated = negated
    for prefix in ["!", "not-"] where name.utf8.starts(with: prefix.utf8) {
      name = name.dropFirst(prefix.utf8.count)
      negated.toggle()
    }
    let isKnown = Condition(name: String(name)) != nil || vocabulary.conditions[String(name)] != nil
    return isKnown ? (negated ? "not-" : "") + name + ":" : nil
  }

  /// `os-26`, a breakpoint, or a group's state.
  private func argumentCondition(_ name: Range<Int>) -> ArgumentCondition.Kind? {
    if let position = tables.pointee.breakpoints.position(of: slice(name)) {
      return vocabulary.tokens.widths[position].kind
    }
    if startsWith("os-", name) {
      let digits = name.lowerBound + 3..<name.upperBound
      guard digits.count <= 4, let major = plainInteger(digits) else { return nil }
      return .os(major: major)
    }
    guard startsWith("group-", name) else { return nil }
    var state = name.lowerBound + 6..<name.upperBound
    var group: String?
    if let slash = state.first(where: { bytes[$0] == UInt8(ascii: "/") }) {
      let named = slash + 1..<state.upperBound
      guard !named.isEmpty, named.allSatisfy({ ByteClass.isName(bytes[$0]) }) else { return nil }
      group = text(named)
      state = state.lowerBound..<slash
    }
    guard let position = tables.pointee.variants.position(of: slice(state)) else { return nil }
    let condition = tables.pointee.variantConditions[position]
    return condition.isState ? .group(state: condition, name: group) : nil
  }
}

/// The names of plain conditions, indexed once as plain data that stays for the whole process.
struct VariantTable: @unchecked Sendable {
  let names: [String]
  let lookup: NameLookup
  /// The condition of each name.
  let conditions: UnsafePointer<Condition>

  static let shared = VariantTable()

  private init() {
    var names = NameTable()
    var conditions: [Condition] = []
    for condition in Condition.allCases {
      names.insert(condition.name)
      conditions.append(condition)
    }
    for alias in Condition.aliases {
      names.insert(alias.name)
      conditions.append(alias.condition)
    }
    self.names = names.names
    lookup = NameLookup(names.names)
    self.conditions = UnsafePointer(ParserTables.copy(conditions))
  }

  /// What to write in place of a variant that only CSS has.
  static func advice(_ name: String) -> String? {
    for (prefix, advice) in adviceByPrefix where name.utf8.starts(with: prefix.utf8) { return advice }
    return nil
  }

  private static let adviceByPrefix: [(String, String)] = [
    ("focus-visible", "use focus:"), ("focus-within", "put group on the container and use group-focus:"),
    ("enabled", "use not-disabled:"), ("group-data", "use a condition such as [${open}]:"),
    ("data-", "use a state variant, or a condition such as [${open}]:"),
    ("aria-", "use a state variant such as checked:, selected: or disabled:"),
    ("peer", "native views have no siblings to ask; use a condition such as [${open}]:"),
    ("has-", "native views cannot ask their children; use a condition such as [${open}]:"),
    ("group-has", "native views cannot ask their children; use a condition such as [${open}]:"),
    ("placeholder", "the platform draws placeholders in its own colour"),
    ("last", "a list cannot ask for its end; test @{index} in a condition"),
    ("only", "test the count in a condition such as [{{ count(${items}) == 1 }}]:"),
    ("nth-", "use odd: or even:, or test @{index} in a condition"),
    ("before", "add a component"), ("after", "add a component"), ("selection", "use tint-"),
    ("max-", "use not- before the breakpoint, as in not-md:"), ("min-[", "use a breakpoint of the theme"),
    ("supports-", "use a platform or os- variant"), ("print", "native views are not printed"),
    ("motion-safe", "use not-reduce-motion:"), ("contrast-less", "use not-contrast-more:"),
    ("web", "native output has no web platform"),
    ("android", "Apple's platforms are ios, macos, visionos, tvos, watchos"),
    ("native", "every output is native; leave the variant out"),
    ("windows", "native output has no such platform"),
    ("*", "native views style themselves; put the classes on the children"),
    ("@", "containers are not measured; use compact: and regular: or a breakpoint"),
    ("open", "use a condition such as [${isOpen}]:"), ("invalid", "use a condition such as [${isError}]:"),
    ("required", "use a condition"), ("read-only", "use disabled:"),
    ("visited", "native links have no such state"),
    ("in-", "native views cannot ask their parents; put group on the container and use group- with a state"),
    ("group-[", "native views have no selectors; put group on the container and use group- with a state"),
    ("group-aria", "use group- with a state, such as group-checked: or group-selected:"),
    ("group-focus-", "use group-focus:"),
    ("pointer-", "use a platform or device variant, such as mac: or phone:"),
    ("forced-colors", "use contrast-more:"), ("inverted-colors", "the system inverts colours by itself"),
    ("empty", "test the count in a condition such as [{{ count(${items}) == 0 }}]:"),
    ("inert", "use disabled:"),
    ("retina", "points are the same on every screen; leave the variant out"),
    ("style-", "make it a theme or a recipe, or name a condition in the rules"),
    ("file", "native views have no file inputs"), ("marker", "native lists draw no markers"),
  ]
}
