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

  /// The form for increased contrast stays where the condition becomes an expression.
  @Test func contrastBecomesAnExpression() throws {
    let folder = try Scratch(["t.json": Self.theme, "r.json": ##"{"conditions":{"contrast-more":"${hc}"}}"##])
    let sources = ["--theme", "t.json", "--rules", "r.json", "--scheme", "light", "--compact"]
    try Row(
      arguments: ["style", "bg-link contrast-more:bg-link"] + sources,
      out: ##"{"common":{"background":"{{ ${hc} ? '#000000' : '#444444' }}"}}"## + "\n"
    ).check(in: folder)
    try Row(
      arguments: ["style", "bg-red contrast-more:bg-link"] + sources,
      out: ##"{"common":{"background":"{{ ${hc} ? '#000000' : 'red' }}"}}"## + "\n"
    ).check(in: folder)
  }

  /// What one layer cannot show is told of the class that is written, and of no other that has its measures.
  @Test func shadowLayersAreThoseOfTheClass() throws {
    let theme =
      ##"{"shadows":{"sp":{"color":"red","radius":1,"spread":4},"x":{"color":"blue","radius":1},"far":{"color":"red","radius":7,"spread":1}}}"##
    let folder = try Scratch(["t.json": theme])
    for (classes, isTold) in [
      ("shadow-sp", true), ("shadow-x", false), ("shadow-[0,0,1]", false), ("shadow-far shadow-green", true),
    ] {
      let outcome = try Tool.run(["style", "--theme", "t.json", classes], in: folder)
      #expect(
        outcome.errors.contains("is drawn by its strongest layer") == isTold, "\(classes)")
    }
  }

  /// With compatibility asked for, no system draws glass by itself.
  @Test func compatibilityNeedsNoSystem() throws {
    try Row(
      arguments: [
        "style", "--requires-compatibility", "surface-floating edge-none rounded-none", "--compact",
      ],
      has: [#""background":{"material":"regular"}"#]
    ).check()
    try Row(arguments: ["style", "surface-floating", "--compact"], has: [#""glass":"regular""#]).check()
  }

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
    Row(arguments: ["style", "duration-fasst"], errors: ["did you mean \"fast\"?"], code: 1),
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

  /// A theme file may stand on another one, by its path from there.
  @Test func filesExtendFiles() throws {
    let folder = try Scratch([
      "themes/base.json": ##"{"extends":"tailwind","colors":{"brand":"#112233"},"radii":{"lg":21}}"##,
      "themes/app/dark.json": ##"{"extends":"../base.json","colors":{"link":"brand"}}"##,
      "a.json": #"{"extends":"b.json"}"#, "b.json": #"{"extends":"./a.json"}"#,
      "gone.json": #"{"extends":"nowhere.json"}"#, "poor.json": #"{"extends":"faulty.json"}"#,
      "faulty.json": #"{"radii":{"lg":-1}}"#,
    ])
    let found = try Tool.run(
      ["style", "--compact", "--theme", "themes/app/dark.json", "bg-link rounded-lg text-red-500"], in: folder
    )
    #expect(
      found.text
        == ##"{"common":{"foreground":"#FB2C36","background":"#112233","cornerRadius":21}}"## + "\n",
      "\(found.errors)")
    let cycle = try Tool.run(["theme", "show", "a.json"], in: folder)
    #expect(cycle.code == 1 && cycle.text == "")
    #expect(
      cycle.errors.contains("b.json:1:12: error: the theme extends itself: a.json -> b.json -> ./a.json"),
      "\(cycle.errors)")
    let gone = try Tool.run(["theme", "show", "gone.json"], in: folder)
    #expect(
      gone.code == 3 && gone.errors.contains("gone.json:1:12: error: cannot read \"nowhere.json\": "),
      "\(gone.errors)")
    let poor = try Tool.run(["style", "p-1", "--theme", "poor.json"], in: folder)
    #expect(poor.code == 1 && poor.errors.contains("faulty.json:1:"), "\(poor.errors)")
  }

  /// The way of files that extend one another has an end, which is no circle.
  @Test func filesExtendSoMany() throws {
    var files = ["f33.json": ##"{"colors":{"brand":"#112233"}}"##]
    for index in 0..<33 { files["f\(index).json"] = #"{"extends":"f\#(index + 1).json"}"# }
    let folder = try Scratch(files)
    let whole = try Tool.run(["style", "--compact", "--theme", "f1.json", "bg-brand"], in: folder)
    #expect(whole.code == 0 && whole.text.contains("#112233"), "\(whole.errors)")
    let long = try Tool.run(["style", "--compact", "--theme", "f0.json", "bg-brand"], in: folder)
    #expect(
      long.code == 1
        && long.errors.contains(
          "f32.json:1:12: error: the theme f0.json extends more than 32 files, one through the other [theme-cycle]"
        ),
      "\(long.errors)")
  }

  /// Findings stand where a name is defined, a second name too.
  @Test func checkFindsSecondNames() throws {
    let folder = try Scratch([
      "t.json":
        ##"{"extends":"none","colors":{"brand":"#FFCC00","white":"#FFFFFF"},"aliases":{"on-brand":"white"}}"##
    ])
    let found = try Tool.run(["theme", "check", "t.json"], in: folder)
    #expect(
      found.errors.contains("t.json:1:77: warning: on-brand on brand has a contrast of 1.51 to 1"),
      "\(found.errors)")
  }

  /// What an import prints is a theme that --theme takes, and its exit code tells of what is left out.
  @Test(
    arguments: [
      (#"{"radius":{"a":{"$type":"dimension","$value":"-4px"}}}"#, 1, "1:12: error: \"-4\" is out of range"),
      (
        ##"{"high-contrast":{"a":{"$type":"color","$value":"#333"}}}"##, 0,
        "1:19: warning: \"a\" has no value in plain"
      ),
      ("@theme { --radius-f: -4px; }", 1, "1:10: error: \"-4\" is out of range"),
      ("@theme { --color-A: red; --color-a: blue; }", 0, "1:26: warning: --color-a and --color-A are both"),
      (#"{"radius":[{"name":"rd-md","radius":-1}]}"#, 1, "1:12: error: \"-1\" is out of range"),
      (#"{"radius":[{"name":"rd-md","radius":1}]}"#, 0, ""), (":root { --accent: #fff }", 0, ""),
      (":root { --radius: -1px }", 1, "1:9: error: \"-1\" is out of range"),
    ] as [(String, Int32, String)]) func importsAreThemes(_ tokens: String, _ code: Int32, _ finding: String)
    throws
  {
    let folder = try Scratch(["tokens": tokens])
    let found = try Tool.run(["theme", "import", "tokens"], in: folder)
    #expect(found.code == code && (finding.isEmpty ? found.errors == "" : found.errors.contains(finding)))
    #expect(found.text.isEmpty == (code != 0))
    let kept = try Tool.run(["theme", "import", "--keep-going", "tokens"], in: folder)
    #expect(kept.code == code)
    try folder.write(kept.bytes, to: "theme.json")
    let style = try Tool.run(["style", "--theme", "theme.json", "p-1"], in: folder)
    #expect(style.code == 0 && style.errors == "", "\(style.errors)")
  }

  @Test func showWritesHTML() throws {
    let folder = try Scratch(["t.json": Self.theme])
    let printed = try Tool.run(["theme", "show", "t.json", "--html", "-"], in: folder)
    #expect(printed.code == 0 && printed.text.hasPrefix("<!DOCTYPE html>\n") && printed.errors == "")
    let written = try Tool.run(["theme", "show", "t.json", "--html", "out.html"], in: folder)
    #expect(written.code == 0 && written.text == "" && written.errors == "")
    #expect(try folder.text("out.html") == printed.text)
    let refused = try Tool.run(["theme", "show", "t.json", "--html", "nowhere/out.html"], in: folder)
    #expect(refused.code == 3 && refused.errors.contains("[cannot-write]"), "\(refused.errors)")
    let broken = try Tool.run(["theme", "show", "none.json", "--html", "left.html"], in: folder)
    #expect(broken.code == 3 && !folder.exists("left.html"))
  }

  @Test func themeKitFilesComeInAndGoOut() throws {
    let folder = try Scratch([
      "l.json": ##"{"colors":[{"name":"background.bg-hero","hex":"#ffcc00"}]}"##,
      "d.json": #"{"colors":[{"name":"background.bg-hero","hex":"332200"}]}"#,
      "bad.json": #"{"colors":[{"name":"background.bg-hero","hex":"fff"}]}"#,
      "t.json": ##"{"colors":{"a":"#FFFFFF"}}"##,
    ])
    let theme = try Tool.run(["theme", "import", "l.json", "--dark", "d.json"], in: folder)
    #expect(theme.code == 0 && theme.errors == "")
    try folder.write(theme.bytes, to: "theme.json")
    let style = try Tool.run(
      ["style", "--compact", "--theme", "theme.json", "bg-primary text-on-primary"], in: folder)
    #expect(
      style.text
        == ##"{"common":{"foreground":{"light":"#14171C","dark":"#FFFFFF"},"background":{"light":"#FFCC00","dark":"#332200"}}}"##
        + "\n")
    let dark = try Tool.run(
      ["theme", "export", "theme.json", "--to", "themekit", "--scheme", "dark"], in: folder)
    #expect(dark.text.contains(#""name": "background.bg-hero","#) && dark.text.contains(#""hex": "332200""#))
    #expect(dark.errors.contains("no place for"))
    let bad = try Tool.run(["theme", "import", "l.json", "--dark", "bad.json"], in: folder)
    #expect(bad.code == 1 && bad.text == "")
    #expect(bad.errors.contains("bad.json:1:47: error: \"fff\" is no RRGGBB"), "\(bad.errors)")
    let usage = try Tool.run(["theme", "import", "t.json", "--dark", "d.json"], in: folder)
    #expect(usage.code == 2 && usage.errors.contains("--dark goes with JSON of ThemeKit"))
    let scheme = try Tool.run(["theme", "export", "t.json", "--scheme", "dark"], in: folder)
    #expect(scheme.code == 2 && scheme.errors.contains("--scheme goes with --to themekit"))
  }

  @Test func presetsOfThemeKitAreThemes() throws {
    let dracula = try Tool.run(
      ["style", "--compact", "--theme", "themekit/dracula", "bg-primary text-on-primary"])
    #expect(dracula.text == ##"{"common":{"foreground":"#14171C","background":"#DC8CB6"}}"## + "\n")
    let help = try Tool.run(["theme", "--help"])
    #expect(help.text.contains("themekit/dracula") && help.text.contains("themekit/cupcake"))
  }

  @Test(arguments: [
    Row(
      arguments: ["theme", "show", "themekit/dracul"], errors: ["did you mean \"themekit/dracula\"?"], code: 3
    ),
    Row(
      arguments: ["theme", "show", "tailwnd"], errors: ["did you mean \"tailwind\"?", "themekit/dracula"],
      code: 3),
    Row(arguments: ["style", "p-1", "--theme", "tailwnd"], errors: ["did you mean \"tailwind\"?"], code: 3),
    Row(arguments: ["theme", "check", "nowhere.json"], errors: ["cannot read"], code: 3),
  ])
  func unknownThemes(_ row: Row) throws { try row.check() }
}
