import JSONText
import StyleModel
import TestSupport
import Testing
import Theme

/// Web style sheets by ThemeKit's rules.
@Suite struct ThemeKitSheetTests {
  /// What ThemeKit's own theme of this kind has, but for what no property of a sheet tells.
  static let bundled: [(name: String, light: String, dark: String)] = [
    ("fg-hero", "#0485F7", "#0485F7"), ("fg-secondary", "#FCFCFC", "#FCFCFC"),
    ("systemcolors-fg-success", "#17C964", "#17C964"), ("systemcolors-fg-error", "#FF383C", "#DB3B3E"),
    ("systemcolors-fg-warning", "#F5A524", "#F7B750"), ("bg-white", "#FFFFFF", "#181818"),
    ("bg-base", "#F5F5F5", "#060606"), ("bg-hero", "#0485F7", "#0485F7"),
    ("bg-elevator-primary", "#EFEFEF", "#232323"), ("bg-elevator-tertiary", "#E6F7FF", "#112130"),
    ("bg-secondary", "#EBEBEB", "#272727"), ("bg-secondary-light", "#EAEAEA", "#272727"),
    ("systemcolors-bg-success", "#17C964", "#17C964"),
    ("systemcolors-bg-success-light", "#E8FFEE", "#12291D"),
    ("systemcolors-bg-error", "#FF383C", "#DB3B3E"), ("systemcolors-bg-error-light", "#FFF2F0", "#2C1718"),
    ("systemcolors-bg-warning", "#F5A524", "#F7B750"),
    ("systemcolors-bg-warning-light", "#FFFCF0", "#302719"), ("systemcolors-bg-info", "#0485F7", "#0485F7"),
    ("systemcolors-bg-info-light", "#E6F7FF", "#112130"), ("border-hero", "#0485F7", "#0485F7"),
    ("border-primary", "#DEDEDE", "#292929"), ("systemcolors-border-success", "#17C964", "#17C964"),
    ("systemcolors-border-success-light", "#8DF0AE", "#1F4E32"),
    ("systemcolors-border-error", "#FF383C", "#DB3B3E"),
    ("systemcolors-border-error-light", "#FFB9B2", "#542D2C"),
    ("systemcolors-border-warning", "#F5A524", "#F7B750"),
    ("systemcolors-border-warning-light", "#FFE4A1", "#5A4D33"),
    ("systemcolors-border-info", "#0485F7", "#0485F7"),
    ("systemcolors-border-info-light", "#80D0FF", "#1C3F5A"), ("text-primary", "#181818", "#FCFCFC"),
    ("text-tertiary", "#727272", "#A0A0A0"), ("text-hero", "#0485F7", "#0485F7"),
  ]

  @Test func sheetsGiveWhatThemeKitMakesOfThem() throws {
    let bytes = try Repository.bytes("Tests/Fixtures/Tokens/themekit.css")
    #expect(ThemeKitSheetImport.recognizes(bytes))
    let theme = loaded(JSONWriter.text(ThemeKitSheetImport.theme(of: bytes).theme))
    #expect(theme.diagnostics.isEmpty)
    for (name, light, dark) in Self.bundled {
      #expect(theme.theme.colors[name] == adaptive(light, dark), "\(name)")
    }
    for (name, points) in [("box", 8.0), ("selector", 8), ("field", 12), ("pill", 24), ("rd-md", 16)] {
      #expect(theme.theme.radii[name] == points, "\(name)")
    }
    for (name, points) in [("card-padding", 20.0), ("gutter", 20), ("sp-md", 16)] {
      #expect(theme.theme.spacings[name] == points, "\(name)")
    }
    // A length for all cards is none for their parts.
    #expect(theme.theme.spacings["card-body-padding"] == nil)
    #expect(theme.theme.color("brand") == adaptive("#663399", "#CC99FF"))
    #expect(theme.theme.color("primary") == RGBA(hex: "#0485F7").map { Color($0) })
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let sheet: String
    /// Tokens with the colours of both appearances.
    let colors: [String: [String]]
    /// Findings, as `id at text`.
    let findings: [String]
    var testDescription: String { sheet }

    init(_ sheet: String, _ colors: [String: [String]], _ findings: String...) {
      (self.sheet, self.colors, self.findings) = (sheet, colors, findings)
    }
  }

