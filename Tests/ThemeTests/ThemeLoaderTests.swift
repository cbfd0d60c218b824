import JSONText
import StyleModel
import Testing
import Theme

@Suite struct ThemeLoaderTests {
  @Test("overrides the preset name by name")
  func overrides() {
    let result = loaded(
      """
      { "name": "ours", "extends": "swiftcn", "spacing": 5, "rem": 10, "radii": { "lg": 10, "3xl": 32 },
        "colors": { "primary": "#0A7", "brand": { "light": "#00AA77", "dark": "mint" } },
        "breakpoints": { "sm": 600 } }
      """)
    #expect(result.diagnostics == [])
    let theme = result.theme
    #expect(theme.name == "ours")
    #expect(theme.spacing == 5)
    #expect(theme.rem == 10)
    #expect(theme.radii["lg"] == 10)
    #expect(theme.radii["3xl"] == 32)
    #expect(theme.radii["md"] == 8)
    #expect(theme.color("primary") == Color(RGBA(0, 0xAA, 0x77)))
    #expect(
      theme.color("brand") == Color(light: Tone(.rgba(RGBA(0, 0xAA, 0x77))), dark: Tone(.keyword(.mint))))
    #expect(theme.color("muted") == Theme.swiftcn.color("muted"))
    #expect(theme.breakpoints["sm"] == 600)
    #expect(theme.breakpoints["md"] == 768)
  }

  @Test("extends swiftcn unless told otherwise")
  func presets() {
    #expect(loaded("{}").theme.color("card") == Theme.swiftcn.color("card"))
    #expect(loaded("{}").theme.name == "swiftcn")
    let empty = loaded(#"{"extends":"none"}"#)
    #expect(empty.diagnostics == [])
    #expect(empty.theme.colors.count + empty.theme.radii.count + empty.theme.type.count == 0)
    #expect(empty.theme.spacing == 4)
    let system = loaded(#"{"extends":"system","colors":{"brand":"primary"}}"#)
    #expect(system.theme.color("brand") == Color(.primary))
    #expect(system.theme.color("card") == Color(.surface))
  }

  struct ColorRow: Sendable, CustomTestStringConvertible {
    let json: String
    let color: Color?
    var testDescription: String { json }

    init(_ json: String, _ color: Color?) {
      self.json = json
      self.color = color
    }
  }

  static let colors = [
    ColorRow(##""#abc""##, Color(RGBA(0xAA, 0xBB, 0xCC))),
    ColorRow(##""#abc8""##, Color(RGBA(0xAA, 0xBB, 0xCC, 0x88))),
    ColorRow(##""#11223344""##, Color(RGBA(0x11, 0x22, 0x33, 0x44))),
    ColorRow(#""blue""#, Color(.blue)),
    ColorRow(#""accentcolor""#, Color(.accentColor)),
    ColorRow(#""transparent""#, Color(.clear)),
    ColorRow(#""hotpink""#, Color(RGBA(0xFF, 0x69, 0xB4))),
    ColorRow(#""oklch(0.623 0.214 259.815)""#, Color(RGBA(0x2B, 0x7F, 0xFF))),
    ColorRow(#""${brand}""#, Color(.dynamic("${brand}"))),
    ColorRow(#""muted""#, adaptive("#F5F5F8", "#252528")),
    ColorRow(#""muted-foreground""#, adaptive("#6B6B6E", "#ADADB0")),
    ColorRow(#""card""#, adaptive("#FFFFFF", "#1D1D20")),
    ColorRow(#"{"ref":"muted"}"#, adaptive("#F5F5F8", "#252528")),
    ColorRow(#"{"ref":"mint"}"#, Color(.mint)),
    ColorRow(#"{"color":"blue"}"#, Color(.blue)),
    ColorRow(#"{"color":"blue","opacity":0.5}"#, Color(.keyword(.blue), opacity: 0.5)),
    ColorRow(#"{"ref":"mint","opacity":0.25}"#, Color(.keyword(.mint), opacity: 0.25)),
    ColorRow(
      #"{"light":"blue","dark":{"color":"white","opacity":0.5}}"#,
      Color(light: Tone(.keyword(.blue)), dark: Tone(.keyword(.white), opacity: 0.5))),
    ColorRow(
      #"{"light":"black","dark":"white","opacity":0.5}"#,
      Color(light: Tone(.keyword(.black), opacity: 0.5), dark: Tone(.keyword(.white), opacity: 0.5))),
    // A keyword that a token is spelt like.
    ColorRow(#"{"keyword":"background"}"#, Color(.background)),
    ColorRow(#"{"keyword":"primary","opacity":0.5}"#, Color(.keyword(.primary), opacity: 0.5)),
    ColorRow(
      #"{"light":{"keyword":"primary"},"dark":"muted"}"#,
      Color(light: Tone(.keyword(.primary)), dark: Tone(.rgba(RGBA(0x25, 0x25, 0x28))))),
    // Each appearance of an adaptive token goes to its own side.
    ColorRow(#"{"light":"surface","dark":"muted"}"#, adaptive("#FFFFFF", "#252528")),
  ]

  @Test("reads every form of a colour", arguments: colors)
  func forms(_ row: ColorRow) {
    let result = loaded(#"{"colors":{"brand":\#(row.json)}}"#)
    #expect(result.diagnostics == [])
    #expect(row.color != nil && result.theme.color("brand") == row.color)
  }

  @Test("resolves references after merging, whatever their order")
  func references() {
    let theme = loaded(
      """
      { "colors": { "link": "brand", "brand": { "ref": "deep" }, "deep": "#123456",
                    "surface": { "color": "surface", "opacity": 0.5 }, "muted": "#111111" },
        "aliases": { "panel": "muted", "on-card": "card" } }
      """
    )
    #expect(theme.diagnostics == [])
    #expect(theme.theme.color("link") == Color(RGBA(0x12, 0x34, 0x56)))
    #expect(theme.theme.color("panel") == Color(RGBA(0x11, 0x11, 0x11)))
    // In terms of itself means the preset's.
    #expect(theme.theme.color("surface") == Theme.swiftcn.color("surface")?.multiplyingOpacity(by: 0.5))
    // The preset's second names follow their tokens.
    #expect(theme.theme.color("card") == theme.theme.color("surface"))
    #expect(theme.theme.color("on-card") == theme.theme.color("surface"))
  }

  @Test("lets a colour of its own end the preset's second name")
  func aliasOverridden() {
    let theme = loaded(##"{"colors":{"card":"#222222","surface":"#333333"}}"##)
    #expect(theme.diagnostics == [])
    #expect(theme.theme.color("card") == Color(RGBA(0x22, 0x22, 0x22)))
    #expect(theme.theme.aliases.contains { $0.name == "card" } == false)
    #expect(theme.theme.aliases.contains { $0.name == "card-foreground" })
  }

  @Test("reads a theme over a theme that extends another")
  func twice() throws {
    let first = loaded(##"{"colors":{"brand":"#123456"},"aliases":{"hero":"brand"}}"##).theme
    let document = try JSONDocument(parsing: ##"{"rules":{"theme":{"colors":{"brand":"#654321"}}}}"##)
    let rules = try #require(document.member("rules", of: document.root))
    let node = try #require(document.member("theme", of: rules))
    let second = ThemeLoader.load(node, in: document, over: first)
    #expect(second.diagnostics == [])
    #expect(second.theme.color("hero") == Color(RGBA(0x65, 0x43, 0x21)))
  }

  @Test("reads type roles, named steps and shadows")
  func scales() {
    let result = loaded(
      """
      { "spacing": { "unit": 5, "md": 18, "lg": 28 },
        "type": { "sm": "footnote", "hero": 44, "xl": { "weight": "bold" },
                  "label": { "size": 13, "weight": "medium", "tracking": -0.2, "lineHeight": 18 },
                  "note": { "style": "caption2" } },
        "shadows": { "DEFAULT": "glow", "glow": { "color": { "color": "mint", "opacity": 0.5 }, "radius": 8 },
                     "md": { "y": 6 }, "tinted": { "color": "primary", "radius": 1, "x": -1 } } }
      """)
    #expect(result.diagnostics == [])
    let theme = result.theme
    #expect(theme.spacing == 5)
    #expect(theme.spacings["md"] == 18)
    #expect(theme.spacings["unit"] == nil)
    #expect(theme.type["sm"] == TypeRole(.preset("footnote")))
    #expect(theme.type["hero"] == TypeRole(.size(44)))
    #expect(theme.type["xl"] == TypeRole(.preset("title2"), weight: "bold"))
    #expect(theme.type["label"] == TypeRole(.size(13), weight: "medium", tracking: -0.2, lineHeight: 18))
    #expect(theme.type["note"] == TypeRole(.preset("caption2")))
    #expect(theme.shadows["DEFAULT"] == Shadow(color: Color(.keyword(.mint), opacity: 0.5), radius: 8))
    #expect(
      theme.shadows["md"] == adaptive("#0000001A", "#00000047").map { Shadow(color: $0, radius: 12, y: 6) })
    #expect(theme.shadows["tinted"]?.principal?.color == Theme.swiftcn.color("primary"))
    #expect(theme.shadows["tinted"]?.principal?.x == -1)
  }
}
