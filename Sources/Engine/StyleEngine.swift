import ClassParser
import Expressions
import JSONText
import Recipes
import StyleModel
import StyleResolve
import StyleTargets
import Theme

/// Theme, catalog and rules in; styles, explanations and diagnostics out.
///
///     let engine = StyleEngine()
///     let result = engine.resolve("px-3 min-h-[44] rounded-lg")
///     result.style.defaults[.minHeight]  // 44
///
/// An engine never changes: make another for other rules. Any number of threads may use one. It is shared and not
/// copied, since every component of a document hands it on.
public final class StyleEngine: Sendable {
  public let theme: Theme
  public let catalog: Catalog
  public let rules: Rules
  /// Every name that a class can use.
  public let vocabulary: Vocabulary
  /// Every recipe in force with what it extends folded in, then every slot as a recipe such as `card/title`.
  public let recipes: [RecipeDefinition]
  /// What is wrong in the recipes and in the defaults of the rules.
  public let faults: [RecipeFault]
  /// What is wrong in the partial theme of the rules, at bytes of that theme.
  public let themeDiagnostics: [Diagnostic]
  /// What matches the patterns of rules.
  let patterns: PatternEngine?
  /// What the rules say that conditions read, by the names of variants.
  private let conditions: [String: Expression]
  /// The policy for surfaces that the rules name.
  private let appearance: SurfacePolicy?
  /// The layers below the strings of an element, and below those of a button.
  private let viewLayers: [Layer]
  private let buttonLayers: [Layer]
  /// The engine for increased contrast, where the theme looks different there.
  private let increased: StyleEngine?
  /// What class strings came to before.
  let cache = ResultCache()

  /// Compiles theme, catalog and rules.
  ///
  /// Rules with patterns need something that matches them, which the host hands in; without it they are faults.
  /// - Complexity: O(*n*) in the text of the recipes plus what they expand to.
  public convenience init(
    theme: Theme = .swiftcn, catalog: Catalog = .builtIn, rules: Rules = .builtIn,
    patterns: PatternEngine? = nil
  ) {
    var theme = theme
    var diagnostics: [Diagnostic] = []
    if let partial = rules.theme {
      let base = theme
      let result = ThemeLoader.load(partial) {
        $0 == ThemeLoader.defaultPreset ? base : Theme.preset(named: $0)
      }
      theme = result.theme
      diagnostics = result.diagnostics
    }
    var increased: StyleEngine?
    if theme.hasIncreasedContrast {
      increased = StyleEngine(
        whole: theme.inIncreasedContrast, diagnostics, catalog, rules, patterns, increased: nil)
    }
    self.init(whole: theme, diagnostics, catalog, rules, patterns, increased: increased)
  }

  /// Compiles a theme that the partial one of the rules is part of by now.
  private init(
    whole theme: Theme, _ diagnostics: [Diagnostic], _ catalog: Catalog, _ rules: Rules,
    _ patterns: PatternEngine?, increased: StyleEngine?
  ) {
    let compiled = RecipeCompiler.compile(theme: theme, catalog: catalog, rules: rules, patterns: patterns)
    self.theme = theme
    self.catalog = catalog
    self.rules = rules
    self.patterns = patterns
    self.increased = increased
    vocabulary = compiled.vocabulary
    recipes = compiled.definitions
    faults = compiled.faults
    themeDiagnostics = diagnostics
    conditions = Self.conditions(of: rules)
    appearance = rules.appearance.flatMap { SurfacePolicy(rawValue: $0) }
    viewLayers = compiled.view.declarations.isEmpty ? [] : [Layer("view", compiled.view)]
    buttonLayers =
      viewLayers + (compiled.button.declarations.isEmpty ? [] : [Layer("button", compiled.button)])
  }

  /// Whether the rules say what a condition reads.
  public func answers(_ condition: Condition) -> Bool { conditions[condition.name] != nil }

  /// The sources with what the rules name for conditions.
  public func answering(_ sources: ConditionSources) -> ConditionSources {
    var sources = sources
    sources.named = conditions
    return sources
  }

  /// What the conditions of rules read; loaders have reported those that cannot be read.
  private static func conditions(of rules: Rules) -> [String: Expression] {
    var conditions: [String: Expression] = [:]
    for (name, text) in rules.conditions {
      do throws(ExpressionError) {
        conditions[name] = try ExpressionParser.parse(condition: text)
      } catch {
        continue
      }
    }
    return conditions
  }

  /// An engine for a subtree with rules of its own.
  public func overlaid(by inner: Rules) -> StyleEngine {
    StyleEngine(theme: theme, catalog: catalog, rules: rules.overlaid(by: inner), patterns: patterns)
  }

