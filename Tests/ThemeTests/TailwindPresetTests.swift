import StyleModel
import TestSupport
import Testing
import Theme

/// The preset `tailwind` against the facts of Tailwind CSS v4.2: its palette in oklch, and published hex values.
@Suite struct TailwindPresetTests {
  private static let shades = ["50", "100", "200", "300", "400", "500", "600", "700", "800", "900", "950"]

  @Test func paletteIsTheConvertedOne() throws {
    let lines = try Repository.text("Tests/Fixtures/Themes/tailwind-oklch.txt").split(separator: "\n")
    #expect(lines.count == 26)
    for line in lines {
      let cells = line.split(separator: "|")
      #expect(cells.count == 12)
      for (shade, value) in zip(Self.shades, cells.dropFirst()) {
        let name = "\(cells[0])-\(shade)"
        let expected = try CSSColor.parse("oklch(\(value))").rgba()
        #expect(Theme.tailwind.color(name) == Color(expected), "\(name)")
      }
    }
  }

  @Test(arguments: [
    ("red-500", "#FB2C36"), ("blue-500", "#2B7FFF"), ("slate-300", "#CAD5E2"), ("slate-900", "#0F172B"),
    ("gray-400", "#99A1AF"), ("emerald-500", "#00BC7D"), ("zinc-950", "#09090B"), ("white", "#FFFFFF"),
  ]) func publishedValues(_ name: String, _ hex: String) throws {
    let rgba = try #require(RGBA(hex: hex))
    let found = try #require(Theme.tailwind.color(name))
    #expect(found == Color(rgba) || found == Color(.white))
  }

  /// The hex fallbacks that Tailwind publishes for the 22 hues of its first palette.
  @Test func fallbacksAreThePublishedOnes() throws {
    let lines = try Repository.text("Tests/Fixtures/Themes/tailwind-hex.txt").split(separator: "\n")
    #expect(lines.count == 22)
    for line in lines {
      let cells = line.split(separator: " ")
      #expect(cells.count == 12)
      for (shade, hex) in zip(Self.shades, cells.dropFirst()) {
        let name = "\(cells[0])-\(shade)"
        #expect(Theme.tailwind.color(name) == RGBA(hex: String(hex)).map { Color($0) }, "\(name)")
      }
    }
  }

  @Test func hasTailwindsScales() {
    let theme = Theme.tailwind
    #expect(theme.spacing == 4 && theme.rem == 16)
    #expect(
      ["xs", "sm", "md", "lg", "xl", "2xl", "3xl", "4xl", "DEFAULT"].map { theme.radii[$0] } == [
        2, 4, 6, 8, 12, 16, 24, 32, 4,
      ])
    #expect(theme.type["4xl"] == TypeRole(.size(36), lineHeight: 40))
    #expect(theme.breakpoints.names == ["sm", "md", "lg", "xl", "2xl"])
    #expect(theme.shadows["DEFAULT"] == theme.shadows["sm"])
    // What the catalog's recipes name is there too.
    #expect(theme.color("surface") == Theme.swiftcn.color("surface"))
    #expect(theme.color("gray-475") == nil)
  }
}
