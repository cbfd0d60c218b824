import JSONText
import StyleModel

// Shadows: values, or names of others.
extension ThemeReader {
  mutating func readShadows(_ node: JSONNode) {
    let entries = entries(of: node, in: "shadows")
    for (name, member) in entries where document.kind(of: member.value) != .string {
      if let shadow = shadow(member.value, named: name) { theme.shadows[name] = shadow }
    }
    // Names may stand before what they name, and may name other names.
    var references: [(name: String, node: JSONNode)] = []
    for (name, member) in entries where document.kind(of: member.value) == .string {
      references.removeAll { $0.name == name }
      references.append((name, member.value))
    }
    let values = theme.shadows
    for reference in references {
      var chain = [reference.name]
      var step = reference
      while true {
        let target = document.string(of: step.node) ?? ""
        let isRepeated = chain.contains(target)
        chain.append(target)
        if isRepeated {
          // One report a cycle, at the entry that stands first.
          if target == reference.name, references.first(where: { chain.contains($0.name) })?.name == target {
            report(
              "theme-cycle", at: reference.node,
              MessageText.quoted(target) + " refers to itself: " + chain.joined(separator: " -> "))
          }
          break
        }
        if let next = references.first(where: { $0.name == target }) {
          step = next
          continue
        }
        if let shadow = values[target] {
          theme.shadows[reference.name] = shadow
        } else if chain.count == 2 {
          report(
            "unknown-shadow", at: step.node, MessageText.quoted(target) + " is not a shadow of the theme",
            suggestions: Suggestions.nearest(to: target, in: values.names))
        }
        break
      }
    }
  }

  private mutating func shadow(_ node: JSONNode, named name: String) -> Shadow? {
    let place = "shadows." + name
    guard document.kind(of: node) == .object else {
      wrongForm(node, in: place, takes: "an object with a colour and a radius, or another shadow's name")
      return nil
    }
    reportDuplicates(of: node)
    let known = theme.shadows[name]
    var (color, radius) = (known?.color, known?.radius)
    var (x, y) = (known?.x, known?.y)
    let count = diagnostics.count
    for member in document.members(of: node) {
      let key = document.string(of: member.key) ?? ""
      let inner = place + "." + key
      switch key {
      case "color": color = self.color(member.value, in: inner)
      case "radius": radius = number(member.value, in: inner, minimum: 0)
      case "x": x = number(member.value, in: inner)
      case "y": y = number(member.value, in: inner)
      default: unknownKey(key, member.key, in: place, known: ["color", "radius", "x", "y"])
      }
    }
    guard diagnostics.count == count else { return nil }
    guard let color, let radius else {
      let missing = color == nil ? "color" : "radius"
      report("theme-form", at: node, "\"" + missing + "\" is missing in \"" + place + "\"")
      return nil
    }
    return Shadow(color: color, radius: radius, x: x ?? 0, y: y ?? 0)
  }
}
