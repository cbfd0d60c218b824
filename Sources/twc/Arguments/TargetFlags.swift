import Engine
import FlowModel
import StyleTargets

/// The options that say how StemJSON and Flow are written.
enum TargetFlags {
  static func options(_ invocation: Invocation) -> StemJSONTarget.Options {
    var options = StemJSONTarget.Options()
    if let word = invocation[.dynamic], let dynamic = StemJSONTarget.DynamicOutput(rawValue: word) {
      options.dynamic = dynamic
    }
    return options
  }

  /// What `style` writes where it is not Flow.
  static func form(_ invocation: Invocation) -> Styler.Form {
    switch invocation[.target] {
    case "model": .model
    case "css": .css
    default: .stemJSON
    }
  }

  /// Whether Flow is asked for.
  static func isFlow(_ invocation: Invocation) -> Bool {
    [Option.target, .compileTarget, .convertTarget, .recipeTarget].contains { invocation[$0] == "flow" }
  }

  static func flow(_ invocation: Invocation) throws(UsageError) -> FlowEngine.Options {
    var options = FlowEngine.Options()
    options.keepsTokens = invocation.has(.tokens)
    options.form = invocation.has(.shorthand) ? .shorthand : .canonical
    guard !isFlow(invocation) else { return options }
    for option in [Option.tokens, .shorthand] where invocation.has(option) {
      throw UsageError("\(option.row.name) goes with --to flow alone")
    }
    return options
  }
}
