import Foundation
import Testing

/// `twc compile --lines`, and the threads that compile a folder.
@Suite struct CompileLinesTests {
  private static func screen(_ index: Int) -> String {
    #"{"id":"m\#(index)","type":"module","children":[{"id":"t","type":"text","class":"px-\#(index % 50)"}]}"#
  }

  @Test func aLineEach() throws {
    let text = "\(Screen.withClasses)\r\n\n \t\n\(Screen.plain)\n\(Screen.withClasses)"
    let due = "\(Screen.compiled)\n\n\n\(Screen.plain)\n\(Screen.compiled)\n"
    try Row(arguments: ["compile", "--lines"], stdin: text, out: due).check()
    try Row(arguments: ["compile", "--lines", "-"], stdin: text, out: due).check()
    try Row(arguments: ["compile", "--lines", "-j", "1", "-o", "-"], stdin: text, out: due).check()
    try Row(arguments: ["compile", "--lines"], out: "").check()
    let folder = try Scratch(["a.jsonl": text, "b.jsonl": "\(Screen.plain)\n"])
    try Row(arguments: ["compile", "--lines", "a.jsonl", "b.jsonl"], out: "\(due)\(Screen.plain)\n").check(
      in: folder)
    try Row(
      arguments: ["compile", "--lines", "a.jsonl", "-o", "out/new.jsonl"], errors: ["cannot write"], code: 3
    )
    .check(in: folder)
    try Row(arguments: ["compile", "--lines", "a.jsonl", "-o", "new.jsonl"], out: "").check(in: folder)
    #expect(try folder.text("new.jsonl") == due)
    #expect(folder.files() == ["a.jsonl", "b.jsonl", "new.jsonl"])
  }

  @Test func aDocumentOnSeveralLinesBecomesOne() throws {
    // Text of more than one line cannot come in; what is laid out anew stays on its line.
    let pretty =
      #"{"id":"t","type":"text","class":"p-1 m-1 border","style":{"text":{"font":{"preset":"body"}}}}"#
    let outcome = try Tool.run(
      ["compile", "--lines", "--canonical-styles"], stdin: Array("\(pretty)\n\(pretty)\n".utf8))
    #expect(outcome.lines.count == 2)
    #expect(outcome.lines.first == outcome.lines.last)
  }

  @Test func badLinesKeepTheirPlace() throws {
    let bad = Screen.text("px-3 nope")
    let text = "\(Screen.withClasses)\n\(bad)\n{\n\(Screen.withClasses)\n"
    let outcome = try Tool.run(["compile", "--lines"], stdin: Array(text.utf8))
    #expect(outcome.code == 1 || outcome.code == 3)
    try #require(outcome.lines.count == 4)
    #expect(outcome.lines[0] == Screen.compiled && outcome.lines[3] == Screen.compiled)
    for (line, id) in [(1, "unknown-class"), (2, "json-syntax")] {
      let object = try JSONSerialization.jsonObject(with: Data(outcome.lines[line].utf8)) as? [String: Any]
      #expect((object?["error"] as? [String: Any])?["id"] as? String == id)
      #expect(object?["input"] as? String == [bad, "{"][line - 1])
    }
    #expect(outcome.errors.contains("<stdin>:2:77: error: unknown class \"nope\""))
    #expect(outcome.errors.contains("<stdin>:3:"))
    try Row(
      arguments: ["compile", "--lines", "--keep-going"], stdin: "\(bad)\n", out: "\(Screen.compiled)\n",
      errors: ["unknown class"], code: 1
    ).check()
  }

  @Test func orderAndBytesAreThoseOfOneThread() throws {
    let lines = (0..<3_000).map { $0 % 7 == 0 ? Screen.text("nope-\($0)") : Self.screen($0) }
    let text = Array(lines.joined(separator: "\n").utf8)
    let one = try Tool.run(["compile", "--lines", "--jobs", "1"], stdin: text)
    for jobs in ["2", "7"] {
      let several = try Tool.run(["compile", "--lines", "--jobs", jobs], stdin: text)
      #expect(several.bytes == one.bytes)
      #expect(several.errors == one.errors)
      #expect(several.code == 1 && one.code == 1)
    }
    #expect(one.lines.count == 3_000)
  }

