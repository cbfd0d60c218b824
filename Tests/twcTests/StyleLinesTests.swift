import Foundation
import Testing

/// `twc style --lines`.
@Suite struct StyleLinesTests {
  private static let padding = "{\"layout\":{\"padding\":4}}"

  @Test func aLineEach() throws {
    let outcome = try Tool.run(["style", "--lines"], stdin: Array("p-1\r\n\n  \np-1".utf8))
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    #expect(outcome.text == "\(Self.padding)\n{}\n{}\n\(Self.padding)\n")
  }

  @Test func css() throws {
    try Row(
      arguments: ["style", "--lines", "--to", "css"], stdin: "opacity-50\nnope\n",
      has: [#""opacity":"0.5"}}"#, "{\"error\""], code: 1
    ).check()
  }

  @Test func nothing() throws {
    try Row(arguments: ["style", "--lines"], out: "").check()
    try Row(arguments: ["style", "--lines"], stdin: "\n", out: "{}\n").check()
  }

  @Test func badLinesDoNotStopIt() throws {
    let input = Array("p-1\nbg-primry\nfoo p-1 bar\np-1 ".utf8) + [0xFF] + Array("\n\0\np-1\n".utf8)
    let outcome = try Tool.run(["style", "--lines"], stdin: input)
    #expect(outcome.code == 1)
    #expect(outcome.errors == "")
    let lines = outcome.lines
    #expect(lines.count == 6)
    try #require(lines.count == 6)
    #expect(lines[0] == Self.padding)
    #expect(lines[1].hasPrefix("{\"error\":{\"id\":\"unknown-token\",\"message\":"))
    #expect(lines[1].contains("\"range\":[3,9],\"suggestions\":[\"primary\""))
    #expect(!lines[1].contains("\"errors\""))
    #expect(lines[2].contains("\"range\":[0,3],\"suggestions\":[]},\"errors\":[{"))
    #expect(lines[2].contains("\"range\":[8,11]"))
    #expect(lines[3].contains("\"id\":\"invalid-utf8\"") && lines[3].contains("\"range\":[4,5]"))
    #expect(lines[4].contains("\"error\""))
    #expect(lines[5] == Self.padding)
  }

  /// Lines around the limits of a string and of the buffer; a longer one is skipped, and the next is read.
  @Test(
    arguments: [65_535, 65_536, 65_537, 65_538, 262_143, 262_144, 262_145, 1_000_000], ["\n", "\r\n", ""])
  func longLines(_ length: Int, _ end: String) throws {
    let long = "p-1" + String(repeating: " ", count: length - 3)
    let next = end.isEmpty ? "" : "p-1\n"
    let outcome = try Tool.run(["style", "--lines"], stdin: Array("p-1\n\(long)\(end)\(next)".utf8))
    let isTooLong = length > 65_536
    #expect(outcome.code == (isTooLong ? 1 : 0))
    try #require(outcome.lines.count == (end.isEmpty ? 2 : 3))
    if isTooLong {
      #expect(
        outcome.lines[1].contains(
          "\"message\":\"a string holds at most 65536 bytes\",\"range\":[65536,\(length)]"))
    } else {
      #expect(outcome.lines[1] == Self.padding)
    }
    #expect(outcome.lines.allSatisfy { $0.utf8.count < 300 })
    if !end.isEmpty { #expect(outcome.lines[2] == Self.padding) }
  }

  /// Many lines, more than any buffer and any memory of answers holds, each with its own answer.
  @Test func everyLineKeepsItsPlace() throws {
    var input = ""
    var wanted = ""
    for index in 0..<60_000 {
      let number = (index * 7919) % 30_011
      input += "px-[\(number)]\n"
      wanted += number == 0 ? "" : "{\"layout\":{\"padding\":{\"horizontal\":\(number)}}}\n"
      if number == 0 { wanted += "{\"layout\":{\"padding\":{\"horizontal\":0}}}\n" }
    }
    let outcome = try Tool.run(["style", "--lines"], stdin: Array(input.utf8))
    #expect(outcome.code == 0)
    #expect(outcome.text == wanted)
  }

  @Test func optionsHold() throws {
    try Row(
      arguments: ["style", "--lines", "--state", "hover", "--scheme", "dark"],
      stdin: "p-1 hover:p-2 dark:p-3\n",
      out: "{\"layout\":{\"padding\":8}}\n"
    ).check()
    try Row(
      arguments: ["style", "--lines", "--to", "model"], stdin: "p-1 hover:p-2",
      has: ["{\"cases\":[{\"when\":[\"hover\"],\"value\":8}],\"default\":4}"]
    ).check()
    try Row(arguments: ["style", "--lines"], stdin: "p-1 hover:p-2\n", out: "\(Self.padding)\n").check()
    try Row(
      arguments: ["style", "--lines", "--strict"], stdin: "p-1 hover:p-2\np-1 hover:p-2\n",
      has: ["{\"error\":{\"id\":\"condition-dropped\""], code: 1
    ).check()
  }

  @Test func aReaderThatLeavesEndsItQuietly() throws {
    let outcome = try Tool.bash(#"yes p-1 | "$TWC" style --lines | head -n 2; echo "${PIPESTATUS[1]}""#)
    #expect(outcome.text == "\(Self.padding)\n\(Self.padding)\n0\n")
    #expect(outcome.errors == "")
  }

  @Test func answersComeBeforeMoreIsAsked() throws {
    let script = #"""
      coproc "$TWC" style --lines
      for classes in p-1 p-2; do
        echo "$classes" >&"${COPROC[1]}"; read -r -t 20 answer <&"${COPROC[0]}"; echo "$answer"
      done
      """#
    let outcome = try Tool.bash(script)
    #expect(outcome.text == "\(Self.padding)\n{\"layout\":{\"padding\":8}}\n")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func whatCannotBeWrittenIsAnError() throws {
    let full = try Tool.bash(#"yes p-1 | head -n 100000 | "$TWC" style --lines >/dev/full"#)
    #expect(full.code == 3)
    #expect(full.errors == "<stdout>: error: cannot write: No space left on device [cannot-write]\n")
    let folder = try Tool.bash(#""$TWC" style --lines </"#)
    #expect(folder.code == 3)
    #expect(folder.errors.contains("<stdin>: error: cannot read: Is a directory"))
    let closed = try Tool.bash(#"echo p-1 | "$TWC" style --lines >&-"#)
    #expect(closed.code == 3)
  }
}
