import FlowModel
import StyleModel
import Theme

/// Keeps the tokens of a theme as tokens in what is emitted for Flow.
///
/// A theme of names takes the place of the theme while classes are resolved, so that opacity, appearance, gradients
/// and recipes carry names as they carry colours.
public enum FlowTokens {
  private static let mark = "flow-token "

  /// The theme with a name in the place of every colour, and of every type role's font.
  public static func named(_ theme: Theme) -> Theme {
    var named = theme
    for name in theme.colors.names { named.colors[name] = Color(.dynamic(mark + name)) }
    for name in theme.type.names { named.type[name] = TypeRole(.preset(mark + name)) }
    return named
  }

  /// The token that a shade names.
  static func token(of shade: Shade) -> String? {
    if case .dynamic(let text) = shade { token(in: text) } else { nil }
  }

  /// The token that a font names.
  static func token(of font: StyleValue?) -> String? {
    if case .keyword(let text)? = font { token(in: text) } else { nil }
  }

  private static func token(in text: String) -> String? {
    guard text.utf8.starts(with: mark.utf8) else { return nil }
    return String(decoding: Array(text.utf8).dropFirst(mark.utf8.count), as: UTF8.self)
  }

  /// A colour with what its tokens stand for in a theme.
  static func resolved(_ color: Color, in theme: Theme) -> Color {
    func tone(_ tone: Tone, _ half: (Color) -> Tone) -> Tone {
      guard let name = token(of: tone.shade), let known = theme.colors[name] else { return tone }
      return half(tone.opacity == 1 ? known : known.multiplyingOpacity(by: tone.opacity))
    }
    return Color(light: tone(color.light) { $0.light }, dark: tone(color.dark) { $0.dark })
  }
}

/// The tokens of a theme as Flow's theme protocol asks for them; `surface.primary` is `surface-primary` there.
public struct ThemeTokens: FlowTheme {
  public let theme: Theme
  public var defaults = FlowDefaults()

  public init(_ theme: Theme) { self.theme = theme }

  public func color(token: String) -> Color? { theme.colors[token] ?? theme.colors[Self.dashed(token)] }

  public func font(token: String) -> ResolvedFont? {
    guard let role = theme.type[token] ?? theme.type[Self.dashed(token)] else { return nil }
    switch role.face {
    case .preset(let name): return .style(name, weight: role.weight)
    case .size(let size): return .system(size: size, weight: role.weight ?? "regular")
    }
  }

  private static func dashed(_ token: String) -> String {
    String(decoding: token.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
  }
}
