import ClassParser
import Engine
import Recipes
import StyleResolve

/// The classes of a recipe with context keys in the place of axes: `[@{size} == 'lg']:(text-base px-4)`.
struct RecipeConditions {
  /// The class string.
  private(set) var classes = ""
  /// The conditions in it, as a context knows them, with the values that each asks for.
  private var tests: [(expression: String, asks: [RecipeDefinition.Compound.Condition])] = []

  /// - Parameters:
  ///   - choices: The values of the axes that are settled.
  ///   - axes: The axes that context keys answer for.
  init(
    of recipe: RecipeDefinition, settled choices: [RecipeVariant.Choice], keys axes: [RecipeDefinition.Axis]
  ) {
    var chosen: [String: String] = [:]
    for axis in recipe.axes { chosen[axis.name] = recipe.value(of: axis) }
    for choice in choices { chosen[choice.axis] = choice.value }
    for axis in axes { chosen[axis.name] = nil }
    func isOpen(_ name: String) -> Bool { axes.contains { $0.name == name } }
    var parts = [recipe.base.text]
    for axis in recipe.axes {
      for value in axis.values {
        if isOpen(axis.name) {
          add(value.classes.text, [.init(axis: axis.name, values: [value.name])], axes, &parts)
        } else if chosen[axis.name] == value.name {
          parts.append(value.classes.text)
        }
      }
    }
    for compound in recipe.compounds {
      let settled = compound.when.filter { !isOpen($0.axis) }
      guard settled.allSatisfy({ part in chosen[part.axis].map { part.values.contains($0) } ?? false })
      else { continue }
      add(compound.classes.text, compound.when.filter { isOpen($0.axis) }, axes, &parts)
    }
    classes = parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Tells a context which conditions hold for some values.
  func settle(_ context: inout StyleContext, _ recipe: RecipeDefinition, _ variant: RecipeVariant) {
    var expressions = context.expressions
    for test in tests {
      expressions[test.expression] = test.asks.allSatisfy { part in
        let named = variant.choices.first { $0.axis == part.axis }?.value
        let axis = recipe.axes.first { $0.name == part.axis }
        return (named ?? axis.flatMap { recipe.value(of: $0) }).map { part.values.contains($0) } ?? false
      }
    }
    context.expressions = expressions
  }

  private mutating func add(
    _ classes: String, _ asks: [RecipeDefinition.Compound.Condition], _ axes: [RecipeDefinition.Axis],
    _ parts: inout [String]
  ) {
    guard !classes.isEmpty else { return }
    guard !asks.isEmpty else { return parts.append(classes) }
    var texts: [String] = []
    for part in asks {
      let axis = axes.first { $0.name == part.axis }
      let words = part.values.map { Self.test(part.axis, $0, isTruth: axis?.isTruth == true) }
      texts.append(
        words.count > 1 && asks.count > 1
          ? "(\(words.joined(separator: " || ")))" : words.joined(separator: " || "))
    }
    let text = texts.joined(separator: " && ")
    parts.append("[\(escapedForBrackets(text))]:(\(classes))")
    // A single negation is read as not- before the reference.
    let isNegated = asks.count == 1 && asks[0].values == ["false"] && text.utf8.first == UInt8(ascii: "!")
    if isNegated {
      tests.append((String(text.dropFirst()), [.init(axis: asks[0].axis, values: ["true"])]))
    } else {
      tests.append((text, asks))
    }
  }

  private static func test(_ axis: String, _ value: String, isTruth: Bool) -> String {
    if isTruth { return value == "true" ? "@{\(axis)}" : "!@{\(axis)}" }
    return "@{\(axis)} == '\(value)'"
  }
}

extension RecipeDefinition.Axis {
  /// Whether its values are true and false.
  var isTruth: Bool { values.allSatisfy { $0.name == "true" || $0.name == "false" } }
}
