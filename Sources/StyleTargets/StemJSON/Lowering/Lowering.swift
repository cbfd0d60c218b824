import ClassParser
import Expressions
import JSONText
import StyleModel
import StyleResolve
import Theme

/// Turns conditions that stay open into expressions of the payload (DESIGN section 8).
///
/// Under every assignment of the tests that conditions are made of, the classes are resolved and emitted as if the
/// context had said so; each row of the results then becomes one value, or one expression over the tests. What an
/// expression says is therefore what the classes say.
struct Lowering {
  let resolution: Resolution
  let component: StemJSONTarget.Component
  let options: StemJSONTarget.Options
  let binding: ConditionBinding
  /// The context in which states that nothing answers do not hold.
  let rest: StyleContext
  /// The style in that context, where it matters.
  let style: ResolvedStyle
  /// The emission that leaves every open condition out, into which lowered rows are written.
  var result: Emitter
  /// The same emission as it was before any row was lowered.
  var base: Emitter?
  /// The tests that the written expressions make.
  var used: [Expression] = []
  var refusals: [Refusal] = []
  var hasNotedGeneralRule = false
  /// Whether a margin is below zero in some state.
  var hasNegativeMargin = false
  /// What a button's bezel is under every assignment.
  var bezel: [(property: StyleProperty, decision: Decision?)] = []

  struct Refusal {
    let origin: Origin?
    let reason: String
    var names: [String]
  }

  init(
    _ resolution: Resolution, _ component: StemJSONTarget.Component,
    _ options: StemJSONTarget.Options
  ) {
    // The decisions are looked at again and again.
    let resolution = Resolution(
      style: resolution.style.withEntries, layers: resolution.layers, context: resolution.context,
      vocabulary: resolution.vocabulary)
    self.resolution = resolution
    self.component = component
    self.options = options
    binding = ConditionBinding(resolution.style, component.sources)
    rest = resolution.context.settling(binding.unbound.filter { $0.isState }, to: false)
    // States that nothing answers do not hold, which `not-` asks for.
    let asksRest =
      !binding.unbound.isEmpty
      && resolution.style.entries.contains {
        !$0.decision.isStatic && $0.decision.cases.contains { $0.when.asksRest }
      }
    style =
      asksRest
      ? Cascade.resolve(
        resolution.layers, vocabulary: resolution.vocabulary, in: rest
      ).withEntries
      : resolution.style
    result = Emitter(style, component)
  }

  mutating func run() -> StemJSONTarget.Output {
    reportDropped()
    result.reportSlots()
    result.run(resolution.vocabulary)
    guard !binding.bound.isEmpty else { return result.takeOutput() }
    base = result
    if component.kind == .button { keepBezel(style) }
    for tests in groups() { lower(tests, rest) }
    refuseConditionalGroup()
    reportRefusals()
    reportDirection()
    reportNegativeMargin()
    watchOneReference()
    return result.takeOutput()
  }

  private func resolve(in context: StyleContext) -> ResolvedStyle {
    Cascade.resolve(resolution.layers, vocabulary: resolution.vocabulary, in: context)
  }

  /// A bezel moves all other rows of a button, so no condition puts it on or takes it off.
  private mutating func keepBezel(_ style: ResolvedStyle) {
    for property in [StyleProperty.buttonType, .buttonShape, .surfaceRole, .surfaceFill, .surfaceProminent] {
      let decision = style.decision(for: property)
      bezel.append((property, decision.map { Decision(value: $0.value, origin: $0.origin) }))
      guard let first = decision?.cases.first(where: { binding.formulas(of: $0.when) != nil }) else {
        continue
      }
      refuse(.style(property), "a bezel moves every other class of the button", first.origin)
    }
  }

  // MARK: - Groups of tests

  /// The bound tests in groups whose rows have nothing to do with one another.
  ///
  /// With few tests there is one group: every assignment is tried.
  private func groups() -> [[ConditionTest]] {
    let all = binding.bound.map { $0.test }
    if binding.space.leaves.count <= 6 || all.isEmpty { return all.isEmpty ? [] : [all] }
    var groups: [(rows: PropertySet, leaves: Set<Int>, tests: [ConditionTest])] = []
    for entry in resolution.style.entries {
      var tests: [ConditionTest] = []
      for one in entry.decision.cases {
        for (test, _) in one.when.tests where !tests.contains(test) && all.contains(test) {
          tests.append(test)
        }
      }
      guard !tests.isEmpty else { continue }
      var merged = (
        rows: JointRows.around(entry.property),
        leaves: tests.reduce(into: Set<Int>()) { leaves, test in
          for leaf in binding.leaves(of: test) { leaves.insert(leaf) }
        },
        tests: tests
      )
      groups.removeAll { group in
        guard !group.leaves.isDisjoint(with: merged.leaves) || group.rows.sharesRow(with: merged.rows) else {
          return false
        }
        merged.rows.formUnion(group.rows)
        for leaf in group.leaves { merged.leaves.insert(leaf) }
        merged.tests = group.tests + merged.tests.filter { !group.tests.contains($0) }
        return true
      }
      groups.append(merged)
    }
    return groups.map { $0.tests }
  }

  // MARK: - One group

