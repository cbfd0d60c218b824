import ClassParser
import Engine
import JSONText
import Recipes
import StyleModel
import StyleResolve
import StyleTargets

/// Looks for what is doubtful in a class string although every class in it is right.
///
///     let linter = ClassLinter(StyleEngine())
///     linter.lint("p-2 p-4")  // "p-2" does nothing: "p-4" sets the same after it, …
///
/// Every identifier that a finding can have stands in ``RuleTable``. A repair never changes what a string comes
/// to: each is tried before it is offered.
public struct ClassLinter: Sendable {
  let engine: StyleEngine
  let speller: ClassSpeller
  /// The recipes that have a successor, with its name, or an empty one where there is none.
  private let deprecated: [String: String]
  /// Where strings use recipes; `nil` where none is deprecated, since it costs a look at the whole catalog.
  private let uses: RecipeUses?

  public init(_ engine: StyleEngine) {
    self.engine = engine
    speller = ClassSpeller(engine.vocabulary)
    deprecated = engine.successors
    uses = deprecated.isEmpty ? nil : RecipeUses(engine)
  }

  /// Classes beyond which a string is not looked at: nobody wrote it by hand.
  private static let limit = 512

  /// What is doubtful in a class string, at its bytes, in order.
  ///
  /// - Parameters:
  ///   - kind: The component that gets the classes, where it is known.
  ///   - isOpen: Whether other classes come to these when the program runs, so that what is missing here may come.
  /// - Complexity: O(*n*²) in the number of classes that set one property; repairs are looked for in the theme.
  public func lint(
    _ text: String, for kind: ComponentKind? = nil, in context: StyleContext = StyleContext(),
    isOpen: Bool = false
  ) -> [Diagnostic] {
    let string = LintedString(text, engine)
    guard !string.list.tokens.isEmpty, string.list.tokens.count <= Self.limit,
      string.list.declarations.count <= ClassParser.Limit.classes
    else { return [] }
    let doubled = duplicates(in: string)
    var found = doubled.map { $0.diagnostic }
    let beaten = rivals(in: string, besides: Set(doubled.map { $0.token }))
    found += beaten.map { $0.diagnostic }
    found += spellings(in: string, besides: Set((doubled + beaten).map { $0.token }))
    found += contradictions(in: string)
    found += deprecations(in: string)
    if !isOpen { found += unpaintedBorders(in: string, kind) + contrast(of: string, kind, context) }
    if let kind { found += touchTargets(in: string, kind, context) }
    return found.sorted { left, right in
      left.range.lowerBound == right.range.lowerBound
        ? left.id < right.id : left.range.lowerBound < right.range.lowerBound
    }
  }

  /// Classes that stand twice under the same conditions; the earlier one never counts.
  private func duplicates(in string: LintedString) -> [(token: Int, diagnostic: Diagnostic)] {
    var last: [String: Int] = [:]
    for index in string.list.tokens.indices {
      if let key = string.key(of: index) { last[key] = index }
    }
    return string.list.tokens.indices.compactMap { index in
      guard let key = string.key(of: index), let other = last[key], other > index else { return nil }
      let range = string.list.tokens[index].range
      return (
        index,
        Diagnostic(
          .warning, id: "duplicate-class", at: range, "\(string.quoted(index)) stands twice",
          fix: string.removal(of: index))
      )
    }
  }

  /// Variants that exclude one another, so that the class never counts.
  private func contradictions(in string: LintedString) -> [Diagnostic] {
    string.list.tokens.indices.compactMap { token in
      guard let sound = string.element(token)?.sound, sound.set.isContradictory else { return nil }
      let variants = sound.set.names.map { "\($0):" }.joined()
      return Diagnostic(
        .warning, id: "impossible-variants", at: string.list.tokens[token].range,
        "\(string.quoted(token)) never counts: \"\(variants)\" never holds")
    }
  }

  private func deprecations(in string: LintedString) -> [Diagnostic] {
    guard let uses else { return [] }
    return uses.names(in: string.text).compactMap { name, range in
      deprecated[name].map { CatalogLinter.deprecation(name, $0, at: range) }
    }
  }
}

extension StyleEngine {
  /// The recipes that are deprecated, with the name of what to use instead, empty where there is none.
  var successors: [String: String] {
    var old: [String: String] = [:]
    for recipe in recipes { if let successor = recipe.deprecated { old[recipe.name] = successor } }
    return old
  }
}
