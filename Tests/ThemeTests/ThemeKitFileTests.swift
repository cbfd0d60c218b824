import JSONText
import StyleModel
import TestSupport
import Testing
import Theme

/// ThemeKit's theme files in and out.
@Suite struct ThemeKitFileTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let file: String
    let theme: String
    let findings: [String]
    var testDescription: String { file }

    init(_ file: String, _ theme: String, _ findings: String...) {
      (self.file, self.theme, self.findings) = (file, theme, findings)
    }
  }

  static let rows: [Row] = [
    Row(
      ##"{"colors":[{"name":"background.badge.bg-purple","hex":"f9f0ff"},{"name":"background.bg-backdrop","hex":"#00000066"},{"name":"custom.brand","hex":"0A66C2"}]}"##,
      ##"{"extends":"themekit","colors":{"badge-bg-purple":"#F9F0FF","bg-backdrop":"#00000066","brand":"#0A66C2","purple-soft":"badge-bg-purple"}}"##
    ),
    // Roles and the names of recipes follow the tokens; what is drawn on them is chosen by contrast.
    Row(
      #"{"colors":[{"name":"background.bg-hero","hex":"ffcc00"}]}"#,
      ##"{"extends":"themekit","colors":{"bg-hero":"#FFCC00","ring":"bg-hero","tint":"bg-hero","primary":"bg-hero","primary-on-solid":"#14171C","onPrimary":"#14171C"}}"##
    ),
    Row(
      #"{"colors":[{"name":"palette.primary.500","hex":"000001"}]}"#,
      ##"{"extends":"themekit","colors":{"primary-500":"#000001","secondary-500":"primary-500","accent-500":"primary-500","secondary":"secondary-500","accent":"accent-500"}}"##
    ),
    Row(
      #"{"colors":[{"name":"custom.bg-hero","hex":"000000"}]}"#,
      ##"{"extends":"themekit","colors":{"custom-bg-hero":"#000000"}}"##),
    Row(
      #"{"radius":[{"name":"radius-box","radius":12},{"name":"rd-md","radius":10}],"spacing":[{"name":"spacing-box","spacing":8},{"name":"sp-md","spacing":14}],"unknown":1}"#,
      #"{"extends":"themekit","spacing":{"box":8,"sp-md":14},"radii":{"box":12,"rd-md":10,"lg":10,"xl":10}}"#),
    Row(
      #"{"typography":[{"name":"heading2xl","font":"Inter","size":40,"weight":"semibold","lineHeight":60},{"name":"labelMd600","font":"Inter","size":16,"weight":"heavy","lineHeight":20}]}"#,
      #"{"extends":"themekit","type":{"heading-2xl":{"size":40,"weight":"semibold","lineHeight":60},"label-md-600":{"size":16,"weight":"regular","lineHeight":20}}}"#,
      #"tokens-left at "Inter""#),
    Row(
      #"{"shadows":[{"name":"tabBar","layers":[{"color":"0009291a","radius":8,"x":0,"y":1},{"color":"00000010","radius":2,"x":0,"y":0}]}]}"#,
      ##"{"extends":"themekit","shadows":{"tab-bar":[{"color":"#0009291A","radius":8,"x":0,"y":1},{"color":"#00000010","radius":2,"x":0,"y":0}]}}"##
    ),
    Row(#"{"colors":[{"name":"a","hex":"fff"}]}"#, #"{"extends":"themekit"}"#, #"tokens-value at "fff""#),
    Row(#"{"colors":[{"hex":"ffffff"}]}"#, #"{"extends":"themekit"}"#, #"tokens-value at {"hex":"ffffff"}"#),
    Row(#"{"colors":[],"radius":{}}"#, #"{"extends":"themekit"}"#, "tokens-form at {}"),
    // What a theme file would be refused for.
    Row(
      #"{"radius":[{"name":"rd-md","radius":-1},{"name":"radius-box","radius":2}],"spacing":[{"name":"sp-md","spacing":-1}],"typography":[{"name":"linkSm","size":-1}],"shadows":[{"name":"soft","layers":[{"color":"000000","radius":-1,"x":0,"y":0}]}]}"#,
      #"{"extends":"themekit","radii":{"box":2}}"#, #"theme-range at {"name":"rd-md","radius":-1}"#,
      #"theme-range at {"name":"sp-md","spacing":-1}"#, #"theme-range at {"name":"linkSm","size":-1}"#,
      #"theme-range at {"name":"soft","layers":[{"color":"000000","radius":-1,"x":0,"y":0}]}"#),
    Row(
      #"{"colors":[{"name":"custom.brand","hex":"000000"},{"name":"custom.Brand","hex":"111111"}],"radius":[{"name":"rd-md","radius":1},{"name":"rd-md","radius":2}],"spacing":[],"spacing":[]}"#,
      ##"{"extends":"themekit","colors":{"brand":"#111111"},"radii":{"rd-md":2,"lg":2,"xl":2}}"##,
      #"tokens-duplicate at "custom.Brand""#, #"tokens-duplicate at "rd-md""#,
      #"tokens-duplicate at "spacing""#),
    Row(#"{"radius":[{"name":"rd-md","radius":"4"}]}"#, #"{"extends":"themekit"}"#, #"tokens-value at "4""#),
    Row(#"{"radius":[{"name":"rd-md"}]}"#, #"{"extends":"themekit"}"#, #"tokens-value at {"name":"rd-md"}"#),
    Row(#"{"shadows":[{"name":"soft","layers":[]}]}"#, #"{"extends":"themekit"}"#, "tokens-value at []"),
  ]

  @Test(arguments: rows) func imports(_ row: Row) throws {
    let bytes = Array(row.file.utf8)
    #expect(ThemeKitImport.recognizes(try JSONDocument(parsing: bytes)))
    let result = ThemeKitImport.theme(of: bytes)
    #expect(JSONWriter.text(result.theme) == row.theme)
    #expect(
      result.diagnostics.map { "\($0.id) at \(String(decoding: bytes[$0.range], as: UTF8.self))" }
        == row.findings)
    #expect(loaded(JSONWriter.text(result.theme)).diagnostics.isEmpty)
  }

  @Test(arguments: [
    ##"{"color":{"brand":{"$type":"color","$value":"#fff"}}}"##, ##"{"colors":{"brand":"#fff"}}"##, "{}",
  ]) func othersAreNotRecognized(_ file: String) throws {
    #expect(!ThemeKitImport.recognizes(try JSONDocument(parsing: Array(file.utf8))))
  }

  @Test func darkFilesGiveDarkHalves() {
    let light =
      #"{"colors":[{"name":"background.bg-hero","hex":"056bfd"},{"name":"text.text-hero","hex":"056bfd"}]}"#
    let dark =
      #"{"colors":[{"name":"background.bg-hero","hex":"2a7adc"}],"radius":[{"name":"rd-md","radius":1}]}"#
    let result = ThemeKitImport.theme(of: Array(light.utf8), dark: Array(dark.utf8))
    #expect(
      result.darkDiagnostics.map { "\($0.id) \(excerpt($0.range, of: dark))" } == [
        #"tokens-left {"name":"rd-md","radius":1}"#
      ])
    let theme = loaded(JSONWriter.text(result.theme)).theme
    #expect(theme.color("primary") == adaptive("#056BFD", "#2A7ADC"))
    #expect(theme.color("text-hero") == adaptive("#056BFD", "#056BFD"))
    #expect(theme.color("onPrimary") == adaptive("#FFFFFF", "#FFFFFF"))
    #expect(theme.radii["rd-md"] == 16)
    let broken = ThemeKitImport.theme(of: Array(light.utf8), dark: Array("{".utf8))
    #expect(broken.diagnostics.isEmpty && broken.darkDiagnostics.map { $0.id } == ["json-syntax"])
  }

  @Test func shadowsChangeTheirColoursInTheDark() {
    func shadow(_ color: String, _ radius: Int) -> String {
      #"{"shadows":[{"name":"soft","layers":[{"color":"\#(color)","radius":\#(radius),"x":0,"y":1}]}]}"#
    }
    let light = Array(shadow("00000010", 4).utf8)
    let result = ThemeKitImport.theme(of: light, dark: Array(shadow("00000080", 4).utf8))
    #expect(result.darkDiagnostics.isEmpty)
    let soft = loaded(JSONWriter.text(result.theme)).theme.shadows["soft"]
    #expect(soft?.principal?.color == adaptive("#00000010", "#00000080"))
    let other = ThemeKitImport.theme(of: light, dark: Array(shadow("00000080", 9).utf8))
    #expect(other.darkDiagnostics.map { $0.id } == ["tokens-left"])
    #expect(loaded(JSONWriter.text(other.theme)).theme.shadows["soft"]?.principal?.radius == 4)
  }

  @Test func configurationsGoAlone() {
    let config =
      #"{"dark":true,"font":"System","fontScale":1,"primaryHex":"0FB4AB","radiusScale":1,"shadowScale":1,"spacingScale":1,"tint":0}"#
    for (light, dark) in [(config, "{}"), (#"{"colors":[]}"#, config)] {
      let result = ThemeKitImport.theme(of: Array(light.utf8), dark: Array(dark.utf8))
      #expect(result.darkDiagnostics.map { $0.id } == ["tokens-form"])
    }
  }

  /// A finding in a configuration stands at the value that it is about.
  @Test(
    arguments: [
      ("tint", "5", "5"), ("tint", "0.25", nil), ("dark", #""no""#, #""no""#), ("dark", "false", nil),
      ("fontScale", "-1", "-1"), ("fontScale", "2", nil), ("radiusScale", "1e300", "1e300"),
      ("radiusScale", "100", nil),
      ("shadowScale", #""x""#, #""x""#), ("shadowScale", "0.5", nil), ("secondaryHex", "4", "4"),
      ("secondaryHex", "null", nil),
    ] as [(String, String, String?)]) func configurationsAreCheckedAtTheirValues(
      _ key: String, _ value: String, _ place: String?
    )
  {
    var members = ["tint": "0", "dark": "true"]
    for scale in ["fontScale", "radiusScale", "shadowScale", "spacingScale"] { members[scale] = "1" }
    members[key] = value
    let rest = members.sorted { $0.key < $1.key }.map { #","\#($0.key)":\#($0.value)"# }.joined()
    let text = #"{"primaryHex":"0FB4AB"\#(rest)}"#
    let result = ThemeKitImport.theme(of: Array(text.utf8))
    #expect(result.diagnostics.map { excerpt($0.range, of: text) } == (place.map { [$0] } ?? []))
    #expect(loaded(JSONWriter.text(result.theme)).diagnostics.isEmpty)
  }

  /// What is wrong in the dark file stands there.
  @Test func darkFilesAreCheckedInTheirPlaces() {
    let dark =
      #"{"shadows":[{"name":"own","layers":[{"color":"000000","radius":-1,"x":0,"y":0}]}],"colors":[{"name":"custom.a!b","hex":"000000"},{"name":"custom.c","hex":"000000"}]}"#
    let result = ThemeKitImport.theme(of: Array(#"{"colors":[]}"#.utf8), dark: Array(dark.utf8))
    #expect(result.diagnostics.isEmpty)
    #expect(
      result.darkDiagnostics.map { "\($0.id) \(excerpt($0.range, of: dark))" } == [
        #"theme-range {"name":"own","layers":[{"color":"000000","radius":-1,"x":0,"y":0}]}"#,
        #"tokens-left {"name":"custom.a!b","hex":"000000"}"#,
        #"tokens-left {"name":"custom.c","hex":"000000"}"#,
      ])
    #expect(loaded(JSONWriter.text(result.theme)).diagnostics.isEmpty)
  }

  /// The configuration of a theme goes through the generator.
  @Test func configurations() {
    let text =
      ##"{"accentHex":null,"dark":true,"font":"System","fontScale":1,"primaryHex":"#0FB4AB","radiusScale":1.5,"shadowScale":1.4,"spacingScale":1.15,"tint":0.13}"##
    let result = ThemeKitImport.theme(of: Array(text.utf8))
    #expect(result.diagnostics.isEmpty)
    let theme = loaded(JSONWriter.text(result.theme)).theme
    #expect(theme.color("bg-hero") == RGBA(hex: "#2BA89E").map { Color($0) })
    #expect(theme.color("bg-tertiary") == RGBA(hex: "#394553").map { Color($0) })
    #expect(theme.radii["rd-base"] == 36 && theme.radii["full"] == 10000 && theme.spacings["sp-base"] == 28)
    for (broken, id) in [
      (text.replacing("0.13", with: "0.3"), "tokens-value"),
      (text.replacing("true", with: "1"), "tokens-value"),
      (text.replacing("#0FB4AB", with: "teal"), "tokens-value"),
    ] {
      #expect(ThemeKitImport.theme(of: Array(broken.utf8)).diagnostics.map { $0.id } == [id], "\(broken)")
    }
  }

  static let themes: [Theme] =
    [.themekit, .swiftcn, .tailwind]
    + ["themekit/dracula", "themekit/cupcake"].compactMap { Theme.preset(named: $0) } + [own]

  static let own = loaded(
    ##"{"extends":"themekit","colors":{"brand":{"light":"#123","dark":"#456"},"custom-bg-hero":"#00000080"},"aliases":{"link":"brand"},"radii":{"huge":99},"shadows":{"deep":[{"color":"#0003","radius":4,"x":0,"y":1},{"color":"#0001","radius":9,"x":0,"y":2}]},"type":{"tiny":{"size":9,"weight":"bold","lineHeight":11}}}"##
  ).theme

  /// Light and dark files read back as the colours, radii, spacing and shadows that were written.
  @Test(arguments: themes.indices) func filesReadBack(_ index: Int) {
    let theme = Self.themes[index]
    let light = ThemeKitExport.json(of: theme, isDark: false)
    let dark = ThemeKitExport.json(of: theme, isDark: true)
    let result = ThemeKitImport.theme(
      of: Array(JSONWriter.text(light.json).utf8), dark: Array(JSONWriter.text(dark.json).utf8))
    #expect(result.diagnostics.isEmpty && result.darkDiagnostics.isEmpty)
    let back = loaded(JSONWriter.text(result.theme)).theme
    for name in theme.colors.names where !light.left.contains(name) {
      let due = theme.colors[name].flatMap { color in
        color.light.components.flatMap { light in
          color.dark.components.map { Color(light: Tone(.rgba(light)), dark: Tone(.rgba($0))) }
        }
      }
      #expect(back.colors[name] == due, "\(theme.name) \(name)")
    }
    for name in theme.radii.names { #expect(back.radii[name] == theme.radii[name], "\(theme.name) \(name)") }
    for name in theme.spacings.names { #expect(back.spacings[name] == theme.spacings[name], "\(name)") }
    for name in theme.type.names where theme.type[name]?.lineHeight != nil && theme.type[name]?.weight != nil
    {
      #expect(back.type[name] == theme.type[name], "\(theme.name) \(name)")
    }
    for name in theme.shadows.names where !light.left.contains(where: { $0.contains("shadow \(name)") }) {
      // A spread is named where it is left out.
      #expect(
        back.shadows[name]?.layers.map { $0.radius } == theme.shadows[name]?.layers.map { $0.radius },
        "\(name)")
    }
    // From then on the files stay the same.
    let again = ThemeKitExport.json(of: back, isDark: false)
    let third = loaded(
      JSONWriter.text(
        ThemeKitImport.theme(
          of: Array(JSONWriter.text(again.json).utf8),
          dark: Array(JSONWriter.text(ThemeKitExport.json(of: back, isDark: true).json).utf8)
        ).theme)
    ).theme
    #expect(
      JSONWriter.text(ThemeKitExport.json(of: third, isDark: false).json) == JSONWriter.text(again.json))
  }

  @Test func lossesAreNamed() {
    let theme = loaded(
      ##"{"spacing":5,"colors":{"a":{"color":"#000","increasedContrast":"#111"},"s":"accentColor"},"type":{"t":{"size":9,"weight":"black","tracking":1}},"shadows":{"i":[{"color":"#000","radius":1,"inset":true},{"color":"#000","radius":1,"spread":2}]},"motion":{"fast":100}}"##
    ).theme
    let left = ThemeKitExport.json(of: theme, isDark: false).left
    for what in [
      "s", "the weight black of t", "the tracking of t", "an inner layer of shadow i",
      "the spread of shadow i",
      "the spacing unit", "the forms for increased contrast", "motion presets", "breakpoints",
    ] { #expect(left.contains(what), "\(what) in \(left)") }
  }
}
