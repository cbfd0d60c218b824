import Testing

/// The class strings of sources, from the command line.
@Suite struct ScanTests {
  static let files = [
    "a.swift": "Text(\"x\")\n  .tw(\"p-4 \\(n) nope\")\n",
    "web/b.html": "<p class=\"m-1 bold\">", "web/c.txt": "class=\"no\"", ".hidden/d.swift": "x.tw(\"no\")",
  ]

  static let rows: [Row] = [
    Row(arguments: ["scan", "a.swift"], out: "a.swift:2:8: p-4 … nope\n"),
    Row(arguments: ["scan", "."], out: "./a.swift:2:8: p-4 … nope\n./web/b.html:1:11: m-1 bold\n"),
    Row(
      arguments: ["scan", "--format", "json", "web"],
      out: """
        [
          {
            "file": "web/b.html",
            "line": 1,
            "column": 11,
            "pattern": "attribute",
            "classes": "m-1 bold",
            "hasHoles": false
          }
        ]

        """),
    Row(
      arguments: ["scan", "--stats", "."],
      out: """
        strings 2, classes 4, open 1

        utilities: 3
               1  bold
               1  m
               1  p

        variants: 0

        recipes: 0

        unknown: 1
               1  nope

        """),
    Row(
      arguments: ["scan", "--stats", "--format", "json", "a.swift"],
      has: [#""p": 1"#, #""nope": 1"#]),
    Row(arguments: ["scan", "--language", "html", "-"], stdin: "<p class='a'>", out: "<stdin>:1:11: a\n"),
    Row(
      arguments: ["scan", "--language", "html", "--pattern", "x=(?<classes>.+)", "-"], stdin: "x=p-4",
      out: "<stdin>:1:3: p-4\n"),
    Row(arguments: ["scan", "web/c.txt"], errors: ["nothing tells the language of this file"], code: 3),
    Row(arguments: ["scan", "none.swift"], errors: ["cannot read"], code: 3),
    Row(arguments: ["scan", ".hidden/.."], has: ["a.swift"]),
    Row(arguments: ["scan"], errors: ["no source is named"], code: 2),
    Row(arguments: ["scan", "-"], errors: ["name it with --language"], code: 2),
    Row(
      arguments: ["scan", "--pattern", "(a", "."], errors: ["missing closing parenthesis, at byte 2"], code: 2
    ),
    Row(
      arguments: ["scan", "--language", "swift", "--pattern", "(?<classes>(a+)+)$", "-"],
      stdin: String(repeating: "a", count: 100) + "b",
      errors: [#"<stdin>:1:1: error: the pattern "--pattern" is given up"#, "[pattern-limit]"], code: 1),
  ]

  @Test(arguments: rows)
  func scans(_ row: Row) throws { try row.check(in: try Scratch(Self.files)) }
}

/// Rules with patterns, from the command line.
@Suite struct PatternRuleRowTests {
  static let rows: [Row] = [
    Row(
      arguments: ["style", "--compact", "--rules", "good.json", "stack-3"],
      out: "{\"layout\":{\"padding\":12}}\n"),
    Row(
      arguments: ["style", "--rules", "bad.json", "p-4"],
      errors: ["bad.json:1:43: error: the pattern of \"a\" cannot be read: missing closing parenthesis"],
      code: 1),
    Row(
      arguments: ["style", "--compact", "--rules", "wide.json", "p-4"],
      out: "{\"layout\":{\"padding\":16}}\n",
      errors: ["wide.json:1:34: warning: the pattern of \"a\" matches"]),
    Row(
      arguments: ["compile", "screen.json"],
      out:
        #"{"id":"a","type":"vstack","children":[{"id":"b","type":"text","style":{"layout":{"padding":12}}}]}"#
    ),
  ]

  @Test(arguments: rows)
  func row(_ row: Row) throws {
    try row.check(
      in: try Scratch([
        "good.json": #"{"utilities": {"a": {"pattern": "stack-(?<n>\\d+)", "classes": "p-{n}"}}}"#,
        "bad.json": #"{"utilities": {"a": {"pattern": "\u0061(\\d", "classes": "p-1"}}}"#,
        "wide.json": #"{"utilities": {"a": {"pattern": ".+", "classes": "p-1"}}}"#,
        "screen.json":
          #"{"id":"a","type":"vstack","rules":{"utilities":{"s":{"pattern":"stack-(?<n>\\d+)","classes":"p-{n}"}}},"children":[{"id":"b","type":"text","class":"stack-3"}]}"#,
      ]))
  }
}
