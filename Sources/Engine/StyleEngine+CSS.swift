import ClassParser
import StyleModel
import StyleResolve
import StyleTargets

// Class strings as CSS.
extension StyleEngine {
  /// The CSS of what a class string came to, and everything to report about it.
  ///
  /// Both appearances are written where the context leaves them open. Of other conditions that are open none holds;
  /// each is reported.
  public func css(
    _ result: Result, for kind: ComponentKind? = nil, options: CSSTarget.Options = CSSTarget.Options()
  ) -> (output: CSSTarget.Output, diagnostics: [Diagnostic]) {
    var options = options
    options.kind = options.kind ?? kind
    var light = result
    var dark: Result?
    if result.context[.dark] == nil {
      var context = result.context
      context[.dark] = false
      let engine = settled(for: context)
      light = engine.resolve(result.list, for: kind, in: context)
      context[.dark] = true
      dark = engine.resolve(result.list, for: kind, in: context)
    }
    let output = CSSTarget.emit(light.style.defaults, dark: dark?.style.defaults, options: options)
    // What differs in dark appearance is told at the class that makes the difference.
    var findings = dark.map { CSSTarget.findings(output, $0.style) } ?? []
    for finding in CSSTarget.findings(output, light.style) {
      let isKnown = findings.contains { $0.message == finding.message }
      if !isKnown { findings.append(finding) }
    }
    return (output, result.diagnostics + diagnostics(of: findings, light))
  }
}