  /// The engine for places of which a context is true: under increased contrast it reads the theme's forms for that.
  ///
  /// Resolving a class string does so by itself; who parses lists to resolve them later asks the settled engine for
  /// both.
  public func settled(for context: StyleContext) -> StyleEngine {
    context[.contrastMore] == true ? increased ?? self : self
  }

  /// Tells engines apart.
  package var identity: Identity { Identity(self) }

  package typealias Identity = ObjectIdentifier

  /// Reads one class string.
  public func parse(_ classes: String) -> ClassList { ClassParser.parse(classes, with: vocabulary) }

  /// What a class string comes to for one component; copies share it.
  public struct Result: Sendable {
    /// What the classes came to, and of what.
    package let resolution: Resolution
    /// What only strings with an accent have.
    private let accents: Accents?

    private final class Accents: Sendable {
      /// The list of the string before its accents were settled.
      let unsettled: ClassList
      let diagnostics: [Diagnostic]

      init(_ unsettled: ClassList, _ diagnostics: [Diagnostic]) {
        self.unsettled = unsettled
        self.diagnostics = diagnostics
      }
    }

    init(_ resolution: Resolution, isSound: Bool) {
      self.resolution = resolution
      accents = nil
      self.isSound = isSound
    }

    init(
      _ resolution: Resolution, unsettled: ClassList, accentDiagnostics: [Diagnostic]
    ) {
      self.resolution = resolution
      accents = Accents(unsettled, accentDiagnostics)
      isSound = unsettled.isSound && !accentDiagnostics.contains { $0.severity == .error }
    }

    /// Tells results apart; copies of one have the same.
    package var identity: ObjectIdentifier { resolution.identity }

    public var style: ResolvedStyle { resolution.style }
    /// The layers of the cascade, weakest first; the class string is the last one.
    public var layers: [Layer] { resolution.layers.layers }
    /// What was known of the place.
    public var context: StyleContext { resolution.context }
    /// What was read of the class string.
    public var list: ClassList { accents?.unsettled ?? resolution.layers.own }
    /// What is wrong with the accent.
    private var accentDiagnostics: [Diagnostic] { accents?.diagnostics ?? [] }

    /// What is wrong in the class string, at its bytes; worked out when it is asked for.
    public var diagnostics: [Diagnostic] { list.faults.map { $0.diagnostic } + accentDiagnostics }

    /// Whether a value depends on a condition that is still open.
    public func asks(_ condition: Condition) -> Bool {
      style.entries.contains { entry in
        entry.decision.cases.contains { ($0.when.positive | $0.when.negative) & condition.bit != 0 }
      }
    }

    /// Whether the class string is free of errors.
    public let isSound: Bool
  }

  /// Resolves a class string for a component in a context.
  ///
  /// Classes that are wrong are reported and left out; the others count. The engine remembers what recent strings
  /// came to: some thousands of them, of up to 512 bytes each.
  /// - Complexity: O(*n*) in the length of a string that it remembers.
  public func resolve(
    _ classes: String, for kind: ComponentKind? = nil, in context: StyleContext = StyleContext()
  ) -> Result {
    if let result = classes.utf8.withContiguousStorageIfAvailable({ resolve($0, for: kind, in: context) }) {
      return result
    }
    var copy = classes
    return copy.withUTF8 { resolve($0, for: kind, in: context) }
  }

  /// Resolves a class string of UTF-8 bytes.
  public func resolve(
    _ classes: UnsafeBufferPointer<UInt8>, for kind: ComponentKind? = nil,
    in context: StyleContext = StyleContext()
  ) -> Result {
    if let increased, context[.contrastMore] == true {
      return increased.resolve(classes, for: kind, in: context)
    }
    guard classes.count <= ResultCache.longest else {
      return resolve(ClassParser.parse(classes, with: vocabulary), for: kind, in: context)
    }
    let text = HashedText(classes, place: context.words.fingerprint ^ (kind?.fingerprint ?? 0))
    if let known = cache.find(text, kind, context) { return known }
    let result = resolve(
      ClassParser.parse(classes, with: vocabulary), for: kind, in: context, isKept: true)
    if result.list.declarations.count <= ResultCache.largest { cache.keep(result, text, kind, context) }
    return result
  }

  /// Resolves a class list that this engine has parsed, without remembering it.
  public func resolve(
    _ list: consuming ClassList, for kind: ComponentKind? = nil, in context: StyleContext = StyleContext()
  ) -> Result {
    resolve(list, for: kind, in: context, isKept: false)
  }

