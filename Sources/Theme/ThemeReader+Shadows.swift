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
    var last: [String: JSONNode] = [:]
    for (name, member) in entries where document.kind(of: member.value) == .string {
      last[name] = member.value
    }
    for (name, member) in entries where last[name] == member.value { references.append((name, member.value)) }
    let values = theme.shadows
    var places: [String: Int] = [:]
    for (index, reference) in references.enumerated() { places[reference.name] = index }
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
        if chain.count > Self.longestWay {
          report(
            "theme-cycle", at: reference.node,
            MessageText.quoted(reference.name) + " leads through more than \(Self.longestWay) other names")
          break
        }
        if let next = places[target] {
          step = references[next]
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
    switch document.kind(of: node) {
    case .object:
      return layer(node, in: place, over: theme.shadows[name]?.principal).map { Shadow(layers: [$0]) }
    case .array: break
    default:
      wrongForm(
        node, in: place,
        takes: "a layer with a colour and a radius, an array of layers, or another shadow's name")
      return nil
    }
    var layers: [ShadowLayer] = []
    let count = diagnostics.count
    for (index, element) in document.elements(of: node).enumerated() {
      let place = "\(place)[\(index)]"
      guard document.kind(of: element) == .object else {
        wrongForm(element, in: place, takes: "an object with a colour and a radius")
        continue
      }
      if let layer = layer(element, in: place, over: nil) { layers.append(layer) }
    }
    guard diagnostics.count == count else { return nil }
    guard !layers.isEmpty else {
      report("theme-form", at: node, "\"" + place + "\" has no layer; a shadow that is none is clear")
      return nil
    }
    return Shadow(layers: layers)
  }

  /// One layer; what it does not say is that of the known one.
  private mutating func layer(_ node: JSONNode, in place: String, over known: ShadowLayer?) -> ShadowLayer? {
    reportDuplicates(of: node)
    var (color, radius) = (known?.color, known?.radius)
    var (x, y, spread) = (known?.x, known?.y, known?.spread)
    var isInset: Bool? = known?.isInset
    let count = diagnostics.count
    for member in document.members(of: node) {
      let key = document.string(of: member.key) ?? ""
      let inner = place + "." + key
      switch key {
      case "color": color = self.color(member.value, in: inner)
      case "radius": radius = number(member.value, in: inner, minimum: 0)
      case "x": x = number(member.value, in: inner)
      case "y": y = number(member.value, in: inner)
      case "spread": spread = number(member.value, in: inner)
      case "inset":
        isInset = document.bool(of: member.value)
        if isInset == nil { wrongForm(member.value, in: inner, takes: "true or false") }
      default:
        unknownKey(
          key, member.key, in: place, known: ["color", "radius", "x", "y", "spread", "inset"])
      }
    }
    guard diagnostics.count == count else { return nil }
    guard let color, let radius else {
      let missing = color == nil ? "color" : "radius"
      report("theme-form", at: node, "\"" + missing + "\" is missing in \"" + place + "\"")
      return nil
    }
    return ShadowLayer(
      color: color, radius: radius, x: x ?? 0, y: y ?? 0, spread: spread ?? 0, isInset: isInset ?? false)
  }
}
