import ClassParser
import FlowModel
import JSONText
import Recipes
import StyleModel
import StyleResolve
import StyleTargets
import Theme

/// Class strings in, the layouts and atoms of Flow out.
///
///     let flow = FlowEngine(StyleEngine())
///     flow.style("p-4 bg-surface rounded-lg", for: .widget).output.json
///
/// Surfaces are solid unless the context says otherwise, for Flow draws no glass.
public struct FlowEngine: Sendable {
  /// How Flow is written.
  public struct Options: Hashable, Sendable {
    public var form = FlowForm.canonical
    /// Whether tokens of the theme are written as tokens, not as hex colours and sizes.
    public var keepsTokens = false

    public init() {}
  }

  /// What classes are resolved with; with tokens kept, its theme holds names.
  public let engine: StyleEngine
  /// What tokens stand for.
  public let theme: Theme
  public let options: Options

  public init(_ engine: StyleEngine, options: Options = Options()) {
    theme = engine.theme
    self.options = options
    self.engine = options.keepsTokens ? engine.namingTokens() : engine
  }

  private init(_ engine: StyleEngine, _ theme: Theme, _ options: Options) {
    self.engine = engine
    self.theme = theme
    self.options = options
  }

  /// An engine for a subtree with rules of its own.
  public func overlaid(by rules: Rules) -> FlowEngine {
    let inner = engine.overlaid(by: rules)
    return FlowEngine(inner, options.keepsTokens ? theme : inner.theme, options)
  }

  /// What a class string comes to for a part of a page, and everything to report about it.
  public func style(
    _ classes: String, for role: FlowRole, in context: StyleContext = StyleContext()
  ) -> (output: FlowTarget.Output, diagnostics: [Diagnostic]) {
    emit(resolve(classes, for: role, in: context), for: role)
  }

  /// Resolves a class string for a part of a page.
  public func resolve(
    _ classes: String, for role: FlowRole, in context: StyleContext = StyleContext()
  ) -> StyleEngine.Result {
    engine.resolve(classes, for: Self.kind(of: role), in: Self.settled(context))
  }

  /// Resolves a class string of UTF-8 bytes for a part of a page.
  public func resolve(
    _ classes: UnsafeBufferPointer<UInt8>, for role: FlowRole, in context: StyleContext = StyleContext()
  ) -> StyleEngine.Result {
    engine.resolve(classes, for: Self.kind(of: role), in: Self.settled(context))
  }

  /// What Flow makes of a result for the part that it was resolved for.
  public func emit(
    _ result: StyleEngine.Result, for role: FlowRole
  ) -> (output: FlowTarget.Output, diagnostics: [Diagnostic]) {
    let output = FlowTarget.emit(result.style, for: role, theme: theme, options: target)
    return (output, result.diagnostics + engine.diagnostics(of: output.findings, result))
  }

  /// What Flow makes of a result for a widget and for the texts and images that it shows first of all.
  ///
  /// The widget's layout takes what it can; the rest goes to the parts, in order.
  ///
  /// - Parameter hasLayout: Whether the role has a layout of its own beside its atom.
  public func emit(
    _ result: StyleEngine.Result, for parts: [FlowRole], of role: FlowRole, hasLayout: Bool = true
  ) -> (outputs: [FlowTarget.Output], diagnostics: [Diagnostic]) {
    var target = target
    target.hasLayout = hasLayout
    let whole = FlowTarget.emit(result.style, for: role, theme: theme, options: target)
    target.besides = role
    target.hasLayout = true
    let outputs = parts.map { FlowTarget.emit(result.style, for: $0, theme: theme, options: target) }
    // What one part carries is lost nowhere; parts are not asked for what the widget has a place for.
    var findings = whole.findings.filter { finding in
      !["flow-misplaced", "not-carried"].contains(finding.id)
        || whole.settled.contains(finding) || outputs.allSatisfy { $0.findings.contains(finding) }
    }
    for output in outputs {
      for finding in output.findings
      where finding.id != "flow-misplaced" && !findings.contains(finding) && !whole.findings.contains(finding)
      {
        findings.append(finding)
      }
    }
    return ([whole] + outputs, result.diagnostics + engine.diagnostics(of: findings, result))
  }

  private var target: FlowTarget.Options {
    FlowTarget.Options(form: options.form, keepsTokens: options.keepsTokens)
  }

  private static func kind(of role: FlowRole) -> ComponentKind? { role == .button ? .button : nil }

  private static func settled(_ context: StyleContext) -> StyleContext {
    var context = context
    if context.appearance == nil { context.appearance = .solid }
    return context
  }
}

extension StyleEngine {
  /// The same engine with names in the place of the theme's colours and type roles.
  fileprivate func namingTokens() -> StyleEngine {
    var rules = rules
    // The theme has the partial one of the rules in it already.
    rules.theme = nil
    return StyleEngine(theme: FlowTokens.named(theme), catalog: catalog, rules: rules, patterns: patterns)
  }
}
