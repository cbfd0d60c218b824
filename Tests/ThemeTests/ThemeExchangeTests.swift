import JSONText
import StyleModel
import TestSupport
import Testing
import Theme

/// Token files to themes, and themes to token files and back.
@Suite struct ThemeExchangeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let tokens: String
    let theme: String
    /// Findings, as `id at text`.
    var findings: [String] = []
    var testDescription: String { tokens }

    init(_ tokens: String, _ theme: String, _ findings: String...) {
      (self.tokens, self.theme, self.findings) = (tokens, theme, findings)
    }
  }

  static let rows: [Row] = [
    // Design Tokens, 2025.10
    Row(
      ##"{"color":{"$type":"color","brand":{"$value":{"colorSpace":"srgb","components":[1,0.5,0],"alpha":0.5,"hex":"#ff8000"}}}}"##,
      ##"{"colors":{"brand":"#FF800080"}}"##),
    Row(
      #"{"brand":{"500":{"$type":"color","$value":{"colorSpace":"oklch","components":[0.623,0.214,259.815]}}}}"#,
      ##"{"colors":{"brand-500":"#2B7FFF"}}"##),
    Row(
      #"{"c":{"$type":"color","$value":{"colorSpace":"hsl","components":[120,100,25]}}}"#,
      ##"{"colors":{"c":"#008000"}}"##),
    Row(
      #"{"c":{"$type":"color","$value":{"colorSpace":"display-p3","components":[0.2,"none",0.2]}}}"#,
      ##"{"colors":{"c":"#390035"}}"##),
    Row(
      ##"{"color":{"$type":"color","blue":{"$value":"#00f"},"link":{"$value":"{color.blue}"},"deep":{"$ref":"#/color/link/$value"}}}"##,
      ##"{"colors":{"blue":"#0000FF"},"aliases":{"link":"blue","deep":"link"}}"##),
    Row(
      ##"{"color":{"$type":"color","text":{"$value":"#000","$extensions":{"org.mode":{"Dark":"#fff"}}}}}"##,
      ##"{"colors":{"text":{"light":"#000000","dark":"#FFFFFF"}}}"##),
    Row(
      ##"{"light":{"color":{"text":{"$type":"color","$value":"#000"}}},"dark":{"color":{"text":{"$type":"color","$value":"#fff"}}}}"##,
      ##"{"colors":{"text":{"light":"#000000","dark":"#FFFFFF"}}}"##),
    Row(
      ##"{"color":{"brand":{"$type":"color","$root":{"$value":"#f00"},"dim":{"$value":"#800000"}}}}"##,
      ##"{"colors":{"brand":"#FF0000","brand-dim":"#800000"}}"##),
    Row(
      ##"{"base":{"$type":"color","red":{"$value":"#f00"},"blue":{"$value":"#00f"}},"my":{"$extends":"{base}","red":{"$type":"color","$value":"#c00"}}}"##,
      ##"{"colors":{"red":"#FF0000","blue":"#0000FF","my-red":"#CC0000","my-blue":"#0000FF"}}"##),
    Row(
      #"{"radius":{"$type":"dimension","sm":{"$value":{"value":0.25,"unit":"rem"}},"lg":{"$value":{"value":12,"unit":"px"}},"default":{"$value":"8px"}}}"#,
      #"{"radii":{"sm":4,"lg":12,"DEFAULT":8}}"#),
    Row(
      #"{"space":{"$type":"dimension","sm":{"$value":"4px"}},"breakpoint":{"md":{"$type":"dimension","$value":"48rem"}}}"#,
      #"{"spacing":{"sm":4},"breakpoints":{"md":768}}"#),
    Row(
      #"{"typography":{"$type":"typography","title":{"$value":{"fontFamily":"Inter","fontSize":{"value":20,"unit":"px"},"fontWeight":600,"letterSpacing":{"value":0.5,"unit":"px"},"lineHeight":1.2}}}}"#,
      #"{"type":{"title":{"size":20,"weight":"semibold","tracking":0.5,"lineHeight":24}}}"#,
      #"tokens-left at "fontFamily""#),
    Row(
      ##"{"shadow":{"md":{"$type":"shadow","$value":{"color":"#0000001a","offsetX":{"value":0,"unit":"px"},"offsetY":{"value":4,"unit":"px"},"blur":{"value":6,"unit":"px"},"spread":{"value":-1,"unit":"px"}}}}}"##,
      ##"{"shadows":{"md":{"color":"#0000001A","radius":6,"x":0,"y":4,"spread":-1}}}"##),
    Row(
      ##"{"shadow":{"lg":{"$type":"shadow","$value":[{"color":"#0003","offsetX":"1px","offsetY":"2px","blur":"3px","inset":true},{"color":"#0001","blur":"8px"}]}}}"##,
      ##"{"shadows":{"lg":[{"color":"#00000033","radius":3,"x":1,"y":2,"inset":true},{"color":"#00000011","radius":8,"x":0,"y":0}]}}"##
    ),
    Row(#"{"s":{"$type":"shadow","$value":[]}}"#, "{}", "tokens-value at []"),
    Row(
      ##"{"boxShadow":{"deep":{"value":[{"color":"#000","type":"innerShadow","x":"0","y":"1","blur":"2","spread":"3"}],"type":"boxShadow"}}}"##,
      ##"{"shadows":{"deep":{"color":"#000000","radius":2,"x":0,"y":1,"spread":3,"inset":true}}}"##),
    // Appearances
    Row(
      ##"{"color":{"$type":"color","text":{"$value":"#333","$extensions":{"org.mode":{"dark":"#ccc","highContrast":"#000","dark-high-contrast":"#fff"}}}}}"##,
      ##"{"colors":{"text":{"light":"#333333","dark":"#CCCCCC","increasedContrast":{"light":"#000000","dark":"#FFFFFF"}}}}"##
    ),
    Row(
      ##"{"light":{"text":{"$type":"color","$value":"#333"}},"dark":{"text":{"$type":"color","$value":"#ccc"}},"light-high-contrast":{"text":{"$type":"color","$value":"#000"}}}"##,
      ##"{"colors":{"text":{"light":"#333333","dark":"#CCCCCC","increasedContrast":{"light":"#000000","dark":"#CCCCCC"}}}}"##
    ),
    Row(
      ##"{"text":{"$type":"color","$value":"#333"},"increasedContrast":{"text":{"$type":"color","$value":"#000"}}}"##,
      ##"{"colors":{"text":{"color":"#333333","increasedContrast":"#000000"}}}"##),
    // Beside other steps `light` and `dark` are names.
    Row(
      ##"{"color":{"$type":"color","grey":{"light":{"$value":"#ccc"},"mid":{"$value":"#888"},"dark":{"$value":"#111"}},"ink":{"$value":"{color.grey.dark}"}}}"##,
      ##"{"colors":{"grey-light":"#CCCCCC","grey-mid":"#888888","grey-dark":"#111111"},"aliases":{"ink":"grey-dark"}}"##
    ),
    Row(
      ##"{"color":{"$type":"color","bg":{"light":{"$value":"#ccc"},"dark":{"$value":"#111"}}}}"##,
      ##"{"colors":{"bg":{"light":"#CCCCCC","dark":"#111111"}}}"##),
    // What an appearance changes beside colours.
    Row(
      ##"{"dark":{"shadow":{"md":{"$type":"shadow","$value":{"color":"#fff","blur":"4px"}}}},"light":{"shadow":{"md":{"$type":"shadow","$value":{"color":"#000","blur":"4px"}}}}}"##,
      ##"{"shadows":{"md":{"color":{"light":"#000000","dark":"#FFFFFF"},"radius":4,"x":0,"y":0}}}"##),
    Row(
      ##"{"light":{"shadow":{"md":{"$type":"shadow","$value":{"color":"#000","blur":"4px"}}}},"dark":{"shadow":{"md":{"$type":"shadow","$value":{"color":"#fff","blur":"9px"}}}}}"##,
      ##"{"shadows":{"md":{"color":"#000000","radius":4,"x":0,"y":0}}}"##, #"tokens-left at "md""#),
    Row(
      #"{"light":{"radius":{"a":{"$type":"dimension","$value":"4px"},"b":{"$type":"dimension","$value":"5px"}}},"dark":{"radius":{"a":{"$type":"dimension","$value":"4px"},"b":{"$type":"dimension","$value":"6px"}}}}"#,
      #"{"radii":{"a":4,"b":5}}"#, #"tokens-left at "b""#),
    Row(
      #"{"radius":{"a":{"$type":"dimension","$value":"4px","$extensions":{"org.mode":{"dark":"6px"}}}}}"#,
      #"{"radii":{"a":4}}"#, #"tokens-left at "a""#),
    Row(
      #"{"light":{"typography":{"a":{"$type":"typography","$value":{"fontSize":"4px"}}}},"dark":{"typography":{"a":{"$type":"typography","$value":{"fontSize":"6px"}}}}}"#,
      #"{"type":{"a":4}}"#, #"tokens-left at "a""#),
    Row(
      #"{"light":{"duration":{"a":{"$type":"duration","$value":"4ms"},"b":{"$type":"duration","$value":"1ms"}}},"dark":{"duration":{"a":{"$type":"duration","$value":"6ms"},"b":{"$type":"duration","$value":"1ms"}}}}"#,
      #"{"motion":{"a":4,"b":1}}"#, #"tokens-left at "a""#),
    // Groups on groups, in whatever order.
    Row(
      ##"{"c":{"$extends":"{b}"},"b":{"$extends":"{a}","y":{"$type":"color","$value":"#111"}},"a":{"x":{"$type":"color","$value":"#222"}}}"##,
      ##"{"colors":{"b-y":"#111111","a-x":"#222222","b-x":"#222222","c-y":"#111111","c-x":"#222222"}}"##),
    Row(
      ##"{"a":{"$extends":"{b}","x":{"$type":"color","$value":"#111"}},"b":{"$extends":"{a}","y":{"$type":"color","$value":"#222"}}}"##,
      ##"{"colors":{"a-x":"#111111","b-y":"#222222","b-x":"#111111","a-y":"#222222"}}"##,
      #"tokens-cycle at "{a}""#),
    Row(
      ##"{"a":{"$extends":"{a}","x":{"$type":"color","$value":"#111"}}}"##,
      ##"{"colors":{"a-x":"#111111"}}"##,
      #"tokens-cycle at "{a}""#),
    Row(
      #"{"t":{"$type":"typography","$value":{"fontSize":"4px","letterSpacing":"0px"}}}"#,
      #"{"type":{"t":{"size":4,"tracking":0}}}"#),
    // What a theme file would be refused for is left out, with what stands on it.
    Row(
      #"{"radius":{"$type":"dimension","a":{"$value":"-4px"},"b":{"$value":"4px"}}}"#, #"{"radii":{"b":4}}"#,
      #"theme-range at "a""#),
    Row(
      ##"{"shadow":{"$type":"shadow","a":{"$value":{"color":"#000","blur":"-1px"}},"b":{"$value":{"color":"#000","blur":"1px"}}}}"##,
      ##"{"shadows":{"b":{"color":"#000000","radius":1,"x":0,"y":0}}}"##, #"theme-range at "a""#),
    Row(
      #"{"type":{"a":{"$type":"typography","$value":{"fontSize":"-1px"}}}}"#, "{}", #"theme-range at "a""#),
    Row(
      #"{"duration":{"$type":"duration","none":{"$value":"1ms"},"some":{"$value":"1ms"}}}"#,
      #"{"motion":{"some":1}}"#, #"theme-name at "none""#),
    Row(
      ##"{"color":{"$type":"color","red":{"$value":"nope"},"a":{"$value":"{color.red}"},"b":{"$value":"{color.a}"},"c":{"$value":"#111"}}}"##,
      ##"{"colors":{"c":"#111111"}}"##, #"tokens-value at "nope""#, #"tokens-reference at "a""#,
      #"tokens-reference at "b""#),
    Row(
      ##"{"high-contrast":{"color":{"$type":"color","a":{"$value":"#333"}}}}"##, ##"{"colors":{"a":"#333333"}}"##,
      #"tokens-left at "a""#),
    Row(
      ##"{"dark":{"color":{"$type":"color","a":{"$value":"#333"}}}}"##, ##"{"colors":{"a":"#333333"}}"##,
      #"tokens-left at "a""#),
    Row(##"{"$extensions":{"org.twc":{"name":"x","rem":0}}}"##, #"{"name":"x","extends":"none"}"#, "theme-range at 0"),
    // Names that are one in a theme.
    Row(
      ##"{"color":{"$type":"color","a":{"$value":"#111"},"A":{"$value":"#222"},"a-b":{"$value":"#333"},"aB":{"$value":"#444"},"ab-c":{"$value":"#555"}}}"##,
      ##"{"colors":{"a":"#222222","a-b":"#444444","ab-c":"#555555"}}"##, #"tokens-duplicate at "A""#,
      #"tokens-duplicate at "aB""#),
    Row(
      ##"{"color":{"brand":{"$type":"color","$value":"#111"}},"palette":{"brand":{"$type":"color","$value":"#222"}},"radius":{"brand":{"$type":"dimension","$value":"2px"}}}"##,
      ##"{"colors":{"brand":"#222222"},"radii":{"brand":2}}"##, #"tokens-duplicate at "brand""#),
    Row(
      ##"{"color":{"$type":"color","b":{"$value":"#111"},"a":{"$value":"{color.b}"},"A":{"$value":"#222"},"B":{"$value":"{color.A}"}}}"##,
      ##"{"colors":{"b":"A","A":"#222222"}}"##, #"tokens-duplicate at "A""#,
      #"tokens-duplicate at "B""#),
    Row(
      ##"{"a":{"$type":"color","$value":"#111","$value":"#222"},"b":{"$type":"color","$value":"#111"},"b":{"$type":"color","$value":"#222"}}"##,
      ##"{"colors":{"a":"#222222","b":"#222222"}}"##, #"tokens-duplicate at "$value""#, #"tokens-duplicate at "b""#),
    Row(
      #"{"duration":{"in":{"$type":"duration","$value":"1ms"}},"easing":{"in":{"$type":"cubicBezier","$value":[0,0,1,1]}}}"#,
      #"{"motion":{"in":{"duration":1,"kind":"linear"}}}"#),
    // A second name with a form of its own is a colour.
    Row(
      ##"{"color":{"$type":"color","b":{"$value":"#00f"},"a":{"$value":"{color.b}"}},"dark":{"color":{"$type":"color","a":{"$value":"#88f"}}}}"##,
      ##"{"colors":{"b":"#0000FF","a":{"light":"b","dark":"#8888FF"}}}"##),
    Row(
      ##"{"dark":{"color":{"$type":"color","a":{"$value":"#88f"}}},"color":{"$type":"color","b":{"$value":"#00f"},"a":{"$value":"{color.b}"}}}"##,
      ##"{"colors":{"a":{"light":"b","dark":"#8888FF"},"b":"#0000FF"}}"##),
    // Groups tell the kind before names do; names may be words of the format.
    Row(
      #"{"spacing":{"$type":"dimension","radius":{"$value":"4px"}},"breakpoint":{"$type":"dimension","text":{"$value":"9px"}},"radius":{"$type":"dimension","$value":"2px"}}"#,
      #"{"spacing":{"radius":4},"radii":{"radius":2},"breakpoints":{"text":9}}"#),
    Row(
      ##"{"color":{"$type":"color","value":{"$value":"#111"},"type":{"$value":"#222"},"a.b":{"$value":"#333"},"c":{"$value":"{color.value}"},"d":{"$value":"{color.a.b}"}}}"##,
      ##"{"colors":{"value":"#111111","type":"#222222","a.b":"#333333"},"aliases":{"c":"value","d":"a.b"}}"##),
    // Words: a colour of CSS, else a keyword of StemJSON.
    Row(
      #"{"red":{"$type":"color","$value":"red"},"tint":{"$type":"color","$value":"accentColor"},"no":{"$type":"color","$value":"tael"}}"#,
      ##"{"colors":{"red":"#FF0000","tint":"accentColor"}}"##, #"tokens-value at "tael""#),
    Row(
      #"{"accentColor":{"$type":"color","$value":"red"},"tint":{"$type":"color","$value":"accentColor"}}"#,
      ##"{"colors":{"accentColor":"#FF0000","tint":{"keyword":"accentColor"}}}"##),
    // Opacity
    Row(
      ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0],"alpha":"none"}},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0],"alpha":1}}}"##,
      ##"{"colors":{"a":"#FF000000","b":"#FF0000"}}"##),
    Row(
      ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0],"alpha":7}},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0],"alpha":-1}},"c":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0],"alpha":"1"}}}"##,
      "{}", "tokens-value at 7", "tokens-value at -1", #"tokens-value at "1""#),
    // Motion
    Row(
      #"{"duration":{"$type":"duration","fast":{"$value":{"value":0.2,"unit":"s"}},"slow":{"$value":"450ms"}}}"#,
      #"{"motion":{"fast":200,"slow":450}}"#),
    Row(
      #"{"ease":{"$type":"cubicBezier","in":{"$value":[0.42,0,1,1]},"own":{"$value":[0.2,0,0,1]}}}"#,
      #"{"motion":{"ease-in":"ease-in","ease-own":{"bezier":[0.2,0,0,1]}}}"#),
    Row(
      #"{"duration":{"$type":"duration","fast":{"$value":"200ms"}},"transition":{"$type":"transition","pop":{"$value":{"duration":"{duration.fast}","delay":{"value":50,"unit":"ms"},"timingFunction":[0,0,0.58,1]}}}}"#,
      #"{"motion":{"fast":200,"pop":{"kind":"ease-out","duration":200,"delay":50}}}"#),
    Row(#"{"d":{"$type":"duration","$value":"2h"}}"#, "{}", #"tokens-value at "2h""#),
    Row(#"{"c":{"$type":"cubicBezier","$value":[2,0,1,1]}}"#, "{}", "tokens-value at [2,0,1,1]"),
    Row(#"{"t":{"$type":"transition","$value":{"delay":"1s"}}}"#, "{}", #"tokens-value at {"delay":"1s"}"#),
    Row(
      #"{"grid":{"a":{"$type":"strokeStyle","$value":"solid"},"b":{"$type":"strokeStyle","$value":"dashed"}}}"#,
      "{}", #"tokens-left at "a""#),
    // Style Dictionary
    Row(
      ##"{"color":{"base":{"red":{"value":"#ff0000","comment":"a red"}},"font":{"value":"{color.base.red.value}"}},"size":{"radius":{"small":{"value":"2px","type":"dimension"}}}}"##,
      ##"{"colors":{"red":"#FF0000"},"aliases":{"font":"red"},"radii":{"small":2}}"##),
    // Tokens Studio
    Row(
      ##"{"global":{"colors":{"red":{"value":"#f00","type":"color"}},"borderRadius":{"lg":{"value":"16","type":"borderRadius"}},"text":{"lg":{"value":"18","type":"fontSizes"}}},"light":{"bg":{"value":"{colors.red}","type":"color"}},"dark":{"bg":{"value":"#300","type":"color"}},"$themes":[],"$metadata":{"tokenSetOrder":["global"]}}"##,
      ##"{"colors":{"red":"#FF0000","bg":{"light":"#FF0000","dark":"#330000"}},"type":{"lg":18},"radii":{"lg":16}}"##
    ),
    // What is wrong
    Row(#"{"a":{"$type":"color","$value":"nope"}}"#, "{}", #"tokens-value at "nope""#),
    Row(#"{"a":{"$type":"color","$value":"{b}"}}"#, "{}", #"tokens-reference at "{b}""#),
    Row(
      #"{"a":{"$type":"color","$value":"{b}"},"b":{"$type":"color","$value":"{a}"}}"#, "{}",
      #"tokens-cycle at "{b}""#, #"tokens-cycle at "{a}""#),
    Row(#"{"radius":{"a":{"$type":"dimension","$value":"4em"}}}"#, "{}", #"tokens-value at "4em""#),
    Row(
      #"{"a":{"$type":"typography","$value":{"fontWeight":600}}}"#, "{}",
      #"tokens-value at {"fontWeight":600}"#),
    Row("[]", "{}", "tokens-form at []"), Row(#"{"a":1}"#, "{}", #"tokens-form at "a""#),
    Row(#"{"g":{"$extends":"{nope}"}}"#, "{}", #"tokens-reference at "{nope}""#),
  ]

  @Test(arguments: rows) func imports(_ row: Row) {
    let bytes = Array(row.tokens.utf8)
    let result = DesignTokenImport.theme(of: bytes)
    #expect(JSONWriter.text(result.theme) == row.theme)
    let found = result.diagnostics.map { "\($0.id) at \(String(decoding: bytes[$0.range], as: UTF8.self))" }
    #expect(found == row.findings)
    let loaded = ThemeLoader.load(Array(JSONWriter.text(result.theme).utf8)) { Theme.preset(named: $0) }
    #expect(loaded.diagnostics.isEmpty)
  }

  static let sheets: [Row] = [
    // What a theme file would be refused for.
    Row(
      "@theme { --radius-f: -4px; --radius-g: 4px; --text-f: -4px; --breakpoint-x: -4px; --spacing: -1px; --duration-none: 1ms; }",
      #"{"radii":{"g":4}}"#, "theme-range at --radius-f: -4px", "theme-range at --text-f: -4px",
      "theme-range at --breakpoint-x: -4px", "theme-range at --spacing: -1px", "theme-name at --duration-none: 1ms"
    ),
    Row(
      #"@theme { --color-a\/b: red; --color-a\.b: red; }"#, ##"{"colors":{"a.b":"#FF0000"}}"##,
      #"theme-name at --color-a\/b: red"#),
    // Names that are one in a theme; a property that is told again is none of them.
    Row(
      "@theme { --color-a-b: red; --color-aB: blue; --color-c: red; --color-c: lime; } .dark { --color-ab: #111; }",
      ##"{"colors":{"a-b":{"light":"#0000FF","dark":"#111111"},"c":"#00FF00"}}"##,
      "tokens-duplicate at --color-aB: blue"),
    Row(
      "@theme { --radius: 1px; --radius-DEFAULT: 2px; --inset-shadow-a: 0 1px red; --shadow-inset-a: 0 2px red; }",
      ##"{"radii":{"DEFAULT":2},"shadows":{"inset-a":{"color":"#FF0000","radius":0,"x":0,"y":2}}}"##,
      "tokens-duplicate at --radius-DEFAULT: 2px", "tokens-duplicate at --shadow-inset-a: 0 2px red"),
    Row(
      "@theme { --spacing: 5px; --spacing-unit: 4px; --spacing-x: 1px; }", #"{"spacing":{"unit":5,"x":1}}"#,
      "tokens-left at --spacing-unit: 4px"),
    Row(
      "@theme { --color-a: red; } .dark { --color-b: #111; }", ##"{"colors":{"a":"#FF0000","b":"#111111"}}"##,
      "tokens-left at --color-b: #111"),
    Row(
      "@theme { --color-a: transparent; --shadow-a: 0 0 transparent; }",
      #"{"colors":{"a":"clear"},"shadows":{"a":{"color":"clear","radius":0,"x":0,"y":0}}}"#),
    Row(
      "@theme { --color-clear: red; --color-a: transparent; }",
      ##"{"colors":{"clear":"#FF0000","a":{"keyword":"clear"}}}"##),
    Row(
      "@theme { --radius-a: 1e-7px; --radius-b: 1e3px; --radius-c: +4px; --radius-d: 1e+2px; --radius-e: 1em; --radius-f: e3px }",
      #"{"radii":{"a":1e-7,"b":1000,"c":4,"d":100}}"#, "tokens-value at --radius-e: 1em",
      "tokens-value at --radius-f: e3px "),
    // Comments stand anywhere.
    Row(
      "\u{FEFF}/* don't */ @theme { --color-a: /* x */ #123; --color-b: #456 /* c */; } /* dark */ .dark { --color-a: #fff; }",
      ##"{"colors":{"a":{"light":"#112233","dark":"#FFFFFF"},"b":"#445566"}}"##),
    Row(
      "/* c */ :root { --b: red } @theme { --color-a: var(--b) }", ##"{"colors":{"a":"#FF0000"}}"##),
    // The order of blocks says nothing of appearances.
    Row(
      ".dark { --color-a: blue; --shadow-a: 0 1px blue } @theme { --color-a: red; --shadow-a: 0 1px red } @theme { --color-a: lime }",
      ##"{"colors":{"a":{"light":"#00FF00","dark":"#0000FF"}},"shadows":{"a":{"color":{"light":"#FF0000","dark":"#0000FF"},"radius":0,"x":0,"y":1}}}"##
    ),
    Row(
      "@theme { --color-a: light-dark(red, blue); --color-a: lime }", ##"{"colors":{"a":"#00FF00"}}"##),
    Row(
      "@theme { --shadow-a: 0 1px red; --shadow-b: none } .dark { --shadow-a: none; --shadow-b: 0 1px red }",
      ##"{"shadows":{"a":{"color":{"light":"#FF0000","dark":"#00000000"},"radius":0,"x":0,"y":1},"b":{"color":{"light":"#00000000","dark":"#FF0000"},"radius":0,"x":0,"y":1}}}"##
    ),
    // Selectors and conditions of appearances.
    Row(
      "@theme { --color-a: red } html.dark { --color-a: blue }",
      ##"{"colors":{"a":{"light":"#FF0000","dark":"#0000FF"}}}"##),
    Row(
      "@theme { --color-a: red } .dark, .theme-dark { --color-a: blue }",
      ##"{"colors":{"a":{"light":"#FF0000","dark":"#0000FF"}}}"##),
    Row(
      "@theme { --color-a: red } [data-theme='dark'] { --color-a: blue }",
      ##"{"colors":{"a":{"light":"#FF0000","dark":"#0000FF"}}}"##),
    Row(
      "@theme { --color-a: red } @layer base { :root { @variant dark { --color-a: blue } } }",
      ##"{"colors":{"a":{"light":"#FF0000","dark":"#0000FF"}}}"##),
    Row(
      ":root, .dark { --b: red } @theme { --color-a: var(--b) }", ##"{"colors":{"a":"#FF0000"}}"##),
    Row(
      "@theme { --color-a: red } @media (prefers-contrast: more) and (prefers-color-scheme: dark) { :root { --color-a: blue } }",
      ##"{"colors":{"a":{"color":"#FF0000","increasedContrast":{"light":"#FF0000","dark":"#0000FF"}}}}"##),
    Row(
      "@theme { --color-a: red } @media (min-width: 9px) { :root { --color-a: blue } } .dark .card { --color-a: blue }",
      ##"{"colors":{"a":"#FF0000"}}"##, "tokens-left at @media (min-width: 9px)", "tokens-left at .dark .card"
    ),
    Row("@THEME static { --color-a: red }", ##"{"colors":{"a":"#FF0000"}}"##),
    Row("@themes { --color-a: red }", "{}", "tokens-form at "),
    // References, sums and numbers.
    Row(
      "@theme { --color-a: var(--x, #fff); --color-b: var( --color-a ); --color-c: var(--x, var(--y, rgb(0 0 0))); }",
      ##"{"colors":{"a":"#FFFFFF","b":"#FFFFFF","c":"#000000"}}"##),
    Row("@theme { --color-a: var(--x, ); }", "{}", "tokens-value at --color-a: var(--x, )"),
    Row(
      "@theme { --radius-a: calc(.5rem*2); --radius-b: 1e1px; --radius-c: +4px; --radius-d: calc(8px / 2); }",
      #"{"radii":{"a":16,"b":10,"c":4,"d":4}}"#),
    Row("@theme { --radius-a: 1e999px; }", "{}", "tokens-value at --radius-a: 1e999px"),
    Row(
      "@theme { --text-a--line-height: 2; --text-a: 10px; --text-a--letter-spacing: 1px; --text-a: 12px }",
      #"{"type":{"a":{"size":12,"lineHeight":24,"tracking":1}}}"#),
    Row(
      "@theme { --text-a--line-height: 2 }", "{}", "tokens-value at --text-a--line-height: 2 "),
    Row(
      "@theme { --color-a: red; --color-b: red; --radius-a: 4px; --color-a: initial; --radius-*: initial; --radius-b: 2px }",
      ##"{"colors":{"b":"#FF0000"},"radii":{"b":2}}"##),
    Row(
      "@theme { --color-a: red } .dark { --color-a: initial }", ##"{"colors":{"a":"#FF0000"}}"##,
      "tokens-left at --color-a: initial "),
    Row(#"@theme { --spacing-1\.5: 6px; --radius-\61 b: 2px }"#, #"{"spacing":{"1.5":6},"radii":{"ab":2}}"#),
    Row(
      "@theme { --color-brand: #f00; --spacing: 0.25rem; }",
      ##"{"spacing":{"unit":4},"colors":{"brand":"#FF0000"}}"##),
    Row(
      "/* { */ @import \"tailwindcss\"; @theme inline { --color-blue-500: oklch(62.3% 0.214 259.815); --color-a: var(--color-blue-500); }",
      ##"{"colors":{"blue-500":"#2B7FFF","a":"#2B7FFF"}}"##),
    Row(
      "@theme { --color-bg: white; } .dark { --color-bg: #000; } .x { --color-bg: red; }",
      ##"{"colors":{"bg":{"light":"#FFFFFF","dark":"#000000"}}}"##, "tokens-left at .x"),
    Row(
      "@theme { --color-bg: light-dark(#fff, rgb(0 0 0 / 50%)); }",
      ##"{"colors":{"bg":{"light":"#FFFFFF","dark":"#00000080"}}}"##),
    Row(
      "@theme { --text-lg: 1.125rem; --text-lg--line-height: calc(1.75 / 1.125); --radius: 4px; --radius-full: 9999px; --breakpoint-md: 48rem; }",
      #"{"type":{"lg":{"size":18,"lineHeight":28}},"radii":{"DEFAULT":4,"full":9999},"breakpoints":{"md":768}}"#
    ),
    Row(
      "@theme { --shadow-sm: 0 1px 3px 0 rgb(0 0 0 / 0.1), 0 1px 2px -1px rgb(0 0 0 / 0.1); }",
      ##"{"shadows":{"sm":[{"color":"#0000001A","radius":3,"x":0,"y":1},{"color":"#0000001A","radius":2,"x":0,"y":1,"spread":-1}]}}"##
    ),
    Row(
      "@theme { --inset-shadow-sm: inset 0 2px 4px #0003; --shadow: 0 1px 2px #000; } .dark { --shadow: 0 1px 2px #fff; }",
      ##"{"shadows":{"inset-sm":{"color":"#00000033","radius":4,"x":0,"y":2,"inset":true},"DEFAULT":{"color":{"light":"#000000","dark":"#FFFFFF"},"radius":2,"x":0,"y":1}}}"##
    ),
    Row(
      "@theme { --shadow: 0 1px 2px #000; } .dark { --shadow: 0 9px 2px #fff; }",
      ##"{"shadows":{"DEFAULT":{"color":"#000000","radius":2,"x":0,"y":1}}}"##,
      "tokens-left at --shadow: 0 9px 2px #fff"),
    Row("@theme { --shadow: 0 1px 2px; }", "{}", "tokens-value at --shadow: 0 1px 2px"),
    Row(
      "@theme { --ease-in: linear; --ease-own: cubic-bezier(0.2, 0, 0, 1); --duration-own: 0.2s; --animate-spin: spin 1s; @keyframes spin { to { --x: 1; } } }",
      #"{"motion":{"ease-in":"linear","ease-own":{"bezier":[0.2,0,0,1]},"own":200}}"#,
      "tokens-left at --animate-spin: spin 1s"),
    Row("@theme { --ease-x: steps(3); }", "{}", "tokens-value at --ease-x: steps(3)"),
    Row(
      "@theme { --color-a: #333; } .dark { --color-a: #ccc; } @media (prefers-contrast: more) { :root { --color-a: #000; } .dark { --color-a: #fff; } }",
      ##"{"colors":{"a":{"light":"#333333","dark":"#CCCCCC","increasedContrast":{"light":"#000000","dark":"#FFFFFF"}}}}"##
    ),
    // Tokens that refer to properties of the root, which appearances change.
    Row(
      ":root { --radius: 0.625rem; --background: #fff; --brand: var(--accent); --accent: #00f; } .dark { --background: #111; --accent: #88f; } @theme inline { --color-background: var(--background); --color-brand: var(--brand); --radius-sm: calc(var(--radius) - 4px); --radius-lg: var(--radius); --radius-xl: calc(var(--radius) * 1.4); }",
      ##"{"colors":{"background":{"light":"#FFFFFF","dark":"#111111"},"brand":{"light":"#0000FF","dark":"#8888FF"}},"radii":{"sm":6,"lg":10,"xl":14}}"##
    ),
    Row(
      ":root { --a: #333; } .dark { --a: #ccc; } @media (prefers-contrast: more) { :root { --a: #000; } } @theme { --color-a: var(--a); }",
      ##"{"colors":{"a":{"light":"#333333","dark":"#CCCCCC","increasedContrast":{"light":"#000000","dark":"#CCCCCC"}}}}"##
    ),
    Row(
      "@theme { --radius-lg: 4px; } .dark { --radius-lg: 8px; }", #"{"radii":{"lg":4}}"#,
      "tokens-left at --radius-lg: 8px"),
    Row("@theme { --radius: calc(4px * 2px); }", "{}", "tokens-value at --radius: calc(4px * 2px)"),
    Row("@theme { --color-a: var(--color-a); }", "{}", "tokens-cycle at --color-a: var(--color-a)"),
    Row(":root { --color-a: #fff; }", "{}", "tokens-form at "),
    // What stands twice counts as it stands last.
    Row("@theme { --radius: 4px; --radius: 6px; }", #"{"radii":{"DEFAULT":6}}"#),
    Row(
      "@theme { --text-lg: 20px; --text-lg--letter-spacing: 0.1em; --text-lg--font-weight: 600; }",
      #"{"type":{"lg":{"size":20,"tracking":2,"weight":"semibold"}}}"#),
    Row("@theme { --color-a: nope(; }", "{}", "tokens-value at --color-a: nope(; }", "tokens-form at "),
    Row(
      "@theme { --color-a: var(--b); --radius: 1em; }", "{}", "tokens-reference at --color-a: var(--b)",
      "tokens-value at --radius: 1em"),
    Row("p { color: red }", "{}", "tokens-form at "), Row("}", "{}", "tokens-form at }"),
  ]

  @Test(arguments: sheets) func importsSheets(_ row: Row) {
    let bytes = Array(row.tokens.utf8)
    let result = TailwindThemeImport.theme(of: bytes)
    #expect(JSONWriter.text(result.theme) == row.theme)
    #expect(
      result.diagnostics.map { "\($0.id) at \(String(decoding: bytes[$0.range], as: UTF8.self))" }
        == row.findings)
  }

  @Test(arguments: [(90, true), (101, false)]) func longChainsOfReferences(_ count: Int, _ isRead: Bool) {
    var sheet = ":root { --b0: red;"
    for index in 1..<count { sheet += " --b\(index): var(--b\(index - 1));" }
    sheet += " } @theme { --color-a: var(--b\(count - 1)); }"
    let result = TailwindThemeImport.theme(of: Array(sheet.utf8))
    #expect(result.diagnostics.map { $0.id } == (isRead ? [] : ["tokens-depth"]))
    #expect((result.theme["colors"]?["a"] == "#FF0000") == isRead)
  }

  /// Long chains and wide groups are walked once.
  @Test func longChainsOfTokens() {
    func colors(_ count: Int, _ last: String) -> [UInt8] {
      var text = #"{"color":{"$type":"color""#
      for index in 0..<count {
        text += #","c\#(index)":{"$value":"\#(index + 1 < count ? "{color.c\(index + 1)}" : last)"}"#
      }
      return Array((text + "}}").utf8)
    }
    let chain = DesignTokenImport.theme(of: colors(2000, "#f00"))
    #expect(chain.diagnostics.isEmpty && chain.theme["colors"]?["c1999"] == "#FF0000")
    // A theme follows 256 names, so that those far from the end name it themselves.
    #expect(chain.theme["aliases"]?["c0"] == "c1999" && chain.theme["aliases"]?["c1990"] == "c1991")
    #expect(loaded(chain.theme).color("c0") == RGBA(hex: "#F00").map { Color($0) })
    let cycle = DesignTokenImport.theme(of: colors(2000, "{color.c0}"))
    #expect(cycle.diagnostics.count == 2000 && cycle.diagnostics.allSatisfy { $0.id == "tokens-cycle" })
    #expect(cycle.diagnostics.allSatisfy { $0.message.utf8.count < 400 })
  }

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
          "live": "${a}", "half": ["light": "#000", "dark": "${a}"], "more": ["color": "#000", "increasedContrast": "${a}"],
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
      "rem: CGFloat = 10", "aB: CGFloat = 3", "aB_2: CGFloat = 2", "aB_3: CGFloat = 1", "`default`: CGFloat = 4",
      "_2xl: CGFloat = 5", "token: CGFloat = 6", "`Type`: CGFloat = 7", "plain: Color = Color.primary",
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
          "a": ["color": "#000", "increasedContrast": "primary"], "b": ["color": "#000", "increasedContrast": "#111"],
          "c": "accentColor", "d.e": "clear",
        ],
        "aliases": ["f": "b", "g": "c"], "type": ["t--u": 9, "t-": ["size": 9, "lineHeight": 10], "v": "body"],
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
      "--color-a: #000000;", #"--color-d\.e: transparent;"#, "--text-t-: 9px;", "--text-t---line-height: 10px;",
      "--text-v: 17px;", "--ease-n: cubic-bezier(0.42, 0, 1, 1);", "--duration-ease-m: 5ms;", "--duration-o: 1ms;",
    ] { #expect(text.contains(line), "\(line)") }
    #expect(!text.contains("t--u") && !text.contains("--ease-m"))
  }
}
