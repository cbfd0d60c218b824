import JSONText
import StyleModel
import TestSupport
import Testing

@testable import Theme

/// ThemeKit's generator against the values that were recorded of it.
@Suite struct ThemeKitGeneratorTests {
  private static func facts() throws -> JSONValue {
    let document = try JSONDocument(
      parsing: try Repository.bytes("Tests/Fixtures/Themes/themekit-presets.json"))
    return document.value(of: document.root)
  }

  private func hex(_ colors: [RGBA]) -> [String] { colors.map { hex($0) } }
  private func hex(_ color: RGBA) -> String { String(color.hex.dropFirst()).lowercased() }

  private func texts(_ value: JSONValue?) -> [String] {
    guard case .array(let elements)? = value else { return [] }
    return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  private func text(_ value: JSONValue?) -> String { if case .string(let text)? = value { text } else { "" } }
  private func isTrue(_ value: JSONValue?) -> Bool { value == .bool(true) }
  private func rgba(_ value: JSONValue?) -> RGBA { RGBA(hex: "#" + text(value)) ?? RGBA(1, 2, 3) }

  @Test func presets() throws {
    guard case .array(let presets)? = try Self.facts()["presets"] else { throw Missing() }
    #expect(presets.count == 34)
    #expect(Theme.themeKitPresetNames == presets.map { "themekit/" + text($0["id"]) })
    for preset in presets {
      let name = "themekit/" + text(preset["id"])
      let theme = try #require(Theme.preset(named: name))
      #expect(theme.name == name)
      let made = try #require(preset["generated"])
      func color(_ name: String) -> String {
        if case .rgba(let rgba)? = theme.colors[name]?.light.shade { hex(rgba) } else { "" }
      }
      for family in ["primary", "secondary", "accent", "neutral"] {
        let due = texts(made["\(family)_ladder"])
        #expect(ThemeKitLadder.steps.map { color("\(family)-\($0)") } == due, "\(name) \(family)")
      }
      guard case .object(let surfaces)? = made["surfaces"] else { throw Missing() }
      #expect(surfaces.count == 5)
      for surface in surfaces {
        #expect(
          color(String(surface.key.dropFirst("background.".count))) == text(surface.value),
          "\(name) \(surface.key)")
      }
      #expect(color("primary-on-solid") == text(made["primary_on_solid"]), "\(name)")
      #expect(
        color("onPrimary") == text(made["primary_on_solid"])
          && color("primary-foreground") == color("onPrimary"))
      // A preset is one appearance.
      #expect(!theme.colors.names.contains { theme.colors[$0]?.isAdaptive ?? false })
      #expect(theme.colors.names == Theme.themekit.colors.names)
    }
  }

  private struct Missing: Error {}

  @Test func goldenLadders() throws {
    guard case .array(let golden)? = try Self.facts()["golden"] else { throw Missing() }
    #expect(golden.count == 3)
    for one in golden {
      let (seed, isDark) = (rgba(one["seed"]), isTrue(one["dark"]))
      #expect(hex(ThemeKitLadder(seed, isDark: isDark).colors) == texts(one["primary"]))
      guard one["neutral"] != nil else { continue }
      #expect(hex(ThemeKitLadder.neutral(isDark: isDark, tint: 0.13, primary: seed)) == texts(one["neutral"]))
    }
  }

  /// The generator of the default recipe gives the whole default theme, which is kept as a file.
  @Test func defaultThemeIsTheGeneratedOne() {
    var config = ThemeKitConfig(primary: RGBA(0x05, 0x6B, 0xFD))
    let light = config.theme(over: .themekit)
    config.isDark = true
    let dark = config.theme(over: .themekit)
    for name in Theme.themekit.colors.names {
      let pair = light.colors[name].flatMap { light in
        dark.colors[name].map { Color(light: light.light, dark: $0.light) }
      }
      #expect(pair == Theme.themekit.colors[name], "\(name)")
    }
  }

  /// The themes that come with ThemeKit differ from the default one as it says.
  @Test(arguments: ["oceanTheme", "sunsetTheme"]) func bundledThemes(_ name: String) throws {
    let bundled = try #require(try Self.facts()["bundled"]?[name])
    let recipe = try #require(bundled["recipe"])
    func number(_ value: JSONValue?) -> Double? { value.flatMap { Double(JSONWriter.text($0)) } }
    var config = ThemeKitConfig(primary: rgba(recipe["primary"]))
    config.tint = number(recipe["tint"]) ?? 0
    config.radiusScale = number(recipe["radius_scale"]) ?? 1
    config.spacingScale = number(recipe["spacing_scale"]) ?? 1
    config.shadowScale = number(recipe["shadow_scale"]) ?? 1
    for mode in ["light", "dark"] {
      config.isDark = mode == "dark"
      let theme = config.theme(over: .themekit)
      guard case .object(let colors)? = bundled["colours"] else { throw Missing() }
      #expect(colors.count > 15)
      for row in ThemeKitTokens.rows {
        let due = colors.first { $0.key == row.upstream }.map { Color(rgba($0.value[mode])) }
        let base = Theme.themekit.colors[row.name].map { Color(config.isDark ? $0.dark : $0.light) }
        #expect(theme.colors[row.name] == due ?? base, "\(row.upstream) \(mode)")
      }
    }
    let theme = config.theme(over: .themekit)
    guard case .object(let radii)? = bundled["metrics"]?["radius"],
      case .object(let steps)? = bundled["metrics"]?["spacing"],
      case .object(let shadows)? = bundled["metrics"]?["shadow"]
    else { throw Missing() }
    for step in radii where step.key.hasPrefix("rd-") { #expect(theme.radii[step.key] == number(step.value)) }
    for step in steps where step.key.hasPrefix("sp-") {
      #expect(theme.spacings[step.key] == number(step.value))
    }
    #expect(theme.spacings["box"] == number(bundled["metrics"]?["spacing"]?["spacing-box"]))
    for shadow in shadows {
      guard case .array(let layers) = shadow.value else { throw Missing() }
      let own = theme.shadows[shadow.key == "tabBar" ? "tab-bar" : shadow.key]
      #expect(own?.layers.map { $0.radius } == layers.map { number($0["radius"]) }, "\(shadow.key)")
      #expect(own?.layers.map { $0.y } == layers.map { number($0["y"]) }, "\(shadow.key)")
    }
  }

  @Test func defaultThemeEqualsTheFacts() throws {
    let tokens = try #require(try Self.facts()["tokens"])
    guard case .object(let categories)? = tokens["colours"], case .object(let palette)? = tokens["palette"],
      case .object(let roles)? = tokens["roles"]
    else { throw Missing() }
    func expect(_ name: String, _ light: JSONValue?, _ dark: JSONValue?) {
      let due = Color(light: Tone(.rgba(rgba(light))), dark: Tone(.rgba(rgba(dark))))
      #expect(Theme.themekit.colors[name] == due, "\(name)")
    }
    var count = 0
    for category in categories {
      guard case .object(let rows) = category.value else { throw Missing() }
      for row in rows {
        let known = try #require(ThemeKitTokens.rows.first { $0.upstream == row.key }, "\(row.key)")
        expect(known.name, row.value["light"], row.value["dark"])
        count += 1
      }
    }
    #expect(count == ThemeKitTokens.rows.count)
    for family in palette {
      guard case .array(let light)? = family.value["light"], case .array(let dark)? = family.value["dark"]
      else {
        throw Missing()
      }
      for (index, step) in ThemeKitLadder.steps.enumerated() {
        expect("\(family.key)-\(step)", light[index], dark[index])
      }
    }
    let names = [
      "onSolid": "on-solid", "accent": "text", "bgHover": "bg-hover", "borderSubtle": "border-subtle",
      "borderHover": "border-hover",
    ]
    for family in roles {
      guard case .object(let light)? = family.value["light"] else { throw Missing() }
      for role in light {
        let name = names[role.key] ?? role.key
        let kind = try #require(ColorRole.allCases.first { $0.name == name }, "\(role.key)")
        let semantic = SemanticColor(
          name: family.key, color: try #require(Theme.themekit.colors[family.key], "\(family.key)"))
        let found = Theme.themekit.color(kind, of: semantic)
        let pair = (rgba(role.value), rgba(family.value["dark"]?[role.key]))
        func components(_ tone: Tone) -> RGBA? { tone.components }
        #expect(
          components(found.light) == pair.0 && components(found.dark) == pair.1, "\(family.key) \(role.key)")
      }
    }
  }

  @Test func defaultMetricsEqualTheFacts() throws {
    let tokens = try #require(try Self.facts()["tokens"])
    func members(_ key: String) throws -> [JSONMember] {
      guard case .object(let members)? = tokens[key] else { throw Missing() }
      return members
    }
    func number(_ value: JSONValue?) -> Double? { value.flatMap { Double(JSONWriter.text($0)) } }
    let theme = Theme.themekit
    for row in try members("spacing_key") + members("spacing_role") where row.key != "none" {
      let name = text(row.value["name"])
      #expect(theme.spacings[row.key == "box" ? "box" : name] == number(row.value["value"]), "\(name)")
    }
    for row in try members("radius_key") + members("radius_role") {
      let name = text(row.value["name"]).replacing("radius-", with: "")
      #expect(theme.radii[name] == number(row.value["value"]), "\(name)")
    }
    let styles = try members("text_style")
    #expect(styles.count == 34)
    for row in styles {
      let name = ThemeKitNames.kebabCase(row.key)
      #expect(
        theme.type[name]
          == TypeRole(
            .size(number(row.value["size"]) ?? 0), weight: text(row.value["weight"]),
            lineHeight: number(row.value["line_height"])), "\(name)")
      #expect(ThemeKitNames.token(of: name, .type) == row.key)
    }
    for row in try members("shadow") {
      guard case .array(let layers) = row.value else { throw Missing() }
      let due = layers.map { layer in
        ShadowLayer(
          color: Color(rgba(layer["color"])), radius: number(layer["radius"]) ?? 0,
          x: number(layer["x"]) ?? 0,
          y: number(layer["y"]) ?? 0)
      }
      #expect(theme.shadows[ThemeKitNames.kebabCase(row.key)]?.layers == due, "\(row.key)")
    }
    for row in try members("motion") {
      let seconds = try #require(number(row.value))
      #expect(theme.motions[row.key]?.curve == .easeInOut)
      #expect(abs((theme.motions[row.key]?.duration ?? 0) - seconds * 1000) < 1e-9, "\(row.key)")
    }
  }

  @Test func unknownPresetsAreNone() {
    #expect(Theme.preset(named: "themekit/nope") == nil && Theme.preset(named: "themekit/") == nil)
    #expect(Theme.preset(named: "dracula") == nil)
    let result = loaded(##"{"extends":"themekit/dracula","colors":{"brand":"primary"}}"##)
    #expect(
      result.diagnostics.isEmpty
        && result.theme.color("brand") == Theme.preset(named: "themekit/dracula")?.color("primary"))
  }
}
