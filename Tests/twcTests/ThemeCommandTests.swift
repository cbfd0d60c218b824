import TestSupport
import Testing

/// Themes on the command line: contrast, layers, motion, import, export and the sheets.
@Suite struct ThemeCommandTests {
  private static let theme = ##"""
    {
      "colors": {
        "brand": { "light": "#444444", "dark": "#BBBBBB", "increasedContrast": { "light": "#000000", "dark": "#FFFFFF" } },
        "link": "brand"
      },
      "shadows": {
        "deep": [
          { "color": "brand", "radius": 4, "y": 2 }, { "color": "#00000011", "radius": 20, "y": 9, "spread": -3 }
        ],
        "inside": { "color": "#000000", "radius": 2, "inset": true }
      },
      "motion": { "fast": 150, "pop": { "kind": "spring", "duration": 300, "bounce": 0.25 }, "own": { "bezier": [0.2, 0, 0, 1] } }
    }
    """##

  @Test(arguments: [
    Row(
      arguments: ["style", "--compact", "--scheme", "light", "bg-link"],
      out: ##"{"common":{"background":"#444444"}}"## + "\n"),
    Row(
      arguments: ["style", "--compact", "--contrast", "more", "bg-link"],
      out: ##"{"common":{"background":{"light":"#000000","dark":"#FFFFFF"}}}"## + "\n"),
    Row(
      arguments: ["style", "--compact", "--contrast", "standard", "--scheme", "dark", "bg-link"],
      out: ##"{"common":{"background":"#BBBBBB"}}"## + "\n"),
    // Colours that are made up while parsing follow too.
    Row(
      arguments: ["style", "--compact", "--contrast", "more", "--scheme", "dark", "shadow-deep bg-[brand]"],
      has: [##""background":"#FFFFFF""##, ##""color":"#FFFFFF""##], errors: ["shadow-layers"]),
    // A class that asks for increased contrast names the colour of there.
    Row(
      arguments: [
        "style", "--compact", "--to", "model", "--scheme", "light", "bg-link contrast-more:bg-link",
      ],
      has: [##"{"cases":[{"when":["contrast-more"],"value":"#000000"}],"default":"#444444"}"##]),
    Row(
      arguments: ["style", "--compact", "--to", "model", "duration-fast"],
      out: #"{"animation":{"duration":0.15}}"# + "\n"),
    Row(
      arguments: ["style", "--compact", "--to", "model", "animate-pop"],
      has: [#""kind":"spring""#, #""duration":0.3"#, #""bounce":0.25"#]),
    Row(arguments: ["style", "--compact", "--to", "model", "animate-own"], has: [#""kind":"easeOut""#]),
    Row(
      arguments: ["style", "shadow-inside"], errors: ["error: ", "no native view has an inner shadow"],
      code: 1),
    Row(arguments: ["style", "duration-quick"], errors: ["a number of milliseconds"], code: 1),
    Row(arguments: ["style", "animate-quick"], errors: ["animate-quick"], code: 1),
  ])
  func themes(_ row: Row) throws {
    let folder = try Scratch(["t.json": Self.theme])
    let row = Row(
      arguments: row.arguments + ["--theme", "t.json"], out: row.out, has: row.has, errors: row.errors,
      code: row.code)
    try row.check(in: folder)
  }

  /// A document takes the forms, also those of a theme in rules of a subtree.
  @Test func documentsTakeForms() throws {
    let document = ##"""
      {"type":"vstack","class":"bg-link","children":[
        {"type":"text","rules":{"theme":{"colors":{"own":{"color":"#777777","increasedContrast":"#111111"}}}},
         "class":"text-own bg-brand"}]}
      """##
    let folder = try Scratch(["t.json": Self.theme, "d.json": document])
    let plain = try Tool.run(["compile", "d.json", "--theme", "t.json", "--scheme", "light"], in: folder)
    #expect(plain.text.contains("#444444") && plain.text.contains("#777777"), "\(plain.errors)")
    let strong = try Tool.run(
      ["compile", "d.json", "--theme", "t.json", "--scheme", "light", "--contrast", "more"], in: folder)
    #expect(!strong.text.contains("#444444") && strong.text.contains("#000000"), "\(strong.text)")
    #expect(strong.text.contains("#111111") && !strong.text.contains("#777777"))
  }

  @Test func layersAreNamed() throws {
    let folder = try Scratch(["t.json": Self.theme])
    let found = try Tool.run(["style", "--compact", "shadow-deep", "--theme", "t.json"], in: folder)
    #expect(found.text.contains(#""radius":4"#) && found.code == 0)
    #expect(found.errors.contains("left out: the layer 0,9,20 [shadow-layers]"), "\(found.errors)")
  }

  @Test func checkMeasuresForms() throws {
    let theme =
      ##"{"extends":"none","colors":{"a":{"color":"#666","increasedContrast":"#555"},"onA":"#fff"}}"##
    let folder = try Scratch(["t.json": theme])
    let found = try Tool.run(["theme", "check", "t.json", "--fail-on", "warning"], in: folder)
    #expect(found.text.contains("onA on a, light under increased contrast: 7.45 to 1"), "\(found.text)")
    #expect(found.code == 0)
    let weak = theme.replacing("#555", with: "#666666")
    try folder.write(Array(weak.replacing("#666\"", with: "#777\"").utf8), to: "w.json")
    let poor = try Tool.run(["theme", "check", "w.json", "--fail-on", "warning"], in: folder)
    #expect(poor.code == 1)
    #expect(
      poor.errors.contains("in light and dark under increased contrast; WCAG 2.2 asks for 7"),
      "\(poor.errors)")
  }

  @Test func showPrintsForms() throws {
    let folder = try Scratch(["t.json": Self.theme])
    let found = try Tool.run(["theme", "show", "t.json"], in: folder)
    #expect(found.text.contains("#444444  dark #BBBBBB  increased contrast #000000  and dark #FFFFFF"))
    #expect(found.text.contains("20 pt blur, 0 pt across, 9 pt down, -3 pt spread, #00000011"))
    #expect(
      found.text.contains("  pop  spring, 300 ms, bounce 0.25\n") && found.text.contains("  fast  150 ms\n"))
  }

  @Test(arguments: [
    Row(
      arguments: ["theme", "show", "tailwnd"], errors: ["did you mean \"tailwind\"?", "themekit/dracula"],
      code: 3),
    Row(arguments: ["style", "p-1", "--theme", "tailwnd"], errors: ["did you mean \"tailwind\"?"], code: 3),
    Row(arguments: ["theme", "check", "nowhere.json"], errors: ["cannot read"], code: 3),
  ])
  func unknownThemes(_ row: Row) throws { try row.check() }
}
