import Documents
import Engine
import JSONText
import Recipes
import StyleModel
import Testing
import Theme

/// What ThemeKit's and swiftcn's guides show of rules and families, as documents with the same meaning.
@Suite("Rules and families of the guides") struct SeedRuleTests {
  static let engine = StyleEngine(theme: .themekit, catalog: .builtIn.adding(.themekit))

  /// The components of a compiled document by `id`, each with its style as text.
  static func styles(_ document: String, engine: StyleEngine = engine) throws -> [String: String] {
    var options = DocumentCompiler.Options()
    options.target.dynamic = .open
    let result = DocumentCompiler(engine: engine, options: options).compile(Array(document.utf8))
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let output = try JSONDocument(parsing: try #require(result.output))
    var styles: [String: String] = [:]
    collect(output.root, in: output, &styles)
    return styles
  }

  private static func collect(_ node: JSONNode, in document: JSONDocument, _ styles: inout [String: String]) {
    if let id = document.member("id", of: node).flatMap({ document.string(of: $0) }) {
      let style = document.member("style", of: node)
      styles[id] = style.map { String(decoding: document.raw(of: $0), as: UTF8.self) } ?? ""
    }
    guard let children = document.member("children", of: node) else { return }
    for child in document.elements(of: children) { collect(child, in: document, &styles) }
  }

  /// `.twRules { $0.named["input"] = "…" }` on a subtree, and the fields around it.
  @Test func inputOverride() throws {
    let styles = try Self.styles(
      #"""
      {"id":"form","type":"vstack","children":[
        {"id":"before","type":"textfield","class":"input","context":{"_text":"${a}"}},
        {"id":"section","type":"vstack",
         "rules":{"named":{"input":"px-3 py-2 min-h-[44] border rounded-lg bg-surface focus:border-primary"}},
         "children":[
          {"id":"own","type":"textfield","class":"input","context":{"_text":"${b}"}},
          {"id":"meant","type":"textfield","context":{"_text":"${b}"},"class":"px-3 py-2 min-h-[44] border rounded-lg bg-surface focus:border-primary"},
          {"id":"label","type":"text","class":"field-label","context":{"_text":"Amount"}}]},
        {"id":"after","type":"textfield","class":"input","context":{"_text":"${c}"}},
        {"id":"label2","type":"text","class":"field-label","context":{"_text":"Amount"}}]}
      """#, engine: StyleEngine())
    // The states of a field are told by keys of its own.
    func style(_ id: String) throws -> String { try #require(styles[id]).replacing("\(id)_", with: "") }
    let (own, meant) = (try style("own"), try style("meant"))
    #expect(own == meant)
    #expect(try style("own") != style("before"))
    // What the rules do not name is kept, and siblings do not see them.
    #expect(styles["label"] == styles["label2"])
    #expect(try style("before") == style("after"))
  }

  /// `FlightCard(…).cardStyle(GlassCardStyle())` and the same on a container.
  @Test func glassCards() throws {
    let flight = #"""
      {"id":"ID","type":"vstack","class":"flight-card","children":[
       {"id":"ID-time","type":"text","class":"flight-card/time","context":{"_text":"09:40"}}]}
      """#
    func card(_ id: String) -> String { flight.replacing("ID", with: id) }
    let glass = #""rules":{"families":{"card":"bg-material-ultra-thin rounded-[20]"}}"#
    let styles = try Self.styles(
      #"{"id":"s","type":"vstack","children":[\#(card("plain")),{"id":"g","type":"vstack",\#(glass),"children":["#
        + #"\#(card("glass")),{"id":"inner","type":"vstack","rules":{"families":{"card":"card-style"}},"children":[\#(card("again"))]}]}]}"#
    )
    #expect(
      styles["glass"]
        == #"{"common":{"background":{"material":"ultraThin"},"cornerRadius":20},"layout":{"padding":16}}"#)
    // The content is untouched, and the standard style named inside gives the same bytes as no name.
    #expect(styles["glass-time"] == styles["plain-time"])
    #expect(styles["again"] == styles["plain"] && styles["plain"] != styles["glass"])
  }

  /// `RootView().buttonChromeStyle(HostButtonChrome())`: tokens of the accent, pressed and disabled, full width, and the
  /// copies that dialogs are made of.
  @Test func hostButtons() throws {
    let chrome = #"""
      {"base":"text-label-lg-600 text-accent-on-solid tint-accent-on-solid px-sp-base min-h-[52] rounded-full bg-accent-solid pressed:bg-accent-active disabled:opacity-40",
       "variants":{"fullWidth":"w-full"}}
      """#
    let styles = try Self.styles(
      #"""
      {"id":"root","type":"vstack","rules":{"families":{"button":CHROME},"conditions":{"pressed":"${down}","disabled":"${off}"}},"children":[
       {"id":"plain","type":"button","class":"bezel-none theme-button"},
       {"id":"wide","type":"button","class":"bezel-none theme-button-[fullWidth]"},
       {"id":"good","type":"button","class":"bezel-none theme-button accent-success"},
       {"id":"dialog","type":"button","class":"bezel-none theme-dialog/primary-action"},
       {"id":"outline","type":"button","class":"bezel-none theme-button-[variant=outline,size=xlarge]"}]}
      """#.replacing("CHROME", with: chrome))
    let plain = try #require(styles["plain"])
    #expect(plain.contains(#""opacity":"{{ ${off} ? 0.4 : 1 }}""#))
    #expect(
      plain.contains(
        ##""background":{"light":"{{ ${down} ? '#0052D6' : '#056BFD' }}","dark":"{{ ${down} ? '#5099E8' : '#2A7ADC' }}"}"##
      ))
    #expect(plain.contains(##""foreground":"#FFFFFF""##) && plain.contains(##""tint":"#FFFFFF""##))
    #expect(plain.contains(#""padding":{"horizontal":24}"#) && plain.contains(#""minHeight":52"#))
    #expect(!plain.contains("scale"))
    #expect(try #require(styles["wide"]).contains(#""maxWidth":"infinity""#))
    // The dialog's action hands over its full width; a configuration that the style ignores changes nothing.
    #expect(styles["dialog"] == styles["wide"])
    #expect(styles["outline"] == styles["plain"])
    #expect(try #require(styles["good"]).contains(##"'#079156' : '#12B76A'"##))
  }

  /// `.spacing(.sm)` and `.cornerRadius(.box)`: tokens in the place of numbers.
  @Test func tokens() throws {
    let styles = try Self.styles(
      #"""
      {"id":"s","type":"hstack","children":[
       {"id":"token","type":"vstack","class":"p-sp-sm rounded-box mt-0","context":{}},
       {"id":"number","type":"vstack","class":"p-[8] rounded-[16] mt-0","context":{}},
       {"id":"type","type":"text","class":"text-heading-base","context":{"_text":"a"}}]}
      """#)
    #expect(styles["token"] == styles["number"])
    #expect(try #require(styles["type"]).contains(#""size":24,"weight":"semibold""#))
  }

  /// `.accent(.success)` tints whatever a component is made of.
  @Test func accents() throws {
    let styles = try Self.styles(
      #"""
      {"id":"s","type":"vstack","children":[
       {"id":"tile","type":"vstack","class":"icon-tile-[tinted] accent-success"},
       {"id":"count","type":"text","class":"count-badge accent-success","context":{"_text":"3"}},
       {"id":"all","type":"vstack","rules":{"view":"accent-purple"},"children":[
         {"id":"fill","type":"vstack","class":"progress-bar/fill"},
         {"id":"own","type":"vstack","class":"progress-bar/fill accent-success"}]}]}
      """#)
    #expect(try #require(styles["tile"]).contains(##""background":{"light":"#DFF7E8","dark":"#12271E"}"##))
    #expect(try #require(styles["count"]).contains(##""foreground":"#14171C""##))
    #expect(try #require(styles["fill"]).contains(##"{"light":"#B48BEA","dark":"#B9A1D5"}"##))
    #expect(try #require(styles["own"]).contains(##"{"light":"#12B76A","dark":"#2EAA6C"}"##))
  }

  /// A style that leads back to its adopter is refused in the document, with its chain.
  @Test func recursion() throws {
    let document =
      #"{"id":"s","type":"vstack","rules":{"families":{"card":"p-1 flight-card"}},"class":"p-1","children":[]}"#
    let result = DocumentCompiler(engine: Self.engine).compile(Array(document.utf8))
    #expect(result.output == nil)
    let found = try #require(result.diagnostics.first)
    #expect(found.id == "recipe-recursion")
    #expect(found.message.hasSuffix("style of card -> flight-card -> style of card"))
    let bytes = Array(document.utf8)
    #expect(String(decoding: bytes[found.range], as: UTF8.self) == "p-1 flight-card")
  }
}
