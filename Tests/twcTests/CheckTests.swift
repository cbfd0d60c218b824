import Foundation
import TestSupport
import Testing

/// `twc check`: formats, exit codes and repairs.
@Suite struct CheckTests {
  static let good = #"{ "id": "a", "type": "text", "class": "p-4", "context": { "_text": "A" } }"# + "\n"
  static let warned = """
    {
      "id": "a", "type": "text",
      "style": { "layout": { "padding": { "all": 8 } } }
    }

    """
  static let bad = """
    {
      "id": "é", "type": "image",
      "style": { "common": { "tint": "systemRed" }, "layout": { "spacing": 4 } }
    }

    """

  @Test func goodDocumentsAreFine() throws {
    let folder = try Scratch(["a.json": Self.good, "sub/b.json": Self.good])
    try Row(
      arguments: ["check", "."], out: "",
      errors: ["checked 2 documents, 2 components, 0 styles, 2 classes: 0 errors, 0 warnings, 0 notes\n"]
    ).check(in: folder)
    try Row(
      arguments: ["check", "-"], stdin: Self.good, out: "",
      errors: ["checked 1 document, 1 component, 0 styles, 1 class: 0 errors"]
    ).check()
    try Row(arguments: ["check", "*.json"], out: "", errors: ["checked 1 document"]).check(in: folder)
  }

