// Style sheets, the themes that they become, and what is reported.
extension ThemeExchangeTests {
  static let sheets: [Row] = [
    // What a theme file would be refused for.
    Row(
      "@theme { --radius-f: -4px; --radius-g: 4px; --text-f: -4px; --breakpoint-x: -4px; --spacing: -1px; --duration-none: 1ms; }",
      #"{"radii":{"g":4}}"#, "theme-range at --radius-f: -4px", "theme-range at --text-f: -4px",
      "theme-range at --breakpoint-x: -4px", "theme-range at --spacing: -1px",
      "theme-name at --duration-none: 1ms"
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
    Row(
      "@theme { --text-lg: 20px; --text-lg--font-weight: 950; --text-sm: 9px; --text-sm--font-weight: 951; }",
      #"{"type":{"lg":{"size":20,"weight":"black"},"sm":9}}"#, "tokens-left at --text-lg--font-weight: 950",
      "tokens-value at --text-sm--font-weight: 951"),
    Row("@theme { --color-a: nope(; }", "{}", "tokens-value at --color-a: nope(; }", "tokens-form at "),
    Row(
      "@theme { --color-a: var(--b); --radius: 1em; }", "{}", "tokens-reference at --color-a: var(--b)",
      "tokens-value at --radius: 1em"),
    Row("p { color: red }", "{}", "tokens-form at "), Row("}", "{}", "tokens-form at }"),
  ]
}
