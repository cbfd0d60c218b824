import Documents
import JSONText
import StyleModel
import Theme

/// What changes from one theme to another, token by token, references and aliases resolved.
public struct ThemeComparison: Sendable {
  public let differences: [Difference]

  /// - Complexity: O(*n*) in the tokens.
  public init(from old: Theme, to new: Theme) {
    let (before, after) = (Self.tokens(of: old), Self.tokens(of: new))
    var found: [Difference] = []
    for section in Self.sections {
      let (was, now) = (before[section] ?? [], after[section] ?? [])
      var names = was.map { $0.key }
      for member in now where !names.contains(member.key) { names.append(member.key) }
      for name in names {
        let (one, other) = (
          was.last { $0.key == name }?.value, now.last { $0.key == name }?.value
        )
        guard one != other else { continue }
        let kind: Difference.Kind = one == nil ? .added : other == nil ? .removed : .changed
        found.append(Difference(kind, "\(section).\(name)", old: one, new: other))
      }
    }
    differences = found
  }

  /// The parts of a theme, in the order of theme files.
  static let sections = ["spacing", "colors", "type", "radii", "shadows", "motion", "breakpoints"]

  /// The tokens of each part with their values as theme files write them; colours with those of aliases.
  private static func tokens(of theme: Theme) -> [String: [JSONMember]] {
    var tokens: [String: [JSONMember]] = [:]
    guard case .object(let members) = ThemeFile.json(of: theme) else { return tokens }
    for member in members {
      if case .object(let values) = member.value { tokens[member.key] = values }
    }
    var spacing = [
      JSONMember("unit", .number(theme.spacing)), JSONMember("rem", .number(theme.rem)),
    ]
    spacing += (tokens["spacing"] ?? []).filter { $0.key != "unit" }
    tokens["spacing"] = spacing
    let colors = ThemeFileColors(theme)
    tokens["colors"] = theme.colors.names.compactMap { name in
      theme.colors[name].map {
        JSONMember(name, colors.form($0, increased: theme.increasedColors[name], of: name))
      }
    }
    return tokens
  }
}