  @Test func textNamesPlacesRulesAndRepairs() throws {
    let folder = try Scratch(["bad.json": Self.bad])
    let outcome = try Tool.run(["check", "bad.json"], in: folder)
    #expect(outcome.code == 1)
    #expect(
      outcome.text == """
        bad.json:2:22: error: "image" has none of width, height, maxWidth and maxHeight, so it is drawn with no size [R22]
          "id": "é", "type": "image",
                             ^~~~~~~
        bad.json:3:34: error: "systemRed" is not a colour keyword of StemJSON [R05]
          "style": { "common": { "tint": "systemRed" }, "layout": { "spacing": 4 } }
                                         ^~~~~~~~~~~
        help: write "red" instead of "systemRed"
        bad.json:3:61: warning: unknown key "spacing" in "layout": runtimes ignore it; a stack's gap is "_spacing" in its context [R13]
          "style": { "common": { "tint": "systemRed" }, "layout": { "spacing": 4 } }
                                                                    ^~~~~~~~~
        help: did you mean "_spacing"?

        """)
    #expect(
      outcome.errors == "checked 1 document, 1 component, 1 style, 0 classes: 2 errors, 1 warning, 0 notes\n")
  }

  @Test func formatsAreMachineReadable() throws {
    let folder = try Scratch(["bad.json": Self.bad])
    let json = try Tool.run(["check", "bad.json", "--format", "json"], in: folder)
    #expect(json.code == 1)
    let lines = try json.lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(lines.compactMap { $0["id"] as? String } == ["R22", "R05", "R13"])
    #expect(lines.compactMap { $0["line"] as? Int } == [2, 3, 3])
    #expect(lines.compactMap { $0["file"] as? String } == ["bad.json", "bad.json", "bad.json"])
    #expect((lines[1]["fix"] as? [String: Any])?["replacement"] as? String == #""red""#)
    let github = try Tool.run(["check", "bad.json", "--format", "github"], in: folder)
    #expect(github.code == 1)
    #expect(
      github.lines.first
        == "::error file=bad.json,line=2,endLine=2,col=22,endColumn=29,title=R22::\"image\" has "
        + "none of width, height, maxWidth and maxHeight, so it is drawn with no size")
    #expect(github.lines.last?.hasPrefix("::warning file=bad.json,line=3,endLine=3,col=61,") == true)
  }

  @Test(arguments: [
    ("error", warned, Int32(0)), ("warning", warned, 1), ("note", warned, 1), ("error", bad, 1),
    ("warning", good, 0), ("note", good, 0), ("note", #"{"id":"v","type":"video"}"#, 1),
    ("warning", #"{"id":"v","type":"video"}"#, 0),
  ])
  func failOn(_ level: String, _ document: String, _ code: Int32) throws {
    let outcome = try Tool.run(["check", "-", "--fail-on", level], stdin: Array(document.utf8))
    #expect(outcome.code == code, "\(outcome.text)")
  }

  @Test func strictMakesDroppedConditionsErrors() throws {
    let text = Screen.text("hover:p-2")
    try Row(arguments: ["check", "-"], stdin: text, has: ["warning: \"hover:\""], errors: ["1 warning"])
      .check()
    try Row(
      arguments: ["check", "-", "--strict"], stdin: text, has: ["error: \"hover:\""], errors: ["1 error"],
      code: 1
    ).check()
    try Row(arguments: ["check", "-", "--state", "hover"], stdin: text, out: "", errors: ["0 warnings"])
      .check()
  }

  @Test func classesAndRulesAreChecked() throws {
    let folder = try Scratch([
      "a.json": Screen.text("brand-box paddng-4"), "rules.json": #"{ "named": { "brand-box": "p-4" } }"#,
    ])
    try Row(
      arguments: ["check", "a.json"], has: ["\"brand-box\" [unknown-class]", "\"paddng-4\" [unknown-class]"],
      errors: ["2 errors"], code: 1
    ).check(in: folder)
    try Row(
      arguments: ["check", "a.json", "--rules", "rules.json"], has: ["\"paddng-4\" [unknown-class]"],
      errors: ["1 error,"], code: 1
    ).check(in: folder)
  }

  @Test func whatCannotBeReadIsReportedAndTheRestGoesOn() throws {
    let folder = try Scratch(["a.json": Self.bad, "b.json": "{ \"id\": }"])
    try Row(
      arguments: ["check", "a.json", "b.json", "none.json"],
      has: ["[R22]", "b.json:1:9: error:", "[json-syntax]"],
      errors: ["none.json: error: cannot read", "checked 2 documents"], code: 3
    ).check(in: folder)
    try Row(arguments: ["check"], errors: ["no file is named"], code: 2).check()
    try Row(arguments: ["check", "a", "--dry-run"], errors: ["--dry-run goes with --fix"], code: 2).check()
    try Row(arguments: ["check", "-", "--fix"], errors: ["no file to write for stdin"], code: 2).check()
    try Row(
      arguments: ["check", "a", "--format", "xml"], errors: ["text, json, github or sarif"], code: 2
    ).check()
  }

  @Test func repairsTouchNoOtherByte() throws {
    let before =
      "{\r\n\t\"id\":\"a\" , \"type\":\"vstack\",\r\n\t\"class\": \"p-4 \",\r\n\t\"style\": {\"layout\": {\"padding\":{ \"all\" : 8 },\"width\":\"infinity\",\r\n\t\t\"spacing\": 1e0}, \"common\":{\"tint\":\"systemRed\" ,\"opacity\":\"2\"}}}"
    let after =
      "{\r\n\t\"id\":\"a\" , \"type\":\"vstack\",\r\n\t\"class\": \"p-4 \",\r\n\t\"style\": {\"layout\": {\"padding\":8,\"maxWidth\":\"infinity\",\r\n\t\t\"spacing\": 1e0}, \"common\":{\"tint\":\"red\" ,\"opacity\":\"2\"}}}"
    let folder = try Scratch(["a.json": before, "b.json": Self.good, "c.json": Self.warned])
    try folder.setMode(0o640, "a.json")
    try Row(
      arguments: ["check", ".", "--fix", "--dry-run"], has: ["[R11]", "[R17]", "[R05]"],
      errors: [
        "a.json: error: 3 repairs change this document [would-change]", "c.json: error: 1 repair changes",
      ],
      code: 1
    ).check(in: folder)
    #expect(try folder.text("a.json") == before)
    try Row(
      arguments: ["check", ".", "--fix"], has: ["[R03]", "[R13]"],
      errors: ["1 error, 1 warning, 0 notes; 4 repairs in 2 documents"], code: 1
    ).check(in: folder)
    #expect(try folder.text("a.json") == after)
    #expect(try folder.text("b.json") == Self.good)
    #expect(try folder.text("c.json") == Self.warned.replacingOccurrences(of: "{ \"all\": 8 }", with: "8"))
    #expect(try folder.mode("a.json") == 0o640)
    #expect(folder.files() == ["a.json", "b.json", "c.json"])
    let again = try Tool.run(["check", ".", "--fix"], in: folder)
    #expect(!again.errors.contains("repair"))
    #expect(try folder.text("a.json") == after)
  }

  @Test func repairsAreShownInOneLine() throws {
    let frame = (1...9).map { "\n \"k\($0)\": \($0)" }.joined(separator: ",")
    let long = #"{"id":"a","type":"text","style":{"layout":{"padding":{"all":"# + "{" + frame + "}}}}}"
    for (text, help) in [
      (#"{"id":"a","type":"text","style":{"layout":{"padding":"4"}}}"#, #"help: write 4 instead of "4""#),
      (
        #"{"id":"a","type":"text","style":{"layout":{"padding":{"left":4}}}}"#,
        #"help: write "leading" instead of "left""#
      ),
    ] {
      let outcome = try Tool.run(["check", "-"], stdin: Array(text.utf8))
      #expect(outcome.lines.contains(help), "\(outcome.text)")
    }
    let outcome = try Tool.run(["check", "-"], stdin: Array(long.utf8))
    #expect(outcome.lines.allSatisfy { $0.unicodeScalars.count < 220 }, "\(outcome.text)")
  }

  @Test func rulesAreListed() throws {
    let text = try Tool.run(["check", "--list-rules"])
    #expect(text.code == 0)
    #expect(text.lines.first == "Documents:")
    #expect(text.lines.contains { $0.hasPrefix("  R22 ") && $0.contains("error") })
    let json = try Tool.run(["check", "--list-rules", "--format", "json"])
    let rows = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [[String: String]] ?? []
    #expect(rows.count > 100)
    #expect(
      rows.first == [
        "id": "R01", "group": "document", "severity": "warning", "summary": rows[0]["summary"] ?? "",
      ])
  }

  @Test func colourIsForTerminalsAlone() throws {
    let outcome = try Tool.run(["check", "-"], stdin: Array(Self.bad.utf8), environment: ["NO_COLOR": ""])
    #expect(!outcome.text.contains("\u{1B}"))
  }
}
