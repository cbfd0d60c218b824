import JSONText
import StyleModel
import Theme

/// The colours of a theme, and the colour keywords, as values that all styles share: naming one allocates nothing.
package final class ThemeValues: Sendable {
  /// A colour by the appearance that is known.
  private struct Shown: Sendable {
    let open: StyleValue
    let light: StyleValue
    let dark: StyleValue

    init(_ color: Color) {
      open = .color(color)
      light = color.isAdaptive ? .color(color.resolved(dark: false)) : open
      dark = color.isAdaptive ? .color(color.resolved(dark: true)) : open
    }

    @inline(__always)
    func value(dark isDark: Bool?) -> StyleValue {
      switch isDark {
      case nil: open
      case false?: light
      case true?: dark
      }
    }
  }

  /// The same colour without references, where there is such a form, and as JSON.
  private struct PackedShown: BitwiseCopyable {
    private let open: Form
    private let light: Form
    private let dark: Form

    struct Form: BitwiseCopyable {
      let color: PackedColor?
      /// Where the text starts and ends.
      let start: UInt32
      let end: UInt32
    }

    init(_ color: Color, _ texts: inout [UInt8]) {
      open = Self.form(color, &texts)
      light = color.isAdaptive ? Self.form(color.resolved(dark: false), &texts) : open
      dark = color.isAdaptive ? Self.form(color.resolved(dark: true), &texts) : open
    }

    private static func form(_ color: Color, _ texts: inout [UInt8]) -> Form {
      let start = UInt32(truncatingIfNeeded: texts.count)
      JSONWriter.appendValue(StemJSONEncoder.value(of: color), to: &texts)
      return Form(
        color: PackedColor(color), start: start, end: UInt32(truncatingIfNeeded: texts.count))
    }

    @inline(__always)
    func form(dark isDark: Bool?) -> Form {
      switch isDark {
      case nil: open
      case false?: light
      case true?: dark
      }
    }
  }

  /// The texts of all colours, one behind the other.
  private final class Texts: @unchecked Sendable {
    private let base: UnsafeMutablePointer<UInt8>

    init(_ bytes: [UInt8]) {
      // A short text is read as sixteen bytes.
      base = .allocate(capacity: bytes.count + 16)
      base.initialize(repeating: 0, count: bytes.count + 16)
      base.update(from: bytes, count: bytes.count)
    }

    deinit { base.deallocate() }

    func word(_ form: PackedShown.Form) -> JSONWord {
      JSONWord(base + Int(form.start), count: Int(form.end - form.start))
    }
  }

  private let colors: [Shown]
  private let keywords: [StyleValue]
  private let borderShown: Shown
  /// The colour of borders that name none, in both appearances.
  package let border: Color
  private let shadows: [Shown]
  private let packedColors: [PackedShown]
  private let packedBorder: PackedShown
  private let packedShadows: [PackedShown]
  private let texts: Texts
  /// The radius from which on ends are round.
  package let pillRadius: Double
  /// The layer by which each shadow of the theme is drawn, in the order of the scale.
  package let principals: [ShadowLayer?]
  /// Whether the theme looks different under increased contrast.
  package let hasIncreasedContrast: Bool

  init(_ theme: Theme) {
    let named = theme.colors.names.indices.map { theme.color(at: $0) }
    colors = named.map { Shown($0) }
    var texts: [UInt8] = []
    packedColors = named.map { PackedShown($0, &texts) }
    keywords = ColorKeyword.allCases.map { .color(Color($0)) }
    border = theme.borderColor
    borderShown = Shown(border)
    packedBorder = PackedShown(border, &texts)
    let cast = theme.shadows.names.indices.map {
      theme.shadows[position: $0].principal?.color ?? Color(.clear)
    }
    shadows = cast.map { Shown($0) }
    packedShadows = cast.map { PackedShown($0, &texts) }
    self.texts = Texts(texts)
    pillRadius = theme.radii["full"] ?? 10000
    principals = theme.shadows.names.indices.map { theme.shadows[position: $0].principal }
    hasIncreasedContrast = theme.hasIncreasedContrast
  }

  /// A colour of the theme as it is declared where it stands for its value; a boxed one is `color(at:)`.
  func packedColor(at position: Int) -> PackedSetting {
    let (kind, payload) = PackedValue.pack(color(at: position), for: .foreground) ?? (.boxed, 0)
    return PackedSetting(property: .foreground, kind: kind, payload: payload)
  }

  /// A colour of the theme.
  func color(at position: Int) -> StyleValue { colors[position].open }

  /// The same in one appearance, if that is known.
  package func borderColor(dark: Bool?) -> StyleValue { borderShown.value(dark: dark) }

  /// The value of a declaration that names a colour as it is, in an appearance if one is known; `nil` for any other
  /// declaration.
  package func value(of declaration: Declaration, dark: Bool?) -> StyleValue? {
    let low = Int(UInt32(truncatingIfNeeded: declaration.payload))
    switch declaration.kind {
    case .themeColor where declaration.isOpaque: return colors[low].value(dark: dark)
    case .keywordColor where declaration.isOpaque: return low < keywords.count ? keywords[low] : nil
    case .borderColor: return borderShown.value(dark: dark)
    case .shadowColor: return shadows[low].value(dark: dark)
    default: return nil
    }
  }

  /// The value of a declaration whose kind needs neither a list nor an accent; `nil` for one that takes weaker ones
  /// away.
  package func plainValue(of declaration: Declaration, dark: Bool?) -> StyleValue? {
    switch declaration.kind {
    case .number: return .number(Double(bitPattern: declaration.payload))
    case .unset: return nil
    case .themeColor, .borderColor, .shadowColor, .keywordColor:
      if let shared = value(of: declaration, dark: dark) { return shared }
      guard declaration.kind == .themeColor else { return declaration.plainValue }
      let low = Int(UInt32(truncatingIfNeeded: declaration.payload))
      guard case .color(let color) = colors[low].open else { return nil }
      let faded = color.multiplyingOpacity(by: declaration.opacity)
      return .color(dark.map { faded.resolved(dark: $0) } ?? faded)
    default: return declaration.plainValue
    }
  }

  /// The colour of a declaration without references, by its kind and payload; `nil` where it is none, or has no such
  /// form.
  package func packedColor(_ kind: PackedKind, _ payload: UInt64, dark: Bool?) -> PackedColor? {
    let low = UInt32(truncatingIfNeeded: payload)
    switch kind {
    case .themeColor:
      let color = packedColors[Int(low)].form(dark: dark).color
      guard payload >> 32 != Declaration.opaque else { return color }
      return color?.multiplyingOpacity(by: Declaration.opacity(payload))
    case .keywordColor:
      let keyword = ColorKeyword(rawValue: UInt8(truncatingIfNeeded: low)) ?? .clear
      return PackedColor(keyword, opacity: Declaration.opacity(payload))
    case .rgba: return PackedColor(RGBA(packed: low), opacity: Declaration.opacity(payload))
    case .borderColor: return packedBorder.form(dark: dark).color
    case .shadowColor: return packedShadows[Int(low)].form(dark: dark).color
    default: return nil
    }
  }

  /// The colour of such a declaration as JSON, where it is one of the theme's as it is. The values keep the text.
  package func text(_ kind: PackedKind, _ payload: UInt64, dark: Bool?) -> JSONWord? {
    let low = UInt32(truncatingIfNeeded: payload)
    switch kind {
    case .themeColor where payload >> 32 == Declaration.opaque:
      return texts.word(packedColors[Int(low)].form(dark: dark))
    case .borderColor: return texts.word(packedBorder.form(dark: dark))
    case .shadowColor: return texts.word(packedShadows[Int(low)].form(dark: dark))
    default: return nil
    }
  }
}
