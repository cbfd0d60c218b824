import StyleModel
import Theme

/// The tokens of a theme as the parser asks for them: by name, and ready to become declarations.
///
/// It is shared and not copied: a look-up touches one table and no other part of the theme.
final class ThemeIndex: Sendable {
  /// Points of one spacing unit, and of one `rem`.
  let spacing: Double
  let rem: Double
  /// The theme's colours; declarations hold positions in this table.
  let colors: NameIndex
  /// The colour keywords, which every theme has.
  let keywords: NameIndex
  let keywordValues: [ColorKeyword]
  let spacings: NameIndex
  let spacingPoints: [Double]
  let radii: NameIndex
  let radiusPoints: [Double]
  /// The position of the radius that `rounded` alone means.
  let defaultRadius: Int?
  let typeRoles: NameIndex
  /// What each type role sets.
  let typeRoleSettings: [SettingSpan]
  /// What they point into.
  private let roleSettings: SettingPool
  let breakpoints: NameIndex
  /// What each breakpoint asks for.
  let widths: [ArgumentCondition]
  let shadows: NameIndex

  init(_ theme: Theme) {
    spacing = theme.spacing
    rem = theme.rem
    colors = NameIndex(theme.colors.table)
    keywords = NameIndex(Theme.keywordColors.table)
    keywordValues = Theme.keywordColors.names.indices.map { position in
      if case .keyword(let keyword) = Theme.keywordColors[position: position].light.shade {
        keyword
      } else {
        .clear
      }
    }
    spacings = NameIndex(theme.spacings.table)
    spacingPoints = theme.spacings.names.indices.map { theme.spacings[position: $0] }
    radii = NameIndex(theme.radii.table)
    radiusPoints = theme.radii.names.indices.map { theme.radii[position: $0] }
    defaultRadius = theme.radii.table.position(of: "DEFAULT")
    typeRoles = NameIndex(theme.type.table)
    (roleSettings, typeRoleSettings) = SettingPool.pack(
      theme.type.names.indices.map { Self.settings(theme.type[position: $0]) })
    breakpoints = NameIndex(theme.breakpoints.table)
    widths = theme.breakpoints.names.indices.map { position in
      let (name, points) = theme.breakpoints[step: position]
      return ArgumentCondition(.width(name: name, points: points))
    }
    shadows = NameIndex(theme.shadows.table)
  }

  /// The position of a colour of the theme, in any spelling of its name.
  func color(_ name: UnsafeBufferPointer<UInt8>) -> Int? { colors.position(of: name) }

  /// Whether some scale of the theme has a name.
  func has(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    color(name) != nil || scales.contains { $0.position(of: name) != nil }
  }

  /// The names of all scales.
  var names: [String] { colors.names + scales.flatMap { $0.names } }

  private var scales: [NameIndex] { [keywords, spacings, radii, typeRoles, shadows, breakpoints] }

  private static func settings(_ role: TypeRole) -> [Setting] {
    var settings: [Setting] = []
    switch role.face {
    case .preset(let preset): settings.append(Setting(.font, .keyword(preset)))
    case .size(let size): settings.append(Setting(.font, .number(size)))
    }
    if let weight = role.weight { settings.append(Setting(.fontWeight, .keyword(weight))) }
    if let tracking = role.tracking { settings.append(Setting(.tracking, .number(tracking))) }
    // A size brings its own line height, or takes an earlier one away.
    settings.append(Setting(.lineHeight, role.lineHeight.map { .number($0) } ?? .unset))
    return settings
  }
}
