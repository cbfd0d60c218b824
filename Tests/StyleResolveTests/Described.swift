import ClassParser
import Engine
import Recipes
import StyleModel
import StyleResolve
import TestSupport
import Theme

extension StyleEngine {
  /// The swiftcn theme with nothing else: no recipes, no defaults.
  static let plain = StyleEngine(catalog: Catalog(), rules: Rules())

  /// The built-in recipes without the defaults of rules.
  static let recipes = StyleEngine(rules: Rules())
}

/// A resolved style as text: `width 16; opacity 0.45 if disabled else 1`.
func described(_ style: ResolvedStyle) -> String {
  style.entries.map { "\(described($0.property)) \(described($0.decision))" }.joined(separator: "; ")
}

/// A decision as text, its cases in the order in which they are tried.
func described(_ decision: Decision) -> String {
  let cases = decision.cases.map { one in
    "\(one.value.map { described($0) } ?? "nothing") if \(one.when.names.joined(separator: " ")) else "
  }
  return cases.joined() + (decision.value.map { described($0) } ?? "nothing")
}

private func described(_ property: StyleProperty) -> String { "\(property)" }
