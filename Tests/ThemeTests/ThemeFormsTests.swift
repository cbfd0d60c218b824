import StyleModel
import Testing
import Theme

/// Forms for increased contrast, layers of shadows and motion presets in theme files.
@Suite struct ThemeFormsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let theme: String
    /// Findings, as `id at text`.
    let findings: [String]
    var testDescription: String { theme }

    init(_ theme: String, _ findings: String...) { (self.theme, self.findings) = (theme, findings) }
  }

  static let rows: [Row] = [
    Row(##"{"colors":{"a":{"light":"#000","dark":"#fff","increasedContrast":"primary"}}}"##),
    Row(
      ##"{"colors":{"a":{"light":"#000","dark":"#fff","increasedContrast":"nope"}}}"##,
      "unknown-color at \"nope\""),
    Row(
      ##"{"colors":{"a":{"color":"#000","increasedContrast":{"light":"#000"}}}}"##,
      ##"theme-form at {"light":"#000"}"##),
    Row(
      ##"{"colors":{"a":{"increasedContrast":"#000"}}}"##, ##"theme-form at {"increasedContrast":"#000"}"##),
    Row(##"{"colors":{"a":{"color":"#000","highContrast":"#000"}}}"##, "unknown-key at \"highContrast\""),
    Row(##"{"colors":{"a":{"color":"#000","increasedContrast":"b"},"b":"a"}}"##, "theme-cycle at \"a\""),
    Row(##"{"colors":{"a":{"color":"nope","increasedContrast":"#000"}}}"##, "unknown-color at \"nope\""),
    Row(
      ##"{"shadows":{"a":[{"color":"#000","radius":1},{"color":"#000","radius":2,"spread":-1,"inset":true}]}}"##
    ),
    Row(##"{"shadows":{"a":[]}}"##, "theme-form at []"),
    Row(##"{"shadows":{"a":[{"color":"#000"}]}}"##, ##"theme-form at {"color":"#000"}"##),
    Row(##"{"shadows":{"a":["md"]}}"##, "theme-form at \"md\""),
    Row(##"{"shadows":{"a":{"color":"#000","radius":1,"inset":1}}}"##, "theme-form at 1"),
    Row(##"{"shadows":{"a":{"color":"#000","radius":1,"blur":1}}}"##, "unknown-key at \"blur\""),
    Row(##"{"type":{"a":{"size":20,"lineSpacing":4},"b":{"style":"body","lineHeight":30}}}"##),
    Row(
      ##"{"type":{"a":{"size":20,"lineSpacing":4,"lineHeight":30}}}"##, "theme-form at \"lineSpacing\""),
    Row(##"{"type":{"a":{"size":20,"lineSpacing":-1}}}"##, "theme-range at -1"),
    Row(#"{"motion":{"a":200,"b":"spring","c":{"kind":"easeIn","duration":1},"d":{"bezier":[0,0,1,1.5]}}}"#),
    Row(#"{"motion":{"a":-1}}"#, "theme-range at -1"),
    Row(#"{"motion":{"a":"swing"}}"#, "unknown-value at \"swing\""),
    Row(#"{"motion":{"none":1}}"#, "theme-name at \"none\""),
    Row(#"{"motion":{"a":true}}"#, "theme-form at true"),
    Row(#"{"motion":{"a":{"delay":1}}}"#, "theme-form at {\"delay\":1}"),
    Row(#"{"motion":{"a":{"kind":"linear","bounce":0.5}}}"#, "theme-form at 0.5"),
    Row(#"{"motion":{"a":{"kind":"spring","bounce":2}}}"#, "theme-range at 2"),
    Row(#"{"motion":{"a":{"bezier":[2,0,1,1]}}}"#, "theme-form at [2,0,1,1]"),
    Row(#"{"motion":{"a":{"bezier":["0",0,1,1]}}}"#, "theme-form at [\"0\",0,1,1]"),
    Row(#"{"motion":{"a":{"kind":"linear","speed":2}}}"#, "unknown-key at \"speed\""),
  ]

  @Test(arguments: rows) func findings(_ row: Row) {
    let found = loaded(row.theme).diagnostics.map { "\($0.id) at \(excerpt($0.range, of: row.theme))" }
    #expect(found == row.findings)
  }

  @Test func formsFollowReferences() {
    let theme = loaded(
      ##"""
      {
        "colors": {
          "brand": { "light": "#444", "dark": "#bbb", "increasedContrast": { "light": "#000", "dark": "#fff" } },
          "link": "brand", "quiet": { "ref": "brand", "opacity": 0.5 },
          "border": { "ref": "border", "increasedContrast": "input" }, "plain": "#123456"
        },
        "aliases": { "second": "link" },
        "shadows": { "glow": { "color": "brand", "radius": 4 }, "same": "glow" }
      }
      """##
    ).theme
    let strong = theme.inIncreasedContrast
    #expect(theme.color("link") == adaptive("#444444", "#BBBBBB"))
    for name in ["brand", "link", "second"] {
      #expect(strong.color(name) == adaptive("#000000", "#FFFFFF"), "\(name)")
    }
    #expect(strong.color("quiet") == adaptive("#000000", "#FFFFFF").map { $0.multiplyingOpacity(by: 0.5) })
    #expect(strong.color("border") == Theme.swiftcn.color("input"))
    #expect(theme.color("border") == Theme.swiftcn.color("border"))
    #expect(strong.color("plain") == theme.color("plain") && theme.increasedColors["plain"] == nil)
    #expect(strong.shadows["same"]?.principal?.color == adaptive("#000000", "#FFFFFF"))
    #expect(theme.shadows["same"]?.principal?.color == theme.color("brand"))
    #expect(!strong.hasIncreasedContrast && theme.hasIncreasedContrast)
    #expect(strong.colors.names == theme.colors.names)
  }

  /// A theme on a theme with forms keeps those that it does not override.
  @Test func formsAreInherited() {
    let base = loaded(
      ##"{"name":"base","extends":"none","colors":{"a":{"color":"#444","increasedContrast":"#000"},"b":{"color":"#555","increasedContrast":"#111"}}}"##
    ).theme
    let text = ##"{"extends":"base","colors":{"a":"#777","c":"b"}}"##
    let theme = ThemeLoader.load(Array(text.utf8)) { $0 == "base" ? base : nil }.theme
    #expect(theme.increasedColors.names == ["b", "c"])
    #expect(theme.inIncreasedContrast.color("c") == base.increasedColors["b"])
  }

  @Test func lineSpacingStandsOnTheFontsOwnHeight() {
    let theme = loaded(##"{"type":{"a":{"size":20,"lineSpacing":4},"b":{"style":"body","lineSpacing":3}}}"##)
      .theme
    #expect(theme.type["a"] == TypeRole(.size(20), lineHeight: 28))
    #expect(theme.type["b"] == TypeRole(.preset("body"), lineHeight: 25))
  }

  @Test func theStrongestLayerStandsForAShadow() {
    func principal(_ layers: String) -> ShadowLayer? {
      loaded(#"{"shadows":{"a":[\#(layers)]}}"#).theme.shadows["a"]?.principal
    }
    let (weak, strong) = (##"{"color":"#0001","radius":1}"##, ##"{"color":"#0008","radius":2}"##)
    #expect(principal("\(weak),\(strong)")?.radius == 2 && principal("\(strong),\(weak)")?.radius == 2)
    #expect(principal(##"{"color":"#0008","radius":9},\##(strong)"##)?.radius == 9)
    #expect(principal(##"{"color":"#000","radius":5,"inset":true},\##(weak)"##)?.radius == 1)
    #expect(principal(##"{"color":"#000","radius":5,"inset":true}"##) == nil)
  }

  @Test func curvesHaveNearestNames() {
    #expect(MotionCurve(nearestTo: CubicBezier(0.4, 0, 1, 1)) == .easeIn)
    #expect(MotionCurve(nearestTo: CubicBezier(0, 0, 0.2, 1)) == .easeOut)
    #expect(MotionCurve(nearestTo: CubicBezier(0.4, 0, 0.2, 1)) == .easeInOut)
    #expect(MotionCurve(nearestTo: CubicBezier(0.1, 0.1, 0.9, 0.9)) == .linear)
    let theme = loaded(#"{"motion":{"own":{"bezier":[0.2,0,0,1]},"same":{"bezier":[0.42,0,0.58,1]}}}"#).theme
    #expect(theme.motions["own"]?.bezier == CubicBezier(0.2, 0, 0, 1))
    #expect(theme.motions["same"] == Motion(.easeInOut))
  }
}
