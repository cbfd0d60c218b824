import JSONText

// Gradients of section 7.4.
extension StyleReader {
  /// The gradient in a wrapper's value, or `nil` after a report or with `isOpaque` set.
  mutating func gradient(_ node: JSONNode, in name: String) -> Gradient? {
    let kinds = ["linear", "radial", "angular"]
    guard document.kind(of: node) == .object else {
      wrongType(node, in: name + ".gradient", takes: "an object with one of linear, radial and angular")
      return nil
    }
    var found: (kind: String, node: JSONNode)?
    for (key, member) in lastMembers(of: node) {
      guard kinds.contains(key) else {
        reportUnknownKey(key, member, in: name + ".gradient", known: kinds)
        isOpaque = true
        continue
      }
      if let found {
        report(
          "R03", at: node,
          MessageText.quoted(key) + " beside " + MessageText.quoted(found.kind) + " in \"" + name
            + "\": a gradient has one kind")
        return nil
      }
      found = (key, member.value)
    }
    guard let found else {
      report(
        "R04", at: node, "the kind of the gradient is missing in \"" + name + "\": linear, radial or angular")
      return nil
    }
    guard document.kind(of: found.node) == .object else {
      wrongType(
        found.node, in: name + ".gradient." + found.kind, takes: "an object with colours and a geometry")
      return nil
    }
    return gradient(found.kind, found.node, in: name + ".gradient." + found.kind)
  }

  private mutating func gradient(_ kind: String, _ node: JSONNode, in name: String) -> Gradient? {
    let keys =
      switch kind {
      case "linear": ["colors", "startPoint", "endPoint"]
      case "radial": ["colors", "center", "startRadius", "endRadius"]
      default: ["colors", "center", "startAngle", "endAngle"]
      }
    var fields: [JSONNode?] = keys.map { _ in nil }
    for (key, member) in lastMembers(of: node) {
      if let index = keys.firstIndex(of: key) {
        fields[index] = member.value
      } else {
        reportUnknownKey(key, member, in: name, known: keys)
        isOpaque = true
      }
    }
    for (key, field) in zip(keys, fields) where field == nil {
      report("R04", at: node, MessageText.quoted(key) + " is missing in \"" + name + "\"")
    }
    let colors = fields[0].flatMap { gradientColors($0, in: name) }
    let point = fields[1].flatMap { keyword($0, of: name + "." + keys[1]) }
    let geometry: Gradient.Geometry?
    if kind == "linear" {
      let end = fields[2].flatMap { keyword($0, of: name + "." + keys[2]) }
      geometry = point.flatMap { point in end.map { .linear(from: point, to: $0) } }
    } else {
      let low: Double? = kind == "radial" ? 0 : nil
      let start = fields[2].flatMap { number($0, of: name + "." + keys[2], minimum: low) }
      let end = fields[3].flatMap { number($0, of: name + "." + keys[3], minimum: low) }
      guard let point, let start, let end else { return nil }
      geometry =
        kind == "radial"
        ? .radial(center: point, startRadius: start, endRadius: end)
        : .angular(center: point, startAngle: start, endAngle: end)
    }
    guard let colors, let geometry else { return nil }
    return Gradient(geometry, colors: colors)
  }

  private mutating func gradientColors(_ node: JSONNode, in name: String) -> [Color]? {
    guard document.kind(of: node) == .array else {
      wrongType(node, in: name + ".colors", takes: "an array of colours")
      return nil
    }
    if document.count(of: node) == 0 {
      report("R04", at: node, "no colour in \"" + name + ".colors\": a gradient runs from one to another")
      return nil
    }
    return colors(node, in: name + ".colors")
  }

  // A point; the general rule of section 6.2 lets a reference stand, which the model has no place for.
  private mutating func keyword(_ node: JSONNode, of name: String) -> String? {
    if isDynamic(node) {
      isOpaque = true
      return nil
    }
    return keyword(node, of: nil, name: name, Gradient.points)
  }

  private mutating func number(_ node: JSONNode, of name: String, minimum: Double?) -> Double? {
    if isDynamic(node) {
      isOpaque = true
      return nil
    }
    return number(node, in: name, minimum: minimum)
  }
}
