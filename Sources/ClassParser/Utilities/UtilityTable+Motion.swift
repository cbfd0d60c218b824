import StyleModel
import Theme

extension UtilityTable {
  private static let presets: [(name: String, kind: String, bounce: Double?)] =
    MotionCurve.allCases.map { ($0.name, $0.kind, $0.bounce) } + [("none", "none", nil)]

  /// Animations.
  static let motion: [Utility] =
    presets.map { preset in
      Utility(
        "animate-\(preset.name)", .motion,
        [
          Setting(.animationKind, .keyword(preset.kind)), Setting(.motionPreset, .text(preset.name)),
          Setting(.bounce, preset.bounce.map { .number($0) } ?? .unset),
        ], "Animation curve")
    } + [
      Utility("animate-on", .motion, .reference, [.animationValue], "The value whose change animates"),
      Utility("duration", .motion, .duration, [.duration], "Length in milliseconds"),
      Utility("delay", .motion, .duration, [.delay], "Wait before the start, in milliseconds"),
      Utility("bounce", .motion, .percent, [.bounce], "Bounce of a spring"),
      Utility("repeat", .motion, .integer(minimum: 1), [.repeatCount], "How often it runs"),
      Utility("repeat-forever", .motion, [Setting(.repeatForever, .bool(true))], "Runs without end"),
      Utility("autoreverse", .motion, [Setting(.autoreverses, .bool(true))], "Runs back and forth"),
    ]
}
