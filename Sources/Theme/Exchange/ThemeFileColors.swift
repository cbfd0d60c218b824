import JSONText
import StyleModel

/// How a theme file writes the colours of a theme.
package struct ThemeFileColors {
  /// The theme's own names, which win over keywords that are spelt like them.
  let names: NameTable

  package init(_ theme: Theme) { names = theme.colors.table }

  /// A colour with its form for increased contrast, where it has one.
  ///
  /// - Parameter name: The name that it has in the theme; within it, that name is the keyword.
  package func form(_ color: Color, increased: Color?, of name: String? = nil) -> JSONValue {
    let plain = form(color, of: name)
    guard let increased, increased != color else { return plain }
    let own = JSONMember(ThemeReader.increasedKey, form(increased, of: name))
    if case .object(let members) = plain { return .object(members + [own]) }
    return .object([JSONMember("color", plain), own])
  }

  private func form(_ color: Color, of name: String?) -> JSONValue {
    let (light, dark) = (color.light, color.dark)
    guard color.isAdaptive else { return form(light, of: name) }
    guard light.opacity == dark.opacity else {
      return ["light": form(light, of: name), "dark": form(dark, of: name)]
    }
    var members = [
      JSONMember("light", form(light.shade, of: name)), JSONMember("dark", form(dark.shade, of: name)),
    ]
    if light.opacity != 1 { members.append(JSONMember("opacity", .number(light.opacity))) }
    return .object(members)
  }

  /// One half of a colour.
  func form(_ tone: Tone, of name: String?) -> JSONValue {
    let shade = form(tone.shade, of: name)
    if tone.opacity == 1 { return shade }
    let opacity = JSONMember("opacity", .number(tone.opacity))
    if case .object(let members) = shade { return .object(members + [opacity]) }
    return .object([JSONMember("color", shade), opacity])
  }

  private func form(_ shade: Shade, of name: String?) -> JSONValue {
    if case .keyword(let keyword) = shade { return form(keyword, of: name) }
    return StemJSONEncoder.value(of: shade)
  }

  private func form(_ keyword: ColorKeyword, of name: String?) -> JSONValue {
    Self.form(keyword, isTaken: names.position(of: keyword.name).map { names.names[$0] != name } ?? false)
  }

  /// A keyword, also where a token of the theme has its name.
  static func form(_ keyword: ColorKeyword, isTaken: Bool) -> JSONValue {
    isTaken ? ["keyword": .string(keyword.name)] : .string(keyword.name)
  }
}