  private mutating func lower(_ tests: [ConditionTest], _ rest: StyleContext) {
    let narrowed = binding.narrowed(to: tests)
    guard narrowed.space.leaves.count <= TruthTable.leafLimit else {
      let names = tests.reversed().map { "\"\($0.name):\"" }.joined(separator: ", ")
      result.output.findings.append(
        StemJSONTarget.Finding(
          severity: .warning, id: "too-many-conditions",
          message: "\(narrowed.space.leaves.count) tests decide together (\(names)), and at most "
            + "\(TruthTable.leafLimit) can; their classes are left out",
          origin: origin { set in set.tests.contains { tests.contains($0.test) } }))
      return
    }
    let count = narrowed.space.leaves.count
    let possible = narrowed.space.possible
    let tables = narrowed.bound.map { ($0.test, narrowed.space.table(of: $0.formula)) }
    // A colour keeps both appearances, even where another row asks which one shows.
    let schemes: [ConditionTest] = [.plain(.dark), .plain(.light)]
    let asksScheme = tests.contains { schemes.contains($0) }
    var emissions = Emissions(leaves: count, base: base ?? result)
    for assignment in 0..<(1 << count) where possible.contains(assignment) {
      var context = rest
      for (test, table) in tables where !schemes.contains(test) {
        test.settle(&context, table.contains(assignment))
      }
      let adaptive = asksScheme ? emit(in: context) : nil
      for (test, table) in tables where schemes.contains(test) {
        test.settle(&context, table.contains(assignment))
      }
      emissions.add(emit(in: context), adaptive, assignment)
    }
    // In a state that asks for glass the background gives way, which the expression says.
    for finding in emissions.findings
    where finding.id != "glass-with-background"
      && !result.output.findings.contains(where: { $0.id == finding.id && $0.message == finding.message })
    {
      result.output.findings.append(finding)
    }
    write(emissions, narrowed, possible)
  }

  private mutating func emit(in context: StyleContext) -> Emitter {
    var style = resolve(in: context)
    for row in bezel { style.replace(row.property, with: row.decision) }
    var emitter = Emitter(style, component)
    emitter.run(resolution.vocabulary)
    if emitter.output.margin.hasNegativeEdge { hasNegativeMargin = true }
    return emitter
  }

  /// Writes the rows of a group; those without which others show nothing come first.
  private mutating func write(_ emissions: Emissions, _ binding: ConditionBinding, _ possible: TruthTable) {
    var refused: [RowPlace] = []
    var outcomes: [(place: RowPlace, outcome: RowLowering.Outcome)] = []
    for place in emissions.places.sorted(by: { $0.owner == nil && $1.owner != nil }) {
      if let owner = place.owner, refused.contains(owner) { continue }
      let cases = resolution.style.decision(for: place.source)?.cases ?? []
      let lowering = RowLowering(
        space: binding.space, possible: possible, hints: cases.compactMap { binding.formulas(of: $0.when) })
      let outcome = lowering.lower(
        place, emissions.values(of: place), free: emissions.assignmentsWithoutOwner(of: place),
        isOpen: options.dynamic == .open)
      if case .refused = outcome { refused.append(place) }
      outcomes.append((place, outcome))
    }
    // A surface changes all at once or not at all.
    let surface = resolution.style.decision(for: .surfaceRole)
    let paint = JointRows.around(.surfaceRole)
    let keepsSurface =
      surface.map { !$0.isStatic } ?? false && refused.contains { paint.contains($0.source) }
    for (place, outcome) in outcomes where !(keepsSurface && paint.contains(place.source)) {
      switch outcome {
      // What the group does not change may have been lowered by another one.
      case .same(let value): if value != emissions.baseValue(of: place) { set(place, value) }
      case .lowered(let value):
        guard note(place, value) else {
          refuse(place, "the expression would nest deeper than the language lets it")
          continue
        }
        set(place, value)
      case .refused(let reason): refuse(place, reason)
      }
    }
    if keepsSurface {
      refuse(
        .style(.surfaceRole), "a surface changes all at once, and some of its rows take no expression here")
    }
  }

  private mutating func set(_ place: RowPlace, _ value: StyleValue?) {
    switch place {
    case .style(let property): result.style.set(property, to: value)
    case .custom(let property): result.output.custom.set(property, to: value)
    case .border(let property): result.border.set(property, to: value)
    case .margin(.marginTop): result.output.margin.top = value ?? .number(0)
    case .margin(.marginLeading): result.output.margin.leading = value ?? .number(0)
    case .margin(.marginBottom): result.output.margin.bottom = value ?? .number(0)
    case .margin: result.output.margin.trailing = value ?? .number(0)
    case .context(let key):
      result.output.context.removeAll { $0.key == key }
      if let json = value.flatMap({ StemJSONEncoder.value(of: $0) }) {
        result.output.context.append(JSONMember(key, json))
      }
    }
  }

  // MARK: - Motion

  /// Without `animate-on-` the one state key that drives the conditions starts the animation.
  private mutating func watchOneReference() {
    guard result.style.value(of: .animationKind) != nil, result.style[.animationKind] != "none",
      result.style.value(of: .animationValue) == nil
    else { return }
    var keys: [String] = []
    for expression in used { Self.collect(expression, &keys) }
    guard keys.count == 1 else { return }
    result.style.set(.animationValue, to: .dynamic(keys[0]))
    result.output.findings.removeAll { $0.id == "animation-without-value" }
  }

  /// The texts of the state references in an expression, each once.
  private static func collect(_ expression: Expression, _ keys: inout [String]) {
    if case .reference(let reference) = expression.node, reference.scope == .state {
      let text = ExpressionPrinter.print(expression)
      if !keys.contains(text) { keys.append(text) }
    }
    for child in expression.children { collect(child, &keys) }
  }
}

extension StyleContext {
  /// The context in which some tests are answered alike.
  func settling(_ tests: [ConditionTest], to holds: Bool) -> StyleContext {
    var context = self
    for test in tests { test.settle(&context, holds) }
    return context
  }
}
