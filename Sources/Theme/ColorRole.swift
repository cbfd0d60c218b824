import StyleModel

/// What a semantic colour is used for, such as the fill of a button or the text on that fill.
///
/// ThemeKit calls the role `text` a colour's `accent`.
public enum ColorRole: UInt8, CaseIterable, Hashable, Sendable {
  /// The fill that stands out, and what is drawn on it.
  case solid, onSolid
  /// The quiet fill, and text or icons on it or on the page.
  case soft, text
  case border
  // The steps of the colour's ladder by what they are for.
  case bg, bgHover, borderSubtle, borderHover, hover, base, active, strong

  /// The role as tokens and classes spell it, such as `on-solid`.
  public var name: String { Self.names[Int(rawValue)] }

  private static let names = [
    "solid", "on-solid", "soft", "text", "border", "bg", "bg-hover", "border-subtle", "border-hover", "hover",
    "base", "active", "strong",
  ]

  /// The colour names that stand for the roles of the accent in force, such as `accent-on-solid`.
  public static let ofAccent = NameIndex(
    NameTable(names.map { "accent-\($0)" }, matching: .folded))

  /// The step of the colour's ladder that has the role, where the theme has a ladder and no token of the role's name.
  var step: String? {
    switch self {
    case .solid, .onSolid: nil
    case .soft, .bg: "50"
    case .bgHover: "100"
    case .borderSubtle: "200"
    case .borderHover: "300"
    case .hover: "400"
    case .base, .border: "500"
    case .active: "600"
    case .strong, .text: "700"
    }
  }

  /// How much of the colour is left in the role, where the theme says nothing of it.
  var share: Double {
    switch self {
    case .soft, .bg: 0.12
    case .bgHover: 0.2
    case .borderSubtle: 0.3
    case .borderHover: 0.5
    case .hover: 0.9
    case .active: 0.8
    case .solid, .onSolid, .text, .border, .base, .strong: 1
    }
  }
}

/// A colour whose roles are asked for, with the name that its tokens begin with if it has one.
public struct SemanticColor: Hashable, Sendable {
  public var name: String?
  public var color: Color

  public init(name: String?, color: Color) {
    self.name = name
    self.color = color
  }
}

extension Theme {
  /// The accent of a component that names none: the token `primary`, else the keyword.
  public var defaultAccent: SemanticColor {
    SemanticColor(name: "primary", color: colors["primary"] ?? Color(.primary))
  }

  /// The semantic colours that an accent may name in any theme, with the keyword for a theme that lacks them.
  public static let semanticColors: [(name: String, keyword: ColorKeyword)] = [
    ("neutral", .gray), ("info", .blue), ("success", .green), ("warning", .orange), ("danger", .red),
    ("turquoise", .teal),
  ]

  /// The colour that has a role of a semantic colour.
  ///
  /// For `success` and `soft` that is the token `success-soft`; else the step `success-50` of its ladder; else 12
  /// percent of the colour. What stands on the solid fill is `success-on-solid`, `on-success` or
  /// `success-foreground`; else a dark or a white tone, whichever has more contrast.
  public func color(_ role: ColorRole, of semantic: SemanticColor) -> Color {
    if let name = semantic.name {
      if let token = colors["\(name)-\(role.name)"] { return token }
      if role == .onSolid, let token = colors["on-\(name)"] ?? colors["\(name)-foreground"] { return token }
      if let step = role.step, let token = colors["\(name)-\(step)"] { return token }
    }
    switch role {
    case .solid: return semantic.color
    case .onSolid:
      let solid = semantic.name.map { colors["\($0)-solid"] ?? semantic.color } ?? semantic.color
      return Color(light: Tone(solid.light.contrasting), dark: Tone(solid.dark.contrasting))
    default: return role.share == 1 ? semantic.color : semantic.color.multiplyingOpacity(by: role.share)
    }
  }
}

extension RGBA {
  /// What is drawn on light fills.
  static let nearBlack = RGBA(0x14, 0x17, 0x1C)

  /// Whether near black has at least the contrast of white on this fill, by relative luminance; alpha does not count.
  var takesDarkText: Bool {
    let luminance = relativeLuminance + 0.05
    // The luminance of near black counts as 0.01.
    return luminance / 0.06 >= 1.05 / luminance
  }
}

extension Tone {
  /// What can be read on the tone: near black where its contrast is at least that of white, by relative luminance.
  fileprivate var contrasting: Shade {
    let dark = Shade.rgba(.nearBlack)
    switch shade {
    case .rgba(let rgba): return rgba.takesDarkText ? dark : .keyword(.white)
    case .keyword(let keyword):
      switch keyword {
      case .white, .yellow, .mint, .cyan, .clear: return dark
      case .primary, .secondary, .onSurface, .onSurfaceVariant: return .keyword(.background)
      case .background, .surface, .surfaceVariant, .outline: return .keyword(.onSurface)
      default: return .keyword(.white)
      }
    case .dynamic: return .keyword(.white)
    }
  }
}
