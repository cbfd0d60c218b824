import JSONText
import StyleModel

// Lengths and type roles.
extension ThemeReader {
  mutating func readSpacing(_ node: JSONNode) {
    if document.kind(of: node) == .number {
      if let unit = number(node, in: "spacing", minimum: 0) { theme.spacing = unit }
      return
    }
    guard document.kind(of: node) == .object else {
      return wrongForm(node, in: "spacing", takes: "the points of a unit, or an object of steps")
    }
    for (name, member) in entries(of: node, in: "spacing") {
      guard let points = number(member.value, in: "spacing." + name, minimum: 0) else { continue }
      if name == "unit" { theme.spacing = points } else { theme.spacings[name] = points }
    }
  }

  mutating func readRem(_ node: JSONNode) {
    guard let points = number(node, in: "rem", minimum: 0) else { return }
    guard points > 0 else {
      return report("theme-range", at: node, quoted(node) + " is out of range: \"rem\" takes more than 0")
    }
    theme.rem = points
  }

  mutating func readLengths(
    _ node: JSONNode, in part: String, over scale: TokenScale<Double>
  ) -> TokenScale<Double> {
    var scale = scale
    for (name, member) in entries(of: node, in: part) {
      if let points = number(member.value, in: part + "." + name, minimum: 0) { scale[name] = points }
    }
    return scale
  }

  mutating func readType(_ node: JSONNode) {
    for (name, member) in entries(of: node, in: "type") {
      if let role = role(member.value, named: name) { theme.type[name] = role }
    }
  }

  private mutating func role(_ node: JSONNode, named name: String) -> TypeRole? {
    let place = "type." + name
    switch document.kind(of: node) {
    case .string: return word(node, in: place, of: PropertyTable.fontPresets).map { TypeRole(.preset($0)) }
    case .number: return size(node, in: place).map { TypeRole($0) }
    case .object: break
    default:
      wrongForm(node, in: place, takes: "a preset's name, a size in points or an object")
      return nil
    }
    reportDuplicates(of: node)
    let known = theme.type[name]
    var face: TypeRole.Face?
    var (weight, tracking, lineHeight) = (known?.weight, known?.tracking, known?.lineHeight)
    var lineSpacing: Double?
    var isValid = true
    for member in document.members(of: node) {
      let key = document.string(of: member.key) ?? ""
      let inner = place + "." + key
      let count = diagnostics.count
      switch key {
      case "size" where face == nil: face = size(member.value, in: inner)
      case "style" where face == nil:
        face = word(member.value, in: inner, of: PropertyTable.fontPresets).map { .preset($0) }
      case "size", "style":
        report(
          "theme-form", at: member.key, "\"size\" beside \"style\" in \"" + place + "\": one of them is due")
      case "weight": weight = word(member.value, in: inner, of: PropertyTable.fontWeights)
      case "tracking": tracking = number(member.value, in: inner)
      case "lineHeight" where lineSpacing == nil: lineHeight = number(member.value, in: inner, minimum: 0)
      case "lineSpacing" where document.member("lineHeight", of: node) == nil:
        lineSpacing = number(member.value, in: inner, minimum: 0)
      case "lineHeight", "lineSpacing":
        report(
          "theme-form", at: member.key,
          "\"lineHeight\" beside \"lineSpacing\" in \"" + place + "\": one of them is due")
      default:
        unknownKey(
          key, member.key, in: place,
          known: ["size", "style", "weight", "tracking", "lineHeight", "lineSpacing"])
      }
      if diagnostics.count > count { isValid = false }
    }
    guard isValid else { return nil }
    guard let face = face ?? known?.face else {
      report("theme-form", at: node, "\"size\" or \"style\" is missing in \"" + place + "\"")
      return nil
    }
    if let lineSpacing {
      let font: StyleValue =
        switch face {
        case .preset(let name): .keyword(name)
        case .size(let points): .number(points)
        }
      lineHeight = FontMetrics.lineHeight(of: font) + lineSpacing
    }
    return TypeRole(face, weight: weight, tracking: tracking, lineHeight: lineHeight)
  }

  private mutating func size(_ node: JSONNode, in place: String) -> TypeRole.Face? {
    number(node, in: place, minimum: 0).map { .size($0) }
  }
}
