import Foundation
import Testing

/// `twc check` over sources, and the levels of findings.
@Suite struct CheckSourceTests {
  static let view = """
    Text("a").tw("p-2 p-4 roundd-lg")
    Button("b") {}.buttonStyle(.tw("h-8 px-4 py-4"))

    """

  @Test func everyKindOfSourceIsCheckedInItsOrder() throws {
    let folder = try Scratch([
      "A.swift": Self.view, "b/c.html": "<a class='p-2 p-2'>", "b/d.json": Screen.text("p-4"),
      "b/package.json": #"{ "name": "x" }"#, "b/z.json": #"{ "list": [{ "class": "nope" }] }"#,
      "e.txt": "p-2",
    ])
    let outcome = try Tool.run(["check", "."], in: folder)
    #expect(outcome.code == 1)
    #expect(
      outcome.text == """
        ./A.swift:1:15: warning: "p-2" does nothing: "p-4" sets the same after it, and the later one wins [conflicting-classes]
        Text("a").tw("p-2 p-4 roundd-lg")
                      ^~~
        ./A.swift:1:23: error: unknown class "roundd-lg" [unknown-class]
        Text("a").tw("p-2 p-4 roundd-lg")
                              ^~~~~~~~~
        help: did you mean "rounded-lg", "rounded-b" or "rounded-e"?
        ./A.swift:2:33: warning: "h-8" makes this button 32 points high; iOS asks for 44 by 44 of what is tapped [touch-target]
        Button("b") {}.buttonStyle(.tw("h-8 px-4 py-4"))
                                        ^~~
        ./A.swift:2:37: note: "px-4" and "py-4" are one class: "p-4" [shorthand]
        Button("b") {}.buttonStyle(.tw("h-8 px-4 py-4"))
                                            ^~~~
        help: write "p-4" instead of "px-4 py-4"
        ./b/c.html:1:11: warning: "p-2" stands twice [duplicate-class]
        <a class='p-2 p-2'>
                  ^~~
        help: remove "p-2 "
        ./b/z.json:1:24: error: unknown class "nope" [unknown-class]
        { "list": [{ "class": "nope" }] }
                               ^~~~

        """)
    #expect(
      outcome.errors
        == "checked 1 document, 2 components, 0 styles, 3 sources, 4 class strings, 10 classes: 2 errors, 3 warnings, 1 note\n"
    )
    // One thread and many say the same.
    #expect(try Tool.run(["check", ".", "--jobs", "1"], in: folder).text == outcome.text)
  }

  @Test func standardInputHasALanguage() throws {
    try Row(
      arguments: ["check", "-", "--language", "swift"], stdin: "x.tw(\"nope\")", has: ["<stdin>:1:7: error:"],
      errors: ["checked 1 source"], code: 1
    ).check()
    try Row(
      arguments: ["check", "-", "--pattern", "look\\("], stdin: "look(\"p-2 p-2\")", has: ["[json-syntax]"],
      errors: ["1 error"], code: 3
    ).check()
    try Row(
      arguments: ["check", "-", "--language", "swift", "--pattern", "look\\("], stdin: "look(\"p-2 p-2\")",
      has: ["[duplicate-class]"], errors: ["1 warning"]
    ).check()
  }

  @Test func repairsOfSourcesAreWritten() throws {
    let folder = try Scratch(["A.swift": Self.view])
    try Row(
      arguments: ["check", "A.swift", "--fix", "--dry-run"], has: ["[shorthand]"],
      errors: ["A.swift: error: 1 repair changes this source"], code: 1
    ).check(in: folder)
    #expect(try folder.text("A.swift") == Self.view)
    try Row(
      arguments: ["check", "A.swift", "--fix"], has: ["roundd-lg"], errors: ["1 repair in 1 file"], code: 1
    )
    .check(in: folder)
    #expect(try folder.text("A.swift") == Self.view.replacingOccurrences(of: "px-4 py-4", with: "p-4"))
    try folder.write(Array("x.tw(\"hover:p-1 p-2 p-2\")\n".utf8), to: "B.swift")
    try Row(
      arguments: ["check", "B.swift", "--fix", "--level", "unformatted=warning"], out: "",
      errors: ["2 repairs in 1 file"]
    ).check(in: folder)
    #expect(try folder.text("B.swift") == "x.tw(\"p-2 hover:p-1\")\n")
  }

  @Test(arguments: [
    ("conflicting-classes=off", 0), ("conflicting-classes=note", 0), ("conflicting-classes=warning", 1),
    ("conflicting-classes=error", 1),
  ])
  func levels(_ level: String, _ code: Int32) throws {
    let outcome = try Tool.run(
      ["check", "-", "--language", "swift", "--fail-on", "warning", "--level", level],
      stdin: Array("x.tw(\"p-2 p-4\")".utf8))
    #expect(outcome.code == code)
    #expect(outcome.text.isEmpty == level.hasSuffix("off"))
  }

  @Test func levelsOfOtherFormsAreRefused() throws {
    for (level, message) in [
      ("conflicting-classes", "takes ID=LEVEL"),
      ("conflicting-classes=loud", "a level is off, note, warning or error"),
      ("conflict-classes=off", "no finding has the identifier"),
    ] {
      try Row(arguments: ["check", "-", "--level", level], errors: [message], code: 2).check()
    }
  }

  @Test func sarifNamesTheSource() throws {
    let folder = try Scratch(["A.swift": Self.view])
    let outcome = try Tool.run(["check", "A.swift", "--format", "sarif"], in: folder)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(outcome.text.utf8)) as? [String: Any])
    let runs = try #require(log["runs"] as? [[String: Any]])
    let results = try #require(runs[0]["results"] as? [[String: Any]])
    #expect(
      results.compactMap { $0["ruleId"] as? String } == [
        "conflicting-classes", "unknown-class", "touch-target", "shorthand",
      ])
    #expect(results.filter { $0["fixes"] != nil }.count == 1)
  }
}
