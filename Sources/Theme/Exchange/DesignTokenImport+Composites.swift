import JSONText
import StyleModel

// Shadows and motion, which are made of several values.
extension DesignTokenReading {
  mutating func takeShadow(_ token: DesignToken, _ place: TokenPlace) throws(DesignTokenValues.Fault) {
    let node = try values.target(token.value)
    guard file.document.kind(of: node) == .array else {
      setShadow([try layer(node, color: own(token, "color"))], token, place)
      return
    }
    let colors = own(token, "colors").map { Array(file.document.elements(of: $0)) } ?? []
    var layers: [[JSONMember]] = []
    for (index, element) in file.document.elements(of: node).enumerated() {
      layers.append(
        try layer(try values.target(element), color: index < colors.count ? colors[index] : nil))
    }
    if layers.isEmpty { throw DesignTokenValues.Fault(message: "a shadow has a layer", node: node) }
    setShadow(layers, token, place)
  }

  private mutating func setShadow(_ layers: [[JSONMember]], _ token: DesignToken, _ place: TokenPlace) {
    if !theme.setShadow(place.name, layers, place.mode) {
      report(
        .warning, "tokens-left", token.key,
        "\(token.name): a shadow may change its colours with the appearance, and nothing else")
    }
  }

  /// One layer as a theme file writes it, with the colour that our own extension gives.
  private func layer(_ node: JSONNode, color own: JSONNode?) throws(DesignTokenValues.Fault) -> [JSONMember] {
    let document = file.document
    func member(_ names: String...) -> JSONNode? {
      for name in names { if let found = document.member(name, of: node) { return found } }
      return nil
    }
    guard document.kind(of: node) == .object, let color = member("color"), let blur = member("blur") else {
      throw DesignTokenValues.Fault(message: "a shadow has a \"color\" and a \"blur\"", node: node)
    }
    let shade: JSONValue =
      if let own { document.value(of: own) } else { .string(try values.color(color).hex) }
    var members = [JSONMember("color", shade), JSONMember("radius", .number(try values.length(blur)))]
    // A layer that does not say where it falls would take that from the theme that it stands on.
    let x = try member("offsetX", "x").map { node throws(DesignTokenValues.Fault) in try values.length(node) }
    let y = try member("offsetY", "y").map { node throws(DesignTokenValues.Fault) in try values.length(node) }
    members += [JSONMember("x", .number(x ?? 0)), JSONMember("y", .number(y ?? 0))]
    if let spread = member("spread") {
      let points = try values.length(spread)
      if points != 0 { members.append(JSONMember("spread", .number(points))) }
    }
    // Tokens Studio tells it by a type.
    let isInset = member("inset").flatMap { document.bool(of: $0) } ?? false
    if isInset || member("type").flatMap({ document.string(of: $0) }) == "innerShadow" {
      members.append(JSONMember("inset", .bool(true)))
    }
    return members
  }

  /// A duration, a delay and a curve.
  mutating func takeTransition(_ token: DesignToken, _ place: TokenPlace) throws(DesignTokenValues.Fault) {
    let node = try values.target(token.value)
    let document = file.document
    guard document.kind(of: node) == .object, let length = document.member("duration", of: node) else {
      throw DesignTokenValues.Fault(message: "a transition has a \"duration\"", node: node)
    }
    var members: [JSONMember] = []
    if let function = document.member("timingFunction", of: node) {
      members.append(curve(try values.curve(function)))
    }
    members.append(duration(try values.milliseconds(length)))
    if let delay = document.member("delay", of: node) {
      // The format has no transition without a delay.
      let wait = try values.milliseconds(delay)
      if wait != 0 { members.append(JSONMember("delay", .number(wait))) }
    }
    takeMotion(members, token, place)
  }

  func duration(_ milliseconds: Double) -> JSONMember { JSONMember("duration", .number(milliseconds)) }

  /// A curve by its name, or by its control points where no name has them.
  func curve(_ points: CubicBezier) -> JSONMember { ThemeFile.curve(points) }
}
