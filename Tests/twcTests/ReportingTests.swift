import Foundation
import Testing

/// The three formats of findings, colour, and lines that are hard to show.
@Suite struct ReportingTests {
  @Test func formats() throws {
    let json = try Tool.run(["style", "--format", "json", "p-1 bg-primry"])
    #expect(json.code == 1)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.errors.utf8)) as? [String: Any])
    #expect(object["file"] as? String == "<classes>")
    #expect(object["line"] as? Int == 1)
    #expect(object["column"] as? Int == 8)
    #expect(object["endColumn"] as? Int == 14)
    #expect(object["severity"] as? String == "error")
    #expect(object["id"] as? String == "unknown-token")
    #expect(object["range"] as? [Int] == [7, 13])
    #expect((object["suggestions"] as? [String])?.first == "primary")

    try Row(
      arguments: ["style", "--format=github", "foo"],
      errors: [
        "::error file=<classes>,line=1,endLine=1,col=1,endColumn=4,title=unknown-class::unknown class \"foo\"\n"
      ],
      code: 1
    ).check()
    try Row(
      arguments: ["style", "--format=github", "gap-4"], out: "{}\n",
      errors: ["::warning file=<classes>,line=1,endLine=1,col=1,endColumn=6,title=context-in-style::"]
    ).check()
    let folder = try Scratch(["a,b%.json": Screen.withClasses])
    try Row(
      arguments: ["compile", "--check", "--format", "github", "a,b%.json"],
      errors: ["::error file=a%2Cb%25.json,title=would-change::"], code: 1
    ).check(in: folder)
    try Row(
      arguments: ["compile", "--format", "json", "none.json"],
      errors: ["{\"file\":\"none.json\",\"severity\":\"error\",\"id\":\"cannot-read\",\"message\":"], code: 3
    ).check(in: folder)
  }

  /// The shown line and the mark below it.
  @Test(arguments: [
    ("p-1 foo p-2", "p-1 foo p-2\n    ^~~\n"), ("p-1\n\t \tfoo", "\t \tfoo\n\t \t^~~\n"),
    ("p-1\r\nfoo", "\nfoo\n^~~\n"), ("漢字", "漢字\n^~~~\n"), ("p-1 é é", "p-1 é é\n    ^\n"),
    ("a\u{1B}[31mb", "a␛[31mb\n"),
  ])
  func excerpts(_ classes: String, _ shown: String) throws {
    try Row(arguments: ["style", "-"], stdin: classes, errors: [shown], code: 1).check()
  }

  @Test func longLinesAreCut() throws {
    let filler = String(repeating: "p-1 ", count: 500)
    for classes in [
      "foo \(filler)", "\(filler)foo", "\(filler)foo \(filler)", String(repeating: "é", count: 3000),
    ] {
      let outcome = try Tool.run(["style", classes])
      #expect(outcome.code == 1)
      let lines = outcome.errors.split(separator: "\n").map { String($0) }
      let mark = try #require(lines.firstIndex { $0.drop { $0 == " " }.hasPrefix("^") })
      #expect(lines[mark - 1].count <= 100)
      #expect(lines[mark].count <= 100)
      #expect(lines[mark - 1].contains("…"))
      if classes.contains("foo") {
        let column = lines[mark].prefix { $0 == " " }.count
        #expect(lines[mark - 1].dropFirst(column).hasPrefix("foo"))
        #expect(lines[mark].hasSuffix(" ^~~") || lines[mark] == "^~~")
      }
    }
  }

  @Test func controlCharactersDoNotReachTheTerminal() throws {
    let folder = try Scratch()
    let outcome = try Tool.run(["compile", "\u{1B}[31m.json"], in: folder)
    #expect(outcome.code == 3)
    #expect(!outcome.errors.contains("\u{1B}"))
    let option = try Tool.run(["style", "--\u{1B}[31m"])
    #expect(!option.errors.contains("\u{1B}"))
  }

  @Test func colourNeedsATerminal() throws {
    let plain = try Tool.run(["style", "foo"], environment: ["NO_COLOR": "", "TERM": "xterm"])
    #expect(!plain.errors.contains("\u{1B}"))
    // script(1) gives its command a terminal.
    guard try Tool.bash("command -v script").code == 0 else {
      print("skipped: no script(1) to make a terminal")
      return
    }
    let command = #"script -qec "'$TWC' style foo" /dev/null </dev/null"#
    let colored = try Tool.bash("unset NO_COLOR; TERM=xterm \(command)")
    #expect(colored.text.contains("\u{1B}[1;31merror:"))
    for variables in ["NO_COLOR=1 TERM=xterm", "NO_COLOR= TERM=dumb"] {
      let outcome = try Tool.bash("\(variables) \(command)")
      #expect(outcome.text.contains("error:"))
      #expect(!outcome.text.contains("\u{1B}["))
    }
  }
}