  @Test func folders() throws {
    let folder = try Scratch()
    for index in 0..<60 {
      let text = index % 9 == 5 ? Screen.text("nope-\(index)") : Self.screen(index)
      try folder.write(Array(text.utf8), to: "in/\(index % 4)/s\(100 + index).json")
    }
    let one = try Tool.run(["compile", "in", "-o", "one/", "-j", "1"], in: folder)
    let several = try Tool.run(["compile", "in", "-o", "several/", "-j", "5"], in: folder)
    #expect(one.code == 1 && several.code == 1)
    #expect(one.errors == several.errors && one.errors.contains("nope-5"))
    let names = folder.files().filter { $0.hasPrefix("one/") }
    #expect(names.count == 53)
    for name in names { #expect(try folder.bytes(name) == folder.bytes("several" + name.dropFirst(3))) }
    try Row(arguments: ["compile", "several", "--check", "-j", "3"], out: "").check(in: folder)
  }

  @Test(.timeLimit(.minutes(2))) func longLines() throws {
    let script = """
      { echo '\(Screen.withClasses)'; head -c 67200000 /dev/zero | tr '\\0' x; echo; echo '\(Screen.withClasses)'
        echo '\(Screen.withClasses)'; head -c 67200000 /dev/zero | tr '\\0' x; } | "$TWC" compile --lines -j 2
      """
    let outcome = try Tool.bash(script)
    try #require(outcome.lines.count == 5)
    #expect(outcome.code == 1)
    for index in [0, 2, 3] { #expect(outcome.lines[index] == Screen.compiled) }
    for index in [1, 4] {
      #expect(outcome.lines[index].hasPrefix("{\"error\":{\"id\":\"line-limit\""))
      #expect(outcome.lines[index].contains("6720000"))
      #expect(outcome.lines[index].utf8.count < 200)
    }
    #expect(outcome.errors.contains("line 2 has 6720000"))
  }

  @Test func usage() throws {
    try Row(arguments: ["compile", "--lines", "--write", "-"], errors: ["exclude one another"], code: 2)
      .check()
    try Row(arguments: ["compile", "--lines", "--check"], errors: ["exclude one another"], code: 2).check()
    for number in ["0", "257", "x", "-1"] {
      try Row(
        arguments: ["compile", "--lines", "--jobs=\(number)"], errors: ["a number from 1 to 256"], code: 2
      )
      .check()
    }
    try Row(arguments: ["compile", "--lines", "nowhere.jsonl"], errors: ["cannot read"], code: 3).check()
  }

  /// Who writes a line and waits for its answer gets it before the next one.
  @Test(.timeLimit(.minutes(1))) func answersAtOnce() throws {
    let script = """
      coproc "$TWC" compile --lines
      for index in 1 2 3; do
        printf '%s\\n' '\(Screen.withClasses)' >&"${COPROC[1]}"
        read -r line <&"${COPROC[0]}"
        [ "$line" = '\(Screen.compiled)' ] && echo same
      done
      """
    #expect(try Tool.bash(script).text == "same\nsame\nsame\n")
  }

  /// A reader that goes ends the run although input never ends; a signal leaves whole lines and no file.
  @Test(.timeLimit(.minutes(1))) func ends() throws {
    let folder = try Scratch()
    let endless = "yes '\(Screen.withClasses)'"
    let closed = try Tool.bash(
      "\(endless) | \"$TWC\" compile --lines | head -2; echo ${PIPESTATUS[1]}", in: folder)
    #expect(closed.text == "\(Screen.compiled)\n\(Screen.compiled)\n0\n")
    let signalled = try Tool.bash(
      """
      \(endless) | "$TWC" compile --lines > out.jsonl &
      until [ -s out.jsonl ]; do sleep 0.05; done; kill -TERM $!; wait $!; echo $?
      \(endless) | "$TWC" compile --lines -o new.jsonl &
      sleep 0.5; kill -INT $!; wait $!; echo $?
      """, in: folder)
    #expect(signalled.text == "143\n130\n")
    #expect(folder.files() == ["out.jsonl"])
    let lines = try folder.text("out.jsonl").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count > 1 && lines.last == "")
    #expect(lines.dropLast().allSatisfy { $0 == Screen.compiled })
  }
}
