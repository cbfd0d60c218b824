import JSONText
import StyleModel

/// What a colour name stands for in the theme that is read.
enum ColorDefinition: Hashable, Sendable {
  /// A value of `colors`.
  case value(JSONNode)
  /// A second name; without a node when it is the preset's.
  case alias(String, JSONNode?)
}

/// How far the resolution of a colour is.
enum ColorProgress: Sendable {
  case waiting
  case running
  /// Without a colour when the definition is at fault and the preset has none.
  case done(Color?)
}

// Colours and their aliases, which may refer to each other in any order.
extension ThemeReader {
  mutating func readColors(_ colors: JSONNode?, aliases: JSONNode?) {
    for alias in base.aliases { definitions[alias.name] = .alias(alias.target, nil) }
    var own = NameTable(matching: .folded)
    if let colors {
      for (name, member) in entries(of: colors, in: "colors", areFolded: true) {
        define(name, as: .value(member.value), at: member.key, among: &own)
      }
    }
    if let aliases {
      for (name, member) in entries(of: aliases, in: "aliases", areFolded: true) {
        guard let target = text(member.value, in: "aliases." + name) else { continue }
        // Kebab-case and camelCase are one name already.
        if Self.isSameName(name, target) { continue }
        define(name, as: .alias(target, member.value), at: member.key, among: &own)
      }
    }
    progress = definitions.names.map { _ in .waiting }
    theme.aliases = []
    for position in progress.indices {
      let name = definitions.names[position]
      if let color = color(ofDefinition: position) { theme.colors[name] = color }
      if case .alias(let target, _) = definitions[position: position] {
        theme.aliases.append(ColorAlias(name, for: target))
      }
    }
  }

  private mutating func define(
    _ name: String, as definition: ColorDefinition, at key: JSONNode, among own: inout NameTable
  ) {
    let count = own.count
    guard own.insert(name) == count else {
      return report(
        "theme-duplicate", at: key,
        MessageText.quoted(name) + " names a colour that this theme defines already")
    }
    definitions[name] = definition
  }

  private static func isSameName(_ left: String, _ right: String) -> Bool {
    NameTable([left], matching: .folded).position(of: right) != nil
  }

  /// The colour of a definition; at fault, the preset's.
  mutating func color(ofDefinition position: Int) -> Color? {
    if case .done(let color) = progress[position] { return color }
    progress[position] = .running
    trail.append(position)
    var color: Color?
    switch definitions[position: position] {
    case .value(let node): color = self.color(node, in: "colors." + definitions.names[position])
    case .alias(let target, let node): color = token(target, at: node)
    }
    trail.removeLast()
    if circular.contains(position) { color = nil }
    color = color ?? base.colors[definitions.names[position]]
    progress[position] = .done(color)
    return color
  }

  /// The colour that a value stands for, or `nil` after a report.
  mutating func color(_ node: JSONNode, in place: String) -> Color? {
    switch document.kind(of: node) {
    case .string: return color(text: document.string(of: node) ?? "", at: node)
    case .object: break
    default:
      wrongForm(node, in: place, takes: "a colour")
      return nil
    }
    reportDuplicates(of: node)
    var forms: [(key: String, value: JSONNode)] = []
    var opacity: Double? = 1
    var increased: JSONNode?
    for member in document.members(of: node) {
      let key = document.string(of: member.key) ?? ""
      switch key {
      case "color", "ref", "keyword", "light", "dark": forms.append((key, member.value))
      case "opacity": opacity = number(member.value, in: place + ".opacity", minimum: 0, maximum: 1)
      case Self.increasedKey: increased = member.value
      default:
        unknownKey(
          key, member.key, in: place,
          known: ["light", "dark", "color", "ref", "keyword", "opacity", Self.increasedKey])
        opacity = nil
      }
    }
    if let increased {
      hasIncreased = true
      if isIncreased { return self.color(increased, in: place + "." + Self.increasedKey) }
    }
    let color = self.color(of: forms, node, in: place)
    guard let color, let opacity else { return nil }
    return opacity == 1 ? color : color.multiplyingOpacity(by: opacity)
  }

  /// The key of a colour's form for increased contrast, which is a colour of its own.
  static let increasedKey = "increasedContrast"

  private mutating func color(
    of forms: [(key: String, value: JSONNode)], _ node: JSONNode, in place: String
  ) -> Color? {
    let light = forms.first { $0.key == "light" }
    let dark = forms.first { $0.key == "dark" }
    switch forms.count {
    case 2:
      guard let light, let dark else { break }
      let lightColor = color(light.value, in: place + ".light")
      let darkColor = color(dark.value, in: place + ".dark")
      guard let lightColor, let darkColor else { return nil }
      return Color(light: lightColor.light, dark: darkColor.dark)
    case 1 where light == nil && dark == nil:
      let (key, value) = forms[0]
      if key == "color" { return color(value, in: place) }
      if key == "keyword" { return keyword(value, in: place + ".keyword") }
      guard let target = text(value, in: place + ".ref") else { return nil }
      return token(target, at: value)
    default: break
    }
    report(
      "theme-form", at: node,
      quoted(node) + " where \"" + place
        + "\" takes \"light\" with \"dark\", or one of \"color\", \"ref\" and \"keyword\"")
    return nil
  }

  /// A keyword of StemJSON, whatever tokens the theme has.
  private mutating func keyword(_ node: JSONNode, in place: String) -> Color? {
    word(node, in: place, of: ColorKeyword.allCases.map { $0.name }).flatMap { ColorKeyword($0) }
      .map { Color($0) }
  }
}