  /// - Parameter isKept: Whether the result will be looked at again.
  private func resolve(
    _ list: consuming ClassList, for kind: ComponentKind?, in context: StyleContext, isKept: Bool
  ) -> Result {
    if let appearance, context.appearance == nil {
      var context = context
      context.appearance = appearance
      return resolve(list, for: kind, in: context, isKept: isKept)
    }
    let isSound = list.isSound
    let stack = LayerStack(defaults: defaults(for: kind), own: consume list)
    guard !stack.hasAccent else { return settled(stack, in: context, isKept: isKept) }
    return Result(
      Cascade.resolution(of: consume stack, vocabulary: vocabulary, in: context, makesEntries: isKept),
      isSound: isSound)
  }

  private func defaults(for kind: ComponentKind?) -> [Layer] {
    kind == .button ? buttonLayers : viewLayers
  }

  /// The result for a stack that has to do with an accent.
  private func settled(_ stack: LayerStack, in context: StyleContext, isKept: Bool) -> Result {
    let settled = AccentSettling.settle(stack, theme: theme)
    return Result(
      Cascade.resolution(
        of: settled.stack, vocabulary: vocabulary, in: context, makesEntries: isKept),
      unsettled: stack.own,
      accentDiagnostics: stack.own.accentUse.isEmpty ? [] : accentDiagnostics(of: settled, stack.own))
  }

  /// Why each property of a class string has its value.
  public func explain(
    _ classes: String, for kind: ComponentKind? = nil, in context: StyleContext = StyleContext()
  ) -> [Explanation] {
    if let increased, context[.contrastMore] == true {
      return increased.explain(classes, for: kind, in: context)
    }
    let stack = AccentSettling.settle(
      LayerStack(defaults: defaults(for: kind), own: parse(classes)), theme: theme
    ).stack
    return Explanation.all(stack.layers, vocabulary: vocabulary, in: context)
  }

  /// The StemJSON of a class string for one component, and everything to report about it.
  public func stemJSON(
    _ classes: String, for component: StemJSONTarget.Component = .init(),
    in context: StyleContext = StyleContext(), options: StemJSONTarget.Options = .init()
  ) -> (output: StemJSONTarget.Output, diagnostics: [Diagnostic]) {
    let result = resolve(classes, for: component.kind, in: context)
    let output = emit(result, for: component, options: options)
    return (output, result.diagnostics + diagnostics(of: output.findings, result))
  }

  /// What StemJSON makes of a result for the component that it was resolved for.
  public func emit(
    _ result: Result, for component: StemJSONTarget.Component = .init(),
    options: StemJSONTarget.Options = .init()
  ) -> StemJSONTarget.Output {
    if let increased, result.context[.contrastMore] == true {
      return increased.emit(result, for: component, options: options)
    }
    guard !conditions.isEmpty else {
      return StemJSONTarget.emit(result.resolution, for: component, options: options)
    }
    var component = component
    component.sources = answering(component.sources)
    return StemJSONTarget.emit(result.resolution, for: component, options: options)
  }

  /// Appends the StemJSON of a result for the component that it was resolved for, as compact JSON.
  ///
  /// It says what `emit` does and leaves out what goes beside the style.
  public func write(
    _ result: Result, for component: StemJSONTarget.Component = .init(),
    options: StemJSONTarget.Options = .init(), to bytes: inout [UInt8]
  ) {
    guard conditions.isEmpty, increased == nil else {
      return emit(result, for: component, options: options).write(to: &bytes)
    }
    StemJSONTarget.write(result.resolution, for: component, options: options, to: &bytes)
  }

  /// Findings of a target as diagnostics at the classes that they come from.
  public func diagnostics(of findings: [StemJSONTarget.Finding], _ result: Result) -> [Diagnostic] {
    let last = result.resolution.layers.defaults.count
    let tokens = result.resolution.layers.own.tokens
    return findings.map { finding in
      var range = 0..<0
      if let origin = finding.origin, origin.layer == last,
        tokens.indices.contains(origin.token)
      {
        range = tokens[origin.token].range
      }
      return Diagnostic(finding.severity, id: finding.id, at: range, finding.message)
    }
  }

  /// An accent of the string that no colour reads, and one that cannot be carried out.
  private func accentDiagnostics(of settled: AccentSettling.Result, _ list: ClassList) -> [Diagnostic] {
    if settled.isTooLarge {
      return [ClassFault(.expansionTooLarge(limit: ClassParser.Limit.declarations), at: 0..<0).diagnostic]
    }
    guard list.accentUse.contains(.sets),
      !settled.stack.accentUse.contains(.reads),
      let accent = list.declarations.first(where: { $0.property == .accent && $0.depth == 0 }),
      list.tokens.indices.contains(Int(accent.token))
    else { return [] }
    return [
      Diagnostic(
        .warning, id: "accent-without-reader", at: list.tokens[Int(accent.token)].range,
        "no class here reads the accent; recipes do so with colours such as bg-accent-solid")
    ]
  }
}
