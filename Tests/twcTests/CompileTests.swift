import Foundation
import TestSupport
import Testing

/// `twc compile`: what comes out, and where it goes.
@Suite struct CompileTests {
  @Test func oneDocumentGoesToStdout() throws {
    let folder = try Scratch(["a.json": Screen.withClasses, "plain.json": Screen.plain])
    try Row(arguments: ["compile", "a.json"], out: Screen.compiled).check(in: folder)
    try Row(arguments: ["compile", "-"], stdin: Screen.withClasses, out: Screen.compiled).check(in: folder)
    try Row(arguments: ["compile", "a.json", "-o", "-"], out: Screen.compiled).check(in: folder)
    try Row(arguments: ["compile", "plain.json"], out: Screen.plain).check(in: folder)
    try Row(
      arguments: ["compile", "a.json", "--check"], errors: ["a.json: error:", "[would-change]"], code: 1
    )
    .check(in: folder)
    #expect(folder.files() == ["a.json", "plain.json"])
    #expect(try folder.text("a.json") == Screen.withClasses)
  }

  @Test(
    "compiles pages of Flow, and says so where StemJSON is asked for",
    arguments: [
      Row(
        arguments: ["compile", "--to", "flow", "--shorthand", "-"],
        stdin: "{\"type\":\"separator\",\"class\":\"mt-1 w-full\",\"data\":{}}",
        out: "{\"type\":\"separator\",\"layout\":{\"margin\":{\"top\":4},\"width\":\"fill\"},\"data\":{}}"),
      Row(
        arguments: ["compile", "--to", "flow", "-"],
        stdin: "{\"type\":\"separator\",\"class\":\"nope\",\"data\":{}}", out: "",
        errors: ["unknown class \"nope\""], code: 1),
      Row(
        arguments: ["compile", "-"], stdin: "{\"page\":{\"sections\":[]}}", out: "",
        errors: ["compile it with --to flow", "[document-form]"], code: 1),
      Row(
        arguments: ["compile", "--tokens", "-"], stdin: "{}", errors: ["--tokens goes with --to flow alone"],
        code: 2),
      Row(
        arguments: ["check", "-"],
        stdin: "{\"page\":{\"sections\":[{\"layout\":{\"item_spacing\":\"8\"}}]}}",
        has: ["[flow-number-text]", "Flow drops the section"], errors: ["1 error"], code: 1),
      Row(
        arguments: ["convert", "--to", "flow", "--compact", "-"],
        stdin: "{\"id\":\"a\",\"type\":\"text\",\"context\":{\"_text\":\"A\"}}",
        has: ["\"title_block\""]),
      Row(
        arguments: ["convert", "--from", "flow", "--to", "flow", "-"], stdin: "{}",
        errors: ["--from and --to name one system"], code: 2),
      Row(arguments: ["convert", "-"], stdin: "{}", errors: ["neither --from nor --to is given"], code: 2),
      Row(
        arguments: ["convert", "--to", "stemjson", "-"], stdin: "{\"id\":\"a\",\"type\":\"vstack\"}", out: "",
        errors: ["this is no document of Flow"], code: 1),
      Row(
        arguments: ["recipes", "convert", "--to", "flow", "--compact", "--shorthand", "card/header"],
        has: ["{\"card/header\":{\"layout\":{\"padding\""]),
      Row(
        arguments: ["recipes", "convert", "--to", "flow", "--as", "styles", "card"],
        errors: ["--as goes with --to stemjson alone"], code: 2),
    ])
  func flow(_ row: Row) throws { try row.check() }

