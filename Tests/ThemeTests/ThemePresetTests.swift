import StyleModel
import Testing
import Theme

@Suite struct ThemePresetTests {
  static let colors = [
    ("foreground", "#29292C", "#E8E8EB"),
    ("mutedForeground", "#6B6B6E", "#ADADB0"),
    ("background", "#FAFAFD", "#131316"),
    ("surface", "#FFFFFF", "#1D1D20"),
    ("muted", "#F5F5F8", "#252528"),
    ("primary", "#2E2E31", "#E0E0E3"),
    ("onPrimary", "#FFFFFF", "#1D1D20"),
    ("accent", "#EEEEF1", "#303034"),
    ("onAccent", "#29292C", "#E8E8EB"),
    ("border", "#E6E6E9", "#38383B"),
    ("input", "#CCCCCF", "#57575A"),
    ("destructive", "#C71F26", "#FF6B70"),
    ("onDestructive", "#FFFFFF", "#0F0F0F"),
    // Other spellings and second names.
    ("muted-foreground", "#6B6B6E", "#ADADB0"),
    ("muted_foreground", "#6B6B6E", "#ADADB0"),
    ("on-primary", "#FFFFFF", "#1D1D20"),
    ("primary-foreground", "#FFFFFF", "#1D1D20"),
    ("primaryForeground", "#FFFFFF", "#1D1D20"),
    ("accent-foreground", "#29292C", "#E8E8EB"),
    ("destructive-foreground", "#FFFFFF", "#0F0F0F"),
    ("card", "#FFFFFF", "#1D1D20"),
    ("card-foreground", "#29292C", "#E8E8EB"),
  ]

  @Test("has swiftcn's colours under every spelling", arguments: colors)
  func swiftcnColors(_ name: String, _ light: String, _ dark: String) {
    #expect(Theme.swiftcn.color(name) == adaptive(light, dark))
  }

  @Test("has swiftcn's scales")
  func swiftcnScales() {
    let theme = Theme.swiftcn
    #expect(theme.name == "swiftcn")
    #expect(theme.spacing == 4)
    #expect(theme.rem == 16)
    #expect(theme.color("ring") == Color(.accentColor))
    #expect(theme.color("tint") == Color(.accentColor))
    #expect(theme.color("mint") == Color(.mint))
    #expect(theme.color("transparent") == Color(.clear))
    #expect(theme.color("brand") == nil)
    #expect(theme.type["xs"] == TypeRole(.preset("caption")))
    #expect(theme.type["3xl"] == TypeRole(.preset("largeTitle")))
    #expect(theme.type.names == ["xs", "sm", "base", "lg", "xl", "2xl", "3xl"])
    #expect(
      ["none", "sm", "md", "lg", "xl", "2xl", "DEFAULT"].map { theme.radii[$0] } == [0, 4, 8, 12, 16, 24, 8])
    #expect((theme.radii["full"] ?? 0) >= 10_000)
    #expect(theme.shadows["DEFAULT"] == theme.shadows["sm"])
    #expect(
      theme.shadows["sm"] == adaptive("#0000000A", "#0000002E").map { Shadow(color: $0, radius: 3, y: 1) })
    #expect(
      theme.shadows["md"] == adaptive("#0000001A", "#00000047").map { Shadow(color: $0, radius: 12, y: 4) })
    #expect(
      theme.shadows["lg"] == adaptive("#00000024", "#0000005C").map { Shadow(color: $0, radius: 24, y: 8) })
    #expect(["sm", "md", "lg", "xl"].map { theme.breakpoints[$0] } == [640, 768, 1024, 1280])
    #expect(theme.borderColor == adaptive("#E6E6E9", "#38383B"))
    #expect(theme.strongBorderColor == adaptive("#CCCCCF", "#57575A"))
    #expect(theme.surfaceColor == adaptive("#FFFFFF", "#1D1D20"))
  }

  @Test("leaves every colour of the system preset to StemJSON")
  func system() {
    let theme = Theme.system
    for name in theme.colors.names {
      let shade = theme.colors[name]?.light.shade
      #expect(shade.map { if case .keyword = $0 { true } else { false } } == true, "\(name)")
      #expect(theme.colors[name]?.isAdaptive == false)
    }
    #expect(theme.color("primary") == Color(.primary))
    #expect(theme.color("card") == Color(.surface))
    #expect(theme.color("muted-foreground") == Color(.secondary))
    #expect(Theme.swiftcn.colors.names.allSatisfy { theme.color($0) != nil })
    #expect(theme.borderColor == Color(.outline))
    #expect(theme.strongBorderColor == Color(.outline))
    #expect(theme.surfaceColor == Color(.surface))
    #expect(theme.radii["lg"] == 12)
    #expect(theme.breakpoints["md"] == 768)
  }

  @Test("finds presets by name")
  func names() {
    #expect(Theme.presetNames.allSatisfy { Theme.preset(named: $0)?.name == $0 })
    #expect(Theme.preset(named: "none") == nil)
    #expect(Theme.preset(named: "Swiftcn") == nil)
  }
}