  static let rows: [Row] = [
    Row(":root { --surface: #abc }", ["bg-white": ["#AABBCC", "#AABBCC"]]),
    // A dark variant has ThemeKit's own colours where it tells none, and the light one's accent.
    Row(
      ":root { --surface: #abc; --accent: #056bfd } .theme-dark { --foreground: #fff }",
      [
        "bg-white": ["#AABBCC", "#181C24"], "text-primary": ["#0E1219", "#FFFFFF"],
        "bg-hero": ["#056BFD", "#056BFD"],
      ]),
    Row(
      ".dark { --surface: #111 } @media (prefers-color-scheme: dark) { :root { --background: #222 } } p { --surface: #eee }",
      ["bg-white": ["#EEEEEE", "#111111"], "bg-base": ["#F6F7F9", "#222222"]]),
    Row(
      ":root { --surface: #111; --surface: #222 /* x */; }", ["bg-white": ["#222222", "#222222"]]),
    Row(
      ":root { --surface: #11223344; --border: #1122334; --muted: rgb(1 2 3 / 50%); --background: #112233ff }",
      [
        "bg-white": ["#112233", "#112233"], "border-primary": ["#112233", "#112233"],
        "text-tertiary": ["#010203", "#010203"], "bg-base": ["#112233", "#112233"],
      ], "tokens-left at --surface: #11223344", "tokens-left at --muted: rgb(1 2 3 / 50%)"),
    Row(
      ":root { --surface: #1122; --border: hsl(0 0% 0%); --muted: transparent; --background: var(--x); --default: none; --foreground: oklch(0 0 0) }",
      ["text-primary": ["#000000", "#000000"]], "tokens-left at --surface: #1122",
      "tokens-left at --border: hsl(0 0% 0%)", "tokens-left at --muted: transparent",
      "tokens-left at --background: var(--x)", "tokens-left at --default: none"),
    Row(
      ":root { --surface: #000; --shadow: 0 1px; --ease: linear }", ["bg-white": ["#000000", "#000000"]],
      "tokens-left at --shadow: 0 1px"),
    Row(
      ":root { --custom-color-a!b: #000; --custom-color-: #111; --custom-color-bg-hero: #222 }",
      ["custom-bg-hero": ["#222222", "#222222"]], "theme-name at --custom-color-a!b: #000",
      "tokens-left at --custom-color-: #111"),
    Row(
      ".dark { --radius: 4px } :root { --radius: 8px; --field-radius: 1em; --card-p: -1px; --custom-radius-a: 2 }",
      [:],
      "tokens-left at --radius: 4px ", "tokens-left at --field-radius: 1em", "theme-range at --card-p: -1px"),
    Row(".dark { --radius: 8px } :root { --radius: 8px }", [:]),
    Row(
      ":root { --custom-color-a-b: #000; --custom-color-aB: #111; --custom-color-c: #222 } .dark { --custom-color-c: #333 }",
      ["a-b": ["#111111", "#111111"], "c": ["#222222", "#333333"]],
      "tokens-duplicate at --custom-color-aB: #111"),
    Row(":root { --unknown: 1 }", [:], "tokens-form at "),
    Row(":root { --surface: #000", [:], "tokens-form at "),
  ]

  @Test(arguments: rows) func imports(_ row: Row) {
    let bytes = Array(row.sheet.utf8)
    let result = ThemeKitSheetImport.theme(of: bytes)
    #expect(
      result.diagnostics.map { "\($0.id) at \(excerpt($0.range, of: row.sheet))" } == row.findings)
    let theme = loaded(JSONWriter.text(result.theme))
    #expect(theme.diagnostics.isEmpty && result.theme["extends"] == "themekit")
    for (name, forms) in row.colors {
      #expect(theme.theme.colors[name] == adaptive(forms[0], forms[1]), "\(name)")
    }
  }

  @Test(arguments: [
    (":root { --accent: #fff }", true), ("@theme { --color-accent: #fff } :root { --accent: #fff }", false),
    (":root { --custom-color-x: #fff }", true), (":root { --primary: #fff }", false),
    ("p { color: red }", false),
  ]) func sheetsOfOthersAreNotRecognized(_ sheet: String, _ isOne: Bool) {
    #expect(ThemeKitSheetImport.recognizes(Array(sheet.utf8)) == isOne)
  }
}
