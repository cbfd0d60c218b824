import Foundation
import Testing

/// `twc explain` and `twc explain-id`.
@Suite struct ExplainTests {
  static let rows: [Row] = [
    Row(
      arguments: ["explain", "opacity-20 hover:opacity-50 !opacity-80"],
      out: """
        common.opacity
          * 0.8  !opacity-80  important
            0.5  hover:opacity-50  while hover:
            0.2  opacity-20

        """.replacingOccurrences(of: "!opacity-80  important", with: "!opacity-80       important")),
    Row(arguments: ["explain", "--", "-offset-x-2"], has: ["layout.offset.x\n  * -8  -offset-x-2\n"]),
    Row(
      arguments: ["explain", "p-1 px-2"],
      has: [
        "layout.padding.top, layout.padding.bottom\n  * 4  p-1\n",
        "layout.padding.leading, layout.padding.trailing\n  * 8  px-2\n    4  p-1\n",
      ]),
    Row(arguments: ["explain", "card p-3"], has: ["  * 12  p-3\n    24  card  recipe card\n"]),
    Row(
      arguments: ["explain", "--scheme", "light", "dark:bold bold"],
      has: ["  * true  bold\n    true  dark:bold  not here: dark:\n"]),
    Row(
      arguments: ["explain", "p-1", "--format", "json"],
      has: ["\"property\": \"layout.padding.top\"", "\"wins\": true"]),
    Row(
      arguments: ["explain", "p-1 nope"], has: ["* 4  p-1"], errors: ["<classes>:1:5: error: unknown class"],
      code: 1),
    Row(arguments: ["explain", ""], out: ""),
    Row(arguments: ["explain"], errors: ["no classes are given"], code: 2),
    Row(arguments: ["explain", "p-1", "--type", "buton"], errors: ["did you mean \"button\"?"], code: 2),
    Row(
      arguments: ["explain-id", "unknown-class"],
      out: "Classes:\n  unknown-class  error    A class is known\n"),
    Row(
      arguments: ["explain-id", "R24", "--format", "json"],
      has: ["\"id\": \"R24\"", "\"severity\": \"error\""]),
    Row(arguments: ["explain-id", "unknown-clas"], errors: ["did you mean \"unknown-class\""], code: 2),
    Row(arguments: ["explain-id"], errors: ["no identifier is named"], code: 2),
  ]

  @Test("tells what wins", arguments: rows) func row(_ row: Row) throws { try row.check() }

  /// A place in a document counts with the rules and the type around it; another source has its string alone.
  @Test func places() throws {
    let folder = try Scratch([
      "screen.json": """
      { "id": "m", "type": "module", "rules": { "named": { "card": "p-7" }, "button": "uppercase" }, "children": [
        { "id": "é", "type": "button", "class": "card p-1" },
        { "id": "x", "type": "text", "class": "bold" }
      ] }
      """,
      "View.swift": "let view = Text(\"a\").tw(\"p-2 p-3\")\n", "notes.bin": "p-1",
    ])
    let rows: [Row] = [
      Row(
        arguments: ["explain", "screen.json:2:45"],
        out: """
          layout.padding.top, layout.padding.bottom, layout.padding.leading, layout.padding.trailing
            * 4   p-1
              28  card  recipe card

          text.textCase
            * "uppercase"  the rules' button

          """),
      Row(arguments: ["explain", "screen.json:3:45"], out: "text.bold\n  * true  bold\n"),
      Row(arguments: ["explain", "View.swift:1:30"], has: ["  * 12  p-3\n    8   p-2\n"]),
      Row(arguments: ["explain", "screen.json:2:5"], errors: ["no class string stands at 2:5"], code: 1),
      Row(arguments: ["explain", "screen.json:9:1"], errors: ["the file has no place 9:1"], code: 3),
      Row(arguments: ["explain", "notes.bin:1:1"], errors: ["does not tell its language"], code: 3),
      Row(arguments: ["explain", "missing.json:1:1"], errors: ["cannot read"], code: 3),
    ]
    for row in rows { try row.check(in: folder) }
  }
}
