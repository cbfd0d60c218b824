import ClassParser
import Engine
import Gallery
import Recipes
import StyleModel
import StyleResolve
import TestSupport
import Testing
import Theme

/// The page of a gallery as text; what a browser makes of it `make test-browser` looks at.
@Suite struct GalleryTests {
  static func engine(_ catalog: String, theme: Theme = .swiftcn) -> StyleEngine {
    var recipes = Catalog()
    recipes.add(CatalogLoader.load(Array(catalog.utf8), source: "mine.json"))
    return StyleEngine(theme: theme, catalog: recipes)
  }

  static let builtIn = Gallery(StyleEngine()).html
  static let small = Gallery(
    engine(
      """
      {"recipes": {
        "dot": {"description": "A mark", "base": "p-1 bg-red hover:bg-blue",
          "variants": {"size": {"sm": "p-2", "lg": "p-3"}}, "defaults": {"size": "sm"}, "slots": {"label": "text-xs"}},
        "gone": {"base": "p-2", "deprecated": "dot"},
        "pad": "p-2 macos:p-6"
      }}
      """)
  ).html

  @Test("has a form for every recipe and every value that is no default", arguments: StyleEngine().recipes)
  func everyRecipe(_ recipe: RecipeDefinition) {
    let isAlias =
      recipe.name.contains("/") && recipe.axes.isEmpty
      && StyleEngine().recipes.contains { $0.name == recipe.base.text }
    #expect(Self.builtIn.contains("<h3>\(recipe.name)</h3>") != isAlias)
    for axis in recipe.axes {
      for value in axis.values where recipe.defaults[axis.name] != value.name && value.name != "false" {
        let owner = recipe.name.split(separator: "/").map { String($0) }
        let classes = "\(owner[0])-[\(axis.name)=\(value.name)]" + (owner.count > 1 ? "/\(owner[1])" : "")
        #expect(Self.builtIn.contains("data-classes=\"\(classes)\""))
      }
    }
  }

  @Test(
    "shows classes, StemJSON, where values come from, and what is not shown",
    arguments: [
      "<h2>Mine</h2>", "<h3>dot</h3>", "<p class=\"purpose\">A mark</p>", "<code>dot-[size=lg]</code>",
      "aria-label=\"Copy dot-[size=lg]\"", "<strong>size</strong> sm, lg", "<strong>slots</strong> /label",
      "deprecated for <strong>dot</strong>", "data-state=\"hover\"", "<figcaption>at rest</figcaption>",
      "&quot;background&quot;: &quot;red&quot;", "layout.padding.top</th>", "<small>hover:</small>",
      "<td><code>12</code></td><td>dot</td>", "<h5>StemJSON leaves out</h5>",
      "&quot;hover:&quot; is left out", "data-kind=\"vstack\"",
    ])
  func holds(_ piece: String) { #expect(Self.small.contains(piece)) }

  @Test(
    "leaves out what is not there",
    arguments: ["id=\"families\"", "<h3>dot/label</h3>x", "data-state=\"focus\""])
  func lacks(_ piece: String) { #expect(!Self.small.contains(piece)) }

  @Test("chooses platforms by rules of the style sheet")
  func switches() {
    #expect(Self.small.contains("body:has(#platform-macos:checked) .b"))
    #expect(Self.small.contains("body:not(:has(#platform-macos:checked)) .b"))
    for option in Switch.allCases {
      for choice in option.choices { #expect(Self.small.contains("id=\"\(choice.id)\"")) }
    }
    for size in ContentSizeCategory.allCases {
      #expect(Self.small.contains("<option value=\"\(size.rawValue)\""))
    }
  }

  @Test(
    "needs nothing: no network, no inline style, no handler",
    arguments: [
      "http://", "https://", "url(", "@import", "<link", "<img", " style=\"", " onclick", " onload",
      " onerror", "src=",
      "javascript:", "unsafe-inline", "eval(",
    ])
  func needsNothing(_ piece: String) { #expect(!Self.builtIn.contains(piece)) }

  @Test("allows its own style sheet and script alone")
  func policy() throws {
    func inner(_ tag: String) throws -> String {
      let start = try #require(Self.builtIn.range(of: "<\(tag)>"))
      let end = try #require(Self.builtIn.range(of: "</\(tag)>"))
      return String(Self.builtIn[start.upperBound..<end.lowerBound])
    }
    let sheet = ContentHash.source(of: try inner("style"))
    let script = ContentHash.source(of: try inner("script"))
    #expect(
      Self.builtIn.contains(
        "content=\"default-src 'none'; style-src \(sheet); script-src \(script); base-uri 'none'; form-action 'none'\""
      ))
    #expect(Self.builtIn.components("<script").count == 2)
    #expect(Self.builtIn.components("<style").count == 2)
  }

  @Test("is below 3 MB, ThemeKit's catalog included, and the same each time")
  func size() {
    let whole = Gallery(StyleEngine(theme: .themekit, catalog: .builtIn.adding(.themekit))).html
    #expect(whole.utf8.count < 3_000_000)
    #expect(whole.contains("id=\"families\""))
    #expect(Gallery(StyleEngine()).html == Self.builtIn)
  }

  @Test("escapes what authors wrote")
  func escaping() throws {
    var recipes = Catalog()
    recipes.add(
      CatalogLoader.load(try Repository.bytes("Tests/Fixtures/Gallery/hostile.json"), source: "</h2><b>.json")
    )
    let theme = ThemeLoader.load(try Repository.bytes("Tests/Fixtures/Gallery/hostile-theme.json")) {
      Theme.preset(named: $0)
    }.theme
    let page = Gallery(StyleEngine(theme: theme, catalog: recipes)).html
    for piece in [
      "<img", "<iframe", "<svg", "<b>", "<u>", "</title><script", "<style>*", "\u{202E}", "\u{2066}", "\u{0}",
    ] {
      #expect(!page.contains(piece), "\(piece)")
    }
    #expect(page.components("<script").count == 2)
    #expect(page.contains("[U+202E]gnp.exe"))
    #expect(page.contains("&lt;img src=x onerror=&quot;window.pwned=1&quot;&gt;"))
  }

  @Test("names switches by the settings that a style asks about")
  func settings() {
    let context = Setting(bits: 0b11111).context(isDark: true)
    #expect(context.platform == .macos && context.osVersion == 15)
    #expect(context[.reduceTransparency] == true && context[.contrastMore] == true && context[.rtl] == true)
    #expect(context[.light] == false)
    let standard = Setting.standard.context(isDark: false, states: [.hover])
    #expect(standard.platform == .ios && standard.osVersion == 26)
    #expect(standard[.hover] == true && standard[.focus] == false && standard[.ltr] == true)
  }
}

extension String {
  /// The pieces between the occurrences of a text.
  fileprivate func components(_ separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }

  /// The place of the first occurrence of a text.
  fileprivate func range(of text: String) -> Range<String.Index>? { firstRange(of: text) }
}
