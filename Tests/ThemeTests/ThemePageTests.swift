import StyleModel
import Testing
import Theme

/// The HTML page of a theme.
@Suite struct ThemePageTests {
  private static func page(_ theme: String) -> String { ThemePage(loaded(theme).theme).html }

  static let whole = page(
    ##"""
    {
      "name": "a <b> & \"c\"'", "extends": "none",
      "colors": {
        "brand": { "light": "#0A66C2", "dark": "#70B5F9", "increasedContrast": { "light": "#004182", "dark": "#C3E0FF" } },
        "onBrand": "#FFFFFF", "system": "accentColor", "live": "${user<name>}"
      },
      "aliases": { "link": "brand" },
      "type": { "lg": { "size": 20, "weight": "bold", "tracking": 0.5, "lineHeight": 24 }, "note": "footnote" },
      "spacing": { "md": 16 }, "radii": { "lg": 12 }, "breakpoints": { "md": 700 },
      "shadows": { "deep": [ { "color": "#0003", "radius": 4, "y": 2 }, { "color": "#0001", "radius": 9, "spread": -2, "inset": true } ] },
      "motion": { "own": { "bezier": [0.2, 0, 0, 1], "duration": 400, "delay": 20 } }
    }
    """##)

  @Test(arguments: [
    "<title>a &lt;b&gt; &amp; &quot;c&quot;&#39;</title>", "<h1>a &lt;b&gt; &amp; &quot;c&quot;&#39;</h1>",
    "<code>${user&lt;name&gt;}</code>", "<code>#0A66C2</code>", "<code>#70B5F9</code>",
    "<code>#004182</code>",
    "<code>#C3E0FF</code>", "light, increased contrast", "link <small>is brand</small>",
    "<code>accentColor</code>",
    "onBrand on brand</td><td>light</td><td>5.68 to 1</td><td>Lc 83</td><td>reaches 4.5</td>",
    "onBrand on brand</td><td>dark, increased contrast</td><td>1.36 to 1</td>", "<strong>below 7</strong>",
    "font-size:20px;font-weight:700;letter-spacing:0.5px;line-height:24px", "font-size:13px",
    "{width:16px}", "{border-radius:12px}",
    "0 2 4 #00000033<br>0 0 9, spread -2, inside #00000011",
    "box-shadow:0px 2px 4px 0px #00000033,inset 0px 0px 9px -2px #00000011", "cubic-bezier(0.2, 0, 0, 1)",
    "<td>400 ms</td><td>20 ms</td>", "<td>700 pt</td>",
  ]) func holds(_ piece: String) { #expect(Self.whole.contains(piece)) }

  /// A reader without scripts and without a network sees all of it.
  @Test(arguments: [
    "<script", "javascript:", "http://", "https://", "url(", "@import", "<link", "<img", " onclick",
    " onload", " onerror", "src=",
  ])
  func needsNothing(_ piece: String) {
    #expect(!ThemePage(.tailwind).html.contains(piece))
  }

  @Test(arguments: [Theme.swiftcn, .system, .tailwind, .themekit].indices) func isWellFormed(_ index: Int)
    throws
  {
    let theme = [Theme.swiftcn, .system, .tailwind, .themekit][index]
    for page in [ThemePage(theme).html, Self.whole] { try expectBalanced(page) }
    for name in theme.colors.names { #expect(ThemePage(theme).html.contains("<td>\(name)")) }
  }

  /// Every element that is opened is closed in its turn.
  private func expectBalanced(_ page: String) throws {
    var open: [String] = []
    for piece in page.split(separator: "<").dropFirst() {
      let name = String(piece.prefix { $0.isLetter || $0.isNumber || $0 == "/" || $0 == "!" })
      if name.hasPrefix("!") || ["meta", "br"].contains(name) { continue }
      if name.hasPrefix("/") {
        #expect(open.popLast() == String(name.dropFirst()))
      } else {
        open.append(name)
      }
      // Attributes are quoted, and their quotes end.
      let tag = piece.prefix { $0 != ">" }
      #expect(tag.filter { $0 == "\"" }.count % 2 == 0)
    }
    #expect(open.isEmpty)
  }

  @Test func emptyThemesHaveTheirSpacingAlone() {
    let page = Self.page(#"{"extends":"none"}"#)
    #expect(page.split(separator: "<h2>").dropFirst().map { $0.prefix { $0 != "<" } } == ["Spacing"])
    #expect(page.contains("<td>4</td><td>16 pt</td>"))
  }
}
