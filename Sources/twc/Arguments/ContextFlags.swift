import ClassParser
import StyleResolve

/// Reads the options that say where a style is used.
enum ContextFlags {
  static func context(_ invocation: Invocation) throws(UsageError) -> StyleContext {
    var context = StyleContext()
    if let states = invocation[.state] {
      context.setStates(states.split(separator: ",").compactMap { Condition(name: String($0)) })
    }
    let platform = invocation[.platform].flatMap { Platform(rawValue: $0) }
    let system = try invocation[.os].map { (text: String) throws(UsageError) in try self.system(text) }
    if let platform, let named = system?.platform, named != platform {
      throw UsageError(
        "--platform \(platform.rawValue) and --os \(invocation[.os] ?? "") contradict each other")
    }
    if let platform = platform ?? system?.platform { context.platform = platform }
    context.osVersion = system?.major
    for option in [Option.scheme, .device, .sizeClass, .orientation, .direction] {
      if let condition = invocation[option].flatMap({ Condition(name: $0) }) { context[condition] = true }
    }
    if let contrast = invocation[.contrast] { context[.contrastMore] = contrast == "more" }
    context[.reduceMotion] = invocation.truth(.reduceMotion)
    context[.reduceTransparency] = invocation.truth(.reduceTransparency)
    context[.splitView] = invocation.truth(.splitView)
    context.width = try width(invocation)
    context.appearance = invocation[.appearance].flatMap { SurfacePolicy(rawValue: $0) }
    context.requiresCompatibility = invocation.has(.requiresCompatibility)
    return context
  }

  private static func width(_ invocation: Invocation) throws(UsageError) -> Double? {
    guard let text = invocation[.width] else { return nil }
    guard let points = Double(text), points.isFinite, points >= 0 else {
      throw UsageError("--width takes a number of points such as 390, not \"\(text)\"")
    }
    return points
  }

  /// `26`, `26.1`, `ios26`.
  private static func system(_ text: String) throws(UsageError) -> (platform: Platform?, major: Int) {
    let digits = text.drop { !("0"..."9").contains($0) }
    let name = text[..<digits.startIndex]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    let platform = name.isEmpty ? nil : Platform(rawValue: name.lowercased())
    guard name.isEmpty || platform != nil, let major = parts.first.flatMap({ Int($0) }), major > 0,
      parts.dropFirst().allSatisfy({ Int($0) != nil })
    else {
      throw UsageError("--os takes a version such as 26 or ios26, not \"\(text)\"")
    }
    return (platform, major)
  }
}
