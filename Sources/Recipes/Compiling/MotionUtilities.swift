import ClassParser
import JSONText
import Theme

/// The classes that the motion presets of a theme make, such as `animate-fast`.
///
/// They stand before the utilities of rules, so that rules give a name another meaning.
enum MotionUtilities {
  static func utilities(of theme: Theme) -> [CustomUtility] {
    theme.motions.names.compactMap { name in
      guard let motion = theme.motions[name], let curve = motion.curve else { return nil }
      // What an earlier animation set is taken back first.
      var classes = "animate-none [animation.kind:\(curve.kind)] [motion.preset:\(name)]"
      if let duration = motion.duration { classes += " duration-\(JSONWriter.number(duration))" }
      if let delay = motion.delay { classes += " delay-\(JSONWriter.number(delay))" }
      if let bounce = motion.bounce ?? curve.bounce {
        classes += " [animation.bounce:\(JSONWriter.number(bounce))]"
      }
      return CustomUtility(name: "animate-\(name)", argument: .none, classes: classes, at: 0..<0, in: "")
    }
  }
}
