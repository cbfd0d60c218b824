import ClassParser
import Engine
import Expressions
import Foundation
import StyleModel
import StyleResolve
import StyleTargets
import Testing
import TestSupport

/// What expressions say is what classes say, under every assignment of what conditions read.
@Suite struct LoweringLawTests {
  static let engine = StyleEngine()

  /// 20,000 lists in eight runs that the machine's cores share.
  @Test(arguments: 1...8) func expressionsSayWhatClassesSay(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<2500 {
      let one = LoweringCase.random(&random)
      guard Self.difference(one) != nil else { continue }
      let small = Self.shrunk(one)
      Issue.record("\(small): \(Self.difference(small) ?? "")")
      return
    }
  }

  /// Conditions of any form over values of any type are taken as truth, alone and together.
  @Test func conditionsOfAnyFormHoldWhereTheyAreTrue() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<500 {
      let conditions = (0..<2).map { _ in ConditionText.random(&random, depth: 1 + random.below(2)) }
      let disabling = ConditionText.random(&random, depth: 1)
      let written = (conditions + [disabling]).map {
        "{{_\($0.split(separator: " ").joined(separator: "_"))_}}"
      }
      let classes =
        "[\(written[0])]:opacity-50 not-[\(written[1])]:opacity-20 disabled:scale-90 is-disabled-[\(written[2])]"
      var component = StemJSONTarget.Component()
      component.sources = .ofStyleAlone
      let (output, diagnostics) = Self.engine.stemJSON(classes, for: component)
      try #require(diagnostics.isEmpty, "\(classes): \(diagnostics)")
      for values in ConditionText.environments {
        let holds = try (conditions + [disabling]).map {
          try ExpressionEvaluator.evaluate(try ExpressionParser.parse($0), in: values).isTruthy
        }
        let shown = EvaluatedStyle(output, values).rows
        let opacity = holds[1] ? (holds[0] ? "0.5" : nil) : "0.2"
        try #require(shown["common.opacity"] == opacity, "\(classes)")
        try #require(shown["common.scale"] == (holds[2] ? "0.9" : nil), "\(classes)")
      }
    }
  }

  /// Every recipe of the catalog, on every type of component, in every state that it asks for.
  @Test func recipesSayTheSameInStates() {
    let kinds = ComponentKind.names.map { ComponentKind($0) }.filter { $0.isVisual }
    var count = 0
    for recipe in Self.engine.catalog.recipes {
      for kind in kinds {
        for dynamic in StemJSONTarget.DynamicOutput.allCases {
          let one = LoweringCase(
            tokens: [recipe.name, "is-disabled-[${busy}]"], kind: kind, dynamic: dynamic)
          let result = Self.engine.resolve(one.classes, for: kind)
          let asked: [(Condition, Int)] = [
            (.disabled, 3), (.focus, 4), (.checked, 5), (.selected, 6), (.loading, 7),
          ]
          let variables = asked.filter { result.asks($0.0) }.map { $0.1 }
          if let difference = Self.difference(one, also: variables) {
            Issue.record("\(one): \(difference)")
            return
          }
          count += 1
        }
      }
    }
    #expect(count == Self.engine.catalog.recipes.count * kinds.count * 2)
  }

  /// Where a row has a value to go back to, open output carries every condition that a payload can answer.
  @Test func openOutputRefusesLittle() {
    var random = SplitMix64(seed: 9)
    var refused: [String: Int] = [:]
    for _ in 0..<2000 {
      var one = LoweringCase.random(&random)
      one.dynamic = .open
      for name in EvaluatedStyle.refused(Self.lowered(one)) { refused[name, default: 0] += 1 }
    }
    let known: Set = [
      "layout.minHeight", "layout.height", "layout.width", "layout.maxWidth", "text.textCase",
      "text.lineLimit",
      "text.lineSpacing", "common.font", "common.background", "common.foreground", "common.material",
      "border.",
      "section.listRowBackground", "navigation.navigationTitle", "accessibility.label",
      "textField.keyboardType",
      "context _spacing", "animation.", "shape.stroke", "button.standard",
      "common.", "button.", "shape.",
      "grid.columns", "type.design", "tab.selectedTint", "animation.duration", "context _contentMode",
      "context _horizontalSpacing", "common.tint", "shadow.", "shadow.radius", "shadow.x", "shadow.y",
      "shape.fill",
    ]
    #expect(Set(refused.keys).subtracting(known) == [])
  }

  /// The first difference between the lowered style and the resolved classes.
  static func difference(_ one: LoweringCase, also variables: [Int] = []) -> String? {
    let list = engine.parse(one.classes)
    let lowered = lowered(one)
    let refused = EvaluatedStyle.refused(lowered)
    // A bezel that no condition puts on leaves the paint that it would take away.
    let hasSurface = one.classes.contains("glass") || one.classes.contains("surface")
    if hasSurface, refused.contains(where: { $0.hasPrefix("button.standard") }) { return nil }
    let component = StemJSONTarget.Component(kind: one.kind)
    for assignment in Assignment.all(one.variables + variables) {
      let environment = assignment.environment
      var context = assignment.context(isDisabled: false)
      // The component is disabled when its classes say so while it is not.
      let isDisabled = Self.isDisabled(engine.resolve(list, for: one.kind, in: context), environment)
      if isDisabled { context = assignment.context(isDisabled: true) }
      let stated = engine.emit(engine.resolve(list, for: one.kind, in: context), for: component)
      let differences = EvaluatedStyle(lowered, environment).differences(
        from: EvaluatedStyle(stated, environment), except: refused)
      if let first = differences.first { return "\(assignment) \(first)" }
    }
    return nil
  }

  static func lowered(_ one: LoweringCase) -> StemJSONTarget.Output {
    var options = StemJSONTarget.Options()
    options.dynamic = one.dynamic
    var component = StemJSONTarget.Component(kind: one.kind)
    component.sources = LoweringCase.sources
    return engine.emit(engine.resolve(one.classes, for: one.kind), for: component, options: options)
  }

  private static func isDisabled(_ result: StyleEngine.Result, _ environment: ExpressionEnvironment) -> Bool {
    switch result.style.decision(for: .disabled)?.value {
    case .bool(let flag): flag
    case .dynamic(let text):
      (try? ExpressionEvaluator.evaluate(ExpressionParser.parse(whole: text), in: environment))?.isTruthy
        ?? false
    default: false
    }
  }

  /// The case with every token and variant taken away without which it still fails.
  private static func shrunk(_ one: LoweringCase) -> LoweringCase {
    var best = one
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for index in best.tokens.indices {
        var fewer = best
        fewer.tokens.remove(at: index)
        var candidates = [fewer]
        if let colon = best.tokens[index].firstIndex(of: ":") {
          var plainer = best
          plainer.tokens[index] = String(best.tokens[index][best.tokens[index].index(after: colon)...])
          candidates.append(plainer)
        }
        guard let found = candidates.first(where: { difference($0) != nil }) else { continue }
        best = found
        isSmaller = true
        break
      }
    }
    return best
  }
}
