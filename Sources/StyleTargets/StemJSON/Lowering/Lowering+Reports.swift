import ClassParser
import Expressions
import JSONText
import StyleModel
import StyleResolve

// What is said of conditions and of the rows that they change.
extension Lowering {
  /// Takes note of what an expression reads.
  ///
  /// - Returns: Whether the language can read it.
  mutating func note(_ place: RowPlace, _ value: StyleValue) -> Bool {
    var expressions: [Expression] = []
    for text in Self.texts(of: value) {
      guard let expression = ExpressionParser.expression(whole: text) else { return false }
      expressions.append(expression)
    }
    used += expressions
    guard place.level == .general, !hasNotedGeneralRule else { return true }
    hasNotedGeneralRule = true
    result.output.findings.append(
      StemJSONTarget.Finding(
        severity: .note, id: "expression-by-general-rule",
        message: "\(place.name) takes an expression by the general rule of section 6.2 alone",
        origin: firstOrigin(of: place)))
    return true
  }

  private static func texts(of value: StyleValue) -> [String] {
    func text(_ tone: Tone) -> String? { if case .dynamic(let text) = tone.shade { text } else { nil } }
    return switch value {
    case .dynamic(let text): [text]
    case .color(let color): [text(color.light), text(color.dark)].compactMap { $0 }
    case .gradient(let gradient): gradient.colors.flatMap { texts(of: .color($0)) }
    case .palette(let colors): colors.flatMap { texts(of: .color($0)) }
    case .json(let json):
      if case .string(let size)? = json["size"] { [size] } else { [] }
    default: []
    }
  }

  /// Notes that a row cannot change, at the class that would change it.
  mutating func refuse(_ place: RowPlace, _ reason: String) {
    refuse(place, reason, firstOrigin(of: place))
  }

  /// The class that makes a row change: its own, or one of a row that changes it, as a surface changes corners.
  func firstOrigin(of place: RowPlace) -> Origin? {
    if let own = resolution.style.decision(for: place.source)?.cases.first?.origin { return own }
    let joint = JointRows.around(place.source)
    let other = resolution.style.entries.first { joint.contains($0.property) && !$0.decision.isStatic }
    return other?.decision.cases.first?.origin
  }

  mutating func refuse(_ place: RowPlace, _ reason: String, _ origin: Origin?) {
    if let index = refusals.firstIndex(where: { $0.reason == reason && Self.isOneToken($0.origin, origin) }) {
      if !refusals[index].names.contains(place.name) { refusals[index].names.append(place.name) }
    } else {
      refusals.append(Refusal(origin: origin, reason: reason, names: [place.name]))
    }
  }

  private static func isOneToken(_ first: Origin?, _ second: Origin?) -> Bool {
    first?.layer == second?.layer && first?.token == second?.token && first?.chain == second?.chain
  }

  /// What stands inside asks for a group once and for all.
  mutating func refuseConditionalGroup() {
    let cases = resolution.style.decision(for: .groupName)?.cases ?? []
    guard let first = cases.first(where: { binding.formulas(of: $0.when) != nil }) else { return }
    refuse(.style(.groupName), "a component is a group in every state or in none", first.origin)
  }

  mutating func reportRefusals() {
    for refusal in refusals {
      result.output.findings.append(
        StemJSONTarget.Finding(
          severity: Self.severity(of: refusal.origin), id: "condition-not-carried",
          message: "\(Self.list(refusal.names)) cannot change with a condition: \(refusal.reason)",
          origin: refusal.origin))
    }
  }

  /// StemJSON tells the language and not the direction.
  mutating func reportDirection() {
    guard used.contains(where: { Self.readsLanguage($0) }),
      let test = binding.bound.first(where: { $0.test == .plain(.rtl) || $0.test == .plain(.ltr) })?.test
    else { return }
    result.output.findings.append(
      StemJSONTarget.Finding(
        severity: .note, id: "direction-by-language",
        message:
          "\"\(test.name):\" asks the language, as StemJSON tells no direction; leading and trailing follow it",
        origin: origin { $0.tests.contains { $0.test == test } }))
  }

  /// A margin that is below zero in every state is the document's to report.
  mutating func reportNegativeMargin() {
    let isRefused = refusals.contains { $0.names.contains(RowPlace.margin(.marginTop).name) }
    guard hasNegativeMargin, !isRefused, !result.output.margin.hasNegativeEdge else { return }
    let edges: [StyleProperty] = [.marginTop, .marginLeading, .marginBottom, .marginTrailing]
    let origins = edges.compactMap { resolution.style.decision(for: $0)?.cases.first?.origin }
    result.output.findings.append(
      StemJSONTarget.Finding(
        severity: .warning, id: "negative-margin", message: StemJSONTarget.negativeMargin,
        origin: origins.first))
  }

  private static func readsLanguage(_ expression: Expression) -> Bool {
    if case .reference(let reference) = expression.node, reference.scope == .system {
      return reference.root == "language"
    }
    return expression.children.contains { readsLanguage($0) }
  }

  private static func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Conditions that nothing in a payload answers; each set of them is named once.
  mutating func reportDropped() {
    for fault in binding.faults {
      result.output.findings.append(
        StemJSONTarget.Finding(
          severity: .error, id: "condition-expression",
          message: "the condition \"\(fault.text)\" means nothing: \(fault.message)",
          origin: origin { $0.tests.contains { $0.test == .argument(.expression(fault.text)) } }))
    }
    let unbound = binding.unboundConditions
    var reported: [ConditionSet] = []
    let entries = resolution.style.entries
    for index in entries.indices where !entries[index].decision.isStatic {
      for one in entries[index].decision.cases
      where ((one.when.positive | one.when.negative) & unbound != 0 || !one.when.arguments.isEmpty)
        && !reported.contains(one.when)
      {
        guard let test = binding.unbound.first(where: { one.when.asks($0) }) else { continue }
        if case .argument(.expression(let text)) = test, binding.faults.contains(where: { $0.text == text }) {
          continue
        }
        reported.append(one.when)
        result.output.findings.append(
          StemJSONTarget.Finding(
            severity: Self.severity(of: one.origin),
            dropped: DroppedCondition(
              conditions: one.when, test: test, kind: component.kind, id: component.id),
            origin: one.origin))
      }
    }
  }

  /// A recipe serves many components, and its states count where a component has them: nobody wrote them here.
  private static func severity(of origin: Origin?) -> Severity { origin?.chain ?? 0 != 0 ? .note : .warning }

  func origin(_ isMeant: (ConditionSet) -> Bool) -> Origin? {
    for entry in resolution.style.entries {
      for one in entry.decision.cases where isMeant(one.when) { return one.origin }
    }
    return nil
  }
}
