import StyleTargets

/// The options that say how StemJSON is written.
enum TargetFlags {
  static func options(_ invocation: Invocation) -> StemJSONTarget.Options {
    var options = StemJSONTarget.Options()
    if let word = invocation[.dynamic], let dynamic = StemJSONTarget.DynamicOutput(rawValue: word) {
      options.dynamic = dynamic
    }
    return options
  }
}
