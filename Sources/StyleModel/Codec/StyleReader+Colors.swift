import JSONText

// Colours in every form of section 7.3.
extension StyleReader {
  mutating func colorValue(_ node: JSONNode, of row: PropertyRow) -> StyleValue? {
    whole(node) { $0.color(node, in: row.name).map { .color($0) } }
  }

  mutating func palette(_ node: JSONNode, of row: PropertyRow) -> StyleValue? {
    if let text = document.string(of: node), StringForm(of: text).isDynamic { return .dynamic(text) }
    guard document.kind(of: node) == .array else {
      wrongType(node, in: row.name, takes: "an array of colours")
      return nil
    }
    return whole(node) { .palette($0.colors(node, in: row.name)) }
  }

  /// The elements of an array that are colours; the others are reported.
  mutating func colors(_ node: JSONNode, in name: String) -> [Color] {
    var colors: [Color] = []
    for element in document.elements(of: node) {
      if let color = color(element, in: name) { colors.append(color) }
    }
    return colors
  }

  /// A colour, or `nil` after a report or with `isOpaque` set.
  mutating func color(_ node: JSONNode, in name: String, isNested: Bool = false) -> Color? {
    switch document.kind(of: node) {
    case .string: shade(document.string(of: node) ?? "", node).map { Color($0) }
    case .object: colorObject(node, in: name, isNested: isNested)
    default:
      {
        wrongType(node, in: name, takes: "a colour"); return nil
      }()
    }
  }

  private mutating func shade(_ text: String, _ node: JSONNode) -> Shade? {
    switch StringForm(of: text) {
    case .state, .context, .system, .expression: return .dynamic(text)
    case .mixed, .merged:
      reportMarkers(StringForm(of: text), text, node, isText: false)
      return nil
    case .literal: break
    }
    if text.utf8.count != 5, let rgba = RGBA(hex: text) { return .rgba(rgba) }
    if let keyword = ColorKeyword(text) { return .keyword(keyword) }
    reportColorText(text, node)
    return nil
  }

  private mutating func colorObject(_ node: JSONNode, in name: String, isNested: Bool) -> Color? {
    var (base, light, dark, opacity): (JSONNode?, JSONNode?, JSONNode?, JSONNode?)
    for (key, member) in lastMembers(of: node) {
      switch key {
      case "color": base = member.value
      case "light": light = member.value
      case "dark": dark = member.value
      case "opacity": opacity = member.value
      default:
        guard acceptsColorKey(key, member, of: node, in: name, isNested: isNested) else { return nil }
      }
    }
    let factor: Double? = if let opacity { number(opacity, ofOpacityIn: name) } else { 1 }
    var color: Color?
    if light != nil || dark != nil {
      if base != nil {
        report(
          "R03", at: node,
          "\"color\" beside \"light\" and \"dark\" in \"" + name + "\": one of the forms is due")
        return nil
      }
      color = adaptive(node, light, dark, in: name)
    } else if let base {
      color = self.color(base, in: name, isNested: true)
    } else {
      report("R04", at: node, "\"color\" is missing in the colour of \"" + name + "\"")
    }
    guard let color, let factor else { return nil }
    return factor == 1 ? color : color.multiplyingOpacity(by: factor)
  }

  private mutating func adaptive(
    _ node: JSONNode, _ light: JSONNode?, _ dark: JSONNode?, in name: String
  ) -> Color? {
    let lightColor = light.flatMap { color($0, in: name, isNested: true) }
    let darkColor = dark.flatMap { color($0, in: name, isNested: true) }
    if light == nil || dark == nil {
      let (missing, present) = light == nil ? ("light", "dark") : ("dark", "light")
      report(
        "R07", at: node,
        "\"" + missing + "\" is missing beside \"" + present + "\" in \"" + name
          + "\": an adaptive colour has both")
      return nil
    }
    guard let lightColor, let darkColor else { return nil }
    return Color(light: lightColor.light, dark: darkColor.dark)
  }

  // The factor, or nil after a report; a dynamic one leaves the whole value as it is.
  private mutating func number(_ node: JSONNode, ofOpacityIn name: String) -> Double? {
    if let text = document.string(of: node), StringForm(of: text).isDynamic {
      isOpaque = true
      return nil
    }
    return number(node, in: name + ".opacity", minimum: 0, maximum: 1)
  }

  // A key that is none of a colour's; false when it says that the value is no colour.
  private mutating func acceptsColorKey(
    _ key: String, _ member: JSONMemberRef, of node: JSONNode, in name: String, isNested: Bool
  ) -> Bool {
    switch key {
    case "gradient" where isNested:
      report(
        "R09", at: node,
        "\"gradient\" inside a colour of \"" + name + "\": a gradient takes the place of the whole value")
      return false
    case "gradient":
      report("R03", at: node, "\"gradient\" where \"" + name + "\" takes a plain colour")
      return false
    case "linear", "radial", "angular":
      report(
        "R08", at: node, MessageText.quoted(key) + " without its wrapper \"gradient\" in \"" + name + "\"")
      return false
    case "material":
      report(
        "R10", at: node, "\"material\" in \"" + name + "\": a background alone takes a material",
        suggestions: ["common.background"])
      return false
    default:
      reportUnknownKey(key, member, in: name, known: ["color", "light", "dark", "opacity"])
      isOpaque = true
      return true
    }
  }
}

extension StemJSONDecoder {
  /// What is wrong in a JSON value where a colour is due; `name` is what messages call the place.
  public static func diagnostics(
    ofColor node: JSONNode, named name: String, in document: JSONDocument
  ) -> [Diagnostic] {
    var reader = StyleReader(document)
    _ = reader.color(node, in: name)
    return reader.diagnostics
  }

  /// The colour that a JSON value stands for in any of StemJSON's forms; `nil` for anything else.
  public static func color(_ node: JSONNode, in document: JSONDocument) -> Color? {
    var reader = StyleReader(document)
    let value = reader.whole(node) { $0.color(node, in: "color").map { .color($0) } }
    guard case .color(let color) = value else { return nil }
    return color
  }

  /// The colour of a text: a keyword in any letter case, a hex colour of 3, 4, 6 or 8 digits, a colour of CSS
  /// (names and functions, clipped to sRGB), a reference or an expression; `nil` for anything else.
  ///
  /// A keyword of StemJSON wins over the CSS name that is spelt like it.
  public static func color(text: String) -> Color? {
    if StringForm(of: text).isDynamic { return Color(.dynamic(text)) }
    if let keyword = ColorKeyword(text) { return Color(keyword) }
    do throws(CSSColorError) {
      return Color(try CSSColor.parse(text).rgba())
    } catch {
      return nil
    }
  }
}
