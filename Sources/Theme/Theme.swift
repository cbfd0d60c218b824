import StyleModel

/// The design tokens that class names refer to.
///
/// A theme is a value: change a copy and hand it to the engine. Names of colours match in kebab-case and
/// camelCase alike.
public struct Theme: Sendable {
  public var name: String
  /// Points of one spacing unit: `p-4` is four of them.
  public var spacing: Double
  /// Points of one `rem`.
  public var rem: Double
  /// The colours, those of the aliases included.
  public var colors: TokenScale<Color>
  /// The forms of colours under increased contrast, for the names whose colour differs there; see ``inIncreasedContrast``.
  public var increasedColors: TokenScale<Color>
  /// The same of shadows, whose colours may differ too.
  public var increasedShadows: TokenScale<Shadow>
  /// The second names among the colours, kept so that a theme built on this one can move them with their tokens.
  public var aliases: [ColorAlias]
  /// Named spacing steps, in points, such as a `md` for `p-md`.
  public var spacings: TokenScale<Double>
  public var type: TokenScale<TypeRole>
  /// Corner radii in points; `DEFAULT` is what `rounded` alone means.
  public var radii: TokenScale<Double>
  /// `DEFAULT` is what `shadow` alone means.
  public var shadows: TokenScale<Shadow>
  /// Motion presets: a curve makes `animate-fast` of one, a duration `duration-fast`.
  public var motions: TokenScale<Motion>
  /// Smallest widths in points, such as 640 for `sm:`.
  public var breakpoints: TokenScale<Double>

  /// A theme without any token; four points a unit, sixteen a `rem`.
  public init(name: String) {
    self.name = name
    spacing = 4
    rem = 16
    colors = TokenScale(matching: .folded)
    increasedColors = TokenScale(matching: .folded)
    increasedShadows = TokenScale()
    aliases = []
    spacings = TokenScale()
    type = TokenScale()
    radii = TokenScale()
    shadows = TokenScale()
    motions = TokenScale()
    breakpoints = TokenScale()
  }

  /// The colour of this name: a token of the theme, else a colour keyword of StemJSON.
  public func color(_ name: String) -> Color? {
    colors[name] ?? Self.keywordColors[name]
  }

  /// The colour at a position of the table of colours.
  package func color(at position: Int) -> Color { colors[position: position] }

  /// The colour of borders that name none: the token `border`, else the keyword `outline`.
  public var borderColor: Color { colors["border"] ?? Color(.outline) }
  /// The colour of fallback edges under increased contrast: the token `input`, else the border's.
  public var strongBorderColor: Color { colors["input"] ?? borderColor }
  /// The colour of solid surfaces: the token `surface`, else the keyword.
  public var surfaceColor: Color { colors["surface"] ?? Color(.surface) }

  /// StemJSON's keywords, and `transparent` for `clear`: the names that every theme has.
  ///
  /// `system-primary` is the keyword `primary` where a token of the theme has the keyword's name.
  public static let keywordColors: TokenScale<Color> = {
    var scale = TokenScale<Color>(matching: .folded)
    for keyword in ColorKeyword.allCases { scale[keyword.name] = Color(keyword) }
    scale["transparent"] = Color(.clear)
    for keyword in ColorKeyword.allCases { scale["system-\(keyword.name)"] = Color(keyword) }
    return scale
  }()
}
