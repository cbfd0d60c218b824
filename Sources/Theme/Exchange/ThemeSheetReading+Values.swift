import JSONText
import StyleModel

// The values of properties: colours, lengths, type and shadows.
extension ThemeSheetReading {
  mutating func color(_ name: String, _ value: String, _ mode: TokenMode, _ range: Range<Int>) {
    var (light, dark): (JSONValue?, JSONValue?) = (nil, nil)
    if value.utf8.starts(with: "light-dark(".utf8), value.utf8.last == UInt8(ascii: ")") {
      let halves = StyleSheetText.arguments(String(value.dropFirst(11).dropLast()))
      if halves.count == 2 { (light, dark) = (shade(halves[0]), shade(halves[1])) }
      if dark == nil { light = nil }
    } else {
      light = shade(value)
    }
    guard let light else {
      return report(
        .error, "tokens-value", range, "\(MessageText.quoted(value)) is no colour that can be read")
    }
    theme.setColor(name) { forms in
      // A plain one that is told again starts anew; those of appearances come after it.
      if mode == TokenMode() { forms = ThemeDraft.ColorForms() }
      forms[mode] = light
      if !mode.isDark { forms[TokenMode(isDark: true, isIncreased: mode.isIncreased)] = dark }
    }
  }

  /// A colour as a theme file writes it; nothing but `transparent` is a keyword there too.
  private func shade(_ text: String) -> JSONValue? {
    if text == "transparent" {
      return ThemeFileColors.form(.clear, isTaken: definitions["color-\(ColorKeyword.clear.name)"] != nil)
    }
    do throws(CSSColorError) { return .string(try CSSColor.parse(text).rgba(mapping).hex) } catch {
      return nil
    }
  }

  mutating func length(_ value: String, _ range: Range<Int>) -> Double? {
    if let points = TokenUnits.points(value, rem: rem) { return points }
    report(.error, "tokens-value", range, "\(MessageText.quoted(value)) is no length in px or rem")
    return nil
  }

  /// `--text-lg`, and `--text-lg--line-height` and its like, which refine it.
  mutating func type(_ token: String, _ value: String, _ range: Range<Int>) {
    guard let (name, part) = Self.refinement(token) else {
      if let size = length(value, range) { theme.type.set(token, size) }
      return
    }
    guard let known = theme.type[name] else {
      return report(.error, "tokens-value", range, "--text-\(name) has no size yet")
    }
    var members: [JSONMember]
    switch known {
    case .object(let own): members = own
    case let size: members = [JSONMember("size", size)]
    }
    guard case .number(let size)? = members.first?.value else { return }
    let member: JSONMember
    switch part {
    case "line-height":
      guard let height = TokenUnits.lineHeight(value, size: size, rem: rem) else {
        return report(.error, "tokens-value", range, "\(MessageText.quoted(value)) is no line height")
      }
      member = JSONMember("lineHeight", .number(height))
    case "font-weight":
      guard let weight = TokenUnits.weight(value) else {
        return report(.error, "tokens-value", range, "\(MessageText.quoted(value)) is no weight")
      }
      if !weight.isExact {
        report(.warning, "tokens-left", range, TokenUnits.approximation(value, weight.name))
      }
      member = JSONMember("weight", .string(weight.name))
    case "letter-spacing":
      // Tailwind writes it in shares of the size.
      let spacing = TokenUnits.split(value).flatMap { number, unit in
        unit == "em" ? number * size : TokenUnits.points(number, unit, rem: rem)
      }
      guard let spacing else {
        return report(.error, "tokens-value", range, "\(MessageText.quoted(value)) is no letter spacing")
      }
      member = JSONMember("tracking", .number(spacing))
    default: return report(.warning, "tokens-left", range, "a theme has no place for --text-\(token)")
    }
    members.removeAll { $0.key == member.key }
    theme.type[name] = .object(members + [member])
  }

  /// A shadow: layers of `x y blur spread colour`, with `inset` for those that fall inside.
  mutating func shadow(_ token: String, _ value: String, _ property: StyleSheetReader.Property) {
    let range = property.range
    if value == "none" || value == "0 0 #0000" {
      return theme.hideShadow(token, property.mode)
    }
    var layers: [[JSONMember]] = []
    for text in StyleSheetText.arguments(value) {
      guard let layer = layer(text) else {
        return report(
          .error, "tokens-value", range, "\(MessageText.quoted(value)) is no shadow that can be read")
      }
      layers.append(layer)
    }
    if !theme.setShadow(token, layers, property.mode) {
      report(
        .warning, "tokens-left", range,
        "--\(property.name): a shadow may change its colours with the appearance, and nothing else")
    }
  }

  private func layer(_ text: String) -> [JSONMember]? {
    var (lengths, color, isInset): ([Double], String, Bool) = ([], "", false)
    for word in StyleSheetText.words(text) {
      if word == "inset" {
        isInset = true
      } else if let points = TokenUnits.points(word, rem: rem) {
        lengths.append(points)
      } else if color.isEmpty {
        color = word
      } else {
        return nil
      }
    }
    guard let shade = shade(color), (2...4).contains(lengths.count), lengths.count < 3 || lengths[2] >= 0
    else { return nil }
    var members = [
      JSONMember("color", shade), JSONMember("radius", .number(lengths.count > 2 ? lengths[2] : 0)),
    ]
    // A layer that does not say where it falls would take that from the theme that it stands on.
    members += [JSONMember("x", .number(lengths[0])), JSONMember("y", .number(lengths[1]))]
    if lengths.count > 3, lengths[3] != 0 { members.append(JSONMember("spread", .number(lengths[3]))) }
    if isInset { members.append(JSONMember("inset", .bool(true))) }
    return members
  }
}
