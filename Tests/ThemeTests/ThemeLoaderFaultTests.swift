import StyleModel
import Testing
import Theme

@Suite struct ThemeLoaderFaultTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let json: String
    let mark: String
    let message: String
    let suggestions: [String]
    var testDescription: String { json }

    init(_ id: String, _ json: String, at mark: String, _ message: String, suggestions: [String] = []) {
      self.id = id
      self.json = json
      self.mark = mark
      self.message = message
      self.suggestions = suggestions
    }
  }

  static let rows = [
    Row(
      "json-syntax", #"{"spacing":4,}"#, at: ",",
      "trailing ',': the last element or member has no comma"),
    Row("theme-form", "[]", at: "[]", #""[]" where "theme" takes an object"#),
    Row(
      "unknown-preset", #"{"extends":"swiftnc"}"#, at: #""swiftnc""#,
      #""swiftnc" is not a preset: swiftcn, system, tailwind, themekit and none are, and ThemeKit's such as themekit/dracula"#,
      suggestions: ["swiftcn"]),
    Row("theme-form", #"{"extends":4}"#, at: "4", #""4" where "extends" takes a text"#),
    Row("theme-form", #"{"name":null}"#, at: "null", #""null" where "name" takes a text"#),
    Row(
      "unknown-key", #"{"colours":{}}"#, at: #""colours""#, #"unknown key "colours" in "theme""#,
      suggestions: ["colors"]),
    Row(
      "theme-duplicate", #"{"rem":9,"rem":10}"#, at: #""rem""#, #""rem" stands twice; the last one counts"#),
    Row("theme-range", #"{"spacing":-4}"#, at: "-4", #""-4" is out of range: "spacing" takes at least 0"#),
    Row(
      "theme-form", #"{"spacing":"4"}"#, at: #""4""#,
      #""4" where "spacing" takes the points of a unit, or an object of steps"#),
    Row(
      "theme-form", #"{"spacing":{"md":"1rem"}}"#, at: #""1rem""#,
      #""1rem" where "spacing.md" takes a number"#),
    Row("theme-range", #"{"rem":0}"#, at: "0", #""0" is out of range: "rem" takes more than 0"#),
    Row(
      "theme-range", #"{"radii":{"lg":-1}}"#, at: "-1", #""-1" is out of range: "radii.lg" takes at least 0"#),
    Row("theme-range", #"{"radii":{"lg":1e999}}"#, at: "1e999", #""1e999" is too large for a number"#),
    Row("theme-form", #"{"radii":[]}"#, at: "[]", #""[]" where "radii" takes an object of names and values"#),
    Row(
      "theme-form", #"{"breakpoints":{"sm":true}}"#, at: "true",
      #""true" where "breakpoints.sm" takes a number"#),
    Row(
      "theme-name", #"{"radii":{"extra large":4}}"#, at: #""extra large""#,
      #""extra large" in "radii" can stand in no class: names are ASCII letters, digits, "-", "_" and ".""#),
    Row(
      "unknown-value", #"{"type":{"sm":"subheadlin"}}"#, at: #""subheadlin""#,
      #""subheadlin" is not a value of "type.sm": largeTitle, title, title2, title3, headline, body, callout, "#
        + "subheadline, footnote, caption and caption2 are", suggestions: ["subheadline"]),
    Row(
      "theme-form", #"{"type":{"sm":true}}"#, at: "true",
      #""true" where "type.sm" takes a preset's name, a size in points or an object"#),
    Row(
      "theme-form", #"{"type":{"hero":{"weight":"bold"}}}"#, at: #"{"weight":"bold"}"#,
      #""size" or "style" is missing in "type.hero""#),
    Row(
      "theme-form", #"{"type":{"sm":{"size":4,"style":"body"}}}"#, at: #""style""#,
      #""size" beside "style" in "type.sm": one of them is due"#),
    Row(
      "unknown-key", #"{"type":{"sm":{"leading":4}}}"#, at: #""leading""#,
      #"unknown key "leading" in "type.sm""#),
    Row(
      "theme-range", #"{"type":{"sm":{"lineHeight":-4}}}"#, at: "-4",
      #""-4" is out of range: "type.sm.lineHeight" takes at least 0"#),
    Row(
      "unknown-color", #"{"colors":{"brand":"surfac"}}"#, at: #""surfac""#,
      #""surfac" is neither a colour of the theme nor one of CSS"#,
      suggestions: ["surface", "surfaceVariant"]),
    Row(
      "unknown-color", #"{"colors":{"brand":"hotpnk"}}"#, at: #""hotpnk""#,
      #""hotpnk" is neither a colour of the theme nor one of CSS"#, suggestions: ["hotpink"]),
    Row(
      "unknown-color", ##"{"colors":{"brand":"#12345"}}"##, at: ##""#12345""##,
      ##""#12345" is not a hex colour; 3, 4, 6 or 8 hex digits follow "#""##),
    Row(
      "unknown-color", #"{"colors":{"brand":"var(--brand)"}}"#, at: #""var(--brand)""#,
      #""var()" needs a browser to evaluate; a fixed value is due"#),
    Row(
      "unknown-color", #"{"colors":{"a":"b","b":{"ref":"nope"}}}"#, at: #""nope""#,
      #""nope" is not a colour of the theme: a -> b -> nope"#),
    Row(
      "theme-cycle", #"{"colors":{"a":"b","b":"c","c":{"ref":"a"},"d":"a"}}"#, at: #""a""#,
      #""a" refers to itself: a -> b -> c -> a"#),
    Row(
      "theme-cycle", #"{"colors":{"loop":"loop"}}"#, at: #""loop""#, #""loop" refers to itself: loop -> loop"#
    ),
    Row(
      "theme-cycle", #"{"colors":{"surface":"card"}}"#, at: #""card""#,
      #""card" refers to itself: card -> surface -> card"#),
    Row(
      "theme-form", #"{"colors":{"brand":{"light":"red"}}}"#, at: #"{"light":"red"}"#,
      #""{"light":"red"}" where "colors.brand" takes "light" with "dark", or one of "color", "ref" and "keyword""#
    ),
    Row("theme-form", #"{"colors":{"brand":7}}"#, at: "7", #""7" where "colors.brand" takes a colour"#),
    Row(
      "theme-range", #"{"colors":{"brand":{"color":"red","opacity":50}}}"#, at: "50",
      #""50" is out of range: "colors.brand.opacity" takes 0 to 1"#),
    Row(
      "unknown-key", #"{"colors":{"brand":{"color":"red","opacty":0.5}}}"#, at: #""opacty""#,
      #"unknown key "opacty" in "colors.brand""#, suggestions: ["opacity"]),
    Row(
      "theme-duplicate", #"{"colors":{"on-brand":"red","onBrand":"blue"}}"#, at: #""onBrand""#,
      #""onBrand" names a colour that this theme defines already"#),
    Row(
      "theme-duplicate", #"{"colors":{"hero":"red"},"aliases":{"hero":"blue"}}"#, at: #""hero""#,
      #""hero" names a colour that this theme defines already"#),
    Row(
      "unknown-color", #"{"aliases":{"hero":"primry"}}"#, at: #""primry""#,
      #""primry" is not a colour of the theme"#, suggestions: ["primary"]),
    Row(
      "theme-form", #"{"aliases":{"hero":{"ref":"primary"}}}"#, at: #"{"ref":"primary"}"#,
      #""{"ref":"primary"}" where "aliases.hero" takes a text"#),
    Row(
      "unknown-shadow", #"{"shadows":{"DEFAULT":"medium"}}"#, at: #""medium""#,
      #""medium" is not a shadow of the theme"#),
    Row(
      "theme-cycle", #"{"shadows":{"a":"b","b":"a"}}"#, at: #""b""#, #""a" refers to itself: a -> b -> a"#),
    Row(
      "theme-form", #"{"shadows":{"glow":{"radius":4}}}"#, at: #"{"radius":4}"#,
      #""color" is missing in "shadows.glow""#),
    Row(
      "unknown-value", #"{"colors":{"brand":{"keyword":"tael"}}}"#, at: #""tael""#,
      #""tael" is not a value of "colors.brand.keyword": primary, secondary, clear, accentColor, background, "#
        + "surface, surfaceVariant, onSurface, onSurfaceVariant, outline, error, blue, white, black, green, red, "
        + "yellow, orange, purple, gray, cyan, mint, pink, indigo, teal and brown are", suggestions: ["teal"]),
    Row(
      "theme-form", #"{"colors":{"brand":{"keyword":4}}}"#, at: "4",
      #""4" where "colors.brand.keyword" takes a text"#),
    Row(
      "theme-range", #"{"shadows":{"sm":{"radius":-4}}}"#, at: "-4",
      #""-4" is out of range: "shadows.sm.radius" takes at least 0"#),
    Row(
      "unknown-key", #"{"shadows":{"sm":{"blur":4}}}"#, at: #""blur""#, #"unknown key "blur" in "shadows.sm""#
    ),
    Row(
      "unknown-color", #"{"shadows":{"sm":{"color":"blak"}}}"#, at: #""blak""#,
      #""blak" is neither a colour of the theme nor one of CSS"#, suggestions: ["black"]),
  ]

  @Test("reports an entry at fault and leaves the preset's", arguments: rows)
  func faults(_ row: Row) throws {
    let result = loaded(row.json)
    #expect(result.diagnostics.map(\.id) == [row.id])
    let first = try #require(result.diagnostics.first)
    #expect(first.severity == .error)
    #expect(excerpt(first.range, of: row.json) == row.mark)
    #expect(first.message == row.message)
    #expect(first.suggestions == row.suggestions)
    let preset = Theme.swiftcn
    for name in preset.colors.names { #expect(result.theme.color(name) == preset.color(name)) }
    for name in preset.radii.names { #expect(result.theme.radii[name] == preset.radii[name]) }
    for name in preset.shadows.names { #expect(result.theme.shadows[name] == preset.shadows[name]) }
    for name in preset.type.names { #expect(result.theme.type[name] == preset.type[name]) }
    #expect(result.theme.spacing == 4)
  }

  @Test("collects every fault, and reads what is good beside them")
  func many() {
    let result = loaded(
      #"{"radii":{"lg":-1,"md":9},"colors":{"a":"nope","b":"red"},"type":{"sm":{"weight":"bald"}},"spcing":4}"#
    )
    #expect(result.diagnostics.map(\.id) == ["theme-range", "unknown-color", "unknown-value", "unknown-key"])
    #expect(result.theme.radii["lg"] == 12)
    #expect(result.theme.radii["md"] == 9)
    #expect(result.theme.color("b") == Color(.red))
    #expect(result.theme.color("a") == nil)
  }

  /// A way through thousands of names, which ends or does not, is read without one call inside another for each.
  @Test(
    "ends long ways from name to name",
    arguments: [("colors", "\"#111111\""), ("aliases", "\"c0\""), ("shadows", "\"md\"")])
  func longWays(_ part: String, _ end: String) {
    for count in [200, 5_000] {
      let links = (0..<count).map { "\"c\($0)\": \"c\($0 + 1)\"" }.joined(separator: ", ")
      let result = loaded("{\"extends\": \"swiftcn\", \"\(part)\": {\(links), \"c\(count)\": \(end)}}")
      let isCycle = end == "\"c0\""
      #expect(result.diagnostics.isEmpty == (count == 200 && !isCycle), "\(part) \(count)")
      #expect(result.diagnostics.allSatisfy { $0.id == "theme-cycle" })
    }
  }

  @Test("takes numbers whose products stay numbers")
  func numbers() {
    #expect(loaded(#"{"spacing": 1e9}"#).diagnostics == [])
    #expect(loaded(#"{"spacing": 1e10}"#).diagnostics.map(\.id) == ["theme-range"])
    #expect(loaded(#"{"radii": {"a": 1e300}}"#).diagnostics.map(\.id) == ["theme-range"])
  }

  @Test("marks the exact byte of broken JSON")
  func brokenJSON() {
    #expect(loaded("{\"spacing\": 4;}").diagnostics.map(\.range) == [13..<14])
    #expect(loaded("").diagnostics.map(\.range) == [0..<0])
    #expect(loaded("{").diagnostics.map(\.range) == [1..<1])
    #expect(loaded("{").theme.name == "swiftcn")
  }
}
