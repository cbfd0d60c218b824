import Foundation
import TestSupport
import Testing

/// What cannot be read or written, and documents that are none.
@Suite struct BadInputTests {
  @Test(arguments: [
    ("{\"a\": [1, 2,]}", "1:12: error: trailing", "json-syntax"), ("", "1:1: error: no value", "json-syntax"),
    ("{\n  \"a\": tru\n}", "2:8: error:", "json-syntax"), ("{} x", "1:4: error:", "json-syntax"),
    ("{\"a\": \"b", "error:", "json-syntax"), ("\u{FEFF}{}", "byte order mark", "json-syntax"),
    (String(repeating: "[", count: 600), "nests too deep", "json-syntax"),
  ])
  func brokenJSON(_ text: String, _ message: String, _ id: String) throws {
    for options in [[], ["--check"], ["--keep-going"]] {
      try Row(
        arguments: ["compile", "-"] + options, stdin: text, out: "",
        errors: ["<stdin>:", message, "[\(id)]"], code: 3
      ).check()
    }
  }

  @Test func bytesThatAreNotUTF8() throws {
    let folder = try Scratch()
    try folder.write(Array("{\n\"a\": \"é".utf8) + [0xE9] + Array("\"}".utf8), to: "latin.json")
    try folder.write([0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00], to: "wide.json")
    try Row(
      arguments: ["compile", "latin.json", "wide.json", "--check"],
      errors: ["latin.json:2:8: error: the byte 0xE9 here is not UTF-8 [invalid-utf8]", "wide.json:1:1:"],
      code: 3
    ).check(in: folder)
  }

  @Test(arguments: [
    "--version", "help", "style p-1", "style --compact p-1", "recipes", "recipes --format json",
    "compile a.json",
  ])
  func stdoutIsFull(_ command: String) throws {
    let folder = try Scratch(["a.json": Screen.withClasses])
    let full = try Tool.bash(#""$TWC" \#(command) >/dev/full"#, in: folder)
    #expect(full.code == 3)
    #expect(full.errors == "<stdout>: error: cannot write: No space left on device [cannot-write]\n")
    let closed = try Tool.bash(#""$TWC" \#(command) >&-"#, in: folder)
    #expect(closed.code == 3)
    #expect(closed.errors.contains("Bad file descriptor"))
    let left = try Tool.bash(#""$TWC" \#(command) | true; exit "${PIPESTATUS[0]}""#, in: folder)
    #expect(left.code == 0)
    #expect(left.errors == "")
  }

  @Test func aDeviceAsOutput() throws {
    try Row(
      arguments: ["compile", "-", "-o", "/dev/full"], stdin: Screen.withClasses,
      errors: ["/dev/full: error: cannot write: No space left on device"], code: 3
    ).check()
    try Row(arguments: ["compile", "-", "-o", "/dev/null"], stdin: Screen.withClasses).check()
    try Row(
      arguments: ["compile", "-", "-o", "/dev/stdout"], stdin: Screen.withClasses, out: Screen.compiled
    ).check()
  }

  /// A limit on file sizes stands for a full disk everywhere.
  @Test(arguments: ["--write", "-o a.json", "-o new.json", "-o new/"])
  func aLimitOnFileSizes(_ option: String) throws {
    let text = Screen.text("px-3") + String(repeating: " ", count: 4096)
    let folder = try Scratch(["a.json": text])
    // Pipes keep the limit off the shell's own output.
    let outcome = try Tool.bash(
      #"(ulimit -f 1; "$TWC" compile a.json \#(option) 2>&1; echo "code $?") | cat"#, in: folder)
    #expect(
      outcome.text.contains("error: cannot write: File too large [cannot-write]\ncode 3\n"), "\(outcome.text)"
    )
    #expect(folder.files() == ["a.json"])
    #expect(try folder.text("a.json") == text)
  }

  @Test func aFullDisk() throws {
    let folder = try Scratch(["disk/none": ""])
    let script = #"""
      mount -t tmpfs -o size=64k,mode=755 tmpfs disk 2>/dev/null || { echo skipped; exit; }
      trap 'umount disk' EXIT
      cp "$SOURCE" disk/a.json; chmod 604 disk/a.json; head -c 40000 /dev/zero >disk/fill
      "$TWC" compile disk/a.json --write; echo "code $?"
      cmp "$SOURCE" disk/a.json && ls -A disk && stat -c %a disk/a.json
      """#
    let text = Screen.text("px-3") + String(repeating: " ", count: 16_000)
    try folder.write(Array(text.utf8), to: "source.json")
    let source = folder.url("source.json").path
    let outcome = try Tool.bash("SOURCE='\(source)'\n" + script, in: folder)
    if outcome.text == "skipped\n" {
      print("skipped: no right to mount a small disk")
      return
    }
    #expect(outcome.text == "code 3\na.json\nfill\n604\n")
    #expect(
      outcome.errors.contains("disk/a.json: error: cannot write: No space left on device [cannot-write]"))
  }

  @Test func whatMayNotBeReadOrWritten() throws {
    let folder = try Scratch([
      "no.json": Screen.withClasses, "ro.json": Screen.withClasses, "shut/a.json": Screen.withClasses,
    ])
    try folder.setMode(0, "no.json")
    try folder.setMode(0o444, "ro.json")
    try folder.setMode(0o555, "shut")
    try folder.setMode(0o755, ".")
    defer { try? folder.setMode(0o755, "shut") }
    // The superuser may do everything, so the rows run as nobody then.
    let isRoot = try Tool.bash("id -u").text == "0\n"
    let prefix = isRoot ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : ""
    if isRoot {
      let probe = try Tool.bash(#"chmod 777 . && \#(prefix) "$TWC" --version"#, in: folder)
      guard probe.code == 0 else {
        print("skipped: no other user can run twc here")
        return
      }
    }
    func run(_ arguments: String) throws -> Tool.Outcome {
      try Tool.bash(#"\#(prefix) "$TWC" \#(arguments)"#, in: folder)
    }
    let unreadable = try run("compile no.json")
    #expect(unreadable.code == 3)
    #expect(unreadable.errors == "no.json: error: cannot read: Permission denied [cannot-read]\n")
    for name in ["ro.json", "shut/a.json"] {
      let outcome = try run("compile \(name) --write")
      #expect(outcome.code == 3)
      #expect(outcome.errors == "\(name): error: cannot write: Permission denied [cannot-write]\n")
      #expect(try folder.text(name) == Screen.withClasses)
    }
    let new = try run("compile ro.json -o shut/new.json")
    #expect(new.code == 3)
    #expect(folder.files() == ["no.json", "ro.json", "shut/a.json"])
    for option in ["--theme", "--rules", "--recipes"] {
      let outcome = try run("style \(option) no.json p-1")
      #expect(outcome.code == 3)
      #expect(outcome.errors.contains("no.json: error: cannot read: Permission denied"))
    }
  }

  @Test func aLargeDocument() throws {
    let part = #"{"id":"t","type":"text","class":"px-3 paddng-4"}"#
    let text =
      #"{"id":"m","type":"module","children":["#
      + Array(repeating: part, count: 2_000).joined(separator: ",") + "]}"
    let outcome = try Tool.run(["compile", "-"], stdin: Array(text.utf8))
    #expect(outcome.code == 1)
    #expect(outcome.errors.split(separator: "\n").count { $0.contains("[unknown-class]") } == 2_000)
    #expect(outcome.errors.split(separator: "\n").allSatisfy { $0.utf8.count < 200 })
  }
}
