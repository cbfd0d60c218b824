import JSONText
import StyleModel
import TestSupport
import Testing
import Theme

/// Themes to files of each format, and back from those that hold all of it.
@Suite struct ThemeExportTests {
  /// The presets, and a theme with everything that a theme can hold.
  static let presets: [Theme] = Theme.presetNames.compactMap { Theme.preset(named: $0) } + [whole]

  static let whole: Theme = ThemeLoader.load(
    Array(
      ##"""
      {
        "name": "whole", "extends": "none", "spacing": { "unit": 5, "md": 16 }, "rem": 10,
        "colors": {
          "plain": { "color": "#111", "increasedContrast": "#000" },
          "both": { "light": "#222", "dark": "#ddd", "increasedContrast": { "light": "#000", "dark": "#fff" } },
          "lightOnly": { "light": "#222", "dark": "#ddd", "increasedContrast": { "light": "#000", "dark": "#ddd" } },
          "system": { "color": "primary", "opacity": 0.5, "increasedContrast": "primary" },
          "faded": { "ref": "both", "opacity": 0.5 }
        },
        "aliases": { "second": "both" },
        "type": { "lg": { "size": 20, "weight": "bold", "tracking": 0.5, "lineHeight": 24 } },
        "shadows": {
          "deep": [
            { "color": "both", "radius": 4, "x": 1, "y": 2 },
            { "color": "#0003", "radius": 9, "spread": -2 }, { "color": "#0001", "radius": 2, "inset": true }
          ],
          "soft": { "color": { "color": "#0002", "increasedContrast": "#0008" }, "radius": 3 }
        },
        "motion": {
          "fast": 150, "curve": "ease-in", "own": { "bezier": [0.2, 0, 0, 1], "duration": 400, "delay": 20 },
          "pop": { "kind": "spring", "duration": 300, "bounce": 0.25 }, "loose": "bouncy",
          "late": { "kind": "linear", "delay": 40 }
        }
      }
      """##.utf8)
  ) { Theme.preset(named: $0) }.theme

  private func expectEqual(_ left: Theme, _ right: Theme) {
    let found = differences(left, right)
    #expect(found.isEmpty, "\(found)")
  }

  private func loaded(_ json: JSONValue) -> Theme {
    let result = ThemeLoader.load(Array(JSONWriter.text(json).utf8)) { Theme.preset(named: $0) }
    #expect(result.diagnostics.isEmpty)
    return result.theme
  }

  @Test(arguments: presets.indices) func themeFilesReadBack(_ index: Int) {
    expectEqual(loaded(ThemeFile.json(of: Self.presets[index])), Self.presets[index])
  }

  @Test(arguments: presets.indices) func tokenFilesReadBack(_ index: Int) {
    let tokens = JSONWriter.text(DesignTokenExport.json(of: Self.presets[index]))
    let result = DesignTokenImport.theme(of: Array(tokens.utf8))
    #expect(result.diagnostics.isEmpty)
    expectEqual(loaded(result.theme), Self.presets[index])
    // From then on the file stays the same.
    let second = JSONWriter.text(DesignTokenExport.json(of: loaded(result.theme)))
    let third = DesignTokenExport.json(of: loaded(DesignTokenImport.theme(of: Array(second.utf8)).theme))
    #expect(JSONWriter.text(third) == second)
  }

  @Test func sheetsReadBackShadowsAndForms() {
    let sheet = TailwindThemeExport.css(of: Self.whole)
    #expect(
      sheet.left == [
        "the colour system", "that second is a second name", "the motion curve", "the motion own",
        "the motion pop", "the motion loose", "the motion late", "the rem",
      ])
    let result = TailwindThemeImport.theme(of: Array(sheet.text.utf8))
    #expect(result.diagnostics.isEmpty)
    let theme = loaded(result.theme)
    #expect(theme.shadows["deep"] == Self.whole.shadows["deep"])
    #expect(theme.increasedShadows["deep"] == Self.whole.increasedShadows["deep"])
    #expect(theme.increasedShadows["soft"] == Self.whole.increasedShadows["soft"])
    for name in ["plain", "both", "lightOnly"] {
      #expect(theme.colors[name] == Self.whole.colors[name] && theme.increasedColors[name] != nil)
      #expect(theme.increasedColors[name] == Self.whole.increasedColors[name], "\(name)")
    }
    #expect(theme.motions["fast"] == Motion(duration: 150))
  }

  @Test func sheetsReadBack() {
    let sheet = TailwindThemeExport.css(of: .tailwind)
    #expect(sheet.left.prefix(2) == ["the colour ring", "the colour tint"] && sheet.left.count == 3)
    let theme = loaded(TailwindThemeImport.theme(of: Array(sheet.text.utf8)).theme)
    for name in Theme.tailwind.colors.names where !sheet.left.contains("the colour \(name)") {
      #expect(theme.color(name) == Theme.tailwind.color(name), "\(name)")
    }
    for name in Theme.tailwind.shadows.names {
      #expect(theme.shadows[name] == Theme.tailwind.shadows[name], "\(name)")
    }
    #expect(theme.radii["4xl"] == 32 && theme.breakpoints["lg"] == 1024)
  }

  @Test func swiftConstantsNameTheTokens() {
    let source = SwiftThemeExport.source(of: .swiftcn).text
    #expect(source.contains("public enum SwiftcnTokens {"))
    #expect(
      source.contains("public static let mutedForeground: Color = Color(light: Color(.sRGB, red: 107 / 255"))
    #expect(source.contains("public static let tint: Color = Color.accentColor"))
    #expect(source.contains("public static let _2xl: CGFloat = 24"))
    let whole = SwiftThemeExport.source(of: Self.whole).text
    #expect(
      whole.contains(
        "increasedLight: Color(.sRGB, red: 0 / 255, green: 0 / 255, blue: 0 / 255), increasedDark: "))
    #expect(whole.contains("static let pop: Animation = Animation.spring(duration: 0.3, bounce: 0.25)"))
    #expect(whole.contains("Animation.timingCurve(0.2, 0, 0, 1, duration: 0.4).delay(0.02)"))
    #expect(whole.contains("static let fast: Double = 0.15") && whole.contains(", spread: -2)"))
  }

  /// Constants of a group have names of their own, and what is no constant is named.
  @Test func swiftConstantsAreDistinct() {
    let theme = loaded(
      [
        "extends": "none", "rem": 10,
        "colors": [
          "live": "${a}", "half": ["light": "#000", "dark": "${a}"],
          "more": ["color": "#000", "increasedContrast": "${a}"],
          "plain": "primary",
        ],
        "radii": ["a-b": 2, "a.b": 1, "aB": 3, "default": 4, "2xl": 5, "-": 6, "Type": 7],
        "type": ["t": ["size": 9, "tracking": 0.5, "lineHeight": 12], "u": 9],
        "shadows": ["s": ["color": "${a}", "radius": 1], "t": ["color": "#000", "radius": 1]],
        "motion": ["m": ["duration": 100, "delay": 5], "n": 100],
      ])
    let (text, left) = SwiftThemeExport.source(of: theme)
    #expect(
      left == [
        "the colour live", "the colour half", "the colour more", "the shadow s",
        "the delay or bounce of m, which has no curve",
      ])
    for line in [
      "rem: CGFloat = 10", "aB: CGFloat = 3", "aB2: CGFloat = 2", "aB3: CGFloat = 1",
      "`default`: CGFloat = 4",
      "_2xl: CGFloat = 5", "`_`: CGFloat = 6", "`Type`: CGFloat = 7", "plain: Color = Color.primary",
      "t: CGFloat = 0.5", "t: CGFloat = 12", "n: Double = 0.1",
    ] { #expect(text.contains("public static let \(line)\n"), "\(line)") }
    #expect(!text.contains("live") && !text.contains("half: "))
  }

  /// What a style sheet of a theme does not hold is named, beside what it holds.
  @Test func lossesOfStyleSheetsAreNamed() {
    let theme = loaded(
      [
        "extends": "none", "rem": 18,
        "colors": [
          "a": ["color": "#000", "increasedContrast": "primary"],
          "b": ["color": "#000", "increasedContrast": "#111"],
          "c": "accentColor", "d.e": "clear",
        ],
        "aliases": ["f": "b", "g": "c"],
        "type": ["t--u": 9, "t-": ["size": 9, "lineHeight": 10], "v": "body"],
        "shadows": ["s": ["color": ["color": "#000", "increasedContrast": "primary"], "radius": 1]],
        "motion": ["m": "ease-in", "ease-n": "ease-in", "ease-m": 5, "o": ["duration": 1, "delay": 0]],
      ])
    let (text, left) = TailwindThemeExport.css(of: theme)
    #expect(
      left == [
        "the form for increased contrast of a", "the colour c", "the colour g", "that f is a second name",
        "the type role t--u", "the text style body of v", "the form for increased contrast of the shadow s",
        "the motion m", "the motion o", "the rem",
      ])
    for line in [
      "--color-a: #000000;", #"--color-d\.e: transparent;"#, "--text-t-: 9px;",
      "--text-t---line-height: 10px;",
      "--text-v: 17px;", "--ease-n: cubic-bezier(0.42, 0, 1, 1);", "--duration-ease-m: 5ms;",
      "--duration-o: 1ms;",
    ] { #expect(text.contains(line), "\(line)") }
    #expect(!text.contains("t--u") && !text.contains("--ease-m"))
  }
}
