import ClassParser
import StyleModel
import StyleResolve

/// A choice that a reader of the page makes between two kinds of devices or settings.
///
/// Styles are resolved for every combination that makes a difference; the page's rules choose among them by which
/// control is checked, without a script.
package enum Switch: Int, CaseIterable {
  case platform, system, transparency, contrast, direction

  /// The heading of the controls.
  package var title: String {
    switch self {
    case .platform: "Platform"
    case .system: "System"
    case .transparency: "Transparency"
    case .contrast: "Contrast"
    case .direction: "Direction"
    }
  }

  /// The two choices, the default first: the `id` of the control and its label.
  package var choices: [(id: String, label: String)] {
    switch self {
    case .platform: [("platform-ios", "iOS"), ("platform-macos", "macOS")]
    case .system: [("system-26", "OS 26"), ("system-18", "OS 18")]
    case .transparency: [("transparency-full", "Full"), ("transparency-reduced", "Reduced")]
    case .contrast: [("contrast-standard", "Standard"), ("contrast-more", "Increased")]
    case .direction: [("direction-ltr", "LTR"), ("direction-rtl", "RTL")]
    }
  }

  var bit: Int { 1 << rawValue }
}

/// A choice for every switch, as bits: a bit that is set is the second choice of its switch.
package struct Setting: Hashable, Sendable {
  package var bits: Int

  /// The first choice of every switch.
  package static let standard = Setting(bits: 0)

  package init(bits: Int) { self.bits = bits }

  package subscript(_ option: Switch) -> Bool { bits & option.bit != 0 }

  /// Every setting of the switches of a mask; the others stand at their first choice.
  static func all(of mask: Int) -> [Setting] {
    (0..<1 << Switch.allCases.count).filter { $0 & ~mask == 0 }.map { Setting(bits: $0) }
  }

  /// What resolution knows of a place with this setting.
  ///
  /// A phone is held upright and is 390 points wide; a Mac's window is 1280 points wide. OS 18 is macOS 15 on a Mac.
  package func context(isDark: Bool, states: [Condition] = []) -> StyleContext {
    var context = StyleContext()
    context.setStates(states)
    let isMac = self[.platform]
    context.platform = isMac ? .macos : .ios
    context.osVersion = self[.system] ? (isMac ? 15 : 18) : 26
    context[isMac ? .mac : .phone] = true
    context[isMac ? .regular : .compact] = true
    context[isMac ? .landscape : .portrait] = true
    context.width = isMac ? 1280 : 390
    context[.reduceTransparency] = self[.transparency]
    context[.contrastMore] = self[.contrast]
    context[.rtl] = self[.direction]
    context[.reduceMotion] = false
    context[.splitView] = false
    context[.dark] = isDark
    return context
  }

  /// The switches that a style asks about, as a mask.
  static func mask(of style: ResolvedStyle, hasIncreasedContrast: Bool) -> Int {
    var mask = hasIncreasedContrast ? Switch.contrast.bit : 0
    for entry in style.entries {
      if entry.property == .surfaceRole || entry.property == .surfacePresentation {
        mask |= Switch.system.bit | Switch.transparency.bit | Switch.contrast.bit
      }
      for one in entry.decision.cases { mask |= Self.mask(of: one.when) }
    }
    return mask
  }

  private static let asked: [(Switch, [Condition])] = [
    (
      .platform,
      [
        .ios, .macos, .visionos, .tvos, .watchos, .phone, .pad, .mac, .vision, .compact, .regular, .portrait,
        .landscape,
      ]
    ), (.transparency, [.reduceTransparency]), (.contrast, [.contrastMore]), (.direction, [.ltr, .rtl]),
  ]

  private static func mask(of when: ConditionSet) -> Int {
    var mask = 0
    for (option, conditions) in asked
    where conditions.contains(where: { (when.positive | when.negative) & $0.bit != 0 }) {
      mask |= option.bit
    }
    for argument in when.arguments {
      switch argument.kind {
      // The versions of two platforms are two.
      case .os: mask |= Switch.system.bit | Switch.platform.bit
      case .width: mask |= Switch.platform.bit
      case .group, .expression: break
      }
    }
    return mask
  }
}