  @Test(arguments: Repository.files("Examples", suffix: ".json"))
  func examplesCompile(_ path: String) throws {
    let folder = try Scratch(["screen.json": try Repository.text(path)])
    let outcome = try Tool.run(["compile", "screen.json", "-o", "out.json"], in: folder)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.text == "")
    #expect(!(try folder.text("out.json")).contains("\"class\""))
    // What is compiled has nothing left to compile.
    try Row(arguments: ["compile", "out.json", "--check"]).check(in: folder)
  }

  @Test func optionsReachTheDocument() throws {
    let text = Screen.text("p-1 hover:p-2")
    try Row(arguments: ["compile", "-", "--state", "hover"], stdin: text, has: ["\"padding\":8"]).check()
    try Row(
      arguments: ["compile", "-"], stdin: text, has: ["\"padding\":4"], errors: ["<stdin>:1:", "warning"]
    ).check()
    try Row(
      arguments: ["compile", "-", "--strict"], stdin: text, out: "", errors: ["error: \"hover:\""], code: 1
    )
    .check()
    try Row(
      arguments: ["compile", "-", "--strict", "--keep-going"], stdin: text, has: ["\"padding\":4"],
      errors: ["error: \"hover:\""], code: 1
    ).check()
    let style =
      #"{"id":"t","type":"text","style":{"layout":{"padding":{"top":4,"leading":4,"bottom":4,"trailing":4}}}}"#
    try Row(arguments: ["compile", "-"], stdin: style, out: style).check()
    try Row(arguments: ["compile", "-", "--canonical-styles"], stdin: style, has: ["\"padding\":4"]).check()
  }

  @Test func errorsStandAtTheirPlaceAndNothingIsWritten() throws {
    let text = "{\n\t\"id\": \"t\", \"type\": \"text\",\n\t\"class\": \"p-1 \\u0070addng-4 w-[2em]\"\n}\n"
    let folder = try Scratch(["bad.json": text])
    try Row(
      arguments: ["compile", "bad.json"], out: "",
      errors: [
        "bad.json:3:16: error: unknown class \"paddng-4\" [unknown-class]\n",
        "\n\t\"class\": \"p-1 \\u0070addng-4 w-[2em]\"\n\t              ^~~~~~~~~~~~~\n",
        "bad.json:3:34: error: the unit",
      ], code: 1
    ).check(in: folder)
    for options in [["--write"], ["-o", "new.json"], ["-o", "new/"]] {
      let outcome = try Tool.run(["compile", "bad.json"] + options, in: folder)
      #expect(outcome.code == 1)
      #expect(folder.files() == ["bad.json"])
      #expect(try folder.text("bad.json") == text)
    }
    try Row(
      arguments: ["compile", "bad.json", "--keep-going"], has: ["\"padding\""], errors: ["paddng-4"], code: 1
    ).check(in: folder)
  }

  @Test func writeReplacesWhatChanges() throws {
    let folder = try Scratch(["a.json": Screen.withClasses, "b.json": Screen.plain])
    try folder.setMode(0o640, "a.json")
    try folder.link("link.json", to: "a.json")
    let before = try FileManager.default.attributesOfItem(atPath: folder.url("b.json").path)
    try Row(arguments: ["compile", "link.json", "b.json", "--write"], out: "").check(in: folder)
    #expect(try folder.text("a.json") == Screen.compiled)
    #expect(try folder.mode("a.json") == 0o640)
    #expect(folder.files() == ["a.json", "b.json", "link.json"])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.url("link.json").path) == "a.json")
    let after = try FileManager.default.attributesOfItem(atPath: folder.url("b.json").path)
    #expect(before[.systemFileNumber] as? NSNumber == after[.systemFileNumber] as? NSNumber)
    try Row(arguments: ["compile", "a.json", "b.json", "--check"]).check(in: folder)
  }

  @Test func oneBadFileDoesNotKeepTheOthersBack() throws {
    let folder = try Scratch(["a.json": Screen.withClasses, "b.json": Screen.text("foo"), "c.json": "{"])
    try Row(
      arguments: ["compile", "a.json", "b.json", "c.json", "none.json", "--write"],
      errors: [
        "b.json:1:72: error: unknown class \"foo\"", "c.json:1:2: error:", "none.json: error: cannot read",
      ],
      code: 3
    ).check(in: folder)
    #expect(try folder.text("a.json") == Screen.compiled)
    #expect(try folder.text("b.json") == Screen.text("foo"))
    #expect(try folder.text("c.json") == "{")
  }

  @Test func checkNamesWhatWouldChange() throws {
    let folder = try Scratch(["in/a.json": Screen.withClasses, "in/b.json": Screen.plain])
    let outcome = try Tool.run(["compile", "in", "--check"], in: folder)
    #expect(outcome.code == 1)
    #expect(outcome.text == "")
    #expect(outcome.errors == "in/a.json: error: compiling changes this document [would-change]\n")
    #expect(try folder.text("in/a.json") == Screen.withClasses)
  }
}
