import StyleModel
import Testing
import Theme

/// Which texts are measured on which fills, and what comes out.
@Suite struct ThemeContrastTests {
  /// The default theme keeps what its source promises: 7 for text, 4.5 for quiet text and on fills.
  @Test func theDefaultThemeIsReadable() throws {
    let report = ThemeContrast(of: .swiftcn)
    #expect(report.pairs.count > 30)
    for pair in report.pairs {
      #expect(pair.ratio >= (pair.text == "foreground" ? 7 : 4.5), "\(pair.text) on \(pair.fill)")
    }
    let first = try #require(report.pairs.first)
    #expect(first.text == "foreground" && first.fill == "background" && !first.isDark)
    #expect(abs(first.ratio - 13.92) < 0.01)
    #expect(report.withoutDark == [])
  }

  private static func report(_ theme: String) -> ThemeContrast {
    ThemeContrast(of: ThemeLoader.load(Array(theme.utf8)) { Theme.preset(named: $0) }.theme)
  }

  @Test func namesTellThePairs() {
    let report = Self.report(
      ##"{"extends":"none","colors":{"brand":"#FFCC00","onBrand":"#FFFFFF","brand-foreground":"#000000","lonely":"#123456"}}"##
    )
    #expect(
      report.pairs.map { "\($0.text)/\($0.fill)/\($0.isDark)/\($0.isReadable)" } == [
        "onBrand/brand/false/false", "onBrand/brand/true/false", "brand-foreground/brand/false/true",
        "brand-foreground/brand/true/true",
      ])
  }

  /// Names are read by their words: `one` is no text on `e`.
  @Test(arguments: [
    ("one", "e", false), ("on-e", "e", true), ("onE", "e", true), ("on_e", "e", true),
    ("highcontrast", "high", false), ("highContrast", "high", true), ("card-foreground", "card", true),
    ("cardforeground", "card", false), ("success-on-solid", "success", true),
    ("success-on-solid", "success-solid", true), ("successOnSolid", "success", true), ("on", "o", false),
    ("foreground", "card", true),
  ]) func wordsTellThePairs(_ text: String, _ fill: String, _ isPair: Bool) {
    let report = Self.report(##"{"extends":"none","colors":{"\##(fill)":"#FFFFFF","\##(text)":"#000000"}}"##)
    #expect(
      report.pairs.map { "\($0.text)/\($0.fill)" } == (isPair ? ["\(text)/\(fill)", "\(text)/\(fill)"] : []))
  }

  /// What is drawn on the solid fill is measured on it, and not on the colour that it is a role of.
  @Test func solidFillsGoBeforeTheirColours() {
    let report = Self.report(
      ##"{"extends":"none","colors":{"success":"#FFFFFF","success-solid":"#000000","success-on-solid":"#FFFFFF"}}"##
    )
    #expect(
      report.pairs.map { "\($0.fill) \($0.isReadable)" } == ["success-solid true", "success-solid true"])
  }

  @Test func missingDarkValuesAreThoseOfNoPairAndNoPalette() {
    let report = Self.report(
      ##"{"colors":{"brand":"#FFCC00","onBrand":"#000000","brand-500":"#FFCC00","both":{"light":"#000","dark":"#FFF"}}}"##
    )
    #expect(report.withoutDark == ["brand"])
  }

  @Test func formsForIncreasedContrastAreMeasured() {
    let report = Self.report(
      ##"{"extends":"none","colors":{"brand":{"color":"#888888","increasedContrast":"#555555"},"onBrand":"#FFFFFF"}}"##
    )
    #expect(
      report.pairs.map { "\($0.isDark)/\($0.isIncreased)/\($0.isReadable)/\($0.needed)" } == [
        "false/false/false/4.5", "true/false/false/4.5", "false/true/true/7.0", "true/true/true/7.0",
      ])
    // A theme without forms has nothing to measure there.
    #expect(!ThemeContrast(of: .swiftcn).pairs.contains { $0.isIncreased })
    let weak = Self.report(
      ##"{"extends":"none","colors":{"brand":{"color":"#888888","increasedContrast":"#666666"},"onBrand":"#FFFFFF"}}"##
    )
    #expect(weak.pairs.last.map { $0.isReadable } == false)
  }
}
