import TestSupport
import Testing

/// `--theme`, `--rules` and `--recipes`.
@Suite struct SetupTests {
  private static let files = [
    "theme.json": ##"{"spacing": 5, "colors": {"brand": {"light": "#FF0000", "dark": "mint"}}}"##,
    "bad-theme.json": "{\n  \"colors\": {\"brand\": \"#12\"},\n  \"spcing\": 4\n}",
    "rules.json": ##"{"view": "px-[7]", "named": {"card": "p-1"}, "theme": {"colors": {"x": "#00FF00"}}}"##,
    "bad-rules.json":
      "{\n  \"view\": \"px-3 fooo\",\n  \"theme\": {\"colors\": {\"x\": \"#12\"}},\n  \"vew\": \"\"\n}",
    "more/a.json": #"{"recipes": {"tile": "p-2"}}"#, "more/b/c.json": #"{"plate": "tile rounded-[3]"}"#,
    "bad.json":
      "{\"recipes\": {\n  \"tile\": \"p-1 \\u0070addng-4\",\n  \"plate\": {\"base\": \"tile\", \"bse\": \"\"}\n}}",
    "loop.json": #"{"one": "two p-1", "two": "one"}"#, "broken.json": "{\n\"recipes\": }",
  ]

  @Test(arguments: [
    Row(
      arguments: ["style", "--compact", "--theme", "theme.json", "p-1"], out: "{\"layout\":{\"padding\":5}}\n"
    ),
    Row(arguments: ["style", "--theme", "theme.json", "bg-brand"], has: ["\"#FF0000\"", "\"mint\""]),
    Row(
      arguments: ["style", "--compact", "--theme", "swiftcn", "p-1"], out: "{\"layout\":{\"padding\":4}}\n"),
    Row(arguments: ["style", "--rules", "rules.json", "w-[1]"], has: ["\"horizontal\": 7"]),
    Row(
      arguments: ["style", "--compact", "--rules", "rules.json", "card px-[2]"], has: ["\"horizontal\":2"]),
    Row(arguments: ["style", "--rules", "rules.json", "bg-x"], has: ["#00FF00"]),
    Row(arguments: ["style", "--recipes", "more/a.json", "tile"], has: ["\"padding\": 8"]),
    Row(arguments: ["style", "--recipes", "more", "plate"], has: ["\"padding\": 8", "\"cornerRadius\": 3"]),
    Row(arguments: ["style", "--recipes", "more/a.json", "--recipes", "more/b", "plate"], has: ["8"]),
    Row(arguments: ["style", "--recipes", "more", "button-primary"], has: ["button"]),
    Row(
      arguments: ["compile", "-", "--recipes", "more"], stdin: Screen.text("tile"), has: ["\"padding\":8"]),
  ])
  func files(_ row: Row) throws { try row.check(in: Scratch(Self.files)) }

  @Test(arguments: [
    Row(
      arguments: ["style", "--recipes", "bad.json", "p-1"], out: "",
      errors: [
        "bad.json:2:16: error: unknown class \"paddng-4\" [unknown-class]\n",
        "\n               ^~~~~~~~~~~~~\n", "bad.json:3:29: error: unknown key \"bse\"",
        "help: did you mean \"base\"?",
      ], code: 1),
    Row(
      arguments: ["style", "--recipes", "bad.json", "--keep-going", "--compact", "p-1"],
      out: "{\"layout\":{\"padding\":4}}\n", errors: ["paddng-4"], code: 1),
    Row(
      arguments: ["compile", "-", "--recipes", "bad.json"], stdin: Screen.plain, out: "",
      errors: ["bad.json:2:16"], code: 1),
    Row(
      arguments: ["style", "--lines", "--recipes", "bad.json"], stdin: "p-1\n", out: "",
      errors: ["bad.json:2:16"], code: 1),
    Row(arguments: ["recipes", "--recipes", "bad.json"], out: "", errors: ["bad.json:2:16"], code: 1),
    Row(
      arguments: ["style", "--recipes", "loop.json", "p-1"], errors: ["loop.json:1:", "one -> two -> one"],
      code: 1),
    Row(
      arguments: ["style", "--rules", "bad-rules.json", "p-1"], out: "",
      errors: [
        "bad-rules.json:2:17: error: unknown class \"fooo\"", "bad-rules.json:3:29: error: \"#12\"",
        "bad-rules.json:4:3: error: unknown key \"vew\"", "help: did you mean \"view\"?",
      ], code: 1),
    Row(
      arguments: ["style", "--theme", "bad-theme.json", "p-1"], out: "",
      errors: ["bad-theme.json:2:23: error: \"#12\"", "bad-theme.json:3:3:", "\"spacing\""], code: 1),
    Row(
      arguments: [
        "style", "--theme", "broken.json", "--rules", "broken.json", "--recipes", "broken.json", "p-1",
      ],
      out: "", errors: ["broken.json:2:12: error: unexpected '}'", "[json-syntax]"], code: 3),
    Row(
      arguments: ["style", "--keep-going", "--recipes", "broken.json", "p-1"], out: "", errors: ["2:12"],
      code: 3),
    Row(
      arguments: ["style", "--theme", "none.json", "p-1"], errors: ["none.json: error: cannot read: No such"],
      code: 3),
    Row(arguments: ["style", "--theme", "swifcn", "p-1"], errors: ["presets are", "\"swiftcn\""], code: 3),
    Row(
      arguments: ["style", "--rules", "none.json", "p-1"], errors: ["none.json: error: cannot read"], code: 3),
    Row(
      arguments: ["style", "--rules", "more", "p-1"], errors: ["more: error: cannot read: Is a directory"],
      code: 3),
    Row(arguments: ["style", "--recipes", "none", "p-1"], errors: ["none: error: cannot read"], code: 3),
    Row(
      arguments: ["compile", "none.json", "--recipes", "bad.json"],
      errors: ["none.json: error", "bad.json:2:16"], code: 3),
  ])
  func faults(_ row: Row) throws { try row.check(in: Scratch(Self.files)) }

  @Test func recipesList() throws {
    let folder = try Scratch(Self.files)
    let list = try Tool.run(["recipes", "--recipes", "more", "--rules", "rules.json"], in: folder)
    #expect(list.code == 0)
    #expect(list.lines.count > 120)
    let names = list.lines.map { $0.split(separator: " ").first.map { String($0) } ?? "" }
    #expect(Set(names).count == names.count)
    for name in ["button-primary", "card", "tile", "plate"] { #expect(names.contains(name)) }
    #expect(list.lines.contains { $0.hasPrefix("card ") && $0.hasSuffix("  p-1") })
    try Row(
      arguments: ["recipes", "--format=json", "--recipes", "more/a.json"],
      has: ["  {\n    \"name\": \"tile\",\n    \"classes\": \"p-2\"\n  }"]
    ).check(in: folder)
  }
}
